// A first hand: the real table and a fixed deal, with a few words at each step. The person is asked for the move that
// is taught, the other seats make theirs by the script, and nothing of it is kept. It is a mode of the table screen, as
// `table/free_play.js` is.

import { fetchPart } from '../boot/site.js';
import { factsOf, hasLesson } from '../engine/catalogue.js';
import { Refused } from '../engine/engine.js';
import { openHelp } from '../panels/lazy.js';
import { go, puzzleLink, setupLink } from '../screens/router.js';
import { Others } from '../table/computer_seats.js';
import { toLobby } from '../table/table_bar.js';
import { TableScreen } from '../table/table_screen.js';
import { openList } from '../ui/menu.js';
import { t } from '../words/messages.js';
import { moveWords } from '../words/moves.js';
import { gameName } from '../words/names.js';
import { turnWords } from '../words/position.js';
import { Callout } from './callout.js';
import { placeOf } from './pointing.js';
import { asks, Script, takes } from './script.js';

/** @import { LessonRoute } from '../screens/router.js' */
/** @import { Table } from '../table/table.js' */
/** @import { App, Mode, Shown } from '../types/page.d.ts' */
/** @import { ButtonOptions } from '../ui/dom.js' */
/** @import { Lesson } from './script.js' */

/**
 * The table of a lesson. Matches are kept by the app that a table gets; this one keeps none.
 * @type {(app: App, root: HTMLElement, route: LessonRoute) => TableScreen}
 */
export const lessonTable = (app, root, route) =>
  new TableScreen(Object.assign(Object.create(app), { forgetful: true }), root, route, new LessonMode(app, route.game));

/** Seats that do what the script says, once all has been read. */
class ScriptedSeats extends Others {
  /**
   * @param {Table} table
   * @param {LessonMode} mode
   */
  constructor(table, mode) {
    super(table);
    this.mode = mode;
  }

  /** @override */
  async move() {
    await this.mode.allRead();
    return this.mode.next?.move ?? null;
  }

  /** @override */
  async call() {
    return null;
  }
}

/** @implements {Mode} */
export class LessonMode {
  #script = new Script([]);
  /** @type {TableScreen | null} */
  #joined = null;
  /** @type {Callout | null} */
  #callout = null;
  /** How many moves had been made when the words were found that are read now, and how many of these have been. */
  #moves = -1;
  #read = 0;
  /** What is answered to another move than the one that is taught. */
  #answer = '';
  #goOn = () => {};

  mayUndo = false;
  lookingBack = false;
  /** @type {HTMLElement[]} */
  controls = [];

  /**
   * @param {App} app
   * @param {string} game
   */
  constructor(app, game) {
    this.app = app;
    this.game = game;
  }

  /** @param {TableScreen} screen */
  join(screen) {
    this.#joined = screen;
    screen.table.others = new ScriptedSeats(screen.table, this);
    this.#callout = new Callout(screen, t('lesson-name', { game: gameName(this.game) }));
  }

  get #screen() {
    if (!this.#joined) throw new Error('no screen yet');
    return this.#joined;
  }

  get back() {
    return toLobby();
  }

  /** @param {Table} table */
  async open(table) {
    const { game } = this;
    if (!hasLesson(game)) throw new Refused({ code: 'unknown-game', reason: 'no-lesson', data: { game } });
    /** @type {Lesson} */
    const { players, options, deal, script } = await (await fetchPart(`lessons/${game}.json`)).json();
    this.#script = new Script(script);
    // Without a seed the person begins.
    await table.open({ game, file: `lesson/${game}`, prepare: async () => ({ players, options, deal, seed: null }) });
  }

  /** @param {Shown} state */
  titleOf(state) {
    return t('lesson-name', { game: gameName(state.game) });
  }

  /** @param {Shown} state */
  turnWords(state) {
    return turnWords(state);
  }

  // ---------------------------------------------------------------- the script

  get #stage() {
    return this.#script.at(this.#moves);
  }

  /** The move that comes next, whoever makes it. */
  get next() {
    return this.#stage.next;
  }

  /** What is said now: what is to be read, and then what belongs to the move that is asked for. */
  get #step() {
    const { words, next } = this.#stage;
    return words[this.#read] ?? (asks(next) && next.say ? next : null);
  }

  /** Resolves when the words that belong to this position have been read. @returns {Promise<void>} */
  allRead() {
    if (this.#read >= this.#stage.words.length) return Promise.resolve();
    this.#screen.busy(false);
    return new Promise((resolve) => (this.#goOn = resolve));
  }

  /** Whether the person's next move goes by itself, as it would in play. */
  goesByItself() {
    const { words, next } = this.#stage;
    return next?.by === 0 && this.#read >= words.length;
  }

  /** @param {Shown} state */
  shown(state) {
    if (state.moves !== this.#moves) {
      this.#moves = state.moves;
      this.#read = 0;
      this.#answer = '';
    }
    this.#say();
  }

  #say() {
    const step = this.#step;
    if (!step) return this.#callout?.hide();
    const { words, next } = this.#stage;
    const reading = this.#read < words.length;
    const last = step === this.#script.told.at(-1);
    const { length } = this.#script.told;
    this.#callout?.show({
      words: [this.#answer || t(`lesson-${this.game}-${step.say}`, step.args)],
      near: () => placeOf(this.#screen.stage, step.near, step.move),
      count: t('lesson-count', { number: this.#script.placeOf(step), of: length }),
      away: this.#leave,
      actions: last ? this.#ways : reading ? [this.#nextWords] : [],
    });
    if (!reading && next?.move && !this.#screen.stage.inert) this.#screen.stage.light(next.move);
  }

  /** @returns {ButtonOptions} */
  get #leave() {
    return { words: t('lesson-skip'), 'data-act': 'lesson-skip', onclick: () => this.#goAway() };
  }

  /** @returns {ButtonOptions} */
  get #nextWords() {
    return { words: t('lesson-next'), class: 'primary', 'data-act': 'lesson-next', onclick: () => this.#readOn() };
  }

  /** What there is to do when all has been taught. @returns {ButtonOptions[]} */
  get #ways() {
    const again = () => this.restart();
    return [
      { words: t('lesson-again'), class: 'quiet', 'data-act': 'lesson-again', onclick: again },
      { words: t('lesson-play'), class: 'primary', 'data-act': 'lesson-play', onclick: () => this.#goAway() },
    ];
  }

  /** Where a lesson leads: to a real game. */
  #goAway() {
    go(factsOf(this.game).puzzles ? puzzleLink('daily') : setupLink({ game: this.game }));
  }

  #readOn() {
    this.#read++;
    this.#say();
    if (this.#read < this.#stage.words.length) return;
    this.#goOn();
    this.#goOn = () => {};
    if (this.goesByItself()) this.#screen.table.turns.advance();
  }

  restart() {
    this.#moves = -1;
    this.#screen.table.restart();
  }

  /** The person may move: the tile is lit. */
  mayMove() {
    this.#say();
  }

  /**
   * Another move than the one that is taught is answered, and changes nothing.
   * @param {string} move
   */
  play(move) {
    const { next } = this.#stage;
    const { stage, table } = this.#screen;
    if (takes(next, move)) return this.#screen.make(move);
    this.#read = this.#stage.words.length;
    if (!asks(next) || !next.move) return;
    const said = next.say ? ` ${t(`lesson-${this.game}-${next.say}`, next.args)}` : '';
    this.#answer = t('lesson-other', { move: moveWords(next.move, table.now) }) + said;
    this.#say();
    stage.hintAt(next.move);
  }

  hint() {
    const { next } = this.#stage;
    if (next?.move) this.#screen.stage.hintAt(next.move);
  }

  openMenu() {
    const { table } = this.#screen;
    openList([
      ['lesson-again', 'again', () => this.restart()],
      ['lesson-skip', 'forth', () => this.#goAway()],
      ['rules', 'book', () => openHelp(this.app, this.game, table.now.options)],
    ]);
  }

  /** The end of the round is told by the lesson itself. */
  async openSummary() {
    this.#say();
    return null;
  }

  lookAgain() {}

  close() {
    this.#callout?.hide();
    this.#goOn();
  }
}
