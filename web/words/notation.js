// Moves as the engine writes them: `6-4`, `4-6@R`, `draw`, `bid:31`.

/**
 * Whether a move lays a tile.
 * @type {(move: string) => boolean}
 */
export const laysTile = (move) => /^\d/.test(move);
/**
 * The tile that a move lays, named with the higher half first.
 * @param {string} move
 */
export function tileOf(move) {
  const [one, two] = move.split('@')[0].split('-').map(Number);
  return `${Math.max(one, two)}-${Math.min(one, two)}`;
}
