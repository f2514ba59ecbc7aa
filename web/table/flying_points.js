// The points of a round fly from the table to those who get them.

import { h } from '../ui/dom.js';

/** @import { Ended, Shown } from '../types/page.d.ts' */
/** @import { Stage } from './stage.js' */

const FLIGHT = 900;

/**
 * To which seat the points of each side fly: to the one whose round it is, else to the first of the side.
 * @param {Pick<Ended, 'result' | 'sides'>} state
 * @returns {{ seat: number, points: number }[]}
 */
export function flightsOf({ result, sides }) {
  const { seat, points } = result;
  return points
    .map((each, side) => ({ seat: seat !== null && sides[seat] === side ? seat : sides.indexOf(side), points: each }))
    .filter((one) => one.points !== 0);
}

/**
 * Lets them fly; resolves when they have arrived.
 * @param {Stage} stage
 * @param {Shown & Ended} state
 */
export async function flyPoints(stage, state) {
  const { scene } = stage;
  const home = stage.canvas.parentElement;
  if (!scene || !home) return;
  const from = stage.onScreen({ x: scene.width / 2, y: scene.height / 2 });
  const flights = flightsOf(state).flatMap(({ seat, points }) => {
    const plate = scene.seats.find((one) => one.seat === seat);
    if (!plate) return [];
    const to = stage.onScreen(plate);
    const words = points > 0 ? `+${points}` : String(points).replace('-', '−');
    const flying = h('span', { class: 'flying-points', 'aria-hidden': 'true' }, words);
    document.body.append(flying);
    const at = (/** @type {{ x: number, y: number }} */ { x, y }, /** @type {number} */ size) =>
      `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
    const flight = flying.animate(
      [
        { transform: at(from, 0.6), opacity: 0 },
        { transform: at(from, 1.3), opacity: 1, offset: 0.35 },
        { transform: at(to, 1), opacity: 1, offset: 0.85 },
        { transform: at(to, 0.9), opacity: 0 },
      ],
      { duration: FLIGHT, easing: 'ease-in-out' },
    );
    return [flight.finished.finally(() => flying.remove())];
  });
  await Promise.allSettled(flights);
}
