// The controls of the counting.

import { factsOf } from '../engine/catalogue.js';
import { button, clear, h, icon } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { choiceField, switchField } from '../ui/fields.js';
import { TEMPO } from './counting.js';
import { standing } from './tally.js';

/** @import { Clock, Tempo } from './counting.js' */
/** @import { Table } from './table.js' */

/** Which clock the controls in an element belong to. @type {WeakMap<HTMLElement, Clock>} */
const shown = new WeakMap();

/** @type {(table: Table) => string} */
const scoreWords = (table) => standing(table, table.match?.tally?.tempo ?? table.clock.tempo) ?? '';

/**
 * Shows the controls where the game has a clock; they follow it. Where there is no room, all but the first are unfolded
 * by a button.
 * @param {HTMLElement} element
 * @param {Table} table
 */
export function clockBar(element, table) {
  const { clock, now: state } = table;
  const wanted = factsOf(state.game).clock && !state.finished;
  element.hidden = !wanted;
  if (!wanted) clock.pause();
  if (wanted && shown.get(element) === clock) clock.onchange();
  if (!wanted || shown.get(element) === clock) return;
  shown.set(element, clock);
  const start = h('button', {
    type: 'button',
    class: 'button primary',
    onclick: () => (clock.running ? clock.pause() : clock.start()),
  });
  const score = h('p', { class: 'clock-score' });
  clock.onchange = () => {
    score.textContent = scoreWords(table);
    clear(
      start,
      icon(clock.running ? 'pause' : 'play'),
      h('span', {}, t(clock.running ? 'clock-pause' : 'clock-start')),
    );
    if (clock.running || !table.screen.stage.inert) table.screen.busy(clock.running);
  };
  clock.onchange();
  const options = h(
    'div',
    { class: 'clock-options', id: 'clock-options' },
    choiceField({
      name: 'tempo',
      label: t('clock-tempo'),
      values: /** @type {Tempo[]} */ (Object.keys(TEMPO)),
      words: (value) => t(`tempo-${value}`),
      value: clock.tempo,
      onchange: (tempo) => clock.set({ tempo }),
    }),
    switchField({
      name: 'itself',
      label: t('clock-itself'),
      value: clock.itself,
      onchange: (itself) => clock.set({ itself }),
    }),
  );
  const unfold = () => more.setAttribute('aria-expanded', String(more.getAttribute('aria-expanded') === 'false'));
  const more = button({
    words: t('clock-tempo'),
    icon: 'gear',
    bare: true,
    class: 'clock-more',
    onclick: unfold,
    'aria-expanded': 'false',
    'aria-controls': 'clock-options',
  });
  clear(element, start, score, more, options);
}
