// Where on a crowded screen something can lie that covers nothing one needs.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {Box & { weight: number }} Obstacle */
/** @typedef {{ left: number, top: number, cost: number, far: number }} Place */

/** What must not be covered weighs so much more than what is a pity to cover that all of the latter gives way to it. */
export const NEVER = 1000;

/** Pixels between two places that are tried; large screens are tried more coarsely. */
const STEP = 6;
const MOST_STEPS = 110;

/** @type {(from: number, to: number) => number} */
const length = (from, to) => Math.max(0, to - from);

/**
 * How bad it is to lie there: the covered area, weighed.
 * @param {Box} box
 * @param {Obstacle[]} obstacles
 */
export function costAt(box, obstacles) {
  let cost = 0;
  for (const { left, top, right, bottom, weight } of obstacles) {
    const wide = length(Math.max(left, box.left), Math.min(right, box.right));
    const high = length(Math.max(top, box.top), Math.min(bottom, box.bottom));
    cost += wide * high * weight;
  }
  return cost;
}

/**
 * From low to high in steps, both ends included.
 * @param {number} low
 * @param {number} high
 */
function steps(low, high) {
  const step = Math.max(STEP, (high - low) / MOST_STEPS);
  const all = [];
  for (let at = low; at < high; at += step) all.push(at);
  return [...all, Math.max(low, high)];
}

/**
 * The best place in `room` for something of a size, among `obstacles` with their weights: the one that covers least,
 * and among those the nearest to `wish`, a point for the middle of its upper edge.
 * @param {{ width: number, height: number }} size
 * @param {Box} room
 * @param {Obstacle[]} obstacles
 * @param {{ x: number, y: number }} wish
 */
export function clearPlace({ width, height }, room, obstacles, wish) {
  /** @type {Place} */
  let best = { left: room.left, top: room.top, cost: Infinity, far: Infinity };
  for (const top of steps(room.top, room.bottom - height))
    for (const left of steps(room.left, room.right - width)) {
      const far = Math.hypot(left + width / 2 - wish.x, top - wish.y);
      if (best.cost === 0 && far >= best.far) continue;
      const cost = costAt({ left, top, right: left + width, bottom: top + height }, obstacles);
      if (cost < best.cost || (cost === best.cost && far < best.far)) best = { left, top, cost, far };
    }
  return best;
}
