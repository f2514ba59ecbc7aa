// The dots of the hands, and before them what was scored in play.

import { inTeams, sidesOf, teamOf } from '../panels/scores.js';
import { added, fine, number, sign } from '../panels/sum_parts.js';
import { h } from '../ui/dom.js';
import { formatList, t } from '../words/messages.js';

/** @import { LineState } from '../types/door.d.ts' */
/** @import { Ended, Sums } from '../types/page.d.ts' */
/** @import { Side } from '../panels/scores.js' */
/** @import { SumData } from '../types/views.d.ts' */

/**
 * One sum with its owner, as in “Cleo: 9 (Ada) + 21 (Ben) − 3 (own tiles) = 27 points”.
 * @param {SumData} sum
 * @param {number} during
 * @param {string[]} names
 * @param {Side[]} sides
 */
function lineSum({ side, terms, minus, won }, during, names, sides) {
  const parts = terms.map(({ seats, dots, points }) =>
    number(dots === points ? points : `${dots} → ${points}`, formatList(seats.map((seat) => names[seat]))),
  );
  if (!terms.length) parts.push(number(won, t('sum-round')));
  if (during) parts.unshift(number(during, t('sum-during')));
  const spelled = added(parts);
  if (minus) spelled.push(sign('−'), number(minus, t('sum-own')));
  return [
    h('h3', { class: 'sum-side' }, t('sum-scores', { name: sides[side].name })),
    h('p', { class: 'sum' }, spelled, sign('='), number(won + during, t('sum-points'), 'total')),
  ];
}

/**
 * The side with the fewest dots.
 * @param {Ended<LineState>} state
 */
function lightestSide({ sides, result: { details } }) {
  const { dots } = details;
  const held = sides.map((side) => dots.filter((_, seat) => sides[seat] === side).reduce((a, b) => a + b));
  return sides[held.indexOf(Math.min(...held))];
}

/** @type {Partial<Sums<LineState>>} */
export const line = {
  arithmetic(state, names) {
    const { details, points } = state.result;
    const sides = sidesOf(state, names);
    const { sums } = details;
    /** @type {(side: number) => number} */
    const during = (side) => details.during[side] ?? 0;
    const counted = new Set(sums.map(({ side }) => side));
    const played = points.map((_, side) => side).filter((side) => during(side) && !counted.has(side));
    /** @type {(side: number) => string} */
    const inPlay = (side) => t('sum-played', { name: sides[side].name, points: during(side) });
    return [
      sums.map((each) => lineSum(each, during(each.side), names, sides)),
      played.length ? fine(played.map(inPlay).join(' · ')) : null,
    ];
  },

  /** A round may be about a team, or about all who are level; doubles may have kept hands out of the count. */
  about(state, names) {
    const { seat, reason, details } = state.result;
    const doubles = details.with_double?.length ?? 0;
    const known = {
      scored: details.sums.length ? 'yes' : 'no',
      doubles: !doubles ? 'none' : doubles === state.players ? 'all' : 'some',
    };
    if (details.level) {
      const level = formatList(details.level.map((each) => names[each]));
      return { ...known, who: details.sums.length ? 'shared' : 'nobody', names: level };
    }
    if (!inTeams(state) || (seat !== null && reason !== 'target')) return known;
    return { ...known, ...teamOf(state, names, seat === null ? lightestSide(state) : state.sides[seat]) };
  },

  reason: ({ reason, details }) => (details.level ? `${reason}-level` : reason),
};
