// How long things take at the table, so that one can watch.

import { settings } from './settings.js';

const PAUSE = { slow: 1500, normal: 850, fast: 260 };
/** How long a call out of turn stays open. */
export const CALL_WINDOW = 2200;

/** Before a computer seat moves: longer where the person may call something, or a trick has just been taken. */
export function restBefore({ legal, view }) {
  const usual = PAUSE[settings.pace];
  if (legal.length) return Math.max(CALL_WINDOW, usual);
  return view.last_trick && !view.trick.length ? usual * 1.8 : usual;
}

/** Before the page says for the person what alone can be said. */
export const restBeforeForced = (move) => PAUSE[settings.pace] * (move === 'pass' ? 1.4 : 0.6);

/** Words that a seat says for lack of anything else; with nothing to decide they can be said by the page. */
const FORCED = new Set(['pass']);

/** Whether the page moves for the person, who has nothing to decide and wants it so. */
export function isForced({ turn, result, legal: [only, ...more] }) {
  if (turn !== 0 || result || more.length || !only) return false;
  return (settings.forced && FORCED.has(only)) || (settings.autodraw && only === 'draw');
}
