// All that is kept on this device: gathered, added to, and erased.

import { allResults, putResult } from '../puzzles/book.js';
import { announce } from '../storage/hold.js';
import { desk } from '../storage/matches.js';
import { CHOICES, SWITCHES } from '../storage/settings.js';
import { eraseAll, writeLocal } from '../storage/store.js';
import { localNames, merged, puzzleIn, readArchive, written } from './archive.js';
import { allPlayed, keepPlayed } from './ledger.js';

/** @import { Archive } from './archive.js' */

/**
 * How much a file has brought, by kind, and how many entries of it could not be read.
 * @typedef {{ games: number, played: number, puzzles: number, settings: number, odd: number }} Tally
 */

const isSetting = localNames(CHOICES, Object.keys(SWITCHES));

/** What is kept in localStorage, and is the person's. @returns {[name: string, value: string][]} */
function settingsHere() {
  try {
    return Object.entries(localStorage).filter(([name, value]) => isSetting(name, value));
  } catch {
    return [];
  }
}

/** @returns {Promise<Archive>} */
async function gathered() {
  const [{ matches, unread }, played, results] = await Promise.all([desk.all(), allPlayed(), allResults()]);
  if (unread) throw unread;
  return {
    games: matches,
    played,
    puzzles: new Map(
      [...results].flatMap(([name, one]) => {
        const known = puzzleIn(one);
        return known ? [[name, known]] : [];
      }),
    ),
    settings: new Map(settingsHere()),
  };
}

/** Everything as one text; throws where it cannot be read. */
export const archiveText = async () => written(await gathered(), Date.now());

/**
 * Adds what a file holds to what is here; throws TextRefused where it is no archive, and then nothing has changed.
 * @param {unknown} text
 * @returns {Promise<Tally>}
 */
export async function bringBack(text) {
  const there = readArchive(text, isSetting);
  const wanted = merged(await gathered(), there);
  for (const game of wanted.games) {
    await desk.find(game.id);
    await desk.note(game);
  }
  for (const [key, one] of wanted.played) await keepPlayed(key, one);
  for (const [name, one] of wanted.puzzles) await putResult(name, one);
  for (const [name, value] of wanted.settings) writeLocal(name, value);
  return {
    games: wanted.games.length,
    played: wanted.played.size,
    puzzles: wanted.puzzles.size,
    settings: wanted.settings.size,
    odd: there.odd,
  };
}

/** Erases everything that is the person's, in all windows; throws where that cannot be done. */
export async function erase() {
  const { matches } = await desk.all();
  for (const { id } of matches) await desk.drop(id);
  await eraseAll();
  for (const [name] of settingsHere()) localStorage.removeItem(name);
  for (const { id } of matches) announce({ kind: 'deleted', id });
}
