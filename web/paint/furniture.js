// What stands on the table besides tiles and plates: painted buttons and speech bubbles, and how texts are set.

import { tAny } from '../words/messages.js';
import { halfFace } from './tile.js';

/** @import { Model } from './scene.js' */
/** @import { Pen } from './tile.js' */
/** @import { Bubble } from '../table/voices.js' */
/** @import { ButtonTarget, GroupTarget, Target } from '../types/scene.d.ts' */

/**
 * A button; where it is painted on another scale, `at` is the target itself.
 * @typedef {(ButtonTarget | GroupTarget) & { at?: Target }} Pressed
 */

const FACE = "Figtree, system-ui, 'Segoe UI', sans-serif";
export const SERIF = "'Young Serif', Georgia, serif";

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
