// Time as the page has it: a clock, frames and timers. Who needs it is handed it, so that a test can hand in its own.

/** @typedef {ReturnType<typeof setTimeout> | 0} Timer */

/**
 * @typedef {object} Time
 * @property {() => number} now
 * @property {(act: () => void) => number} frame calls back with the next frame, which a hidden page does not get
 * @property {(id: number) => void} dropFrame
 * @property {(act: () => void, ms: number) => Timer} wait
 * @property {(id: Timer) => void} dropWait
 */

/** @type {Time} */
export const pageTime = {
  now: () => performance.now(),
  frame: (act) => requestAnimationFrame(act),
  dropFrame: (id) => cancelAnimationFrame(id),
  wait: (act, ms) => setTimeout(act, ms),
  dropWait: (id) => clearTimeout(id),
};
