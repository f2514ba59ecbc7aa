// A table in play: sends moves to the engine, keeps each accepted one on disk before it counts, shows it, and lets the computer
// seats follow at a pace one can watch. Only this file knows the order of those things.

import { Clock } from './clock.js';
import { Refused } from './engine.js';
import { levels } from './games.js';
import { Hand } from './hand.js';
import { noteDown, recallMatch } from './keeping.js';
import { eventWords } from './access.js';
import { errorWords } from './errors.js';
import { namesOf } from './names.js';
import { notify, tell } from './notices.js';
import { mayBeCalled, Others } from './others.js';
import { CALL_WINDOW, isForced, restBefore, restBeforeForced } from './pace.js';
import { matchId, randomSeed } from './router.js';

const ME = 0;

export class Table {
  #queue = Promise.resolve();
  #token = 0;
  #pending = 0;
  #over = false;
  #scene = null;

  /** `screen` shows things (see `tablescreen.js`); `app` has the engine. */
  constructor(app, screen) {
    this.app = app;
    this.screen = screen;
    this.state = null;
    this.match = null;
    this.hand = new Hand(this);
    this.others = new Others(this);
    /** Whether the rest is played without the person. */
    this.skipping = false;
    this.clock = new Clock(this);
  }

  get names() {
    return namesOf(this.state);
  }

  get look() {
    return { seat: ME, table: this.screen.stage.table, ...(this.hand.tiles ? { arrange: this.hand.tiles } : {}) };
  }

  /** Whether this is still the position, and nothing is under way that would change it. Whatever comes late asks this first. */
  stands(state) {
    return !this.#over && !this.#pending && this.state.save === state.save;
  }

  /** A reply with a picture: where the engine could make none the last one stays, with nothing on it to tap. */
  pictured(reply) {
    if (reply.scene) {
      this.#scene = reply.scene;
      return reply;
    }
    const last = this.#scene ?? { ...this.screen.stage.table, tiles: [], seats: [], labels: [] };
    return { ...reply, scene: { ...last, targets: [] }, unseen: true };
  }

  // ---------------------------------------------------------------- opening

  /** Opens what an address names: a match that is on disk, else a new one. Throws Refused when the engine will not have it. */
  async open(route) {
    const wanted = route.id ?? route.file ?? (route.seed && route.players ? matchId(route) : null);
    const found = wanted ? await recallMatch(this.app, wanted) : null;
    if (found?.shown) {
      this.screen.preview(found.shown);
      await Promise.race([this.screen.stage.settled(), new Promise((done) => setTimeout(done, 250))]); // the picture before the engine
    }
    await this.app.ready();
    if (this.#over) return;
    if (route.id && !found) throw new Refused({ code: 'bad-save', reason: 'link-gone' });
    if (route.level && !levels.includes(route.level)) throw new Refused({ code: 'bad-option', reason: 'unknown-level', data: { level: route.level } });
    this.match = found;
    if (found) await this.#begin({ type: 'load', save: found.save });
    else await this.start({ ...route, seed: route.seed ?? randomSeed(), ...(await route.prepare?.()) });
  }

  /** `file` and `kept` are for a deal that is not made from its seed: what it is filed under, and what is kept with it. */
  async start({ game, players, seed, options, level, deal, file, kept }) {
    const fresh = { type: 'new', game, seed, options, ...(players ? { players } : {}), ...(deal ? { deal } : {}) };
    const reply = await this.app.engine.request({ ...fresh, ...this.look });
    const full = { game, players: reply.players, seed, options: reply.options, level: level ?? this.app.level };
    const id = file ?? matchId(full);
    const old = await recallMatch(this.app, id);
    this.match = old && !old.finished ? old : { id, ...full, ...(deal ? { deal } : {}), ...kept, started: Date.now() };
    if (this.match === old) return this.#begin({ type: 'load', save: old.save });
    await this.#accept(reply);
    this.#advance();
  }

  /** The same deal from the start. */
  async restart() {
    const { game, players, seed, options } = this.match;
    this.#halt();
    const deal = this.match.deal ? { deal: this.match.deal } : {};
    await this.#send({ type: 'new', game, players, options, seed, ...deal });
  }

  /** Goes on from another save of this match. */
  goOn(save) {
    this.#halt();
    return this.#send({ type: 'load', save });
  }

  /** Plays on to the end without the person, at once. */
  skip() {
    this.skipping = true;
    this.#advance();
  }

  async #begin(request) {
    const reply = await this.app.engine.request({ ...request, ...this.look });
    await this.#accept(reply, { jump: true });
    this.#advance();
  }

  // ---------------------------------------------------------------- moves

  /** Makes a move for the person. */
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
      while ((reply.result || isForced(reply)) && canUndo(reply)) reply = await this.app.engine.request({ type: 'undo', by: ME, ...this.look });
      return reply;
    });
  }

  /** What the computer would do in the person's place. */
  async hint() {
    const { state } = this;
    if (state.turn !== ME || state.result) return;
    try {
      const move = await this.others.move(ME, this.app.bestLevel);
      if (move && this.stands(state)) this.screen.hint(move);
    } catch (error) {
      if (this.stands(state)) this.failed(error, () => this.hint());
    }
  }

  /** Sends a request that changes the match, one after another; a refused one leaves everything as it was. */
  #send(request) {
    this.screen.busy(true);
    this.#pending++;
    this.#queue = this.#queue.then(async () => {
      const error = await this.#change(request).then(() => null, (problem) => problem);
      this.#pending--;
      if (this.#over) return;
      if (error) this.failed(error, () => this.#send(request));
      if (!error || error instanceof Refused) this.#advance();
    });
    return this.#queue;
  }

  async #change(request) {
    if (this.#over) return;
    const reply = typeof request === 'function' ? await request() : await this.app.engine.request({ ...request, ...this.look });
    if (!this.#over) await this.#accept(reply);
  }

  /** A refusal is said in passing. Without an engine the table stays as it is, and the person may try again. */
  failed(error, again) {
    if (error instanceof Refused) return notify(errorWords(error));
    this.clock.pause();
    this.screen.fail(error, again);
    if (this.state?.turn === ME && !this.state.result) this.screen.yourTurn();
  }

  async #accept(answer, { jump = false } = {}) {
    const reply = this.pictured(answer);
    await noteDown(this.app, this.match, reply);
    this.state = reply;
    this.hand.remember(reply.game);
    const names = this.names;
    tell(reply.events.map((event) => eventWords(event, names)).filter(Boolean).join(' '));
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
    clearTimeout(this.timer);
  }

  get hurry() {
    return this.app.hurry || this.skipping;
  }

  #pause(time) {
    return new Promise((resolve) => {
      this.timer = setTimeout(resolve, this.hurry ? 0 : time);
    });
  }

  /** Goes on from the position that lies there; a change that is under way will do so itself. */
  #advance() {
    if (this.#over || this.#pending || !this.state) return;
    const token = ++this.#token;
    const stale = () => token !== this.#token || this.#over;
    this.#next(stale).catch((error) => stale() || this.failed(error, () => this.#advance()));
  }

  async #next(stale) {
    if (this.state.unseen) {
      await this.lookAgain();
      if (stale()) return;
      if (this.state.unseen) this.screen.cannotShow();
    }
    const { state } = this;
    if (!this.hurry || state.turn === ME) await this.screen.stage.settled();
    if (stale()) return;
    if (state.result && this.skipping && !state.finished) return this.#send({ type: 'play', move: 'next', by: ME });
    if (state.result) return this.screen.roundOver(state);
    if (state.turn === ME && !isForced(state)) {
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
      await this.#pause(restBeforeForced(state.legal[0]));
      if (!stale()) this.#send({ type: 'play', move: state.legal[0], by: ME });
      return;
    }
    this.screen.thinking(state.turn, state.legal);
    const rest = this.#pause(restBefore(state));
    const move = await this.others.move(state.turn);
    await rest;
    if (stale() || (move !== 'muggins' && mayBeCalled(state) && (await this.#call(stale)))) return;
    if (!stale()) this.#send({ type: 'play', move, by: state.turn });
  }

  /** Lets another seat call, if one does; true when it has. */
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
    this.app.engine.forget();
  }
}

/** Whether the person has made a move that can be taken back. */
export const canUndo = (state) => state.moves > 0 && (state.round > 1 || state.view.history.some((entry) => entry.startsWith(`${ME}:`)));
