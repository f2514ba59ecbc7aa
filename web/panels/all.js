// Panels that `later.js` fetches when the first of them is wanted.

export { openAdvice } from './advice.js';
export { openHelp } from './help.js';
export { openExport, openImport } from './saves.js';
export { openScores } from './scores.js';
export { openSettings } from './settings.js';
export { openMatchOver, openRoundOver } from './summary.js';
export { openTrains } from './trains.js';
export { openTricks } from './tricks.js';
