// What is kept of puzzles: the best result of each, and from that the calendar and the run of days. Without storage
// there is none.

/* global WEEK */

import { language, t, tAny } from '../words/messages.js';
import { puzzleLink } from '../screens/router.js';
import { keep, recall, recallAll } from '../storage/store.js';
import { dateWords, dayNumber, noonOf, shiftDay, today } from './days.js';
import { dailyNameOf } from './kind_names.js';

/** @import { Pile } from '../screens/router.js' */

/**
 * How a puzzle went. `helped`: the person has taken advice; `moves` tells one game from another.
 * @typedef {{ stars: number, left: number, pile: Pile, helped: boolean, moves: string }} Result
 */

/**
 * What is known of a puzzle: its best result, how often it was tried, and whether it was won on its day.
 * @typedef {Omit<Result, 'moves'> & { tries: number, last: string, onDay: boolean, when: number }} Kept
 */

/** @typedef {Map<string, Kept>} Results */

/** @type {Record<string, string[]>} */
export const LEVELS = {
  6: ['gentle', 'steady', 'tricky', 'hard'],
  9: ['steady', 'tricky', 'hard', 'fiendish'],
  12: ['tricky', 'hard', 'fiendish', 'monstrous'],
};
const PREFIX = 'puzzle:';
const DAILY = /^daily-(?:[a-z]+-)?(\d{4}-\d{2}-\d{2})$/;
const MADE = /^(6|9|12)-([a-z]+)-/;

/** The puzzle of a day: Castle Rock's, or that of another kind. @type {(day?: string, kind?: string) => string} */
export const dailyName = (day = today(), kind = '') => (kind ? dailyNameOf(kind, day) : `daily-${day}`);
/** @type {(name: string) => string | null} */
export const dayOf = (name) => DAILY.exec(name)?.[1] ?? null;

/**
 * How hard a day's puzzle is: the engine makes all of them by the same week, so nobody has to ask it.
 * @type {(day: string) => string}
 */
export const levelOfDay = (day) => WEEK[(noonOf(day).getUTCDay() + 6) % 7][1];

/** @type {(day: string, options?: Intl.DateTimeFormatOptions) => string} */
export const dayWords = (day, options) => dateWords(day, language, options);
/** Below so many pixels a date is written short. */
const NARROW = 480;
/**
 * How a date is written: shortly where there is little room, be it `always`.
 * @type {(always?: boolean) => Intl.DateTimeFormatOptions | undefined}
 */
export const briefly = (always = false) =>
  always || innerWidth < NARROW ? { weekday: 'short', day: 'numeric', month: 'short' } : undefined;

/**
 * The number and the date of a day's puzzle.
 * @type {(day: string, options?: Intl.DateTimeFormatOptions) => string}
 */
export const dayTitle = (day, options) =>
  t('daily-title', { number: String(dayNumber(day)), date: dayWords(day, options) });

/**
 * What a puzzle is called, from its name alone.
 * @param {string} name
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function puzzleTitle(name, options) {
  const day = dayOf(name);
  if (day) return Number.isNaN(Date.parse(day)) ? name : dayTitle(day, options);
  const [, set, level] = MADE.exec(name) ?? [];
  return level ? t('puzzle-title', { level: levelWords(level), set: Number(set) }) : t('puzzle-title-deal');
}

/** @type {(level: string) => string} */
export const levelWords = (level) => tAny([`puzzle-level-${level}`, 'puzzle-level-other'], { level });
/** @type {(stars: number) => string} */
export const starsText = (stars) => '★'.repeat(stars) + '☆'.repeat(3 - stars);

/**
 * An address that anybody can open.
 * @type {(name: string, pile: Pile) => string}
 */
export const puzzleAddress = (name, pile) => new URL('.', location.href).href + puzzleLink(name, pile);

// ---------------------------------------------------------------- results

/**
 * What is known of a puzzle after one more game; the best one counts. `byLeft` has the stars by the tiles that are
 * left: an old result may be worth more than it was when it was kept, and is never worth less.
 * @param {any} found what was kept, if anything
 * @param {string} name
 * @param {Result} result
 * @param {number[]} [byLeft]
 * @returns {Kept}
 */
export function resultAfter(found, name, { stars, left, pile, helped, moves }, byLeft = []) {
  const old = isResult(found) ? found : { stars: -1, tries: 0, onDay: false };
  const known = Math.max(old.stars, byLeft[old.left ?? -1] ?? 0);
  const better = stars > known || (stars === known && left < old.left);
  return {
    ...old,
    ...(better || old.stars < 0 ? { stars, left, pile, helped } : { stars: known }),
    tries: (Number(old.tries) || 0) + (old.last === moves ? 0 : 1),
    last: moves,
    onDay: old.onDay || (stars > 0 && dayOf(name) === today()),
    when: old.when ?? Date.now(),
  };
}

/**
 * Keeps what is known of a puzzle.
 * @type {(name: string, known: Kept) => Promise<unknown>}
 */
export const putResult = (name, known) => keep(PREFIX + name, known);

/**
 * Adds a finished game. Returns what is known of the puzzle now.
 * @param {string} name
 * @param {Result} result
 * @param {number[]} [byLeft]
 */
export async function keepResult(name, result, byLeft) {
  const kept = resultAfter(await recall(PREFIX + name).catch(() => null), name, result, byLeft);
  await putResult(name, kept).catch(() => {});
  return kept;
}

/** @type {(value: any) => boolean} */
const isResult = (value) => [0, 1, 2, 3].includes(value?.stars);

/**
 * All results by name; what is none does not count.
 * @returns {Promise<Results>}
 */
export async function allResults() {
  const found = await recallAll(PREFIX).catch(() => []);
  const whole = found.filter(([, value]) => isResult(value));
  return new Map(whole.map(([key, value]) => [key.slice(PREFIX.length), value]));
}

/**
 * How many days in a row the puzzle of the day was won on its day, up to today or, as long as today's is open, to
 * yesterday.
 * @param {Results} results
 * @param {{ day?: string, kind?: string }} [which]
 */
export function streak(results, { day = today(), kind } = {}) {
  /** @type {(day: string) => boolean} */
  const won = (one) => Boolean(results.get(dailyName(one, kind))?.onDay);
  let at = won(day) ? day : shiftDay(day, -1);
  let count = 0;
  for (; won(at); at = shiftDay(at, -1)) count++;
  return count;
}
