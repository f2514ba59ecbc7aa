// What of a position is the person's to decide, and what has been.

import { isOwnTurn } from '../families/own.js';
import { laysTile } from '../words/notation.js';

/** @import { State } from '../types/door.d.ts' */
/** @import { Settings } from '../storage/settings.js' */
/** @import { Obvious } from '../types/page.d.ts' */

/**
 * What a position says of what is to be decided.
 * @typedef {Pick<State, 'turn' | 'result' | 'legal'> & { view: { seat: number | null } }} Deciding
 */

/** The seat of a person who plays alone. */
const ME = 0;

/** Words that nobody wants to hear said for them, be there no other. @type {(move: string) => boolean} */
const isBid = (move) => move.startsWith('bid:');

/**
 * Whether the page moves for the person, who has nothing to decide: one move is all there is, and it goes by itself
 * where the person wants it so. `itself` is about words (draw, pass, stop) and tiles that must be taken, `lone` about
 * the only tile that can be laid; `kind` is what the family says of this position (`byItself`).
 * @param {Deciding} state
 * @param {Pick<Settings, 'itself' | 'lone'>} settings
 * @param {Obvious} [kind]
 */
export function isForced(state, { itself, lone }, kind = 'words') {
  const {
    result,
    legal: [only, ...more],
  } = state;
  if (!isOwnTurn(state) || result || more.length || !only || isBid(only) || kind === 'nothing') return false;
  return laysTile(only) ? lone || (itself && kind === 'tiles') : itself;
}

/** Words that are left to a person whose tiles do not fit. */
const STUCK = new Set(['draw', 'pass']);

/**
 * Whether the person can only say so, since nothing fits; not every word means that in every family (`canBeStuck`).
 * @type {(state: Deciding, canBeStuck: boolean) => boolean}
 */
export const nothingFits = (state, canBeStuck) =>
  canBeStuck &&
  isOwnTurn(state) &&
  !state.result &&
  state.legal.length > 0 &&
  state.legal.every((move) => STUCK.has(move));

/**
 * Whether one person, playing alone, has made a move that can be taken back.
 * @type {(state: Pick<State, 'moves' | 'round'> & { view: { history: string[] } }) => boolean}
 */
export const canUndo = (state) =>
  state.moves > 0 && (state.round > 1 || state.view.history.some((entry) => entry.startsWith(`${ME}:`)));
