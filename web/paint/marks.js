// Marks that show what can be done: spots for a chosen tile, ghosts on them, rings, frames.

import { font, pill, pushButton } from './furniture.js';
import { tilesUnder } from '../table/hit_test.js';
import { drawTile } from './tile.js';

/** @import { Model, Stance } from './scene.js' */
/** @import { Pen } from './tile.js' */
/** @import { Seen } from '../table/animation.js' */
/** @import { Spot } from '../table/hit_test.js' */
/** @import { GroupTarget, PileTarget, Rectangle, Target } from '../types/scene.d.ts' */

/** @type {(ctx: Pen, x: number, y: number, w: number, h: number, r: number, colour: string, width: number) => void} */
function outline(ctx, x, y, w, h, r, colour, width) {
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, r);
  ctx.stroke();
}

/** @type {(lying: { size: number, turn: number }) => number[]} */
function extent({ size, turn }) {
  return Math.round(turn / 90) % 2 ? [size * 2, size] : [size, size * 2];
}

/**
 * A place where the chosen tile can go.
 * @type {(ctx: Pen, target: Spot, hot: boolean, model: Model) => void}
 */
export function spot(ctx, target, hot, model) {
  const { x, y } = target.lies;
  const [w, h] = extent(target.lies);
  ctx.save();
  ctx.shadowColor = model.colours.glow;
  ctx.shadowBlur = (hot ? 26 : 16) * model.dpr;
  ctx.fillStyle = hot ? 'rgb(255 216 115 / 55%)' : 'rgb(255 216 115 / 26%)';
  ctx.beginPath();
  ctx.roundRect(x - w / 2 - 2, y - h / 2 - 2, w + 4, h + 4, 9);
  ctx.fill();
  ctx.restore();
  outline(ctx, x, y, w + 4, h + 4, 9, model.colours.glow, hot ? 3 : 2);
}

/**
 * The chosen tile as it would lie there.
 * @type {(ctx: Pen, target: Spot, model: Model) => void}
 */
export function ghost(ctx, target, model) {
  drawTile(
    ctx,
    { ...target.lies, tile: model.ghostTile, alpha: target === model.hot ? 0.95 : 0.6, coloured: model.coloured },
    model.dpr,
    model.colours,
  );
}

/**
 * What the ends would add up to with the chosen tile there: golden where that scores.
 * @type {(ctx: Pen, target: Spot, model: Model) => void}
 */
export function newTotal(ctx, { lies: { x, y, size }, total }, model) {
  if (total === undefined) return;
  const scores = total > 0 && total % model.countBy === 0;
  const r = Math.max(11, size * 0.36);
  ctx.fillStyle = scores ? '#f2cd76' : model.colours.turn;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = scores ? '#8a6420' : 'rgb(255 255 255 / 45%)';
  ctx.lineWidth = 1.5;
  ctx.stroke();
  ctx.fillStyle = scores ? '#33240a' : model.colours.text;
  ctx.font = font(r * 1.1, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(total), x, y + r * 0.06);
}

/**
 * Light behind a tile that is chosen or hinted at.
 * @type {(ctx: Pen, actor: Seen, look: Stance, model: Model, strength?: number) => void}
 */
export function ring(ctx, actor, look, model, strength = 1) {
  const { x, y, size } = actor.at;
  const [w, h] = extent(actor.at);
  ctx.save();
  ctx.globalAlpha *= strength;
  ctx.shadowColor = model.colours.glow;
  ctx.shadowBlur = size * 0.6 * model.dpr;
  ctx.fillStyle = model.colours.glow;
  ctx.beginPath();
  ctx.roundRect(x - w / 2 - 3, y - h / 2 - 3 - look.raise * size, w + 6, h + 6, size * 0.2);
  ctx.fill();
  ctx.restore();
}

/**
 * `dim`: not playable now; `free`: may be taken by a tap.
 * @type {(ctx: Pen, actor: Seen, kind: 'dim' | 'free', model: Model) => void}
 */
export function mark(ctx, actor, kind, model) {
  const { x, y, size } = actor.at;
  const [w, h] = extent(actor.at);
  if (kind === 'free') {
    outline(ctx, x, y, w + 5, h + 5, size * 0.2, model.colours.glow, Math.max(2, size * 0.06));
    return;
  }
  ctx.fillStyle = model.colours.dark ? 'rgb(20 18 12 / 40%)' : 'rgb(40 45 30 / 27%)';
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, size * 0.15);
  ctx.fill();
}

/**
 * The tiles of a pile, as one box.
 * @type {(target: Target, model: Model) => Rectangle}
 */
function pileBox(target, { scene }) {
  const inside = tilesUnder(scene, target);
  if (!inside.length) return target;
  /** @type {(middle: 'x' | 'y', reach: number) => number[]} */
  const edges = (middle, reach) => [
    Math.min(...inside.map((tile) => tile[middle] - tile.size * reach)),
    Math.max(...inside.map((tile) => tile[middle] + tile.size * reach)),
  ];
  const [left, right] = edges('x', 0.5);
  const [top, bottom] = edges('y', 1);
  return { x: (left + right) / 2, y: (top + bottom) / 2, w: right - left, h: bottom - top };
}

/**
 * Light round the pile that is to be tapped.
 * @type {(ctx: Pen, target: PileTarget, model: Model) => void}
 */
export function pileGlow(ctx, target, model) {
  const { x, y, w, h } = pileBox(target, model);
  ctx.save();
  ctx.shadowColor = model.colours.glow;
  ctx.shadowBlur = 22 * model.dpr;
  pill(ctx, x, y, w + 8, h + 8, 8, model.colours.glow);
  ctx.restore();
}

/**
 * What a tap on the pile does, written where the scene says: off the number of tiles.
 * @type {(ctx: Pen, target: PileTarget, model: Model) => void}
 */
export function pileCall(ctx, target, model) {
  const pile = pileBox(target, model);
  const [x, y] = target.call ?? [pile.x, pile.y];
  ctx.save();
  ctx.font = font(Math.max(12, Math.min(18, pile.w * 0.42)), 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const text = model.caption(target);
  const { width: wide, fontBoundingBoxAscent: high } = ctx.measureText(text);
  const [room, tall] = [wide + high * 1.2, high * 1.9];
  const middle = Math.min(model.scene.width - room / 2, Math.max(room / 2, x));
  ctx.shadowColor = 'rgb(0 0 0 / 50%)';
  ctx.shadowBlur = 6 * model.dpr;
  ctx.shadowOffsetY = 2 * model.dpr;
  pill(ctx, middle, y, room, tall, tall / 2, '#f2cd76');
  ctx.shadowColor = 'transparent';
  ctx.fillStyle = '#33240a';
  ctx.fillText(text, middle, y + 0.5);
  ctx.restore();
}

/**
 * The number being spoken, on the tile under the finger.
 * @type {(ctx: Pen, actor: Seen, model: Model) => void}
 */
export function finger(ctx, actor, model) {
  const { x, y, size } = actor.at;
  const r = Math.max(17, size * 0.36);
  const cx = x + size / 2 - r * 0.35;
  const cy = y - size + r * 0.35;
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 50%)';
  ctx.shadowBlur = 8 * model.dpr;
  ctx.shadowOffsetY = 2 * model.dpr;
  const brass = ctx.createLinearGradient(0, cy - r, 0, cy + r);
  brass.addColorStop(0, '#fbe7ae');
  brass.addColorStop(1, '#d09a35');
  ctx.fillStyle = brass;
  ctx.beginPath();
  ctx.arc(cx, cy, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  ctx.fillStyle = '#33240a';
  ctx.font = font(r * 1.15, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(model.count), cx, cy + r * 0.06);
  ctx.restore();
}

/**
 * A handle under tiles that go together, and a bracket that reaches up to them.
 * @type {(ctx: Pen, target: GroupTarget & { at?: Target }, model: Model) => void}
 */
export function groupFrame(ctx, target, model) {
  const { x, y, w, h, at = target } = target;
  const hovered = model.hovered?.target === at || model.hint?.target === at;
  const top = y - h / 2;
  const bar = Math.min(h, 40);
  const middle = top + h / 2;
  ctx.save();
  ctx.strokeStyle = model.colours.glow;
  ctx.lineWidth = hovered ? 4 : 2.5;
  ctx.lineCap = 'round';
  ctx.shadowColor = model.colours.glow;
  ctx.shadowBlur = (hovered ? 18 : 6) * model.dpr;
  ctx.beginPath();
  ctx.moveTo(x - w / 2 + 4, top);
  ctx.lineTo(x - w / 2 + 4, middle);
  ctx.lineTo(x + w / 2 - 4, middle);
  ctx.lineTo(x + w / 2 - 4, top);
  ctx.stroke();
  ctx.restore();
  pushButton(ctx, { ...target, y: middle, h: bar * 0.85, w: Math.min(w - 4, 128), at }, model);
}
