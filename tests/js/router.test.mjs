// Addresses: every screen has one, what is written can be read again, and whatever cannot be read is named.

import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import {
  asText,
  go,
  linkOf,
  matchId,
  playLink,
  puzzleLink,
  randomSeed,
  readRoute,
  rename,
  setupLink,
  startRouter,
} from '../../web/screens/router.js';
import { chance } from './random.mjs';

const bare = { players: null, seed: null, level: null, options: {} };

test('every screen has its address', () => {
  assert.deepEqual(readRoute(''), { screen: 'lobby' });
  assert.deepEqual(readRoute('#'), { screen: 'lobby' });
  assert.deepEqual(readRoute('#/'), { screen: 'lobby' });
  assert.deepEqual(readRoute('#/puzzles'), { screen: 'puzzles' });
  assert.deepEqual(readRoute('#/puzzles?day=1'), { screen: 'puzzles' });
  assert.deepEqual(readRoute('#/puzzle/daily'), { screen: 'puzzle', name: 'daily', pile: 'open' });
  assert.deepEqual(readRoute('#/puzzle/deal6-0A_-z?pile=hidden'), {
    screen: 'puzzle',
    name: 'deal6-0A_-z',
    pile: 'hidden',
  });
  assert.deepEqual(readRoute('#/puzzle/6-hard-abc?pile=upside-down').pile, 'open');
  assert.deepEqual(readRoute('#/saved/file-3'), { screen: 'table', id: 'file-3' });
  assert.deepEqual(readRoute('#/new/block'), { screen: 'setup', game: 'block', ...bare });
  assert.deepEqual(readRoute('#/play/mexican-train'), { screen: 'table', game: 'mexican-train', ...bare });
});

test('a table stands in its address, with everything else as an option', () => {
  assert.deepEqual(readRoute('#/play/block?players=3&seed=ab%20c&set=9&draw_from=on&level=sharp'), {
    screen: 'table',
    game: 'block',
    players: 3,
    seed: 'ab c',
    level: 'sharp',
    options: { set: '9', draw_from: 'on' },
  });
});

const BAD = {
  '#/nowhere': ['link-unknown', {}],
  '#/nowhere/block': ['link-unknown', {}],
  '#/play': ['link-unknown', {}],
  '#/play/': ['link-unknown', {}],
  '#/play/block/more': ['link-unknown', {}],
  '#/puzzles/more': ['link-unknown', {}],
  '#/saved/A': ['link-unknown', {}],
  '#/saved/../x': ['link-unknown', {}],
  '#/puzzle/a.b': ['unknown-puzzle', {}],
  [`#/puzzle/${'a'.repeat(97)}`]: ['unknown-puzzle', {}],
  '#/play/Block': ['unknown-game', { game: 'Block' }],
  [`#/new/${'é'.repeat(50)}`]: ['unknown-game', { game: 'é'.repeat(40) }],
  '#/play/block?players=many': ['link-players', { value: 'many' }],
  '#/play/block?players=-1': ['link-players', { value: '-1' }],
  '#/play/block?players=100': ['link-players', { value: '100' }],
  '#/play/block?players=': ['link-players', { value: '' }],
  '#/play/block?seed=': ['link-seed', {}],
  [`#/play/block?seed=${'a'.repeat(65)}`]: ['link-seed', {}],
  '#/play/block?level=': ['link-level', {}],
  '#/play/block?set=6&set=9': ['link-unreadable', { part: 'set' }],
  '#/play/block?__proto__=1': ['link-unreadable', { part: '__proto__' }],
  '#/play/block?Set=6': ['link-unreadable', { part: 'Set' }],
  [`#/play/block?set=${'6'.repeat(33)}`]: ['link-unreadable', { part: 'set' }],
  [`#/play/block?${'a'.repeat(40)}=1`]: ['link-unreadable', { part: 'a'.repeat(32) }],
  [`#/play/block?seed=${'a'.repeat(2000)}`]: ['link-too-long', {}],
};

test('an address that leads nowhere says what is wrong with it', () => {
  for (const [hash, wrong] of Object.entries(BAD)) {
    const [reason, data] = wrong;
    assert.deepEqual(readRoute(hash), { screen: 'lost', reason, data }, hash);
  }
});

test('no text whatsoever throws, and none becomes anything but a known screen', () => {
  const { below, pick } = chance(3);
  const pieces = [
    '#',
    '/',
    '?',
    '&',
    '=',
    'play',
    'new',
    'saved',
    'puzzle',
    'block',
    'seed',
    '%',
    '%zz',
    '+',
    '🂡',
    '\0',
  ];
  const known = new Set(['lobby', 'setup', 'table', 'puzzle', 'puzzles', 'lost']);
  for (let k = 0; k < 3000; k++) {
    const text = Array.from({ length: below(9) }, () => pick(pieces)).join('');
    assert.ok(known.has(readRoute(text).screen), text);
  }
});

test('what is written can be read again', () => {
  const { below, pick } = chance(4);
  for (let k = 0; k < 500; k++) {
    const match = {
      game: pick(['block', 'mexican-train', 'forty-two']),
      players: below(2) ? 1 + below(9) : null,
      seed: below(2) ? pick(['abc', 'a b&c=d', 'é/?#%', randomSeed()]) : null,
      level: below(2) ? 'simple' : null,
      options: below(2) ? { target: 100, spinner: true, rules: 'house-rules', open: false } : {},
    };
    const options = Object.fromEntries(Object.entries(match.options).map(([name, value]) => [name, asText(value)]));
    assert.deepEqual(readRoute(playLink(match)), { screen: 'table', ...match, options });
    assert.deepEqual(readRoute(setupLink(match)), { screen: 'setup', ...match, options });
  }
  for (const pile of ['open', 'hidden'])
    assert.deepEqual(readRoute(puzzleLink('9-hard-x', pile)), { screen: 'puzzle', name: '9-hard-x', pile });
  assert.equal(puzzleLink('daily'), '#/puzzle/daily', 'the usual pile is not mentioned');
});

test('a match is filed under its deal and rules: neither level nor order of the options count', () => {
  const match = { game: 'block', players: 2, seed: 'x', options: { target: 100, set: 6 }, level: 'simple' };
  assert.equal(matchId(match), 'block?players=2&seed=x&set=6&target=100');
  assert.equal(matchId({ ...match, level: 'sharp', options: { set: 6, target: 100 } }), matchId(match));
  assert.notEqual(matchId({ ...match, seed: 'y' }), matchId(match));
});

test('values stand in links as words', () => {
  assert.deepEqual([true, false, 100, 'wide'].map(asText), ['on', 'off', '100', 'wide']);
});

test('a random text can be told on the telephone, and stands in a link', () => {
  const seeds = Array.from({ length: 200 }, () => randomSeed());
  for (const seed of seeds) assert.match(seed, /^[a-hjkmnp-z2-9]{8}$/);
  assert.ok(new Set(seeds).size > 190);
  assert.equal(randomSeed(12).length, 12);
});

// ---------------------------------------------------------------- in a window

const NAMES = ['location', 'history', 'addEventListener', 'dispatchEvent', 'HashChangeEvent'];

afterEach(() => {
  for (const name of NAMES) delete globalThis[name];
});

/** A window with an address; setting another one tells, as in a browser. */
function openWindow(hash) {
  const window = new EventTarget();
  const location = {
    origin: 'https://example.org',
    pathname: '/play/',
    get hash() {
      return hash;
    },
    set hash(text) {
      if (text === hash) return;
      hash = text;
      window.dispatchEvent(new Event('hashchange'));
    },
  };
  Object.assign(globalThis, {
    location,
    history: { state: null, replaceState: (state, title, text) => (hash = text) },
    addEventListener: window.addEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
    HashChangeEvent: Event,
  });
}

test('the router tells the present address and each that follows, also the same one again', () => {
  openWindow('#/puzzles');
  const heard = [];
  startRouter((route) => heard.push(route.screen));
  go('#/new/block');
  go('#/new/block');
  rename('#/play/block');
  assert.equal(globalThis.location.hash, '#/play/block');
  go('#/');
  assert.deepEqual(heard, ['puzzles', 'setup', 'setup', 'lobby']);
  assert.equal(
    linkOf({ game: 'block', players: 2, seed: 'x', options: {} }),
    'https://example.org/play/#/play/block?players=2&seed=x',
  );
});
