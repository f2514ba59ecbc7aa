// Names of puzzles of all kinds, as frames and tables read them.

import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readName, todays } from '../../web/puzzles/kind_names.js';

test('a name without a day is that of today', () => {
  assert.equal(todays('daily-train', '2026-11-17'), 'daily-train-2026-11-17');
  assert.equal(todays('daily', '2026-11-17'), 'daily');
  assert.equal(todays('daily-foot', '2026-11-17'), 'daily-foot');
});

test('a name tells kind, variant and level', () => {
  assert.deepEqual(readName('bid-36-hard-abc'), { kind: 'bid', day: null, variant: '36', level: 'hard' });
  assert.equal(readName('daily-last-2026-11-17')?.day, '2026-11-17');
  assert.equal(readName('6-tricky-k3x9'), null);
  assert.equal(readName('daily-2026-11-17'), null);
});
