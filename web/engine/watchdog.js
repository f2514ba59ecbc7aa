// How long the engine may take for an answer, and what notices when it takes longer.

/** @import { Request } from '../types/door.d.ts' */

/**
 * What a request may take, in parts of the engine's patience: some are a search in one piece, and a match is played
 * again move by move.
 * @type {{ [Type in Request['type']]?: number }}
 */
const SHARE = { puzzle: 2, advise: 2, review: 2, arrange: 2, undo: 2, load: 3 };
/** The same for a mere picture, where one has hung the engine before: nothing is lost without it. */
const DOUBTFUL = 0.3;
/** The first answers of a new worker come slowly: its code is still being optimised. */
const WHEN_COLD = 1;
const TICKS = 10;
/** The tick at which somebody who waits should be told so. */
const SLOW = 2;

/**
 * Milliseconds for a request, the thinking time that it asks for itself included.
 * @param {Partial<Request>} request
 * @param {{ patience: number, cold: boolean, doubtful: boolean }} engine
 */
export function limitOf(request, { patience, cold, doubtful }) {
  const { type } = request;
  const share = doubtful && type === 'state' && request.table ? DOUBTFUL : ((type && SHARE[type]) ?? 1);
  return patience * (share + (cold ? WHEN_COLD : 0)) + ('ms' in request ? (request.ms ?? 0) : 0);
}

/**
 * Calls `slow` and at last `late`, unless what comes back is called before. Time is counted in ticks: a device that
 * slept, or a tab that was put aside, has waited for one tick only and not for hours.
 * @param {number} limit
 * @param {{ slow: () => void, late: () => void }} hear
 */
export function watch(limit, { slow, late }) {
  let ticks = 0;
  const timer = setInterval(() => {
    ticks++;
    if (ticks === SLOW) slow();
    if (ticks < TICKS) return;
    clearInterval(timer);
    late();
  }, limit / TICKS);
  return () => clearInterval(timer);
}
