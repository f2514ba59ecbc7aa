// A result for others: how well, never how.

import { gameName } from '../words/names.js';
import { t } from '../words/messages.js';
import { dayOf, puzzleAddress, puzzleTitle, starsText } from './book.js';
import { isSlip } from './verdict.js';

/** @import { ReviewReply } from '../types/help.d.ts' */
/** @import { Result } from './book.js' */

/** For each decision: the best there was, one that left more than it had to, and the one that lost the game. */
const SIGNS = { right: '🟩', slip: '🟨', lost: '❌' };
/** @typedef {keyof typeof SIGNS} Kind */

/**
 * How each decision went; which choice it was is nobody's business.
 * @param {ReviewReply} review
 * @returns {Kind[]}
 */
export const kindsOf = ({ decisions, lost_at: lost }) =>
  decisions.map((decision) => (decision.number === lost ? 'lost' : isSlip(decision) ? 'slip' : 'right'));

/**
 * Title, stars, a sign for each decision, what else is said of it, and how many days in a row; where it is not known,
 * nothing is said of it.
 * @param {{ title: string, how: string[], address: string }} words
 * @param {number} stars
 * @param {{ review?: ReviewReply | null, days?: number | null }} known
 */
export function resultText({ title, how, address }, stars, { review = null, days = null }) {
  const signs = review ? kindsOf(review).map((kind) => SIGNS[kind]) : [];
  const run = days ? t('daily-share-run', { days }) : '';
  const marks = [starsText(stars), signs.join('')];
  return [title, marks.filter(Boolean).join(' '), [...how, run].filter(Boolean).join(' · '), address].join('\n');
}

/**
 * The result of a puzzle of Castle Rock.
 * @param {{ name: string, game: string }} puzzle
 * @param {Omit<Result, 'moves'>} result
 * @param {{ review?: ReviewReply | null, days?: number | null }} [known]
 */
export function shareText({ name, game }, { stars, left, pile, helped }, known = {}) {
  const date = /** @type {const} */ ({ day: 'numeric', month: 'long', year: 'numeric' });
  const title = t('daily-share-title', {
    game: gameName(game),
    title: puzzleTitle(name, dayOf(name) ? date : undefined),
  });
  const how = [t('puzzle-left', { left }), t(`puzzle-pile-${pile}`), helped ? '' : t('puzzle-unaided')];
  return resultText({ title, how, address: puzzleAddress(name, pile) }, stars, known);
}
