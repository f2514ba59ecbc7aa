// The dots of the hands, and before them what was scored in play.

import { sidesOf } from '../panels/scores.js';
import { added, fine, number, sign } from '../panels/sum_parts.js';
import { h } from '../ui/dom.js';
import { formatList, t } from '../words/messages.js';

/** @import { LineState } from '../types/door.d.ts' */
/** @import { Ended, Sums } from '../types/page.d.ts' */
/** @import { SumData } from '../types/views.d.ts' */

/**
 * One sum, as in “9 (Ada) + 21 (Ben) − 3 (own tiles) = 27 points”.
 * @param {SumData} sum
 * @param {number} during
 * @param {string[]} names
 */
function lineSum({ terms, minus, won }, during, names) {
  const parts = terms.map(({ seats, dots, points }) =>
    number(dots === points ? points : `${dots} → ${points}`, formatList(seats.map((seat) => names[seat]))),
  );
  if (!terms.length) parts.push(number(won, t('sum-round')));
  if (during) parts.unshift(number(during, t('sum-during')));
  const spelled = added(parts);
  if (minus) spelled.push(sign('−'), number(minus, t('sum-own')));
  return h('p', { class: 'sum' }, spelled, sign('='), number(won + during, t('sum-points'), 'total'));
}

/**
 * The seats of the side with the fewest dots.
 * @param {Ended<LineState>} state
 */
function lightestSide({ sides, result: { details } }) {
  const { dots } = details;
  const held = sides.map((side) => dots.filter((_, seat) => sides[seat] === side).reduce((a, b) => a + b));
  return sides.map((_, seat) => seat).filter((seat) => held[seat] === Math.min(...held));
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
      sums.map((each) => lineSum(each, during(each.side), names)),
      played.length ? fine(played.map(inPlay).join(' · ')) : null,
    ];
  },

  /** A blocked round may be about a team, or about all who are level; doubles may have kept hands out of the count. */
  about(state, names) {
    const { seat, details } = state.result;
    const doubles = details.with_double?.length ?? 0;
    const known = {
      scored: details.sums.length ? 'yes' : 'no',
      doubles: !doubles ? 'none' : doubles === state.players ? 'all' : 'some',
    };
    if (seat !== null) return known;
    /** @type {(seats: number[]) => string} */
    const list = (seats) => formatList(seats.map((each) => names[each]));
    if (details.level) return { ...known, who: details.sums.length ? 'shared' : 'nobody', names: list(details.level) };
    const team = lightestSide(state);
    return { ...known, who: team.includes(0) ? 'ours' : 'theirs', names: list(team.filter(Boolean)) };
  },

  reason: ({ reason, details }) => (details.level ? `${reason}-level` : reason),
};
