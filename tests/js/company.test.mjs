// Several people at one device: whose tiles are seen, what is covered, what is kept, and what can be taken back.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';
import { FakeTime } from './fake_time.mjs';

globalThis.SHELF = [
  { id: 'block', seats: [2, 4] },
  { id: 'muggins', seats: [2, 3, 4], interrupts: ['muggins'] },
];
globalThis.PIPS = {};
const { Company } = await import('../../web/table/company.js');
const { since } = await import('../../web/table/cover.js');
const { Turns } = await import('../../web/table/turns.js');
const { peopleIn, peopleOf } = await import('../../web/storage/people.js');
const { seatNames } = await import('../../web/words/people.js');
const { isYou, nameOf } = await import('../../web/words/names.js');
const { described } = await import('../../web/storage/matches.js');

const ADA = { seat: 0, name: 'Ada', colour: 0, sign: '' };
const BEN = { seat: 2, name: 'Ben', colour: 2, sign: 'star' };
const SIZE = { width: 800, height: 600 };

async function settle() {
  for (let k = 0; k < 60; k++) await null;
}

/** A table with an engine that says whose view it was asked for; `moves` are the seats that have moved. */
function tableFor(match, state = {}) {
  const asked = [];
  const engine = {
    moves: 0,
    async request(request) {
      asked.push(request);
      if (request.type === 'undo') engine.moves -= 1;
      return { moves: engine.moves, legal: [], result: null, view: { seat: request.seat ?? null } };
    },
  };
  const table = {
    app: { engine },
    match,
    state: {
      game: 'block',
      family: 'line',
      players: 4,
      moves: 0,
      turn: 0,
      result: null,
      callers: [],
      legal: [],
      ...state,
    },
    hand: { change: (from, to) => asked.push(`hand ${from} ${to}`) },
    forgetPicture: () => asked.push('no picture'),
    get now() {
      return this.state;
    },
    get asked() {
      return { seat: this.company.seat, table: SIZE };
    },
  };
  table.company = new Company(table);
  return { table, asked, engine };
}

test('one person sits at the first seat and is spoken to; several go by their names', () => {
  const { table } = tableFor({});
  table.company.sit({ players: 3 });
  assert.ok(table.company.alone);
  assert.equal(table.company.seat, 0);
  assert.ok(table.company.has(0) && !table.company.has(1) && isYou(0));
  table.company.sit({ players: 4, seated: [ADA, BEN] });
  assert.equal(table.company.seat, null, 'nobody has taken the device yet');
  assert.deepEqual(table.company.seats, [0, 2]);
  assert.ok(!isYou(0));
  assert.equal(nameOf(2), 'Ben');
  table.company.leave();
  assert.ok(isYou(0));
});

test('odd records of people are left aside, and old ones are of one person', () => {
  assert.deepEqual(peopleOf({ players: 4 }), []);
  for (const odd of [null, 7, 'x', {}, [null], [{ seat: 1.5 }, { seat: -1 }, { seat: 9 }], [{ seat: '0' }, ADA]])
    assert.deepEqual(peopleOf({ players: 4, seated: odd }), []);
  assert.deepEqual(peopleIn([{ seat: 1, name: 5, colour: 99, sign: 'skull' }]), [
    { seat: 1, name: '', colour: 1, sign: '' },
  ]);
  assert.deepEqual(peopleOf({ players: 4, seated: [BEN, ADA, { ...ADA, name: 'twice' }] }), [ADA, BEN]);
  assert.deepEqual(peopleOf({ players: 2, seated: [ADA, BEN] }), [], 'there is no third seat at that table');
});

test('no computer seat has the name of a person', () => {
  const names = seatNames([ADA, { ...BEN, name: 'seat-1' }], 4);
  assert.equal(names[0], 'Ada');
  assert.equal(names[2], 'seat-1');
  assert.equal(new Set(names).size, 4);
});

test('when a round is over everybody looks as an onlooker', async () => {
  const { table, asked } = tableFor({});
  table.company.sit({ players: 4, seated: [ADA, BEN] });
  table.company.seat = 2;
  asked.length = 0;
  const going = { result: null, moves: 3, view: { seat: 2 } };
  assert.equal(await table.company.forAll(going), going);
  const over = await table.company.forAll({ result: {}, moves: 5, view: { seat: 2 } });
  assert.equal(over.view.seat, null);
  assert.deepEqual(asked.at(-1), { type: 'past', moves: 5, seat: null, table: SIZE });
  assert.ok(asked.includes('no picture'), 'the picture of another seat is never shown for lack of one');
});

test('the last decision of anybody is taken back, and the device goes to them', async () => {
  const match = {};
  const { table, asked, engine } = tableFor(match);
  table.company.sit({ players: 4, seated: [ADA, BEN] });
  assert.ok(!table.company.canUndo(table.state));
  for (const [seat, moves] of [
    [0, 0],
    [2, 3],
    [0, 6],
  ]) {
    table.state.moves = moves;
    table.company.decides(seat);
  }
  table.state.moves = engine.moves = 9;
  table.company.seat = 0;
  asked.length = 0;
  await table.company.takeBack();
  assert.equal(engine.moves, 6);
  assert.equal(table.company.seat, 0, 'your own decision: nobody has to take the device');
  assert.equal(asked.at(-1).seat, 0);
  table.state.moves = 6;
  await table.company.takeBack();
  assert.equal(engine.moves, 3);
  assert.equal(table.company.seat, null, 'it was Ben who decided');
  assert.equal(asked.at(-1).seat, null, 'and nobody sees his tiles before he does');
  assert.deepEqual(match.decided, [{ at: 0, seat: 0 }]);
});

test('those who do not hold the device may call, and the computers do not do it for them', () => {
  const { table } = tableFor({});
  table.company.sit({ players: 4, seated: [ADA, BEN] });
  const state = { game: 'muggins', callers: [0, 1, 2] };
  table.company.seat = 0;
  assert.deepEqual(table.company.calls(state), [{ seat: 2, move: 'muggins' }]);
  table.company.seat = null;
  assert.deepEqual(
    table.company.calls(state).map(({ seat }) => seat),
    [0, 2],
  );
  table.company.sit({ players: 4 });
  assert.deepEqual(table.company.calls(state), [], 'one person has a button on the table');
});

test('no picture of a hand is kept where several people play', () => {
  const reply = { view: { seat: 0 }, save: 's', events: [], scores: [] };
  assert.equal(described({ seated: [ADA, BEN] }, reply).shown, undefined);
  assert.ok(described({ seated: [ADA, BEN] }, { ...reply, view: { seat: null } }).shown);
  assert.ok(described({}, reply).shown);
});

test('a person hears what has happened since their last move of the round', () => {
  const entry = (moves, kind) => ({ moves, events: [{ kind }] });
  const entries = [entry(10, 'deal'), entry(11, 'a'), entry(12, 'b'), entry(13, 'c')];
  const told = (seat) => since(entries, { moves: 13, view: { history: ['0:6-6', '1:6-4@R', '2:pass'] } }, seat);
  assert.deepEqual(
    told(0).map(({ kind }) => kind),
    ['b', 'c'],
  );
  assert.deepEqual(
    told(3).map(({ kind }) => kind),
    ['deal', 'a', 'b', 'c'],
  );
});

// ---------------------------------------------------------------- turns

/** A table at which `turns` says whose turn it is after each move; people sit at 0 and 2, `onlyPass` can only pass. */
function play(turns, { onlyPass = [] } = {}) {
  const time = new FakeTime();
  const log = [];
  const stateAt = (moves) => ({
    family: 'line',
    game: 'block',
    players: 4,
    turn: turns[moves] ?? null,
    result: null,
    legal: [],
    callers: [],
    events: [],
    scene: SIZE,
    view: { history: [], seat: company.seat },
    save: String(moves),
    moves,
  });
  const company = {
    seat: null,
    has: (seat) => seat === 0 || seat === 2,
    calls: () => [],
    mustPass: ({ turn }) => company.has(turn) && turn !== company.seat,
    canOnlyPass: async ({ turn }) => onlyPass.includes(turn),
    async cover() {
      company.seat = null;
      log.push('covered');
    },
  };
  const table = {
    app: { hurry: true },
    over: false,
    changing: false,
    company,
    sharing: { following: false },
    hand: { tidy: async () => false },
    clock: { wake() {} },
    others: { move: async () => '6-4', call: async () => null },
    forced: () => false,
    lookAgain: async () => {},
    failed(error) {
      throw error;
    },
    screen: {
      stage: { table: SIZE, measure() {}, settled: async () => {}, land() {} },
      yourTurn: () => log.push(`turn ${table.now.turn}`),
      passTo: (seat) => log.push(`pass to ${seat}`),
      thinking() {},
      byItself() {},
    },
    get now() {
      return this.state;
    },
    make(move, by) {
      log.push(`${by}:${move}`);
      this.state = stateAt(this.state.moves + 1);
      machine.shown();
      machine.advance();
    },
    uncover() {
      company.seat = this.state.turn;
      this.state = stateAt(this.state.moves);
      machine.advance();
    },
  };
  table.state = stateAt(0);
  const machine = new Turns(table, time);
  const run = async (act = () => machine.advance()) => {
    act();
    for (let k = 0; k < 5; k++) {
      await settle();
      time.pass(5000);
    }
    await settle();
    return log.splice(0);
  };
  return { table, run };
}

test('the device goes from person to person, and the computers play in between', async () => {
  const { table, run } = play([0, 1, 2, 3, 0]);
  assert.deepEqual(await run(), ['covered', 'pass to 0']);
  assert.deepEqual(await run(() => table.uncover()), ['turn 0']);
  assert.deepEqual(await run(() => table.make('6-6', 0)), ['0:6-6', '1:6-4', 'covered', 'pass to 2']);
  assert.deepEqual(await run(() => table.uncover()), ['turn 2']);
  assert.deepEqual(await run(() => table.make('6-5', 2)), ['2:6-5', '3:6-4', 'covered', 'pass to 0']);
});

test('nobody takes the device only to pass, and whoever holds it goes on', async () => {
  const { table, run } = play([0, 2, 0], { onlyPass: [2] });
  await run();
  await run(() => table.uncover());
  assert.deepEqual(await run(() => table.make('6-6', 0)), ['0:6-6', '2:pass', 'turn 0']);
});
