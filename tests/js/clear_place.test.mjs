// A place that covers nothing one needs, on a crowded screen.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clearPlace, costAt, NEVER } from '../../web/table/clear_place.js';
import { chance } from './random.mjs';

const ROOM = { left: 0, top: 0, right: 400, bottom: 300 };
const TOP = { x: 200, y: 0 };
const SIZE = { width: 100, height: 30 };
const box = (left, top, width, height, weight = NEVER) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
  weight,
});

test('on an empty screen it lies where it is wished for', () => {
  const { left, top, cost } = clearPlace(SIZE, ROOM, [], TOP);
  assert.deepEqual([left, top, cost], [150, 0, 0]);
});

test('it goes round what must be seen, no farther than it has to', () => {
  const plates = box(0, 0, 400, 50);
  const { top, cost } = clearPlace(SIZE, ROOM, [plates], TOP);
  assert.equal(cost, 0);
  assert.ok(top >= 50 && top < 60, `${top}`);
  const { left } = clearPlace(SIZE, ROOM, [box(0, 0, 180, 300)], TOP);
  assert.ok(left >= 180 && left < 190, `${left}`);
});

test('where something has to be covered, it is what matters least', () => {
  const tiles = box(0, 200, 400, 100, 1);
  const { top, cost } = clearPlace(SIZE, ROOM, [box(0, 0, 400, 200), tiles], TOP);
  assert.ok(top >= 200, 'the tiles rather than the plates');
  assert.equal(cost, 100 * 30);
});

test('whatever lies there: it stays in the room, and no place that was tried is better', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { below, pick } = chance(seed);
    const obstacles = Array.from({ length: below(30) }, () =>
      box(below(380), below(280), 10 + below(120), 10 + below(60), pick([1, 3, NEVER])),
    );
    const size = { width: 20 + below(300), height: 20 + below(60) };
    const { left, top, cost } = clearPlace(size, ROOM, obstacles, TOP);
    const at = (x, y) => ({ left: x, top: y, right: x + size.width, bottom: y + size.height });
    assert.ok(left >= 0 && top >= 0 && left + size.width <= 400 + 1e-9 && top + size.height <= 300 + 1e-9);
    assert.equal(cost, costAt(at(left, top), obstacles));
    for (let x = 0; x <= 400 - size.width; x += 6)
      for (let y = 0; y <= 300 - size.height; y += 6) assert.ok(costAt(at(x, y), obstacles) >= cost);
  }
});

test('what is larger than the room begins where the room does', () => {
  assert.deepEqual((({ left, top }) => [left, top])(clearPlace({ width: 999, height: 999 }, ROOM, [], TOP)), [0, 0]);
});

test('a large screen is searched as quickly as a small one', () => {
  let tried = 0;
  const counting = {
    left: 0,
    top: 0,
    bottom: 2160,
    weight: 1,
    get right() {
      tried++;
      return 3840;
    },
  };
  clearPlace(SIZE, { left: 0, top: 0, right: 3840, bottom: 2160 }, [counting], TOP);
  assert.ok(tried > 1000 && tried < 30_000, `${tried}`);
});
