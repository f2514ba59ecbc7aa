// Everything as one file: it comes back as it was, loses nothing newer, and whatever else a file holds changes nothing.

import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { test } from 'node:test';
import {
  joined,
  localNames,
  merged,
  MOST_ARCHIVED,
  puzzleIn,
  readArchive,
  written,
} from '../../web/history/archive.js';
import { pack, unpack } from '../../web/history/packing.js';
import { readRoute } from '../../web/screens/router.js';

const isSetting = localNames({ theme: ['system', 'light', 'dark'] }, ['itself']);
const game = (more = {}) => ({
  id: 'block?seed=a',
  game: 'block',
  players: 2,
  seed: 'a',
  options: { set: 6, target: 100, claims: true, rules: 'family' },
  level: 'club',
  started: 1,
  updated: 10,
  save: '{"moves":"6-6"}',
  moves: 1,
  scores: [0, 0],
  sides: [0, 1],
  round: 1,
  finished: false,
  winners: [],
  ...more,
});
const record = (more = {}) => ({
  game: 'block',
  players: 2,
  level: 'club',
  ended: 5,
  outcome: 'won',
  unit: 'points',
  margin: 3,
  rounds: [3],
  helped: null,
  moves: 'abc',
  ...more,
});
const puzzle = (more = {}) => ({
  stars: 2,
  left: 1,
  pile: 'open',
  helped: false,
  tries: 3,
  last: 'm',
  onDay: false,
  when: 100,
  ...more,
});
const archive = (more = {}) => ({
  games: [game()],
  played: new Map([['block?seed=a', record()]]),
  puzzles: new Map([['daily-2026-11-16', puzzle()]]),
  settings: new Map([['theme', 'dark']]),
  ...more,
});
const nothing = () => ({ games: [], played: new Map(), puzzles: new Map(), settings: new Map() });
const read = (data) => readArchive(typeof data === 'string' ? data : JSON.stringify(data), isSetting);

test('what is written is read again, and brought to an empty device as a whole', () => {
  const all = archive();
  const { odd, ...there } = readArchive(written(all, 7), isSetting);
  assert.equal(odd, 0);
  assert.deepEqual(there, all);
  assert.deepEqual(merged(nothing(), there), all);
});

test('what is here already, or is newer here, stays', () => {
  assert.deepEqual(merged(archive(), archive()), nothing());
  const newer = archive({
    games: [game({ updated: 99 })],
    played: new Map([['block?seed=a', record({ ended: 99, outcome: 'lost' })]]),
    puzzles: new Map([['daily-2026-11-16', puzzle({ stars: 3, left: 0, when: 50, tries: 9 })]]),
    settings: new Map([['theme', 'light']]),
  });
  assert.deepEqual(merged(newer, archive()), nothing());
  const wanted = merged(archive(), newer);
  assert.deepEqual(wanted.games, newer.games);
  assert.deepEqual(wanted.played, newer.played);
  assert.equal(wanted.puzzles.get('daily-2026-11-16').stars, 3);
  assert.equal(wanted.settings.size, 0, 'what the person has chosen here stays chosen');
});

test('a puzzle keeps the best of both, and the days that were won anywhere', () => {
  const here = puzzle({ stars: 3, left: 0, helped: true, onDay: false, tries: 1, when: 200 });
  const there = puzzle({ stars: 1, left: 4, onDay: true, tries: 5, when: 100 });
  for (const both of [joined(here, there), joined(there, here)]) {
    assert.deepEqual([both.stars, both.left, both.helped], [3, 0, true]);
    assert.deepEqual([both.onDay, both.tries, both.when], [true, 5, 100]);
  }
});

test('a result of a puzzle that says little comes along all the same', () => {
  const little = { stars: 3, left: 0 };
  assert.deepEqual(puzzleIn(little), puzzle({ ...little, helped: true, tries: 1, last: '', onDay: false, when: 0 }));
  for (const wrong of [{ stars: '3', left: 0 }, { stars: 3 }, { ...little, helped: 'no' }, null, []])
    assert.equal(puzzleIn(wrong), null);
});

test('the better of two best scores is kept', () => {
  const name = 'best-bingo-6-steady';
  const of = (score) => ({ ...nothing(), settings: new Map([[name, score]]) });
  assert.equal(merged(of('7'), of('12')).settings.get(name), '12');
  assert.equal(merged(of('12'), of('7')).settings.size, 0);
});

test('whatever is no archive is refused as a whole', () => {
  const whole = JSON.parse(written(archive(), 7));
  const refused = {
    'not-archive': [
      '{',
      'hello',
      '['.repeat(40) + ']'.repeat(40),
      [],
      null,
      7,
      {},
      { boneyard: 2, game: 'block' },
      { ...whole, archive: 'x' },
      { ...whole, archive: 1.5 },
      { ...whole, scripts: [] },
      { ...whole, games: {} },
      { ...whole, played: [] },
      { ...whole, puzzles: null },
      { ...whole, settings: 'x' },
    ],
    'archive-newer': [{ ...whole, archive: 2 }],
    'archive-too-long': ['x'.repeat(MOST_ARCHIVED + 1)],
  };
  for (const [reason, texts] of Object.entries(refused))
    for (const text of texts)
      assert.throws(
        () => read(text),
        (error) => error.reason === reason,
        `${reason}: ${JSON.stringify(text)?.slice(0, 60)}`,
      );
  assert.throws(() => readArchive(7, isSetting), { reason: 'not-archive' });
});

test('an entry that cannot be read is left out and counted, the others come', () => {
  const bad = [
    { id: 5 },
    { game: '<b>' },
    { players: '2' },
    { options: { set: {} } },
    { link: ['javascript', 'alert(1)'].join(':') },
    { link: 'https://elsewhere.example/' },
    { save: 'x'.repeat(70_000) },
    { save: '['.repeat(20) + ']'.repeat(20) },
    { scores: 'x' },
    { winners: [-1] },
    { updated: null },
    { finished: 1 },
    { deal: [{}] },
    { puzzle: { name: [] } },
    { puzzle: { name: 'x', ways: ['<b>', 2] } },
    { posed: ['pass'] },
  ].map((more) => game(more));
  const { games, played, puzzles, settings, odd } = read({
    archive: 1,
    games: [...bad, game({ id: 'good' }), 'x', null],
    played: { good: record(), bad: record({ rounds: ['<script>'] }), ['x'.repeat(2000)]: record() },
    puzzles: { 'daily-2026-11-16': puzzle(), 'a b': puzzle(), other: puzzle({ stars: 9 }) },
    settings: { theme: 'dark', itself: 'on', token: 'x', language: '<b>', 'setup-block': '{', 'best-bingo-6-x': '1e9' },
  });
  assert.deepEqual(
    games.map(({ id }) => id),
    ['good'],
  );
  assert.deepEqual([...played.keys()], ['good']);
  assert.deepEqual([...puzzles.keys()], ['daily-2026-11-16']);
  assert.deepEqual([...settings.keys()], ['theme', 'itself']);
  assert.equal(odd, bad.length + 2 + 2 + 2 + 4);
});

test('fields that do not belong to a game are not brought', () => {
  const [brought] = read({ archive: 1, games: [{ ...game(), writer: 'me', shown: { scene: {} }, extra: 1 }] }).games;
  assert.deepEqual(brought, game());
});

// ---------------------------------------------------------------- links to positions

const MOVES = '6-6 6-4@R 4-4@R draw pass '.repeat(60);
const SAVE = `{"boneyard":2,"game":"block","players":2,"options":{"set":6},"seed":"a","moves":"${MOVES}"}`;

test('a position goes through an address and comes back', async () => {
  const packed = await pack(SAVE);
  assert.ok(packed.length < SAVE.length / 4, `${packed.length} of ${SAVE.length}`);
  const route = readRoute(`#/position/${packed}?level=club`);
  assert.deepEqual(route, { screen: 'position', packed, level: 'club' });
  assert.equal(await unpack(route.packed), SAVE);
});

test('one that was packed without a compressor is understood as well', async () => {
  const { CompressionStream } = globalThis;
  delete globalThis.CompressionStream;
  try {
    const packed = await pack('{"seed":"é"}');
    assert.equal(packed[0], 'p');
    assert.equal(await unpack(packed), '{"seed":"é"}');
  } finally {
    globalThis.CompressionStream = CompressionStream;
  }
});

test('damaged positions, and those that would grow without end, are refused', async () => {
  const bomb = await pack('0'.repeat(60_000));
  assert.ok((await unpack(bomb)).length === 60_000);
  const { CompressionStream } = globalThis;
  const stream = new Blob(['0'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  await assert.rejects(unpack(`d${bytes.toString('base64url')}`), { reason: 'too-long' });
  for (const text of ['', 'd', 'dAAAA', 'x123', 'd!!!', 'p_w', (await pack(SAVE)).slice(0, -9)])
    await assert.rejects(unpack(text), { reason: 'not-text' }, text);
});
