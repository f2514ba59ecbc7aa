// The same game for keyboards and screen readers: a button for each legal move, and sentences for what happened.

import { button, clear, h } from './dom.js';
import { formatList, has, t, tAny } from './messages.js';

/** Words for a move, as a button or a hint says them. */
export function moveWords(move, state) {
  const row = state.view?.row;
  const [word, value = ''] = move.split(':');
  if (word === 'take' && row) {
    const [first, last = first] = value.split('-').map(Number);
    const tiles = row.slice(first - 1, last);
    return t(tiles.length > 1 ? 'move-take-three' : 'move-take', { tiles: formatList(tiles), place: first });
  }
  const [tile, arm] = word.split('@');
  if (/^\d+-\d+$/.test(tile)) {
    if (!arm) return t('move-lay-first', { tile });
    const [touching] = tile.split('-');
    return tAny([`move-lay-${arm}`, 'move-lay'], { tile, arm, number: touching });
  }
  const context = state.result ? 'move-next-round' : `move-${state.game}-${word}`;
  return tAny([has(context) ? context : `move-${word}`, `move-${word}`], { value });
}

/** The few words on a painted button. */
export function caption({ move, kind }, state) {
  const [word, value = ''] = move.split(':');
  if (kind === 'group') return t('button-take-three');
  if (state.result) return t('button-next-round');
  return tAny([`button-${state.game}-${word}`, `button-${word}`, `move-${word}`], { value });
}

/** A sentence for an event, or nothing where it says nothing new. */
export function eventWords(event, names) {
  const id = `event-${event.kind}${event.kind === 'say' && has(`event-say-${event.word}`) ? `-${event.word}` : ''}`;
  if (!has(id)) return '';
  const tiles = event.tiles ? { tiles: formatList(event.tiles), count: event.tiles.length } : {};
  const winners = event.winners ? { names: formatList(event.winners.map((seat) => names[seat])), many: event.winners.length } : {};
  const flat = Object.fromEntries(Object.entries(event).filter(([, value]) => ['string', 'number'].includes(typeof value)));
  return t(id, { ...flat, who: event.seat === 0 ? 'you' : 'other', name: names[event.seat] ?? '', arm: event.arm || 'none', ...tiles, ...winners });
}

/** The position in words, for the canvas's description. */
export function positionWords(state, names) {
  const { view } = state;
  const parts = [];
  if (view.ends) {
    const ends = Object.values(view.ends).map(String);
    parts.push(ends.length ? t('position-ends', { ends: formatList(ends) }) : t('position-empty'));
  }
  if (view.row) parts.push(t('position-row', { tiles: formatList(view.row.filter(Boolean)) || '–' }));
  if (view.at && !state.finished) parts.push(t('position-finger', { tile: view.row[view.at - 1] ?? '–', count: view.count }));
  if (view.hands?.[0]?.length) parts.push(t('position-hand', { tiles: formatList(view.hands[0]) }));
  if (state.players > 1) {
    view.counts.forEach((count, seat) => seat && parts.push(t('position-seat', { name: names[seat], count, score: state.scores[state.sides[seat]] })));
  }
  if (view.boneyard || view.pile) parts.push(t('position-boneyard', { count: view.boneyard || view.pile }));
  return parts.join(' ');
}

/** Fills the list of moves; `play(move)` makes one. Focus stays in the list when the move was made from it. */
export function showMoves(section, state, { moves, play, waiting }) {
  const within = section.contains(document.activeElement);
  const list = h('ul', {}, moves.map((move) => h('li', {}, button({ words: moveWords(move, state), class: 'move', onclick: () => play(move), 'data-move': move }))));
  clear(section, h('h2', { id: 'moves-title' }, t('moves-title')), moves.length ? list : h('p', { tabindex: '-1' }, waiting));
  if (within) (section.querySelector('button') ?? section.querySelector('p'))?.focus();
}
