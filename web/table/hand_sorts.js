// Ways to sort tiles, the largest first.

/** @type {(tile: string) => number[]} */
const halves = (tile) => tile.split('-').map(Number);
/** @type {(tile: string) => number} */
const dots = (tile) => halves(tile)[0] + halves(tile)[1];
/** @type {(tile: string) => number} */
const double = (tile) => Number(halves(tile)[0] === halves(tile)[1]);
/** @type {(a: string, b: string) => number} */
const byNumber = (a, b) => halves(b)[0] - halves(a)[0] || halves(b)[1] - halves(a)[1];

/** @type {Record<string, (a: string, b: string) => number>} */
const WAYS = {
  number: byNumber,
  dots: (a, b) => dots(b) - dots(a) || byNumber(a, b),
  doubles: (a, b) => double(b) - double(a) || byNumber(a, b),
};

/** The ways by name. */
export const SORTS = Object.keys(WAYS);

/**
 * The tiles in an order; one that nobody knows (an old setting) is that of the numbers.
 * @type {(tiles: string[], way: string) => string[]}
 */
export const sorted = (tiles, way) => [...tiles].sort(WAYS[way] ?? byNumber);
