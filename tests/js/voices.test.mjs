// What hangs in the air over the seats.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Voices } from '../../web/table/voices.js';

const heard = (voices, now) => voices.bubbles(now, true).map(({ seat, word, data }) => [seat, word, data.count]);

test('a run of draws is said as one, with its number', () => {
  const voices = new Voices();
  for (let now = 0; now < 600; now += 120) voices.hear({ kind: 'draw', seat: 1 }, now);
  voices.hear({ kind: 'draw', seat: 2 }, 600);
  assert.deepEqual(heard(voices, 600), [
    [1, 'draw', 5],
    [2, 'draw', 1],
  ]);
});

test('draws that lie long back are not counted again, nor those before another word', () => {
  const voices = new Voices();
  voices.hear({ kind: 'draw', seat: 1 }, 0);
  voices.hear({ kind: 'draw', seat: 1 }, 60_000);
  assert.deepEqual(heard(voices, 60_000), [[1, 'draw', 1]]);
  voices.hear({ kind: 'pass', seat: 1 }, 60_100);
  assert.deepEqual(heard(voices, 60_100), [[1, 'pass', undefined]]);
});

test('who passes says so', () => {
  const voices = new Voices();
  voices.hear({ kind: 'pass', seat: 2 }, 0);
  voices.hear({ kind: 'play', seat: 1, tile: '6-4' }, 0);
  assert.deepEqual(heard(voices, 10), [[2, 'pass', undefined]]);
});
