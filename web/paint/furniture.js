// What stands on the table besides tiles: seat plates, labels, painted buttons, speech bubbles.

import { t, tAny } from '../words/messages.js';
import { halfFace } from './tile.js';

/** @import { Model } from './scene.js' */
/** @import { Pen } from './tile.js' */
/** @import { Bubble } from '../table/voices.js' */
/** @import { ButtonTarget, GroupTarget, PlatePiece, Rectangle, Target } from '../types/scene.d.ts' */

/**
 * A button; where it is painted on another scale, `at` is the target itself.
 * @typedef {(ButtonTarget | GroupTarget) & { at?: Target }} Pressed
 */

const FACE = "Figtree, system-ui, 'Segoe UI', sans-serif";
export const SERIF = "'Young Serif', Georgia, serif";
const AVATARS = [
  '#d9a441',
  '#5aa9c7',
  '#c9705f',
  '#8fb35c',
  '#a883c4',
  '#d08a4e',
  '#6b8fd6',
  '#c76b9b',
  '#5fb59d',
  '#b9a25a',
];

/** @type {(size: number, weight?: number, face?: string) => string} */
export const font = (size, weight = 500, face = FACE) => `${weight} ${size}px ${face}`;

/**
 * Text shortened until it fits.
 * @type {(ctx: Pen, text: string, room: number) => string}
 */
export function fitted(ctx, text, room) {
  if (ctx.measureText(text).width <= room) return text;
  let short = text;
  while (short.length > 1 && ctx.measureText(`${short}…`).width > room) short = short.slice(0, -1);
  return `${short.trimEnd()}…`;
}

/**
 * @param {Pen} ctx
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @param {number} r
 * @param {string | CanvasGradient} fill
 * @param {string | null} [stroke]
 * @param {number} [width]
 */
export function pill(ctx, x, y, w, h, r, fill, stroke, width = 1) {
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, r);
  ctx.fillStyle = fill;
  ctx.fill();
  if (!stroke) return;
  ctx.strokeStyle = stroke;
  ctx.lineWidth = width;
  ctx.stroke();
}

/** @type {(ctx: Pen, x: number, y: number, r: number, seat: number, name: string) => void} */
function avatar(ctx, x, y, r, seat, name) {
  const paint = ctx.createLinearGradient(x, y - r, x, y + r);
  paint.addColorStop(0, AVATARS[seat % AVATARS.length]);
  paint.addColorStop(1, `color-mix(in srgb, ${AVATARS[seat % AVATARS.length]} 72%, black)`);
  ctx.fillStyle = paint;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.fillStyle = '#fff';
  ctx.font = font(r * 1.05, 400, SERIF);
  ctx.textAlign = 'center';
  ctx.fillText(name[0], x, y + r * 0.04);
}

/**
 * A small upright tile and a number.
 * @type {(ctx: Pen, count: number, x: number, y: number) => void}
 */
function tilesLeft(ctx, count, x, y) {
  ctx.strokeStyle = 'rgb(255 250 235 / 70%)';
  ctx.lineWidth = 1.25;
  ctx.beginPath();
  ctx.roundRect(x, y - 6.5, 7.5, 13, 2);
  ctx.moveTo(x, y);
  ctx.lineTo(x + 7.5, y);
  ctx.stroke();
  ctx.font = font(13, 500);
  ctx.fillStyle = 'rgb(255 250 235 / 82%)';
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
    turn ? 'rgb(24 30 22 / 88%)' : model.colours.shade,
    turn ? model.colours.glow : 'rgb(255 255 255 / 14%)',
    turn ? 2 : 1,
  );
  ctx.shadowBlur = 0;
  const narrow = w < 118;
  const two = h >= (narrow ? 32 : 40);
  const counted = count !== null && count !== undefined;
  if (w < (two ? SMALLEST_PLATE : SMALLEST_LINE)) {
    (two ? tightPlate : signPlate)(ctx, { x, y, w, h, seat, name, score, count: counted ? count : null }, model);
    ctx.restore();
    return;
  }
  const radius = Math.min(h / 2 - (two ? 4 : 2.5), narrow ? 13 : 20);
  avatar(ctx, x - w / 2 + radius + 5, y, radius, seat, name);
  const left = x - w / 2 + radius * 2 + (narrow ? 9 : 12);
  const right = x + w / 2 - (narrow ? 7 : 10);
  ctx.font = font(narrow ? 14 : Math.min(19, Math.max(13, h * 0.46)), 700);
  ctx.textAlign = 'right';
  ctx.fillStyle = model.colours.text;
  ctx.fillText(String(score), right, narrow && two ? y - h * 0.17 : y + 1);
  let room = right - left - ctx.measureText(String(score)).width - 8;
  ctx.textAlign = 'left';
  if (counted && !two) {
    tilesLeft(ctx, count, left + room - 28, y);
    room -= 34;
    ctx.fillStyle = model.colours.text;
  }
  ctx.font = font(narrow ? 13 : 15, 600);
  const named = two ? !narrow || ctx.measureText(name).width <= room : room > 24;
  if (named) ctx.fillText(fitted(ctx, name, room), left, two ? y - h * 0.17 : y + 0.5);
  if (counted && two) tilesLeft(ctx, count, left + 1, y + h * 0.2);
  ctx.restore();
}

/** @typedef {Rectangle & { seat: number, name: string, score: number, count: number | null }} SmallPlate */

/**
 * Where there is hardly any room: sign and score, and below them the tiles left.
 * @type {(ctx: Pen, piece: SmallPlate, model: Model) => void}
 */
function tightPlate(ctx, { x, y, w, h, seat, name, score, count }, model) {
  const radius = Math.min(9, h / 4 - 1);
  avatar(ctx, x - w / 2 + radius + 4, y - h * 0.2, radius, seat, name);
  ctx.font = font(13, 700);
  ctx.textAlign = 'right';
  ctx.fillStyle = model.colours.text;
  ctx.fillText(String(score), x + w / 2 - 6, y - h * 0.19);
  ctx.textAlign = 'left';
  if (count !== null) tilesLeft(ctx, count, x - 12, y + h * 0.24);
}

/**
 * A single low line: the sign of the seat, and the tiles left and the score if they fit.
 * @type {(ctx: Pen, piece: SmallPlate, model: Model) => void}
 */
function signPlate(ctx, { x, y, w, h, seat, name, score, count }, model) {
  const radius = Math.max(2, Math.min(h, w) / 2 - 2);
  avatar(ctx, x - w / 2 + radius + 2, y, radius, seat, name);
  let free = w - radius * 2 - 7;
  ctx.textAlign = 'left';
  if (count !== null && free >= 29) {
    tilesLeft(ctx, count, x + w / 2 - free, y);
    free -= 12.5 + ctx.measureText(String(count)).width;
  }
  ctx.font = font(13, 700);
  if (ctx.measureText(String(score)).width > free - 12) return;
  ctx.textAlign = 'right';
  ctx.fillStyle = model.colours.text;
  ctx.fillText(String(score), x + w / 2 - 6, y + 0.5);
}

/**
 * A text in two lines of about the same length, where it has a space to break at.
 * @type {(text: string) => string[]}
 */
function halved(text) {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (!spaces.length) return [text];
  const at = spaces.reduce((best, one) =>
    Math.abs(one - text.length / 2) < Math.abs(best - text.length / 2) ? one : best,
  );
  return [text.slice(0, at), text.slice(at + 1)];
}

/**
 * A brass button with the words of its move.
 * @type {(ctx: Pen, target: Pressed, model: Model) => void}
 */
export function pushButton(ctx, target, model) {
  const { x, y, w, h, at = target } = target;
  const hovered = model.hovered?.target === at;
  ctx.save();
  ctx.shadowColor = 'rgb(0 0 0 / 45%)';
  ctx.shadowBlur = 10 * model.dpr;
  ctx.shadowOffsetY = 3 * model.dpr;
  const brass = ctx.createLinearGradient(0, y - h / 2, 0, y + h / 2);
  brass.addColorStop(0, hovered ? '#fff0c0' : '#f8dd94');
  brass.addColorStop(1, hovered ? '#e6b957' : '#d7a343');
  pill(ctx, x, y, w, h, Math.min(14, h / 2), brass);
  ctx.shadowColor = 'transparent';
  pill(ctx, x, y, w - 1.5, h - 1.5, Math.min(13, h / 2), 'transparent', 'rgb(255 250 220 / 70%)', 1.5);
  if (model.hint?.target === at)
    pill(ctx, x, y, w + 8, h + 8, Math.min(18, h / 2 + 4), 'transparent', model.colours.glow, 3);
  ctx.fillStyle = '#33240a';
  const [word, number] = target.move.split(':');
  if (word === 'trump' && /^\d$/.test(number)) {
    halfFace(ctx, Number(number), x, y, Math.min(w, h) - 14, model.colours);
    ctx.restore();
    return;
  }
  const text = model.caption(target);
  const largest = Math.min(18, h * 0.42);
  ctx.font = font(largest, 700);
  const room = w - Math.min(20, w * 0.2);
  const lines = ctx.measureText(text).width > room * 1.15 ? halved(text) : [text];
  const widest = Math.max(...lines.map((line) => ctx.measureText(line).width));
  const size = Math.min(largest, (largest * room) / widest, (h * 0.78) / lines.length / 1.1);
  ctx.font = font(size, 700);
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  lines.forEach((line, k) => ctx.fillText(line, x, y + 0.5 + (k - (lines.length - 1) / 2) * size * 1.1));
  ctx.restore();
}

/**
 * Words said at the table, beside the plate of whoever says them.
 * @type {(ctx: Pen, said: Bubble, model: Model) => void}
 */
export function bubble(ctx, { seat, word, data, alpha }, model) {
  const at = model.scene.seats.find((plateOf) => plateOf.seat === seat);
  if (!at) return;
  const text = tAny([`say-${word}`, 'say-other'], { ...data, word });
  ctx.save();
  ctx.globalAlpha = alpha;
  const scale = Math.max(1, model.scene.scale ?? 1);
  const largest = 19 * scale;
  ctx.font = font(largest, 400, SERIF);
  const room = model.scene.width / 3 - 4; // as much as three seats side by side have
  const size = Math.max(13, Math.min(largest, (largest * (room - 24)) / ctx.measureText(text).width));
  ctx.font = font(size, 400, SERIF);
  const w = ctx.measureText(text).width + (size < largest ? 24 : 32 * scale);
  const h = size + 23 * scale;
  const below = at.y < model.scene.height / 2;
  const x = Math.min(model.scene.width - w / 2 - 4, Math.max(w / 2 + 4, at.x));
  const y = below ? at.y + at.h / 2 + h / 2 + 12 : at.y - at.h / 2 - h / 2 - 12;
  ctx.shadowColor = 'rgb(0 0 0 / 40%)';
  ctx.shadowBlur = 14 * model.dpr;
  ctx.shadowOffsetY = 4 * model.dpr;
  ctx.fillStyle = '#fffaf0';
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, 16);
  const tip = Math.min(x + w / 2 - 24, Math.max(x - w / 2 + 24, at.x));
  const edge = below ? y - h / 2 : y + h / 2;
  ctx.moveTo(tip - 9, edge);
  ctx.lineTo(tip, edge + (below ? -10 : 10));
  ctx.lineTo(tip + 9, edge);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  ctx.fillStyle = '#2b2318';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + 1);
  ctx.restore();
}
