// Tiles inside dialogs, painted as on the table.

import { h } from '../ui/dom.js';
import { tablePalette } from '../paint/look.js';
import { drawTile, penFor } from '../paint/tile.js';

/**
 * One tile, upright unless it is turned; its name is its text for those who cannot see it.
 * @param {string} tile
 * @param {number} [size]
 * @param {{ turn?: number, coloured?: boolean, name?: string }} [look]
 */
export function tilePicture(tile, size = 26, { turn = 0, coloured = false, name = tile } = {}) {
  const dpr = Math.min(3, window.devicePixelRatio || 1);
  const [width, height] = turn % 180 ? [size * 2.15, size * 1.3] : [size * 1.3, size * 2.3];
  const canvas = h('canvas', {
    class: 'tile-picture',
    role: 'img',
    'aria-label': name,
    width: Math.round(width * dpr),
    height: Math.round(height * dpr),
  });
  canvas.style.width = `${width}px`;
  canvas.style.height = `${height}px`;
  const ctx = penFor(canvas);
  ctx.scale(dpr, dpr);
  drawTile(ctx, { tile, x: width / 2, y: height / 2, size, turn, coloured }, dpr, tablePalette());
  return canvas;
}
