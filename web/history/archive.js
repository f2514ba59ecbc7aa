// Everything that is kept on this device as one text, and such a text read again. What comes from a file is checked
// entry by entry before anything is written, and never takes the place of something newer.

import { guard, TextRefused } from '../engine/guard.js';
import { isPlayed, tidied } from './played.js';

/** @import { Kept as Puzzle } from '../puzzles/book.js' */
/** @import { Kept } from '../storage/store.js' */
/** @import { Played } from './played.js' */

/**
 * @typedef {object} Archive
 * @property {Kept[]} games
 * @property {Map<string, Played>} played
 * @property {Map<string, Puzzle>} puzzles
 * @property {Map<string, string>} settings
 */

/** What a file brings, and how much of it could not be read. @typedef {Archive & { odd: number }} Brought */

export const VERSION = 1;
/** No archive is larger: it is less than what any device keeps, and can be read at once. */
export const MOST_ARCHIVED = 16 * 1024 * 1024;
const SECTIONS = ['archive', 'made', 'games', 'played', 'puzzles', 'settings'];
const MOST_ENTRIES = 50_000;
const NAME = /^[a-z][a-z0-9-]{0,39}$/;
const WORD = /^[a-z][a-z0-9_-]{0,31}$/;

/**
 * The names under which something of the person's is kept in localStorage, each with what may stand there. Names of
 * settings come from `storage/settings.js`.
 * @param {Record<string, readonly string[]>} choices
 * @param {readonly string[]} switches
 */
export function localNames(choices, switches) {
  /** @type {(value: string) => boolean} */
  const isSwitch = (value) => value === 'on' || value === 'off';
  /** @type {[RegExp, (value: string) => boolean][]} */
  const rules = [
    ...Object.entries(choices).map(
      ([name, values]) =>
        /** @type {[RegExp, (value: string) => boolean]} */ ([
          new RegExp(`^${name}$`),
          (value) => values.includes(value),
        ]),
    ),
    [new RegExp(`^(${[...switches, 'forced', 'autodraw', 'warn', 'rule-sources'].join('|')})$`), isSwitch],
    [/^language$/, (value) => /^[a-z]{2}$/.test(value)],
    [/^(told-[a-z-]{1,30}|first-steps)$/, (value) => value === 'yes'],
    [/^free-puzzle$/, (value) => /^(6|9|12)-[a-z]{1,20}$/.test(value)],
    [/^setup-[a-z0-9-]{1,40}$/, (value) => value.length <= 2000 && isJson(value)],
    [/^people$/, (value) => value.length <= 2000 && isJson(value)],
    [/^played$/, (value) => value.length <= 2000 && isJson(value)],
    [/^order-[a-z0-9-]{1,40}$/, (value) => /^[a-z-]{1,30}$/.test(value)],
    [/^best-[a-z0-9-]{1,60}$/, (value) => /^-?\d{1,6}$/.test(value)],
  ];
  return (/** @type {string} */ name, /** @type {string} */ value) =>
    rules.some(([known, fits]) => known.test(name) && fits(value));
}

/** @param {string} text */
function isJson(text) {
  try {
    JSON.parse(guard(text));
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/**
 * @param {unknown} value
 * @returns {value is string}
 */
const isText = (value, most = 64) => typeof value === 'string' && value.length <= most;
/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
/** @type {(value: unknown) => boolean} */
const isCount = (value) => Number.isInteger(value) && Number(value) >= 0;
/** @type {(value: unknown) => boolean} */
const isPlain = (value) => isText(value) || isNumber(value) || typeof value === 'boolean';
/** @type {(value: unknown, fits: (one: unknown) => boolean, most: number) => boolean} */
const isList = (value, fits, most) => Array.isArray(value) && value.length <= most && value.every(fits);
/** @type {(value: unknown, fits: (one: unknown) => boolean) => boolean} */
const orNothing = (value, fits) => value === undefined || value === null || fits(value);
/** @type {(value: unknown) => boolean} */
const isLink = (value) => isText(value, 2000) && value.startsWith('#/');
/** @type {(value: unknown) => boolean} */
const isBoolean = (value) => typeof value === 'boolean';
/** @type {(value: unknown) => boolean} */
const isOptions = (value) =>
  isObject(value) &&
  Object.keys(value).length <= 64 &&
  Object.entries(value).every(([name, one]) => WORD.test(name) && isPlain(one));

/**
 * What is known of a puzzle: words and numbers, its options, and the two numbers of its ways.
 * @type {(entry: [name: string, part: unknown]) => boolean}
 */
const isFact = ([name, part]) =>
  orNothing(part, name === 'options' ? isOptions : name === 'ways' ? (ways) => isList(ways, isCount, 2) : isPlain);

/**
 * What a game in a file may have, each with what may stand there.
 * @type {Record<string, (value: unknown) => boolean>}
 */
const GAME = {
  id: (value) => isText(value, 1000) && value.length > 0,
  game: (value) => isText(value, 40) && NAME.test(value),
  players: (value) => isCount(value) && Number(value) >= 1 && Number(value) <= 20,
  seed: (value) => orNothing(value, isText),
  options: isOptions,
  level: (value) => orNothing(value, (one) => isText(one, 32)),
  deal: (value) => orNothing(value, (one) => isText(one, 2000) || isList(one, (tile) => isText(tile, 5), 200)),
  posed: (value) => orNothing(value, (one) => isText(one, 2000)),
  link: (value) => orNothing(value, isLink),
  tally: (value) => orNothing(value, (one) => isObject(one) && Object.values(one).every(isPlain)),
  puzzle: (value) => orNothing(value, (one) => isObject(one) && Object.entries(one).every(isFact)),
  started: isNumber,
  updated: isNumber,
  revision: (value) => orNothing(value, isCount),
  save: (value) => isText(value, 64 * 1024) && isJson(value),
  moves: isCount,
  scores: (value) => isList(value, isNumber, 20),
  sides: (value) => isList(value, isCount, 20),
  round: isCount,
  finished: isBoolean,
  winners: (value) => isList(value, isCount, 20),
  helped: (value) => orNothing(value, isBoolean),
  position: (value) => orNothing(value, (one) => isText(one, 64 * 1024) && isJson(one)),
  brought: (value) => orNothing(value, isCount),
  people: (value) => orNothing(value, isCount),
  seated: (value) =>
    orNothing(value, (one) => isList(one, (person) => isObject(person) && Object.values(person).every(isPlain), 20)),
  decided: (value) =>
    orNothing(value, (one) => isList(one, (made) => isObject(made) && isCount(made.at) && isCount(made.seat), 5000)),
};

/**
 * A game with the fields that it may have and no others, or null. Its moves are played through the rules when it is
 * opened.
 * @param {unknown} one
 * @returns {Kept | null}
 */
export function gameIn(one) {
  if (!isObject(one) || !Object.entries(GAME).every(([name, fits]) => fits(one[name]))) return null;
  const kept = Object.keys(GAME).filter((name) => one[name] !== undefined);
  return /** @type {Kept} */ (/** @type {unknown} */ (Object.fromEntries(kept.map((name) => [name, one[name]]))));
}

/**
 * What is known of a puzzle, or null where there is no result; what an earlier release did not keep is taken for the
 * least that it can be.
 * @param {unknown} one
 * @returns {Puzzle | null}
 */
export function puzzleIn(one) {
  if (!isObject(one)) return null;
  const { stars, left, pile = 'open', helped = true, tries = 1, last = '', onDay = false, when = 0 } = one;
  const whole =
    [0, 1, 2, 3].some((count) => count === stars) &&
    isCount(left) &&
    (pile === 'open' || pile === 'hidden') &&
    isBoolean(helped) &&
    isCount(tries) &&
    isText(last, 64 * 1024) &&
    isBoolean(onDay) &&
    isNumber(when);
  return whole ? /** @type {Puzzle} */ ({ stars, left, pile, helped, tries, last, onDay, when }) : null;
}

/**
 * The text of an archive.
 * @param {Archive} archive
 * @param {number} made
 */
export function written({ games, played, puzzles, settings }, made) {
  return JSON.stringify({
    archive: VERSION,
    made,
    games: games.flatMap((game) => gameIn(game) ?? []),
    played: Object.fromEntries(played),
    puzzles: Object.fromEntries(puzzles),
    settings: Object.fromEntries(settings),
  });
}

/** @param {unknown} text */
function parsed(text) {
  try {
    return JSON.parse(guard(text, MOST_ARCHIVED));
  } catch (error) {
    const large = error instanceof TextRefused && error.reason === 'too-long';
    throw new TextRefused(large ? 'archive-too-long' : 'not-archive');
  }
}

/**
 * What a file holds. Throws TextRefused where it is no archive; entries that cannot be read are left out and counted.
 * @param {unknown} text
 * @param {(name: string, value: string) => boolean} isSetting
 * @returns {Brought}
 */
export function readArchive(text, isSetting) {
  const data = parsed(text);
  if (!isObject(data) || !isCount(data.archive)) throw new TextRefused('not-archive');
  if (Number(data.archive) > VERSION) throw new TextRefused('archive-newer');
  if (Object.keys(data).some((name) => !SECTIONS.includes(name))) throw new TextRefused('not-archive');
  const { games = [], played = {}, puzzles = {}, settings = {} } = data;
  if (!Array.isArray(games) || ![played, puzzles, settings].every(isObject)) throw new TextRefused('not-archive');
  const sizes = [games, ...[played, puzzles, settings].map((one) => Object.keys(/** @type {object} */ (one)))];
  if (sizes.some(({ length }) => length > MOST_ENTRIES)) throw new TextRefused('archive-too-long');
  let odd = 0;
  /**
   * @template Value
   * @param {unknown} section
   * @param {(value: unknown, name: string) => Value | null} read
   * @returns {Map<string, Value>}
   */
  const entries = (section, read) =>
    new Map(
      Object.entries(/** @type {object} */ (section)).flatMap(([name, value]) => {
        const found = name.length <= 1000 ? read(value, name) : null;
        if (found === null) odd++;
        return found === null ? [] : [[name, found]];
      }),
    );
  const read = games.map(gameIn);
  odd += read.filter((game) => !game).length;
  return {
    games: read.flatMap((game) => game ?? []),
    played: entries(played, (value) => (isPlayed(value) ? tidied(value) : null)),
    puzzles: entries(puzzles, (value, name) => (/^[A-Za-z0-9_-]{1,96}$/.test(name) ? puzzleIn(value) : null)),
    settings: entries(settings, (value, name) => (isText(value, 2000) && isSetting(name, value) ? value : null)),
    get odd() {
      return odd;
    },
  };
}

/**
 * The better result of a puzzle that was played on two devices, with all that is known of both.
 * @param {Puzzle} here
 * @param {Puzzle} there
 * @returns {Puzzle}
 */
export function joined(here, there) {
  const better = there.stars > here.stars || (there.stars === here.stars && there.left < here.left);
  return {
    ...here,
    ...(better ? { stars: there.stars, left: there.left, pile: there.pile, helped: there.helped } : {}),
    tries: Math.max(here.tries, there.tries),
    onDay: here.onDay || there.onDay,
    when: Math.min(here.when, there.when),
  };
}

/**
 * What of a file is to be written here: all that is not here yet, or is newer or better there.
 * @param {Archive} here
 * @param {Archive} there
 * @returns {Archive}
 */
export function merged(here, there) {
  const games = new Map(here.games.map((game) => [game.id, game]));
  /** @type {Archive} */
  const wanted = { games: [], played: new Map(), puzzles: new Map(), settings: new Map() };
  for (const game of there.games) {
    const own = games.get(game.id);
    if (!own || !(Number(own.updated) >= game.updated)) wanted.games.push(game);
  }
  for (const [key, one] of there.played) {
    const own = here.played.get(key);
    if (!own || own.ended < one.ended) wanted.played.set(key, one);
  }
  for (const [name, one] of there.puzzles) {
    const own = here.puzzles.get(name);
    const both = own ? joined(own, one) : one;
    if (!own || JSON.stringify(both) !== JSON.stringify(own)) wanted.puzzles.set(name, both);
  }
  for (const [name, value] of there.settings) {
    const own = here.settings.get(name);
    const best = name.startsWith('best-') && Number(value) > Number(own);
    if (own === undefined || best) wanted.settings.set(name, value);
  }
  return wanted;
}
