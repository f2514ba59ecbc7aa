// How long things take at the table, so that one can watch; `pace` is the person's setting.

/** @import { State } from '../types/door.d.ts' */
/** @import { Settings } from '../storage/settings.js' */

const PAUSE = { slow: 1500, normal: 850, fast: 260 };
/** How long a call out of turn stays open. */
export const CALL_WINDOW = 2200;

/**
 * Before a computer seat moves: longer where the person may call something; `more` times where there is more to see.
 * @param {Pick<State, 'legal'>} state
 * @param {Pick<Settings, 'pace'>} settings
 * @param {number} [more]
 */
export function restBefore({ legal }, { pace }, more = 1) {
  const usual = PAUSE[pace];
  return legal.length ? Math.max(CALL_WINDOW, usual) : usual * more;
}

/**
 * Before the page says for the person what alone can be said.
 * @type {(move: string, settings: Pick<Settings, 'pace'>) => number}
 */
export const restBeforeForced = (move, { pace }) => PAUSE[pace] * (move === 'pass' ? 1.4 : 0.6);
