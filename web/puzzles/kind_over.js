// The end of a puzzle of any kind but Castle Rock: stars, where it was decided, and the ways on from there.

import { openSheet } from '../panels/sheet.js';
import { go, puzzleLink, randomSeed } from '../screens/router.js';
import { h } from '../ui/dom.js';
import { shareAt } from '../ui/share.js';
import { t } from '../words/messages.js';
import { allResults, dayOf, keepResult, puzzleAddress, streak } from './book.js';
import { slipWords } from './kind_words.js';
import { kindTitle, reached, starsOf } from './kinds.js';
import { marks, ofTheDay } from './result_panel.js';
import { resultText } from './share_text.js';
import { slipOf } from './verdict.js';

/** @import { ReviewReply } from '../types/help.d.ts' */
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
 * @param {{ review: ReviewReply | null, days: number | null }} known
 */
function shareText(name, words, { stars, helped }, known) {
  const title = kindTitle(name, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const how = [words, helped ? '' : t('puzzle-unaided')];
  return resultText({ title, how, address: puzzleAddress(name, 'open') }, stars, known);
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
  const day = dayOf(name);
  const days = day && !app.framed ? streak(await allResults(), { kind: puzzle.kind }) : null;
  if (!screen.table.stands(state)) return null;
  const place = h('div', { class: 'share-place', role: 'status' });
  const slip = review && slipOf(review);
  const shown = slip && stars < 3 ? slip : null;
  const words = resultWords(puzzle, state);
  const lost = puzzle.kind !== 'train' && stars > 0 && stars < 3;
  return openSheet(screen, {
    title: stars ? t('puzzle-won', { stars }) : t('solo-over', { won: 'no' }),
    class: `puzzle-over ${stars ? 'won' : ''}`,
    body: [
      marks(stars, review),
      place,
      h('p', { class: 'lead' }, words),
      shown ? h('p', {}, slipWords(shown, puzzle)) : null,
      lost ? h('p', {}, t('task-stars-why', { how: mode.helped ? 'helped' : 'undone' })) : null,
      days === null ? h('p', { class: 'fine' }, t('puzzle-tries', { tries: kept.tries })) : ofTheDay(day, days, kept),
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
      {
        words: t('puzzle-share'),
        icon: 'link',
        class: app.framed ? 'primary' : '',
        stays: true,
        act: () => shareAt(place, shareText(name, words, result, { review, days })),
        'data-act': 'share',
      },
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
