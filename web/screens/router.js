// Addresses: every screen and every deal has one. `#/play/block?players=3&seed=abc&set=6` is a whole table.

/** @import { OptionValue } from '../types/views.d.ts' */

export const LONGEST = 2000;
const GAME = /^[a-z0-9-]{1,40}$/;
const WORD = /^[a-z][a-z0-9_-]{0,31}$/;
/** Seats, counted from one. */
const PEOPLE = /^\d{1,2}(\.\d{1,2}){1,9}$/;
const PUZZLE = /^[A-Za-z0-9_-]{1,96}$/;
const PACKED = /^[A-Za-z0-9_-]+$/;

/** @typedef {'open' | 'hidden'} Pile */
/** @typedef {{ screen: 'puzzle', name: string, pile: Pile }} PuzzleRoute */
/** A match that came as a file. @typedef {{ screen: 'table', id: string, game?: undefined }} SavedRoute */
/** A first hand with explanations. @typedef {{ screen: 'lesson', game: string, id?: undefined }} LessonRoute */
/** @typedef {{ screen: 'lost', reason: string, data: Record<string, string> }} LostRoute */

/**
 * A table, or the form to set it up; options are as they stand in the address.
 * @typedef {object} GameRoute
 * @property {'table' | 'setup'} screen
 * @property {string} game
 * @property {number | null} players
 * @property {string | null} seed
 * @property {string | null} level
 * @property {Record<string, string>} options
 * @property {{ seat: number }[]} [seated] where people sit, if several share the device
 * @property {undefined} [id]
 */

/** What was played: all of it, or one game. @typedef {{ screen: 'record', game: string | null }} RecordRoute */
/** A finished match to look at again. @typedef {{ screen: 'replay', match: string }} ReplayRoute */
/**
 * A position to play on from, packed.
 * @typedef {{ screen: 'position', packed: string, level: string | null }} PositionRoute
 */

/**
 * @typedef {{ screen: 'lobby' | 'puzzles' } | GameRoute | SavedRoute | PuzzleRoute | LessonRoute | RecordRoute
 *   | ReplayRoute | PositionRoute | LostRoute} Route
 */

/**
 * What an address says of a match.
 * @typedef {{ game: string, players?: number | null, seed?: string | null, level?: string | null,
 *   options?: Record<string, OptionValue>, seated?: { seat: number }[] }} Named
 */

/**
 * Reads an address into {screen, ...}. Whatever cannot be read becomes {screen: 'lost', reason}.
 * @param {string} hash
 * @returns {Route}
 */
export function readRoute(hash) {
  /** @type {(reason: string, data?: Record<string, string>) => LostRoute} */
  const lost = (reason, data = {}) => ({ screen: 'lost', reason, data });
  const text = hash.replace(/^#\/?/, '');
  if (!text) return { screen: 'lobby' };
  if (text.length > LONGEST) return lost('link-too-long');
  const [path, search = ''] = text.split(/\?(.*)/s);
  const [screen, name, ...rest] = path.split('/');
  if (path === 'puzzles') return { screen: 'puzzles' };
  const asked = new URLSearchParams(search);
  if (path === 'record') return { screen: 'record', game: null };
  if (path === 'replay') return { screen: 'replay', match: asked.get('match') ?? '' };
  if (rest.length || !name) return lost('link-unknown');
  if (screen === 'saved') return WORD.test(name) ? { screen: 'table', id: name } : lost('link-unknown');
  if (screen === 'puzzle')
    return PUZZLE.test(name)
      ? { screen: 'puzzle', name, pile: asked.get('pile') === 'hidden' ? 'hidden' : 'open' }
      : lost('unknown-puzzle');
  if (screen === 'position') {
    const level = asked.get('level');
    if (level && level.length > 64) return lost('link-level');
    return PACKED.test(name) ? { screen: 'position', packed: name, level } : lost('position-unreadable');
  }
  if (screen === 'record' && GAME.test(name)) return { screen: 'record', game: name };
  if (screen !== 'play' && screen !== 'new' && screen !== 'learn') return lost('link-unknown');
  if (!GAME.test(name)) return lost('unknown-game', { game: name.slice(0, 40) });
  if (screen === 'learn') return { screen: 'lesson', game: name };
  /** @type {GameRoute} */
  const route = {
    screen: screen === 'play' ? 'table' : 'setup',
    game: name,
    players: null,
    seed: null,
    level: null,
    options: {},
  };
  const seen = new Set();
  for (const [key, value] of asked) {
    if (!WORD.test(key) || seen.has(key)) return lost('link-unreadable', { part: key.slice(0, 32) });
    seen.add(key);
    if (key === 'players') {
      if (!/^[0-9]{1,2}$/.test(value)) return lost('link-players', { value: value.slice(0, 20) });
      route.players = Number(value);
    } else if (key === 'seed' || key === 'level') {
      if (!value || value.length > 64) return lost(`link-${key}`);
      route[key] = value;
    } else if (key === 'people') {
      if (!PEOPLE.test(value)) return lost('link-people');
      route.seated = value.split('.').map((seat) => ({ seat: Number(seat) - 1 }));
    } else if (value.length > 32) return lost('link-unreadable', { part: key });
    else route.options[key] = value;
  }
  return route;
}

/**
 * How an option's value stands in a link.
 * @type {(value: OptionValue) => string}
 */
export const asText = (value) => (value === true ? 'on' : value === false ? 'off' : String(value));

/** @param {Omit<Named, 'game'>} match */
function query({ players, seed, options = {}, level, seated = [] }) {
  const parts = new URLSearchParams();
  if (players) parts.set('players', String(players));
  if (seed) parts.set('seed', seed);
  for (const name of Object.keys(options).sort()) parts.set(name, asText(options[name]));
  if (level) parts.set('level', level);
  if (seated.length > 1) parts.set('people', seated.map(({ seat }) => seat + 1).join('.'));
  const text = parts.toString();
  return text ? `?${text}` : '';
}

/** @type {(match: Named) => string} */
export const playLink = (match) => `#/play/${match.game}${query(match)}`;
/**
 * A link that anybody can open to play the same deal.
 * @type {(match: Named) => string}
 */
export const linkOf = (match) => `${location.origin}${location.pathname}${playLink(match)}`;
/** @type {(name: string, pile?: Pile) => string} */
export const puzzleLink = (name, pile = 'open') => `#/puzzle/${name}${pile === 'open' ? '' : `?pile=${pile}`}`;
/** @type {(game: string) => string} */
export const lessonLink = (game) => `#/learn/${game}`;
/** @type {(game?: string) => string} */
export const recordLink = (game) => (game ? `#/record/${game}` : '#/record');
/** @type {(id: string) => string} */
export const replayLink = (id) => `#/replay?${new URLSearchParams({ match: id })}`;
/** @type {(match: Named) => string} */
export const setupLink = (match) => `#/new/${match.game}${query(match)}`;

/**
 * What a match is filed under: its deal and rules, without who plays.
 * @type {(match: Named) => string}
 */
export const matchId = (match) => `${match.game}${query({ ...match, level: null, seated: [] })}`;

/** A random text of eight letters and digits, from the browser's own randomness. */
export function randomSeed(length = 8) {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => letters[byte % letters.length]).join('');
}

/**
 * Calls back with each address, the present one first.
 * @param {(route: Route) => void} onroute
 */
export function startRouter(onroute) {
  const tell = () => onroute(readRoute(location.hash));
  addEventListener('hashchange', tell);
  tell();
}

/** @param {string} hash */
export function go(hash) {
  if (location.hash === hash) dispatchEvent(new HashChangeEvent('hashchange'));
  else location.hash = hash;
}

/**
 * Changes the address without a new screen.
 * @type {(hash: string) => void}
 */
export const rename = (hash) => history.replaceState(history.state, '', hash);
