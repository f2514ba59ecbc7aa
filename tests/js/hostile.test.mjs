// Addresses of the page, addresses of frames and texts from outside, broken by chance: each is read, or refused by a
// word of a closed list for which every language has a sentence. `BONEYARD_HOSTILE` says how many, `BONEYARD_SEED`
// which.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { test } from 'node:test';
import './spoken.mjs';
import { isPuzzle, readOptions } from '../../web/embed/options.js';
import { guard, MOST_BYTES, parse, TextRefused } from '../../web/engine/guard.js';
import { matchId, playLink, readRoute, setupLink } from '../../web/screens/router.js';
import { ADDRESSES, broken, FRAMES, TEXTS } from './hostile.mjs';

const CASES = Math.ceil(Number(process.env.BONEYARD_HOSTILE ?? 9000) / 3);
const SEED = Number(process.env.BONEYARD_SEED ?? 1);
const WORDS = new URL('../../web/words/catalogue/', import.meta.url);

const SCREENS = ['lobby', 'puzzles', 'puzzle', 'table', 'setup', 'lost'];
const LOST = [
  ...['too-long', 'unknown', 'unreadable', 'players', 'seed', 'level'].map((word) => `link-${word}`),
  'unknown-puzzle',
  'unknown-game',
];
const NO_PUZZLE = [
  'too-long',
  'no-puzzle',
  'no-level',
  'deal-unreadable',
  'tile-not-in-set',
  'tile-twice',
  'tile-missing',
];
const REFUSED = ['not-text', 'too-long', 'too-deep', 'not-json'];

const short = (text) => JSON.stringify(text.slice(0, 200));

/** Every case of a list, with its number in what goes wrong. */
function each(texts, hold) {
  for (let number = 0; number < CASES; number++) {
    const text = broken(texts, SEED, number);
    try {
      hold(text);
    } catch (error) {
      error.message += `\ncase ${number} of seed ${SEED}: ${short(text)}`;
      throw error;
    }
  }
  assert.deepEqual(Object.keys(Object.prototype), []);
  assert.equal({}.x, undefined);
}

test('whatever an address says, it leads to a screen or to a sentence', () => {
  const seen = new Set();
  each(ADDRESSES, (hash) => {
    const route = readRoute(hash);
    seen.add(route.reason ?? route.screen);
    assert.ok(SCREENS.includes(route.screen));
    assert.equal(Object.getPrototypeOf(route), Object.prototype);
    if (route.screen === 'lost') {
      assert.ok(LOST.includes(route.reason), route.reason);
      for (const value of Object.values(route.data)) assert.ok(value.length <= 40);
    }
    if (!route.game) return;
    for (const [name, value] of Object.entries(route.options)) assert.ok(name.length <= 32 && value.length <= 32);
    const again = readRoute((route.screen === 'table' ? playLink : setupLink)(route));
    if (!/[\ud800-\udfff]/.test(hash)) assert.deepEqual(again, { ...route, players: route.players || null });
    assert.ok(matchId(route).startsWith(route.game));
  });
  assert.deepEqual(
    [...LOST, 'table', 'setup', 'puzzle', 'lobby'].filter((word) => !seen.has(word)),
    [],
  );
});

test('whatever the address of a frame says, it has a puzzle or a reason why not', () => {
  const seen = new Set();
  each(FRAMES, (search) => {
    const options = readOptions(search, '2026-11-16');
    seen.add(options.problem?.code ?? 'fine');
    assert.equal(options.puzzle === null, options.problem !== undefined);
    if (options.puzzle === null) assert.ok(NO_PUZZLE.includes(options.problem.code), options.problem.code);
    else assert.ok(isPuzzle(options.puzzle), options.puzzle);
    assert.ok(['open', 'hidden'].includes(options.pile));
    assert.ok(['auto', 'light', 'dark'].includes(options.theme));
    assert.ok(['auto', ...Object.keys(globalThis.SPOKEN)].includes(options.lang));
    assert.equal(typeof options.report, 'boolean');
    assert.ok(options.origin === '*' || /^https?:\/\/[^/?#]+$/.test(options.origin), options.origin);
    for (const name of options.ignored) assert.ok(name.length <= 24);
    for (const value of Object.values(options.problem ?? {})) assert.ok((value ?? '').length <= 40);
  });
  assert.deepEqual(
    ['fine', ...NO_PUZZLE].filter((word) => !seen.has(word)),
    [],
  );
});

test('whatever a text is, it is JSON of a bounded size and depth, or refused', () => {
  const seen = new Set();
  each(TEXTS, (text) => {
    try {
      JSON.stringify(parse(text));
      seen.add('fine');
    } catch (error) {
      assert.ok(error instanceof TextRefused, error.stack);
      assert.ok(REFUSED.includes(error.reason));
      seen.add(error.reason);
    }
  });
  for (const word of ['fine', 'not-json', 'too-deep']) assert.ok(seen.has(word), word);
});

test('what is too much is refused before anything is made of it', () => {
  const why = (text) => {
    try {
      guard(text);
      return null;
    } catch (error) {
      return error.reason;
    }
  };
  assert.equal(why('x'.repeat(50_000_000)), 'too-long');
  assert.equal(why('['.repeat(50_000)), 'too-deep');
  assert.equal(why('{"a":'.repeat(10_000)), 'too-deep');
  assert.equal(why('é'.repeat(MOST_BYTES / 2 + 1)), 'too-long');
  for (const thing of [null, undefined, 7, {}, ['x'], Symbol.iterator, new String('x')])
    assert.equal(why(thing), 'not-text');
  assert.deepEqual(readRoute(`#/play/block?seed=${'x'.repeat(50_000_000)}`).reason, 'link-too-long');
  assert.equal(readOptions(`?deal=${'6-6+'.repeat(1_000_000)}`).problem.code, 'too-long');
});

test('every word of the closed lists has a sentence in every language', () => {
  for (const language of readdirSync(WORDS)) {
    const folder = new URL(`${language}/`, WORDS);
    const files = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
    const known = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    const wanted = [
      ...[...LOST, ...REFUSED].map((word) => `error-${word}`),
      ...NO_PUZZLE.map((word) => `embed-${word}`),
    ];
    for (const name of wanted) assert.match(known, new RegExp(`^${name} = `, 'm'), `${language}: ${name}`);
  }
});
