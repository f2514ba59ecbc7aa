// One domino, lit from the upper left whichever way it lies. Sprites are painted once per tile, size and quarter turn.

import { pipColour } from './palette.js';

/** @import { Palette } from './palette.js' */

/* global PIPS */

/** @typedef {CanvasRenderingContext2D} Pen */

/** What paints on a canvas. @type {(canvas: HTMLCanvasElement) => Pen} */
export const penFor = (canvas) => /** @type {Pen} */ (canvas.getContext('2d'));

/** @type {(tile: string) => number[]} */
export const halves = (tile) => tile.split('-').map(Number);

/** @type {(ctx: Pen, x: number, y: number, r: number, colour: string, flat: boolean) => void} */
function pip(ctx, x, y, r, colour, flat) {
  ctx.fillStyle = colour;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  if (flat || r < 2.2) return;
  const hollow = ctx.createRadialGradient(x + r * 0.35, y + r * 0.4, r * 0.1, x, y, r);
  hollow.addColorStop(0, 'rgb(255 255 255 / 26%)');
  hollow.addColorStop(0.55, 'rgb(255 255 255 / 4%)');
  hollow.addColorStop(1, 'rgb(0 0 0 / 38%)');
  ctx.fillStyle = hollow;
  ctx.fill();
  ctx.strokeStyle = 'rgb(255 255 255 / 75%)';
  ctx.lineWidth = Math.max(0.5, r * 0.14);
  ctx.beginPath();
  ctx.arc(x, y, r + ctx.lineWidth * 0.4, Math.PI * 0.05, Math.PI * 0.62);
  ctx.stroke();
}

/**
 * @type {(ctx: Pen, w: number, h: number, r: number, size: number, top: string, base: string, low: string, side:
 *   string, sideLow: string) => void}
 */
function slab(ctx, w, h, r, size, top, base, low, side, sideLow) {
  const depth = Math.max(1, size * 0.075);
  const under = ctx.createLinearGradient(0, h / 2 - r, 0, h / 2 + depth);
  under.addColorStop(0, side);
  under.addColorStop(1, sideLow);
  ctx.fillStyle = under;
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2 + depth * 0.35, w, h - depth * 0.35 + depth * 0.5, r);
  ctx.fill();
  const face = ctx.createLinearGradient(-w / 2, -h / 2, w / 2, h / 2);
  face.addColorStop(0, top);
  face.addColorStop(0.5, base);
  face.addColorStop(1, low);
  ctx.fillStyle = face;
  ctx.beginPath();
  ctx.roundRect(-w / 2, -h / 2, w, h - depth * 0.5, r);
  ctx.fill();
}

/** @type {(ctx: Pen, w: number, h: number, r: number, size: number, rim: string) => void} */
function bevel(ctx, w, h, r, size, rim) {
  const depth = Math.max(1, size * 0.075);
  const width = Math.max(0.75, size * 0.03);
  const edge = ctx.createLinearGradient(-w / 2, -h / 2, w / 2, h / 2);
  edge.addColorStop(0, rim);
  edge.addColorStop(0.4, 'rgb(255 255 255 / 20%)');
  edge.addColorStop(1, 'rgb(70 50 20 / 26%)');
  ctx.strokeStyle = edge;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(-w / 2 + width / 2, -h / 2 + width / 2, w - width, h - depth * 0.5 - width, r - width / 2);
  ctx.stroke();
}

/**
 * A plain line around a tile, so that it stands out from whatever it lies on.
 * @type {(ctx: Pen, w: number, h: number, r: number, size: number, colour: string) => void}
 */
function frame(ctx, w, h, r, size, colour) {
  const width = Math.max(1, size * 0.05);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(-w / 2 + width / 2, -h / 2 + width / 2, w - width, h - width, r);
  ctx.stroke();
}

/** @type {(ctx: Pen, size: number, quarter: number, colours: Palette) => void} */
function groove(ctx, size, quarter, colours) {
  const reach = size * 0.37;
  const width = Math.max(1, size * 0.035);
  const upright = quarter % 2 === 0;
  /** @type {(shift: number, colour: string) => void} */
  const line = (shift, colour) => {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    if (upright) {
      ctx.moveTo(-reach, shift);
      ctx.lineTo(reach, shift);
    } else {
      ctx.moveTo(shift, -reach);
      ctx.lineTo(shift, reach);
    }
    ctx.stroke();
  };
  ctx.lineCap = 'round';
  if (!colours.flat) line(width * 0.7, colours.ivory.rim);
  line(0, colours.ivory.line);
  const r = size * 0.062;
  if (r < 1.2 || colours.flat) return;
  const brass = ctx.createRadialGradient(-r * 0.35, -r * 0.4, r * 0.1, 0, 0, r);
  brass.addColorStop(0, colours.brass.light);
  brass.addColorStop(0.5, colours.brass.base);
  brass.addColorStop(1, colours.brass.dark);
  ctx.fillStyle = 'rgb(60 40 10 / 35%)';
  ctx.beginPath();
  ctx.arc(0, r * 0.25, r * 1.12, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = brass;
  ctx.beginPath();
  ctx.arc(0, 0, r, 0, Math.PI * 2);
  ctx.fill();
}

/** @type {(point: [x: number, y: number], quarter: number) => number[]} */
function turned([x, y], quarter) {
  return [
    [x, y],
    [-y, x],
    [-x, -y],
    [y, -x],
  ][quarter];
}

/**
 * A number in the place of its pips; it stands upright however the tile lies.
 * @type {(ctx: Pen, number: number, at: number[], size: number, colour: string) => void}
 */
function numeral(ctx, number, [x, y], size, colour) {
  ctx.fillStyle = colour;
  ctx.font = `700 ${size * (number > 9 ? 0.56 : 0.68)}px Figtree, system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(number), x, y + size * 0.02);
}

/** @type {(ctx: Pen, tile: string, size: number, quarter: number, colours: Palette, coloured?: boolean) => void} */
function faceUp(ctx, tile, size, quarter, colours, coloured) {
  groove(ctx, size, quarter, colours);
  halves(tile).forEach((number, half) => {
    if (colours.numerals)
      return numeral(
        ctx,
        number,
        turned([0, (half ? 0.495 : -0.495) * size], quarter),
        size,
        pipColour(number, coloured, colours),
      );
    const r = size * (PIPS.radii[number] / 2 + (size < 26 ? 0.012 : 0));
    for (const [px, py] of PIPS.patterns[number]) {
      const [x, y] = turned([(px * size) / 2, (py * size) / 2 + (half ? 0.495 : -0.495) * size], quarter);
      pip(ctx, x, y - size * 0.012, r, pipColour(number, coloured, colours), colours.flat);
    }
  });
}

/** @type {(ctx: Pen, w: number, h: number, r: number, size: number, colours: Palette) => void} */
function faceDown(ctx, w, h, r, size, colours) {
  const inset = size * 0.13;
  ctx.strokeStyle = colours.ornament;
  ctx.lineWidth = Math.max(0.75, size * 0.028);
  ctx.beginPath();
  ctx.roundRect(-w / 2 + inset, -h / 2 + inset, w - 2 * inset, h - 2 * inset - size * 0.04, r * 0.6);
  ctx.stroke();
  const d = size * 0.17;
  ctx.fillStyle = colours.ornament;
  ctx.beginPath();
  ctx.moveTo(0, -d);
  ctx.lineTo(d * 0.72, 0);
  ctx.lineTo(0, d);
  ctx.lineTo(-d * 0.72, 0);
  ctx.fill();
  ctx.fillStyle = colours.back[2];
  ctx.beginPath();
  ctx.arc(0, 0, d * 0.28, 0, Math.PI * 2);
  ctx.fill();
}

/** @typedef {{ canvas: HTMLCanvasElement, width: number, height: number }} Sprite */

/** @type {Map<string, Sprite>} */
const sprites = new Map();

/**
 * A canvas with the tile in its middle; `lift` 0 lies on the cloth, 1 is in the hand, with a longer shadow.
 * @param {{ tile: string | null, size: number, quarter: number, lift?: number, coloured?: boolean }} wanted
 * @param {number} dpr
 * @param {Palette} colours
 */
export function sprite({ tile, size, quarter, lift = 0, coloured }, dpr, colours) {
  const s = Math.max(4, Math.round(size * 2) / 2);
  const key = [tile, s, quarter, lift, coloured, dpr, colours.name].join();
  let made = sprites.get(key);
  if (made) return made;
  if (sprites.size > 700) sprites.clear();
  const pad = s * 0.5 + 4;
  const [w, h] = quarter % 2 ? [s * 2, s] : [s, s * 2];
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil((w + pad * 2) * dpr);
  canvas.height = Math.ceil((h + pad * 2) * dpr);
  const ctx = penFor(canvas);
  ctx.scale(dpr, dpr);
  ctx.translate(canvas.width / dpr / 2, canvas.height / dpr / 2);
  const r = s * 0.15;
  ctx.save();
  ctx.shadowColor = lift ? 'rgb(0 0 0 / 42%)' : 'rgb(0 0 0 / 50%)';
  ctx.shadowBlur = s * (lift ? 0.34 : 0.14) * dpr;
  ctx.shadowOffsetX = s * (lift ? 0.1 : 0.03) * dpr;
  ctx.shadowOffsetY = s * (lift ? 0.26 : 0.07) * dpr;
  ctx.fillStyle = '#000';
  ctx.beginPath();
  ctx.roundRect(-w / 2 + 1, -h / 2 + 1, w - 2, h - 2, r);
  ctx.fill();
  ctx.restore();
  if (tile) {
    const { top, base, low, side, sideLow, rim } = colours.ivory;
    slab(ctx, w, h, r, s, top, base, low, side, sideLow);
    if (colours.flat) frame(ctx, w, h, r, s, rim);
    else bevel(ctx, w, h, r, s, rim);
    faceUp(ctx, tile, s, quarter, colours, coloured);
  } else {
    const [top, base, low] = colours.back;
    slab(ctx, w, h, r, s, top, base, low, colours.ivory.side, colours.ivory.sideLow);
    if (colours.flat) frame(ctx, w, h, r, s, colours.ornament);
    else bevel(ctx, w, h, r, s, 'rgb(255 220 190 / 40%)');
    faceDown(ctx, w, h, r, s, colours);
  }
  made = { canvas, width: canvas.width / dpr, height: canvas.height / dpr };
  sprites.set(key, made);
  return made;
}

/**
 * Paints a tile at any angle: the nearest quarter turn is a sprite, the difference is rotated, so the light stays put.
 * While a tile grows or shrinks, `rest` is the size it comes to, so that one sprite serves the whole way.
 * @param {Pen} ctx
 * @param {{ tile: string | null, x: number, y: number, size: number, rest?: number, turn?: number, lift?: number,
 *   squash?: number, alpha?: number, coloured?: boolean }} wanted
 * @param {number} dpr
 * @param {Palette} colours
 */
export function drawTile(
  ctx,
  { tile, x, y, size, rest: at = size, turn = 0, lift = 0, squash = 1, alpha = 1, coloured },
  dpr,
  colours,
) {
  const quarter = ((Math.round(turn / 90) % 4) + 4) % 4;
  const image = sprite({ tile, size: at, quarter, lift, coloured }, dpr, colours);
  const askew = ((turn - Math.round(turn / 90) * 90) * Math.PI) / 180;
  const scale = size / Math.max(4, Math.round(at * 2) / 2);
  ctx.save();
  ctx.globalAlpha *= alpha;
  ctx.translate(x, y);
  if (askew) ctx.rotate(askew);
  ctx.scale(scale * (quarter % 2 ? 1 : squash), scale * (quarter % 2 ? squash : 1));
  ctx.drawImage(image.canvas, -image.width / 2, -image.height / 2, image.width, image.height);
  ctx.restore();
}

/**
 * One half of a tile by itself, as the sign of a suit.
 * @type {(ctx: Pen, number: number, x: number, y: number, side: number, colours: Palette) => void}
 */
export function halfFace(ctx, number, x, y, side, colours) {
  ctx.fillStyle = colours.ivory.top;
  ctx.strokeStyle = colours.ivory.sideLow;
  ctx.lineWidth = 1;
  ctx.beginPath();
  ctx.roundRect(x - side / 2, y - side / 2, side, side, side * 0.16);
  ctx.fill();
  ctx.stroke();
  for (const [dx, dy] of PIPS.patterns[number])
    pip(
      ctx,
      x + (dx * side) / 2,
      y + (dy * side) / 2,
      (side * PIPS.radii[number]) / 2,
      pipColour(number, false, colours),
      colours.flat,
    );
}
