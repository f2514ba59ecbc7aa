// How the person last set up each game, and which games were played last. It lives in localStorage: the lobby needs it
// at once, and little is lost with it.

import { readLocal, writeLocal } from './store.js';

/** @import { OptionValue } from '../types/views.d.ts' */

/**
 * A way to set up a game: the options that were chosen, the others being as printed.
 * @typedef {{ players?: number, options?: Record<string, OptionValue>, level?: string,
 *   seated?: { seat: number }[] }} Choice
 */

const PLAYED = 'played';
/** @type {(game: string) => string} */
const shelfOf = (game) => `setup-${game}`;

/** @param {string} name */
function read(name) {
  try {
    return JSON.parse(readLocal(name) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * The last choice for a game, or null.
 * @type {(game: string) => Choice | null}
 */
export function lastChoice(game) {
  const kept = read(shelfOf(game));
  return kept && typeof kept === 'object' && !Array.isArray(kept) ? kept : null;
}

/** @type {(game: string, choice: Choice) => void} */
export const keepChoice = (game, choice) => writeLocal(shelfOf(game), JSON.stringify(choice));

/** The games that were played, the last one first. @returns {string[]} */
export function lastPlayed() {
  const kept = read(PLAYED);
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
}

/** @param {string} game */
export const notePlayed = (game) =>
  writeLocal(PLAYED, JSON.stringify([game, ...lastPlayed().filter((one) => one !== game)]));
