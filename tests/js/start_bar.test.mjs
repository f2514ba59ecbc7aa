// The strip of the start: it follows the engine, but what the page itself has lost stands until somebody tries again.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { element } from './stand_in_page.mjs';

const { StartBar } = await import('../../web/boot/start_bar.js');

function setUp() {
  let hear = () => {};
  const strip = element();
  document.getElementById = () => strip;
  const bar = new StartBar({ watch: (listener) => (hear = listener) });
  const retries = [];
  const offered = () => {
    const look = (one) =>
      one?.attributes?.['data-act'] === 'retry' || (one?.children ?? []).flat(Infinity).some((child) => look(child));
    return look(strip);
  };
  return { bar, strip, offered, retries, hear: (news) => hear(news), again: () => retries.push('again') };
}

const LOADING = { phase: 'loading', loaded: 5e5, total: 1e6, again: false };

test('a lost part can be asked for again while the engine loads and when it is ready', async () => {
  const { bar, strip, offered, hear, retries, again } = setUp();
  bar.lost(again);
  hear(LOADING);
  assert.ok(offered());
  hear({ phase: 'ready' });
  assert.ok(offered());
  await strip.press('retry');
  assert.deepEqual(retries, ['again']);
  assert.ok(!offered());
  bar.lost(again);
  bar.leave();
  assert.ok(!offered(), 'on another screen it is not wanted any more');
});

test('an engine that failed and starts after all is told', () => {
  const { bar, offered, hear, again } = setUp();
  bar.failed(again, { why: 'starting' });
  bar.leave();
  assert.ok(offered(), 'the engine is wanted on every screen');
  hear(LOADING);
  assert.ok(!offered());
  hear({ phase: 'ready' });
  assert.ok(!offered());
});
