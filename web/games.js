// What the lobby shows before the engine is up: the games, in order, with the least and most seats. The catalogue that the engine
// gives replaces it, and the last one seen is kept for the next visit. The build writes the list (`SHELF`) from the engine's own.

/* global SHELF */

import { keep, recall } from './store.js';

/** Games with a picture of their own in the site; the others get a painted one. */
const PICTURED = new Set(SHELF.filter(([, , , pictured]) => pictured).map(([id]) => id));
export const hasPicture = (id) => PICTURED.has(id);

/** Games in which the lowest score wins. */
const LOW = new Set(['mexican-train']);
export const lowWins = (game) => LOW.has(game);

/** Scores as the page shows them: poker's are what was won or lost, and people want to see their chips. */
export const shownScores = ({ game, scores, options }) => (game === 'poker' ? scores.map((score) => score + options.chips) : scores);

/** What kind of game a view is of: `train`, `trick`, `poker`, or `plain` for lines and rows. */
export const familyOf = (view) => ('trains' in view ? 'train' : 'tricks' in view ? 'trick' : 'pots' in view ? 'poker' : 'plain');

const listeners = new Set();
let games = SHELF.map(([id, least, most]) => ({ id, seats: [least, most], options: null }));
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
