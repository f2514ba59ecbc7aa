// What is kept of a finished match for the statistics: little enough to keep for ever, and enough to count with.

import { matchId } from '../screens/router.js';

/** @import { Deal, Kept } from '../storage/store.js' */
/** @import { State } from '../types/door.d.ts' */

/**
 * How it ended for the person; a match that several sides win is shared.
 * @typedef {'won' | 'shared' | 'lost'} Outcome
 */
/** What rounds bring. @typedef {'points' | 'marks' | 'chips' | 'tiles'} Unit */

/**
 * A finished match. `margin` is how far the person's side was ahead of the best other one, `rounds` what each round
 * brought it; both are null where that was not kept. `helped` is null where nobody noted it. `moves` tells one game of
 * the same deal from another.
 * @typedef {object} Played
 * @property {string} game
 * @property {number} players
 * @property {string} level
 * @property {number} ended
 * @property {Outcome} outcome
 * @property {Unit} unit
 * @property {number | null} margin
 * @property {number[] | null} rounds
 * @property {boolean | null} helped
 * @property {string} moves
 */

/** What a record is made from: a match with the last that the engine said of it. @typedef {Deal & Kept} Finished */

export const UNITS = /** @type {Unit[]} */ (['points', 'marks', 'chips', 'tiles']);
const OUTCOMES = ['won', 'shared', 'lost'];
const MOST_ROUNDS = 2000;
const LARGEST = 1e6;

/**
 * A short name for a text, the same everywhere: two sums of 32 bits each.
 * @param {string} text
 */
export function fingerprint(text) {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let k = 0; k < text.length; k++) {
    const code = text.charCodeAt(k);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two ^ code, 0x85ebca6b) ^ (two >>> 13);
  }
  return (one >>> 0).toString(36) + (two >>> 0).toString(36);
}

/**
 * What a finished match is filed under: its deal, so that it counts once whatever file or window it is played in.
 * @param {Pick<Deal, 'id' | 'game' | 'players' | 'seed' | 'options' | 'deal'>} match
 */
export const playedKey = (match) => (match.seed && !match.deal ? matchId(match) : match.id);

/**
 * Whether a match is one for the statistics: neither a puzzle, which has a book of its own, nor begun in the middle,
 * nor one of several people; and one that came as a file was finished here, for it may be somebody else's.
 * @param {Partial<Kept>} match
 */
export const counts = ({ puzzle, position, link, brought = Infinity, moves = 0, people = 1 }) =>
  !puzzle && !position && people === 1 && (!link || moves > brought);

/**
 * How far a side is ahead of the best other one; null where there is none.
 * @param {number[]} scores
 * @param {number} side
 * @param {boolean} low
 */
export function marginOf(scores, side, low) {
  const others = scores.filter((_, other) => other !== side);
  if (!others.length) return null;
  return low ? Math.min(...others) - scores[side] : scores[side] - Math.max(...others);
}

/**
 * What the rounds were played for.
 * @param {{ players: number, stake?: string, shown?: State }} about
 * @returns {Unit}
 */
function unitOf({ players, stake, shown }) {
  if (players === 1) return 'tiles';
  if (stake) return 'chips';
  return shown && 'mark' in shown.view && shown.view.mark ? 'marks' : 'points';
}

/**
 * What each round brought the person's side; alone it is the tiles that were left.
 * @param {Finished} match
 */
function roundsOf({ players, sides, shown }) {
  if (!shown?.result) return null;
  const results = [...shown.view.results, shown.result];
  if (players > 1) return results.map(({ points }) => points[sides[0]]);
  const { left } = /** @type {{ left?: number }} */ (shown.result.details);
  return left === undefined ? null : [left];
}

/**
 * The record of a finished match. One that was played before with other moves was played with the knowledge of its
 * deal: that is help as well.
 * @param {Finished} match
 * @param {{ low_wins?: boolean, stake?: string }} facts of its game
 * @param {Played | null} before what was kept of it before
 * @returns {Played}
 */
export function playedOf(match, facts, before) {
  const { game, players, level, scores, sides, winners, updated, save } = match;
  const mine = winners.includes(0);
  const shared = new Set(winners.map((seat) => sides[seat])).size > 1;
  const moves = fingerprint(save);
  const again = before !== null && before.moves !== moves;
  return {
    game,
    players,
    level: players > 1 ? (level ?? '') : '',
    ended: before && !again ? before.ended : updated,
    outcome: mine ? (shared ? 'shared' : 'won') : 'lost',
    unit: unitOf({ players, stake: facts.stake, shown: match.shown }),
    margin: marginOf(scores, sides[0], Boolean(facts.low_wins)),
    rounds: roundsOf(match),
    helped: again || match.helped ? true : before ? before.helped : (match.helped ?? null),
    moves,
  };
}

/** @type {(value: unknown) => boolean} */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= LARGEST;
/**
 * @param {unknown} value
 * @param {number} most
 * @returns {value is string}
 */
const isText = (value, most) => typeof value === 'string' && value.length <= most;

/**
 * Whether something that was kept or came from a file is such a record; what is none does not count.
 * @param {any} one
 * @returns {one is Played}
 */
export function isPlayed(one) {
  if (!one || typeof one !== 'object') return false;
  const { game, players, level, ended, outcome, unit, margin, rounds, helped, moves } = one;
  return (
    isText(game, 40) &&
    /^[a-z0-9-]+$/.test(game) &&
    Number.isInteger(players) &&
    players >= 1 &&
    players <= 20 &&
    isText(level, 32) &&
    typeof ended === 'number' &&
    Math.abs(ended) < 8.64e15 &&
    OUTCOMES.includes(outcome) &&
    UNITS.includes(unit) &&
    (margin === null || isNumber(margin)) &&
    (rounds === null || (Array.isArray(rounds) && rounds.length <= MOST_ROUNDS && rounds.every(isNumber))) &&
    [true, false, null].includes(helped) &&
    isText(moves, 32)
  );
}

/**
 * The fields of such a record and no others.
 * @param {Played} one
 * @returns {Played}
 */
export const tidied = ({ game, players, level, ended, outcome, unit, margin, rounds, helped, moves }) => ({
  game,
  players,
  level,
  ended,
  outcome,
  unit,
  margin,
  rounds,
  helped,
  moves,
});
