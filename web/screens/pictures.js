// Painted pictures for the lobby, with the same tiles as the table: the head of the page, and a game without a picture.

import { pictureUrl } from '../boot/site.js';
import { h } from '../ui/dom.js';
import { hasPicture } from '../engine/catalogue.js';
import { felt } from '../paint/felt.js';
import { tablePalette } from '../paint/look.js';
import { drawTile, penFor } from '../paint/tile.js';

/** @typedef {[tile: string | null, along: number, across: number, turn: number]} Laid */

/**
 * A line of play that winds across the head of the page: [tile, along, across, turn] in tile widths from the middle.
 * @type {Laid[]}
 */
const LINE = [
  ['6-6', 0, 0, 0],
  ['6-4', 1.56, 0, 270],
  ['4-1', 3.62, 0, 270],
  ['1-1', 5.18, 0, 0],
  ['5-1', 6.74, 0, 90],
  ['6-3', -1.56, 0, 90],
  ['3-3', -3.12, 0, 0],
  ['3-0', -4.68, 0, 90],
  ['5-0', -6.74, 0, 90],
  ['5-2', -8.8, 0, 270],
];
/** @type {Laid[]} */
const LOOSE = [
  ['4-2', -7.6, 3.1, 14],
  ['6-5', -1.9, 3.2, 82],
  [null, 3.6, -2.9, 62],
  [null, -4.7, -3, -20],
  [null, 9.4, -2.4, 8],
  ['2-2', 9.3, 2.4, -24],
  ['5-4', 4.6, 3.2, 108],
  [null, -10.8, -2.2, 40],
];

const LEFT_END = -9.8;
const SPREAD = 1.2;

/**
 * The head of the page: the line runs beside the words where there is room, else above them; no tile lies under them.
 * @param {HTMLCanvasElement} canvas
 * @param {{ right: number, top: number }} words where they end at the right, and begin at the top
 */
export function paintHead(canvas, words) {
  const { clientWidth: width, clientHeight: height } = canvas;
  const unit = Math.max(22, Math.min(height / 6, width / 26));
  const beside = width - words.right > 0.45 * width;
  const apart = beside ? (words.right - width / 2) / unit - LEFT_END + 0.6 : (words.top - height / 2) / unit - SPREAD;
  const shift = beside ? [Math.max(6.2, apart), 0.1] : [2.4, Math.min(-1.7, apart)];
  /** @type {(x: number, y: number) => boolean} */
  const free = (x, y) => (beside ? x - SPREAD * unit > words.right : y + SPREAD * unit < words.top);
  paintMotif(canvas, {
    unit,
    shift,
    loose: LOOSE.filter(([, x, y]) => free(width / 2 + (x + shift[0]) * unit, height / 2 + (y + shift[1]) * unit)),
  });
}

/**
 * Fills a canvas with cloth and tiles; `unit` is the short side of a tile, `shift` moves the line off the middle.
 * @param {HTMLCanvasElement} canvas
 * @param {{ unit: number, shift: number[], loose?: Laid[] }} how
 */
function paintMotif(canvas, { unit, shift, loose = LOOSE }) {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (!width || !height) return;
  const dpr = Math.min(3, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * dpr);
  canvas.height = Math.round(height * dpr);
  const ctx = penFor(canvas);
  const colours = tablePalette();
  ctx.drawImage(felt(width, height, dpr, colours, false), 0, 0);
  ctx.scale(dpr, dpr);
  for (const [tile, x, y, turn] of [...LINE, ...loose]) {
    drawTile(
      ctx,
      {
        tile,
        x: width / 2 + (x + shift[0]) * unit,
        y: height / 2 + (y + shift[1]) * unit,
        size: unit,
        turn,
        coloured: false,
      },
      dpr,
      colours,
    );
  }
}

/** Fetches pictures when they come near the screen: reading all at once would hold up the engine's start. */
const near = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting || !(target instanceof HTMLImageElement)) continue;
      near.unobserve(target);
      target.src = target.dataset.src ?? '';
    }
  },
  { rootMargin: '100px' },
);

/**
 * A picture that the engine has drawn, by its name.
 * @param {string} name
 */
export function picture(name) {
  const image = h('img', { 'data-src': pictureUrl(`pictures/${name}.svg`), alt: '', decoding: 'async' });
  near.observe(image);
  return image;
}

/**
 * The picture of a game: its own, or a painted one.
 * @param {string} game
 */
export function pictureOf(game) {
  if (hasPicture(game)) return picture(game);
  const canvas = h('canvas', { 'aria-hidden': 'true' });
  const shift = [((game.length * 37) % 9) - 4, ((game.length * 13) % 3) - 1];
  requestAnimationFrame(() => paintMotif(canvas, { unit: 26, shift }));
  return canvas;
}
