// How long things take at the table, so that one can watch; `pace` is the person's setting. Times run from the moment
// at which the position before was shown: the flight of its tile is part of them.

import { laysTile } from '../words/notation.js';

/** @import { State } from '../types/door.d.ts' */
/** @import { Settings } from '../storage/settings.js' */

/** @typedef {Record<Settings['pace'], number>} Times */

/** A move that one watches. @type {Times} */
export const PLAIN = { slow: 1500, normal: 700, fast: 260 };
/** One of several that follow without a choice, or a word for lack of one. @type {Times} */
const RUN = { slow: 700, normal: 350, fast: 160 };
/** A tile that a seat lays after one of its own. @type {Times} */
const STRING = { slow: 300, normal: 150, fast: 80 };
/** Each further tile of a run of draws. @type {Times} */
const BURST = { slow: 220, normal: 120, fast: 60 };
/** How long one likes to watch; then it goes like a run of draws, and after twice as long at once. @type {Times} */
const WATCHED = { slow: 8000, normal: 3500, fast: 1500 };
/** The thought behind a computer seat's move, which goes on while the tile before it flies. @type {Times} */
export const THOUGHT = { slow: 1400, normal: 600, fast: 400 };
/** The least for a tile of the person's that is laid by itself: it is lifted first, so that one sees which. */
const LIFTED = 300;
/** How long a call out of turn stays open. */
export const CALL_WINDOW = 2200;

/** Words that a seat says because it has no tile to lay. */
const WANTING = new Set(['draw', 'pass', 'stop']);

/**
 * Before a move: longer where the person may call something, `more` times where there is more to see, and shorter where
 * a seat goes on or has nothing to decide, or where the person has waited long already (`waited` milliseconds since the
 * own last tile or decision); `calls`: somebody else at this device may call something.
 * @param {Pick<State, 'turn' | 'legal'> & { view: { history: string[], seat: number | null } }} state
 * @param {string} move
 * @param {Pick<Settings, 'pace'>} settings
 * @param {{ more?: number, waited?: number, calls?: boolean }} [how]
 */
export function restBefore({ turn, legal, view }, move, { pace }, { more = 1, waited = 0, calls = false } = {}) {
  const own = turn === view.seat;
  if (calls || (!own && legal.length)) return Math.max(CALL_WINDOW, PLAIN[pace]);
  if (own && laysTile(move)) return Math.max(LIFTED, RUN[pace]);
  if (waited > WATCHED[pace]) return waited > 2 * WATCHED[pace] ? 0 : BURST[pace];
  const [, seat, before = ''] = /^(\d+):(.*)$/.exec(view.history.at(-1) ?? '') ?? [];
  const goesOn = Number(seat) === turn;
  if (goesOn && move === 'draw' && before === 'draw') return BURST[pace];
  if (goesOn && laysTile(move) && laysTile(before)) return STRING[pace];
  return goesOn || WANTING.has(move) ? RUN[pace] : PLAIN[pace] * more;
}
