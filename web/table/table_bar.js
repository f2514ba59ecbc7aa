// The bar of a table: what it is called, what it says, its tools, and the way on where there is one.

import { go } from '../screens/router.js';
import { button, clear, h } from '../ui/dom.js';
import { t } from '../words/messages.js';

/** @import { ButtonOptions, Icon } from '../ui/dom.js' */

/** @type {(name: string, icon: Icon, act: () => unknown) => HTMLButtonElement} */
const tool = (name, icon, act) => button({ words: t(name), icon, bare: true, onclick: act, 'data-act': name });

/** The button that leads out of a table. */
export const toLobby = () => tool('to-lobby', 'back', () => go('#/'));

export class TableBar {
  #title = h('h1', { class: 'bar-title' });
  #goal = h('p', { class: 'bar-goal' });
  #status = h('p', { class: 'bar-status' });
  #wayOn = h('div', { class: 'way-on', hidden: true });

  /**
   * `back` is the element that leads out; the others are what the tools do.
   * @param {{ back: HTMLElement } & Record<'card' | 'undo' | 'hint' | 'skip' | 'order' | 'menu', () => unknown>} parts
   */
  constructor({ back, card, undo, hint, skip, order, menu }) {
    this.undo = tool('undo', 'undo', undo);
    this.hint = tool('hint', 'hint', hint);
    this.skip = tool('skip-to-turn', 'forth', skip);
    this.skip.hidden = true;
    this.card = tool('glance', 'list', card);
    this.card.hidden = true;
    this.order = tool('order', 'sort', order);
    this.order.hidden = true;
    this.element = h(
      'header',
      { class: 'bar' },
      back,
      h('div', { class: 'bar-words' }, this.#title, h('div', { class: 'bar-line' }, this.#goal, this.#status)),
      this.#wayOn,
      this.card,
      this.order,
      this.undo,
      this.hint,
      this.skip,
      tool('menu', 'menu', menu),
    );
  }

  /**
   * What the table is called; the page's title also says whose turn it is, for whoever looks at another page meanwhile.
   * @param {string} title
   * @param {string} [turn]
   */
  call(title, turn) {
    document.title = t('page-title-table', { game: turn ? t('title-turn', { turn, game: title }) : title });
    this.#title.textContent = title;
  }

  /**
   * Which round it is, and what is played for.
   * @param {string} words
   */
  aim(words) {
    this.#goal.textContent = words;
  }

  /** @param {string} words */
  say(words) {
    this.#status.textContent = words;
  }

  /**
   * While others play, the way to one's own turn stands in the place of the hint.
   * @param {boolean} on
   */
  waiting(on) {
    const focused = [this.hint, this.skip].some((one) => one === document.activeElement);
    this.skip.hidden = !on;
    this.hint.hidden = on;
    if (focused) (on ? this.skip : this.hint).focus();
  }

  /**
   * The way on where the table itself has none, as a button: what `button` takes, or null.
   * @param {ButtonOptions | null} way
   */
  offer(way) {
    this.#wayOn.hidden = !way;
    this.hint.hidden = Boolean(way) || !this.skip.hidden;
    clear(this.#wayOn, way ? button({ title: way.words, 'aria-label': way.words, ...way }) : []);
  }
}
