// What is heard and felt at a table, and what is not: nothing piles up, and nobody waits for a sound.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';

Object.defineProperty(globalThis, 'navigator', { configurable: true, value: {} });

const { soundOf, feltOf } = await import('../../web/sound/score.js');
const { Ears } = await import('../../web/sound/ears.js');
const { settings } = await import('../../web/storage/settings.js');
const { stayAwake } = await import('../../web/table/awake.js');

const event = (kind, more = {}) => ({ kind, ...more });

/** A table whose tiles land when the test says so, and a synthesiser that writes down what it plays. */
function setUp(app = {}) {
  const played = [];
  const landing = [];
  let made = 0;
  const screen = {
    app: { hurry: false, framed: false, ...app },
    stage: { settled: () => new Promise((done) => landing.push(done)) },
    table: { turns: { skipping: '' }, company: { seats: [0] } },
  };
  const synth = { play: async (sound, volume) => played.push([sound, volume]), close: () => played.push('closed') };
  const ears = new Ears(screen, async () => (made++, synth));
  const land = async () => {
    for (const done of landing.splice(0)) done();
    for (let k = 0; k < 10; k++) await null;
  };
  return { ears, screen, played, land, made: () => made };
}

test('each position has one sound at most, the one that matters', () => {
  assert.equal(soundOf([event('play', { seat: 1 }), event('score')], [0]), 'click');
  assert.equal(soundOf([event('deal'), event('draw-for-start')], [0]), 'shuffle');
  assert.equal(soundOf([event('pass')], [0]), 'knock');
  assert.equal(soundOf([event('raise')], [0]), 'chip');
  assert.equal(soundOf([event('count')], [0]), null);
  assert.equal(soundOf([event('play'), event('match-over', { winners: [2] })], [0]), 'click');
  assert.equal(soundOf([event('play'), event('match-over', { winners: [2] })], [0, 2]), 'win');
});

test('only your own moves are felt', () => {
  assert.deepEqual(feltOf([event('play', { seat: 0 })], [0]), [8]);
  assert.equal(feltOf([event('play', { seat: 1 })], [0]), null);
  assert.equal(feltOf([event('deal')], [0]), null);
  assert.equal(feltOf([event('pass', { seat: 2 })], [0, 2]).length, 3);
});

test('a tile is heard when it lands, and what came in between is not heard late', async () => {
  const { ears, played, land } = setUp();
  ears.hear({ events: [event('play')] });
  assert.deepEqual(played, []);
  await land();
  assert.deepEqual(played, [['click', 0.12]]);
  for (let k = 0; k < 20; k++) ears.hear({ events: [event('draw')] });
  ears.hear({ events: [event('pass')] });
  await land();
  assert.deepEqual(played.slice(1), [['knock', 0.12]], 'twenty draws that flew at once make no noise');
  ears.close();
  await land();
  assert.equal(played.at(-1), 'closed');
});

test('nothing is heard, nor even fetched, in a hurry, in a frame, while skipping or where it is off', async () => {
  for (const app of [{ hurry: true }, { framed: true }]) {
    const { ears, played, land, made } = setUp(app);
    ears.hear({ events: [event('play')] });
    await land();
    assert.deepEqual([played, made()], [[], 0]);
  }
  const { ears, screen, played, land, made } = setUp();
  ears.hear({ events: [event('play')] });
  screen.table.turns.skipping = 'turn';
  await land();
  ears.hear({ events: [event('play')] });
  await land();
  screen.table.turns.skipping = '';
  settings.sound = 'off';
  ears.hear({ events: [event('play')] });
  await land();
  settings.sound = 'low';
  assert.deepEqual([played, made()], [[], 0]);
});

test('a synthesiser that cannot be had is asked for again with the next sound', async () => {
  const { screen } = setUp();
  let asked = 0;
  const ears = new Ears({ ...screen, stage: { settled: async () => {} } }, async () => {
    asked++;
    throw new Error('no sound here');
  });
  await ears.hear({ events: [event('play')] });
  await ears.hear({ events: [event('play')] });
  assert.equal(asked, 2);
});

test('the screen stays on while somebody plays, and is let go when hidden, over or left', async () => {
  const locks = [];
  const heard = {};
  globalThis.addEventListener = (name, act) => (heard[name] = act);
  globalThis.removeEventListener = (name) => delete heard[name];
  const onPage = { add: document.addEventListener, remove: document.removeEventListener };
  document.addEventListener = (name, act) => (heard[name] = act);
  document.removeEventListener = (name) => delete heard[name];
  Object.defineProperty(navigator, 'wakeLock', {
    configurable: true,
    value: {
      async request() {
        const lock = { released: false, release: async () => void (lock.released = true) };
        locks.push(lock);
        return lock;
      },
    },
  });
  let playing = true;
  const end = stayAwake({ playing: () => playing });
  await heard.pointerdown();
  await heard.pointerdown();
  assert.equal(locks.length, 1, 'one is enough');
  locks[0].released = true; // as the browser does when the page is hidden
  await heard.visibilitychange();
  assert.equal(locks.length, 2);
  playing = false;
  await heard.pointerdown();
  assert.ok(locks[1].released);
  playing = true;
  await heard.keydown();
  end();
  assert.ok(locks[2].released);
  assert.deepEqual(Object.keys(heard), []);
  navigator.wakeLock.request = async () => {
    throw new Error('not allowed');
  };
  const again = stayAwake({ playing: () => true });
  await heard.pointerdown();
  again();
  Object.assign(document, { addEventListener: onPage.add, removeEventListener: onPage.remove });
});
