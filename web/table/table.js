// A table in play: sends moves to the engine, keeps each accepted one on disk before it counts, shows it, and lets the
// computer seats follow at a pace one can watch. Only this file knows the order of those things.

import { Clock } from './counting.js';
import { Refused } from '../engine/engine.js';
import { familyOf } from '../families/index.js';
import { isOwnTurn } from '../families/own.js';
import { Hand } from './hand_order.js';
import { LastPicture } from './last_picture.js';
import { Sharing } from './sharing.js';
import { tidings } from '../words/moves.js';
import { startOf } from '../words/starting.js';
import { errorWords } from '../words/errors.js';
import { namesOf } from '../words/names.js';
import { notify, tell } from '../ui/notices.js';
import { Company } from './company.js';
import { Others } from './computer_seats.js';
import { canUndo, isForced } from './decisions.js';
import { checkAddress, keptUnder, matchOf, newMatch } from './opening.js';
import { randomSeed } from '../screens/router.js';
import { settings } from '../storage/settings.js';
import { severalMoves } from './several_moves.js';
import { Turns } from './turns.js';

/** @import { Address, Wanted } from './opening.js' */
/** @import { TableScreen } from './table_screen.js' */
/** @import { Deal, Kept } from '../storage/store.js' */
/** @import { LoadRequest, NewRequest, PlayRequest, State } from '../types/door.d.ts' */
/** @import { App, Shown } from '../types/page.d.ts' */

/** What changes a match: a request, or what makes several. @typedef {PlayRequest | LoadRequest | NewRequest} Change */

export class Table {
  #queue = Promise.resolve();
  #pending = 0;
  #over = false;
  #picture = new LastPicture();

  /** The position; null before the first one. @type {Shown | null} */
  state = null;
  /** What is played, and what is kept of it. @type {(Deal & Partial<Kept>) | null} */
  match = null;

  /**
   * @param {App} app has the engine
   * @param {TableScreen} screen shows things
   */
  constructor(app, screen) {
    this.app = app;
    this.screen = screen;
    this.hand = new Hand(this);
    this.company = new Company(this);
    this.others = new Others(this);
    this.turns = new Turns(this);
    this.clock = new Clock(this);
    this.sharing = new Sharing(this);
  }

  /** The position, for whoever is about only when there is one. */
  get now() {
    if (!this.state) throw new Error('no position yet');
    return this.state;
  }

  get names() {
    return namesOf(this.now);
  }

  /** For whom the engine is to show the table, of what size and with the hand in which order. */
  get asked() {
    const { tiles } = this.hand;
    return { seat: this.company.seat, table: this.screen.stage.table, ...(tiles ? { arrange: tiles } : {}) };
  }

  /**
   * Whether this is still the position, with no change under way. Whatever comes late asks this first.
   * @param {State} state
   */
  stands(state) {
    return !this.changing && this.state?.save === state.save;
  }

  /** Whether a change is under way, or none can come any more. */
  get changing() {
    return this.#over || this.#pending > 0;
  }

  get hurry() {
    return this.turns.hurry;
  }

  /**
   * A reply with a picture, be it the last one.
   * @param {State} reply
   */
  pictured(reply) {
    return this.#picture.of(reply, this.screen.stage.table);
  }

  /** No reply without a picture is to show the last one: it was somebody else's. */
  forgetPicture() {
    this.#picture = new LastPicture();
  }

  // ---------------------------------------------------------------- opening

  /**
   * Opens what an address names: a match on disk, else a new one. Throws Refused when the engine will not have it.
   * @param {Address} route
   */
  async open(route) {
    const found = await keptUnder(this.app, route);
    await this.#preview(found);
    await this.app.ready();
    if (this.#over) return;
    checkAddress(route, found);
    if (found) await this.#begin((await this.sharing.join(found.id)) ?? found);
    else if (route.id === undefined)
      await this.start({ ...route, seed: route.seed ?? randomSeed(), ...(await route.prepare?.()) });
  }

  /**
   * The picture before the engine, if it was kept and can be shown.
   * @param {Kept | null} found
   */
  async #preview(found) {
    if (!found?.shown || this.#over) return;
    this.company.sit(found);
    try {
      this.screen.preview(found.shown);
      await Promise.race([this.screen.stage.settled(), new Promise((done) => setTimeout(done, 250))]);
    } catch {
      // The engine will make another one.
    }
  }

  /**
   * Deals what is wanted; where the same deal is under way on disk, that goes on instead. Somebody who has left by then
   * plays elsewhere: the engine and the match are not touched any more.
   * @param {Wanted} wanted
   */
  async start(wanted) {
    if (this.#over) return;
    this.company.sit(wanted);
    const reply = await this.app.engine.request({ ...newMatch(wanted), ...this.asked });
    if (this.#over) return;
    const fresh = matchOf(reply, { ...wanted, level: wanted.level ?? this.app.level });
    const old = await this.sharing.join(fresh.id);
    if (this.#over) return;
    if (old && (!old.finished || this.sharing.following)) return this.#begin(old);
    this.match = fresh;
    this.company.sit(fresh);
    this.turns.decided();
    await this.#accept(reply);
    this.turns.advance();
  }

  /** The same deal from the start. */
  async restart() {
    const { match, state } = this;
    this.turns.halt();
    this.company.letGo();
    if (!match) return;
    match.helped ||= Boolean(state && canUndo(state)); // who begins again knows the deal
    await this.#send(match.position ? { type: 'load', save: match.position } : newMatch(match));
  }

  /** The person has been helped, which is kept with the match. */
  noteHelp() {
    if (!this.match || this.match.helped) return;
    this.match.helped = true;
    if (this.state) this.sharing.keep(this.state);
  }

  /**
   * Goes on from another save of this match.
   * @param {string} save
   */
  goOn(save) {
    this.turns.halt();
    return this.#send({ type: 'load', save });
  }

  /** @param {Kept} match */
  async #begin(match) {
    this.turns.decided();
    await this.#lay(match, { jump: true });
    this.turns.advance();
  }

  /**
   * Lays out a match as it was kept, by this window or another: there is nothing to write down.
   * @param {Deal & Partial<Kept>} match
   * @param {{ jump?: boolean }} [how]
   */
  async #lay(match, how) {
    if (this.#over) return;
    this.match = match;
    this.company.sit(match);
    const reply = await this.app.engine.request({ type: 'load', save: match.save ?? '', ...this.asked });
    if (!this.#over) this.#show(this.pictured(reply), how);
  }

  /**
   * Goes on from what another window has made of the match.
   * @param {Deal & Partial<Kept>} match
   */
  turnTo(match) {
    this.turns.halt();
    this.clock.pause();
    this.turns.skipping = '';
    return this.#send(() => this.#lay(match));
  }

  // ---------------------------------------------------------------- moves

  /**
   * Makes a move for a person: the one who holds the device unless another one calls something.
   * @param {string} move
   * @param {number} [by]
   */
  play(move, by = this.company.mover) {
    this.turns.halt();
    this.clock.hear(move);
    this.turns.decided();
    this.company.decides(by);
    return this.#send({ type: 'play', move, by });
  }

  /**
   * Makes a move that is a computer seat's, or that leaves the person no choice.
   * @param {string} move
   * @param {number} by
   */
  make(move, by) {
    return this.#send({ type: 'play', move, by });
  }

  /**
   * Whether the person has nothing to decide, so that the page moves.
   * @param {State} state
   */
  forced(state) {
    const { mode } = this.screen;
    if (mode.goesByItself) return isOwnTurn(state) && mode.goesByItself();
    const family = familyOf(state);
    const claimed = this.turns.claimed && isOwnTurn(state) && family.sure(state).length > 0;
    return claimed || isForced(state, settings, family.byItself(state));
  }

  /**
   * Makes several moves for the person as one change, which is shown and written down as a whole.
   * @param {(state: State) => string | null} choose says each move, and null when it is enough
   */
  playOn(choose) {
    this.turns.halt();
    return this.#send(() => severalMoves(this, choose));
  }

  /** Back to the person's last decision: what follows without one is taken back too. */
  async undo() {
    if (this.match) this.match.helped = true;
    this.turns.halt();
    this.turns.claimed = false;
    this.clock.pause();
    await this.#send(() => this.company.takeBack());
  }

  /**
   * Sends a request that changes the match, one after another; a refused one leaves everything as it was.
   * @param {Change | (() => Promise<State | void>)} request
   * @returns {Promise<void>}
   */
  #send(request) {
    this.screen.busy(true);
    this.#pending++;
    this.#queue = this.#queue.then(async () => {
      const error = await this.#change(request).then(
        () => null,
        (problem) => problem,
      );
      this.#pending--;
      if (this.#over) return;
      if (error) this.failed(error, () => this.#send(request));
      if (!error || error instanceof Refused) this.turns.advance();
    });
    return this.#queue;
  }

  /**
   * A change that brings no reply has been shown already.
   * @param {Change | (() => Promise<State | void>)} request
   */
  async #change(request) {
    if (this.#over) return;
    const reply =
      typeof request === 'function' ? await request() : await this.app.engine.request({ ...request, ...this.asked });
    if (reply && !this.#over) await this.#accept(await this.company.forAll(reply));
  }

  /**
   * A refusal is said in passing. Without an engine the table stays as it is, and the person may try again.
   * @param {unknown} error
   * @param {() => void} again
   */
  failed(error, again) {
    if (error instanceof Refused) return notify(errorWords(error));
    this.clock.pause();
    this.screen.fail(error, again);
    if (this.state && isOwnTurn(this.state) && !this.state.result) this.screen.yourTurn();
  }

  /**
   * Shows a change once it is on disk; or else what another window has made of the match meanwhile.
   * @param {State} answer
   */
  async #accept(answer) {
    const reply = this.pictured(answer);
    const instead = await this.sharing.keep(reply);
    if (instead) await this.#lay(instead);
    else this.#show(reply);
  }

  /**
   * @param {Shown} told
   * @param {{ jump?: boolean }} [how]
   */
  #show(told, { jump = false } = {}) {
    const reply = { ...told, events: [...told.events, ...startOf(told)] };
    this.state = reply;
    this.hand.remember(reply.game);
    tell(tidings(reply));
    const { skipping } = this.turns;
    this.screen.show(reply, { jump: jump || skipping !== '' });
    this.turns.shown();
    if (!skipping) for (const event of reply.events) this.screen.stage.hear(event);
  }

  /** Looks at the same position again, after a new size, language or order of the hand. */
  async lookAgain({ jump = true } = {}) {
    if (!this.state) return;
    try {
      await this.look({ jump });
    } catch {
      // The next move will tell.
    }
  }

  /** The same, for whoever has to know that it was done. */
  async look({ jump = true } = {}) {
    const reply = await this.app.engine.request({ type: 'state', ...this.asked });
    if (this.#over || reply.moves !== this.state?.moves) return;
    this.state = { ...this.pictured(reply), events: [] };
    this.screen.show(this.state, { jump });
  }

  /** The position that is played lies there again after a look back, and goes on. */
  comeBack() {
    this.screen.summing.again();
    this.state = { ...this.now, events: [] };
    this.screen.show(this.state, { jump: true });
    this.turns.shown();
    this.turns.advance();
  }

  /** A new size or order: looks again. */
  resized({ jump = true } = {}) {
    this.between(async () => {
      await this.hand.tidy();
      await this.lookAgain({ jump: jump && !this.screen.stage.moving }); // a deal under way goes on to the new places
    });
  }

  /**
   * Does something that changes nothing as soon as no move is under way, and goes on from there.
   * @param {() => Promise<void>} work
   */
  between(work) {
    this.#queue = this.#queue.then(async () => {
      if (this.#over) return;
      this.turns.halt();
      await work();
      this.turns.advance();
    });
  }

  get over() {
    return this.#over;
  }

  close() {
    this.#over = true;
    this.turns.halt();
    this.clock.pause();
    this.sharing.leave();
    this.company.leave();
    this.app.engine.forget();
  }
}
