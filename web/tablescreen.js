// The screen of a table: bar, canvas, list of moves. It shows what `table.js` decides and passes gestures on to it.

import { moveWords, showMoves } from './access.js';
import { clockBar } from './clockbar.js';
import { button, clear, h } from './dom.js';
import { onlyWatches, refuse, tapCloth, withFinger } from './gestures.js';
import { openOrders } from './hand.js';
import { takeInput } from './input.js';
import { openAdvice, openMatchOver, openRoundOver } from './later.js';
import { t } from './messages.js';
import { namesOf } from './names.js';
import { clearNotices, notify, tell } from './notices.js';
import { closeDialogs, openDialog } from './panels/dialog.js';
import { openMenu } from './panels/menu.js';
import { positionWords, turnWords } from './position.js';
import { go, playLink, rename } from './router.js';
import { onSetting, settings } from './settings.js';
import { Stage } from './stage.js';
import { canUndo, Table } from './table.js';

const ROUND_OVER_AFTER = 900;

export class TableScreen {
  constructor(app, root, route) {
    this.app = app;
    this.route = route;
    this.build(root);
    this.stage = new Stage(this.canvas);
    this.table = new Table(app, this);
    takeInput(this.stage, {
      onmove: (move) => this.play(move),
      onrefuse: (tile) => refuse(this.table, tile),
      onarrange: (tiles) => this.table.hand.byHand(tiles),
      onempty: (at) => tapCloth(this, at),
    });
    this.unwatch = onSetting((name) => this.settingChanged(name));
    this.keys = (event) => this.key(event);
    addEventListener('keydown', this.keys);
    this.resizing = new ResizeObserver(() => this.resize());
    this.resizing.observe(this.canvas);
    document.fonts?.ready.then(() => this.stage.paint());
  }

  build(root) {
    this.title = h('h1', { class: 'bar-title' });
    this.status = h('p', { class: 'bar-status' });
    const tool = (name, iconName, act) => button({ words: t(name), icon: iconName, bare: true, onclick: act, 'data-act': name });
    this.undoButton = tool('undo', 'undo', () => this.undo());
    this.hintButton = tool('hint', 'hint', () => this.askHint());
    this.orderButton = tool('order', 'sort', () => openOrders(this));
    this.orderButton.hidden = true;
    this.wayOn = h('div', { class: 'way-on', hidden: true });
    this.canvas = h('canvas', { class: 'table', role: 'img', 'aria-describedby': 'position' });
    this.position = h('p', { id: 'position', class: 'unseen' });
    this.moves = h('section', { class: 'moves', 'aria-labelledby': 'moves-title' });
    this.extra = h('div', { class: 'controls clockbar', hidden: true });
    this.element = h('div', { class: 'table-screen' },
      h('header', { class: 'bar' },
        tool('to-lobby', 'back', () => go('#/')),
        h('div', { class: 'bar-words' }, this.title, this.status),
        this.wayOn,
        this.orderButton,
        this.undoButton,
        this.hintButton,
        tool('menu', 'menu', () => this.openMenu()),
      ),
      h('main', { class: 'board' }, this.canvas, this.position, this.extra, this.moves),
    );
    clear(root, this.element);
  }

  /** Opens the address; returns when the first position lies on the table. */
  async open() {
    this.busy(true);
    this.extra.hidden = this.route.game !== 'bingo';
    await this.table.open(this.route);
    if (!this.route.id && this.table.match) rename(playLink(this.table.match));
  }

  // ---------------------------------------------------------------- showing

  /** The last position of a match while the engine is starting. */
  preview(state) {
    this.head(state);
    this.stage.inert = true;
    this.stage.names = namesOf(state);
    this.stage.show(state, { jump: true, quiet: true });
  }

  head(state) {
    const name = t(`game-${state.game}`);
    document.title = t('page-title-table', { game: name });
    this.title.textContent = name;
    this.canvas.setAttribute('aria-label', t('table-name', { game: name }));
  }

  show(state, { jump }) {
    clearNotices();
    this.head(state);
    const names = this.table.names;
    this.stage.names = names;
    this.stage.inert = true;
    this.stage.train = this.table.hand.train;
    this.orderButton.hidden = !(state.view.hands?.[0]?.length > 1);
    this.stage.show(withFinger(state), { events: state.events, jump, quiet: state.game === 'bingo' });
    this.position.textContent = positionWords(state, names);
    this.position.className = state.unseen ? 'in-words' : 'unseen';
    this.undoButton.disabled = !canUndo(state);
    this.hintButton.disabled = true;
    this.offer(null);
    if (!state.result) this.shownOver = null;
    clockBar(this.extra, this.table);
    this.listMoves([]);
  }

  busy(on) {
    if (this.table.over) return;
    this.element.toggleAttribute('data-busy', on);
    document.documentElement.toggleAttribute('data-idle', !on);
  }

  /** The way on where the table itself has none, as a button in the bar: what `button` takes, or null. */
  offer(way) {
    this.wayOn.hidden = !way;
    this.hintButton.hidden = Boolean(way);
    clear(this.wayOn, way ? button({ title: way.words, 'aria-label': way.words, ...way }) : []);
  }

  /** The engine has no picture for a table of this size: the list of moves takes its place, and stays. */
  cannotShow() {
    if (!this.listed) notify(t('notice-unseen'), { stays: true });
    this.listed = true;
  }

  say(words) {
    this.status.textContent = words;
  }

  yourTurn({ forced = false } = {}) {
    const { state } = this.table;
    this.stage.inert = false;
    this.hintButton.disabled = false;
    this.say(this.turnWords(state));
    if (state.players > 1 && this.lastTurn !== state.moves && !forced) tell(t('your-turn'));
    this.lastTurn = state.moves;
    const { view } = state;
    const finger = state.game === 'bingo' ? [`take:${view.at}`, 'next'] : state.legal;
    this.listMoves(finger);
    if (!forced && !this.table.clock.running) this.busy(false);
  }

  turnWords(state) {
    return turnWords(state);
  }

  /** Another seat's turn; `calls` are what the person may say out of turn. */
  thinking(seat, calls) {
    const { claim } = this.table.state.view;
    this.say(t(calls.length ? 'status-call' : 'status-thinking', { name: this.table.names[calls.length ? claim.seat : seat] }));
    this.stage.inert = !calls.length;
    this.listMoves(calls);
  }

  listMoves(moves) {
    const { state } = this.table;
    const always = settings.moves || Boolean(this.listed);
    this.moves.classList.toggle('always', always);
    this.element.classList.toggle('with-moves', always);
    showMoves(this.moves, state, { moves, play: (move) => this.play(move), waiting: t('moves-none') });
  }

  hint(move) {
    this.stage.hintAt(move);
    notify(t('notice-hint', { move: moveWords(move, this.table.state) }));
  }

  roundOver(state) {
    this.say(t(state.finished ? 'status-match-over' : 'status-round-over'));
    this.stage.inert = false;
    this.listMoves(state.legal);
    this.offer({ words: t('result'), icon: 'scores', onclick: () => this.openSummary(state), 'data-act': 'result' });
    clearTimeout(this.overTimer);
    if (this.shownOver === state.save) return this.busy(false);
    this.overTimer = setTimeout(() => this.showSummary(state), this.app.hurry ? 0 : ROUND_OVER_AFTER);
  }

  /** Opens the summary of a position by itself, once, and only while that position stands. */
  async showSummary(state) {
    if (!this.table.stands(state) || this.shownOver === state.save) return;
    this.shownOver = state.save;
    const dialog = await this.openSummary(state);
    if (!this.table.stands(state)) return;
    if (!dialog) this.shownOver = null;
    this.busy(false);
  }

  openSummary(state) {
    return (state.finished ? openMatchOver : openRoundOver)(this, state);
  }

  openMenu() {
    openMenu(this);
  }

  askHint() {
    if (this.table.state.view.phase === 'auction') openAdvice(this);
    else this.table.hint();
  }

  fail(error, again) {
    this.busy(false);
    this.say(t('failure-title'));
    const retry = this.app.showFailure(error, again);
    this.offer({ words: t('try-again'), icon: 'again', onclick: retry, 'data-act': 'try-again' });
  }

  // ---------------------------------------------------------------- doing

  play(move) {
    const { state } = this.table;
    if (!state || (state.turn !== 0 && !state.legal.includes(move))) return;
    this.stage.inert = true;
    this.table.play(move);
  }

  undo() {
    if (this.undoButton.disabled) return;
    clearTimeout(this.overTimer);
    closeDialogs();
    clearNotices();
    this.stage.inert = true;
    this.table.undo();
  }

  get canSkip() {
    return onlyWatches(this.table.state);
  }

  /** The same deal from the start; a game that is under way is not dropped without a question. */
  restart() {
    const { state } = this.table;
    if (state.finished || !canUndo(state)) return this.table.restart();
    openDialog({
      title: t('restart-title'),
      body: h('p', {}, t('restart-sure')),
      actions: [{ words: t('play-on') }, { words: t('restart'), class: 'danger', act: () => this.table.restart(), 'data-act': 'restart-sure' }],
    });
  }

  resize() {
    if (!this.stage.measure() || !this.table.state) return;
    this.busy(true);
    clearTimeout(this.resizeTimer);
    this.resizeTimer = setTimeout(() => this.table.resized(), 120);
  }

  settingChanged(name) {
    this.stage.paint();
    if (name === 'moves' && this.table.state) this.table.resized();
  }

  key(event) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
    const { state } = this.table;
    if (event.key === 'Escape') this.stage.choose(null);
    else if (event.key === 'u') this.undo();
    else if (event.key === 'h') this.hintButton.click();
    else if (event.key === 'm') this.openMenu();
    else if (event.key === 'n' && state?.legal.length === 1 && !this.stage.inert) this.play(state.legal[0]);
    else if (event.key === 'p' && state?.game === 'bingo') this.table.clock.running ? this.table.clock.pause() : this.table.clock.start();
    else return;
    event.preventDefault();
  }

  close() {
    clearTimeout(this.overTimer);
    clearTimeout(this.resizeTimer);
    removeEventListener('keydown', this.keys);
    this.unwatch();
    this.resizing.disconnect();
    this.stage.close();
    this.table.close();
    document.documentElement.removeAttribute('data-idle');
  }
}
