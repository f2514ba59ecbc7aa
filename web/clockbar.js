// The controls of Bingo's counting.

import { button, clear, h, icon } from './dom.js';
import { t } from './messages.js';
import { choiceField, switchField } from './fields.js';
import { TEMPO } from './clock.js';

/** Shows the controls where the game has a clock; they follow it. Where there is no room, all but the first are unfolded by a button. */
export function clockBar(element, table) {
  const wanted = table.state.game === 'bingo' && !table.state.finished;
  element.hidden = !wanted;
  if (!wanted || element.clock === table.clock) return;
  const { clock } = table;
  element.clock = clock;
  const start = h('button', { type: 'button', class: 'button primary', onclick: () => (clock.running ? clock.pause() : clock.start()) });
  clock.onchange = () => {
    clear(start, icon(clock.running ? 'pause' : 'play'), h('span', {}, t(clock.running ? 'clock-pause' : 'clock-start')));
    document.documentElement.toggleAttribute('data-idle', !clock.running);
  };
  clock.onchange();
  const options = h('div', { class: 'clock-options', id: 'clock-options' },
    choiceField({ name: 'tempo', label: t('clock-tempo'), values: Object.keys(TEMPO), words: (value) => t(`tempo-${value}`), value: clock.tempo, onchange: (tempo) => clock.set({ tempo }) }),
    switchField({ name: 'itself', label: t('clock-itself'), value: clock.itself, onchange: (itself) => clock.set({ itself }) }),
  );
  const unfold = () => more.setAttribute('aria-expanded', String(more.getAttribute('aria-expanded') === 'false'));
  const more = button({ words: t('clock-tempo'), icon: 'gear', bare: true, class: 'clock-more', onclick: unfold, 'aria-expanded': 'false', 'aria-controls': 'clock-options' });
  clear(element, start, more, options);
}
