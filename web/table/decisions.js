// What of a position is the person's to decide, and what has been.

/** @import { State } from '../types/door.d.ts' */
/** @import { Settings } from '../storage/settings.js' */

const ME = 0;

/** Words that a seat says for lack of anything else; with nothing to decide they can be said by the page. */
const FORCED = new Set(['pass']);

/**
 * Whether the page moves for the person, who has nothing to decide and wants it so (`forced`, `autodraw`).
 * @param {Pick<State, 'turn' | 'result' | 'legal'>} state
 * @param {Pick<Settings, 'forced' | 'autodraw'>} settings
 */
export function isForced({ turn, result, legal: [only, ...more] }, { forced, autodraw }) {
  if (turn !== ME || result || more.length || !only) return false;
  return (forced && FORCED.has(only)) || (autodraw && only === 'draw');
}

/** Words that are left to a person whose tiles do not fit. */
const STUCK = new Set(['draw', 'pass']);

/**
 * Whether the person can only say so, since nothing fits; not every word means that in every family (`canBeStuck`).
 * @type {(state: Pick<State, 'turn' | 'result' | 'legal'>, canBeStuck: boolean) => boolean}
 */
export const nothingFits = ({ turn, result, legal }, canBeStuck) =>
  canBeStuck && turn === ME && !result && legal.length > 0 && legal.every((move) => STUCK.has(move));

/**
 * Whether the person has made a move that can be taken back.
 * @type {(state: Pick<State, 'moves' | 'round'> & { view: { history: string[] } }) => boolean}
 */
export const canUndo = (state) =>
  state.moves > 0 && (state.round > 1 || state.view.history.some((entry) => entry.startsWith(`${ME}:`)));
