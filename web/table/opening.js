// From an address to a match.

import { levelNamed } from '../engine/catalogue.js';
import { Refused } from '../engine/engine.js';
import { matchId } from '../screens/router.js';
import { namedPeople, peopleOf } from '../storage/people.js';
import { desk, recallMatch } from '../storage/matches.js';

/** @import { Deal, Kept } from '../storage/store.js' */
/** @import { NewRequest, State } from '../types/door.d.ts' */
/** @import { App } from '../types/page.d.ts' */
/** @import { OptionValue, TileName } from '../types/views.d.ts' */

/**
 * A match that is to be dealt. `file` and `kept` are for a deal that is not made from its seed: what it is filed under,
 * and what is kept with it.
 * @typedef {object} Wanted
 * @property {string} game
 * @property {number | null} [players]
 * @property {string | null} [seed]
 * @property {string | null} [level]
 * @property {Record<string, OptionValue>} [options]
 * @property {string | TileName[] | null} [deal]
 * @property {string | null} [posed] the moves that lead to the position in which it begins
 * @property {string} [file]
 * @property {Partial<Deal>} [kept]
 * @property {{ seat: number }[]} [seated] where people sit, if several share the device
 */

/**
 * What an address names: a match on disk, or one to be dealt; `prepare` finds out what the address does not say.
 * @typedef {{ id: string, file?: undefined, level?: undefined }
 *   | (Wanted & { id?: undefined, prepare?: () => Promise<Partial<Wanted>> })} Address
 */

/**
 * The match on disk that an address names, or null; throws Refused where only storage could say.
 * @param {App} app
 * @param {Address} route
 */
export async function keptUnder(app, route) {
  if (route.id && !app.forgetful)
    return desk.find(route.id).catch(() => {
      throw new Refused({ code: 'bad-save', reason: 'link-unread' });
    });
  if (route.file) return recallMatch(app, route.file);
  return route.id === undefined && route.seed && route.players ? recallMatch(app, matchId(route)) : null;
}

/**
 * Throws Refused where an address asks for what there is not.
 * @param {Address} route
 * @param {Kept | null} found
 */
export function checkAddress({ id, level }, found) {
  if (id && !found) throw new Refused({ code: 'bad-save', reason: 'link-gone' });
  if (level && !levelNamed(level)) throw new Refused({ code: 'bad-option', reason: 'unknown-level', data: { level } });
}

/**
 * What asks the engine for a new match.
 * @type {(wanted: Wanted) => NewRequest}
 */
export const newMatch = ({ game, players, seed, options, deal, posed }) => ({
  type: 'new',
  game,
  seed,
  options,
  ...(players ? { players } : {}),
  ...(deal ? { deal } : {}),
  ...(posed ? { posed } : {}),
});

/**
 * The match that the engine has dealt, as it will be kept.
 * @param {State} reply
 * @param {Wanted} wanted
 * @returns {Deal}
 */
export function matchOf(reply, { game, seed = null, level, deal, posed, file, kept, seated }) {
  const match = { game, players: reply.players, seed, options: reply.options, level: level ?? undefined };
  const people = namedPeople(peopleOf({ seated, players: reply.players }));
  const sitting = people.length ? { people: people.length, seated: people } : { people: 1 };
  const stated = { ...(deal ? { deal } : {}), ...(posed ? { posed } : {}) };
  const more = { ...stated, ...kept, helped: false, started: Date.now() };
  return { id: file ?? matchId(match), ...match, ...sitting, ...more };
}
