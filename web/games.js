// What the lobby shows before the engine is up: the games, in order, with the least and most seats. The catalogue that the engine
// gives replaces it, and the last one seen is kept for the next visit.

import { keep, recall } from './store.js';

const KNOWN = [
  ['castle-rock', 1, 1],
  ['bingo', 1, 1],
  ['block', 2, 10],
  ['basic', 2, 6],
  ['draw', 2, 8],
  ['standard', 2, 8],
  ['muggins', 2, 4],
  ['bergen', 2, 10],
  ['matador', 3, 8],
  ['sebastopol', 4, 4],
  ['tiddle-a-wink', 6, 10],
];

/** Games with a picture of their own in the site; the others get a painted one. */
const PICTURED = new Set(['castle-rock', 'bingo', 'block']);
export const hasPicture = (id) => PICTURED.has(id);

const listeners = new Set();
let games = KNOWN.map(([id, least, most]) => ({ id, seats: [least, most], options: null }));
export let levels = [];

export const allGames = () => games;
export const gameOf = (id) => games.find((game) => game.id === id);
export const onCatalogue = (listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function take(catalogue) {
  games = catalogue.games;
  levels = catalogue.levels ?? [];
  for (const listener of listeners) listener();
}

/** The catalogue of the last visit, if there is one. */
export async function recallCatalogue(version) {
  const kept = await recall('catalogue').catch(() => null);
  if (kept?.version === version && games.every((game) => !game.options)) take(kept);
}

/** The engine's own word. */
export function setCatalogue(reply, version) {
  take(reply);
  keep('catalogue', { version, games: reply.games, levels: reply.levels }).catch(() => {});
}
