// Whose turn it is. The computer seats follow at a pace one can watch, and what leaves the person no choice is done for
// them; a tap on the cloth ends the wait for what is under way, and all of it can be skipped up to one's own turn.

import { factsOf } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { isOwnTurn } from '../families/own.js';
import { settings } from '../storage/settings.js';
import { laysTile } from '../words/notation.js';
import { mayBeCalled } from './computer_seats.js';
import { FIRST } from './company.js';
import { CALL_WINDOW, PLAIN, restBefore, THOUGHT } from './pace.js';
import { pageTime } from './time.js';

/** @import { Table } from './table.js' */
/** @import { Time, Timer } from './time.js' */
/** @import { Shown } from '../types/page.d.ts' */

/** Milliseconds that a slow machine may have off the time in which one watches. */
const MOST_COST = 250;

export class Turns {
  #token = 0;
  #since = 0;
  #decided = 0;
  #sent = 0;
  /** How long the last move took from here until it was shown: engine and disk want their time, too. */
  #cost = 0;
  #hastened = false;
  /** @type {Timer} */
  #timer = 0;
  #time;
  #wake = () => {};

  /** What is skipped: nothing, all up to one's own turn, or to the end of the match. @type {'' | 'turn' | 'end'} */
  skipping = '';
  /** Whether the person has claimed the rest of the round, which is played out then. */
  claimed = false;

  /**
   * @param {Table} table
   * @param {Time} [time] the page's unless a test has its own
   */
  constructor(table, time = pageTime) {
    this.table = table;
    this.#time = time;
  }

  // ---------------------------------------------------------------- time

  /** Whether nobody wants to watch. */
  get hurry() {
    return this.table.app.hurry || this.skipping !== '' || this.#hastened;
  }

  /** A position lies there from this moment on. */
  shown() {
    this.#since = this.#time.now();
    this.#hastened = false;
    if (this.#sent) this.#cost = Math.min(MOST_COST, this.#since - this.#sent);
    this.#sent = 0;
  }

  /** The person has decided something, or laid a tile: from now on one waits for the others. */
  decided() {
    this.#decided = this.#time.now();
  }

  /** How long the person has been waiting. */
  get #waited() {
    return this.#time.now() - this.#decided;
  }

  /** Ends whatever is waited for; what comes late is dropped. */
  halt() {
    this.#token++;
    this.#time.dropWait(this.#timer);
  }

  /** Finishes at once what is under way: flights, pauses, thoughts. */
  hasten() {
    this.#hastened = true;
    this.table.screen.stage.land();
    this.#wake();
  }

  /** Plays out tiles that are all sure to win. */
  claim() {
    this.claimed = true;
    this.advance();
  }

  /** @param {'turn' | 'end'} to */
  skip(to) {
    this.skipping = to;
    this.hasten();
    if (to === 'end') this.advance();
  }

  /**
   * Waits so that the next position is shown when so much time has passed since this one was.
   * @param {number} time
   * @returns {Promise<void>}
   */
  #rest(time) {
    this.#time.dropWait(this.#timer);
    return new Promise((resolve) => {
      this.#wake = resolve;
      this.#timer = this.#time.wait(resolve, this.hurry ? 0 : this.#since + time - this.#cost - this.#time.now());
    });
  }

  // ---------------------------------------------------------------- whose turn

  /** Goes on from the position that lies there; a change that is under way will do so itself. */
  advance() {
    const { table } = this;
    if (table.changing || !table.state) return;
    const token = ++this.#token;
    const stale = () => token !== this.#token || table.over;
    this.#next(stale).catch((error) => stale() || table.failed(error, () => this.advance()));
  }

  /** Whether the picture was made for this size: what stands around the table may have come with the position. */
  get #fits() {
    this.table.screen.stage.measure();
    const { width, height } = this.table.screen.stage.table;
    const { scene } = this.table.now;
    return Math.abs(scene.width - width) < 1 && Math.abs(scene.height - height) < 1;
  }

  /**
   * @param {() => boolean} stale
   * @returns {Promise<void>}
   */
  async #next(stale) {
    const { table } = this;
    const { screen } = table;
    if (table.now.unseen || !this.#fits) {
      await table.lookAgain();
      if (stale()) return;
      if (table.now.unseen) screen.cannotShow();
    }
    const { now: state } = table;
    if (table.sharing.following) {
      await screen.stage.settled();
      return stale() ? undefined : screen.elsewhere();
    }
    if (state.result && this.skipping === 'end' && !state.finished) return table.make('next', FIRST);
    if (state.result || (isOwnTurn(state) && !table.forced(state))) {
      await screen.stage.settled();
      if (stale()) return;
      this.skipping = '';
      this.claimed = false;
      return state.result ? screen.roundOver(state) : this.#mine(state, stale);
    }
    if (state.turn === null) return;
    if (!this.hurry && state.events.some(({ kind }) => kind === 'deal')) await screen.stage.settled();
    if (stale()) return;
    if (table.company.mustPass(state)) return this.#passOn(state, state.turn, stale);
    return isOwnTurn(state) ? this.#obvious(state, state.turn, stale) : this.#others(state, state.turn, stale);
  }

  /**
   * The person decides; what lies there may be called meanwhile.
   * @param {Shown} state
   * @param {() => boolean} stale
   */
  async #mine(state, stale) {
    const { table } = this;
    this.#hastened = false;
    if (await table.hand.tidy()) await table.lookAgain({ jump: this.hurry });
    if (stale()) return;
    this.decided();
    table.screen.yourTurn();
    table.clock.wake();
    await this.#listen(state, stale);
  }

  /**
   * The computer seats may call what lies there, if they do so soon.
   * @param {Shown} state
   * @param {() => boolean} stale
   */
  async #listen(state, stale) {
    if (!mayBeCalled(state, this.table.company)) return;
    await this.#rest(CALL_WINDOW);
    if (!stale()) await this.#call(stale);
  }

  /**
   * Another person's turn: when what lies there has been seen, all hands are covered, and the device goes to them.
   * Nobody takes it only to pass.
   * @param {Shown} state
   * @param {number} seat
   * @param {() => boolean} stale
   */
  async #passOn(state, seat, stale) {
    const { table } = this;
    const passes = settings.itself && (await table.company.canOnlyPass(state));
    await table.screen.stage.settled();
    if (stale()) return;
    if (passes) {
      table.screen.thinking(seat, []);
      await this.#rest(restBefore(state, 'pass', settings, { waited: this.#waited }));
      return stale() ? undefined : this.#make('pass', seat);
    }
    if (table.company.seat !== null) await this.#rest(PLAIN[settings.pace]);
    if (stale()) return;
    this.skipping = '';
    this.claimed = this.#hastened = false;
    await table.company.cover();
    await table.screen.stage.settled();
    if (stale()) return;
    this.decided();
    table.screen.passTo(seat);
    await this.#listen(table.now, stale);
  }

  /**
   * The person has no choice.
   * @param {Shown} state
   * @param {number} seat
   * @param {() => boolean} stale
   */
  async #obvious(state, seat, stale) {
    const [move] = [...familyOf(state).sure(state), ...state.legal];
    this.table.screen.byItself(move);
    await this.#rest(restBefore(state, move, settings, { waited: this.#waited }));
    if (stale()) return;
    if (laysTile(move)) this.decided();
    this.#make(move, seat);
  }

  /**
   * @param {Shown} state
   * @param {number} seat
   * @param {() => boolean} stale
   */
  async #others(state, seat, stale) {
    const { table } = this;
    table.screen.thinking(seat, state.legal);
    const move = await table.others.move(seat, { time: THOUGHT[settings.pace] });
    if (stale() || move === null) return;
    const more = familyOf(state).rest(state);
    const open = table.company.calls(state).length > 0;
    await this.#rest(restBefore(state, move, settings, { more, waited: this.#waited, calls: open }));
    if (stale()) return;
    const calls = factsOf(state.game).interrupts?.includes(move);
    if (!calls && mayBeCalled(state, table.company) && (await this.#call(stale))) return;
    if (!stale()) this.#make(move, seat);
  }

  /** @type {(move: string, by: number) => void} */
  #make(move, by) {
    this.#sent = this.#time.now();
    this.table.make(move, by);
  }

  /**
   * Lets another seat call, if one does; true when it has.
   * @param {() => boolean} stale
   */
  async #call(stale) {
    const call = await this.table.others.call();
    if (stale()) return true;
    if (call) this.table.make(call.move, call.seat);
    return Boolean(call);
  }
}
