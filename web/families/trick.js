// Games of tricks with an auction before them.

import { factsOf } from '../engine/catalogue.js';
import { openAdvice, openTricks } from '../panels/lazy.js';
import { onWonTricks } from '../table/hit_test.js';
import { formatList, t } from '../words/messages.js';
import { suitWords, whoIs } from '../words/names.js';
import { ownHand } from './own.js';
import { plain } from './plain.js';

/** @import { TrickState } from '../types/door.d.ts' */
/** @import { Args, Family } from '../types/page.d.ts' */
/** @import { TrickView } from '../types/views.d.ts' */

/** @type {(state: TrickState) => boolean} */
const bidding = ({ view }) => view.phase === 'auction';

/**
 * A bid in words: where one plays for marks, two marks are said and not 84.
 * @type {(bid: number, mark: number) => string}
 */
export const bidWords = (bid, mark) => t('bid-words', { bid, marks: marksOf(bid, mark) });
/** @type {(bid: number, mark: number) => number} */
const marksOf = (bid, mark) => (mark && bid >= mark ? bid / mark : 0);

/** @param {TrickView} view */
function auctionWords({ bids, mark }) {
  /** @type {(bid: string | number) => Args} */
  const said = (bid) => (typeof bid === 'number' ? { bid, words: bidWords(bid, mark) } : { bid, words: '' });
  const heard = bids
    .map((bid, seat) => (bid === null ? '' : t('position-bid', { ...whoIs(seat), ...said(bid) })))
    .filter(Boolean);
  return heard.length ? t('position-bids', { bids: formatList(heard) }) : t('position-no-bids');
}

/**
 * @param {TrickView & { bidder: number }} view
 * @param {string[]} names
 */
function contractWords({ bidder, bid, mark, trump, taken, sides, sits_out: out }, names) {
  /** @type {(side: number) => string} */
  const team = (side) => formatList(names.filter((_, seat) => sides[seat] === side));
  return [
    t('position-contract', {
      ...whoIs(bidder),
      bid: bidWords(bid, mark),
      trump: trump ?? 'open',
      suit: suitWords(trump ?? '0'),
    }),
    ...(out === null ? [] : [t('position-sits-out', whoIs(out))]),
    ...taken.map((points, side) => t('position-taken', { names: team(side), points })),
  ];
}

/** @type {(tile: string, trump: string | null) => boolean} */
function isTrump(tile, trump) {
  const halves = tile.split('-');
  return trump === 'doubles' ? halves[0] === halves[1] : halves.includes(trump ?? '');
}

/**
 * The tiles that count and have neither been played nor lie in one's own hand.
 * @param {TrickState} state
 */
export function countsOut({ game, view }) {
  const played = [...view.tricks.flat().flatMap(({ tiles }) => tiles), ...view.trick].map(({ tile }) => tile);
  const seen = new Set([...played, ...ownHand({ view })]);
  return Object.keys(factsOf(game).counts ?? {}).filter((tile) => !seen.has(tile));
}

/**
 * How far the side that bid has come: what it still needs, and the share that it has.
 * @param {TrickView & { bidder: number }} view
 */
function progress({ bidder, needed, taken, sides }) {
  const has = taken[sides[bidder]];
  return { more: Math.max(0, needed - has), share: needed ? has / needed : 0 };
}

/** @type {Partial<Family<TrickState>>} */
export const trick = {
  position(state, names) {
    const { view } = state;
    const { bidder } = view;
    const told = bidding(state)
      ? [auctionWords(view)]
      : bidder === null
        ? []
        : contractWords({ ...view, bidder }, names);
    const plays = view.trick.map(({ seat, tile }) => t('position-played', { ...whoIs(seat), tile }));
    const led = view.led ?? '';
    if (plays.length) told.push(t('position-trick', { plays: formatList(plays), led, suit: suitWords(led) }));
    return told;
  },

  turn({ view, game, legal }) {
    if (view.phase === 'auction')
      return legal.includes('pass')
        ? t('status-auction', { bid: view.bid, words: bidWords(view.bid, view.mark) })
        : t('status-must-bid');
    if (view.phase !== 'play') return t(`status-${view.phase}`, { game });
    return view.led === null ? t('status-lead') : t('status-follow', { led: view.led, suit: suitWords(view.led) });
  },

  moveArgs(word, value, { view }) {
    if (word === 'trump') return { suit: suitWords(value) };
    return word === 'bid' ? { marks: marksOf(Number(value), view.mark) } : {};
  },

  labelArgs(code, state) {
    const { view } = state;
    const { bidder } = view;
    if (code === 'contract') return bidder !== null && view.needed ? progress({ ...view, bidder }) : { more: 'none' };
    const out = view.needed ? countsOut(state).join(' ') : '';
    return code === 'asked' || code === 'took' ? { out: out || 'none' } : {};
  },

  /** Trumps, in the hand and on the table. */
  signs({ view }) {
    const seen = [...ownHand({ view }), ...view.trick.map(({ tile }) => tile)];
    return new Map(seen.filter((tile) => isTrump(tile, view.trump)).map((tile) => [tile, 'trump']));
  },

  /** Whoever takes the trick leads to the next; who sits out is passed over. */
  next(state) {
    const { view, players } = state;
    const playing = view.sits_out === null ? players : players - 1;
    if (view.phase === 'play' && view.trick.length === playing - 1) return null;
    const seat = plain.next(state);
    return seat !== null && seat === view.sits_out ? (seat + 1) % players : seat;
  },

  goal({ options }) {
    if (options.object === 'hands') return { words: t('goal-hands'), aim: 0, short: t('goal-hands-short') };
    const marks = Number(options.marks);
    if (options.object !== 'marks') return null;
    return { words: t('goal-marks', { marks }), aim: marks, short: t('goal-marks-short', { marks }) };
  },

  /** Won tricks show themselves. */
  tap(screen, at) {
    const found = onWonTricks(screen.table.now.scene, at);
    if (found) openTricks(screen);
    return found;
  },

  /** A trick that has just been taken is to be seen. */
  rest: ({ view }) => (view.last_trick && !view.trick.length ? 1.5 : 1),

  /** In the last trick nobody has a choice. */
  byItself: ({ view }) => (view.phase === 'play' && ownHand({ view }).length === 1 ? 'tiles' : 'words'),

  sure: ({ legal, view }) => legal.filter((tile) => view.rest.includes(tile)),

  help: (state) => (bidding(state) ? openAdvice : null),
  canBeStuck: (state) => !bidding(state),
  menu: [{ id: 'tricks', open: openTricks }],
};
