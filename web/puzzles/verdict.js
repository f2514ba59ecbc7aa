// What the engine finds about a finished game: what was possible, where it was decided, and the ways back to there.

import { t } from '../words/messages.js';

/** @import { Decision, ReviewReply } from '../types/help.d.ts' */
/** @import { Action } from '../ui/dialog.js' */

/** @type {(decision: Decision) => boolean} */
export const isSlip = ({ played, left }) => left[played] > Math.min(...Object.values(left));

/**
 * The decision that lost the game; in a game that was won or never could be, the first after which less was possible;
 * or null.
 * @param {ReviewReply} review
 */
export const slipOf = ({ decisions, lost_at: lost }) =>
  decisions.find(({ number }) => number === lost) ?? decisions.find(isSlip) ?? null;

/**
 * What happened at a decision, in one sentence.
 * @param {Decision} decision
 */
export function slipWords({ number, played, left }) {
  const best = Math.min(...Object.values(left));
  const kind = played.includes('-') ? 'three' : 'one';
  return t('puzzle-slip', { number: number + 1, kind, left: left[played], other: best });
}

/**
 * What was possible, and what became of it, in sentences.
 * @param {ReviewReply} review
 * @returns {string[]}
 */
export function verdictWords(review) {
  const slip = slipOf(review);
  const { winnable, fewest_left: left } = review;
  if (!slip && winnable) return [t('puzzle-perfect', { left })];
  return [t('verdict', { winnable: winnable ? 'yes' : 'no', left }), ...(slip ? [slipWords(slip)] : [])];
}

/**
 * The ways back: through the game step by step, and to where it was decided.
 * @param {ReviewReply} review
 * @param {{ look: (at: number) => unknown, goOn: (at: number) => unknown }} ways
 * @returns {[look: Action, goOn: Action | null]}
 */
export function waysBack(review, { look, goOn }) {
  const slip = slipOf(review);
  return [
    { words: t('puzzle-look-back'), icon: 'list', act: () => look(slip?.number ?? 0), 'data-act': 'look-back' },
    slip && {
      words: t('puzzle-from-there'),
      icon: 'undo',
      act: () => goOn(slip.number),
      'data-act': 'from-there',
    },
  ];
}
