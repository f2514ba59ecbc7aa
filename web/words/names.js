// Names of things that messages speak of: games, seats, suits, and whose train is whose.

import { has, language, t } from './messages.js';

/** @import { ArmData } from '../types/door.d.ts' */

/**
 * The name of a game; one that has no words of its own goes by its id, as in “Hill and valley”.
 * @type {(id: string) => string}
 */
export const gameName = (id) =>
  has(`game-${id}`) ? t(`game-${id}`) : `${id[0].toUpperCase()}${id.slice(1)}`.replaceAll('-', ' ');
/**
 * What a game is about, in a line.
 * @type {(id: string) => string}
 */
export const gameAbout = (id) => (has(`about-${id}`) ? t(`about-${id}`) : '');

/**
 * What the seats are called where several people play at this device; else one person does, who is “you”.
 * @type {string[]}
 */
let called = [];
/**
 * From now on the seats go by these names; none where one person plays.
 * @param {string[]} names
 */
export function callSeats(names) {
  called = names;
}

/**
 * Whether a seat is spoken to: that of the one person who plays.
 * @type {(seat: number | null | undefined) => boolean}
 */
export const isYou = (seat) => seat === 0 && !called.length;
/** @type {(seat: number) => string} */
export const nameOf = (seat) => called[seat] ?? (seat === 0 ? t('you') : t(`seat-${seat}`));
/** @type {(state: { players: number }) => string[]} */
export const namesOf = ({ players }) => Array.from({ length: players }, (_, seat) => nameOf(seat));
/**
 * Whom a sentence speaks of: it says “you” to the person, and the name of others.
 * @type {(seat: number) => { who: 'you' | 'other', name: string }}
 */
export const whoIs = (seat) => ({ who: isYou(seat) ? 'you' : 'other', name: nameOf(seat) });
/** @type {(suit: string) => string} */
export const suitWords = (suit) => t(`suit-${suit}`);

/**
 * Whose train an arm is: `own`, `mexican` where it is everybody's, or `other` with the owner's name.
 * @type {(arm: Pick<ArmData, 'seat'>) => { whose: string, owner: string }}
 */
export const trainOf = ({ seat }) => ({
  whose: seat === null ? 'mexican' : isYou(seat) ? 'own' : 'other',
  owner: seat === null ? '' : nameOf(seat),
});

/**
 * A range of numbers; whether it is a single one decides the sentence.
 * @type {(least: number, most: number) => { least: number, most: number, same: 'yes' | 'no' }}
 */
export const rangeOf = (least, most) => ({ least, most, same: least === most ? 'yes' : 'no' });

/**
 * “6-4, 6-1 or 6-0”.
 * @type {(items: string[]) => string}
 */
export const oneOf = (items) => new Intl.ListFormat(language, { type: 'disjunction' }).format(items);
