// Signs on single tiles: who has laid them since the person's last move, which are trumps, which win. All stand where a
// tile has no pips.

import { seatColour } from './palette.js';
import { seatSign } from './plates.js';

/** @import { Model, Stance } from './scene.js' */
/** @import { Pen } from './tile.js' */
/** @import { Seen } from '../table/animation.js' */

/** `trump`, or one of the tiles that `win`. @typedef {'trump' | 'win'} TileSign */

/** A tile must be so large for the initial on its owner's sign to be read. */
const READABLE = 20;

/** @type {(lies: { size: number, turn: number }) => [number, number]} */
const extent = ({ size, turn }) => (Math.round(turn / 90) % 2 ? [size * 2, size] : [size, size * 2]);

/** @type {(ctx: Pen, actor: Seen, colour: string, raise?: number) => void} */
function rim(ctx, { at }, colour, raise = 0) {
  const [w, h] = extent(at);
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(2, at.size * 0.09);
  ctx.beginPath();
  ctx.roundRect(at.x - w / 2, at.y - h / 2 - raise * at.size, w, h, at.size * 0.15);
  ctx.stroke();
}

/**
 * The colour of whoever has laid a tile, and the seat's sign on its pin.
 * @type {(ctx: Pen, actor: Seen, seat: number, model: Model) => void}
 */
export function laidBy(ctx, actor, seat, model) {
  const { x, y, size } = actor.at;
  rim(ctx, actor, seatColour(seat, model.teams, model.people));
  if (size >= READABLE) seatSign(ctx, { x, y, r: Math.min(11, size * 0.24) }, seat, model);
}

/**
 * A golden star on the pin of a trump; a golden rim and a star on tiles that win.
 * @type {(ctx: Pen, actor: Seen, look: Stance, sign: TileSign, model: Model) => void}
 */
export function tileSign(ctx, actor, { raise }, sign, model) {
  const { x, size } = actor.at;
  const y = actor.at.y - raise * size;
  if (sign === 'win') rim(ctx, actor, model.colours.glow, raise);
  const r = size * 0.2;
  ctx.beginPath();
  for (let k = 0; k < 10; k++) {
    const angle = (k * Math.PI) / 5 - Math.PI / 2;
    const reach = k % 2 ? r * 0.45 : r;
    ctx.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  ctx.closePath();
  ctx.fillStyle = '#f0b429';
  ctx.fill();
  ctx.strokeStyle = '#5a3a08';
  ctx.lineWidth = Math.max(1, size * 0.025);
  ctx.lineJoin = 'round';
  ctx.stroke();
}
