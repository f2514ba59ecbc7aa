// A table for a puzzle of any kind but Castle Rock: all that is to be known lies open, the goal is told, and the other
// seats play perfectly.

import { puzzleLink, rename } from '../screens/router.js';
import { later } from '../panels/lazy.js';
import { h } from '../ui/dom.js';
import { turnWords } from '../words/position.js';
import { t } from '../words/messages.js';
import { levelWords } from './book.js';
import { kindTitle } from './kinds.js';
import { decisionWords, hintWords, objectionTo } from './kind_words.js';
import { PuzzleMode } from './puzzle_mode.js';

/** @import { Table } from '../table/table.js' */
/** @import { AdviseReply, Decision } from '../types/help.d.ts' */
/** @import { Ended, Shown } from '../types/page.d.ts' */

const openKindOver = later(() => import('./kind_over.js'), 'openKindOver');

export class KindMode extends PuzzleMode {
  mayUndo = true;
  /** Whether moves have been taken back in this game. */
  undone = false;
  /** The most moves that this game has had. */
  #furthest = 0;

  /** @param {Table} table */
  async open(table) {
    const { app, name } = this;
    const link = puzzleLink(name);
    if (!app.framed) rename(link);
    await table.open({
      game: '',
      file: `puzzle/${name}`,
      prepare: async () => {
        const { deal, ...puzzle } = (await app.engine.request({ type: 'puzzle', name })).puzzle;
        const { game, players, options, posed } = puzzle;
        return { game, players, options, deal, posed, seed: null, kept: { puzzle, link } };
      },
    });
    this.showBar();
  }

  titleOf() {
    return kindTitle(this.name, { weekday: 'short', day: 'numeric', month: 'short' });
  }

  /** What there is to reach. */
  get goal() {
    const { puzzle } = this;
    return puzzle ? t(`task-goal-${puzzle.kind}`, { goal: puzzle.goal, tiles: Number(puzzle.options.tiles ?? 0) }) : '';
  }

  get about() {
    const { puzzle } = this;
    if (!puzzle) return '';
    const { bits, ways: [good, all] = [1, 1] } = puzzle;
    const level = levelWords(puzzle.level);
    if (bits === null) return t('task-ways', { level, good, all });
    return t('task-hard', { level, one: Math.max(2, Math.round(2 ** bits)) });
  }

  get fields() {
    return [
      h('div', { class: 'kind-goal' }, h('p', {}, this.goal), h('p', { class: 'fine' }, this.about)),
      this.warnField,
    ];
  }

  /** @param {Shown} state */
  turnWords(state) {
    return turnWords(state);
  }

  /** @param {Shown} state */
  shown(state) {
    super.shown(state);
    if (state.moves < this.#furthest) this.undone = true;
    if (!state.moves) this.undone = false;
    this.#furthest = state.moves;
  }

  /** @param {AdviseReply} advice */
  hintWords(advice) {
    return this.puzzle ? hintWords(advice, this.puzzle) : '';
  }

  /**
   * @param {string} move
   * @param {AdviseReply} advice
   */
  objectionTo(move, advice) {
    return this.puzzle ? objectionTo(move, advice, this.puzzle) : '';
  }

  /** @param {Decision} decision */
  decisionWords(decision) {
    return this.puzzle ? decisionWords(decision, this.puzzle) : '';
  }

  /** @param {Shown} state */
  openSummary(state) {
    return openKindOver(this, /** @type {Shown & Ended} */ (state));
  }
}
