// Which window plays a match: one that says that it leaves may take its time, and one that does not leave keeps it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';

/** Asks for a match that another window holds; `free` lets that one go. */
async function waiting(t) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  let free = () => {};
  const request = (_name, { signal }, granted) =>
    new Promise((resolve, reject) => {
      free = () => resolve(granted({}));
      signal.addEventListener('abort', () => reject(signal.reason));
    });
  Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
  const { Hold } = await import('../../web/storage/hold.js');
  const hold = new Hold('block?seed=1', { onlost() {}, onnews() {} });
  const taken = hold.take({ wait: true });
  for (let turns = 0; turns < 9; turns++) await null;
  return { hold, taken, free: () => free() };
}

test('a window that leaves slowly is waited for', async (t) => {
  const { hold, taken, free } = await waiting(t);
  t.mock.timers.tick(10_000);
  free();
  assert.equal(await taken, true);
  assert.ok(hold.locked);
  hold.close();
});

test('who goes elsewhere does not wait any more', async (t) => {
  const { hold, taken } = await waiting(t);
  hold.close();
  assert.equal(await taken, false);
});

test('one that does not leave keeps the match', async (t) => {
  const { hold, taken } = await waiting(t);
  t.mock.timers.tick(60_000);
  assert.equal(await taken, false);
  assert.ok(!hold.locked);
  hold.close();
});
