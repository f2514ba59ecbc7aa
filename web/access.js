// The same game for keyboards and screen readers: a button for each legal move, and sentences for what happened.

import { button, clear, h } from './dom.js';
import { formatList, has, t, tAny } from './messages.js';
import { suitWords, trainOf } from './names.js';

const isTile = (text) => /^\d+-\d+$/.test(text);
const TRAIN = /^(\d|M)$/;

/** The word that a move goes by in the catalogue, and what its words may want to know. */
function spell(move, state) {
  const { view } = state;
  const [said, value = ''] = move.split(':');
  const word = said === 'pass' && view.claim?.state === 'asked' ? 'silent' : said;
  const args = { value: /^\d+$/.test(value) ? Number(value) : value };
  if (word === 'trump') args.suit = suitWords(value);
  if ('pots' in view) {
    const left = view.chips[0];
    const more = word === 'call' ? 0 : view.limit;
    Object.assign(args, { chips: Math.min(left, view.to_call + more), all: view.to_call + more >= left ? 'yes' : 'no' });
  }
  return { word, args };
}

/** Words for a move, as a button or a hint says them. */
export function moveWords(move, state) {
  const row = state.view?.row;
  const { word, args } = spell(move, state);
  if (word === 'take' && row) {
    const [first, last = first] = String(args.value).split('-').map(Number);
    const tiles = row.slice(first - 1, last);
    return t(tiles.length > 1 ? 'move-take-three' : 'move-take', { tiles: formatList(tiles), place: first });
  }
  const [tile, arm] = word.split('@');
  if (isTile(tile)) {
    if (!arm) return t('move-lay-first', { tile });
    const [number] = tile.split('-');
    if (TRAIN.test(arm)) return t('move-lay-train', { tile, number, ...trainOf(arm) });
    return tAny([`move-lay-${arm}`, 'move-lay'], { tile, arm, number });
  }
  const context = state.result ? 'move-next-round' : `move-${state.game}-${word}`;
  return tAny([has(context) ? context : `move-${word}`, `move-${word}`], args);
}

/** The few words on a painted button. */
export function caption({ move, kind }, state) {
  const { word, args } = spell(move, state);
  if (kind === 'group') return t('button-take-three');
  if (state.result) return t('button-next-round');
  return tAny([`button-${state.game}-${word}`, `button-${word}`, `move-${word}`], args);
}

/** Everything in an event that a sentence may name. */
function eventArgs(event, names) {
  const args = { who: event.seat === 0 ? 'you' : 'other', name: names[event.seat] ?? '', arm: event.arm || 'none' };
  for (const [key, value] of Object.entries(event)) {
    if (['string', 'number'].includes(typeof value) && key !== 'arm') args[key] = value;
    else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
  }
  if (event.kind === 'draw-for-start') args.tiles = formatList(event.tiles.map((tile, seat) => tile && `${names[seat]} ${tile}`).filter(Boolean));
  else if (event.tiles) Object.assign(args, { tiles: formatList(event.tiles.map((one) => one.tile ?? one)), count: event.tiles.length });
  if (event.winners) Object.assign(args, { who: event.winners.includes(0) ? 'you' : 'other', names: formatList(event.winners.map((seat) => names[seat])), many: event.winners.length });
  if (event.trump) args.suit = suitWords(event.trump);
  if (event.hand) args.hand = t(`hand-${event.hand}`);
  if (event.word) args.word = tAny([`say-${event.word}`, 'say-other'], { word: event.word });
  if (TRAIN.test(event.arm)) Object.assign(args, trainOf(event.arm));
  return args;
}

/** A sentence for an event, or nothing where it says nothing new. */
export function eventWords(event, names) {
  const id = event.kind === 'say' ? `event-say-${event.word}` : TRAIN.test(event.arm) ? `event-${event.kind}-train` : `event-${event.kind}`;
  const known = has(id) ? id : `event-${event.kind}`;
  return has(known) ? t(known, eventArgs(event, names)) : '';
}

/** Fills the list of moves; `play(move)` makes one. Focus stays in the list when the move was made from it. */
export function showMoves(section, state, { moves, play, waiting }) {
  const within = section.contains(document.activeElement);
  const list = h('ul', {}, moves.map((move) => h('li', {}, button({ words: moveWords(move, state), class: 'move', onclick: () => play(move), 'data-move': move }))));
  clear(section, h('h2', { id: 'moves-title' }, t('moves-title')), moves.length ? list : h('p', { tabindex: '-1' }, waiting));
  if (within) (section.querySelector('button') ?? section.querySelector('p'))?.focus();
}
