// All results at a glance: how many, how good, and how many days in a row.

import { scoreBar } from '../panels/scores.js';
import { openDialog } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { figuresTable } from '../ui/figures_table.js';
import { t } from '../words/messages.js';
import { allResults, dailyName, starsText } from './book.js';
import { today } from './days.js';
import { countdown } from './next_day.js';
import { statisticsOf } from './statistics.js';

/** @import { Tally } from './statistics.js' */

/** @type {(id: string, number: number) => HTMLElement} */
const figure = (id, number) => h('div', {}, h('dd', {}, String(number)), h('dt', {}, t(id, { count: number })));

/**
 * A bar for each number of stars, the best first.
 * @param {Tally} tally
 */
function distribution({ byStars }) {
  const most = Math.max(1, ...byStars);
  const rows = [3, 2, 1, 0].map((stars) => {
    const words = t('puzzle-stars', { stars });
    return h(
      'tr',
      {},
      h('th', { scope: 'row', 'aria-label': words }, starsText(stars)),
      h('td', { class: 'stars-cell' }, scoreBar(byStars[stars], most, words)),
      h('td', { class: 'number' }, String(byStars[stars])),
    );
  });
  return h('table', { class: 'stars-table', 'aria-label': t('daily-distribution') }, h('tbody', {}, rows));
}

/**
 * The other kinds of puzzles, a line each.
 * @param {ReturnType<typeof statisticsOf>['kinds']} kinds
 */
function otherKinds(kinds) {
  const columns = ['daily-played', 'daily-solved', 'daily-run'].map((id) => ({ words: t(id, { count: 2 }) }));
  return figuresTable(
    t('kinds'),
    { columns, class: 'kinds-table' },
    kinds.map(({ kind, played, solved, run }) => ({
      name: t(`task-${kind}`),
      figures: [played, solved, run].map(String),
    })),
  );
}

export async function openStatistics() {
  const results = await allResults();
  const { days, kinds, others, run, best } = statisticsOf(results);
  return openDialog({
    title: t('daily-statistics'),
    class: 'statistics',
    body: [
      h(
        'dl',
        { class: 'figures' },
        figure('daily-played', days.played),
        figure('daily-solved', days.solved),
        figure('daily-run', run),
        figure('daily-best-run', best),
      ),
      h('h3', {}, t('daily-distribution')),
      distribution(days),
      kinds.length ? [h('h3', {}, t('kinds')), otherKinds(kinds)] : null,
      h(
        'div',
        { class: 'fine-lines' },
        h('p', {}, t('daily-unaided', { unaided: days.unaided, solved: days.solved })),
        others.played ? h('p', {}, t('daily-others', { played: others.played, solved: others.solved })) : null,
        results.has(dailyName(today())) ? countdown() : h('p', {}, t('daily-open-today')),
      ),
    ],
  });
}
