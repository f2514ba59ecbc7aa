// Who sits at this device where several people do. Matches keep their people; the names of the last ones are kept for
// the next set-up. All of it may be odd, for it was kept by another release or brought in a file.

import { readLocal, writeLocal } from './store.js';

/**
 * A person at a seat: what they are called, and their sign on a colour (`sign` is nothing for the initial).
 * @typedef {{ seat: number, name: string, colour: number, sign: string }} Person
 */

/** Signs that a person may choose; the first one is the initial of the name. */
export const SIGNS = ['', 'star', 'heart', 'crescent', 'leaf', 'bolt', 'crown', 'sun'];
/** So many colours there are to choose from. */
export const COLOURS = 10;
/** Characters of a name. */
export const LONGEST_NAME = 16;
const ROSTER = 'people';
const SEATS = 10;

/**
 * A person as they are to be kept; what is odd is left to the usual.
 * @param {any} one
 * @returns {Person}
 */
function tidied({ seat, name, colour, sign }) {
  return {
    seat,
    name: typeof name === 'string' ? name.trim().slice(0, LONGEST_NAME) : '',
    colour: Number.isInteger(colour) && colour >= 0 && colour < COLOURS ? colour : seat % COLOURS,
    sign: SIGNS.includes(sign) ? sign : '',
  };
}

/**
 * The people of a list, each seat once and in their order; nobody where the list is none.
 * @param {unknown} list
 * @param {number} [seats]
 * @returns {Person[]}
 */
export function peopleIn(list, seats = SEATS) {
  if (!Array.isArray(list)) return [];
  const found = new Map();
  for (const one of list) {
    const seat = one?.seat;
    if (Number.isInteger(seat) && seat >= 0 && seat < seats && !found.has(seat)) found.set(seat, tidied(one));
  }
  return [...found.values()].sort((a, b) => a.seat - b.seat);
}

/**
 * Those who share the device in a match; nobody where one person plays, at the first seat.
 * @param {{ seated?: unknown, players?: number }} match
 */
export function peopleOf({ seated, players }) {
  const people = peopleIn(seated, players);
  return people.length > 1 ? people : [];
}

/** The people of the last time, by seat; those who have never sat there have no name yet. */
export function roster() {
  /** @type {unknown} */
  let kept = null;
  try {
    kept = JSON.parse(readLocal(ROSTER) ?? 'null');
  } catch {
    // Nobody then.
  }
  const known = peopleIn(kept);
  return Array.from({ length: SEATS }, (_, seat) => known.find((one) => one.seat === seat) ?? tidied({ seat }));
}

/**
 * People who have only seats with what is known of them from the last time.
 * @param {Person[]} people
 */
export function namedPeople(people) {
  const known = roster();
  return people.map((one) => (one.name ? one : known[one.seat]));
}

/**
 * Remembers people by their seats.
 * @param {Person[]} people
 */
export function remember(people) {
  const others = roster().filter(({ seat, name }) => name && !people.some((one) => one.seat === seat));
  writeLocal(ROSTER, JSON.stringify([...others, ...people]));
}
