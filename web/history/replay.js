// A finished match again, move by move, with all hands open: another mode of a table, which nothing is played at.

import { Refused } from '../engine/engine.js';
import { guard, parse } from '../engine/guard.js';
import { copy } from '../ui/clipboard.js';
import { openDialog } from '../ui/dialog.js';
import { button, clear, h } from '../ui/dom.js';
import { LookingBack } from '../table/looking_back.js';
import { TableScreen } from '../table/table_screen.js';
import { cutSave } from '../puzzles/review.js';
import { go, recordLink } from '../screens/router.js';
import { desk } from '../storage/matches.js';
import { settings } from '../storage/settings.js';
import { formatDate, formatList, t } from '../words/messages.js';
import { tidings } from '../words/moves.js';
import { gameName } from '../words/names.js';
import { startOf } from '../words/starting.js';
import { isFinished } from './ledger.js';
import { isUnderWay, positionLink } from './position_screen.js';

/** @import { ReplayRoute } from '../screens/router.js' */
/** @import { Kept } from '../storage/store.js' */
/** @import { Table } from '../table/table.js' */
/** @import { App, Mode, Shown } from '../types/page.d.ts' */
/** @import { Icon } from '../ui/dom.js' */

/** Milliseconds that a position is shown while it plays by itself. */
const PAUSE = { slow: 1800, normal: 900, fast: 350 };

/** @type {(app: App, root: HTMLElement, route: ReplayRoute) => TableScreen} */
export const replayTable = (app, root, route) => new TableScreen(app, root, route, new Replay(route.match));

/** @type {(id: string, icon: Icon, act: () => unknown) => HTMLButtonElement} */
const tool = (id, icon, act) => button({ words: t(id), icon, bare: true, onclick: act, 'data-act': id });

/**
 * The positions at which rounds end, each as its number of moves.
 * @param {Pick<Kept, 'save' | 'players' | 'moves'>} match
 * @returns {number[]}
 */
export function roundEnds({ save, players, moves }) {
  /** @type {string[]} */
  const made = players > 1 ? String(parse(save).moves).split(' ') : [];
  return [...made.flatMap((move, before) => (move === 'next' ? [before] : [])), moves];
}

/** @implements {Mode} */
class Replay {
  mayUndo = false;
  /** @type {TableScreen | null} */
  #joined = null;
  /** @type {Kept | null} */
  #match = null;
  /** @type {LookingBack | null} */
  #back = null;
  /** @type {number[]} */
  #ends = [];
  #open = true;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #playing = false;
  #steps = h('div', { class: 'controls stepbar replaybar' });
  #before = tool('replay-round-before', 'first', () => this.#go(this.#endBefore()));
  #after = tool('replay-round-after', 'last', () => this.#go(this.#endAfter()));
  #run = h('span', {});
  #eye = h('span', {});
  #link = tool('replay-link', 'link', () => this.#openLink());

  /** @param {string} id */
  constructor(id) {
    this.id = id;
  }

  /** @param {TableScreen} screen */
  join(screen) {
    this.#joined = screen;
    screen.element.classList.add('replaying');
  }

  get #screen() {
    if (!this.#joined) throw new Error('no screen yet');
    return this.#joined;
  }

  get back() {
    return tool('record-all', 'back', () => go(recordLink()));
  }

  get controls() {
    return [this.#steps];
  }

  get lookingBack() {
    return true;
  }

  /** @param {Table} table */
  async open(table) {
    const match = await desk.find(this.id).catch(() => {
      throw new Refused({ code: 'bad-save', reason: 'link-unread' });
    });
    await table.app.ready();
    if (table.over) return;
    if (!match || !isFinished(match)) throw new Refused({ code: 'bad-save', reason: 'replay-gone' });
    table.company.sit(match);
    const reply = await table.app.engine.request({ type: 'load', save: guard(match.save), ...table.asked });
    if (table.over) return;
    if (!reply.finished) throw new Refused({ code: 'bad-save', reason: 'replay-gone' });
    this.#match = table.match = match;
    const state = table.pictured(reply);
    table.state = state;
    this.#ends = roundEnds({ ...match, moves: reply.moves });
    this.#screen.preview(state);
    this.#lookBack(state);
    this.#listen();
    await this.#go(0);
  }

  /** @param {Shown} state */
  #lookBack(state) {
    this.#back = new LookingBack(this.#screen, state, {
      first: 0,
      ids: ['step-back', 'step-forth'],
      ask: (moves) => ({ type: 'past', moves, ...this.#screen.table.asked, ...(this.#open ? { open: true } : {}) }),
      next: (at, by) => at + by,
      words: (_, shown) => tidings({ ...shown, events: [...shown.events, ...startOf(shown)] }),
      shown: (at, shown) => this.#laid(at, shown),
      row: (back, slider, forth) => [
        slider,
        h('div', { class: 'row' }, this.#before, back, this.#run, forth, this.#after, this.#eye, this.#link),
      ],
      over: () => {},
    });
    this.#showTools();
    clear(this.#steps, this.#back.bar);
  }

  /**
   * Another position lies there.
   * @param {number} at
   * @param {Shown} shown
   */
  #laid(at, shown) {
    const { bar, position, table } = this.#screen;
    this.#screen.head(shown);
    bar.say(t('replay-place', { at, of: table.now.moves }));
    if (this.#open && shown.players > 1)
      position.textContent += shown.view.hands
        .flatMap((tiles, seat) =>
          seat !== shown.view.seat && tiles?.length
            ? [` ${t('replay-hand', { name: table.names[seat], tiles: formatList(tiles) })}`]
            : [],
        )
        .join('');
    this.#before.disabled = at === 0;
    this.#after.disabled = at === table.now.moves;
    this.#link.disabled = !isUnderWay(shown);
    if (this.#playing) this.#goOn(at);
  }

  #showTools() {
    const [run, icon] = this.#playing ? ['replay-pause', /** @type {const} */ ('pause')] : ['replay-run', 'play'];
    const focused = [this.#run, this.#eye].find((one) => one.contains(document.activeElement));
    clear(
      this.#run,
      tool(run, /** @type {Icon} */ (icon), () => this.#play(!this.#playing)),
    );
    const eye = button({
      words: t('replay-open'),
      icon: 'eye',
      bare: true,
      'aria-pressed': String(this.#open),
      'data-act': 'replay-open',
      onclick: () => this.#turnHands(),
    });
    clear(this.#eye, this.#match && this.#match.players > 1 ? eye : null);
    focused?.querySelector('button')?.focus();
  }

  // ---------------------------------------------------------------- stepping

  /**
   * Goes to a position because the person wants to: what plays by itself stops.
   * @param {number} at
   */
  #go(at) {
    this.#play(false);
    return this.#back?.go(Math.max(0, Math.min(at, this.#screen.table.now.moves)));
  }

  #endBefore() {
    const { at = 0 } = this.#back ?? {};
    return this.#ends.findLast((end) => end < at) ?? 0;
  }

  #endAfter() {
    const { at = 0 } = this.#back ?? {};
    return this.#ends.find((end) => end > at) ?? at;
  }

  #turnHands() {
    this.#open = !this.#open;
    this.#showTools();
    this.#back?.again();
  }

  /** @param {boolean} on */
  #play(on) {
    if (this.#playing === on) return;
    this.#playing = on;
    clearTimeout(this.#timer);
    this.#showTools();
    const { at = 0, state } = this.#back ?? {};
    if (on) this.#back?.go(at === state?.moves ? 0 : at + 1);
  }

  /** @param {number} at */
  #goOn(at) {
    const { app, table } = this.#screen;
    if (at >= table.now.moves) return this.#play(false);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#back?.go(at + 1), app.hurry ? 0 : PAUSE[settings.pace]);
  }

  /** Arrows step, Page Up and Page Down go by rounds, the space bar plays. */
  #listen() {
    /** @param {KeyboardEvent} event */
    const listen = (event) => {
      const { target } = event;
      const busy = target instanceof HTMLElement && target.closest('input, button, dialog');
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
      if (busy && !(target instanceof HTMLButtonElement && event.key !== ' ')) return;
      const { at = 0, state } = this.#back ?? {};
      const to = {
        ArrowLeft: at - 1,
        ArrowRight: at + 1,
        PageUp: this.#endBefore(),
        PageDown: this.#endAfter(),
        Home: 0,
        End: state?.moves ?? 0,
      }[event.key];
      if (event.key === ' ') this.#play(!this.#playing);
      else if (to !== undefined) this.#go(to);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', listen);
    this.#unlisten = () => removeEventListener('keydown', listen);
  }

  #unlisten = () => {};

  // ---------------------------------------------------------------- what would you play?

  async #openLink() {
    this.#play(false);
    const { table } = this.#screen;
    const match = this.#match;
    if (!match || !this.#back) return;
    const link = await positionLink(
      cutSave(table.now.save, this.#back.at),
      match.players > 1 ? match.level : undefined,
    );
    openDialog({
      title: t('replay-link'),
      body: link
        ? [
            h('p', {}, t('replay-link-about')),
            h('textarea', { readonly: true, rows: 4, 'aria-label': t('replay-link') }, link),
            h(
              'p',
              { class: 'row' },
              button({ words: t('copy'), class: 'primary', onclick: () => copy(link), 'data-act': 'copy' }),
              h('a', { class: 'button', href: link, 'data-act': 'play-from-here' }, t('replay-play-on')),
            ),
          ]
        : h('p', {}, t('replay-link-too-long')),
    });
  }

  // ---------------------------------------------------------------- what a mode is asked

  /** @param {Shown} state */
  titleOf(state) {
    return t('replay-title', { game: gameName(state.game), date: formatDate(this.#match?.updated ?? 0) });
  }

  turnWords() {
    return '';
  }

  shown() {}

  play() {}

  hint() {}

  openMenu() {}

  async openSummary() {
    return null;
  }

  lookAgain() {
    this.#back?.again();
  }

  close() {
    this.#play(false);
    clearTimeout(this.#timer);
    this.#unlisten();
    this.#back?.end();
  }
}
