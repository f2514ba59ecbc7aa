// What the address of a frame may ask for. Everything is on a list; what is not is left out, and the frame says so.

import { FIRST_DAY, LAST_DAY, noonOf, today } from '../puzzles/days.js';
import { KINDS, readName, todays } from '../puzzles/kind_names.js';
import { LANGUAGES } from '../words/languages.js';
import { codeOf, dealFrom, readDeal } from './deal.js';

/** @import { Choices } from '../storage/settings.js' */

/** @typedef {{ code: string, name?: string, tile?: string }} Problem */
/** @typedef {{ puzzle: string | null, problem?: Problem }} Chosen */

/**
 * @typedef {object} Options
 * @property {string | null} puzzle
 * @property {Problem} [problem]
 * @property {'open' | 'hidden'} pile
 * @property {'auto' | Choices['theme']} theme
 * @property {string} lang
 * @property {boolean} report
 * @property {string} origin
 * @property {string[]} ignored
 */

const LONGEST = 2000;
/** @type {Record<string, string[]>} */
const LEVELS = {
  6: ['gentle', 'steady', 'tricky', 'hard'],
  9: ['steady', 'tricky', 'hard', 'fiendish'],
  12: ['tricky', 'hard', 'fiendish', 'monstrous'],
};
/** @type {Record<string, string[]>} */
const LISTS = {
  theme: ['auto', 'light', 'dark'],
  lang: ['auto', ...LANGUAGES],
  mode: ['open', 'printed'],
  set: ['6', '9', '12'],
  level: [...new Set(Object.values(LEVELS).flat())],
  report: ['0', '1'],
};
const FREE = ['puzzle', 'deal', 'origin'];

/** @param {string} text */
function isDay(text) {
  const date = noonOf(text);
  return text >= FIRST_DAY && text <= LAST_DAY && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const DAILY = /^daily-(?:([a-z]+)-)?(\d{4}-\d{2}-\d{2})$/;
const ROCK = /^(daily|deal|\d)/;

/**
 * The day of a puzzle of the day, of whatever kind; undefined for others.
 * @type {(name: string | null) => string | undefined}
 */
export const dayIn = (name) => DAILY.exec(name ?? '')?.[2];

/**
 * Whether a name is that of a puzzle of Castle Rock; other kinds have theirs in it.
 * @type {(name: string) => boolean}
 */
export const isRock = (name) => ROCK.test(name) && !DAILY.exec(name)?.[1];

/**
 * Whether a name can be that of a puzzle; the engine has the last word.
 * @param {string} name
 */
export function isPuzzle(name) {
  const day = dayIn(name);
  if (day && !isDay(day)) return false;
  const posed = readName(name);
  if (posed) return Boolean(day) || Boolean(KINDS[posed.kind][posed.variant]?.includes(posed.level));
  if (day) return isRock(name);
  const made = /^(6|9|12)-([a-z]+)-[a-z0-9]{1,24}$/.exec(name);
  if (made) return LEVELS[made[1]].includes(made[2]);
  const given = /^deal(6|9|12)-([\w-]{1,80})$/.exec(name);
  return Boolean(given && dealFrom(Number(given[1]), given[2]));
}

/** @param {string} text */
function isOrigin(text) {
  try {
    const { origin, protocol } = new URL(text);
    return origin === text && /^https?:$/.test(protocol);
  } catch {
    return false;
  }
}

/**
 * The puzzle that is asked for: {puzzle}, or {puzzle: null, problem}.
 * @param {Record<string, string | undefined>} given
 * @param {string} day
 * @returns {Chosen}
 */
function choose(given, day) {
  if (given.deal !== undefined) {
    const read = readDeal(given.deal, given.set ? Number(given.set) : undefined);
    return read.wrong === undefined
      ? { puzzle: `deal${read.set}-${codeOf(read.set, read.deal)}` }
      : { puzzle: null, problem: { code: read.wrong, tile: read.tile } };
  }
  const name = todays(given.puzzle ?? 'daily', day);
  if (name !== 'daily')
    return isPuzzle(name)
      ? { puzzle: name }
      : { puzzle: null, problem: { code: 'no-puzzle', name: name.slice(0, 40) } };
  if (!given.set && !given.level) return { puzzle: `daily-${day}` };
  /** @param {[set: string, levels: string[]]} entry */
  const fitting = ([, levels]) => levels.includes(given.level ?? '');
  const set = given.set ?? Object.entries(LEVELS).find(fitting)?.[0] ?? '6';
  const level = given.level ?? LEVELS[set][1];
  if (!LEVELS[set].includes(level)) return { puzzle: null, problem: { code: 'no-level', name: level } };
  return { puzzle: `${set}-${level}-${day.replaceAll('-', '')}` };
}

/**
 * Reads the query of an address. `ignored` names what was left out, `problem` tells why there is no puzzle.
 * @param {string} search
 * @param {string} [day]
 * @returns {Options}
 */
export function readOptions(search, day = today()) {
  /** @type {string[]} */
  const ignored = [];
  /** @type {Record<string, string | undefined>} */
  const given = {};
  const long = search.length > LONGEST;
  for (const [name, value] of long ? [] : new URLSearchParams(search)) {
    const fine = FREE.includes(name)
      ? name !== 'origin' || isOrigin(value)
      : Object.hasOwn(LISTS, name) && LISTS[name].includes(value);
    if (fine && !Object.hasOwn(given, name)) given[name] = value;
    else ignored.push(name.slice(0, 24));
  }
  return {
    ...(long ? { puzzle: null, problem: { code: 'too-long' } } : choose(given, day)),
    pile: given.mode === 'printed' ? 'hidden' : 'open',
    theme: /** @type {Options['theme']} */ (given.theme ?? 'auto'),
    lang: given.lang ?? 'auto',
    report: given.report === '1',
    origin: given.origin ?? '*',
    ignored,
  };
}
