// What lies over the hands while the device goes from one person to another: to whom it goes, what has happened since
// their last turn, and what others may call meanwhile. Nothing here tells what anybody holds.

import { focusOn, button, clear, h } from '../ui/dom.js';
import { hush, tell } from '../ui/notices.js';
import { closeDialogs } from '../ui/dialog.js';
import { t } from '../words/messages.js';
import { eventWords, moveWords } from '../words/moves.js';
import { nameOf } from '../words/names.js';
import { personPicture } from '../ui/person_picture.js';
import { liftAbove, putBack } from './above_sheet.js';

/** @import { LogEntry } from '../types/door.d.ts' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { TableScreen } from './table_screen.js' */

/**
 * What has been told since a seat last moved in this round, the newest last.
 * @param {LogEntry[]} entries
 * @param {Pick<Shown, 'moves'> & { view: { history: string[] } }} state
 * @param {number} seat
 */
export function since(entries, { moves, view: { history } }, seat) {
  const own = history.findLastIndex((entry) => entry.startsWith(`${seat}:`));
  const from = moves - history.length + own + 1;
  return entries.filter((entry) => entry.moves > from || own < 0).flatMap(({ events }) => events);
}

export class Cover {
  element = h('section', { class: 'cover', hidden: true, 'aria-labelledby': 'cover-title' });
  #screen;
  /** Whether the device was taken with a key. */
  #byKey = false;
  /** The position that is covered, and for whom. */
  #for = '';

  /** @param {TableScreen} screen */
  constructor(screen) {
    this.#screen = screen;
  }

  /** Whether hands are covered. */
  get lies() {
    return !this.element.hidden && this.#for !== '';
  }

  /**
   * Asks to pass the device to the person at a seat; one tap uncovers.
   * @param {number} seat
   */
  layFor(seat) {
    const { table } = this.#screen;
    const { now: state } = table;
    const what = `${seat} ${state.save}`;
    if (this.lies && this.#for === what) return this.settle();
    this.#for = what;
    closeDialogs();
    hush();
    const name = nameOf(seat);
    const person = table.company.people.find((one) => one.seat === seat);
    const happened = h('p', { class: 'cover-since' });
    this.#open(
      h('div', { class: 'cover-sign' }, person ? personPicture(person, 52) : null),
      h('h2', { id: 'cover-title' }, t('pass-to', { name })),
      happened,
      button({
        words: t('uncover', { name }),
        class: 'primary big',
        onclick: () => this.#uncover(),
        onkeydown: () => (this.#byKey = true),
        'data-act': 'uncover',
      }),
      this.#calls(state),
    );
    focusOn(this.element.querySelector('.primary'));
    tell(t('pass-to', { name }));
    this.#tellSince(happened, state, seat);
  }

  /** The person has the device; whoever uses keys goes on in the list of moves. */
  #uncover() {
    const { table, moves } = this.#screen;
    table.company.uncover();
    if (this.#byKey) focusOn(moves.querySelector('p'));
    this.#byKey = false;
  }

  /**
   * What the people who wait may call while a computer seat is on turn.
   * @param {Shown} state
   */
  offerCalls(state) {
    const calls = this.#calls(state);
    if (!calls) return this.lift();
    this.#for = '';
    this.#open(h('h2', { id: 'cover-title' }, t('anybody-calls')), calls);
  }

  /** @param {(Node | null)[]} parts */
  #open(...parts) {
    clear(this.element, parts);
    this.element.hidden = false;
    this.settle();
  }

  /** @param {Shown} state */
  #calls(state) {
    const { table } = this.#screen;
    const calls = table.company.calls(state);
    if (!calls.length) return null;
    return h(
      'div',
      { class: 'cover-calls' },
      calls.map(({ seat, move }) =>
        button({
          words: t('calls', { name: nameOf(seat), move: moveWords(move, state) }),
          onclick: () => table.play(move, seat),
          'data-call': `${seat}:${move}`,
        }),
      ),
    );
  }

  /**
   * What has happened since, as everybody at the table has heard it.
   * @param {HTMLElement} place
   * @param {Shown} state
   * @param {number} seat
   */
  async #tellSince(place, state, seat) {
    const { app, table } = this.#screen;
    const { entries } = await app.engine.request({ type: 'log', seat: null }).catch(() => ({ entries: [] }));
    if (!table.stands(state) || !this.lies) return;
    const told = since(entries, state, seat).filter(({ kind }) => kind !== 'draw');
    place.textContent = told
      .map((event) => eventWords(event, state))
      .filter(Boolean)
      .join(' ');
    tell(place.textContent);
    this.settle();
  }

  /** Moves what was played above it. */
  settle() {
    if (!this.element.hidden) liftAbove(this.#screen.stage, this.element);
  }

  /** Takes it away. */
  lift() {
    if (this.element.hidden) return;
    this.#for = '';
    this.element.hidden = true;
    clear(this.element);
    putBack(this.#screen.stage);
  }
}
