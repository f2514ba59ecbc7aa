// What people are called who share a device.

import { t } from './messages.js';
import { isYou, nameOf } from './names.js';

/** @import { Person } from '../storage/people.js' */
/** @import { State } from '../types/door.d.ts' */

const COMPUTERS = 9;

/**
 * A person who has not said their name is called by their seat.
 * @type {(person: Pick<Person, 'seat' | 'name'>) => string}
 */
export const personName = ({ seat, name }) => name || t('person', { number: seat + 1 });

/**
 * What is to be done; where several people share the device, with the name of the one who is to do it.
 * @param {Pick<State, 'turn'>} state
 * @param {string} words
 */
export function turnFor({ turn }, words) {
  if (isYou(0) || turn === null) return words;
  const name = nameOf(turn);
  return words === t('your-turn') ? t('turn-of', { name }) : t('turn-words', { name, words });
}

/**
 * What all seats are called where several people play: a computer seat by its usual name, unless somebody has that.
 * @param {Person[]} people
 * @param {number} players
 */
export function seatNames(people, players) {
  if (!people.length) return [];
  const taken = new Set(people.map(personName));
  const usual = Array.from({ length: COMPUTERS }, (_, k) => t(`seat-${k + 1}`));
  return Array.from({ length: players }, (_, seat) => {
    const person = people.find((one) => one.seat === seat);
    if (person) return personName(person);
    const wished = usual[seat - 1];
    const name = taken.has(wished) ? (usual.find((one) => !taken.has(one)) ?? wished) : wished;
    taken.add(name);
    return name;
  });
}
