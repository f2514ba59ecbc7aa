// What a finger meets on the table.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { handTile, nearest, onWonTricks, spotNear, tilesUnder } from '../../web/table/hit_test.js';
import { chance } from './random.mjs';

const box = (name, x, y, w, h) => ({ move: name, x, y, w, h });
const tile = (name, x, y, more = {}) => ({
  key: name,
  tile: name,
  face: 'up',
  zone: 'hand',
  x,
  y,
  size: 40,
  turn: 0,
  ...more,
});

test('every point of a target that stands alone meets it, and ten pixels beside it', () => {
  const { between } = chance(1);
  for (let k = 0; k < 500; k++) {
    const one = box('a', between(0, 500), between(0, 500), between(44, 200), between(44, 200));
    const inside = { x: one.x + between(-0.5, 0.5) * one.w, y: one.y + between(-0.5, 0.5) * one.h };
    assert.equal(nearest([one], inside), one);
    assert.equal(nearest([one], { x: one.x + one.w / 2 + 9.9, y: one.y }), one);
    assert.equal(nearest([one], { x: one.x, y: one.y - one.h / 2 - 10.1 }), undefined);
  }
});

test('of targets that meet, a finger gets the one that it is on, the smaller one, the nearer one', () => {
  const [left, right] = [box('left', 100, 100, 50, 50), box('right', 155, 100, 50, 50)];
  assert.equal(nearest([left, right], { x: 124, y: 100 }), left);
  assert.equal(nearest([left, right], { x: 131, y: 100 }), right);
  const small = box('small', 110, 100, 20, 20);
  assert.equal(nearest([left, small], { x: 105, y: 100 }), small);
  assert.equal(nearest([box('far', 120, 100, 50, 50), left], { x: 105, y: 100 }), left);
});

test('a tile of the hand is met where it stands, also when it stands out of the row', () => {
  const scene = {
    tiles: [
      tile('6-4', 100, 500),
      tile('5-5', 144, 500),
      tile('3-2', 100, 200, { zone: 'line' }),
      { ...tile('back:0', 300, 500), face: 'down' },
    ],
  };
  assert.equal(handTile(scene, { x: 100, y: 500 }).key, '6-4');
  assert.equal(handTile(scene, { x: 124, y: 500 }).key, '5-5');
  assert.equal(handTile(scene, { x: 100, y: 500 - 40 - 13 }).key, '6-4');
  assert.equal(handTile(scene, { x: 100, y: 200 }), undefined);
  assert.equal(handTile(scene, { x: 300, y: 500 }), undefined);
  const lying = { tiles: [tile('6-4', 100, 500, { turn: 90 })] };
  assert.equal(handTile(lying, { x: 138, y: 500 }).key, '6-4');
  assert.equal(handTile(lying, { x: 100, y: 530 }), undefined);
});

test('a dragged tile finds a spot by its box and by the place where it will lie', () => {
  const one = { ...box('one', 100, 100, 44, 44), lies: { x: 130, y: 100 } };
  const two = { ...box('two', 300, 100, 44, 44), lies: { x: 300, y: 100 } };
  assert.equal(spotNear([one, two], { x: 50, y: 100 }), one);
  assert.equal(spotNear([one, two], { x: 190, y: 100 }), one);
  assert.equal(spotNear([one, two], { x: 290, y: 130 }), two);
  assert.equal(spotNear([one, two], { x: 100, y: 300 }), null);
  assert.equal(spotNear([], { x: 100, y: 300 }), null);
});

test('the tiles of a pile and the won tricks are known by their places', () => {
  const scene = {
    tiles: [tile('a', 10, 10), tile('b', 90, 10), tile('won', 400, 400, { zone: 'gone' })],
    labels: [{ code: 'tricks', x: 500, y: 300 }],
  };
  assert.deepEqual(tilesUnder(scene, box('draw', 0, 0, 40, 40)), [scene.tiles[0]]);
  assert.ok(onWonTricks(scene, { x: 420, y: 410 }));
  assert.ok(onWonTricks(scene, { x: 600, y: 310 }));
  assert.ok(!onWonTricks(scene, { x: 10, y: 10 }));
});
