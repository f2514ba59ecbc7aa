// The same game for keyboards and screen readers: a button for each legal move, and sentences for what happened.

import { button, clear, focusOn, h } from '../ui/dom.js';
import { formatList, has, t, tAny } from './messages.js';
import { familyOf } from '../families/index.js';
import { isYou, namesOf, suitWords } from './names.js';

/** @import { PlayedTile } from '../types/views.d.ts' */

/** @import { State } from '../types/door.d.ts' */
/** @import { EventData } from '../types/events.d.ts' */
/** @import { Args } from '../types/page.d.ts' */
/** @import { Target } from '../types/scene.d.ts' */

/** @type {(text: string) => boolean} */
const isTile = (text) => /^\d+-\d+$/.test(text);

/**
 * The word that a move goes by in the catalogue, and what its words may want to know.
 * @param {string} move
 * @param {State} state
 */
function spell(move, state) {
  const family = familyOf(state);
  const [said, value = ''] = move.split(':');
  const word = family.word(said, state);
  return { word, args: { value: /^\d+$/.test(value) ? Number(value) : value, ...family.moveArgs(word, value, state) } };
}

/**
 * The words for laying a tile: on an end of a line by the end's name, else by what the family calls its arms.
 * @param {string} move
 * @param {State} state
 */
function layWords(move, state) {
  const [tile, name] = move.split('@');
  if (!name) return t('move-lay-first', { tile });
  const arm = state.arms[name] ?? { kind: name, seat: null };
  const args = { tile, arm: name, number: tile.split('-')[0], ...familyOf(state).armArgs(arm) };
  return tAny([`move-lay-${arm.kind === 'end' ? name : state.family}`, 'move-lay'], args);
}

/**
 * Words for a move, as a button or a hint says them.
 * @param {string} move
 * @param {State} state
 */
export function moveWords(move, state) {
  const own = familyOf(state).move(move, state);
  if (own) return own;
  if (isTile(move.split('@')[0])) return layWords(move, state);
  const { word, args } = spell(move, state);
  const context = state.result ? 'move-next-round' : `move-${state.game}-${word}`;
  return tAny([has(context) ? context : `move-${word}`, `move-${word}`], args);
}

/**
 * The few words on a painted button.
 * @param {Target} target
 * @param {State} state
 */
export function caption({ move, kind }, state) {
  const { word, args } = spell(move, state);
  if (kind === 'group') return t('button-take-three');
  if (state.result) return t('button-next-round');
  return tAny([`button-${state.game}-${word}`, `button-${word}`, `move-${word}`], args);
}

/**
 * A tile of an event: its name alone, or with the seat that played it.
 * @type {(one: PlayedTile | string | null) => string}
 */
export const tileIn = (one) => (one === null ? '' : typeof one === 'string' ? one : one.tile);

/**
 * Everything in an event that a sentence may name.
 * @param {EventData} event
 * @param {State} state
 */
function eventArgs(event, state) {
  const names = namesOf(state);
  /** @type {Args} */
  const args = {
    who: isYou(event.seat) ? 'you' : 'other',
    name: names[event.seat ?? -1] ?? '',
    arm: event.arm || 'none',
  };
  for (const [key, value] of Object.entries(event)) {
    if (['string', 'number'].includes(typeof value) && key !== 'arm') args[key] = value;
    else if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
  }
  const tiles = event.tiles ?? [];
  if (event.kind === 'draw-for-start')
    args.tiles = formatList(tiles.map((one, seat) => (one ? `${names[seat]} ${tileIn(one)}` : '')).filter(Boolean));
  else if (event.tiles) Object.assign(args, { tiles: formatList(tiles.map(tileIn)), count: tiles.length });
  if (event.winners)
    Object.assign(args, {
      who: event.winners.some(isYou) ? 'you' : 'other',
      names: formatList(event.winners.map((seat) => names[seat])),
      many: event.winners.length,
    });
  if (event.trump) args.suit = suitWords(event.trump);
  if (event.hand) args.hand = t(`hand-${event.hand}`);
  if (event.word) args.word = tAny([`say-${event.word}`, 'say-other'], { word: event.word });
  if (event.arm)
    Object.assign(args, familyOf(state).armArgs({ kind: event.arm_kind ?? '', seat: event.arm_seat ?? null }));
  return args;
}

/**
 * A sentence for an event, or nothing where it says nothing new.
 * @param {EventData} event
 * @param {State} state
 */
export function eventWords(event, state) {
  const way = event.kind === 'say' ? event.word : event.arm ? state.family : '';
  const known = [`event-${event.kind}-${way}`, `event-${event.kind}`].find(has);
  return known ? t(known, eventArgs(event, state)) : '';
}

/**
 * What has happened, in sentences.
 * @type {(reply: State) => string}
 */
export const tidings = (reply) =>
  reply.events
    .map((event) => eventWords(event, reply))
    .filter(Boolean)
    .join(' ');

/**
 * Fills the list of moves; `play(move)` makes one. Focus stays in the list when the move was made from it.
 * @param {HTMLElement} section
 * @param {State} state
 * @param {{ moves: string[], play: (move: string) => void, waiting: string }} how
 */
export function showMoves(section, state, { moves, play, waiting }) {
  const within = section.contains(document.activeElement);
  const list = h(
    'ul',
    {},
    moves.map((move) =>
      h(
        'li',
        {},
        button({ words: moveWords(move, state), class: 'move', onclick: () => play(move), 'data-move': move }),
      ),
    ),
  );
  clear(
    section,
    h('h2', { id: 'moves-title' }, t('moves-title')),
    moves.length ? list : h('p', { tabindex: '-1' }, waiting),
  );
  if (within) focusOn(section.querySelector('button') ?? section.querySelector('p'));
}
