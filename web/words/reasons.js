// Counsel in words: what a move is expected to bring, and what speaks for it.

import { formatList, t } from './messages.js';
import { nameOf, suitWords } from './names.js';

/** @import { Counsel, Expected, Reason } from '../types/counsel.d.ts' */
/** @import { State } from '../types/door.d.ts' */

/**
 * A number as one says it: whole from ten on, else with one digit behind the point.
 * @type {(value: number) => number}
 */
const rounded = (value) => (Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10);

/** @type {(chance: number) => number} */
const inHundred = (chance) => Math.round(100 * chance);

/**
 * Which sentence of the family tells what is expected.
 * @param {Expected} expected
 * @param {State} state
 * @param {boolean} exact
 */
function sentence({ chance }, state, exact) {
  if (state.family === 'row') return exact ? 'row-exact' : 'row';
  if (state.family !== 'trick') return state.family;
  if (chance === null) return 'trick-bid';
  const { trump } = state.view;
  return trump?.startsWith('nello') || trump === 'sevens' ? 'trick-chance' : 'trick';
}

/**
 * What a move is expected to bring, in the game's own terms; nothing at first sight.
 * @param {Expected | null} expected
 * @param {State} state
 * @param {boolean} [exact]
 */
export function expectedWords(expected, state, exact = false) {
  if (!expected) return '';
  const points = rounded(expected.points);
  return t(`expected-${sentence(expected, state, exact)}`, {
    points: Math.abs(points),
    sign: points > 0 ? 'ahead' : points < 0 ? 'behind' : 'level',
    spread: rounded(expected.spread),
    chance: inHundred(expected.chance ?? 0),
  });
}

/** @type {(reason: Reason) => string} */
function reasonWords({ code, seat, suit, hand, others, ...numbers }) {
  return t(`why-${code}`, {
    ...numbers,
    ...(seat === undefined ? {} : { name: nameOf(seat) }),
    ...(suit ? { suit: suitWords(suit) } : {}),
    ...(hand ? { hand: t(`hand-${hand}`) } : {}),
    ...(others ? { others: formatList(others) } : {}),
  });
}

/** @type {(counsel: Pick<Counsel, 'reasons'>) => string} */
export const whyWords = ({ reasons }) => t('hint-why', { reasons: reasons.map(reasonWords).join('; ') });

/** Families in which fewer points are better. */
const FEWER = ['train', 'row'];

/**
 * What a choice cost against a better one: wins first, else points; nothing where neither tells.
 * @param {Expected | null} played
 * @param {Expected | null} better
 * @param {Pick<State, 'family'>} state
 */
export function costWords(played, better, { family }) {
  if (!played || !better) return '';
  const wins = inHundred((better.chance ?? 0) - (played.chance ?? 0));
  if (wins > 0) return t('hindsight-cost-chance', { chance: wins });
  const points = rounded((better.points - played.points) * (FEWER.includes(family) ? -1 : 1));
  return points > 0 ? t('hindsight-cost-points', { points, family }) : '';
}
