// Help in an auction: the leaflet's rule of thumb at once, the chances when asked.

import { moveWords } from '../words/moves.js';
import { button, clear, h } from '../ui/dom.js';
import { errorWords } from '../words/errors.js';
import { language, t } from '../words/messages.js';
import { suitWords } from '../words/names.js';
import { bidWords } from '../families/trick.js';
import { openDialog } from '../ui/dialog.js';

/** @import { BidAdvice, BidChance } from '../types/help.d.ts' */
/** @import { TableScreen } from '../table/table_screen.js' */

/** @type {(chance: number) => string} */
const percent = (chance) => new Intl.NumberFormat(language, { style: 'percent' }).format(chance);

/**
 * @param {BidChance[]} chances
 * @param {number} mark
 */
function chanceTable(chances, mark) {
  /** @type {(one: BidChance) => HTMLElement} */
  const row = ({ bid, trump, chance }) => {
    const fill = h('span', {});
    fill.style.width = percent(chance).replace(/[^\d]/g, '') + '%';
    return h(
      'tr',
      {},
      h('th', { scope: 'row' }, bidWords(bid, mark)),
      h('td', {}, suitWords(trump)),
      h('td', { class: 'bar-cell' }, h('div', { class: 'score-bar', 'aria-hidden': 'true' }, fill)),
      h('td', { class: 'number' }, percent(chance)),
    );
  };
  return h(
    'table',
    { class: 'standings' },
    h('caption', { class: 'unseen' }, t('chances')),
    h('tbody', {}, chances.map(row)),
  );
}

/** @param {TableScreen} screen */
export async function openAdvice(screen) {
  const { table } = screen;
  const { now: state } = table;
  const words = h('p', { class: 'lead' }, t('loading'));
  const place = h('div', { class: 'chances' });
  const dialog = openDialog({ title: t('advice'), body: [words, place] });
  /** @param {unknown} error */
  const say = (error) => {
    if (dialog.open && table.stands(state)) words.textContent = errorWords(error);
  };
  /** @param {BidAdvice} advice */
  const showChances = async (advice) => {
    const note = h('p', { class: 'fine' });
    const list = h('div', {});
    clear(place, list, note);
    await table.others.chances(({ chances, worlds }, last) => {
      if (!dialog.open) return;
      clear(list, chanceTable(chances, state.family === 'trick' ? state.view.mark : 0));
      note.textContent = t(last ? 'chances-of' : 'chances-so-far', { worlds });
    });
    if (!dialog.open) return;
    const move = await table.others.move(state.turn ?? 0, { level: screen.app.bestLevel });
    if (!move) return;
    const passes = move === 'pass';
    if (passes !== (advice.kind === 'weak'))
      place.append(h('p', {}, t('advice-differs', { move: passes ? 'pass' : 'bid' })));
    place.append(h('p', {}, t('notice-hint', { move: moveWords(move, table.now) })));
  };
  const found = await table.app.engine.request({ type: 'chance', seed: table.match?.seed ?? '0', ms: 0 }).catch(say);
  if (!found?.advice) return;
  const { advice, chances } = found;
  words.textContent = t(`advice-${advice.kind}`, {
    suit: suitWords(advice.suit),
    tiles: advice.tiles,
    doubles: advice.doubles,
  });
  if (chances.length)
    clear(
      place,
      button({ words: t('show-chances'), 'data-act': 'chances', onclick: () => showChances(advice).catch(say) }),
    );
}
