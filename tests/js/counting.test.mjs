// The clock of a game that is counted: a number lasts as long as it should, whatever the machine, and a whole set is
// out in twenty seconds by itself.

import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { FakeTime } from './fake_time.mjs';

globalThis.SPOKEN = {};
globalThis.SHELF = [{ id: 'counted', seats: [1], clock: true, pictured: false }];
const page = new EventTarget();
const html = { dataset: { assets: 'a', pyodide: 'p' } };
globalThis.document = Object.assign(page, {
  documentElement: html,
  baseURI: 'http://page/',
  querySelector: () => null,
});
const { Clock, TEMPO } = await import('../../web/table/counting.js');
const { scoreOf } = await import('../../web/table/tally.js');

/** A table on which every fourth number is said by the tile under the finger; a change takes `cost` milliseconds. */
class CountedTable {
  app = { hurry: false };
  match = {};
  screen = { make: (move) => this.play(move) };
  refused = 0;

  constructor(tiles, cost) {
    this.time = new FakeTime();
    this.tiles = tiles;
    this.cost = cost;
    this.state = this.#after({ moves: 0, taken: [], missed: 0 });
    this.clock = new Clock(this, this.time);
    this.clock.wake();
  }

  get now() {
    return this.state;
  }

  #after({ moves, taken, missed }) {
    const finished = taken.length === this.tiles;
    const says = moves % 4 === 3;
    return {
      game: 'counted',
      options: { set: 6 },
      moves,
      finished,
      turn: finished ? null : 0,
      legal: says ? ['take:1', 'next'] : ['next'],
      view: { left: this.tiles - taken.length, taken, missed },
    };
  }

  #made({ moves, legal, view: { taken, missed } }, move) {
    if (move !== 'next') return this.#after({ moves: moves + 1, taken: [...taken, move], missed });
    return this.#after({ moves: moves + 1, taken, missed: missed + (legal.length - 1) });
  }

  play(move) {
    this.clock.hear(move);
    if (this.state.legal.includes(move)) this.state = this.#made(this.state, move);
    else this.refused++;
    this.time.spend(this.cost);
    this.clock.wake();
  }

  again() {
    this.state = this.#after({ moves: 0, taken: [], missed: 0 });
    this.clock.wake();
  }

  playOn(choose) {
    for (let move = choose(this.state); move; move = choose(this.state)) this.state = this.#made(this.state, move);
    this.time.spend(this.cost);
    this.clock.wake();
  }
}

beforeEach(() => (document.visibilityState = 'visible'));

test('a number lasts its time, and a wrong tap neither stops it nor makes it longer', () => {
  const table = new CountedTable(10, 0);
  table.clock.start();
  table.time.pass(TEMPO.normal - 100);
  assert.equal(table.state.moves, 0);
  table.play('take:1');
  assert.deepEqual([table.refused, table.match.tally.wrong], [1, 1]);
  table.time.pass(100);
  assert.equal(table.state.moves, 1);
});

test('who taps in time catches the tile, and who does not misses it', () => {
  const table = new CountedTable(10, 0);
  table.clock.start();
  table.time.pass(3 * TEMPO.normal);
  table.play('take:1');
  assert.equal(table.state.view.taken.length, 1);
  table.time.pass(4 * TEMPO.normal);
  assert.deepEqual([table.state.view.taken.length, table.state.view.missed], [1, 1]);
  assert.equal(scoreOf(table.state.view, table.match.tally), 0);
  assert.equal(table.match.tally.fair, true);
});

test('on a slow machine the time for a number begins when it can be seen', () => {
  const table = new CountedTable(10, 700);
  table.clock.start();
  table.time.pass(TEMPO.normal);
  assert.equal(table.state.moves, 1);
  table.time.pass(TEMPO.normal - 10);
  assert.equal(table.state.moves, 1);
});

for (const [tiles, cost] of [
  [28, 0],
  [91, 0],
  [91, 400],
])
  test(`${tiles} tiles go by themselves in twenty seconds, each change taking ${cost} ms`, () => {
    const table = new CountedTable(tiles, cost);
    table.clock.set({ itself: true, tempo: 'slow' });
    table.clock.start();
    const began = table.time.now();
    table.time.pass(1000);
    assert.equal(table.state.finished, false, 'one can watch it');
    while (!table.state.finished && table.time.pending) table.time.pass(50);
    assert.equal(table.state.finished, true);
    assert.ok(table.time.now() - began <= 20_000, `${table.time.now() - began}`);
    assert.equal(table.match.tally.fair, false);
  });

test('a hidden page pauses, and what was counted by hand or taken back is no feat', () => {
  const table = new CountedTable(10, 0);
  table.clock.start();
  document.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  assert.equal(table.clock.running, false);
  table.time.pass(60_000);
  assert.equal(table.state.moves, 0);
  assert.equal(table.match.tally.fair, true);
  table.play('next');
  assert.equal(table.match.tally.fair, false);
  table.again();
  assert.equal(table.clock.tally.fair, true, 'from the start again, it may become one');
});
