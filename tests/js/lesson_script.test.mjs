// Where a lesson stands after so many moves.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asks, Script, takes } from '../../web/lessons/script.js';

const [goal, open, answer, edge, done] = [
  { say: 'goal' },
  { say: 'open', move: '6-6' },
  { by: 1, move: '6-3@R' },
  { say: 'edge', move: '6-4@L', also: ['6-4@U'] },
  { say: 'done' },
];
const script = new Script([goal, open, answer, edge, done]);

test('words come before the move that they lead to', () => {
  assert.deepEqual(script.at(0), { words: [goal], next: open });
  assert.deepEqual(script.at(1), { words: [], next: answer });
  assert.deepEqual(script.at(3), { words: [done], next: null });
  assert.deepEqual(script.at(9), { words: [], next: null });
});

test('only what the person does is asked for', () => {
  assert.deepEqual([open, answer, null].map(asks), [true, false, false]);
  assert.equal(script.placeOf(edge), 3);
});

test('a step takes its own move and those that do as well', () => {
  assert.ok(takes(edge, '6-4@L') && takes(edge, '6-4@U'));
  assert.ok(!takes(edge, '6-5@L') && !takes(answer, '6-3@R') && !takes(null, '6-6'));
  assert.ok(takes({ by: 0, move: 'draw' }, 'draw'));
  assert.ok(takes({ say: 'choice', free: true }, 'take:4'));
});
