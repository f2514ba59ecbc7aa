// The puzzle of the day in numbers: which one it is, how hard, what a result is worth, and what all of them come to.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';

globalThis.WEEK = ['gentle', 'steady', 'steady', 'tricky', 'hard', 'hard', 'fiendish'].map((level) => [6, level]);

const { dayNumber, dayText, shiftDay, today } = await import('../../web/puzzles/days.js');
const { levelOfDay, resultAfter, streak } = await import('../../web/puzzles/book.js');
const { untilTomorrow } = await import('../../web/puzzles/next_day.js');
const { kindsOf, shareText } = await import('../../web/puzzles/share_text.js');
const { bestStreak, statisticsOf } = await import('../../web/puzzles/statistics.js');
const { slipOf } = await import('../../web/puzzles/verdict.js');

// ---------------------------------------------------------------- days

test('days are numbered from the first one, over leap years and summer time', () => {
  assert.equal(dayNumber('2026-01-01'), 1);
  assert.equal(dayNumber('2026-11-17'), 321);
  assert.equal(dayNumber('2027-01-01'), 366);
  assert.equal(dayNumber('2029-01-01'), 366 + 365 + 366);
  let day = '2026-01-01';
  for (let number = 1; number <= 1500; number++, day = shiftDay(day, 1)) assert.equal(dayNumber(day), number, day);
});

test('a day is as hard as its place in the week says', () => {
  assert.deepEqual(['2026-11-16', '2026-11-17', '2026-11-20', '2026-11-22', '2026-11-23'].map(levelOfDay), [
    'gentle',
    'steady',
    'hard',
    'fiendish',
    'gentle',
  ]);
});

test('the next puzzle comes at the midnight of the clock on the wall', () => {
  assert.deepEqual(untilTomorrow(new Date(2026, 10, 17, 17, 40)), { hours: 6, minutes: 20 });
  assert.deepEqual(untilTomorrow(new Date(2026, 10, 17, 0, 0)), { hours: 24, minutes: 0 });
  assert.deepEqual(untilTomorrow(new Date(2026, 10, 17, 23, 59, 59)), { hours: 0, minutes: 1 });
  assert.deepEqual(untilTomorrow(new Date(2026, 11, 31, 22, 30, 30)), { hours: 1, minutes: 30 });
});

// ---------------------------------------------------------------- results

const GAME = { stars: 2, left: 2, pile: 'open', helped: false, moves: 'a b' };
const PAR_ONE = [3, 3, 2];

test('the first result is kept as it is', () => {
  const { when, ...kept } = resultAfter(null, '6-hard-x', GAME, PAR_ONE);
  assert.ok(when > 0);
  assert.deepEqual(kept, {
    ...{ stars: 2, left: 2, pile: 'open', helped: false },
    tries: 1,
    last: 'a b',
    onDay: false,
  });
});

test('the best result counts, and the same game is no other try', () => {
  const first = resultAfter(null, '6-hard-x', GAME, PAR_ONE);
  const worse = resultAfter(first, '6-hard-x', { ...GAME, stars: 0, left: 7, moves: 'c' }, PAR_ONE);
  assert.deepEqual([worse.stars, worse.left, worse.tries], [2, 2, 2]);
  assert.equal(resultAfter(worse, '6-hard-x', { ...GAME, stars: 0, left: 7, moves: 'c' }, PAR_ONE).tries, 2);
  const best = resultAfter(worse, '6-hard-x', { ...GAME, stars: 3, left: 1, helped: true, moves: 'd' }, PAR_ONE);
  assert.deepEqual([best.stars, best.left, best.helped, best.tries], [3, 1, true, 3]);
});

test('a result of an earlier release gains stars when the puzzle is played again, and never loses one', () => {
  const old = { stars: 2, left: 1, pile: 'open', helped: false, tries: 4, last: 'old', onDay: true, when: 5 };
  const again = resultAfter(old, '6-hard-x', GAME, PAR_ONE);
  assert.deepEqual([again.stars, again.left, again.onDay, again.tries, again.when], [3, 1, true, 5, 5]);
  for (let fewest = 0; fewest <= 2; fewest++)
    for (let left = 0; left <= 2; left++)
      for (const stars of [0, 1, 2, 3]) {
        const byLeft = [0, 1, 2].map((number) => Math.min(3, 3 - (number - fewest)));
        assert.ok(resultAfter({ ...old, stars, left }, '6-hard-x', GAME, byLeft).stars >= stars);
      }
});

test('what is no result does not stand in the way', () => {
  for (const odd of [undefined, 7, 'x', {}, { stars: 9 }, { stars: 'many' }, { stars: 3, left: 'none', tries: 'x' }]) {
    const kept = resultAfter(odd, '6-hard-x', GAME, PAR_ONE);
    assert.ok([2, 3].includes(kept.stars));
    assert.ok(kept.tries >= 1);
  }
});

test('a day counts as solved on its day only then', () => {
  const day = today();
  assert.equal(resultAfter(null, `daily-${day}`, GAME).onDay, true);
  assert.equal(resultAfter(null, `daily-${day}`, { ...GAME, stars: 0 }).onDay, false);
  assert.equal(resultAfter(null, `daily-${shiftDay(day, -1)}`, GAME).onDay, false);
  assert.equal(dayText(new Date()), day);
});

// ---------------------------------------------------------------- statistics

const result = (stars, onDay = stars > 0, helped = false) => ({ stars, left: 3 - stars, helped, onDay });
const RESULTS = new Map([
  ['daily-2026-02-26', result(3)],
  ['daily-2026-02-27', result(2, true, true)],
  ['daily-2026-02-28', result(1)],
  ['daily-2026-03-01', result(3)],
  ['daily-2026-03-02', result(0)],
  ['daily-2026-03-03', result(3, false)],
  ['daily-2026-03-04', result(2)],
  ['daily-2026-03-05', result(3)],
  ['6-hard-x', result(3, false)],
  ['12-hard-y', result(0)],
  ['daily-2026-99-99', result(1)],
]);

test('a run of days goes on over the end of a month and ends with a day that was missed', () => {
  assert.equal(streak(RESULTS, { day: '2026-03-05' }), 2);
  assert.equal(streak(RESULTS, { day: '2026-03-06' }), 2, 'as long as the day is open');
  assert.equal(streak(RESULTS, { day: '2026-03-07' }), 0);
  assert.equal(streak(RESULTS, { day: '2026-03-01' }), 4);
  assert.equal(bestStreak(RESULTS), 4);
  assert.equal(bestStreak(new Map()), 0);
});

test('statistics count days and other puzzles apart', () => {
  const { days, others, run, best } = statisticsOf(RESULTS, '2026-03-05');
  assert.deepEqual(days, { played: 9, solved: 8, unaided: 7, byStars: [1, 2, 2, 4] });
  assert.deepEqual(others, { played: 2, solved: 1, unaided: 1, byStars: [1, 0, 0, 1] });
  assert.deepEqual([run, best], [2, 4]);
});

test('each kind of puzzle has its own figures and its own run of days', () => {
  const results = new Map([
    ...RESULTS,
    ['daily-train-2026-03-04', result(3)],
    ['daily-train-2026-03-05', result(2)],
    ['train-9-hard-x', result(0)],
    ['last-block-hard-y', result(1, false, true)],
  ]);
  const { kinds, days, others } = statisticsOf(results, '2026-03-05');
  assert.deepEqual(kinds, [
    { kind: 'train', run: 2, played: 3, solved: 2, unaided: 2, byStars: [1, 0, 1, 1] },
    { kind: 'last', run: 0, played: 1, solved: 1, unaided: 0, byStars: [0, 1, 0, 0] },
  ]);
  assert.equal(days.played, 9);
  assert.equal(others.played, 2, 'puzzles of other kinds are counted once');
});

// ---------------------------------------------------------------- sharing

const decision = (number, played, one, three) => ({ number, played, left: { 'take:3': one, 'take:2-4': three } });
const REVIEW = {
  fewest_left: 0,
  left: 4,
  stars: [3, 2, 1],
  winnable: true,
  decisions: [
    decision(2, 'take:3', 0, 5),
    decision(6, 'take:2-4', 3, 3),
    decision(9, 'take:3', 2, 0),
    decision(12, 'take:2-4', 2, 4),
    decision(15, 'take:3', 6, 4),
  ],
  lost_at: 12,
};

test('each decision has one sign: right, a slip, or the one that lost the game', () => {
  assert.deepEqual(kindsOf(REVIEW), ['right', 'right', 'slip', 'lost', 'slip']);
  assert.equal(slipOf(REVIEW).number, 12);
  assert.equal(slipOf({ ...REVIEW, lost_at: null }).number, 9);
  assert.equal(slipOf({ ...REVIEW, lost_at: null, decisions: REVIEW.decisions.slice(0, 2) }), null);
});

test('what is shared tells how well, and gives nothing away', () => {
  const puzzle = { name: 'daily-2026-11-17', game: 'castle-rock' };
  const text = shareText(puzzle, { ...GAME, left: 4, stars: 0 }, { review: REVIEW, days: 5 });
  const lines = text.split('\n');
  assert.equal(lines[1], '☆☆☆ 🟩🟩🟨❌🟨');
  assert.match(lines[2], /daily-share-run/);
  assert.equal(lines.at(-1), 'https://boneyard.example/#/puzzle/daily-2026-11-17');
  assert.doesNotMatch(text, /take|\d-\d:/);
  assert.doesNotMatch(shareText(puzzle, GAME, { review: REVIEW }), /daily-share-run/, 'no run of days, no word of it');
  assert.equal(shareText(puzzle, GAME).split('\n')[1], '★★☆', 'what was not judged has no signs');
});
