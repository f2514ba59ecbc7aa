// Finished matches: what is kept of them, what they add up to, and how two devices' books become one.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { counts, fingerprint, isPlayed, marginOf, playedKey, playedOf } from '../../web/history/played.js';
import { streaksOf, sumsOf } from '../../web/history/sums.js';

const LOW = { low_wins: true };

/** A finished match of two with these points by round; the person is seat 0. */
function finished(rounds, more = {}) {
  const scores = [0, 1].map((side) => rounds.reduce((sum, points) => sum + points[side], 0));
  const results = rounds.map((points) => ({ points, details: {}, reason: 'out', seat: 0 }));
  return {
    id: 'block?players=2&seed=a&set=6',
    game: 'block',
    players: 2,
    seed: 'a',
    options: { set: 6 },
    level: 'club',
    scores,
    sides: [0, 1],
    winners: scores[0] === scores[1] ? [0, 1] : [scores[0] > scores[1] ? 0 : 1],
    finished: true,
    moves: 40,
    updated: 1000,
    save: JSON.stringify({ moves: JSON.stringify(rounds) }),
    helped: false,
    shown: { view: { results: results.slice(0, -1) }, result: results.at(-1) },
    ...more,
  };
}

const played = (outcome, ended, more = {}) => ({
  game: 'block',
  players: 2,
  level: 'club',
  ended,
  outcome,
  unit: 'points',
  margin: 10,
  rounds: [5, 10],
  helped: false,
  moves: 'x',
  ...more,
});

test('a record tells how it ended, by how much, and what each round brought', () => {
  const record = playedOf(
    finished([
      [20, 0],
      [0, 12],
      [31, 0],
    ]),
    {},
    null,
  );
  assert.deepEqual(record, {
    game: 'block',
    players: 2,
    level: 'club',
    ended: 1000,
    outcome: 'won',
    unit: 'points',
    margin: 39,
    rounds: [20, 0, 31],
    helped: false,
    moves: record.moves,
  });
  assert.ok(isPlayed(record));
});

test('where the lowest score wins, fewer points are ahead', () => {
  assert.equal(marginOf([30, 45, 60], 0, true), 15);
  assert.equal(marginOf([30, 45, 60], 0, false), -30);
  assert.equal(marginOf([7], 0, true), null);
  const record = playedOf(finished([[3, 9]], { winners: [0] }), LOW, null);
  assert.equal(record.margin, 6);
});

test('a match that two sides win is shared, one that a partner wins is won', () => {
  assert.equal(playedOf(finished([[5, 5]]), {}, null).outcome, 'shared');
  const partners = finished([[5, 2]], { players: 4, sides: [0, 1, 0, 1], winners: [0, 2] });
  assert.equal(playedOf(partners, {}, null).outcome, 'won');
  assert.equal(playedOf({ ...partners, winners: [1, 3] }, {}, null).outcome, 'lost');
});

test('alone, what counts are the tiles that were left', () => {
  const alone = finished([[0, 0]], { players: 1, sides: [0], scores: [0], winners: [] });
  alone.shown.result.details = { left: 4, stars: 1 };
  const record = playedOf(alone, {}, null);
  assert.deepEqual(
    [record.unit, record.rounds, record.margin, record.outcome, record.level],
    ['tiles', [4], null, 'lost', ''],
  );
});

test('the same game read again is one record; another of the same deal takes its place, as one with help', () => {
  const first = playedOf(finished([[20, 0]]), {}, null);
  assert.deepEqual(playedOf(finished([[20, 0]], { updated: 5000 }), {}, first), first);
  const second = playedOf(finished([[0, 20]], { updated: 5000 }), {}, first);
  assert.deepEqual([second.outcome, second.ended, second.helped], ['lost', 5000, true]);
});

test('help is told where it was noted, and not made up where it was not', () => {
  assert.equal(playedOf(finished([[20, 0]], { helped: true }), {}, null).helped, true);
  assert.equal(playedOf(finished([[20, 0]], { helped: undefined }), {}, null).helped, null);
});

test('an older match that kept its result only still counts, without rounds', () => {
  const record = playedOf(finished([[20, 0]], { shown: undefined }), {}, null);
  assert.deepEqual([record.rounds, record.margin, record.outcome], [null, 20, 'won']);
  assert.ok(isPlayed(record));
});

test('a deal is filed under one name wherever it is played, and puzzles and positions are not counted', () => {
  const match = finished([[1, 0]]);
  assert.equal(playedKey(match), playedKey({ ...match, id: 'm123' }));
  assert.equal(playedKey({ ...match, id: 'm123', deal: '6-6 …' }), 'm123');
  assert.ok(counts(match));
  assert.ok(!counts({ ...match, puzzle: {} }));
  assert.ok(!counts({ ...match, people: 2 }));
  assert.ok(!counts({ ...match, position: '{}' }));
  assert.ok(!counts({ ...match, link: '#/saved/m1' }), 'one of an earlier release that came as a file');
  assert.ok(!counts({ ...match, link: '#/saved/m1', brought: 40 }), 'one that came finished');
  assert.ok(counts({ ...match, link: '#/saved/m1', brought: 12 }));
});

test('fingerprints differ', () => {
  const seen = new Set(Array.from({ length: 20_000 }, (_, k) => fingerprint(`{"moves":"6-${k % 7}@R ${k}"}`)));
  assert.equal(seen.size, 20_000);
});

test('runs of won matches go by the time they ended; a shared one neither ends nor adds to one', () => {
  const outcomes = ['won', 'won', 'lost', 'won', 'shared', 'won', 'won'];
  assert.deepEqual(streaksOf(outcomes.map((outcome, k) => played(outcome, k))), { streak: 3, longest: 3 });
  assert.deepEqual(streaksOf([played('won', 1), played('won', 2), played('lost', 3)]), { streak: 0, longest: 2 });
  const muddled = sumsOf([played('lost', 3), played('won', 1), played('won', 2)]);
  assert.deepEqual([muddled.streak, muddled.longest], [0, 2]);
});

test('averages, best and worst are in the sense of the game, and never mix what cannot be mixed', () => {
  const some = [
    played('won', 1, { rounds: [10, 20], margin: 30 }),
    played('lost', 2, { rounds: [0], margin: -10, helped: true }),
    played('won', 3, { rounds: null, margin: 4 }),
    played('won', 4, { rounds: [2, 1], margin: 3, unit: 'marks' }),
  ];
  const sums = sumsOf(some);
  assert.deepEqual([sums.played, sums.won, sums.lost, sums.shared, sums.helped], [4, 3, 1, 0, 1]);
  assert.deepEqual(sums.rounds, [
    { unit: 'points', rounds: 3, average: 10, best: 20, worst: 0 },
    { unit: 'marks', rounds: 2, average: 1.5, best: 2, worst: 1 },
  ]);
  assert.deepEqual(sums.margins, [
    { unit: 'points', average: 8 },
    { unit: 'marks', average: 3 },
  ]);
  assert.deepEqual(sumsOf(some, { low: true }).rounds[0], {
    unit: 'points',
    rounds: 3,
    average: 10,
    best: 0,
    worst: 20,
  });
  assert.equal(
    sumsOf([played('lost', 1, { unit: 'tiles', rounds: [4] }), played('won', 2, { unit: 'tiles', rounds: [0] })])
      .rounds[0].best,
    0,
  );
});

test('nothing that is no record is taken for one', () => {
  const whole = played('won', 1);
  assert.ok(isPlayed(whole));
  const wrong = {
    game: [undefined, 4, '', '../x', 'x'.repeat(50), '__proto__'],
    players: [0, 1.5, '2', 99],
    level: [null, 'x'.repeat(40)],
    ended: [NaN, Infinity, '1', 1e300],
    outcome: ['cheated', null],
    unit: ['euros'],
    margin: ['1', NaN, 1e9],
    rounds: [{}, ['1'], [NaN], Array(3000).fill(1)],
    helped: ['yes', 1],
    moves: [7, 'x'.repeat(99)],
  };
  for (const [name, values] of Object.entries(wrong))
    for (const value of values) assert.ok(!isPlayed({ ...whole, [name]: value }), `${name}: ${String(value)}`);
  for (const one of [null, undefined, 5, 'x', []]) assert.ok(!isPlayed(one));
});
