// Counting along: a clock that says the next number. Tap the tile before it moves on, or let it take tiles by itself.

import { factsOf } from '../engine/catalogue.js';
import { pageTime } from './time.js';

/** @import { State } from '../types/door.d.ts' */
/** @import { CountView } from '../types/views.d.ts' */
/** @import { Table } from './table.js' */
/** @import { Time, Timer } from './time.js' */

/** @typedef {keyof typeof TEMPO} Tempo */

/** Milliseconds for each number. */
export const TEMPO = { slow: 2000, normal: 1200, fast: 800, rapid: 450 };
/** Milliseconds in which a whole set is taken by itself. */
export const WHOLE = 16_000;

/** @type {(state: Pick<State, 'view'>) => CountView} */
const counted = ({ view }) => /** @type {CountView} */ (view);
/** @type {(state: Pick<State, 'legal'>) => string | undefined} */
const takeIn = ({ legal }) => legal.find((move) => move.startsWith('take:'));

export class Clock {
  running = false;
  /** @type {Tempo} */
  tempo = 'normal';
  itself = false;
  onchange = () => {};
  #time;
  /** @type {Timer} */
  #timer = 0;
  /** When the number is over that is said after so many moves. */
  #due = { moves: -1, at: 0 };
  /** When the clock was started, and how many tiles had been taken. */
  #since = { at: 0, taken: 0 };
  /** Moves that were made when the person was last on turn. */
  #seen = -1;
  /** @type {(() => void) | null} */
  #unwatch = null;

  /**
   * @param {Table} table
   * @param {Time} [time]
   */
  constructor(table, time = pageTime) {
    this.table = table;
    this.#time = time;
  }

  start() {
    const { state } = this.table;
    if (!state) return;
    this.running = true;
    this.#due.moves = -1;
    this.#since = { at: this.#time.now(), taken: counted(state).taken.length };
    this.#slowest();
    this.#watch();
    this.onchange();
    this.wake();
  }

  pause() {
    if (!this.running) return;
    this.running = false;
    this.#time.dropWait(this.#timer);
    this.#unwatch?.();
    this.onchange();
  }

  /** @param {{ tempo?: Tempo, itself?: boolean }} changes */
  set(changes) {
    Object.assign(this, changes);
    if (this.running) this.start();
    else this.onchange();
  }

  /** What is kept of the game besides its moves. */
  get tally() {
    const { match, state } = this.table;
    if (!match || !state) return null;
    return (match.tally ??= { wrong: 0, tempo: this.tempo, fair: state.moves === 0 });
  }

  /** Winds the clock for the position that now lies on the table. */
  wake() {
    this.#time.dropWait(this.#timer);
    const { state } = this.table;
    if (!state || !factsOf(state.game).clock) return;
    this.#judge(state.moves);
    if (!this.running) return;
    if (state.finished || state.turn === null) return this.pause();
    const now = this.#time.now();
    if (!this.itself && this.#due.moves !== state.moves)
      this.#due = { moves: state.moves, at: now + TEMPO[this.tempo] };
    const at = this.itself ? this.#takenAt(counted(state).taken.length + 1) : this.#due.at;
    const act = () => this.running && (this.itself ? this.#takeOn() : this.table.screen.make('next'));
    this.#timer = this.#time.wait(act, this.table.app.hurry ? 0 : Math.max(0, at - now));
  }

  /**
   * The person wants a move: a tap on a tile that does not say the number is one too many.
   * @param {string} move
   */
  hear(move) {
    const { state } = this.table;
    if (!this.running || !this.tally || !state || !move.startsWith('take:') || state.legal.includes(move)) return;
    this.tally.wrong++;
    this.onchange();
  }

  /** Moves that were made without the clock, by it, or taken back: they are no feat. @param {number} moves */
  #judge(moves) {
    const { match } = this.table;
    const made = moves - this.#seen;
    if (match && moves === 0 && made < 0) delete match.tally;
    else if (this.tally && this.#seen >= 0 && made !== 0 && (!this.running || this.itself || made !== 1))
      this.tally.fair = false;
    this.#seen = moves;
  }

  /** The slowest tempo is what a game is measured by. */
  #slowest() {
    const { tally, tempo, table } = this;
    if (!tally) return;
    const slower = TEMPO[tempo] > TEMPO[/** @type {Tempo} */ (tally.tempo)];
    if (slower || table.state?.moves === 0) tally.tempo = tempo;
  }

  /** Milliseconds for each tile that is taken by itself: a whole set is out in time, however large it is. */
  get #each() {
    const { left, taken } = counted(this.table.now);
    return Math.min(TEMPO[this.tempo], WHOLE / (left + taken.length));
  }

  /** @param {number} tiles */
  #takenAt(tiles) {
    return this.#since.at + (tiles - this.#since.taken) * this.#each;
  }

  /** Counts on to the next tile that says its number; on a slow machine to as many as should be out by now. */
  #takeOn() {
    const due = Math.floor((this.#time.now() - this.#since.at) / this.#each);
    const before = counted(this.table.now).taken.length;
    const wanted = Math.max(before + 1, this.#since.taken + due);
    /** @type {(state: State) => string | null} */
    const choose = (state) =>
      state.finished || counted(state).taken.length >= wanted ? null : (takeIn(state) ?? 'next');
    return this.table.playOn(choose);
  }

  /** Nobody can play in a page that is hidden. */
  #watch() {
    this.#unwatch?.();
    const listen = () => document.visibilityState === 'hidden' && this.pause();
    globalThis.document?.addEventListener('visibilitychange', listen);
    this.#unwatch = () => globalThis.document?.removeEventListener('visibilitychange', listen);
  }
}
