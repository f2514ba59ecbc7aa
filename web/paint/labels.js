// Words and small signs on the cloth: bids, bets, contracts, whose train is whose.

import { formatList, t, tAny } from '../words/messages.js';
import { isYou, suitWords } from '../words/names.js';
import { fitted, font, pill } from './furniture.js';

/** @import { Model } from './scene.js' */
/** @import { Pen } from './tile.js' */
/** @import { LabelPiece, Rectangle } from '../types/scene.d.ts' */

const SMALLEST = 11;

/** Labels that stand in a pill of their own. Those that are marked are golden. */
const PILLS = new Set([
  'contract',
  'contract-open',
  'contract-marks',
  'contract-open-marks',
  'said-bid',
  'said-marks',
  'said-plunge',
  'said-splash',
  'said-bet',
  'said-all-in',
  'hand',
  'own-hand',
  'pot-won',
  'folded',
  'total',
]);
/** In less room than this there is none for a pill. */
const NARROWEST_PILL = 28;
const HEADS = new Set([
  'own-train',
  'own-train-short',
  'own-train-sign',
  'mexican-train',
  'mexican-train-short',
  'mexican-train-sign',
]);
const QUIET = new Set([
  'said-pass',
  'sits-out',
  'said-fold',
  'said-out',
  'dealer',
  'side-pot',
  'tricks',
  'tricks-only',
  'widow',
  'took',
]);

/** Where several people play one's own train has its owner's name. @type {(code: string, name: string) => string} */
const ownTrain = (code, name) => (code.endsWith('sign') ? [...name][0] : name);

/**
 * Whose tricks they are: a seat's, or those of all who play together.
 * @type {(seat: number, model: Model) => string}
 */
const sideName = (seat, { names, teams }) =>
  formatList(names.filter((_, one) => one === seat || (teams !== null && teams[one] === teams[seat])));

/** @type {(piece: LabelPiece, model: Model) => string} */
function wordsOf({ code, data }, model) {
  const { suit, trump = suit, hand } = data;
  const { eyes } = model;
  const seat = typeof data.seat === 'number' ? data.seat : null;
  const named = eyes || !isYou(0); // where one person looks with one's own eyes, it is “you” and “we”
  if (code.startsWith('own-train') && named) return ownTrain(code, model.names[seat ?? eyes]);
  return tAny([`label-${code}`, code], {
    ...data,
    name: seat === null ? '' : model.names[seat],
    who: isYou(seat) ? 'you' : 'other',
    ...(data.whose && named ? { whose: 'side', name: sideName(seat ?? eyes, model) } : {}),
    suit: typeof trump === 'string' ? suitWords(trump) : '',
    hand: hand === undefined ? '' : t(`hand-${hand}`),
    ...model.labelArgs(code),
  });
}

/**
 * Sets the largest font at which a text fits its room, and returns the text, shortened if need be.
 * @type {(ctx: Pen, text: string, size: number, weight: number, room?: number) => string}
 */
function fit(ctx, text, size, weight, room) {
  ctx.font = font(size, weight);
  const width = ctx.measureText(text).width;
  if (!room || width <= room) return text;
  ctx.font = font(Math.max(SMALLEST, (size * room) / width), weight);
  return fitted(ctx, text, room);
}

/**
 * A brass token with a small locomotive: this train is open to everybody.
 * @type {(ctx: Pen, piece: LabelPiece, model: Model) => void}
 */
function marker(ctx, { x, y, size }, model) {
  const r = size * 0.68;
  ctx.shadowColor = 'rgb(0 0 0 / 50%)';
  ctx.shadowBlur = 4 * model.dpr;
  ctx.shadowOffsetY = model.dpr;
  const brass = ctx.createLinearGradient(0, y - r, 0, y + r);
  brass.addColorStop(0, '#fff0c0');
  brass.addColorStop(1, '#d09a35');
  ctx.fillStyle = brass;
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fill();
  ctx.shadowColor = 'transparent';
  const u = r / 10;
  ctx.fillStyle = '#5a2b12';
  ctx.beginPath();
  ctx.rect(x - 6 * u, y - 2 * u, 8 * u, 4.5 * u);
  ctx.rect(x + 1 * u, y - 5 * u, 5 * u, 7.5 * u);
  ctx.rect(x - 5 * u, y - 5 * u, 2.2 * u, 3.5 * u);
  for (const wheel of [-4, 0, 4]) {
    ctx.moveTo(x + wheel * u + 1.9 * u, y + 4 * u);
    ctx.arc(x + wheel * u, y + 4 * u, 1.9 * u, 0, Math.PI * 2);
  }
  ctx.fill();
}

/**
 * How much of something is done, as a bar along the foot of a pill.
 * @type {(ctx: Pen, place: Rectangle, share: number) => void}
 */
function filled(ctx, { x, y, w, h }, share) {
  ctx.save();
  ctx.beginPath();
  ctx.roundRect(x - w / 2, y - h / 2, w, h, h / 2);
  ctx.clip();
  ctx.fillStyle = 'rgb(255 255 255 / 20%)';
  ctx.fillRect(x - w / 2, y + h / 2 - 5, w, 5);
  ctx.fillStyle = '#f2cd76';
  ctx.fillRect(x - w / 2, y + h / 2 - 5, w * Math.min(1, share), 5);
  ctx.restore();
}

/**
 * One line of text on the cloth, in a pill where it is a statement.
 * @type {(ctx: Pen, item: LabelPiece, model: Model) => void}
 */
export function label(ctx, item, model) {
  const { code, x, y, size, align = 'center', w: room, mark } = item;
  ctx.save();
  if (code === 'marker') {
    marker(ctx, item, model);
    ctx.restore();
    return;
  }
  const head = HEADS.has(code);
  const boxed = head || mark || (PILLS.has(code) && (room === undefined || room >= NARROWEST_PILL));
  const weight = QUIET.has(code) ? 500 : size >= 24 || mark ? 700 : 600;
  const text = fit(ctx, wordsOf(item, model), size, weight, room && boxed ? room - (head ? 4 : size) : room);
  if (!text) {
    ctx.restore();
    return;
  }
  ctx.textAlign = align;
  ctx.textBaseline = 'middle';
  if (boxed) {
    const wide = head && room ? room : ctx.measureText(text).width + size * (head ? 1.4 : 1.1);
    const high = size * (head ? 1.7 : 1.45);
    const fill = mark
      ? '#f2cd76'
      : head
        ? code.startsWith('own')
          ? 'rgb(255 216 115 / 20%)'
          : 'rgb(190 60 40 / 40%)'
        : model.colours.shade;
    pill(ctx, x, y, wide, high, high / 2, fill, head || model.colours.plain ? model.colours.edge : null);
    const { share } = model.labelArgs(code);
    if (typeof share === 'number') filled(ctx, { x, y, w: wide, h: high }, share);
  } else {
    ctx.shadowColor = model.colours.plain ? 'transparent' : 'rgb(0 0 0 / 45%)';
    ctx.shadowBlur = 3 * model.dpr;
    ctx.shadowOffsetY = model.dpr;
  }
  ctx.fillStyle = mark ? '#33240a' : model.colours.text;
  ctx.fillText(text, x, y + 0.5);
  ctx.restore();
}
