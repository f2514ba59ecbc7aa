// Whatever tiles, cloth and backs a person chooses, pips and words can be read: the contrasts that WCAG asks for.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

globalThis.PIPS = JSON.parse(
  execFileSync(
    'python3',
    ['-c', 'import domino_core.bridge; from domino_core.scene.pips import as_json; print(as_json())'],
    {
      cwd: new URL('../..', import.meta.url),
      encoding: 'utf8',
    },
  ),
);
const { palette, pipColour, seatColour, inkOn } = await import('../../web/paint/palette.js');

/** Least contrast of what is not text, and of text. */
const SHAPE = 3;
const TEXT = 4.5;
const CLOTHS = ['green', 'blue', 'red', 'slate', 'sand'];
const TILES = ['ivory', 'ebony', 'wood', 'contrast'];
const BACKS = ['red', 'blue', 'green', 'black'];

function luminance(colour) {
  const parts = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red, green, blue] = parts.map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one, other) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test('the measure is that of WCAG', () => {
  assert.equal(contrast('#000000', '#ffffff'), 21);
  assert.ok(Math.abs(contrast('#777777', '#ffffff') - 4.48) < 0.01);
});

for (const dark of [false, true])
  for (const tiles of TILES)
    test(`pips and numerals can be read on ${tiles}, ${dark ? 'in the evening' : 'by day'}`, () => {
      const colours = palette(dark, { cloth: 'green', tiles });
      for (const face of [colours.ivory.top, colours.ivory.base, colours.ivory.low])
        for (let number = 0; number <= 12; number++)
          for (const coloured of [false, true]) {
            const found = contrast(pipColour(number, coloured, colours), face);
            assert.ok(found >= (coloured ? SHAPE : TEXT), `${number} ${coloured} on ${face}: ${found.toFixed(2)}`);
          }
    });

test('words can be read on every cloth, and tiles stand out from it or have a rim that does', () => {
  for (const dark of [false, true])
    for (const cloth of CLOTHS) {
      const { felt, text } = palette(dark, { cloth });
      for (const shade of felt) assert.ok(contrast(text, shade) >= TEXT, `${cloth} ${shade}`);
      const { ivory } = palette(dark, { cloth, tiles: 'contrast' });
      for (const shade of felt) assert.ok(contrast(ivory.base, shade) >= SHAPE, `tiles on ${cloth} ${shade}`);
    }
});

test('no two looks share their sprites', () => {
  const names = new Set();
  for (const dark of [false, true])
    for (const cloth of CLOTHS)
      for (const tiles of TILES)
        for (const back of BACKS)
          for (const numerals of [false, true]) names.add(palette(dark, { cloth, tiles, back, numerals }).name);
  assert.equal(names.size, 2 * CLOTHS.length * TILES.length * BACKS.length * 2);
});

test('initials can be read on the colour of every seat and team', () => {
  const colours = [0, 1].map((seat) => seatColour(seat, [0, 1]));
  for (let colour = 0; colour < 10; colour++) colours.push(seatColour(3, null, [{ seat: 3, colour }]));
  assert.equal(new Set(colours).size, 11, 'the first seat has the colour of its team');
  for (const colour of colours) assert.ok(contrast(inkOn(colour), colour) >= TEXT, `${inkOn(colour)} on ${colour}`);
});
