// All puzzles: today's, the days before it as a calendar, and as many free ones as anybody wants.

import { button, clear, focusOn, h } from '../ui/dom.js';
import { choiceField } from '../ui/fields.js';
import { t } from '../words/messages.js';
import {
  allResults,
  dailyName,
  dayTitle,
  dayWords,
  levelOfDay,
  LEVELS,
  levelWords,
  starsText,
  streak,
} from './book.js';
import { openStatistics } from '../panels/lazy.js';
import { puzzleCard } from './card.js';
import { FIRST_DAY, noonOf, shiftDay, today } from './days.js';
import { kindShelf } from './kind_shelf.js';
import { countdown } from './next_day.js';
import { go, puzzleLink, randomSeed } from '../screens/router.js';
import { readLocal, writeLocal } from '../storage/store.js';

/** @import { App } from '../types/page.d.ts' */
/** @import { Results } from './book.js' */

/** Monday first, as in both languages' calendars. */
const WEEKDAYS = Array.from({ length: 7 }, (_, k) => shiftDay('2026-01-05', k));
/** All levels, the easiest first. */
const HARDNESS = [...new Set(Object.values(LEVELS).flat())];
/** @type {(day: string) => string} */
const monthOf = (day) => day.slice(0, 7);

export class PuzzleHub {
  /**
   * @param {App} app
   * @param {HTMLElement} root
   */
  constructor(app, root) {
    this.app = app;
    /** @type {Results} */
    this.results = new Map();
    this.month = monthOf(today());
    document.title = t('page-title-table', { game: t('puzzles') });
    const [set, level] = (readLocal('free-puzzle') ?? '').split('-');
    this.set = LEVELS[set] ? Number(set) : 6;
    this.level = LEVELS[this.set].includes(level) ? level : LEVELS[this.set][1];
    this.today = h('section', { 'aria-label': t('puzzle-of-the-day') });
    this.calendar = h('section', { class: 'calendar', 'aria-labelledby': 'calendar-title' });
    this.kinds = h('section', { class: 'puzzle-kinds', 'aria-labelledby': 'kinds-title' });
    this.free = h('section', { class: 'free-puzzles', 'aria-labelledby': 'free-title' });
    clear(
      root,
      h(
        'div',
        { class: 'puzzle-hub' },
        h(
          'header',
          { class: 'bar plain' },
          button({ words: t('to-lobby'), icon: 'back', bare: true, onclick: () => go('#/') }),
          h('div', { class: 'bar-words' }, h('p', { class: 'bar-title' }, t('title'))),
        ),
        h(
          'main',
          { class: 'shelf' },
          h('div', {}, h('h1', {}, t('puzzles')), h('p', { class: 'lead' }, t('puzzles-about'))),
          this.today,
          this.kinds,
          h('div', { class: 'hub-columns' }, this.calendar, this.free),
        ),
      ),
    );
    this.showAll();
  }

  async open() {
    this.results = await allResults();
    this.showAll();
    this.app.settled(this);
  }

  showAll() {
    clear(this.today, puzzleCard(this.app, this.results, { hub: true, next: countdown() }));
    this.showCalendar();
    this.showFree();
    kindShelf(this.kinds, this.results);
  }

  showCalendar() {
    const first = `${this.month}-01`;
    /** @type {(by: number) => void} */
    const turn = (by) => {
      this.month = monthOf(by < 0 ? shiftDay(first, -1) : shiftDay(first, 32));
      this.showCalendar();
    };
    /** @type {string[]} */
    const days = [];
    for (let day = first; monthOf(day) === this.month; day = shiftDay(day, 1)) days.push(day);
    const before = (noonOf(first).getUTCDay() + 6) % 7;
    const cells = [...Array.from({ length: before }, () => null), ...days];
    const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, k) => cells.slice(7 * k, 7 * k + 7));
    const run = streak(this.results);
    const solved = [...this.results].filter(([name, result]) => /^daily-\d/.test(name) && result.stars > 0).length;
    clear(
      this.calendar,
      h(
        'div',
        { class: 'calendar-head' },
        h('h2', { id: 'calendar-title', 'aria-live': 'polite' }, dayWords(first, { month: 'long', year: 'numeric' })),
        button({
          words: t('month-before'),
          icon: 'back',
          bare: true,
          disabled: this.month <= monthOf(FIRST_DAY),
          onclick: () => turn(-1),
          'data-act': 'month-before',
        }),
        button({
          words: t('month-after'),
          icon: 'forth',
          bare: true,
          disabled: this.month >= monthOf(today()),
          onclick: () => turn(1),
          'data-act': 'month-after',
        }),
      ),
      h(
        'table',
        {},
        h(
          'thead',
          {},
          h(
            'tr',
            {},
            WEEKDAYS.map((day) =>
              h('th', { scope: 'col', abbr: dayWords(day, { weekday: 'long' }) }, dayWords(day, { weekday: 'narrow' })),
            ),
          ),
        ),
        h(
          'tbody',
          {},
          weeks.map((week) =>
            h(
              'tr',
              {},
              Array.from({ length: 7 }, (_, k) => this.cell(week[k] ?? null)),
            ),
          ),
        ),
      ),
      h(
        'p',
        { class: 'fine' },
        t('daily-dots', { least: levelWords(levelOfDay(WEEKDAYS[0])), most: levelWords(levelOfDay(WEEKDAYS[6])) }),
      ),
      h(
        'div',
        { class: 'daily-record' },
        h('p', { class: 'fine' }, t('puzzle-record', { days: run, solved })),
        button({ words: t('daily-statistics'), icon: 'scores', onclick: openStatistics, 'data-act': 'statistics' }),
      ),
    );
  }

  /** @param {string | null} day */
  cell(day) {
    if (!day) return h('td', {});
    const number = String(Number(day.slice(8)));
    if (day > today() || day < FIRST_DAY) return h('td', {}, h('span', { class: 'day off' }, number));
    const result = this.results.get(dailyName(day));
    const level = levelOfDay(day);
    const title = `${dayTitle(day)}, ${levelWords(level)}`;
    const words = result ? t('puzzle-day-played', { date: title, stars: result.stars }) : title;
    return h(
      'td',
      {},
      h(
        'a',
        {
          class: `day ${result ? 'played' : ''} ${day === today() ? 'today' : ''}`,
          href: puzzleLink(dailyName(day)),
          'aria-label': words,
          title,
          'data-day': day,
        },
        number,
        h('span', { class: 'day-level', 'aria-hidden': 'true' }, '•'.repeat(HARDNESS.indexOf(level) + 1)),
        result ? h('span', { class: 'day-stars', 'aria-hidden': 'true' }, starsText(result.stars)) : null,
      ),
    );
  }

  showFree() {
    /** @type {(change: { set: number } | { level: string }) => void} */
    const choose = (change) => {
      Object.assign(this, change);
      if (!LEVELS[this.set].includes(this.level)) this.level = LEVELS[this.set][1];
      writeLocal('free-puzzle', `${this.set}-${this.level}`);
      this.showFree();
      focusOn(this.free.querySelector(`[data-field="${Object.keys(change)[0]}"]:checked`));
    };
    clear(
      this.free,
      h('h2', { id: 'free-title' }, t('puzzle-free')),
      h('p', { class: 'lead' }, t('puzzle-free-about')),
      choiceField({
        name: 'set',
        label: t('option-set'),
        values: Object.keys(LEVELS).map(Number),
        words: (value) => t('value-set', { value }),
        value: this.set,
        onchange: (set) => choose({ set }),
      }),
      choiceField({
        name: 'level',
        label: t('puzzle-level'),
        values: LEVELS[this.set],
        words: levelWords,
        value: this.level,
        onchange: (level) => choose({ level }),
      }),
      button({
        words: t('start'),
        class: 'primary big',
        onclick: () => go(puzzleLink(`${this.set}-${this.level}-${randomSeed()}`)),
        'data-act': 'free',
      }),
    );
  }
}
