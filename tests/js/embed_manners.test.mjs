// How a frame behaves in somebody's page: what it says it will load, whose a swipe is, and how a text gets out of it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';
import { toCome } from '../../web/embed/size.js';
import { takeInput } from '../../web/table/gestures.js';
import { send } from '../../web/ui/share.js';

const LOAD = { plain: 20.1, packed: 7.0 };

test('what will be loaded is told as its host sends it', () => {
  assert.equal(toCome(LOAD, '9598218', 9598218), LOAD.plain);
  assert.equal(toCome(LOAD, '3500000', 9598218), LOAD.packed);
  assert.equal(toCome(LOAD, null, 9598218), LOAD.packed, 'what is packed on the way has no length yet');
});

/** A stage on which this lies under every finger, and what its canvas listens to. */
function touched(hit) {
  const listeners = {};
  const canvas = {
    addEventListener: (kind, listener) => (listeners[kind] = listener),
    setPointerCapture: () => {},
    classList: { toggle: () => {} },
  };
  const stage = {
    canvas,
    inert: false,
    chosen: 'kept',
    scene: null,
    hit: () => hit,
    point: (x, y) => ({ x, y }),
    choose: (tile) => (stage.chosen = tile),
    drag: () => {},
    release: () => (stage.released = true),
    spotNear: () => null,
    movesOf: () => [],
  };
  const heard = [];
  takeInput(stage, { onmove: (move) => heard.push(move), onrefuse: () => {}, onarrange: () => {} });
  const touch = { prevented: false, preventDefault: () => (touch.prevented = true), changedTouches: [{}] };
  listeners.touchstart(touch);
  return { listeners, stage, touch, heard };
}

const at = (clientX, clientY) => ({ isPrimary: true, button: 0, pointerId: 1, pointerType: 'touch', clientX, clientY });

test('a tile of the hand keeps its finger; everything else leaves it to the page', () => {
  assert.equal(touched({ kind: 'hand', tile: '6-4', key: '6-4' }).touch.prevented, true);
  assert.equal(touched({ kind: 'target', target: { move: 'take:3' } }).touch.prevented, false);
  assert.equal(touched(null).touch.prevented, false);
});

test('a swipe that became a scroll of the page makes no move and drops no choice', () => {
  const { listeners, stage, heard } = touched({ kind: 'target', target: { move: 'take:3' } });
  listeners.pointerdown(at(5, 5));
  listeners.pointercancel(at(5, 60));
  listeners.pointerup(at(5, 5));
  assert.deepEqual(heard, []);
  assert.equal(stage.chosen, 'kept');
});

test('a drag that was taken away puts the tile back', () => {
  const { listeners, stage } = touched({ kind: 'hand', tile: '6-4', key: '6-4' });
  listeners.pointerdown(at(5, 5));
  listeners.pointermove(at(5, 60));
  assert.equal(stage.chosen, '6-4');
  listeners.pointercancel(at(5, 60));
  assert.equal(stage.chosen, null);
  assert.equal(stage.released, true);
});

// ---------------------------------------------------------------- sharing

const fine = async () => {};
const refuses = (name) => async () => {
  throw Object.assign(new Error(name), { name });
};

test('a text is shared as the device does it, else copied, else shown', async () => {
  assert.equal(await send('x', { touch: true, share: fine, write: fine }), 'shared');
  assert.equal(await send('x', { touch: false, share: fine, write: fine }), 'copied', 'only fingers want that panel');
  assert.equal(await send('x', { touch: true, share: undefined, write: fine }), 'copied');
  assert.equal(await send('x', { touch: true, share: refuses('NotAllowedError'), write: fine }), 'copied');
  assert.equal(await send('x', { touch: true, share: refuses('AbortError'), write: fine }), 'left');
  assert.equal(await send('x', { touch: false, share: undefined, write: refuses('NotAllowedError') }), 'shown');
  assert.equal(await send('x', { touch: false, share: undefined, write: undefined }), 'shown');
});
