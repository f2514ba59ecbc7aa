// How a round or a match ended, with the arithmetic spelled out, and the score sheet.

import { h } from '../dom.js';
import { formatList, t, tAny } from '../messages.js';
import { openDialog } from './dialog.js';

const line = (...cells) => h('tr', {}, cells);

/** Why the round ended, in one sentence. */
function reasonWords(state, names) {
  const { reason, seat, details } = state.result;
  const args = { name: names[seat] ?? '', who: seat === 0 ? 'you' : seat === null ? 'nobody' : 'other', left: details.left ?? 0, won: details.won ?? details.sums?.[0]?.won ?? 0, names: formatList((details.level ?? []).map((one) => names[one])) };
  const ids = [`reason-${state.game}-${reason}`, ...(details.level ? [`reason-${reason}-level`] : []), `reason-${reason}`, 'reason-other'];
  return tAny(ids, args);
}

const sign = (text) => h('span', { class: 'sum-sign' }, text);
const number = (value, words, kind = '') => h('span', { class: `sum-term ${kind}` }, h('b', {}, String(value)), h('small', {}, words));

/** One sum, as in “9 (Ada) + 21 (Ben) − 3 (own tiles) = 27 points”. */
function sum({ terms, minus, won }, during, names) {
  const parts = terms.map(({ seats, dots, points = dots }) => number(dots === points ? points : `${dots} → ${points}`, formatList(seats.map((seat) => names[seat]))));
  if (!terms.length) parts.push(number(won, t('sum-round')));
  if (during) parts.unshift(number(during, t('sum-during')));
  const spelled = parts.flatMap((part, k) => (k ? [sign('+'), part] : [part]));
  if (minus) spelled.push(sign('−'), number(minus, t('sum-own')));
  return h('p', { class: 'sum' }, spelled, sign('='), number(won + during, t('sum-points'), 'total'));
}

/** The arithmetic behind the points: the dots of the hands, and before them what was scored in play. */
function arithmetic({ details, points }, names) {
  const sums = details.sums ?? (details.terms ? [{ ...details, side: 0, terms: details.terms.map((term) => ({ ...term, seats: [term.seat] })) }] : []);
  const during = (side) => details.during?.[side] ?? 0;
  const counted = new Set(sums.map(({ side }) => side));
  const played = points.map((_, side) => side).filter((side) => during(side) && !counted.has(side));
  return [
    sums.map((each) => sum(each, during(each.side), names)),
    played.length ? h('p', { class: 'fine' }, played.map((side) => t('sum-played', { name: names[side], points: during(side) })).join(' · ')) : null,
  ];
}

/** Sides in the order of the table, each with the names of its seats. */
function sidesOf(state, names) {
  return state.scores.map((score, side) => ({ side, score, name: formatList(names.filter((_, seat) => state.sides[seat] === side)) }));
}

function scoreBar(score, most, words) {
  const fill = h('span', {});
  fill.style.width = `${(score / most) * 100}%`;
  return h('div', { class: 'score-bar', role: 'meter', 'aria-valuemin': 0, 'aria-valuemax': most, 'aria-valuenow': score, 'aria-label': words }, fill);
}

function standings(state, names) {
  const sides = sidesOf(state, names).sort((a, b) => b.score - a.score);
  const most = Math.max(1, state.options.target ?? 0, ...state.scores.map(Math.abs));
  const row = ({ side, score, name }) => {
    const gained = state.result?.points[side] ?? 0;
    return line(
      h('th', { scope: 'row' }, name),
      h('td', { class: 'bar-cell' }, scoreBar(Math.max(0, score), most, t('score-of', { name, score, target: most }))),
      h('td', { class: 'number gained' }, gained > 0 ? `+${gained}` : String(gained)),
      h('td', { class: 'number' }, String(score)),
    );
  };
  return h('table', { class: 'standings' }, h('caption', { class: 'unseen' }, t('scores')), h('tbody', {}, sides.map(row)));
}

/** Points per round and in all. */
export function scoreSheet(state, names) {
  const sides = sidesOf(state, names);
  const results = [...state.view.results, ...(state.result ? [state.result] : [])];
  const head = line(h('th', { scope: 'col' }, t('round')), sides.map(({ name }) => h('th', { scope: 'col', class: 'number' }, name)));
  const rows = results.map((result, k) => line(h('th', { scope: 'row' }, String(k + 1)), result.points.map((points) => h('td', { class: 'number' }, String(points)))));
  const total = line(h('th', { scope: 'row' }, t('total')), sides.map(({ score }) => h('td', { class: 'number' }, String(score))));
  return h('div', { class: 'sheet', tabindex: '0', role: 'group', 'aria-label': t('scores') },
    h('table', {}, h('thead', {}, head), h('tbody', {}, rows.length ? rows : line(h('td', { colspan: sides.length + 1 }, t('no-rounds')))), h('tfoot', {}, total)),
  );
}

export function openScores(screen) {
  const { state, names } = screen.table;
  const target = state.options.target;
  openDialog({ title: t('scores'), class: 'wide', body: [target ? h('p', {}, t('first-to', { target })) : null, scoreSheet(state, names)] });
}

export function openRoundOver(screen, state) {
  const { names } = screen.table;
  const { seat } = state.result;
  const title = t('round-won', { who: seat === 0 ? 'you' : seat === null ? 'nobody' : 'other', name: names[seat] ?? '' });
  return openDialog({
    title,
    class: 'summary',
    body: [h('p', { class: 'lead' }, reasonWords(state, names)), arithmetic(state.result, names), standings(state, names)],
    actions: [
      { words: t('look-at-table'), act: () => {} },
      { words: t('move-next-round'), class: 'primary', act: () => screen.play('next'), 'data-act': 'next-round' },
    ],
  });
}

export function openMatchOver(screen, state) {
  const { names } = screen.table;
  const mine = state.winners.includes(0);
  const solo = state.players === 1;
  const who = !state.winners.length ? 'nobody' : mine ? (state.winners.length > 1 ? 'shared' : 'you') : 'other';
  const title = solo ? t('solo-over', { won: mine ? 'yes' : 'no' }) : t('match-won', { who, name: formatList(state.winners.map((seat) => names[seat])), many: state.winners.length });
  return openDialog({
    title,
    class: `summary ${mine ? 'won' : ''}`,
    body: [
      h('p', { class: 'lead' }, reasonWords(state, names)),
      solo ? null : [arithmetic(state.result, names), standings(state, names), h('details', {}, h('summary', {}, t('scores')), scoreSheet(state, names))],
    ],
    actions: [
      { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      { words: t('play-again'), class: 'primary', act: () => screen.app.newDeal(screen.table.match), 'data-act': 'again' },
    ],
  });
}
