// How long the engine may take, and what notices when it takes longer.

import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { limitOf, watch } from '../../web/engine/watchdog.js';

const USUAL = { patience: 10_000, cold: false, doubtful: false };

/** What ticks, by its id: a test lets it tick. */
const ticking = new Map();

beforeEach(() => {
  mock.method(globalThis, 'setInterval', (act, ms) => {
    ticking.set(ticking.size + 1, { act, ms });
    return ticking.size;
  });
  mock.method(globalThis, 'clearInterval', (id) => ticking.delete(id));
});

afterEach(() => {
  mock.restoreAll();
  ticking.clear();
});

/** Lets that many ticks come; after the end of a watch none does. */
function tick(count) {
  for (let k = 0; k < count; k++) for (const { act } of [...ticking.values()]) act();
}

/** A watch whose calls are written down. */
function watched(limit) {
  const calls = [];
  const end = watch(limit, { slow: () => calls.push('slow'), late: () => calls.push('late') });
  return { calls, end };
}

test('a request has the patience and its own thinking time', () => {
  assert.equal(limitOf({ type: 'play' }, USUAL), 10_000);
  assert.equal(limitOf({ type: 'think', ms: 40 }, USUAL), 10_040);
  assert.equal(limitOf({ type: 'load' }, USUAL), 30_000, 'a match is played again move by move');
  assert.equal(limitOf({ type: 'puzzle' }, USUAL), 20_000);
  assert.equal(limitOf({ type: 'play' }, { ...USUAL, cold: true }), 20_000, 'a new worker is slow');
});

test('a picture has little time where one has hung the engine before, and moves have theirs', () => {
  const doubtful = { ...USUAL, doubtful: true };
  const table = { width: 300, height: 300 };
  assert.equal(limitOf({ type: 'state', table }, doubtful), 3000);
  assert.equal(limitOf({ type: 'state', table }, USUAL), 10_000);
  assert.equal(limitOf({ type: 'state' }, doubtful), 10_000);
  assert.equal(limitOf({ type: 'play', table }, doubtful), 10_000);
});

test('it says that it is slow, and at last that it is late, once each', () => {
  const { calls } = watched(10_000);
  assert.deepEqual(
    [...ticking.values()].map(({ ms }) => ms),
    [1000],
  );
  tick(1);
  assert.deepEqual(calls, []);
  tick(1);
  assert.deepEqual(calls, ['slow']);
  tick(7);
  assert.deepEqual(calls, ['slow']);
  tick(1);
  assert.deepEqual(calls, ['slow', 'late']);
  tick(100);
  assert.deepEqual(calls, ['slow', 'late']);
});

test('an answer ends the watch', () => {
  const { calls, end } = watched(10_000);
  tick(5);
  end();
  tick(100);
  assert.deepEqual(calls, ['slow']);
});

test('time is counted in ticks: a device that slept for hours between two has waited for one', () => {
  const { calls } = watched(10_000);
  mock.method(performance, 'now', () => 9e9);
  mock.method(Date, 'now', () => 9e15);
  tick(1);
  assert.deepEqual(calls, []);
  tick(8);
  assert.deepEqual(calls, ['slow']);
});
