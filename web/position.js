// The position in words: for the canvas's description, and in the few words of the status line.

import { familyOf, shownScores } from './games.js';
import { formatList, t } from './messages.js';
import { nameOf, suitWords, trainOf, whoIs } from './names.js';

const TELLERS = { train: trainsWords, trick: trickWords, poker: pokerWords, plain: plainWords };

/** The whole table, for whoever cannot see it. */
export function positionWords(state, names) {
  const { view } = state;
  const family = familyOf(view);
  const parts = TELLERS[family](state, names);
  if (view.hands?.[0]?.length) parts.push(t('position-hand', { tiles: formatList(view.hands[0]) }));
  if (state.players > 1) {
    const scores = shownScores(state);
    view.counts.forEach((count, seat) => seat && parts.push(t('position-seat', { name: names[seat], count, score: family === 'poker' ? view.chips[seat] : scores[state.sides[seat]] })));
  }
  if (view.boneyard || view.pile) parts.push(t('position-boneyard', { count: view.boneyard || view.pile }));
  return parts.join(' ');
}

function plainWords(state) {
  const { view } = state;
  const parts = [];
  if (view.ends) {
    const ends = Object.values(view.ends).map(String);
    parts.push(ends.length ? t('position-ends', { ends: formatList(ends) }) : t('position-empty'));
  }
  if (view.total) parts.push(t('position-total', { total: view.total }));
  if (view.row) parts.push(t('position-row', { tiles: formatList(view.row.filter(Boolean)) || '–' }));
  if (view.at && !state.finished) parts.push(t('position-finger', { tile: view.row[view.at - 1] ?? '–', count: view.count }));
  return parts;
}

function trainsWords({ view }) {
  if (!view.engine) return [t('position-no-engine')];
  return [t('position-engine', { tile: view.engine }), ...view.trains.map(trainWords)];
}

/** One train of a view: how long it is, where it goes on, and for whom. */
export function trainWords({ arm, tiles, end, marker, open_double: double, playable }) {
  return t('position-train', { ...trainOf(arm), count: tiles.length, end, marker: marker ? 'yes' : 'no', double: double ? 'yes' : 'no', playable: playable ? 'yes' : 'no' });
}

function trickWords({ view }, names) {
  const parts = [];
  if (view.phase === 'auction') {
    const said = view.bids.map((bid, seat) => bid !== null && t('position-bid', { ...whoIs(seat), bid: String(bid) })).filter(Boolean);
    parts.push(said.length ? t('position-bids', { bids: formatList(said) }) : t('position-no-bids'));
  } else if (view.bidder !== null) {
    parts.push(t('position-contract', { ...whoIs(view.bidder), bid: view.bid, suit: view.trump === null ? '–' : suitWords(view.trump) }));
    view.taken.forEach((points, side) => parts.push(t('position-taken', { names: formatList(names.filter((_, seat) => view.sides[seat] === side)), points })));
  }
  const trick = view.trick.map(({ seat, tile }) => t('position-played', { ...whoIs(seat), tile }));
  if (trick.length) parts.push(t('position-trick', { plays: formatList(trick), suit: suitWords(view.led) }));
  return parts;
}

function pokerWords({ view }) {
  const parts = [t('position-pot', { chips: view.pot, own: view.chips[0] })];
  if (view.own_class) parts.push(t('position-own-hand', { hand: t(`hand-${view.own_class}`) }));
  for (const seat of view.folded) parts.push(t('position-folded', whoIs(seat)));
  return parts;
}

// ---------------------------------------------------------------- the status line

const TURNS = { train: trainTurn, trick: trickTurn, poker: pokerTurn, plain: plainTurn };

/** What the person is to do now. */
export function turnWords(state) {
  return TURNS[familyOf(state.view)](state, state.legal);
}

function plainTurn(state, legal) {
  const [only, ...more] = legal;
  const { view } = state;
  if (state.game === 'bingo') return t('status-bingo', { count: view.count, pass: view.pass });
  if (view.claim?.state === 'asked') return t('status-claim');
  if (legal.includes('muggins')) return t('status-call', { name: nameOf(view.claim.seat) });
  if (!more.length && (only === 'pass' || only === 'draw')) return t(`status-${only}`);
  return t(state.players > 1 ? 'your-turn' : 'status-take');
}

function trainTurn({ view }, legal) {
  if (view.phase === 'search') return t('status-search', { number: view.wanted ?? 'any' });
  if (view.phase === 'engine') return t('status-engine', { tile: legal[0] });
  if (legal[0] === 'draw') return t('status-draw-train');
  if (legal[0] === 'pass') return t('status-pass-train');
  if (view.owes) return t('status-owes');
  if (view.phase === 'first') return t(legal.includes('stop') ? 'status-string-stop' : 'status-string');
  const [arm] = view.open_doubles;
  if (arm !== undefined) return t('status-cover', trainOf(arm));
  return t('your-turn');
}

function trickTurn({ view, game }) {
  if (view.phase === 'auction') return t('status-auction', { bid: view.bid });
  if (view.phase !== 'play') return t(`status-${view.phase}`, { game });
  return view.led === null ? t('status-lead') : t('status-follow', { suit: suitWords(view.led) });
}

function pokerTurn({ view }) {
  return view.to_call ? t('status-to-call', { chips: view.to_call }) : t('status-no-bet');
}
