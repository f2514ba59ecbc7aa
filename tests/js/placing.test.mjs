// Where a tile that is new to a scene comes from, and how a tile lies on its spot.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lying, originOf } from '../../web/table/placing.js';

const up = (name, zone, x, y, more = {}) => ({
  key: name,
  tile: name,
  face: 'up',
  zone,
  x,
  y,
  size: 40,
  turn: 0,
  ...more,
});
const back = (key, zone, x, y) => ({
  key,
  tile: null,
  zone,
  at: { x, y, size: 20, turn: 90, alpha: 1, height: 0, over: 1 },
});
const scene = {
  width: 800,
  height: 600,
  tiles: [{ key: 'back:yard:0', tile: null, zone: 'yard', x: 700, y: 500, size: 30 }],
  targets: [],
  seats: [{ seat: 1, x: 400, y: 40 }],
  labels: [],
};

test('a deal comes from the pile, face down, or from the middle where there is none', () => {
  const deal = [{ kind: 'deal' }];
  assert.deepEqual(originOf(scene, deal)(up('6-4', 'hand', 100, 550), []), {
    x: 700,
    y: 500,
    size: 30,
    turn: 0,
    hidden: true,
  });
  assert.deepEqual(originOf({ ...scene, tiles: [] }, deal)(up('6-4', 'row', 100, 550), []), {
    x: 400,
    y: 300,
    size: 40,
    turn: 0,
    hidden: true,
  });
  assert.equal(
    originOf(scene, deal)({ ...up('back:1:0', 'rack', 100, 40), tile: null, face: 'down' }, []).hidden,
    false,
  );
  assert.equal(originOf(scene, deal)(up('6-4', 'gone', 100, 550), []), null);
});

test('a played tile comes from the rack of its seat, and no back is taken twice', () => {
  const events = [
    { kind: 'play', seat: 1, tile: '6-4' },
    { kind: 'play', seat: 1, tile: '5-4' },
  ];
  const gone = [back('back:2:0', 'rack', 1, 1), back('back:1:6', 'rack', 300, 50)];
  const origin = originOf(scene, events);
  assert.deepEqual(origin(up('6-4', 'line', 400, 300), gone), {
    x: 300,
    y: 50,
    size: 20,
    turn: 90,
    hidden: true,
    instead: 'back:1:6',
  });
  assert.deepEqual(origin(up('5-4', 'line', 440, 300), gone), { x: 400, y: 40, size: 24, turn: 0, hidden: true });
});

test('a drawn tile comes from the top of the pile, or from its place', () => {
  const origin = originOf(scene, [{ kind: 'draw', seat: 0 }]);
  const gone = [back('back:yard:2', 'yard', 703, 497)];
  assert.deepEqual(origin(up('6-4', 'hand', 100, 550), gone), {
    x: 703,
    y: 497,
    size: 20,
    turn: 90,
    hidden: true,
    instead: 'back:yard:2',
  });
  assert.deepEqual(origin(up('5-4', 'hand', 140, 550), gone), { x: 700, y: 500, size: 30, turn: 0, hidden: true });
});

test('a hand that is laid open turns over where it lies', () => {
  const gone = [back('back:1:0', 'rack', 100, 40), back('back:1:1', 'rack', 300, 40)];
  assert.equal(originOf(scene, [])(up('6-4', 'rack', 310, 40), gone).instead, 'back:1:1');
  assert.equal(originOf(scene, [])(up('6-4', 'rack', 600, 40), gone), null);
});

test('a tile lies on its spot as the scene says', () => {
  const spot = { move: '6-4@R', tile: '6-4', kind: 'place', x: 200, y: 100, w: 60, h: 44, size: 18, turn: 90 };
  assert.deepEqual(lying(spot), { x: 200, y: 100, size: 18, turn: 90 });
  assert.deepEqual(lying({ ...spot, at: [190, 104] }), { x: 190, y: 104, size: 18, turn: 90 });
});
