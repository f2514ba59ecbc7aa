// What a position says of the seats: who plays together, and who has laid what since somebody's last move.

import { laysTile, tileOf } from '../words/notation.js';

/**
 * The side of each seat where several share one, else null.
 * @param {{ sides: number[] }} state
 */
export function teamsOf({ sides }) {
  const count = new Set(sides).size;
  return count > 1 && count < sides.length ? sides : null;
}

/**
 * The tiles that others have laid since a seat last laid one, each with its seat. To draw or to pass is no answer to
 * them: they stay marked.
 * @param {string[]} history
 * @param {number | null} own
 * @returns {Map<string, number>}
 */
export function recentTiles(history, own) {
  const moves = history.map((entry) => {
    const at = entry.indexOf(':');
    return { seat: Number(entry.slice(0, at)), move: entry.slice(at + 1) };
  });
  const laid = moves.filter(({ move }) => laysTile(move));
  const since = laid.slice(laid.findLastIndex(({ seat }) => seat === own) + 1);
  return new Map(since.map(({ seat, move }) => [tileOf(move), seat]));
}
