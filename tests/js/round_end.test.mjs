// The end of a round: what was played stands above the sheet, and points fly to those who get them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lifted } from '../../web/table/above_sheet.js';
import { flightsOf } from '../../web/table/flying_points.js';

/** Where a box stands after it was lifted. */
function placed(box, room) {
  const { scale, middle, by } = lifted(box, room);
  const half = (scale * (box.bottom - box.top)) / 2;
  return { top: middle + by - half, bottom: middle + by + half };
}

test('what stands above the sheet stays where it is', () => {
  const { scale, by } = lifted({ top: 100, bottom: 300 }, { top: 50, bottom: 400 });
  assert.deepEqual([scale, by], [1, 0]);
});

test('what the sheet would cover goes up, and shrinks only where there is no room', () => {
  assert.deepEqual(placed({ top: 200, bottom: 500 }, { top: 50, bottom: 400 }), { top: 100, bottom: 400 });
  assert.deepEqual(placed({ top: 60, bottom: 760 }, { top: 50, bottom: 400 }), { top: 50, bottom: 400 });
});

test('points fly to the seat whose round it is, and else to the first of a side', () => {
  const sides = [0, 1, 0, 1];
  assert.deepEqual(flightsOf({ sides, result: { seat: 3, points: [0, 12] } }), [{ seat: 3, points: 12 }]);
  assert.deepEqual(flightsOf({ sides, result: { seat: null, points: [5, 10] } }), [
    { seat: 0, points: 5 },
    { seat: 1, points: 10 },
  ]);
  assert.deepEqual(flightsOf({ sides: [0, 1], result: { seat: 1, points: [0, 0] } }), []);
});
