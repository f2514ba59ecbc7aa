// What a table is for by itself: a game against the other seats, as its address says.
//
// A mode is what a table screen asks wherever tables differ in their purpose; this is the plain one, and
// `puzzles/puzzle_mode.js` is another. It knows its screen from `join` on.

import { openMenu } from '../panels/menu.js';
import { later, openMatchOver, openRoundOver } from '../panels/lazy.js';
import { familyOf } from '../families/index.js';
import { playLink, rename } from '../screens/router.js';
import { notePlayed } from '../storage/choices.js';
import { clear, h } from '../ui/dom.js';
import { gameName } from '../words/names.js';
import { turnWords } from '../words/position.js';
import { giveHint } from './asking.js';
import { toLobby } from './table_bar.js';
import { TableScreen } from './table_screen.js';

/** @import { GameRoute, SavedRoute } from '../screens/router.js' */
/** @import { Kept } from '../storage/store.js' */
/** @import { State } from '../types/door.d.ts' */
/** @import { ReviewReply } from '../types/help.d.ts' */
/** @import { Ended, Mode, Shown } from '../types/page.d.ts' */
/** @import { LookingBack, Steps } from './looking_back.js' */
/** @import { Table } from './table.js' */
/** @import { App } from '../types/page.d.ts' */

const openSoloOver = later(() => import('../puzzles/solo_over.js'), 'openSoloOver');

/**
 * The table of the game that an address names.
 * @type {(app: App, root: HTMLElement, route: GameRoute | SavedRoute) => TableScreen}
 */
export const freeTable = (app, root, route) => new TableScreen(app, root, route, new FreePlay(route));

/** @implements {Mode} */
export class FreePlay {
  #route;
  /** @type {TableScreen | null} */
  #joined = null;

  /** Whether moves may be taken back. */
  mayUndo = true;
  /** @type {LookingBack | null} */
  #back = null;
  #steps = h('div', { class: 'controls stepbar', hidden: true });

  /** @param {GameRoute | SavedRoute} route */
  constructor(route) {
    this.#route = route;
  }

  /** @param {TableScreen} screen */
  join(screen) {
    this.#joined = screen;
  }

  get #screen() {
    if (!this.#joined) throw new Error('no screen yet');
    return this.#joined;
  }

  /** What stands first in the bar, and leads out. */
  get back() {
    return toLobby();
  }

  /** What stands between the table and the list of moves. */
  /** @returns {HTMLElement[]} */
  get controls() {
    return [this.#steps];
  }

  /** Whether another position lies there than the one that is played. */
  get lookingBack() {
    return this.#back !== null;
  }

  /**
   * Steps through the round, from a position of it on; `said` has what each move brought about, in words.
   * @param {number} at
   * @param {Map<number, string>} said
   */
  stepBack(at, said) {
    return this.stepAround(at, { first: [...said.keys()][0] ?? 0, words: (from) => said.get(from) ?? '' });
  }

  /**
   * Shows an earlier position, with steps to those around it; `how` says what is different from the usual.
   * @param {number} at
   * @param {Pick<Steps, 'first' | 'words'> & Partial<Steps>} how
   */
  async stepAround(at, how) {
    const { now: state } = this.#screen.table;
    const { LookingBack } = await import('./looking_back.js');
    this.#lookBack(
      at,
      (over) =>
        new LookingBack(this.#screen, state, {
          ids: ['step-back', 'step-forth'],
          next: (from, by) => from + by,
          ...how,
          over: () => {
            over();
            how.over?.();
          },
        }),
    );
  }

  /**
   * Steps through a finished game that was judged, from a position of it on.
   * @param {State} state
   * @param {ReviewReply} review
   * @param {number} at
   */
  async lookThrough(state, review, at) {
    const { stepThrough } = await import('../puzzles/review.js');
    const goOn = (/** @type {number} */ number) => this.goOnFrom(state, number);
    this.#lookBack(at, (over) => stepThrough(this.#screen, state, review, { goOn, over }));
  }

  /**
   * @param {number} at
   * @param {(over: () => void) => LookingBack} make
   */
  #lookBack(at, make) {
    this.#back?.end();
    this.#back = make(() => {
      this.#back = null;
      this.#steps.hidden = true;
    });
    clear(this.#steps, this.#back.bar);
    this.#steps.hidden = false;
    this.#back.go(at);
  }

  /**
   * Goes on from an earlier position of a finished game.
   * @param {State} state
   * @param {number} number
   */
  async goOnFrom(state, number) {
    const { cutSave } = await import('../puzzles/review.js');
    this.#screen.table.goOn(cutSave(state.save, number));
  }

  /**
   * Opens the match on the table; returns when its position lies there.
   * @param {Table} table
   */
  async open(table) {
    await table.open(this.#route);
    if (table.over) return; // the address is another screen's
    if (!this.#route.id && table.match) rename(playLink(table.match));
    if (table.match) notePlayed(table.match.game);
  }

  /** @param {Shown} state */
  titleOf(state) {
    return gameName(state.game);
  }

  /** @param {Shown} state */
  turnWords(state) {
    return turnWords(state);
  }

  /** Another position lies on the table. */
  shown() {
    this.#back?.end();
  }

  /**
   * The person has chosen a move.
   * @param {string} move
   */
  play(move) {
    this.#screen.make(move);
  }

  hint() {
    const { table } = this.#screen;
    table.noteHelp();
    const open = familyOf(table.now).help(table.now);
    if (open) open(this.#screen);
    else giveHint(table);
  }

  openMenu() {
    openMenu(this.#screen);
  }

  /**
   * What is said at the end of a round or match; resolves with the dialog, or null where there is none.
   * @param {Shown} state
   */
  async openSummary(state) {
    const ended = /** @type {Ended & Shown} */ (state);
    const dialog = await this.#over(ended);
    if (state.finished) await this.#count();
    return dialog;
  }

  /** @param {Ended & Shown} state */
  #over(state) {
    if (state.finished && state.players === 1) return openSoloOver(this, this.#screen, state);
    return (state.finished ? openMatchOver : openRoundOver)(this.#screen, state);
  }

  /** A finished match counts; where that cannot be written now, it is done when somebody looks at the statistics. */
  async #count() {
    const { app, table } = this.#screen;
    if (app.forgetful || !table.match) return;
    const match = /** @type {Kept} */ ({ ...table.match });
    await import('../history/ledger.js').then(({ noteFinished }) => noteFinished(match)).catch(() => {});
  }

  /** The table has another size while something else lies there. */
  lookAgain() {
    this.#back?.again();
  }

  close() {
    this.#back?.end();
  }
}
