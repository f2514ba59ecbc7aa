// The table of a Castle Rock puzzle: an open or a hidden pile, warnings and hints on request, and at the end stars and a look back.

import { moveWords } from './access.js';
import { button, clear, h } from './dom.js';
import { choiceField, switchField } from './fields.js';
import { has, t } from './messages.js';
import { notify, tell } from './notices.js';
import { dailyName, dayOf, puzzleTitle } from './puzzlebook.js';
import { go, puzzleLink, rename } from './router.js';
import { readLocal, writeLocal } from './store.js';
import { TableScreen } from './tablescreen.js';

const panel = (load, name) => async (...given) => {
  try {
    return await (await load())[name](...given);
  } catch (error) {
    console.warn(error);
    notify(t('start-failed'));
    return null;
  }
};
const openOver = panel(() => import('./panels/puzzleover.js'), 'openOver');
const openPuzzleMenu = panel(() => import('./panels/puzzlemenu.js'), 'openPuzzleMenu');

export class PuzzleScreen extends TableScreen {
  #asked = {};

  constructor(app, root, route) {
    super(app, root, { ...route, name: route.name === 'daily' ? dailyName() : route.name });
    this.warn = readLocal('warn') === 'on';
    this.mayUndo = this.route.pile === 'open';
    this.helped = false;
  }

  build(root) {
    super.build(root);
    this.puzzleBar = h('div', { class: 'controls puzzlebar' });
    this.noteBox = h('div', { class: 'puzzle-note', hidden: true });
    this.moves.before(this.noteBox, this.puzzleBar);
    this.showBar();
  }

  async open() {
    this.busy(true);
    const { name, pile } = this.route;
    if (!this.app.framed) rename(puzzleLink(name, pile));
    await this.table.open({
      game: 'castle-rock',
      players: 1,
      seed: 'puzzle',
      file: `puzzle/${name}/${pile}`,
      prepare: async () => {
        const { deal, ...puzzle } = (await this.app.engine.request({ type: 'puzzle', name })).puzzle;
        return { options: { set: puzzle.set, pile }, deal, kept: { puzzle, link: puzzleLink(name, pile) } };
      },
    });
    this.showBar();
  }

  get puzzle() {
    return this.table?.match?.puzzle ?? null;
  }

  // ---------------------------------------------------------------- showing

  head(state) {
    super.head(state);
    const title = puzzleTitle(this.route.name, this.app.framed ? { weekday: 'short', day: 'numeric', month: 'short' } : undefined);
    document.title = t('page-title-table', { game: title });
    this.title.textContent = title;
  }

  /** How hard it is, in a few words. */
  get about() {
    const { puzzle } = this;
    if (!puzzle) return '';
    if (!puzzle.winnable) return t('puzzle-unwinnable', { left: puzzle.fewest_left });
    return t('puzzle-about', { level: t(`puzzle-level-${puzzle.level}`), one: Math.max(2, Math.round(2 ** puzzle.bits)) });
  }

  /** The pile open or hidden, the warning, and how hard it is. */
  showBar() {
    const { name, pile } = this.route;
    clear(
      this.puzzleBar,
      choiceField({ name: 'pile', label: t('option-pile'), values: ['open', 'hidden'], words: (value) => t(`puzzle-mode-${value}`), value: pile, onchange: (value) => this.changePile(name, value) }),
      switchField({ name: 'warn', label: t('puzzle-warn'), value: this.warn, onchange: (on) => this.setWarn(on) }),
      h('p', { class: 'puzzle-about' }, this.about),
    );
  }

  changePile(name, pile) {
    go(puzzleLink(name, pile));
  }

  setWarn(on) {
    this.warn = on;
    writeLocal('warn', on ? 'on' : 'off');
  }

  show(state, options) {
    super.show(state, options);
    this.note('');
    if (this.stepping) this.stepping.end();
    if (!state.moves) this.helped = false;
    if (!state.result) this.reported = null;
    this.undoButton.hidden = !this.mayUndo;
  }

  turnWords(state) {
    return state.legal.length > 1 ? t('puzzle-choice') : super.turnWords(state);
  }

  /** A few sentences that stay until the next move. */
  note(words) {
    this.noteBox.hidden = !words;
    clear(this.noteBox, words ? [h('p', {}, words), button({ words: t('close'), icon: 'close', bare: true, onclick: () => this.note('') })] : []);
    if (words) tell(words);
  }

  roundOver(state) {
    if (!this.stepping) super.roundOver(state);
  }

  openSummary(state) {
    return openOver(this, state);
  }

  /** What each decision of a finished game was worth; asked once a game, null where the engine cannot say. */
  review(state) {
    return this.#ask('review', state).catch(() => null);
  }

  /** Asks the engine about a position, once each; what failed is asked again the next time. */
  #ask(type, { save }) {
    const asked = this.#asked[type];
    if (asked?.save === save) return asked.reply;
    const reply = this.app.engine.request({ type });
    this.#asked[type] = { save, reply };
    reply.catch(() => (this.#asked[type] = null));
    return reply;
  }

  openMenu() {
    if (this.table.state) openPuzzleMenu(this);
  }

  resize() {
    if (!this.stepping) return super.resize();
    if (this.stage.measure()) this.stepping.again();
  }

  // ---------------------------------------------------------------- advice

  /** What the engine thinks of the choices now. */
  advice() {
    return this.#ask('advise', this.table.state);
  }

  async askHint() {
    const { state } = this.table;
    if (!state || state.turn !== 0 || this.hintButton.disabled) return;
    let advice = null;
    try {
      if (state.legal.length > 1) advice = await this.advice();
    } catch (error) {
      return this.table.stands(state) && this.table.failed(error, () => this.askHint());
    }
    if (!this.table.stands(state)) return;
    this.helped = true;
    const best = advice ? bestOf(advice) : { move: state.legal[0] };
    this.stage.hintAt(best.move);
    this.note(advice ? hintWords(advice, state) : t('puzzle-hint-only', { move: moveWords(best.move, state) }));
  }

  async play(move) {
    const { state } = this.table;
    if (!state || this.stepping) return;
    const sure = `${state.moves} ${move}`;
    if (this.warn && state.legal.length > 1 && this.warned !== sure) {
      const objection = await this.advice().then((advice) => objectionTo(move, advice), () => '');
      if (!this.table.stands(state)) return;
      if (objection) {
        this.helped = true;
        this.warned = sure;
        return this.note(objection);
      }
    }
    super.play(move);
  }

  undo() {
    if (!this.mayUndo || this.stepping) return;
    super.undo();
  }

  get isDaily() {
    return Boolean(dayOf(this.route.name));
  }

  close() {
    this.stepping = null;
    super.close();
  }
}

const isThree = (move) => move.includes('-');
const bestOf = ({ choices }) => choices.reduce((best, one) => (one.left < best.left ? one : best));
const percent = (chance) => Math.round(chance * 100);

/** Why one choice is better than the other, as far as the player may know. */
function hintWords(advice, state) {
  const best = bestOf(advice);
  const other = advice.choices.find((one) => one !== best);
  const kind = isThree(best.move) ? 'three' : 'one';
  if (!advice.exact) return t('puzzle-hint-guess', { kind, mine: percent(best.chance), other: percent(other.chance) });
  if (best.left === other.left) return t(best.chance ? 'puzzle-hint-equal' : 'puzzle-hint-lost', { left: best.left });
  const words = [t(best.chance ? `puzzle-hint-${kind}` : 'puzzle-hint-least', { kind, left: best.left, other: other.left })];
  const { because } = advice;
  if (because && has('puzzle-because')) {
    const [first, second] = because.with;
    words.push(t('puzzle-because', { kind, tile: because.tile, first, second, together: because.all ? 'yes' : 'no', draws: because.draws, row: state.view.row.length }));
  }
  return words.join(' ');
}

/** What speaks against a move, or nothing. */
function objectionTo(move, { exact, choices }) {
  const mine = choices.find((one) => one.move === move);
  const best = bestOf({ choices });
  if (!mine || mine === best) return '';
  if (exact) return best.chance > mine.chance ? t('puzzle-loses', { left: mine.left }) : '';
  return best.chance - mine.chance >= 0.1 ? t('puzzle-worse', { mine: percent(mine.chance), other: percent(best.chance) }) : '';
}
