// What is kept of puzzles: the best result of each, and from that the calendar and the run of days. Without storage
// there is none.

import { language, t, tAny } from '../words/messages.js';
import { puzzleLink } from '../screens/router.js';
import { keep, recall, recallAll } from '../storage/store.js';

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

export const FIRST_DAY = '2026-01-01';
/** @type {Record<string, string[]>} */
export const LEVELS = {
  6: ['gentle', 'steady', 'tricky', 'hard'],
  9: ['steady', 'tricky', 'hard', 'fiendish'],
  12: ['tricky', 'hard', 'fiendish', 'monstrous'],
};
const PREFIX = 'puzzle:';
const DAILY = /^daily-(\d{4}-\d{2}-\d{2})$/;
const MADE = /^(6|9|12)-([a-z]+)-/;

/**
 * A date as text, as the calendar on the wall has it here.
 * @type {(date: Date) => string}
 */
export const dayText = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
export const today = () => dayText(new Date());
/** @type {(day?: string) => string} */
export const dailyName = (day = today()) => `daily-${day}`;
/** @type {(name: string) => string | null} */
export const dayOf = (name) => DAILY.exec(name)?.[1] ?? null;

/**
 * @param {string} day
 * @param {number} by
 */
export function shiftDay(day, by) {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/** @type {(day: string, options?: Intl.DateTimeFormatOptions) => string} */
export const dayWords = (day, options = { weekday: 'long', day: 'numeric', month: 'long' }) =>
  new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));

/**
 * What a puzzle is called, from its name alone.
 * @param {string} name
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function puzzleTitle(name, options) {
  const day = dayOf(name);
  if (day) return Number.isNaN(Date.parse(day)) ? name : dayWords(day, options);
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

/**
 * The result for others: how well, never how.
 * @param {string} name
 * @param {Omit<Result, 'moves'>} result
 */
export function shareText(name, { stars, left, pile, helped }) {
  const words = [starsText(stars), t('puzzle-left', { left }), t(`puzzle-pile-${pile}`)];
  if (!helped) words.push(t('puzzle-unaided'));
  const title = dayOf(name)
    ? t('puzzle-share-title', {
        title: puzzleTitle(name, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      })
    : t('puzzle-share-title', { title: puzzleTitle(name) });
  return [title, words.join(' · '), puzzleAddress(name, pile)].join('\n');
}

// ---------------------------------------------------------------- results

/**
 * Adds a finished game; the best one counts. Returns what is known of the puzzle now.
 * @param {string} name
 * @param {Result} result
 * @returns {Promise<Kept>}
 */
export async function keepResult(name, { stars, left, pile, helped, moves }) {
  const old = (await recall(PREFIX + name).catch(() => null)) ?? { stars: -1, tries: 0, onDay: false };
  const again = old.last === moves;
  const better = stars > old.stars || (stars === old.stars && left < old.left);
  const result = {
    ...old,
    ...(better ? { stars, left, pile, helped } : {}),
    tries: old.tries + (again ? 0 : 1),
    last: moves,
    onDay: old.onDay || (stars > 0 && dayOf(name) === today()),
    when: old.when ?? Date.now(),
  };
  await putResult(name, result).catch(() => {});
  return result;
}

/**
 * Keeps what is known of a puzzle.
 * @type {(name: string, known: Kept) => Promise<unknown>}
 */
export const putResult = (name, known) => keep(PREFIX + name, known);

/**
 * All results by name; what is none does not count.
 * @returns {Promise<Results>}
 */
export async function allResults() {
  const found = await recallAll(PREFIX).catch(() => []);
  const whole = found.filter(([, value]) => value && [0, 1, 2, 3].includes(value.stars));
  return new Map(whole.map(([key, value]) => [key.slice(PREFIX.length), value]));
}

/**
 * How many days in a row the puzzle of the day was won on its day, up to today or, as long as today's is open, to
 * yesterday.
 * @param {Results} results
 * @param {string} [day]
 */
export function streak(results, day = today()) {
  /** @type {(day: string) => boolean} */
  const won = (one) => Boolean(results.get(dailyName(one))?.onDay);
  let at = won(day) ? day : shiftDay(day, -1);
  let count = 0;
  for (; won(at); at = shiftDay(at, -1)) count++;
  return count;
}
