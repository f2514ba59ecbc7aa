// The hands of poker, the best one first, each with an example; one's own is marked.

import { tileRow } from '../panels/sum_parts.js';
import { openDialog } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';

/** @import { TableScreen } from '../table/table_screen.js' */

/** Every class of hand with five tiles that make it. @type {[string, string][]} */
const RANKING = [
  ['royal', '6-6 5-5 4-4 3-3 2-2'],
  ['six-straight', '6-6 6-5 6-4 6-3 6-2'],
  ['fours', '6-6 5-5 4-4 2-2 3-1'],
  ['five-straight', '5-3 4-3 3-3 3-2 3-1'],
  ['full-hand', '6-6 3-3 2-2 4-2 2-1'],
  ['four-straight', '6-4 5-4 4-4 4-3 2-1'],
  ['threes', '6-6 4-4 2-2 5-3 6-1'],
  ['flush', '6-6 6-5 6-3 6-2 6-1'],
  ['one-pair', '5-5 3-3 6-4 5-2 2-1'],
  ['high-piece', '6-6 5-4 5-3 4-2 3-1'],
];

/** @param {TableScreen} screen */
export function openRanking({ table }) {
  const { now: state } = table;
  if (state.family !== 'poker') return;
  const { own_class: own } = state.view;
  /** @type {(one: [string, string]) => HTMLElement} */
  const row = ([kind, tiles]) =>
    h(
      'li',
      { class: `shown-hand ${kind === own ? 'best' : ''}`, ...(kind === own ? { 'aria-current': 'true' } : {}) },
      h('p', {}, h('b', {}, t(`hand-${kind}`)), kind === own ? h('span', {}, t('ranking-own')) : null),
      tileRow(tiles.split(' '), 22),
    );
  openDialog({ title: t('ranking'), class: 'ranking wide', body: h('ol', { class: 'shown-hands' }, RANKING.map(row)) });
}
