// The book of finished matches: one record a deal, written when its result has been shown. It is kept beside the
// matches themselves and outlives them.

import { factsOf } from '../engine/catalogue.js';
import { desk, dropMatch } from '../storage/matches.js';
import { keep, recall, recallAll } from '../storage/store.js';
import { counts, isPlayed, playedKey, playedOf } from './played.js';

/** @import { Kept } from '../storage/store.js' */
/** @import { Finished, Played } from './played.js' */

const PREFIX = 'played:';
/** So many finished games are kept to be looked at again, and no more characters of them than that. */
export const MOST_KEPT = 200;
const MOST_CHARACTERS = 8_000_000;

/** @type {(value: unknown) => Played | null} */
const whole = (value) => (isPlayed(value) ? value : null);

/**
 * Whether a match on disk is finished and could be looked at again.
 * @param {Partial<Kept>} match
 */
export const isFinished = (match) =>
  match.finished === true && !match.puzzle && typeof match.save === 'string' && typeof match.id === 'string';

/** @param {Finished} match */
async function write(match) {
  const key = PREFIX + playedKey(match);
  const record = playedOf(match, factsOf(match.game), whole(await recall(key)));
  if (isPlayed(record)) await keep(key, record);
}

/**
 * Writes down how a match has ended; what is kept of the same deal from before is replaced.
 * @param {Finished} match
 */
export async function noteFinished(match) {
  if (!counts(match)) return;
  await write(match);
  await prune();
}

/**
 * All records by what they are filed under; what is none does not count.
 * @returns {Promise<Map<string, Played>>}
 */
export async function allPlayed() {
  const found = await recallAll(PREFIX);
  return new Map(found.flatMap(([key, value]) => (isPlayed(value) ? [[key.slice(PREFIX.length), value]] : [])));
}

/**
 * @param {string} key
 * @param {Played} record
 */
export const keepPlayed = (key, record) => keep(PREFIX + key, record);

/** The finished games that are kept, the latest first. @returns {Promise<Kept[]>} */
export const finishedGames = async () => (await desk.all()).matches.filter(isFinished);

/** Counts the matches that were finished before there was such a book, or while it could not be written. */
export async function catchUp() {
  const [known, finished] = await Promise.all([allPlayed(), finishedGames()]);
  for (const match of finished) {
    try {
      if (counts(match) && !known.has(playedKey(match))) await write(match);
    } catch {
      // One that says too little does not count, and does not stand in the way of the others.
    }
  }
}

/**
 * The games that are too many, from the list with the latest first.
 * @param {{ save: string }[]} games
 */
export function tooMany(games, most = MOST_KEPT, characters = MOST_CHARACTERS) {
  let room = characters;
  const end = games.findIndex(({ save }, place) => place >= most || (room -= save.length) < 0);
  return end < 0 ? [] : games.slice(end);
}

/** Drops the oldest of the finished games where there are too many. What they came to stays in the book. */
async function prune() {
  for (const { id } of /** @type {Kept[]} */ (tooMany(await finishedGames()))) await dropMatch(id);
}
