// Days as texts, such as 2026-11-17, and the numbers of their puzzles. It stands on nothing, so that the front of a
// frame can use it too.

export const FIRST_DAY = '2026-01-01';
export const LAST_DAY = '2099-12-31';

/**
 * A date as text, as the calendar on the wall has it here.
 * @type {(date: Date) => string}
 */
export const dayText = (date) =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
export const today = () => dayText(new Date());

/** @type {(day: string) => Date} */
export const noonOf = (day) => new Date(`${day}T12:00:00Z`);

/**
 * @param {string} day
 * @param {number} by
 */
export function shiftDay(day, by) {
  const date = noonOf(day);
  date.setUTCDate(date.getUTCDate() + by);
  return date.toISOString().slice(0, 10);
}

/**
 * The number of a day's puzzle; that of the first day is 1.
 * @type {(day: string) => number}
 */
export const dayNumber = (day) => Math.round((noonOf(day).getTime() - noonOf(FIRST_DAY).getTime()) / 86_400_000) + 1;

/**
 * A day in words, as they are put where the reader's language is spoken so.
 * @param {string} day
 * @param {string} language
 * @param {Intl.DateTimeFormatOptions} [options]
 */
export function dateWords(day, language, options = { weekday: 'long', day: 'numeric', month: 'long' }) {
  const spoken = globalThis.navigator?.languages?.find((tag) => tag.startsWith(`${language}-`)) ?? language;
  return new Intl.DateTimeFormat(spoken, { ...options, timeZone: 'UTC' }).format(noonOf(day));
}
