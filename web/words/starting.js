// Who starts a round and why, told as the engine tells what happens.

/** @import { State } from '../types/door.d.ts' */
/** @import { EventData } from '../types/events.d.ts' */

/**
 * The event that a round begins with somebody, where one has just been dealt: who holds the tile that opens it, who
 * sits behind the dealer, or simply whose turn it is.
 * A position that is posed begins with nobody: moves were made before it.
 * @param {State} state
 * @returns {EventData[]}
 */
export function startOf({ events, players, turn, result, view }) {
  if (players === 1 || turn === null || result || view.history.length) return [];
  if (!events.some(({ kind }) => kind === 'deal')) return [];
  const tile = 'opening' in view ? view.opening : null;
  const behind = 'dealer' in view && (view.dealer + 1) % players === turn;
  return [{ kind: 'starts', seat: turn, reason: tile ? 'holds' : behind ? 'dealer' : 'turn', tile: tile ?? '' }];
}
