// The end of a puzzle: stars, where it was decided, and the ways on from there.

import { openStatistics } from '../panels/lazy.js';
import { openSheet } from '../panels/sheet.js';
import { go, puzzleLink, randomSeed } from '../screens/router.js';
import { button, h } from '../ui/dom.js';
import { shareAt } from '../ui/share.js';
import { t } from '../words/messages.js';
import { allResults, dayOf, keepResult, starsText, streak } from './book.js';
import { today } from './days.js';
import { countdown } from './next_day.js';
import { kindsOf, shareText } from './share_text.js';
import { verdictWords, waysBack } from './verdict.js';

/** @import { ReviewReply } from '../types/help.d.ts' */
/** @import { Ended } from '../types/page.d.ts' */
/** @import { Kept, Result } from './book.js' */
/** @import { PuzzleMode } from './puzzle_mode.js' */

/**
 * The stars of a game: counted from the best that was possible, or where the engine cannot say that, as the rules do.
 * @param {Ended['result']['details']} details
 * @param {ReviewReply | null} review
 */
const starsEarned = ({ left = 0, stars = 0 }, review) => (review?.stars ? (review.stars[left] ?? 0) : stars);

/**
 * The stars, and a sign for each choice that there was.
 * @param {number} count
 * @param {ReviewReply | null} review
 */
export function marks(count, review) {
  const kinds = review ? kindsOf(review) : [];
  const slips = kinds.filter((kind) => kind === 'slip').length;
  const lost = kinds.includes('lost') ? 'yes' : 'no';
  const choices = t('daily-choices', { choices: kinds.length, slips, lost });
  return h(
    'div',
    { class: 'puzzle-marks' },
    h('p', { class: 'puzzle-stars', role: 'img', 'aria-label': t('puzzle-stars', { stars: count }) }, starsText(count)),
    kinds.length
      ? h(
          'p',
          { class: 'puzzle-choices', role: 'img', 'aria-label': choices, title: choices },
          kinds.map((kind) => h('span', { class: `choice ${kind}` })),
        )
      : null,
  );
}

/**
 * A fresh puzzle like this one: for a day the hub, for others the same set and level.
 * @param {PuzzleMode} mode
 */
function goFurther({ name, pile, puzzle }) {
  if (dayOf(name) || !puzzle) return go('#/puzzles');
  go(puzzleLink(`${puzzle.like}-${randomSeed()}`, pile));
}

/**
 * What a day's puzzle is part of: the run of days, all results, and when the next one comes.
 * @param {string | null} day
 * @param {number} days
 * @param {Kept} kept
 */
export const ofTheDay = (day, days, { tries }) =>
  h(
    'div',
    { class: 'daily-record' },
    h(
      'div',
      {},
      h('p', {}, t(days ? 'puzzle-kept' : 'puzzle-tries', { days, tries })),
      day === today() ? countdown() : null,
    ),
    button({ words: t('daily-statistics'), icon: 'scores', onclick: openStatistics, 'data-act': 'statistics' }),
  );

/**
 * @param {PuzzleMode} mode
 * @param {Ended} state
 */
export async function openOver(mode, state) {
  const { app, screen, name, pile } = mode;
  const { details, reason } = state.result;
  const { left = 0 } = details;
  const review = await mode.review(state);
  const earned = starsEarned(details, review);
  /** @type {Result} */
  const result = { stars: earned, left, pile, helped: mode.helped, moves: JSON.parse(state.save).moves };
  const kept = await keepResult(name, result, review?.stars);
  mode.report(state, result);
  const day = dayOf(name);
  const days = day && !app.framed ? streak(await allResults()) : null;
  if (!screen.table.stands(state)) return null;
  const place = h('div', { class: 'share-place', role: 'status' });
  const share = () => shareAt(place, shareText({ name, game: state.game }, result, { review, days }));
  const [look, back] = review
    ? waysBack(review, {
        look: (at) => mode.lookBack(state, review, at),
        goOn: (at) => mode.goOnFrom(state, at),
      })
    : [null, null];
  return openSheet(screen, {
    title: earned ? t('puzzle-won', { stars: earned }) : t('solo-over', { won: 'no' }),
    class: `puzzle-over ${earned ? 'won' : ''}`,
    body: [
      marks(earned, review),
      place,
      h('p', { class: 'lead' }, t(`reason-${state.game}-${reason}`, { left })),
      review ? verdictWords(review).map((words) => h('p', {}, words)) : null,
      days === null ? null : ofTheDay(day, days, kept),
    ],
    actions: [
      look,
      back ?? { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      {
        words: t('puzzle-share'),
        icon: 'link',
        class: app.framed ? 'primary' : '',
        stays: true,
        act: share,
        'data-act': 'share',
      },
      app.framed
        ? null
        : { words: t('puzzle-next'), class: 'primary', act: () => goFurther(mode), 'data-act': 'next-puzzle' },
    ],
  });
}
