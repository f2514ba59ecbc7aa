// Help in an auction: the leaflet's rule of thumb at once, the chances when asked.

import { moveWords } from '../access.js';
import { button, clear, h } from '../dom.js';
import { errorWords } from '../errors.js';
import { language, t } from '../messages.js';
import { suitWords } from '../names.js';
import { openDialog } from './dialog.js';

const percent = (chance) => new Intl.NumberFormat(language, { style: 'percent' }).format(chance);

function chanceTable(chances) {
  const row = ({ bid, trump, chance }) => {
    const fill = h('span', {});
    fill.style.width = percent(chance).replace(/[^\d]/g, '') + '%';
    return h('tr', {}, h('th', { scope: 'row' }, String(bid)), h('td', {}, suitWords(trump)), h('td', { class: 'bar-cell' }, h('div', { class: 'score-bar', 'aria-hidden': 'true' }, fill)), h('td', { class: 'number' }, percent(chance)));
  };
  return h('table', { class: 'standings' }, h('caption', { class: 'unseen' }, t('chances')), h('tbody', {}, chances.map(row)));
}

export async function openAdvice(screen) {
  const { table } = screen;
  const { state } = table;
  const words = h('p', { class: 'lead' }, t('loading'));
  const place = h('div', { class: 'chances' });
  const dialog = openDialog({ title: t('advice'), body: [words, place] });
  const say = (error) => dialog.open && table.stands(state) && (words.textContent = errorWords(error));
  const showChances = async () => {
    const note = h('p', { class: 'fine' });
    const list = h('div', {});
    clear(place, list, note);
    await table.others.chances(({ chances, worlds }, last) => {
      if (!dialog.open) return;
      clear(list, chanceTable(chances));
      note.textContent = t(last ? 'chances-of' : 'chances-so-far', { worlds });
    });
    if (!dialog.open) return;
    const move = await table.others.move(0, screen.app.bestLevel);
    if (move) place.append(h('p', {}, t('notice-hint', { move: moveWords(move, table.state) })));
  };
  const found = await table.app.engine.request({ type: 'chance', seed: table.match.seed ?? '0', ms: 0 }).catch(say);
  if (!found?.advice) return;
  const { advice, chances } = found;
  words.textContent = t(`advice-${advice.kind}`, { suit: suitWords(advice.suit), tiles: advice.tiles, doubles: advice.doubles });
  if (chances.length) clear(place, button({ words: t('show-chances'), 'data-act': 'chances', onclick: () => showChances().catch(say) }));
}
