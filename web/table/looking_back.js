// Looking back: an earlier position of the match lies on the table, with a bar to step through them. The match itself
// stays as it is, and waits. The log of moves, the review of a puzzle and whatever replays a game use this.

import { button, h } from '../ui/dom.js';
import { tell } from '../ui/notices.js';
import { t } from '../words/messages.js';

/** @import { KnewRequest } from '../types/counsel.d.ts' */
/** @import { PastRequest, State } from '../types/door.d.ts' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { Child, Icon } from '../ui/dom.js' */
/** @import { TableScreen } from './table_screen.js' */

/**
 * What differs between those who look back: where the steps lead to (`next` from a position on, forth or back), what is
 * said of a position, what else is shown of it, and what hears of the end. `ids` are the messages for the two steps.
 * @typedef {object} Steps
 * @property {number} first the number of moves of the first position
 * @property {(at: number, by: 1 | -1) => number} next
 * @property {(at: number, shown: Shown) => string} words
 * @property {(at: number, shown: Shown) => void} [shown]
 * @property {() => void} over
 * @property {[string, string]} ids
 * @property {HTMLButtonElement} [more] another tool
 * @property {(...steps: HTMLElement[]) => Child} [row] all tools of one who only watches, and finds nothing to tap: the
 *   step back, the slider and the step forth are to be among them
 * @property {(moves: number) => PastRequest | KnewRequest} [ask] how to ask for a position, if not as usual
 */

/** @type {(id: string, icon: Icon, act: () => unknown) => HTMLButtonElement} */
const tool = (id, icon, act) => button({ words: t(id), icon, bare: true, onclick: act, 'data-act': id });

export class LookingBack {
  #asked = 0;
  #asking = false;
  #over = false;
  #words = h('p', { class: 'step-words' });
  #slider;
  #before;
  #after;

  /**
   * @param {TableScreen} screen
   * @param {State} state the position that is played
   * @param {Steps} steps
   */
  constructor(screen, state, steps) {
    this.screen = screen;
    this.state = state;
    this.steps = steps;
    this.at = state.moves;
    this.#slider = h('input', {
      type: 'range',
      min: steps.first,
      max: state.moves,
      value: state.moves,
      'aria-label': t('step'),
      oninput: () => this.go(Number(this.#slider.value)),
    });
    const [back, forth] = steps.ids;
    this.#before = tool(back, 'back', () => this.go(steps.next(this.at, -1)));
    this.#after = tool(forth, 'forth', () => this.go(steps.next(this.at, 1)));
    const done = tool('done', 'close', () => this.finish());
    const row = steps.row?.(this.#before, this.#slider, this.#after);
    if (row) this.#words.tabIndex = 0; // many words scroll, so that the table keeps its size
    this.bar = [
      h('div', { class: 'steps' }, row ?? [this.#before, this.#slider, this.#after, steps.more ?? [], done]),
      this.#words,
    ];
    screen.table.turns.halt();
    screen.bar.offer(null);
  }

  /**
   * Shows the position after so many moves. While one is asked for, only the last wish counts: a slider has many.
   * @param {number} at
   * @returns {Promise<void>}
   */
  async go(at) {
    const { screen, steps, state } = this;
    this.#asked++;
    this.at = at;
    this.#slider.value = String(at);
    this.#before.disabled = at <= steps.first;
    this.#after.disabled = at === state.moves;
    if (this.#asking) return;
    this.#asking = true;
    try {
      while (!this.#over && !(await this.#lay())) continue;
    } catch (error) {
      screen.fail(error, () => this.go(at));
    } finally {
      this.#asking = false;
    }
  }

  /** Lays out the position that is wanted; false where it is another one by now. */
  async #lay() {
    const { screen, steps, state, at } = this;
    const asked = this.#asked;
    const ask = steps.ask ?? ((moves) => ({ type: 'past', moves, ...screen.table.asked }));
    const reply = await screen.app.engine.request(ask(at));
    if (asked !== this.#asked || this.#over) return false;
    const shown = screen.table.pictured(reply);
    if (steps.row) shown.scene = { ...shown.scene, targets: [] };
    screen.showPast(shown);
    this.#words.textContent = steps.words(at, shown);
    screen.bar.say(t('step-of', { at: at - steps.first, of: state.moves - steps.first }));
    steps.shown?.(at, shown);
    tell(this.#words.textContent);
    return true;
  }

  /** The same position for another size of table. */
  again() {
    this.go(this.at);
  }

  /** Back to the position that is played. */
  finish() {
    this.end();
    this.screen.table.comeBack();
  }

  end() {
    this.#over = true;
    this.steps.over();
  }
}
