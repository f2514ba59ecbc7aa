// The end of a puzzle: stars, where it was decided, and the ways on from there.

import { copy } from '../copy.js';
import { h } from '../dom.js';
import { t } from '../messages.js';
import { allResults, dayOf, keepResult, LEVELS, shareText, starsText, streak } from '../puzzlebook.js';
import { go, puzzleLink, randomSeed } from '../router.js';
import { openDialog } from './dialog.js';
import { cutSave, Stepping } from './puzzlereview.js';

/** The decision that lost the game; in a game that was won or never could be, the first after which less was possible; or null. */
export function slipOf({ decisions, lost_at: lost }) {
  const worse = ({ played, left }) => left[played] > Math.min(...Object.values(left));
  return decisions.find(({ number }) => number === lost) ?? decisions.find(worse) ?? null;
}

/** What happened at a decision, in one sentence. */
export function decisionWords({ number, played, left }) {
  const best = Math.min(...Object.values(left));
  const kind = played.includes('-') ? 'three' : 'one';
  return t('puzzle-slip', { number: number + 1, kind, left: left[played], other: best });
}

function stars(count) {
  return h('p', { class: 'puzzle-stars', role: 'img', 'aria-label': t('puzzle-stars', { stars: count }) }, starsText(count));
}

/** A fresh puzzle like this one: for a day the hub, for others the same set and level. */
function goFurther(screen) {
  const { name, pile } = screen.route;
  const { set, level } = screen.puzzle;
  if (dayOf(name)) return go('#/puzzles');
  go(puzzleLink(`${set}-${LEVELS[set].includes(level) ? level : LEVELS[set][1]}-${randomSeed()}`, pile));
}

export async function openOver(screen, state) {
  const { app, table, route, puzzle } = screen;
  const { left, stars: earned } = state.result.details;
  const result = { stars: earned, left, pile: route.pile, helped: screen.helped, moves: JSON.parse(state.save).moves };
  const reviewing = screen.review(state);
  const kept = await keepResult(route.name, result);
  if (screen.reported !== state.save) app.report?.(screen, result);
  screen.reported = state.save;
  const [review, days] = await Promise.all([reviewing, dayOf(route.name) && !app.framed ? allResults().then(streak) : null]);
  if (!table.stands(state)) return null;
  const slip = review && slipOf(review);
  const lines = [h('p', { class: 'lead' }, t(`reason-castle-rock-${state.result.reason}`, { left }))];
  if (slip) lines.push(h('p', {}, decisionWords(slip)));
  else if (review) lines.push(h('p', {}, t(puzzle?.winnable === false ? 'puzzle-unwinnable' : 'puzzle-perfect', { left: review.fewest_left })));
  if (days !== null) lines.push(h('p', { class: 'fine' }, t(days ? 'puzzle-kept' : 'puzzle-tries', { days, tries: kept.tries })));
  const step = (at) => {
    screen.stepping?.end();
    screen.stepping = new Stepping(screen, state, review);
    screen.stepping.go(at);
  };
  return openDialog({
    title: earned ? t('puzzle-won', { stars: earned }) : t('solo-over', { won: 'no' }),
    class: `summary puzzle-over ${earned ? 'won' : ''}`,
    body: [stars(earned), lines],
    actions: [
      ...(review ? [{ words: t('puzzle-look-back'), icon: 'list', act: () => step(slip ? slip.number : 0), 'data-act': 'look-back' }] : []),
      slip ? { words: t('puzzle-from-there'), icon: 'undo', act: () => goBack(screen, state, slip), 'data-act': 'from-there' } : { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      { words: t('puzzle-share'), icon: 'link', act: () => copy(shareText(route.name, result)), 'data-act': 'share' },
      ...(app.framed ? [] : [{ words: t('puzzle-next'), class: 'primary', act: () => goFurther(screen), 'data-act': 'next-puzzle' }]),
    ],
  });
}

/** Goes on from the decision that lost it. */
export function goBack(screen, state, { number }) {
  screen.helped = true;
  screen.table.goOn(cutSave(state.save, number));
}

