// The end of a puzzle: stars, where it was decided, and the ways on from there.

import { copy } from '../ui/clipboard.js';
import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { allResults, dayOf, keepResult, LEVELS, shareText, starsText, streak } from './book.js';
import { go, puzzleLink, randomSeed } from '../screens/router.js';
import { openDialog } from '../ui/dialog.js';

/** @import { Decision, ReviewReply } from '../types/help.d.ts' */
/** @import { Ended } from '../types/page.d.ts' */
/** @import { PuzzleMode } from './puzzle_mode.js' */
/** @import { Result } from './book.js' */

/**
 * The decision that lost the game; in a game that was won or never could be, the first after which less was possible;
 * or null.
 * @param {ReviewReply} review
 */
export function slipOf({ decisions, lost_at: lost }) {
  /** @type {(decision: Decision) => boolean} */
  const worse = ({ played, left }) => left[played] > Math.min(...Object.values(left));
  return decisions.find(({ number }) => number === lost) ?? decisions.find(worse) ?? null;
}

/**
 * What happened at a decision, in one sentence.
 * @param {Decision} decision
 */
export function decisionWords({ number, played, left }) {
  const best = Math.min(...Object.values(left));
  const kind = played.includes('-') ? 'three' : 'one';
  return t('puzzle-slip', { number: number + 1, kind, left: left[played], other: best });
}

/** @param {number} count */
function stars(count) {
  return h(
    'p',
    { class: 'puzzle-stars', role: 'img', 'aria-label': t('puzzle-stars', { stars: count }) },
    starsText(count),
  );
}

/**
 * A fresh puzzle like this one: for a day the hub, for others the same set and level.
 * @param {PuzzleMode} mode
 */
function goFurther({ name, pile, puzzle }) {
  if (dayOf(name) || !puzzle) return go('#/puzzles');
  const { set, level } = puzzle;
  go(puzzleLink(`${set}-${LEVELS[set].includes(level) ? level : LEVELS[set][1]}-${randomSeed()}`, pile));
}

/**
 * @param {PuzzleMode} mode
 * @param {Ended} state
 */
export async function openOver(mode, state) {
  const { app, screen, name, pile, puzzle } = mode;
  const { left = 0, stars: earned = 0 } = state.result.details;
  /** @type {Result} */
  const result = { stars: earned, left, pile, helped: mode.helped, moves: JSON.parse(state.save).moves };
  const reviewing = mode.review(state);
  const kept = await keepResult(name, result);
  mode.report(state, result);
  const [review, days] = await Promise.all([reviewing, dayOf(name) && !app.framed ? allResults().then(streak) : null]);
  if (!screen.table.stands(state)) return null;
  const slip = review && slipOf(review);
  const lines = [h('p', { class: 'lead' }, t(`reason-${state.game}-${state.result.reason}`, { left }))];
  if (slip) lines.push(h('p', {}, decisionWords(slip)));
  else if (review)
    lines.push(
      h('p', {}, t(puzzle?.winnable === false ? 'puzzle-unwinnable' : 'puzzle-perfect', { left: review.fewest_left })),
    );
  if (days !== null)
    lines.push(h('p', { class: 'fine' }, t(days ? 'puzzle-kept' : 'puzzle-tries', { days, tries: kept.tries })));
  return openDialog({
    title: earned ? t('puzzle-won', { stars: earned }) : t('solo-over', { won: 'no' }),
    class: `summary puzzle-over ${earned ? 'won' : ''}`,
    body: [stars(earned), lines],
    actions: [
      review && {
        words: t('puzzle-look-back'),
        icon: 'list',
        act: () => mode.lookBack(state, review, slip ? slip.number : 0),
        'data-act': 'look-back',
      },
      slip
        ? {
            words: t('puzzle-from-there'),
            icon: 'undo',
            act: () => mode.goOnFrom(state, slip.number),
            'data-act': 'from-there',
          }
        : { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      { words: t('puzzle-share'), icon: 'link', act: () => copy(shareText(name, result)), 'data-act': 'share' },
      app.framed
        ? null
        : { words: t('puzzle-next'), class: 'primary', act: () => goFurther(mode), 'data-act': 'next-puzzle' },
    ],
  });
}
