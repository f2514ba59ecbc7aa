// The standings and the score sheet.

import { h } from '../ui/dom.js';
import { factsOf, shownScores } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { formatList, t } from '../words/messages.js';
import { isYou } from '../words/names.js';
import { openDialog } from '../ui/dialog.js';

/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { State } from '../types/door.d.ts' */
/** @import { Child } from '../ui/dom.js' */

/**
 * A side, its score, and what it is called; the names of its seats where that does not say them.
 * @typedef {{ side: number, score: number, name: string, members: string | null }} Side
 */

/** @type {(...cells: Child[]) => HTMLElement} */
const line = (...cells) => h('tr', {}, cells);

/**
 * Whether several seats play for a side.
 * @type {(state: Pick<State, 'sides'>) => boolean}
 */
export const inTeams = ({ sides }) => new Set(sides).size < sides.length;

/**
 * What sentences say of a team: whose it is, and who is in it besides the person.
 * @param {Pick<State, 'sides'>} state
 * @param {string[]} names
 * @param {number} side
 */
export function teamOf({ sides }, names, side) {
  const members = names.filter((_, seat) => sides[seat] === side && !isYou(seat));
  return { who: isYou(0) && side === sides[0] ? 'ours' : 'theirs', names: formatList(members) };
}

/**
 * Sides in the order of the table; teams are called so where one person plays, else by their members.
 * @param {State} state
 * @param {string[]} names
 * @returns {Side[]}
 */
export function sidesOf(state, names) {
  const teams = inTeams(state);
  return shownScores(state).map((score, side) => {
    const members = formatList(names.filter((_, seat) => state.sides[seat] === side));
    return teams && isYou(0)
      ? { side, score, name: t('team', teamOf(state, names, side)), members }
      : { side, score, name: members, members: null };
  });
}

/**
 * What the match is played for: in a sentence where there is one, and the score that wins it, else 0.
 * @param {State} state
 */
function goalOf(state) {
  const { rounds } = state.options;
  const target = Number(state.options.target ?? 0);
  if (factsOf(state.game).low_wins) return { words: rounds ? t('goal-lowest', { rounds }) : null, aim: 0 };
  return familyOf(state).goal(state) ?? { words: target ? t('first-to', { target }) : null, aim: target };
}

/** @type {(score: number, most: number, words: string) => HTMLElement} */
export function scoreBar(score, most, words) {
  const fill = h('span', {});
  fill.style.width = `${(score / most) * 100}%`;
  return h(
    'div',
    {
      class: 'score-bar',
      role: 'meter',
      'aria-valuemin': 0,
      'aria-valuemax': most,
      'aria-valuenow': score,
      'aria-label': words,
    },
    fill,
  );
}

/**
 * Who stands where, the best first.
 * @param {State} state
 * @param {string[]} names
 */
export function standings(state, names) {
  const low = factsOf(state.game).low_wins;
  const sides = sidesOf(state, names).sort((a, b) => (low ? a.score - b.score : b.score - a.score));
  const most = Math.max(1, goalOf(state).aim, ...sides.map(({ score }) => Math.abs(score)));
  /** @type {(side: Side) => HTMLElement} */
  const row = ({ side, score, name, members }) => {
    const gained = state.result?.points[side] ?? 0;
    return line(
      h('th', { scope: 'row' }, name, members && h('small', {}, members)),
      h('td', { class: 'bar-cell' }, scoreBar(Math.max(0, score), most, t('score-of', { name, score, target: most }))),
      h('td', { class: 'number gained' }, gained > 0 ? `+${gained}` : String(gained).replace('-', '−')),
      h('td', { class: 'number' }, String(score).replace('-', '−')),
    );
  };
  return h(
    'table',
    { class: 'standings' },
    h('caption', { class: 'unseen' }, t('scores')),
    h('tbody', {}, sides.map(row)),
  );
}

/**
 * Points per round and in all; it scrolls in itself when there are many of either.
 * @param {State} state
 * @param {string[]} names
 */
export function scoreSheet(state, names) {
  const sides = sidesOf(state, names);
  const results = [...state.view.results, ...(state.result ? [state.result] : [])];
  const head = line(
    h('th', { scope: 'col' }, t('round')),
    sides.map(({ name }) => h('th', { scope: 'col', class: 'number' }, name)),
  );
  /** @type {(points: number[]) => number} */
  const best = (points) => (factsOf(state.game).low_wins ? Math.min(...points) : Infinity);
  /** @type {(points: number, all: number[]) => HTMLElement} */
  const cell = (points, all) =>
    h('td', { class: `number ${points === best(all) ? 'best' : ''}` }, String(points).replace('-', '−'));
  const rows = results.map((result, k) =>
    line(
      h('th', { scope: 'row' }, String(k + 1)),
      result.points.map((points) => cell(points, result.points)),
    ),
  );
  const total = line(
    h('th', { scope: 'row' }, t('total')),
    sides.map(({ score }) => h('td', { class: 'number' }, String(score).replace('-', '−'))),
  );
  return h(
    'div',
    { class: 'sheet', tabindex: '0', role: 'group', 'aria-label': t('scores') },
    h(
      'table',
      {},
      h('thead', {}, head),
      h('tbody', {}, rows.length ? rows : line(h('td', { colspan: sides.length + 1 }, t('no-rounds')))),
      h('tfoot', {}, total),
    ),
  );
}

/** @param {TableScreen} screen */
export function openScores(screen) {
  const { now: state, names } = screen.table;
  const { words } = goalOf(state);
  openDialog({ title: t('scores'), class: 'wide', body: [words ? h('p', {}, words) : null, scoreSheet(state, names)] });
}
