// What the lobby shows before the engine is up: the games, in order, with the least and most seats and the
// facts that matter there. The catalogue that the engine gives replaces it, and the last one seen is kept for the next
// visit. The build writes the list (`SHELF`) from the engine's own.

/* global SHELF */

import { keep, recall } from '../storage/store.js';

/** @import { CatalogueReply, GameData, OptionData } from '../types/door.d.ts' */
/** @import { OptionValue } from '../types/views.d.ts' */

/**
 * A game as it is known so far: before the engine has spoken, without its options.
 * @typedef {Partial<Omit<GameData, 'options'>> & { id: string, seats: number[], options: OptionData[] | null }} Listed
 */

/** Games with a picture of their own in the site; the others get a painted one. */
const PICTURED = new Set(SHELF.filter(({ pictured }) => pictured).map(({ id }) => id));
/** @type {(id: string) => boolean} */
export const hasPicture = (id) => PICTURED.has(id);

/** Games that can be learnt at a table. */
const TAUGHT = new Set(SHELF.filter(({ taught }) => taught).map(({ id }) => id));
/** @type {(id: string) => boolean} */
export const hasLesson = (id) => TAUGHT.has(id);

/** Games of which one wants to see something at a glance. */
const CARDED = new Set(SHELF.filter(({ card }) => card).map(({ id }) => id));
/** @type {(id: string) => boolean} */
export const hasCard = (id) => CARDED.has(id);

/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Listed[]} */
let games = SHELF.map((game) => ({ ...game, options: null }));
/** @type {string[]} */
export let levels = [];
/** @type {string | undefined} */
export let usualLevel;
/** @type {Record<string, string>} */
let otherLevels = {};
/**
 * The level that a name from an address or a kept match stands for today; undefined for a stranger.
 * @type {(name: string | null | undefined) => string | undefined}
 */
export const levelNamed = (name) => (levels.includes(name ?? '') ? (name ?? undefined) : otherLevels[name ?? '']);

export const allGames = () => games;
/** @type {(id: string) => Listed | undefined} */
export const gameOf = (id) => games.find((game) => game.id === id);
/**
 * What is true of a game, as its `Game` in the engine says; nothing is known of a stranger.
 * @type {(id: string | undefined) => Partial<Listed>}
 */
export const factsOf = (id) => gameOf(id ?? '') ?? {};
/** The game whose deals are set as puzzles. */
export const puzzleGame = () => games.find(({ puzzles }) => puzzles)?.id ?? '';

/**
 * Scores as the page shows them: where they are what was won or lost of a stake, people want to see what they have.
 * @param {{ game: string, scores: number[], options: Record<string, OptionValue> }} match
 */
export function shownScores({ game, scores, options }) {
  const { stake } = factsOf(game);
  return stake ? scores.map((score) => score + Number(options[stake])) : scores;
}

/** @param {() => void} listener */
export const onCatalogue = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param {CatalogueReply} catalogue */
function take(catalogue) {
  games = catalogue.games;
  levels = catalogue.levels ?? [];
  usualLevel = catalogue.usual_level;
  otherLevels = catalogue.other_levels ?? {};
  for (const listener of listeners) listener();
}

/**
 * The catalogue of the last visit, if there is one.
 * @param {string | undefined} version
 */
export async function recallCatalogue(version) {
  const kept = await recall('catalogue').catch(() => null);
  if (kept?.version === version && games.every((game) => !game.options)) take(kept);
}

/**
 * The engine's own word.
 * @param {CatalogueReply} reply
 * @param {string | undefined} version
 */
export function setCatalogue(reply, version) {
  take(reply);
  keep('catalogue', { version, ...reply }).catch(() => {});
}
