// While a sheet lies over the lower part of a table, what was played is moved above it: nobody has to guess from memory
// how the round ended.

/** @import { Stage } from './stage.js' */

/** Where tiles lie that were played. */
const PLAYED = new Set(['line', 'row', 'trick']);
/** Room around them. */
const GAP = 8;

/**
 * How to move a box up, and where that is not enough how to shrink it about its middle, so that it stands between two
 * heights.
 * @param {{ top: number, bottom: number }} box
 * @param {{ top: number, bottom: number }} room
 */
export function lifted(box, room) {
  const scale = Math.min(1, Math.max(0, room.bottom - room.top) / (box.bottom - box.top));
  const middle = (box.top + box.bottom) / 2;
  const half = (scale * (box.bottom - box.top)) / 2;
  return { scale, middle, by: Math.min(0, room.bottom - half - middle) };
}

/**
 * Moves the canvas; once the sheet is gone, `putBack` has it as it was.
 * @param {Stage} stage
 * @param {HTMLElement} sheet
 */
export function liftAbove({ canvas, scene, rail }, sheet) {
  const played = scene?.tiles.filter(({ zone }) => PLAYED.has(zone)) ?? [];
  putBack({ canvas });
  if (!played.length) return;
  const { top } = canvas.getBoundingClientRect();
  const box = {
    top: Math.min(...played.map(({ y, size }) => y - size)) + rail + top - GAP,
    bottom: Math.max(...played.map(({ y, size }) => y + size)) + rail + top + GAP,
  };
  const { scale, middle, by } = lifted(box, { top, bottom: innerHeight - sheet.offsetHeight });
  if (by === 0 && scale === 1) return;
  canvas.style.transformOrigin = `50% ${middle - top}px`;
  canvas.style.transform = `translateY(${by}px) scale(${scale})`;
}

/** @param {Pick<Stage, 'canvas'>} stage */
export function putBack({ canvas }) {
  canvas.style.removeProperty('transform');
  canvas.style.removeProperty('transform-origin');
}
