// Sums as tables and figures.

import { levelNamed } from '../engine/catalogue.js';
import { recordLink } from '../screens/router.js';
import { h } from '../ui/dom.js';
import { figuresTable } from '../ui/figures_table.js';
import { language, t, tAny } from '../words/messages.js';
import { gameName } from '../words/names.js';
import { groupBy, sumsOf } from './sums.js';

/** @import { Child } from '../ui/dom.js' */
/** @import { Played } from './played.js' */
/** @import { Sums } from './sums.js' */

/** A number as people write it, with a true minus. @type {(number: number, places?: number) => string} */
export const written = (number, places = 0) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: places }).format(number).replace('-', '−');

/** @type {(sums: Pick<Sums, 'won' | 'played'>) => string} */
const share = ({ won, played }) =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(won / played);

/**
 * A table of rows with a name and the sums of each.
 * @param {string} caption
 * @param {string} first what the rows are named by
 * @param {{ name: Child, sums: Sums }[]} rows
 */
function sumsTable(caption, first, rows) {
  const columns = [
    { words: t('record-played') },
    { words: t('record-won') },
    { words: t('record-share'), class: 'share' },
    { words: t('record-streak') },
  ];
  return figuresTable(
    caption,
    { first, columns },
    rows.map(({ name, sums }) => ({
      name,
      figures: [written(sums.played), written(sums.won), share(sums), written(sums.streak)],
    })),
  );
}

/**
 * All games, each leading to its own page.
 * @param {{ game: string, sums: Sums }[]} rows
 */
export const gamesTable = (rows) =>
  sumsTable(
    t('record-games'),
    t('record-game'),
    rows.map(({ game, sums }) => ({
      name: h('a', { class: 'record-link', href: recordLink(game), 'data-game': game }, gameName(game)),
      sums,
    })),
  );

/**
 * @param {string} title
 * @param {string} first
 * @param {Iterable<[key: string, played: Played[]]>} groups
 * @param {boolean} low
 */
const grouped = (title, first, groups, low) =>
  h(
    'section',
    { class: 'panel' },
    h('h2', {}, title),
    sumsTable(
      title,
      first,
      [...groups].map(([name, played]) => ({ name, sums: sumsOf(played, { low }) })),
    ),
  );

/** @type {(played: Played[], low: boolean) => HTMLElement} */
export const byLevel = (played, low) =>
  grouped(
    t('record-by-level'),
    t('level'),
    [...groupBy(played, ({ level }) => levelNamed(level) ?? level)].map(([level, some]) => [
      level ? tAny([`level-${level}`, 'level-other'], { level }) : t('record-level-unknown'),
      some,
    ]),
    low,
  );

/** @type {(played: Played[], low: boolean) => HTMLElement} */
export const byPlayers = (played, low) =>
  grouped(
    t('record-by-players'),
    t('players'),
    [...groupBy(played, ({ players }) => players)]
      .sort(([one], [other]) => one - other)
      .map(([players, some]) => [String(players), some]),
    low,
  );

/**
 * The figures of one game. `alone`: there is nobody to be ahead of.
 * @param {Sums} sums
 * @param {{ alone: boolean }} how
 */
export function figures(sums, { alone }) {
  /** @type {(name: string, words: string) => HTMLElement} */
  const figure = (name, words) =>
    h('div', { class: 'figure', 'data-figure': name }, h('dt', {}, t(name)), h('dd', {}, words));
  return [
    h(
      'dl',
      { class: 'figures' },
      figure('record-played', written(sums.played)),
      figure('record-won', `${written(sums.won)} (${share(sums)})`),
      sums.shared ? figure('record-shared', written(sums.shared)) : null,
      figure('record-streak', written(sums.streak)),
      figure('record-longest', written(sums.longest)),
      alone
        ? null
        : sums.margins.map(({ unit, average }) =>
            figure(
              'record-margin',
              t(`record-in-${unit}`, { number: `${average > 0 ? '+' : ''}${written(average, 1)}`, count: average }),
            ),
          ),
      sums.rounds.map(({ unit, average, best, worst }) => {
        /** @type {(number: number, places?: number) => string} */
        const amount = (number, places) => t(`record-in-${unit}`, { number: written(number, places), count: number });
        return [
          figure(alone ? 'record-average-left' : 'record-average', amount(average, 1)),
          figure(alone ? 'record-best-game' : 'record-best', amount(best)),
          figure(alone ? 'record-worst-game' : 'record-worst', amount(worst)),
        ];
      }),
    ),
    sums.helped ? h('p', { class: 'fine' }, t('record-helped', { count: sums.helped })) : null,
    h('p', { class: 'fine' }, t('record-how')),
  ];
}
