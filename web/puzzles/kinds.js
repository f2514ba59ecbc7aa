// What the page says and knows of the kinds of puzzles besides Castle Rock's.

import { language, t } from '../words/messages.js';
import { dayWords, levelWords } from './book.js';
import { FIRST_DAY } from './days.js';
import { readName, todays } from './kind_names.js';

/** @import { PuzzleData } from '../types/help.d.ts' */

/** What of a puzzle is kept with its match. @typedef {Omit<PuzzleData, 'deal'>} About */

/** @type {(kind: string, variant: string) => string} */
export const variantWords = (kind, variant) => t(`task-variant-${kind}`, { variant: Number(variant) || variant });

/**
 * What a puzzle is called, from its name alone.
 * @param {string} name
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function kindTitle(name, options) {
  const { kind, day, variant, level } = readName(name) ?? {};
  if (!kind) return name;
  const title = t(`task-${kind}`);
  if (day) return day < FIRST_DAY || Number.isNaN(Date.parse(day)) ? title : `${title} · ${dayWords(day, options)}`;
  const which = [variantWords(kind, String(variant)), levelWords(String(level))];
  return `${title} · ${new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(which)}`;
}

/**
 * What a frame with such a puzzle is called, today's of each day included; null where it is of another kind.
 * @param {string} name
 */
export function frameTitle(name) {
  const kind = readName(todays(name, FIRST_DAY))?.kind;
  return kind ? (readName(name) ? kindTitle(name) : t(`task-${kind}`)) : null;
}

/**
 * How far one comes when so much is lacking: tiles of the train, points taken, or by how much a round is won.
 * @param {About} puzzle
 * @param {number} left
 */
export function reached({ kind, goal, options }, left) {
  return kind === 'train' ? Number(options.tiles) - left : kind === 'bid' ? goal - left : -left;
}

/**
 * The stars of a finished game. Where a puzzle is solved or not, they tell how: alone and in one go are three, with
 * moves taken back two, with a hint one.
 * @param {{ winners: number[], result: { details: { stars?: number } } }} state
 * @param {{ helped: boolean, undone: boolean }} how
 */
export function starsOf({ winners, result }, { helped, undone }) {
  if (result.details.stars !== undefined) return result.details.stars;
  if (!winners.includes(0)) return 0;
  return helped ? 1 : undone ? 2 : 3;
}
