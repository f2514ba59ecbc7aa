// The plates of the seats: who sits there, with how many tiles and points, whose turn it is and whose it will be.

import { t } from '../words/messages.js';
import { fitted, font, pill } from './furniture.js';
import { seatColour } from './palette.js';
import { fillRound, signOn } from './person_sign.js';

/** @import { Model } from './scene.js' */
/** @import { Pen } from './tile.js' */
/** @import { PlatePiece, Rectangle } from '../types/scene.d.ts' */

/**
 * The sign of a seat: its initial, or what its person has chosen, on its colour. In teams a disc is one of ours and a
 * square one of theirs.
 * @type {(ctx: Pen, at: { x: number, y: number, r: number }, seat: number, model: Model) => void}
 */
export function seatSign(ctx, { x, y, r }, seat, model) {
  ctx.beginPath();
  if (model.teams && model.teams[seat] !== model.teams[0]) ctx.roundRect(x - r, y - r, 2 * r, 2 * r, r * 0.3);
  else ctx.arc(x, y, r, 0, Math.PI * 2);
  const colour = seatColour(seat, model.teams, model.people);
  fillRound(ctx, { y, r }, colour);
  const person = model.people.find((one) => one.seat === seat);
  signOn(ctx, { x, y, r }, person ?? { seat, sign: '', name: model.names[seat] ?? '' }, colour);
}

/**
 * A white button at the foot of a sign: this seat has dealt.
 * @type {(ctx: Pen, at: { x: number, y: number, r: number }) => void}
 */
function dealerButton(ctx, { x, y, r }) {
  const size = Math.max(5.5, r * 0.46);
  const [cx, cy] = [x + r * 0.72, y + r * 0.72];
  ctx.fillStyle = '#fffaf0';
  ctx.beginPath();
  ctx.arc(cx, cy, size, 0, Math.PI * 2);
  ctx.fill();
  ctx.strokeStyle = 'rgb(40 30 10 / 70%)';
  ctx.lineWidth = 1;
  ctx.stroke();
  ctx.fillStyle = '#2b2318';
  ctx.font = font(size * 1.4, 700);
  ctx.textAlign = 'center';
  ctx.fillText(t('dealer-sign'), cx, cy + size * 0.08);
}

/** @type {(ctx: Pen, at: { x: number, y: number, r: number }, seat: number, model: Model) => void} */
function avatar(ctx, at, seat, model) {
  seatSign(ctx, at, seat, model);
  if (model.dealer === seat) dealerButton(ctx, at);
}

/**
 * A small upright tile and a number.
 * @type {(ctx: Pen, count: number, x: number, y: number, model: Model) => void}
 */
function tilesLeft(ctx, count, x, y, { colours }) {
  ctx.strokeStyle = colours.soft;
  ctx.lineWidth = 1.25;
  ctx.beginPath();
  ctx.roundRect(x, y - 6.5, 7.5, 13, 2);
  ctx.moveTo(x, y);
  ctx.lineTo(x + 7.5, y);
  ctx.stroke();
  ctx.font = font(13, 500);
  ctx.fillStyle = colours.soft;
  ctx.fillText(String(count), x + 12.5, y + 0.5);
}

/**
 * Alone at the table, only the tiles that are left matter.
 * @type {(ctx: Pen, place: { x: number, y: number, w: number }, model: Model) => void}
 */
function soloPlate(ctx, { x, y, w }, model) {
  if (model.left === undefined) return;
  ctx.save();
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  ctx.fillStyle = model.colours.text;
  ctx.shadowColor = 'rgb(0 0 0 / 45%)';
  ctx.shadowBlur = 3 * model.dpr;
  ctx.font = font(30, 700);
  ctx.fillText(String(model.left), x - w / 2 + 8, y - 9);
  ctx.font = font(13.5, 600);
  ctx.fillText(fitted(ctx, t('label-left', { count: model.left }), w), x - w / 2 + 8, y + 15);
  ctx.restore();
}

/** Plates narrower than this have no room for a name beside the sign of the seat; in a single line it takes more. */
const SMALLEST_PLATE = 84;
const SMALLEST_LINE = 112;

/**
 * Name, tiles left and score of a seat; the seat on turn has a bright rim.
 * @type {(ctx: Pen, piece: PlatePiece, model: Model) => void}
 */
export function plate(ctx, { seat, x, y, w, h, count, score, turn, dim }, model) {
  const name = model.names[seat] ?? '';
  if (model.solo) return soloPlate(ctx, { x, y, w }, model);
  ctx.save();
  if (dim) ctx.globalAlpha = 0.55;
  ctx.textBaseline = 'middle';
  const r = Math.min(h / 2, 16);
  if (turn) {
    ctx.shadowColor = model.colours.glow;
    ctx.shadowBlur = 14 * model.dpr;
  }
  pill(
    ctx,
    x,
    y,
    w,
    h,
    r,
    turn ? model.colours.turn : model.colours.shade,
    turn ? model.colours.glow : model.colours.edge,
    turn ? 2 : 1,
  );
  ctx.shadowBlur = 0;
  if (model.next === seat) nextRim(ctx, { x, y, w, h }, r, model);
  const narrow = w < 118;
  const two = h >= (narrow ? 32 : 40);
  const counted = count !== null && count !== undefined;
  if (w < (two ? SMALLEST_PLATE : SMALLEST_LINE)) {
    (two ? tightPlate : signPlate)(ctx, { x, y, w, h, seat, score, count: counted ? count : null }, model);
    ctx.restore();
    return;
  }
  const radius = Math.min(h / 2 - (two ? 4 : 2.5), narrow ? 13 : 20);
  avatar(ctx, { x: x - w / 2 + radius + 5, y, r: radius }, seat, model);
  const left = x - w / 2 + radius * 2 + (narrow ? 9 : 12);
  const right = x + w / 2 - (narrow ? 7 : 10);
  ctx.font = font(narrow ? 14 : Math.min(19, Math.max(13, h * 0.46)), 700);
  ctx.textAlign = 'right';
  ctx.fillStyle = model.colours.text;
  ctx.fillText(String(score), right, narrow && two ? y - h * 0.17 : y + 1);
  let room = right - left - ctx.measureText(String(score)).width - 8;
  ctx.textAlign = 'left';
  if (counted && !two) {
    tilesLeft(ctx, count, left + room - 28, y, model);
    room -= 34;
    ctx.fillStyle = model.colours.text;
  }
  ctx.font = font(narrow ? 13 : 15, 600);
  const named = two ? !narrow || ctx.measureText(name).width <= room : room > 24;
  if (named) ctx.fillText(fitted(ctx, name, room), left, two ? y - h * 0.17 : y + 0.5);
  if (counted && two) tilesLeft(ctx, count, left + 1, y + h * 0.2, model);
  if (two && !narrow && isPartner(seat, model)) {
    ctx.font = font(12, 500);
    const beside = left + (counted ? 34 : 1);
    ctx.fillText(fitted(ctx, t('partner'), right - beside - 22), beside, y + h * 0.2 + 0.5);
  }
  ctx.restore();
}

/** @type {(seat: number, model: Model) => boolean} */
const isPartner = (seat, { teams, people }) =>
  seat !== 0 && !people.length && Boolean(teams) && teams?.[seat] === teams?.[0];

/**
 * A dashed rim: this seat comes next.
 * @type {(ctx: Pen, place: Rectangle, r: number, model: Model) => void}
 */
function nextRim(ctx, { x, y, w, h }, r, { colours }) {
  ctx.setLineDash([4, 4]);
  pill(ctx, x, y, w - 1, h - 1, r, 'transparent', `color-mix(in srgb, ${colours.glow} 75%, transparent)`, 1.5);
  ctx.setLineDash([]);
}

/** @typedef {Rectangle & { seat: number, score: number, count: number | null }} SmallPlate */

/**
 * Where there is hardly any room: sign and score, and below them the tiles left.
 * @type {(ctx: Pen, piece: SmallPlate, model: Model) => void}
 */
function tightPlate(ctx, { x, y, w, h, seat, score, count }, model) {
  const radius = Math.min(9, h / 4 - 1);
  avatar(ctx, { x: x - w / 2 + radius + 4, y: y - h * 0.2, r: radius }, seat, model);
  ctx.font = font(13, 700);
  ctx.textAlign = 'right';
  ctx.fillStyle = model.colours.text;
  ctx.fillText(String(score), x + w / 2 - 6, y - h * 0.19);
  ctx.textAlign = 'left';
  if (count !== null) tilesLeft(ctx, count, x - 12, y + h * 0.24, model);
}

/**
 * A single low line: the sign of the seat, and the tiles left and the score if they fit.
 * @type {(ctx: Pen, piece: SmallPlate, model: Model) => void}
 */
function signPlate(ctx, { x, y, w, h, seat, score, count }, model) {
  const radius = Math.max(2, Math.min(h, w) / 2 - 2);
  avatar(ctx, { x: x - w / 2 + radius + 2, y, r: radius }, seat, model);
  let free = w - radius * 2 - 7;
  ctx.textAlign = 'left';
  if (count !== null && free >= 29) {
    tilesLeft(ctx, count, x + w / 2 - free, y, model);
    free -= 12.5 + ctx.measureText(String(count)).width;
  }
  ctx.font = font(13, 700);
  if (ctx.measureText(String(score)).width > free - 12) return;
  ctx.textAlign = 'right';
  ctx.fillStyle = model.colours.text;
  ctx.fillText(String(score), x + w / 2 - 6, y + 0.5);
}
