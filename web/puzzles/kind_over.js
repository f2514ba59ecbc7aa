// The end of a puzzle of any kind but Castle Rock: stars, where it was decided, and the ways on from there.

import { go, puzzleLink, randomSeed } from '../screens/router.js';
import { copy } from '../ui/clipboard.js';
import { openDialog } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { dayOf, keepResult, puzzleAddress, starsText } from './book.js';
import { slipWords } from './kind_words.js';
import { kindTitle, reached, starsOf } from './kinds.js';
import { slipOf } from './verdict.js';

/** @import { Ended } from '../types/page.d.ts' */
/** @import { Result } from './book.js' */
/** @import { KindMode } from './kind_mode.js' */
/** @import { About } from './kinds.js' */

/**
 * How a game went, in one sentence.
 * @param {About} puzzle
 * @param {Ended} state
 */
function resultWords(puzzle, { winners, result }) {
  const { left = 0, taken = [0] } = result.details;
  return t(`task-result-${puzzle.kind}`, {
    goal: puzzle.goal,
    reach: puzzle.kind === 'bid' ? taken[0] : reached(puzzle, left),
    tiles: Number(puzzle.options.tiles ?? 0),
    won: winners.includes(0) ? 'yes' : 'no',
  });
}

/**
 * The result for others: how well, never how.
 * @param {string} name
 * @param {string} words
 * @param {Pick<Result, 'stars' | 'helped'>} result
 */
function shareText(name, words, { stars, helped }) {
  const title = kindTitle(name, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const how = [starsText(stars), words, helped ? '' : t('puzzle-unaided')].filter(Boolean);
  return [title, how.join(' · '), puzzleAddress(name, 'open')].join('\n');
}

/**
 * @param {KindMode} mode
 * @param {Ended} state
 */
export async function openKindOver(mode, state) {
  const { app, screen, name, puzzle } = mode;
  if (!puzzle) return null;
  const stars = starsOf(state, mode);
  const { left = stars ? 0 : 1 } = state.result.details;
  /** @type {Result} */
  const result = { stars, left, pile: 'open', helped: mode.helped, moves: JSON.parse(state.save).moves };
  const [review, kept] = await Promise.all([mode.review(state), keepResult(name, result)]);
  mode.report(state, result);
  if (!screen.table.stands(state)) return null;
  const slip = review && slipOf(review);
  const shown = slip && stars < 3 ? slip : null;
  const words = resultWords(puzzle, state);
  const lost = puzzle.kind !== 'train' && stars > 0 && stars < 3;
  return openDialog({
    title: stars ? t('puzzle-won', { stars }) : t('solo-over', { won: 'no' }),
    class: `summary puzzle-over ${stars ? 'won' : ''}`,
    body: [
      h('p', { class: 'puzzle-stars', role: 'img', 'aria-label': t('puzzle-stars', { stars }) }, starsText(stars)),
      h('p', { class: 'lead' }, words),
      shown ? h('p', {}, slipWords(shown, puzzle)) : null,
      lost ? h('p', {}, t('task-stars-why', { how: mode.helped ? 'helped' : 'undone' })) : null,
      h('p', { class: 'fine' }, t('puzzle-tries', { tries: kept.tries })),
    ],
    actions: [
      review && {
        words: t('puzzle-look-back'),
        icon: 'list',
        act: () => mode.lookBack(state, review, shown ? shown.number : 0),
        'data-act': 'look-back',
      },
      shown
        ? {
            words: t('puzzle-from-there'),
            icon: 'undo',
            act: () => mode.goOnFrom(state, shown.number),
            'data-act': 'from-there',
          }
        : null,
      { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      { words: t('puzzle-share'), icon: 'link', act: () => copy(shareText(name, words, result)), 'data-act': 'share' },
      app.framed
        ? null
        : {
            words: t('puzzle-next'),
            class: 'primary',
            act: () => go(dayOf(name) ? '#/puzzles' : puzzleLink(`${puzzle.like}-${randomSeed()}`)),
            'data-act': 'next-puzzle',
          },
    ],
  });
}
