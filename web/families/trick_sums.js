// What each side took, whether it was enough, and what follows from that.

import { sidesOf } from '../panels/scores.js';
import { added, fine, number, sign } from '../panels/sum_parts.js';
import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { suitWords, whoIs } from '../words/names.js';
import { bidWords } from './trick.js';

/** @import { TrickState } from '../types/door.d.ts' */
/** @import { Sums } from '../types/page.d.ts' */
/** @import { Side } from '../panels/scores.js' */

/** Contracts in which no point is counted. */
const TRICKS_ALONE = /^(nello|sevens)/;

/** What each side made of its tricks. @typedef {{ tricks: number[], counts: number[], taken: number[] }} Taken */

/** @type {(terms: HTMLElement[], total?: HTMLElement) => HTMLElement} */
const sum = (terms, total) => h('p', { class: 'sum' }, added(terms), total ? [sign('='), total] : null);

/**
 * Where a side's points come from, when they are not simply what it took.
 * @type {(points: number, taken: number, bid: number) => HTMLElement[]}
 */
function fromBid(points, taken, bid) {
  if (points === taken + bid) return [number(taken, t('sum-taken')), number(bid, t('sum-bid'))];
  if (Math.abs(points) === bid) return [number(points, t('sum-bid'))];
  return [number(points, t('sum-hand'))];
}

/**
 * A side's tricks and counts.
 * @param {Side} side
 * @param {Taken} details
 */
function took({ side, name }, { tricks, counts, taken }) {
  const won = number(tricks[side], t('sum-tricks', { count: tricks[side] }));
  const counted = counts.some(Boolean);
  return h(
    'div',
    {},
    h('h3', { class: 'sum-side' }, name),
    counted ? sum([won, number(counts[side], t('sum-counts'))], number(taken[side], t('sum-taken'))) : sum([won]),
  );
}

/**
 * The marks that a hand was worth, for the side that has them.
 * @type {(state: TrickState & { result: object }, sides: Side[], marks: number) => HTMLElement[]}
 */
const inMarks = ({ result: { points } }, sides, marks) =>
  sides
    .filter(({ side }) => points[side])
    .map(({ name }) =>
      h('div', {}, h('h3', { class: 'sum-side' }, name), sum([number(marks, t('sum-marks', { marks }), 'total')])),
    );

/** @type {Partial<Sums<TrickState>>} */
export const trick = {
  arithmetic(state, names) {
    const { details, points } = state.result;
    const { bid, bidder, taken } = details;
    if (bidder === null) return [];
    const sides = sidesOf(state, names);
    const counted = details.trump !== null && !TRICKS_ALONE.test(details.trump);
    /** @type {(side: Side) => HTMLElement} */
    const scored = ({ side, name }) =>
      h(
        'div',
        {},
        h('h3', { class: 'sum-side' }, t('sum-scores', { name })),
        sum(fromBid(points[side], taken[side], bid), number(points[side], t('sum-points'), 'total')),
      );
    return [
      counted
        ? h(
            'div',
            { class: 'sum-sides' },
            sides.map((one) => took(one, details)),
          )
        : null,
      details.marks
        ? inMarks(state, sides, details.marks)
        : sides.filter(({ side }) => points[side] && points[side] !== taken[side]).map(scored),
      !details.made && details.side !== null && points[details.side] === 0
        ? fine(t('sum-set', { name: sides[details.side].name }))
        : null,
    ];
  },

  lead({ result: { details }, view: { mark } }) {
    const { bid, bidder, side, needed, made, taken, trump } = details;
    if (bidder === null || side === null || trump === null) return null;
    const known = {
      ...whoIs(bidder),
      bid: bidWords(bid, mark),
      said: details.said || 'number',
      made: made ? 'yes' : 'no',
      trump,
      suit: suitWords(trump),
    };
    const [contract] = trump.match(TRICKS_ALONE) ?? [];
    if (contract) return t(`sum-${contract}`, known);
    const words = t('sum-contract', {
      ...known,
      needed,
      taken: taken[side],
      short: needed - taken[side],
    });
    return details.wins_match ? `${words} ${t('sum-game-bid', { bid })}` : words;
  },

  about: ({ result: { details } }) => ({ seat: details.bidder }),
};
