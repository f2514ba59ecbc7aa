// Sums over finished matches: how often they were won, in a row and on average.

/** @import { Played, Unit } from './played.js' */

/**
 * What rounds of one kind came to. `best` and `worst` are single rounds.
 * @typedef {{ unit: Unit, rounds: number, average: number, best: number, worst: number }} Rounds
 */

/**
 * @typedef {object} Sums
 * @property {number} played
 * @property {number} won
 * @property {number} shared
 * @property {number} lost
 * @property {number} helped with hints or moves taken back
 * @property {number} streak won in a row up to the last one
 * @property {number} longest won in a row
 * @property {{ unit: Unit, average: number }[]} margins
 * @property {Rounds[]} rounds
 */

/** @type {(one: Played, other: Played) => number} */
export const inOrder = (one, other) => one.ended - other.ended;

/** @type {(numbers: number[]) => number} */
const average = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/**
 * Whether fewer are better.
 * @type {(unit: Unit, low: boolean) => boolean}
 */
export const fewerAreBetter = (unit, low) => unit === 'tiles' || low;

/**
 * How many were won in a row, up to the last one and at most. A shared match ends no such run, and adds nothing to it.
 * @param {Played[]} played in the order in which they ended
 */
export function streaksOf(played) {
  let [streak, longest] = [0, 0];
  for (const { outcome } of played) {
    if (outcome === 'won') streak++;
    else if (outcome === 'lost') streak = 0;
    longest = Math.max(longest, streak);
  }
  return { streak, longest };
}

/**
 * The matches by something that they have in common.
 * @template Key
 * @param {Played[]} played
 * @param {(one: Played) => Key} of
 * @returns {Map<Key, Played[]>}
 */
export function groupBy(played, of) {
  const groups = new Map();
  for (const one of played) {
    if (!groups.has(of(one))) groups.set(of(one), []);
    groups.get(of(one)).push(one);
  }
  return groups;
}

/**
 * @param {Unit} unit
 * @param {Played[]} played
 * @param {boolean} low
 * @returns {Rounds | null}
 */
function roundsIn(unit, played, low) {
  const all = played.flatMap(({ rounds }) => rounds ?? []);
  if (!all.length) return null;
  const least = all.reduce((one, other) => Math.min(one, other));
  const most = all.reduce((one, other) => Math.max(one, other));
  const [best, worst] = fewerAreBetter(unit, low) ? [least, most] : [most, least];
  return { unit, rounds: all.length, average: average(all), best, worst };
}

/**
 * @param {Played[]} played matches of one game
 * @param {{ low?: boolean }} [how] `low`: the lowest score wins
 * @returns {Sums}
 */
export function sumsOf(played, { low = false } = {}) {
  /** @type {(outcome: string) => number} */
  const count = (outcome) => played.filter((one) => one.outcome === outcome).length;
  const byUnit = [...groupBy(played, ({ unit }) => unit)];
  return {
    played: played.length,
    won: count('won'),
    shared: count('shared'),
    lost: count('lost'),
    helped: played.filter(({ helped }) => helped).length,
    ...streaksOf([...played].sort(inOrder)),
    margins: byUnit.flatMap(([unit, some]) => {
      const margins = some.flatMap(({ margin }) => (margin === null ? [] : [margin]));
      return margins.length ? [{ unit, average: average(margins) }] : [];
    }),
    rounds: byUnit.flatMap(([unit, some]) => roundsIn(unit, some, low) ?? []),
  };
}
