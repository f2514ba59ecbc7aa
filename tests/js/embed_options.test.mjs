// What the address of a frame may ask for: all that is on the lists, nothing else, and a word about the rest.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './spoken.mjs';
import { codeOf, dealFrom, readDeal, tilesOf } from '../../web/embed/deal.js';
import { isPuzzle, isRock, readOptions } from '../../web/embed/options.js';
import { dayText } from '../../web/puzzles/days.js';
import { chance } from './random.mjs';

const DAY = '2026-03-04';
const PLAIN = {
  puzzle: `daily-${DAY}`,
  pile: 'open',
  theme: 'auto',
  lang: 'auto',
  report: false,
  origin: '*',
  ignored: [],
};
const read = (search) => readOptions(search, DAY);

// ---------------------------------------------------------------- deals

test('a set has its tiles in the order of the engine', () => {
  assert.deepEqual(tilesOf(6).slice(0, 6), ['0-0', '1-0', '1-1', '2-0', '2-1', '2-2']);
  assert.deepEqual(
    [6, 9, 12].map((set) => tilesOf(set).length),
    [28, 55, 91],
  );
});

test('a deal has the code that the engine gives it', () => {
  const deal =
    '3-0 0-0 6-4 2-0 5-5 5-0 5-3 2-2 3-1 6-0 3-2 6-5 4-1 4-0 5-4 4-4 3-3 5-1 6-6 5-2 4-2 2-1 1-0 4-3 6-3 6-2 1-1 6-1';
  assert.equal(codeOf(6, deal.split(' ')), 'r4BW1mAKGOJPnA-U');
  assert.deepEqual(dealFrom(6, 'r4BW1mAKGOJPnA-U'), deal.split(' '));
  assert.equal(codeOf(6, tilesOf(6)), '0');
  assert.equal(codeOf(6, tilesOf(6).reverse()), '3sIMwHwqirPsj----');
});

test('every deal comes back from its code', () => {
  for (const set of [6, 9, 12])
    for (let seed = 1; seed <= 30; seed++) {
      const deal = chance(seed).shuffled(tilesOf(set));
      assert.deepEqual(dealFrom(set, codeOf(set, deal)), deal);
    }
});

test('a code that stands for no deal is none', () => {
  assert.equal(dealFrom(6, '3sIMwHwqirPsk0000'), null, 'one more than the last');
  assert.equal(dealFrom(6, 'a.b'), null);
  assert.equal(dealFrom(6, 'é'), null);
  assert.deepEqual(dealFrom(6, '000'), tilesOf(6));
});

test('a deal that is written out is read, whichever way its tiles are written', () => {
  const written = tilesOf(6).map((tile) => tile.split('-').reverse().join('-'));
  for (const gap of [' ', ',', '; ', '\n']) assert.deepEqual(readDeal(written.join(gap)), { set: 6, deal: tilesOf(6) });
  assert.equal(readDeal(tilesOf(9).join(' ')).set, 9);
  assert.equal(readDeal(tilesOf(12).join(' ')).set, 12);
});

test('a deal that is written wrong says what is wrong with it', () => {
  const whole = tilesOf(6);
  const text = (tiles) => tiles.join(' ');
  for (const nonsense of ['', '  ', 'abc', '6-', '6-4-2', '13-1', '６-4', text([...whole, 'x'])])
    assert.deepEqual(readDeal(nonsense), { wrong: 'deal-unreadable' }, nonsense);
  assert.deepEqual(readDeal(text(whole.slice(1))), { wrong: 'tile-missing', tile: '0-0' });
  assert.deepEqual(readDeal(text([...whole, '4-6'])), { wrong: 'tile-twice', tile: '6-4' });
  assert.deepEqual(readDeal(text([...whole, '7-0']), 6), { wrong: 'tile-not-in-set', tile: '7-0' });
  assert.deepEqual(readDeal(text(whole), 9), { wrong: 'tile-missing', tile: '7-0' });
});

// ---------------------------------------------------------------- puzzles

test('names that can be those of puzzles', () => {
  const good = [
    `daily-${DAY}`,
    'daily-2026-01-01',
    'daily-2099-12-31',
    '6-gentle-x',
    '9-fiendish-abc9',
    '12-monstrous-1',
  ];
  const deals = ['deal6-0', 'deal6-3sIMwHwqirPsj----', `deal12-${codeOf(12, tilesOf(12).reverse())}`];
  for (const name of [...good, ...deals]) assert.ok(isPuzzle(name), name);
  const days = [
    'daily',
    'daily-2025-12-31',
    'daily-2100-01-01',
    'daily-2026-02-30',
    'daily-2026-13-01',
    'daily-26-1-1',
  ];
  const made = ['6-monstrous-x', '9-gentle-x', '7-hard-x', '6-hard', '6-hard-X', `6-hard-${'a'.repeat(25)}`];
  const dealt = ['deal6-', 'deal7-0', 'deal6-3sIMwHwqirPsk0000', 'deal6-a.b', 'constructor', '__proto__', ''];
  for (const name of [...days, ...made, ...dealt]) assert.ok(!isPuzzle(name), name);
});

test('names of other kinds are passed on to the engine', () => {
  for (const name of ['train-9-tricky-k3x9', 'daily-train-2026-11-16', 'bid-42-hard-1', 'last-block-gentle-1']) {
    assert.ok(isPuzzle(name), name);
    assert.ok(!isRock(name), name);
    assert.equal(read(`?puzzle=${name}`).puzzle, name);
  }
  for (const name of [
    'daily-train-2026-02-30',
    'daily-train-',
    'train',
    'train-',
    'train-a b',
    'train-6-tricky-abc',
    'bid-36-fiendish-x',
    'constructor-9-hard-1',
    `train-${'x'.repeat(90)}`,
  ])
    assert.ok(!isPuzzle(name), name);
  for (const name of ['daily-2026-11-16', '6-hard-x', 'deal6-0']) assert.ok(isRock(name), name);
});

test('a day as the calendar on the wall has it', () => {
  assert.equal(dayText(new Date(2026, 0, 5, 23, 59)), '2026-01-05');
  assert.equal(dayText(new Date(2026, 11, 31)), '2026-12-31');
});

// ---------------------------------------------------------------- options

test('without options it is the puzzle of the day', () => {
  assert.deepEqual(read(''), PLAIN);
  assert.deepEqual(read('?puzzle=daily'), PLAIN);
});

test('every option', () => {
  assert.deepEqual(
    read('?puzzle=6-hard-x&mode=printed&theme=dark&lang=fr&report=1&origin=https%3A%2F%2Fblog.example'),
    {
      puzzle: '6-hard-x',
      pile: 'hidden',
      theme: 'dark',
      lang: 'fr',
      report: true,
      origin: 'https://blog.example',
      ignored: [],
    },
  );
  assert.equal(read(`?deal=${tilesOf(6).join('+')}`).puzzle, 'deal6-0');
  assert.equal(read('?set=9').puzzle, '9-tricky-20260304', 'a set without a level has its second');
  assert.equal(
    read('?level=monstrous').puzzle,
    '12-monstrous-20260304',
    'a level without a set has the first that has it',
  );
  assert.equal(read('?set=12&level=hard').puzzle, '12-hard-20260304');
});

test('a puzzle that there is not says so', () => {
  assert.deepEqual(read('?puzzle=nonsense').problem, { code: 'no-puzzle', name: 'nonsense' });
  assert.deepEqual(read(`?puzzle=${'x'.repeat(90)}`).problem, { code: 'no-puzzle', name: 'x'.repeat(40) });
  assert.deepEqual(read('?set=6&level=monstrous').problem, { code: 'no-level', name: 'monstrous' });
  assert.deepEqual(read('?deal=6-4').problem, { code: 'tile-missing', tile: '0-0' });
  assert.deepEqual(read(`?puzzle=daily&x=${'x'.repeat(2000)}`), {
    ...PLAIN,
    puzzle: null,
    problem: { code: 'too-long' },
  });
  for (const search of ['?puzzle=nonsense', '?set=6&level=monstrous', '?deal=6-4'])
    assert.equal(read(search).puzzle, null);
});

test('what is not on a list is left out, and named', () => {
  const odd = {
    '?theme=pink': 'theme',
    '?lang=de': 'lang',
    '?mode=secret': 'mode',
    '?set=7': 'set',
    '?level=easy': 'level',
    '?report=yes': 'report',
    '?origin=null': 'origin',
    '?origin=javascript:alert(1)': 'origin',
    '?origin=https://blog.example/path': 'origin',
    '?constructor=1': 'constructor',
    '?__proto__=1': '__proto__',
    '?utm_source=mail': 'utm_source',
  };
  for (const [search, name] of Object.entries(odd))
    assert.deepEqual(read(search), { ...PLAIN, ignored: [name] }, search);
  assert.deepEqual(read('?theme=dark&theme=light').theme, 'dark', 'the first of two counts');
  assert.deepEqual(read('?theme=dark&theme=light').ignored, ['theme']);
  assert.deepEqual(read(`?${'x'.repeat(99)}=1`).ignored, ['x'.repeat(24)]);
});
