// A table for a Castle Rock puzzle: an open or a hidden pile, warnings and hints on request, and at the end stars and a
// look back. It is a mode of the table screen, as `table/free_play.js` is.

import { puzzleGame } from '../engine/catalogue.js';
import { later } from '../panels/lazy.js';
import { go, puzzleLink, rename } from '../screens/router.js';
import { readLocal, writeLocal } from '../storage/store.js';
import { toLobby } from '../table/table_bar.js';
import { button, clear, h } from '../ui/dom.js';
import { choiceField, switchField } from '../ui/fields.js';
import { tell } from '../ui/notices.js';
import { t } from '../words/messages.js';
import { turnWords } from '../words/position.js';
import { bestOf, hintWords, objectionTo, onlyWords } from './advice.js';
import { briefly, dailyName, puzzleTitle } from './book.js';
import { cutSave, decisionWords, stepThrough } from './review.js';

/** @import { Pile, PuzzleRoute } from '../screens/router.js' */
/** @import { LookingBack } from '../table/looking_back.js' */
/** @import { Table } from '../table/table.js' */
/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { Replies, Request } from '../types/door.d.ts' */
/** @import { AdviseReply, Decision, ReviewReply } from '../types/help.d.ts' */
/** @import { App, Ended, Mode, Shown } from '../types/page.d.ts' */
/** @import { Child } from '../ui/dom.js' */
/** @import { Result } from './book.js' */

const openOver = later(() => import('./result_panel.js'), 'openOver');
const firstTime = () => import('../lessons/first_steps.js');
const openPuzzleMenu = later(() => import('./menu_panel.js'), 'openPuzzleMenu');

/**
 * `back` makes what leads out, `change` shows the puzzle with another pile.
 * @typedef {object} Ways
 * @property {(name: string, pile: Pile) => HTMLElement} back
 * @property {(name: string, pile: Pile) => void} change
 */

/** What is asked about a position. @typedef {'advise' | 'review'} Question */

/**
 * How a puzzle's table is part of the page; a frame has its own ways.
 * @type {Ways}
 */
const IN_THE_PAGE = { back: toLobby, change: (name, pile) => go(puzzleLink(name, pile)) };

/** @implements {Mode} */
export class PuzzleMode {
  #ways;
  /** @type {TableScreen | null} */
  #joined = null;
  /**
   * What has been asked, and about which position.
   * @type {{ [Asked in Question]?: { save: string, reply: Promise<unknown> } }}
   */
  #asked = {};
  #warn = readLocal('warn') === 'on';
  #warned = '';
  /** @type {string | null} */
  #reported = null;
  /** @type {LookingBack | null} */
  #stepping = null;
  #bar = h('div', { class: 'controls puzzlebar' });
  #note = h('div', { class: 'puzzle-note', hidden: true });

  /** Whether the person has been helped in this game. */
  helped = false;

  /**
   * @param {App} app
   * @param {Omit<PuzzleRoute, 'screen'>} route
   * @param {Ways} [ways]
   */
  constructor(app, { name, pile }, ways = IN_THE_PAGE) {
    this.app = app;
    this.name = name === 'daily' ? dailyName() : name;
    this.pile = pile;
    this.mayUndo = pile === 'open';
    this.#ways = ways;
  }

  /** @param {TableScreen} screen */
  join(screen) {
    this.#joined = screen;
    this.showBar();
  }

  get screen() {
    if (!this.#joined) throw new Error('no screen yet');
    return this.#joined;
  }

  get back() {
    return this.#ways.back(this.name, this.pile);
  }

  get controls() {
    return [this.#note, this.#bar];
  }

  /** @param {Table} table */
  async open(table) {
    const { app, name, pile } = this;
    const link = puzzleLink(name, pile);
    if (!app.framed) rename(link);
    await table.open({
      game: puzzleGame(),
      players: 1,
      seed: 'puzzle',
      file: `puzzle/${name}/${pile}`,
      prepare: async () => {
        const { deal, ...puzzle } = (await app.engine.request({ type: 'puzzle', name })).puzzle;
        return { options: { ...puzzle.options, pile }, deal, kept: { puzzle, link } };
      },
    });
    this.showBar();
    if (!app.framed)
      firstTime()
        .catch(() => {})
        .then((steps) => steps?.welcome(this.screen));
  }

  /** What the engine knows of the puzzle; null before it has said so. */
  get puzzle() {
    return this.#joined?.table.match?.puzzle ?? null;
  }

  // ---------------------------------------------------------------- showing

  titleOf() {
    return puzzleTitle(this.name, briefly(this.app.framed));
  }

  /** How hard it is, in a few words. */
  get about() {
    const { puzzle } = this;
    if (!puzzle) return '';
    if (!puzzle.winnable) return t('puzzle-unwinnable', { left: puzzle.fewest_left ?? 0 });
    return t('puzzle-about', {
      level: t(`puzzle-level-${puzzle.level}`),
      one: Math.max(2, Math.round(2 ** (puzzle.bits ?? 0))),
    });
  }

  /**
   * What stands below the table, or `instead` of that something else.
   * @param {...Child} instead
   */
  showBar(...instead) {
    return clear(this.#bar, instead.length ? instead : this.fields);
  }

  /** The pile open or hidden, the warning, and how hard it is. */
  get fields() {
    return [
      choiceField({
        name: 'pile',
        label: t('option-pile'),
        values: /** @type {Pile[]} */ (['open', 'hidden']),
        words: (value) => t(`puzzle-mode-${value}`),
        value: this.pile,
        onchange: (value) => this.#ways.change(this.name, value),
      }),
      this.warnField,
      h('p', { class: 'puzzle-about' }, this.about),
    ];
  }

  get warnField() {
    const onchange = (/** @type {boolean} */ on) => this.#setWarn(on);
    return switchField({ name: 'warn', label: t('puzzle-warn'), value: this.#warn, onchange });
  }

  /** @param {boolean} on */
  #setWarn(on) {
    this.#warn = on;
    writeLocal('warn', on ? 'on' : 'off');
  }

  /** What there is to reach: the fewest tiles that can be left. */
  get aim() {
    const left = this.puzzle?.fewest_left;
    return left === undefined ? '' : t('daily-aim', { left });
  }

  /** @param {Shown} state */
  shown(state) {
    this.note('');
    this.screen.bar.aim(this.aim);
    this.#stepping?.end();
    if (!state.moves) this.helped = false;
    if (!state.result) this.#reported = null;
  }

  /** @param {Shown} state */
  turnWords(state) {
    return state.legal.length > 1 ? t('puzzle-choice') : turnWords(state);
  }

  /**
   * A few sentences that stay until the next move.
   * @param {string} words
   */
  note(words) {
    this.#note.hidden = !words;
    const close = () => this.note('');
    clear(
      this.#note,
      words ? [h('p', {}, words), button({ words: t('close'), icon: 'close', bare: true, onclick: close })] : [],
    );
    if (words) tell(words);
  }

  openMenu() {
    openPuzzleMenu(this);
  }

  /** A person who may not take moves back wants to. */
  allowUndo() {
    this.mayUndo = this.helped = true;
    this.screen.bar.undo.hidden = false;
  }

  // ---------------------------------------------------------------- the end

  /** @param {Shown} state */
  openSummary(state) {
    return openOver(this, /** @type {Shown & Ended} */ (state));
  }

  /**
   * Tells the page around a frame how a game has ended, once.
   * @param {Ended} state
   * @param {Result} result
   */
  report(state, result) {
    if (this.#reported !== state.save) this.app.report?.({ ...result, won: state.winners.includes(0) });
    this.#reported = state.save;
  }

  /**
   * What each decision of a finished game was worth; asked once a game, null where the engine cannot say.
   * @param {Ended} state
   */
  review(state) {
    return this.#ask('review', state).catch(() => null);
  }

  get lookingBack() {
    return this.#stepping !== null;
  }

  /**
   * Steps through a finished game, from a position of it on.
   * @param {Ended} state
   * @param {ReviewReply} review
   * @param {number} at
   */
  lookBack(state, review, at) {
    this.#stepping?.end();
    const over = () => {
      this.#stepping = null;
      this.showBar();
    };
    const goOn = (/** @type {number} */ number) => this.goOnFrom(state, number);
    const words = (/** @type {Decision} */ decision) => this.decisionWords(decision);
    this.#stepping = stepThrough(this.screen, state, review, { goOn, over, words });
    this.showBar(...this.#stepping.bar);
    this.note('');
    this.#stepping.go(at);
  }

  lookAgain() {
    this.#stepping?.again();
  }

  /**
   * Goes on from an earlier position of a finished game.
   * @param {{ save: string }} state
   * @param {number} number
   */
  goOnFrom(state, number) {
    this.helped = true;
    this.screen.table.goOn(cutSave(state.save, number));
  }

  // ---------------------------------------------------------------- advice

  /**
   * What is better than the rest, and why.
   * @param {AdviseReply} advice
   * @param {Shown} state
   */
  hintWords(advice, state) {
    return hintWords(advice, state);
  }

  /**
   * @param {string} move
   * @param {AdviseReply} advice
   */
  objectionTo(move, advice) {
    return objectionTo(move, advice);
  }

  /** @param {Decision} decision */
  decisionWords(decision) {
    return decisionWords(decision);
  }

  /**
   * Asks the engine about a position, once each; what failed is asked again the next time.
   * @template {Question} Asked
   * @param {Asked} type
   * @param {{ save: string }} state
   * @returns {Promise<Replies[Asked]>}
   */
  #ask(type, { save }) {
    const asked = this.#asked[type];
    if (asked?.save === save) return /** @type {Promise<Replies[Asked]>} */ (asked.reply);
    const request = /** @type {Request} */ ({ type });
    const reply = /** @type {Promise<Replies[Asked]>} */ (this.app.engine.request(request));
    this.#asked[type] = { save, reply };
    reply.catch(() => delete this.#asked[type]);
    return reply;
  }

  /** What the engine thinks of the choices now. */
  #advice() {
    return this.#ask('advise', this.screen.table.now);
  }

  async hint() {
    const { table, stage, bar } = this.screen;
    const { state } = table;
    if (!state || state.turn !== 0 || bar.hint.disabled) return;
    let advice = null;
    try {
      if (state.legal.length > 1) advice = await this.#advice();
    } catch (error) {
      return table.stands(state) && table.failed(error, () => this.hint());
    }
    if (!table.stands(state)) return;
    this.helped = true;
    stage.hintAt(advice ? bestOf(advice).move : state.legal[0]);
    this.note(advice ? this.hintWords(advice, state) : onlyWords(state));
  }

  /** @param {string} move */
  async play(move) {
    const { table } = this.screen;
    const { now: state } = table;
    const sure = `${state.moves} ${move}`;
    if (this.#warn && state.legal.length > 1 && this.#warned !== sure) {
      const objection = await this.#advice().then(
        (advice) => this.objectionTo(move, advice),
        () => '',
      );
      if (!table.stands(state)) return;
      if (objection) {
        this.helped = true;
        this.#warned = sure;
        return this.note(objection);
      }
    }
    this.screen.make(move);
  }

  close() {
    this.#stepping?.end();
  }
}
