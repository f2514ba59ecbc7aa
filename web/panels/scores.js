// The standings and the score sheet.

import { h } from '../dom.js';
import { lowWins, shownScores } from '../games.js';
import { formatList, t } from '../messages.js';
import { openDialog } from './dialog.js';

const line = (...cells) => h('tr', {}, cells);

/** Sides in the order of the table, each with the names of its seats. */
export function sidesOf(state, names) {
  return shownScores(state).map((score, side) => ({ side, score, name: formatList(names.filter((_, seat) => state.sides[seat] === side)) }));
}

/** What the match is played for, in a sentence. */
function goalWords({ game, options }) {
  if (lowWins(game)) return t('goal-lowest', { rounds: options.rounds });
  if (game === 'poker') return t('goal-chips', { hands: options.hands });
  if (options.object === 'hands') return t('goal-hands');
  return options.target ? t('first-to', { target: options.target }) : null;
}

function scoreBar(score, most, words) {
  const fill = h('span', {});
  fill.style.width = `${(score / most) * 100}%`;
  return h('div', { class: 'score-bar', role: 'meter', 'aria-valuemin': 0, 'aria-valuemax': most, 'aria-valuenow': score, 'aria-label': words }, fill);
}

/** Who stands where, the best first. */
export function standings(state, names) {
  const low = lowWins(state.game);
  const sides = sidesOf(state, names).sort((a, b) => (low ? a.score - b.score : b.score - a.score));
  const aim = low || state.options.object === 'hands' ? 0 : (state.options.target ?? 0);
  const most = Math.max(1, aim, ...sides.map(({ score }) => Math.abs(score)));
  const row = ({ side, score, name }) => {
    const gained = state.result?.points[side] ?? 0;
    return line(
      h('th', { scope: 'row' }, name),
      h('td', { class: 'bar-cell' }, scoreBar(Math.max(0, score), most, t('score-of', { name, score, target: most }))),
      h('td', { class: 'number gained' }, gained > 0 ? `+${gained}` : String(gained).replace('-', '−')),
      h('td', { class: 'number' }, String(score).replace('-', '−')),
    );
  };
  return h('table', { class: 'standings' }, h('caption', { class: 'unseen' }, t('scores')), h('tbody', {}, sides.map(row)));
}

/** Points per round and in all; it scrolls in itself when there are many of either. */
export function scoreSheet(state, names) {
  const sides = sidesOf(state, names);
  const results = [...state.view.results, ...(state.result ? [state.result] : [])];
  const head = line(h('th', { scope: 'col' }, t('round')), sides.map(({ name }) => h('th', { scope: 'col', class: 'number' }, name)));
  const best = (points) => (lowWins(state.game) ? Math.min(...points) : Infinity);
  const cell = (points, all) => h('td', { class: `number ${points === best(all) ? 'best' : ''}` }, String(points).replace('-', '−'));
  const rows = results.map((result, k) => line(h('th', { scope: 'row' }, String(k + 1)), result.points.map((points) => cell(points, result.points))));
  const total = line(h('th', { scope: 'row' }, t('total')), sides.map(({ score }) => h('td', { class: 'number' }, String(score).replace('-', '−'))));
  return h('div', { class: 'sheet', tabindex: '0', role: 'group', 'aria-label': t('scores') },
    h('table', {}, h('thead', {}, head), h('tbody', {}, rows.length ? rows : line(h('td', { colspan: sides.length + 1 }, t('no-rounds')))), h('tfoot', {}, total)),
  );
}

export function openScores(screen) {
  const { state, names } = screen.table;
  const goal = goalWords(state);
  openDialog({ title: t('scores'), class: 'wide', body: [goal ? h('p', {}, goal) : null, scoreSheet(state, names)] });
}
