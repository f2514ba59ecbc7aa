// Panels that `lazy.js` fetches when the first of them is wanted.

export { openAdvice } from './advice.js';
export { openCard, openHelp } from './help.js';
export { openLog } from './log.js';
export { openExport, openImport } from './saves.js';
export { openScores } from './scores.js';
export { openSettings } from './settings.js';
export { openMatchOver, openRoundOver } from './summary.js';
export { openRanking } from '../families/poker_panel.js';
export { openTrains } from '../families/train_panel.js';
export { openTricks } from '../families/trick_panel.js';
