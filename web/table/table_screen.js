// The screen of a table: bar, canvas, list of moves. It shows what `table.js` decides and passes gestures on to it; its
// mode says what the table is for.

import { moveWords, showMoves } from '../words/moves.js';
import { clockBar } from './counting_bar.js';
import { Cover } from './cover.js';
import { clear, h } from '../ui/dom.js';
import { openOrders } from './hand_order.js';
import { takeInput } from './gestures.js';
import { factsOf, hasCard } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { ownHand } from '../families/own.js';
import { openCard } from '../panels/lazy.js';
import { t } from '../words/messages.js';
import { gameName, namesOf } from '../words/names.js';
import { clearNotices, notify, tell } from '../ui/notices.js';
import { closeDialogs, openDialog } from '../ui/dialog.js';
import { floatAgain, floatBy } from '../ui/floating.js';
import { goalWords } from '../words/goal.js';
import { laysTile, tileOf } from '../words/notation.js';
import { turnFor } from '../words/people.js';
import { positionWords } from '../words/position.js';
import { onSetting, settings } from '../storage/settings.js';
import { readLocal, writeLocal } from '../storage/store.js';
import { Ears } from '../sound/ears.js';
import { sayWhyNot } from './asking.js';
import { stayAwake } from './awake.js';
import { nothingFits } from './decisions.js';
import { takeKeys } from './keys.js';
import { floatOverTable } from './floating_place.js';
import { painter } from './painter.js';
import { Stage } from './stage.js';
import { SummingUp } from './summing_up.js';
import { Table } from './table.js';
import { TableBar } from './table_bar.js';

/** @import { GameRoute, LessonRoute, PuzzleRoute, ReplayRoute, SavedRoute } from '../screens/router.js' */
/** @import { Settings } from '../storage/settings.js' */
/** @import { App, Mode, Shown } from '../types/page.d.ts' */
/** @import { Point } from '../types/scene.d.ts' */

export class TableScreen {
  /** The position of which notices speak. @type {string | null} */
  #spoken = null;
  #lastTurn = -1;
  #listed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #resizeTimer;
  /** @type {(() => void)[]} */
  #ends = [];

  canvas = h('canvas', { class: 'table', role: 'img', 'aria-describedby': 'position' });
  position = h('p', { id: 'position', class: 'unseen' });
  moves = h('section', { class: 'moves', 'aria-labelledby': 'moves-title' });
  extra = h('div', { class: 'controls clockbar', hidden: true });
  /** Makes room for the sheet that is open, if one is. */
  settleSheet = () => {};

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {GameRoute | SavedRoute | PuzzleRoute | LessonRoute | ReplayRoute} route
   * @param {Mode} mode
   */
  constructor(app, root, route, mode) {
    this.app = app;
    this.route = route;
    this.mode = mode;
    this.bar = new TableBar({
      back: this.mode.back,
      card: () => this.openCard(),
      undo: () => this.undo(),
      hint: () => this.mode.hint(),
      skip: () => this.table.turns.skip('turn'),
      order: () => openOrders(this),
      menu: () => this.openMenu(),
    });
    const board = h('main', { class: 'board' }, this.canvas, this.position, this.extra, this.mode.controls, this.moves);
    this.element = h('div', { class: `table-screen ${this.app.framed ? 'framed' : ''}` }, this.bar.element, board);
    clear(root, this.element);
    this.stage = new Stage(this.canvas, painter);
    this.table = new Table(app, this);
    this.summing = new SummingUp(this);
    this.cover = new Cover(this);
    this.ears = new Ears(this);
    board.append(this.cover.element);
    mode.join(this);
    takeInput(this.stage, {
      onmove: (move) => this.play(move),
      onrefuse: (tile) => sayWhyNot(this.table, tile),
      onarrange: (tiles) => this.table.hand.byHand(tiles),
      onempty: (at) => this.tapCloth(at),
    });
    const resizing = new ResizeObserver(() => this.resize());
    resizing.observe(this.canvas);
    this.#ends = [
      onSetting((name) => this.settingChanged(name)),
      takeKeys(this),
      floatBy((element) => floatOverTable(this, element)),
      () => resizing.disconnect(),
      () => this.ears.close(),
      stayAwake({ playing: () => !app.framed && this.table.state?.finished === false }),
    ];
    document.fonts?.ready.then(() => this.stage.paint());
  }

  /** Opens the address; returns when the first position lies on the table. */
  async open() {
    this.busy(true);
    this.extra.hidden = !('game' in this.route && factsOf(this.route.game).clock);
    await this.mode.open(this.table);
  }

  // ---------------------------------------------------------------- showing

  /**
   * The last position of a match while the engine is starting.
   * @param {Shown} state
   */
  preview(state) {
    this.head(state);
    this.stage.inert = true;
    this.stage.names = namesOf(state);
    this.stage.show(state, { jump: true, quiet: true });
    floatAgain();
  }

  /** @param {Shown} state */
  head(state) {
    this.bar.call(this.mode.titleOf(state));
    this.bar.aim(goalWords(state));
    this.canvas.setAttribute('aria-label', t('table-name', { game: gameName(state.game) }));
  }

  /**
   * @param {Shown} state
   * @param {{ jump: boolean }} how
   */
  show(state, { jump }) {
    if (this.#spoken !== state.save) clearNotices();
    this.#spoken = state.save;
    this.head(state);
    const names = this.table.names;
    this.stage.names = names;
    this.stage.people = this.table.company.people;
    this.stage.inert = true;
    this.stage.train = this.table.hand.train;
    this.bar.card.hidden = !familyOf(state).card && !hasCard(state.game);
    this.bar.order.hidden = ownHand(state).length < 2;
    const family = familyOf(state);
    const quiet = factsOf(state.game).clock;
    const stuck = nothingFits(state, family.canBeStuck(state));
    const [signs, next] = [family.signs(state), family.next(state)];
    this.stage.show(family.shown(state), { events: state.events, jump, quiet, stuck, signs, next });
    if (!jump) this.ears.hear(state);
    this.position.textContent = positionWords(state, names);
    this.position.className = state.unseen ? 'in-words' : 'unseen';
    this.bar.undo.disabled = !this.table.company.canUndo(state);
    this.bar.undo.hidden = !this.mode.mayUndo;
    this.bar.hint.disabled = true;
    this.bar.waiting(state.players > 1 && !this.table.company.has(state.turn) && !state.result);
    this.bar.offer(null);
    if (!state.result) this.summing.again();
    clockBar(this.extra, this.table);
    this.listMoves([]);
    this.mode.shown(state);
    this.settleSheet();
    this.cover.settle();
    floatAgain();
  }

  /**
   * An earlier position, which nothing can be done about.
   * @param {Shown} state
   */
  showPast(state) {
    const family = familyOf(state);
    this.bar.call(this.mode.titleOf(state));
    this.cover.lift();
    this.stage.inert = true;
    this.bar.waiting(false);
    this.bar.hint.disabled = this.bar.undo.disabled = true;
    this.stage.show(family.shown(state), { signs: family.signs(state) });
    this.position.textContent = positionWords(state, this.table.names);
    this.listMoves([]);
    this.busy(false);
  }

  /** @param {boolean} on */
  busy(on) {
    if (this.table.over) return;
    this.element.toggleAttribute('data-busy', on);
    document.documentElement.toggleAttribute('data-idle', !on);
  }

  /** The engine has no picture for a table of this size: the list of moves takes its place, and stays. */
  cannotShow() {
    if (!this.#listed) notify(t('notice-unseen'), { stays: true });
    this.#listed = true;
  }

  /** The person decides. */
  yourTurn() {
    const { now: state } = this.table;
    const words = turnFor(state, this.mode.turnWords(state));
    this.cover.lift();
    this.stage.inert = false;
    this.bar.hint.disabled = false;
    this.bar.say(words);
    if (state.players > 1) this.bar.call(this.mode.titleOf(state), turnFor(state, t('your-turn')));
    if (state.players > 1 && this.#lastTurn !== state.moves) tell(turnFor(state, t('your-turn')));
    this.#lastTurn = state.moves;
    this.listMoves(familyOf(state).offered(state));
    if (this.table.company.alone && familyOf(state).sure(state).length) this.bar.offer(this.#claim);
    this.mode.mayMove?.();
    if (!this.table.clock.running) this.busy(false);
  }

  /**
   * All hands are covered: the device goes to the person at a seat.
   * @param {number} seat
   */
  passTo(seat) {
    const words = t('pass-to', { name: this.table.names[seat] });
    this.bar.say(words);
    this.bar.call(this.mode.titleOf(this.table.now), words);
    this.listMoves([]);
    this.cover.layFor(seat);
    this.busy(false);
  }

  /** What plays the rest out where all of it is won. */
  get #claim() {
    const claim = () => this.table.turns.claim();
    return { words: t('claim-rest'), icon: /** @type {const} */ ('play'), onclick: claim, 'data-act': 'claim-rest' };
  }

  /**
   * The person has one move only, which the page makes.
   * @param {string} move
   */
  byItself(move) {
    this.cover.lift();
    this.bar.say(moveWords(move, this.table.now));
    if (!laysTile(move)) return;
    const tile = tileOf(move);
    this.stage.lift(tile);
    if (readLocal('told-lone')) return;
    writeLocal('told-lone', 'yes');
    notify(t('notice-lone', { tile }), { stays: true });
  }

  /**
   * Another seat's turn; `calls` are what the person may say out of turn.
   * @param {number} seat
   * @param {string[]} calls
   */
  thinking(seat, calls) {
    const { now: state, names } = this.table;
    this.cover.offerCalls(state);
    this.bar.say(calls.length ? this.mode.turnWords(state) : t('status-thinking', { name: names[seat] }));
    this.stage.inert = !calls.length;
    this.listMoves(calls);
  }

  /** Another window plays: this one shows how it goes, and offers to play on here. */
  elsewhere() {
    const here = () => this.table.sharing.playHere();
    this.table.clock.pause();
    this.cover.lift();
    this.bar.undo.disabled = true;
    this.bar.say(t('status-elsewhere'));
    this.bar.offer({ words: t('play-here'), icon: 'play', onclick: here, 'data-act': 'play-here' });
    this.busy(false);
  }

  /** @param {string[]} moves */
  listMoves(moves) {
    const { now: state } = this.table;
    const always = settings.moves || this.#listed;
    this.moves.classList.toggle('always', always);
    this.element.classList.toggle('with-moves', always);
    showMoves(this.moves, state, { moves, play: (move) => this.play(move), waiting: t('moves-none') });
  }

  /** @param {Shown} state */
  roundOver(state) {
    if (this.mode.lookingBack) return;
    this.cover.lift();
    this.bar.say(t(state.finished ? 'status-match-over' : 'status-round-over'));
    this.stage.inert = false;
    this.listMoves(state.finished ? state.legal : ['next']);
    const open = () => this.mode.openSummary(state);
    this.bar.offer({ words: t('result'), icon: 'scores', onclick: open, 'data-act': 'result' });
    this.summing.begin(state);
  }

  openCard() {
    const { now: state } = this.table;
    const own = familyOf(state).card;
    if (own) own(this);
    else openCard(this.app, state.game, state.options);
  }

  openMenu() {
    if (this.table.state) this.mode.openMenu();
  }

  /**
   * @param {unknown} error
   * @param {() => void} again
   */
  fail(error, again) {
    this.busy(false);
    this.bar.say(t('failure-title'));
    const retry = this.app.showFailure(error, again);
    this.bar.offer({ words: t('try-again'), icon: 'again', onclick: retry, 'data-act': 'try-again' });
  }

  // ---------------------------------------------------------------- doing

  /**
   * The person wants a move; the mode may have something to say to it before it is made.
   * @param {string} move
   */
  play(move) {
    const { state } = this.table;
    if (!state || this.mode.lookingBack || this.cover.lies || !this.table.company.may(state, move)) return;
    this.mode.play(move);
  }

  /**
   * A tap on bare cloth: it may be for something that lies there; else it ends the wait for what is under way.
   * @param {Point} at
   */
  tapCloth(at) {
    const { state, turns } = this.table;
    if (state && !familyOf(state).tap(this, at) && this.element.hasAttribute('data-busy')) turns.hasten();
  }

  /** @param {string} move */
  make(move) {
    this.stage.inert = true;
    this.table.play(move);
  }

  undo() {
    if (this.bar.undo.disabled || !this.mode.mayUndo || this.mode.lookingBack) return;
    this.summing.drop();
    closeDialogs();
    clearNotices();
    this.stage.inert = true;
    this.table.undo();
  }

  get canSkip() {
    const { now: state } = this.table;
    return familyOf(state).watches(state, this.table.company.seats);
  }

  /** The same deal from the start; a game that is under way is not dropped without a question. */
  restart() {
    const { now: state } = this.table;
    if (state.finished || !this.table.company.canUndo(state)) return this.table.restart();
    openDialog({
      title: t('restart-title'),
      body: h('p', {}, t('restart-sure')),
      actions: [
        { words: t('play-on') },
        { words: t('restart'), class: 'danger', act: () => this.table.restart(), 'data-act': 'restart-sure' },
      ],
    });
  }

  resize() {
    if (!this.stage.measure()) return;
    if (this.mode.lookingBack) return this.mode.lookAgain();
    if (!this.table.state) return;
    this.busy(true);
    clearTimeout(this.#resizeTimer);
    this.#resizeTimer = setTimeout(() => this.table.resized(), this.app.hurry ? 0 : 120);
  }

  /** @param {keyof Settings} name */
  settingChanged(name) {
    this.stage.paint();
    if (name === 'moves' && this.table.state) this.table.resized();
  }

  close() {
    this.summing.drop();
    clearTimeout(this.#resizeTimer);
    for (const end of this.#ends) end();
    this.mode.close();
    this.stage.close();
    this.table.close();
    document.documentElement.removeAttribute('data-idle');
  }
}
