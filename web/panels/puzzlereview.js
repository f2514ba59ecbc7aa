// Stepping through a finished puzzle: every position again, what each choice was worth, and going on from any of them.

import { button, clear, h } from '../dom.js';
import { t } from '../messages.js';
import { tell } from '../notices.js';

/** A save with only its first moves. */
export function cutSave(save, count) {
  const data = JSON.parse(save);
  return JSON.stringify({ ...data, moves: data.moves.split(' ').filter(Boolean).slice(0, count).join(' ') });
}

export class Stepping {
  #asked = 0;

  constructor(screen, state, review) {
    Object.assign(this, { screen, state, review, at: state.moves });
    this.words = h('p', { class: 'step-words' });
    this.slider = h('input', { type: 'range', min: 0, max: state.moves, value: state.moves, 'aria-label': t('puzzle-step'), oninput: () => this.go(Number(this.slider.value)) });
    const tool = (id, icon, act, kind = '') => button({ words: t(id), icon, bare: !kind, class: kind, onclick: act, 'data-act': id });
    this.here = tool('puzzle-from-here', 'undo', () => this.goOn(), 'primary');
    this.before = tool('puzzle-decision-before', 'back', () => this.jump(-1));
    this.after = tool('puzzle-decision-after', 'forth', () => this.jump(1));
    clear(screen.puzzleBar, h('div', { class: 'steps' }, this.before, this.slider, this.after, this.here, tool('done', 'close', () => this.finish())), this.words);
    screen.note('');
    screen.offer(null);
  }

  /** To the decision before or after this position. */
  jump(by) {
    const numbers = this.review.decisions.map(({ number }) => number);
    const next = by > 0 ? numbers.find((number) => number > this.at) : numbers.findLast((number) => number < this.at);
    this.go(next ?? (by > 0 ? this.state.moves : 0));
  }

  /** Shows the position after so many moves. */
  async go(at) {
    const { screen } = this;
    const asked = ++this.#asked;
    this.at = at;
    this.slider.value = at;
    this.before.disabled = at === 0;
    this.after.disabled = this.here.disabled = at === this.state.moves;
    let reply;
    try {
      reply = await screen.app.engine.request({ type: 'load', save: cutSave(this.state.save, at), ...screen.table.look });
    } catch (error) {
      return screen.fail(error, () => this.go(at));
    }
    if (asked !== this.#asked || screen.stepping !== this) return;
    screen.stage.inert = true;
    screen.stage.show(screen.table.pictured(reply));
    const decision = this.review.decisions.find(({ number }) => number === at);
    this.words.textContent = decision ? this.decisionWords(decision) : t('puzzle-step-of', { at, of: this.state.moves });
    if (decision) {
      const best = Object.entries(decision.left).reduce((a, b) => (b[1] < a[1] ? b : a))[0];
      screen.stage.hintAt(best);
    }
    screen.say(t('puzzle-step-of', { at, of: this.state.moves }));
    tell(this.words.textContent);
  }

  decisionWords({ played, left }) {
    const [one, three] = Object.keys(left).sort((a, b) => a.includes('-') - b.includes('-'));
    return t('puzzle-decision', { one: left[one], three: left[three], played: played.includes('-') ? 'three' : 'one' });
  }

  again() {
    this.go(this.at);
  }

  goOn() {
    const { screen, state, at } = this;
    this.end();
    screen.helped = true;
    screen.table.goOn(cutSave(state.save, at));
  }

  /** Back to the end of the game. */
  finish() {
    const { screen, state } = this;
    this.end();
    screen.shownOver = null;
    screen.table.goOn(state.save);
  }

  end() {
    this.#asked++;
    this.screen.stepping = null;
    this.screen.showBar();
  }
}
