// What a position says of the seats: teams, and who has laid what since the person's last tile.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { recentTiles, teamsOf } from '../../web/table/seat_signs.js';
import { tileOf } from '../../web/words/notation.js';

test('tiles stay marked with their player until the person lays one', () => {
  const marked = (...history) => Object.fromEntries(recentTiles(history, 0));
  assert.deepEqual(marked(), {});
  assert.deepEqual(marked('1:6-6', '2:6-4@R'), { '6-6': 1, '6-4': 2 });
  assert.deepEqual(marked('1:6-6', '0:6-4@R', '2:4-1@R', '1:6-2@L'), { '4-1': 2, '6-2': 1 });
  assert.deepEqual(marked('1:6-6', '0:6-4@R'), {});
  assert.deepEqual(marked('10:4-12@M'), { '12-4': 10 }, 'a tile is named with its higher half first');
});

test('who can only draw or pass has not answered yet', () => {
  const history = ['0:6-4', '1:4-1@R', '0:draw', '0:pass', '1:1-1@R', '2:pass'];
  assert.deepEqual(
    [...recentTiles(history, 0)],
    [
      ['4-1', 1],
      ['1-1', 1],
    ],
  );
});

test('seats are a team where several share a side, and not all', () => {
  assert.deepEqual(teamsOf({ sides: [0, 1, 0, 1] }), [0, 1, 0, 1]);
  assert.equal(teamsOf({ sides: [0, 1, 2] }), null);
  assert.equal(teamsOf({ sides: [0] }), null);
});

test('a tile is the same whichever half touches', () => {
  assert.equal(tileOf('4-6@R'), '6-4');
  assert.equal(tileOf('6-4'), '6-4');
  assert.equal(tileOf('9-10@M'), '10-9');
});
