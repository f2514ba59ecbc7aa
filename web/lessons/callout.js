// A bubble with a few words beside what they speak of. It asks for nothing: the table goes on under it.

import { aims } from '../table/floating_place.js';
import { button, clear, focusOn, h } from '../ui/dom.js';
import { float } from '../ui/floating.js';
import { tell } from '../ui/notices.js';

/** @import { Box } from '../table/clear_place.js' */
/** @import { ButtonOptions } from '../ui/dom.js' */
/** @import { TableScreen } from '../table/table_screen.js' */

export class Callout {
  #screen;
  #said = '';

  /**
   * @param {TableScreen} screen
   * @param {string} name what the bubble is, for those who listen
   */
  constructor(screen, name) {
    this.#screen = screen;
    this.element = h('div', { class: 'callout', role: 'group', 'aria-label': name });
  }

  /**
   * @param {object} what
   * @param {string[]} what.words
   * @param {() => Box | null} what.near
   * @param {string} what.count how far it goes: “3 of 9”
   * @param {ButtonOptions} what.away what ends it all
   * @param {ButtonOptions[]} what.actions
   */
  show({ words, near, count, away, actions }) {
    const focused = this.element.contains(document.activeElement);
    aims.set(this.element, near);
    clear(
      this.element,
      h(
        'div',
        { class: 'callout-words' },
        words.map((sentence) => h('p', {}, sentence)),
        h('p', { class: 'callout-count' }, count),
      ),
      button({ ...away, icon: 'close', bare: true }),
      actions.length
        ? h(
            'div',
            { class: 'callout-foot' },
            actions.map((action) => button(action)),
          )
        : null,
    );
    float(this.#screen.canvas.parentElement ?? this.#screen.element, this.element);
    if (focused) focusOn(this.element.querySelector('.callout-foot .primary') ?? this.element.querySelector('button'));
    const said = words.join(' ');
    if (said !== this.#said) tell(said);
    this.#said = said;
  }

  hide() {
    this.element.remove();
    this.#said = '';
  }
}
