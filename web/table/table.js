// A table in play: sends moves to the engine, keeps each accepted one on disk before it counts, shows it, and lets the
// computer seats follow at a pace one can watch. Only this file knows the order of those things.

import { Clock } from './counting.js';
import { Refused } from '../engine/engine.js';
import { factsOf } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { Hand } from './hand_order.js';
import { LastPicture } from './last_picture.js';
import { Sharing } from './sharing.js';
import { tidings } from '../words/moves.js';
import { errorWords } from '../words/errors.js';
import { namesOf } from '../words/names.js';
import { notify, tell } from '../ui/notices.js';
import { mayBeCalled, Others } from './computer_seats.js';
import { canUndo, isForced } from './decisions.js';
import { checkAddress, keptUnder, matchOf, newMatch } from './opening.js';
import { CALL_WINDOW, restBefore, restBeforeForced } from './pace.js';
import { randomSeed } from '../screens/router.js';
import { settings } from '../storage/settings.js';

/** @import { Address, Wanted } from './opening.js' */
/** @import { TableScreen } from './table_screen.js' */
/** @import { Deal, Kept } from '../storage/store.js' */
/** @import { LoadRequest, NewRequest, PlayRequest, State } from '../types/door.d.ts' */
/** @import { App, Shown } from '../types/page.d.ts' */

/** What changes a match: a request, or what makes several. @typedef {PlayRequest | LoadRequest | NewRequest} Change */

const ME = 0;

export class Table {
  #queue = Promise.resolve();
  #token = 0;
  #pending = 0;
  #over = false;
  #picture = new LastPicture();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

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
    this.others = new Others(this);
    /** Whether the rest is played without the person. */
    this.skipping = false;
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

  get look() {
    return { seat: ME, table: this.screen.stage.table, ...(this.hand.tiles ? { arrange: this.hand.tiles } : {}) };
  }

  /**
   * Whether this is still the position, with no change under way. Whatever comes late asks this first.
   * @param {State} state
   */
  stands(state) {
    return !this.#over && !this.#pending && this.state?.save === state.save;
  }

  /**
   * A reply with a picture, be it the last one.
   * @param {State} reply
   */
  pictured(reply) {
    return this.#picture.of(reply, this.screen.stage.table);
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
    if (!found?.shown) return;
    try {
      this.screen.preview(found.shown);
      await Promise.race([this.screen.stage.settled(), new Promise((done) => setTimeout(done, 250))]);
    } catch {
      // The engine will make another one.
    }
  }

  /**
   * Deals what is wanted; where the same deal is under way on disk, that goes on instead.
   * @param {Wanted} wanted
   */
  async start(wanted) {
    const reply = await this.app.engine.request({ ...newMatch(wanted), ...this.look });
    const fresh = matchOf(reply, { ...wanted, level: wanted.level ?? this.app.level });
    const old = await this.sharing.join(fresh.id);
    if (old && (!old.finished || this.sharing.following)) return this.#begin(old);
    this.match = fresh;
    await this.#accept(reply);
    this.#advance();
  }

  /** The same deal from the start. */
  async restart() {
    this.#halt();
    if (this.match) await this.#send(newMatch(this.match));
  }

  /**
   * Goes on from another save of this match.
   * @param {string} save
   */
  goOn(save) {
    this.#halt();
    return this.#send({ type: 'load', save });
  }

  /** Plays on to the end without the person, at once. */
  skip() {
    this.skipping = true;
    this.#advance();
  }

  /** @param {Kept} match */
  async #begin(match) {
    await this.#lay(match, { jump: true });
    this.#advance();
  }

  /**
   * Lays out a match as it was kept, by this window or another: there is nothing to write down.
   * @param {Deal & Partial<Kept>} match
   * @param {{ jump?: boolean }} [how]
   */
  async #lay(match, how) {
    this.match = match;
    const reply = await this.app.engine.request({ type: 'load', save: match.save ?? '', ...this.look });
    if (!this.#over) this.#show(this.pictured(reply), how);
  }

  /**
   * Goes on from what another window has made of the match.
   * @param {Deal & Partial<Kept>} match
   */
  turnTo(match) {
    this.#halt();
    this.clock.pause();
    this.skipping = false;
    return this.#send(() => this.#lay(match));
  }

  // ---------------------------------------------------------------- moves

  /**
   * Makes a move for the person.
   * @param {string} move
   */
  play(move) {
    this.#halt();
    return this.#send({ type: 'play', move, by: ME });
  }

  /** Back to the person's last decision: what follows without one is taken back too. */
  async undo() {
    this.#halt();
    this.clock.pause();
    await this.#send(async () => {
      let reply = await this.app.engine.request({ type: 'undo', by: ME, ...this.look });
      while ((reply.result || isForced(reply, settings)) && canUndo(reply))
        reply = await this.app.engine.request({ type: 'undo', by: ME, ...this.look });
      return reply;
    });
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
      if (!error || error instanceof Refused) this.#advance();
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
      typeof request === 'function' ? await request() : await this.app.engine.request({ ...request, ...this.look });
    if (reply && !this.#over) await this.#accept(reply);
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
    if (this.state?.turn === ME && !this.state.result) this.screen.yourTurn();
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
   * @param {Shown} reply
   * @param {{ jump?: boolean }} [how]
   */
  #show(reply, { jump = false } = {}) {
    this.state = reply;
    this.hand.remember(reply.game);
    tell(tidings(reply));
    this.screen.show(reply, { jump: jump || this.skipping });
    if (!this.skipping) for (const event of reply.events) this.screen.stage.hear(event);
  }

  /** Looks at the same position again, after a new size, language or order of the hand. */
  async lookAgain({ jump = true } = {}) {
    if (!this.state) return;
    try {
      const reply = await this.app.engine.request({ type: 'state', ...this.look });
      if (this.#over || reply.moves !== this.state.moves) return;
      this.state = { ...this.pictured(reply), events: [] };
      this.screen.show(this.state, { jump });
    } catch {
      // The next move will tell.
    }
  }

  /** A new size or order: looks again as soon as no move is under way, and goes on from there. */
  resized({ jump = true } = {}) {
    this.#queue = this.#queue.then(async () => {
      if (this.#over) return;
      this.#halt();
      await this.hand.tidy();
      await this.lookAgain({ jump: jump && !this.screen.stage.moving }); // a deal under way goes on to the new places
      this.#advance();
    });
  }

  // ---------------------------------------------------------------- whose turn

  #halt() {
    this.#token++;
    clearTimeout(this.#timer);
  }

  get hurry() {
    return this.app.hurry || this.skipping;
  }

  /** @param {number} time */
  #pause(time) {
    return new Promise((resolve) => {
      this.#timer = setTimeout(resolve, this.hurry ? 0 : time);
    });
  }

  /** Goes on from the position that lies there; a change that is under way will do so itself. */
  #advance() {
    if (this.#over || this.#pending || !this.state) return;
    const token = ++this.#token;
    const stale = () => token !== this.#token || this.#over;
    this.#next(stale).catch((error) => stale() || this.failed(error, () => this.#advance()));
  }

  /** Whether the picture was made for this size: what stands around the table may have come with the position. */
  get #fits() {
    this.screen.stage.measure();
    const { width, height } = this.screen.stage.table;
    const { scene } = this.now;
    return Math.abs(scene.width - width) < 1 && Math.abs(scene.height - height) < 1;
  }

  /**
   * @param {() => boolean} stale
   * @returns {Promise<void>}
   */
  async #next(stale) {
    if (this.now.unseen || !this.#fits) {
      await this.lookAgain();
      if (stale()) return;
      if (this.now.unseen) this.screen.cannotShow();
    }
    const { now: state } = this;
    if (!this.hurry || state.turn === ME) await this.screen.stage.settled();
    if (stale()) return;
    if (this.sharing.following) return this.screen.elsewhere();
    if (state.result && this.skipping && !state.finished) return this.#send({ type: 'play', move: 'next', by: ME });
    if (state.result) return this.screen.roundOver(state);
    if (state.turn === ME && !isForced(state, settings)) {
      this.skipping = false;
      if (await this.hand.tidy()) await this.lookAgain({ jump: this.hurry });
      if (stale()) return;
      this.screen.yourTurn();
      this.clock.wake();
      if (!mayBeCalled(state)) return;
      await this.#pause(CALL_WINDOW);
      if (!stale()) await this.#call(stale);
      return;
    }
    if (state.turn === ME) {
      this.screen.yourTurn({ forced: true });
      await this.#pause(restBeforeForced(state.legal[0], settings));
      if (!stale()) this.#send({ type: 'play', move: state.legal[0], by: ME });
      return;
    }
    if (state.turn === null) return;
    this.screen.thinking(state.turn, state.legal);
    const rest = this.#pause(restBefore(state, settings, familyOf(state).rest(state)));
    const move = await this.others.move(state.turn);
    await rest;
    const calls = move !== null && factsOf(state.game).interrupts?.includes(move);
    if (stale() || move === null || (!calls && mayBeCalled(state) && (await this.#call(stale)))) return;
    if (!stale()) this.#send({ type: 'play', move, by: state.turn });
  }

  /**
   * Lets another seat call, if one does; true when it has.
   * @param {() => boolean} stale
   */
  async #call(stale) {
    const call = await this.others.call();
    if (stale()) return true;
    if (call) this.#send({ type: 'play', move: call.move, by: call.seat });
    return Boolean(call);
  }

  get over() {
    return this.#over;
  }

  close() {
    this.#over = true;
    this.#halt();
    this.clock.pause();
    this.sharing.leave();
    this.app.engine.forget();
  }
}
