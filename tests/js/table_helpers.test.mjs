// Small parts of the table: the order of the hand, the pace, what is left to decide, and what is kept of a match.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canUndo, isForced } from '../../web/table/decisions.js';
import { sorted, SORTS } from '../../web/table/hand_sorts.js';
import { CALL_WINDOW, restBefore } from '../../web/table/pace.js';
import { recordOf } from '../../web/storage/record.js';
import { chance } from './random.mjs';

// ---------------------------------------------------------------- the order of the hand

const HAND = ['3-3', '12-0', '6-4', '0-0', '5-5', '6-6', '10-2', '6-5'];

test('a hand is sorted by number, by dots, or with its doubles first', () => {
  assert.deepEqual(SORTS, ['number', 'dots', 'doubles']);
  assert.deepEqual(sorted(HAND, 'number'), ['12-0', '10-2', '6-6', '6-5', '6-4', '5-5', '3-3', '0-0']);
  assert.deepEqual(sorted(HAND, 'dots'), ['12-0', '10-2', '6-6', '6-5', '6-4', '5-5', '3-3', '0-0']);
  assert.deepEqual(sorted(['6-0', '5-5', '4-3'], 'dots'), ['5-5', '4-3', '6-0']);
  assert.deepEqual(sorted(HAND, 'doubles'), ['6-6', '5-5', '3-3', '0-0', '12-0', '10-2', '6-5', '6-4']);
  assert.deepEqual(sorted(HAND, 'an old setting'), sorted(HAND, 'number'));
});

test('sorting leaves the hand as it was, loses nothing, and does not depend on how it was dealt', () => {
  const before = [...HAND];
  for (const way of SORTS)
    for (let seed = 1; seed <= 50; seed++)
      assert.deepEqual(sorted(chance(seed).shuffled(HAND), way), sorted(HAND, way));
  assert.deepEqual(HAND, before);
});

// ---------------------------------------------------------------- pace

const PACES = ['fast', 'normal', 'slow'];
const seat = (history, ...legal) => ({ turn: 1, legal, view: { history, seat: 0 } });
/** Before a plain move, a word for lack of one, a tile that goes on a string, another tile of a run of draws. */
const RESTS = [
  (pace) => restBefore(seat(['0:6-4']), '4-1@R', { pace }),
  (pace) => restBefore(seat(['0:6-4']), 'pass', { pace }),
  (pace) => restBefore(seat(['0:6-4']), 'draw', { pace }),
  (pace) => restBefore(seat(['0:6-4', '1:4-1@1']), '1-1@1', { pace }),
  (pace) => restBefore(seat(['0:6-4', '1:draw']), 'draw', { pace }),
];

test('a slower pace waits longer', () => {
  for (const wait of RESTS) {
    const [fast, normal, slow] = PACES.map(wait);
    assert.ok(0 < fast && fast < normal && normal < slow, `${fast} ${normal} ${slow}`);
  }
});

test('at normal pace a move takes 0.7 seconds at most, one of a run half of that, a drawn tile of a run 0.12', () => {
  assert.deepEqual(
    RESTS.map((wait) => wait('normal')),
    [700, 350, 350, 150, 120],
  );
  assert.equal(restBefore({ ...seat(['0:draw', '0:draw']), turn: 0 }, 'draw', { pace: 'normal' }), 120);
  assert.equal(restBefore(seat(['0:draw']), 'draw', { pace: 'normal' }), 350, 'the first tile of another seat');
  for (const pace of PACES)
    assert.ok(restBefore({ ...seat(['1:6-4']), turn: 0 }, '4-1@R', { pace }) >= 300, 'your own tile is lifted first');
});

test('who has waited long waits no longer than a run of draws takes', () => {
  const late = { waited: 3600, more: 1.5 };
  assert.equal(restBefore(seat(['0:6-4']), '4-1@R', { pace: 'normal' }, { waited: 3400 }), 700);
  assert.equal(restBefore(seat(['0:6-4']), '4-1@R', { pace: 'normal' }, late), 120);
  assert.equal(restBefore(seat(['0:6-4']), '4-1@R', { pace: 'normal' }, { waited: 7100 }), 0);
  assert.equal(restBefore(seat(['0:6-4']), 'pass', { pace: 'normal' }, late), 120);
  assert.equal(restBefore(seat([], 'muggins'), 'pass', { pace: 'normal' }, late), CALL_WINDOW, 'a call keeps its time');
});

test('what there is to see has its time, and a call has its time at every pace', () => {
  for (const pace of PACES) {
    assert.equal(restBefore(seat([]), '6-4', { pace }, { more: 1.5 }), restBefore(seat([]), '6-4', { pace }) * 1.5);
    assert.equal(restBefore(seat([], 'muggins'), 'pass', { pace }), CALL_WINDOW);
  }
});

// ---------------------------------------------------------------- what is left to decide

const at = (legal, more = {}) => ({ turn: 0, result: null, legal, view: { seat: 0 }, ...more });
const ALL = { itself: true, lone: true };
const WORDS = { itself: true, lone: false };
const TAPS = { itself: false, lone: false };

test('the page moves for the person where nothing is to be decided, and only if it may', () => {
  for (const word of ['pass', 'draw', 'stop', 'take:3', 'take:3-5']) {
    assert.ok(isForced(at([word]), WORDS), word);
    assert.ok(!isForced(at([word]), TAPS), word);
    assert.ok(!isForced(at([word]), ALL, 'nothing'), 'where a clock runs it makes the moves');
  }
  assert.ok(!isForced(at(['pass', 'draw']), ALL));
  assert.ok(!isForced(at([]), ALL));
  assert.ok(!isForced(at(['pass'], { turn: 1 }), ALL));
  assert.ok(!isForced(at(['next'], { result: {} }), ALL));
});

test('the only tile is laid by hand unless the person wants it otherwise, or the family knows that nobody does', () => {
  for (const move of ['6-4', '6-4@R', '12-10@M']) {
    assert.ok(!isForced(at([move]), WORDS), move);
    assert.ok(isForced(at([move]), ALL), move);
    assert.ok(isForced(at([move]), WORDS, 'tiles'), 'the last trick');
    assert.ok(!isForced(at([move]), TAPS, 'tiles'), 'by hand means all by hand');
  }
  assert.ok(!isForced(at(['6-4@R', '6-4@L']), ALL), 'where it goes is a choice');
  assert.ok(!isForced(at(['bid:42']), ALL), 'nobody bids for another');
});

test('only a move of the person can be taken back', () => {
  const after = (...history) => ({ moves: history.length, round: 1, view: { history } });
  assert.ok(!canUndo(after()));
  assert.ok(!canUndo(after('1:6-4', '2:pass')));
  assert.ok(canUndo(after('1:6-4', '0:pass')));
  assert.ok(!canUndo(after('10:6-4')), 'the tenth seat is not the first');
  assert.ok(canUndo({ moves: 9, round: 2, view: { history: [] } }), 'the round before had some');
  assert.ok(!canUndo({ moves: 0, round: 2, view: { history: [] } }));
});

// ---------------------------------------------------------------- what is kept

test('a kept match has what its card and its reopening need, and nothing of the picture', () => {
  const reply = {
    save: '{"moves": ""}',
    moves: 7,
    scores: [10, 20],
    sides: [0, 1],
    round: 2,
    finished: false,
    winners: [],
  };
  const begun = Date.now();
  const { updated, ...kept } = recordOf({ ...reply, ok: true, scene: {}, view: {}, legal: ['pass'], events: [] });
  assert.deepEqual(kept, reply);
  assert.ok(updated >= begun && updated <= Date.now());
});
