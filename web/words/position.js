// The position in words: for the canvas's description, and in the few words of the status line.

import { familyOf } from '../families/index.js';
import { ownHand } from '../families/own.js';
import { formatList, t } from './messages.js';

/** @import { State } from '../types/door.d.ts' */

/**
 * The whole table, for whoever cannot see it.
 * @param {State} state
 * @param {string[]} names
 */
export function positionWords(state, names) {
  const { view, players } = state;
  const family = familyOf(state);
  const parts = family.position(state, names);
  const hand = ownHand(state);
  if (hand.length) parts.push(t('position-hand', { tiles: formatList(hand) }));
  for (let seat = 0; seat < players; seat++) {
    if (seat === view.seat) continue;
    const told = { name: names[seat], count: view.counts[seat], score: family.score(state, seat) };
    parts.push(t('position-seat', told));
  }
  if (view.boneyard) parts.push(t('position-boneyard', { count: view.boneyard }));
  return parts.join(' ');
}

/**
 * What the person is to do now.
 * @type {(state: State) => string}
 */
export const turnWords = (state) => familyOf(state).turn(state);
