// A small piece of the table as it will look: cloth, faces and a back.

import { felt } from '../paint/felt.js';
import { tablePalette } from '../paint/look.js';
import { drawTile, penFor } from '../paint/tile.js';
import { withColour } from '../storage/settings.js';
import { h } from '../ui/dom.js';

const WIDTH = 300;
const HEIGHT = 96;
const SIZE = 34;

/** What lies there, from the left; the last one on its face. */
const TILES = ['6-5', '4-4', '12-9', '3-1', null];

/** It says nothing to a screen reader: what is chosen stands in the form. */
export function lookPicture() {
  const dpr = Math.min(3, window.devicePixelRatio || 1);
  const canvas = h('canvas', { 'aria-hidden': 'true', width: WIDTH * dpr, height: HEIGHT * dpr });
  const ctx = penFor(canvas);
  const colours = tablePalette();
  ctx.drawImage(felt(WIDTH, HEIGHT, dpr, colours, false), 0, 0);
  ctx.scale(dpr, dpr);
  TILES.forEach((tile, k) => {
    const x = (WIDTH * (k + 0.5)) / TILES.length;
    drawTile(ctx, { tile, x, y: HEIGHT / 2, size: SIZE, coloured: withColour(tile === '12-9' ? 12 : 6) }, dpr, colours);
  });
  return canvas;
}
