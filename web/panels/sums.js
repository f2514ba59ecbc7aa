// The arithmetic behind the points of a round, for each family of games.

import { h } from '../dom.js';
import { formatList, t } from '../messages.js';
import { suitWords } from '../names.js';
import { sidesOf } from './scores.js';
import { tilePicture } from './tiles.js';

const sign = (text) => h('span', { class: 'sum-sign' }, text);
const number = (value, words, kind = '') => h('span', { class: `sum-term ${kind}` }, h('b', {}, String(value).replace('-', '−')), h('small', {}, words));
const fine = (words) => h('p', { class: 'fine' }, words);

/** Terms with plus signs between them, and what they make. */
const sum = (terms, total) => h('p', { class: 'sum' }, terms.flatMap((term, k) => (k ? [sign('+'), term] : [term])), total ? [sign('='), total] : null);

/** Tiles side by side. */
const tileRow = (tiles, size) => h('p', { class: 'tile-row' }, tiles.map((tile) => tilePicture(tile, size)));
/** A hand laid open, with its owner and a few words about it. */
const shownHand = (name, words, tiles, best = false) =>
  h('div', { class: `shown-hand ${best ? 'best' : ''}` },
    h('p', {}, h('b', {}, name), h('span', {}, words)),
    tileRow(tiles, 22),
  );

// ---------------------------------------------------------------- lines

/** One sum, as in “9 (Ada) + 21 (Ben) − 3 (own tiles) = 27 points”. */
function lineSum({ terms, minus, won }, during, names) {
  const parts = terms.map(({ seats, dots, points = dots }) => number(dots === points ? points : `${dots} → ${points}`, formatList(seats.map((seat) => names[seat]))));
  if (!terms.length) parts.push(number(won, t('sum-round')));
  if (during) parts.unshift(number(during, t('sum-during')));
  const spelled = parts.flatMap((part, k) => (k ? [sign('+'), part] : [part]));
  if (minus) spelled.push(sign('−'), number(minus, t('sum-own')));
  return h('p', { class: 'sum' }, spelled, sign('='), number(won + during, t('sum-points'), 'total'));
}

/** The dots of the hands, and before them what was scored in play. */
export function plain({ result: { details, points } }, names) {
  const sums = details.sums ?? [];
  const during = (side) => details.during?.[side] ?? 0;
  const counted = new Set(sums.map(({ side }) => side));
  const played = points.map((_, side) => side).filter((side) => during(side) && !counted.has(side));
  return [
    sums.map((each) => lineSum(each, during(each.side), names)),
    played.length ? fine(played.map((side) => t('sum-played', { name: names[side], points: during(side) })).join(' · ')) : null,
  ];
}

// ---------------------------------------------------------------- trains

/** Everybody scores the dots in hand, and perhaps fifty for the double blank: here are the hands. */
export function train({ result: { details }, view }, names) {
  const { blank } = details;
  const left = view.hands.map((tiles, seat) => ({ tiles, seat })).filter(({ tiles }) => tiles?.length);
  return [
    fine(t('sum-dots-in-hand')),
    left.map(({ tiles, seat }) => h('div', { class: 'left-hand' }, h('b', {}, names[seat]), tileRow(tiles, 15))),
    blank ? fine(t('sum-blank', { who: blank.seat ? 'other' : 'you', name: names[blank.seat], points: blank.points })) : null,
  ];
}

// ---------------------------------------------------------------- tricks

/** Where a side's points come from, when they are not simply what it took. */
function fromBid(points, taken, bid) {
  if (points === taken + bid) return [number(taken, t('sum-taken')), number(bid, t('sum-bid'))];
  if (Math.abs(points) === bid) return [number(points, t('sum-bid'))];
  return [number(points, t('sum-hand'))];
}

/** What each side took, whether it was enough, and what follows from that. */
export function trick(state, names) {
  const { bid, bidder, side, needed, made, taken, tricks, counts } = state.result.details;
  if (bidder === null) return [];
  const counted = counts.some(Boolean);
  const sides = sidesOf(state, names);
  const took = ({ side: one, name }) => [
    h('h3', { class: 'sum-side' }, name),
    sum(counted ? [number(tricks[one], t('sum-tricks', { count: tricks[one] })), number(counts[one], t('sum-counts'))] : [number(tricks[one], t('sum-tricks', { count: tricks[one] }))], counted ? number(taken[one], t('sum-taken')) : null),
  ];
  const scored = sides.filter((one) => state.result.points[one.side] && state.result.points[one.side] !== taken[one.side]);
  return [
    h('p', { class: 'lead' }, t('sum-contract', { name: names[bidder], who: bidder ? 'other' : 'you', bid, suit: suitWords(state.result.details.trump), needed, taken: taken[side], made: made ? 'yes' : 'no', short: needed - taken[side] })),
    h('div', { class: 'sum-sides' }, sides.map((one) => h('div', {}, took(one)))),
    scored.map((one) => h('div', {},
      h('h3', { class: 'sum-side' }, t('sum-scores', { name: one.name })),
      sum(fromBid(state.result.points[one.side], taken[one.side], bid), number(state.result.points[one.side], t('sum-points'), 'total')),
    )),
  ];
}

// ---------------------------------------------------------------- poker

/** The hands that were shown, and who took which pot. */
export function poker({ result: { details, points }, view }, names) {
  const { pots, classes, returned, winners } = details;
  const shown = classes.map((kind, seat) => ({ kind, seat })).filter(({ kind }) => kind);
  const hand = ({ kind, seat }) => shownHand(names[seat], t(`hand-${kind}`), view.hands[seat] ?? [], winners.includes(seat));
  const pot = ({ chips, winner }, k) => t('sum-pot', { number: k, pots: pots.length, chips, name: names[winner], who: winner ? 'other' : 'you' });
  return [
    shown.length ? h('div', { class: 'shown-hands' }, shown.sort((a, b) => points[b.seat] - points[a.seat]).map(hand)) : null,
    fine(pots.map(pot).join(' ')),
    returned ? fine(t('sum-returned', { chips: returned.chips, name: names[returned.seat], who: returned.seat ? 'other' : 'you' })) : null,
  ];
}
