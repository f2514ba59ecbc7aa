// The card of the puzzle of the day, for the first screen and for the page of all puzzles.

import { puzzleGame } from '../engine/catalogue.js';
import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { picture } from '../screens/pictures.js';
import { briefly, dailyName, dayTitle, levelOfDay, levelWords, starsText, streak } from './book.js';
import { today } from './days.js';
import { puzzleLink } from '../screens/router.js';

/** @import { App } from '../types/page.d.ts' */
/** @import { Results } from './book.js' */

/**
 * @param {App} app
 * @param {Results} results
 * @param {{ hub?: boolean, next?: Node | null }} [how]
 */
export function puzzleCard(app, results, { hub = false, next = null } = {}) {
  const day = today();
  const result = results.get(dailyName(day));
  const days = streak(results);
  return h(
    'div',
    { class: 'daily-card' },
    h('div', { class: 'daily-picture' }, picture(puzzleGame())),
    h(
      'div',
      { class: 'daily-words' },
      h('p', { class: 'daily-date' }, `${dayTitle(day, briefly())} · ${levelWords(levelOfDay(day))}`),
      hub ? h('h2', {}, t('puzzle-of-the-day')) : h('h2', { id: 'daily-title' }, t('puzzle-of-the-day')),
      h(
        'p',
        {},
        result
          ? t('puzzle-day-done', { stars: starsText(result.stars), left: result.left })
          : t('puzzle-of-the-day-about'),
      ),
      days ? h('p', { class: 'daily-run' }, t('puzzle-run', { days })) : null,
      result ? next : null,
      h(
        'p',
        { class: 'row' },
        h(
          'a',
          { class: 'button primary', href: puzzleLink(dailyName(day)), 'data-act': 'daily' },
          t(result ? 'puzzle-again' : 'puzzle-play'),
        ),
        hub ? null : h('a', { class: 'button', href: '#/puzzles', 'data-act': 'puzzles' }, t('puzzle-all')),
      ),
    ),
  );
}
