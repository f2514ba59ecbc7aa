// The card of the puzzle of the day, for the first screen and for the page of all puzzles.

import { h } from './dom.js';
import { t } from './messages.js';
import { picture } from './motif.js';
import { dailyName, dayWords, starsText, streak, today } from './puzzlebook.js';
import { puzzleLink } from './router.js';

export function puzzleCard(app, results, { hub = false } = {}) {
  const day = today();
  const result = results.get(dailyName(day));
  const days = streak(results);
  return h('div', { class: 'daily-card' },
    h('div', { class: 'daily-picture' }, picture('castle-rock')),
    h('div', { class: 'daily-words' },
      h('p', { class: 'daily-date' }, dayWords(day)),
      hub ? h('h2', {}, t('puzzle-of-the-day')) : h('h2', { id: 'daily-title' }, t('puzzle-of-the-day')),
      h('p', {}, result ? t('puzzle-day-done', { stars: starsText(result.stars), left: result.left }) : t('puzzle-of-the-day-about')),
      days ? h('p', { class: 'daily-run' }, t('puzzle-run', { days })) : null,
      h('p', { class: 'row' },
        h('a', { class: 'button primary', href: puzzleLink(dailyName(day)), 'data-act': 'daily' }, t(result ? 'puzzle-again' : 'puzzle-play')),
        hub ? null : h('a', { class: 'button', href: '#/puzzles', 'data-act': 'puzzles' }, t('puzzle-all')),
      ),
    ),
  );
}
