// Stepping through a finished puzzle: every position again, what each choice was worth, and going on from any of them.

import { button, h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { tell } from '../ui/notices.js';

/** @import { Decision, ReviewReply } from '../types/help.d.ts' */
/** @import { State } from '../types/door.d.ts' */
/** @import { PuzzleMode } from './puzzle_mode.js' */
/** @import { Icon } from '../ui/dom.js' */

/**
 * A save with only its first moves.
 * @param {string} save
 * @param {number} count
 */
export function cutSave(save, count) {
  const data = JSON.parse(save);
  return JSON.stringify({ ...data, moves: data.moves.split(' ').filter(Boolean).slice(0, count).join(' ') });
}

export class Stepping {
  #asked = 0;
  #over = false;

  /**
   * @param {PuzzleMode} mode
   * @param {State} state
   * @param {ReviewReply} review
   * @param {() => void} onend hears when the look back is over
   */
  constructor(mode, state, review, onend) {
    const { screen } = mode;
    this.mode = mode;
    this.screen = screen;
    this.state = state;
    this.review = review;
    this.onend = onend;
    this.at = state.moves;
    this.words = h('p', { class: 'step-words' });
    this.slider = h('input', {
      type: 'range',
      min: 0,
      max: state.moves,
      value: state.moves,
      'aria-label': t('puzzle-step'),
      oninput: () => this.go(Number(this.slider.value)),
    });
    /** @type {(id: string, icon: Icon, act: () => unknown, kind?: string) => HTMLButtonElement} */
    const tool = (id, icon, act, kind = '') =>
      button({ words: t(id), icon, bare: !kind, class: kind, onclick: act, 'data-act': id });
    this.here = tool('puzzle-from-here', 'undo', () => this.goOn(), 'primary');
    this.before = tool('puzzle-decision-before', 'back', () => this.jump(-1));
    this.after = tool('puzzle-decision-after', 'forth', () => this.jump(1));
    mode.showBar(
      h(
        'div',
        { class: 'steps' },
        this.before,
        this.slider,
        this.after,
        this.here,
        tool('done', 'close', () => this.finish()),
      ),
      this.words,
    );
    mode.note('');
    screen.bar.offer(null);
  }

  /**
   * To the decision before or after this position.
   * @param {number} by
   */
  jump(by) {
    const numbers = this.review.decisions.map(({ number }) => number);
    const next = by > 0 ? numbers.find((number) => number > this.at) : numbers.findLast((number) => number < this.at);
    this.go(next ?? (by > 0 ? this.state.moves : 0));
  }

  /**
   * Shows the position after so many moves.
   * @param {number} at
   */
  async go(at) {
    const { screen } = this;
    const asked = ++this.#asked;
    this.at = at;
    this.slider.value = String(at);
    this.before.disabled = at === 0;
    this.after.disabled = this.here.disabled = at === this.state.moves;
    let reply;
    try {
      reply = await screen.app.engine.request({
        type: 'load',
        save: cutSave(this.state.save, at),
        ...screen.table.look,
      });
    } catch (error) {
      return screen.fail(error, () => this.go(at));
    }
    if (asked !== this.#asked || this.#over) return;
    screen.stage.inert = true;
    screen.stage.show(screen.table.pictured(reply));
    const decision = this.review.decisions.find(({ number }) => number === at);
    this.words.textContent = decision
      ? this.decisionWords(decision)
      : t('puzzle-step-of', { at, of: this.state.moves });
    if (decision) {
      const best = Object.entries(decision.left).reduce((a, b) => (b[1] < a[1] ? b : a))[0];
      screen.stage.hintAt(best);
    }
    screen.bar.say(t('puzzle-step-of', { at, of: this.state.moves }));
    tell(this.words.textContent);
  }

  /** @param {Decision} decision */
  decisionWords({ played, left }) {
    const [one, three] = Object.keys(left).sort((a, b) => Number(a.includes('-')) - Number(b.includes('-')));
    return t('puzzle-decision', { one: left[one], three: left[three], played: played.includes('-') ? 'three' : 'one' });
  }

  again() {
    this.go(this.at);
  }

  goOn() {
    this.end();
    this.mode.goOnFrom(this.state, this.at);
  }

  /** Back to the end of the game. */
  finish() {
    const { screen, state } = this;
    this.end();
    screen.sumUpAgain();
    screen.table.goOn(state.save);
  }

  end() {
    this.#over = true;
    this.onend();
  }
}
