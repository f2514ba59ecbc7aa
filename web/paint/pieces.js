// What some games have besides tiles: lanes of trains, stacks of chips, points on tiles that count, the train in one's
// hand.

import { font } from './furniture.js';

/** @import { Model, Stance } from './scene.js' */
/** @import { Pen } from './tile.js' */
/** @import { Seen } from '../table/animation.js' */
/** @import { ChipsPiece, EndPiece, OpenEnd, Point, TrainLane } from '../types/scene.d.ts' */

const CHIPS = ['#c2453d', '#2f6ea3', '#2e7d4f'];
/** Bed, rails, and what is between them: each is painted over the one before, as broad as a part of a tile. */
const RAILS = [
  { width: 0.62, colour: 'rgb(0 0 0 / 16%)' },
  { width: 0.4, colour: 'rgb(255 246 220 / 26%)' },
  { width: 0.3, colour: 'rgb(18 40 30 / 62%)' },
];

/**
 * The bed of a train with the rails that it runs on; the ones that the person may play on now stand out.
 * @type {(ctx: Pen, train: TrainLane, model: Model) => void}
 */
export function lane(ctx, train, model) {
  const { x, y, w, h, playable, open_double: open } = train;
  const bright = playable && model.active;
  ctx.beginPath();
  ctx.roundRect(x - w / 2 - 2, y - h / 2, w + 4, h, Math.min(14, h / 2));
  ctx.fillStyle = bright ? 'rgb(255 236 180 / 11%)' : 'rgb(0 0 0 / 9%)';
  ctx.fill();
  if (bright || open) {
    ctx.strokeStyle = open ? '#ffb057' : 'rgb(255 226 150 / 42%)';
    ctx.lineWidth = open ? 2 : 1.25;
    ctx.stroke();
  }
  if (train.track) rails(ctx, train.track, train.size);
  const aimedAt = model.spots.some(({ move }) => move.endsWith(`@${train.arm}`));
  if (train.open && !aimedAt) openEnd(ctx, train.open, bright);
}

/** Ends of tiles smaller than this have no room for a number that can be read. */
const SMALLEST_CHIP = 15;

/**
 * The number of an open end; where another one must be laid there, that one with a plus. Ends that are all alike are
 * lit.
 * @type {(ctx: Pen, end: EndPiece, lit: boolean, model: Model) => void}
 */
export function endChip(ctx, { arm, x, y, size, number, wanted }, lit, model) {
  const aimedAt = model.spots.some(({ move }) => move.endsWith(`@${arm}`));
  if (aimedAt || size < SMALLEST_CHIP) return;
  const r = size * 0.33;
  ctx.save();
  if (lit) {
    ctx.shadowColor = model.colours.glow;
    ctx.shadowBlur = 10 * model.dpr;
  }
  ctx.fillStyle = lit ? '#f2cd76' : model.colours.shade;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  ctx.strokeStyle = lit ? '#8a6420' : model.colours.soft;
  ctx.lineWidth = 1.25;
  ctx.stroke();
  ctx.fillStyle = lit ? '#33240a' : model.colours.text;
  const text = wanted === null ? '★' : wanted === number ? String(number) : `+${wanted}`;
  ctx.font = font(r * (text.length > 1 ? 1 : 1.25), 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + r * 0.07);
  ctx.restore();
}

/**
 * Two rails on a dark bed, round where the train turns back.
 * @type {(ctx: Pen, track: Point[], size: number) => void}
 */
function rails(ctx, track, size) {
  const [start, ...rest] = track;
  ctx.save();
  ctx.beginPath();
  ctx.moveTo(start.x, start.y);
  rest.forEach(({ x, y }, k) => {
    const next = rest[k + 1];
    if (next) ctx.arcTo(x, y, next.x, next.y, size * 0.45);
    else ctx.lineTo(x, y);
  });
  ctx.lineJoin = 'round';
  for (const { width, colour } of RAILS) {
    ctx.lineWidth = size * width;
    ctx.strokeStyle = colour;
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * Where a train goes on: the outline of the next tile, and the number that it must have.
 * @type {(ctx: Pen, open: OpenEnd, bright: boolean) => void}
 */
function openEnd(ctx, { x, y, size, turn, number }, bright) {
  const [w, h] = turn % 180 ? [size * 2, size] : [size, size * 2];
  const angle = (turn * Math.PI) / 180;
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x - w / 2 + 1.5, y - h / 2 + 1.5, w - 3, h - 3, size * 0.15);
  ctx.fillStyle = 'rgb(10 30 22 / 68%)';
  ctx.fill();
  ctx.setLineDash([size * 0.16, size * 0.11]);
  ctx.lineWidth = Math.max(1.25, size * 0.035);
  ctx.strokeStyle = bright ? 'rgb(255 226 150 / 90%)' : 'rgb(255 250 235 / 45%)';
  ctx.stroke();
  if (number !== null && number !== undefined) {
    ctx.font = font(Math.max(14, size * 0.62), 700);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = bright ? '#ffe49a' : 'rgb(255 250 235 / 78%)';
    ctx.fillText(String(number), x + (Math.sin(angle) * size) / 2, y - (Math.cos(angle) * size) / 2 + size * 0.03);
  }
  ctx.restore();
}

/**
 * A stack of chips seen from the side.
 * @type {(ctx: Pen, stack: ChipsPiece, model: Model, index: number) => void}
 */
export function chips(ctx, { x, y, size, count }, model, index) {
  const thick = size * 0.24;
  const rx = size * 0.52;
  const ry = size * 0.26;
  ctx.save();
  for (let k = 0; k < count; k++) {
    const cy = y + size * 0.6 - k * thick;
    const colour = CHIPS[(index + k) % CHIPS.length];
    ctx.fillStyle = `color-mix(in srgb, ${colour} 65%, black)`;
    ctx.shadowColor = k ? 'transparent' : 'rgb(0 0 0 / 45%)';
    ctx.shadowBlur = k ? 0 : 8 * model.dpr;
    ctx.shadowOffsetY = k ? 0 : 2 * model.dpr;
    ctx.beginPath();
    ctx.ellipse(x, cy, rx, ry, 0, 0, Math.PI);
    ctx.lineTo(x - rx, cy - thick);
    ctx.ellipse(x, cy - thick, rx, ry, 0, Math.PI, 0, true);
    ctx.closePath();
    ctx.fill();
    ctx.shadowColor = 'transparent';
    ctx.fillStyle = 'rgb(255 250 235 / 80%)';
    for (const at of [-0.62, 0, 0.62])
      ctx.fillRect(x + at * rx - size * 0.06, cy + ry * Math.sqrt(1 - at * at) - thick, size * 0.12, thick);
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.ellipse(x, cy - thick, rx, ry, 0, 0, Math.PI * 2);
    ctx.fill();
    ctx.strokeStyle = 'rgb(255 250 235 / 70%)';
    ctx.lineWidth = Math.max(1, size * 0.04);
    ctx.beginPath();
    ctx.ellipse(x, cy - thick, rx * 0.62, ry * 0.62, 0, 0, Math.PI * 2);
    ctx.stroke();
  }
  ctx.restore();
}

/**
 * The points of a tile that counts, on its corner.
 * @type {(ctx: Pen, actor: Seen, look: Stance, model: Model) => void}
 */
export function badge(ctx, actor, look, model) {
  const { x, y, size, turn } = actor.at;
  const [w, h] = Math.round(turn / 90) % 2 ? [size * 2, size] : [size, size * 2];
  const small = size < 22;
  const r = small ? Math.max(2, size * 0.16) : Math.max(8.5, size * 0.2);
  const cx = x + w / 2 - r * 0.35;
  const cy = y - h / 2 + r * 0.35 - look.raise * size;
  ctx.save();
  ctx.fillStyle = '#b3261e';
  ctx.strokeStyle = '#fff6e0';
  ctx.lineWidth = small ? 0.75 : 1.5;
  ctx.shadowColor = 'rgb(0 0 0 / 40%)';
  ctx.shadowBlur = (small ? 1 : 4) * model.dpr;
  ctx.beginPath();
  ctx.arc(cx, cy, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  ctx.stroke();
  if (!small) {
    ctx.fillStyle = '#fff';
    ctx.font = font(r * 1.15, 700);
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillText(String(actor.badge), cx, cy + r * 0.06);
  }
  ctx.restore();
}

/**
 * A golden rail under the tiles of the hand that make a train.
 * @type {(ctx: Pen, actor: Seen, model: Model) => void}
 */
export function trainRail(ctx, { at: { x, y, size } }, model) {
  ctx.fillStyle = model.colours.glow;
  ctx.beginPath();
  ctx.roundRect(x - size / 2 - 2, y + size + 0.5, size + 4, 3, 1.5);
  ctx.fill();
}
