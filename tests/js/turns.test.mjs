// Whose turn it is: others move at their pace, what leaves no choice goes by itself, and nobody has to wait who does
// not want to.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';
import { FakeTime } from './fake_time.mjs';

globalThis.SHELF = [{ id: 'block', seats: [2, 4] }];
globalThis.PIPS = {};
const { Turns } = await import('../../web/table/turns.js');

const ME = 0;
const SIZE = { width: 800, height: 600 };

/** Lets everything that waits only for promises go on. */
async function settle() {
  for (let k = 0; k < 30; k++) await null;
}

/**
 * A table on which seats lay tiles in turn, `script` names them: [seat, move]. The person's seat decides unless the
 * entry says `forced`.
 */
function setUp(script) {
  const time = new FakeTime();
  const log = [];
  const history = [];
  let landed = 0;
  const stateAt = (k) => ({
    family: 'line',
    game: 'block',
    players: 3,
    turn: script[k]?.[0] ?? null,
    result: null,
    legal: script[k]?.[0] === ME ? [script[k][1]] : [],
    callers: [],
    events: [],
    scene: SIZE,
    view: { history: [...history], seat: ME },
    save: String(k),
    moves: k,
  });
  const table = {
    app: { hurry: false },
    over: false,
    changing: false,
    state: stateAt(0),
    get now() {
      return this.state;
    },
    sharing: { following: false },
    company: { has: (seat) => seat === ME, mustPass: () => false, calls: () => [] },
    hand: { tidy: async () => false },
    clock: { wake() {} },
    others: { move: async () => script[log.length][1], call: async () => null },
    forced: (state) => script[state.moves]?.[2] === 'forced',
    lookAgain: async () => {},
    failed(error) {
      throw error;
    },
    screen: {
      stage: { table: SIZE, measure() {}, settled: async () => {}, land: () => landed++ },
      yourTurn: () => log.push('your turn'),
      thinking() {},
      byItself() {},
      roundOver() {},
    },
    make(move, by) {
      log.push(`${by}:${move} ${Math.round(time.now() - begun)}`);
      history.push(`${by}:${move}`);
      this.state = stateAt(log.length);
      turns.shown();
      turns.advance();
    },
  };
  const turns = new Turns(table, time);
  const begun = time.now();
  turns.shown();
  turns.decided();
  turns.advance();
  return { time, turns, log, landings: () => landed };
}

/** Time passes in small steps, and after each whoever waited goes on. */
async function pass(time, ms) {
  for (let gone = 0; gone < ms; gone += 10) {
    time.pass(10);
    await settle();
  }
}

test('two others take 0.7 seconds each, and then the person decides', async () => {
  const { time, log } = setUp([
    [1, '6-4@R'],
    [2, '4-1@R'],
    [ME, '1-1@R'],
  ]);
  await settle();
  await pass(time, 690);
  assert.deepEqual(log, []);
  await pass(time, 2000);
  assert.deepEqual(log, ['1:6-4@R 700', '2:4-1@R 1400', 'your turn']);
});

test('a run of draws is one burst, be it another seat’s or the person’s', async () => {
  for (const seat of [1, ME]) {
    const { time, log } = setUp([...[1, 2, 3, 4].map(() => [seat, 'draw', 'forced']), [ME, '6-4@R']]);
    await settle();
    await pass(time, 2000);
    assert.deepEqual(log, [
      `${seat}:draw 350`,
      `${seat}:draw 470`,
      `${seat}:draw 590`,
      `${seat}:draw 710`,
      'your turn',
    ]);
  }
});

test('a tap on the cloth ends the wait for the move that is under way, not for the next one', async () => {
  const { time, turns, log, landings } = setUp([
    [1, '6-4@R'],
    [2, '4-1@R'],
    [ME, '1-1@R'],
  ]);
  await settle();
  await pass(time, 100);
  turns.hasten();
  await settle();
  assert.deepEqual(log, ['1:6-4@R 100']);
  assert.equal(landings(), 1);
  await pass(time, 690);
  assert.equal(log.length, 1);
  await pass(time, 20);
  assert.equal(log[1], '2:4-1@R 800');
});

test('skipping to your own turn lets everything happen at once up to it, and no further', async () => {
  const { time, turns, log } = setUp([
    [1, '6-4@R'],
    [2, '4-1@R'],
    [1, '1-1@R'],
    [ME, 'pass', 'forced'],
    [2, '1-2@R'],
    [ME, '2-2@R'],
  ]);
  await settle();
  turns.skip('turn');
  await pass(time, 100); // at the usual pace it would take two seconds
  assert.deepEqual(
    log.map((entry) => entry.split(' ')[0]),
    ['1:6-4@R', '2:4-1@R', '1:1-1@R', '0:pass', '2:1-2@R', 'your'],
  );
  assert.equal(turns.skipping, '');
});

test('who halts is not played on', async () => {
  const { time, turns, log } = setUp([[1, '6-4@R']]);
  await settle();
  turns.halt();
  await pass(time, 5000);
  assert.deepEqual(log, []);
});
