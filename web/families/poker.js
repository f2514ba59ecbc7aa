// Poker: chips instead of points.

import { openRanking } from '../panels/lazy.js';
import { onLabel } from '../table/hit_test.js';
import { t } from '../words/messages.js';
import { whoIs } from '../words/names.js';

/** @import { PokerState } from '../types/door.d.ts' */
/** @import { Family } from '../types/page.d.ts' */

/** @type {Partial<Family<PokerState>>} */
export const poker = {
  position({ view }) {
    const own = view.seat === null ? 'none' : view.chips[view.seat];
    const told = [
      own === 'none' ? t('position-pot-only', { chips: view.pot }) : t('position-pot', { chips: view.pot, own }),
    ];
    if (view.own_class) told.push(t('position-own-hand', { hand: t(`hand-${view.own_class}`) }));
    return [...told, ...view.folded.map((seat) => t('position-folded', whoIs(seat)))];
  },

  turn: ({ view }) => (view.to_call ? t('status-to-call', { chips: view.to_call }) : t('status-no-bet')),

  /** How many chips a move costs, and whether these are all. */
  moveArgs(word, value, { view }) {
    const left = view.chips[view.seat ?? 0];
    const cost = view.to_call + (word === 'call' ? 0 : view.limit);
    return { chips: Math.min(left, cost), all: cost >= left ? 'yes' : 'no' };
  },

  score: ({ view }, seat) => view.chips[seat],

  goal: ({ options }) => ({ words: t('goal-chips', { hands: options.hands }), aim: 0 }),

  /** Who has folded, or has nothing to bet, is passed over. */
  next({ turn, players, result, view }) {
    if (turn === null || result) return null;
    const after = Array.from({ length: players - 1 }, (_, k) => (turn + 1 + k) % players);
    const idle = [...view.folded, ...view.out, ...view.all_in];
    return players < 3 ? null : (after.find((seat) => !idle.includes(seat)) ?? null);
  },

  /** What a hand is called leads to the ranking of hands. */
  tap(screen, at) {
    const found = onLabel(screen.table.now.scene, at, ['own-hand', 'hand']);
    if (found) openRanking(screen);
    return found;
  },

  card: openRanking,
  menu: [{ id: 'ranking', open: openRanking }],

  watches: ({ view, result, finished }, people) =>
    !finished && people.every((seat) => view.out.includes(seat) || (result !== null && view.chips[seat] === 0)),
};
