// The screens that look back, which come together when the first of them is wanted.

export { PositionScreen } from './position_screen.js';
export { RecordScreen } from './record_screen.js';
export { replayTable } from './replay.js';
