// Matches on their way to disk: whatever storage does, no move is lost without a word, and no page writes over another.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers';
import { Desk } from '../../web/storage/desk.js';
import { judge } from '../../web/storage/revision.js';
import { FakeStore } from './fake_store.mjs';

const MOVES = 30;
const ID = 'block?seed=1';

/** A page at this store; what it would try again later is tried when a test says `later()`. */
function page(store, writer = 'one') {
  const waiting = [];
  const desk = new Desk(store, { writer, wait: (act) => waiting.push(act) });
  const told = [];
  desk.watch((id, { verdict }) => told.push(verdict));
  const later = async () => {
    for (const act of waiting.splice(0)) act();
    await settled();
  };
  return { desk, told, later };
}

const settled = () => new Promise((done) => setImmediate(done));
const deal = (more = {}) => ({ id: ID, game: 'block', finished: false, updated: 0, moves: 0, save: '', ...more });
const move = (match) => Object.assign(match, { moves: match.moves + 1, save: `${match.save} x`, updated: match.moves });

test('a move that is said to be kept is on disk, whichever write fails first and for how long', async () => {
  for (let first = 1; first <= MOVES; first++)
    for (const many of [1, 2, 5, Infinity]) {
      const store = new FakeStore();
      const { desk, told, later } = page(store);
      const match = deal();
      store.fails = (n) => n >= first && n < first + many;
      let loose = 0;
      for (let n = 1; n <= MOVES; n++) {
        const { verdict } = await desk.note(move(match));
        if (verdict === 'kept') assert.equal(store.records.get(ID).moves, n);
        else {
          assert.equal(verdict, 'loose');
          loose++;
          assert.equal((await desk.find(ID)).moves, n, 'it can be opened as long as the page is');
        }
        await settled();
      }
      assert.ok(loose >= 1, `write ${first} failed`);
      store.fails = () => false;
      await later();
      assert.deepEqual(store.records.get(ID), match, `from ${first}, ${many} times`);
      assert.equal(told.at(-1), 'kept', 'the notice goes');
      assert.equal((await desk.note(move(match))).verdict, 'kept');
    }
});

test('storage that fails is tried again even if nobody moves, and what changed meanwhile is written', async () => {
  const store = new FakeStore();
  const { desk, told, later } = page(store);
  const match = deal();
  store.fails = () => true;
  assert.equal((await desk.note(move(match))).verdict, 'loose');
  await later();
  await later();
  assert.equal(store.records.size, 0);
  await desk.note(move(match));
  await settled();
  store.fails = () => false;
  await later();
  assert.equal(store.records.get(ID).moves, 2);
  assert.deepEqual(told, ['kept']);
});

test('of two pages the one that has not seen the last move is refused, and gets it', async () => {
  const store = new FakeStore();
  const [one, two] = [page(store, 'one'), page(store, 'two')];
  const mine = deal();
  await one.desk.note(move(mine));
  const theirs = await two.desk.find(ID);
  await one.desk.note(move(mine));
  const refused = await two.desk.note(move(move(theirs)));
  assert.equal(refused.verdict, 'stale');
  assert.deepEqual(refused.stored, mine);
  assert.deepEqual(store.records.get(ID), mine);
  assert.equal((await two.desk.note(move(refused.stored))).verdict, 'kept', 'from there on it may write');
  assert.equal((await one.desk.note(move(mine))).verdict, 'stale');
});

test('a move that lay on the desk does not overwrite what another page has made of the match since', async () => {
  const store = new FakeStore();
  const [one, two] = [page(store, 'one'), page(store, 'two')];
  const mine = deal();
  await one.desk.note(move(mine));
  store.fails = () => true;
  await one.desk.note(move(mine));
  await settled();
  store.fails = () => false;
  const theirs = await two.desk.find(ID);
  assert.equal((await two.desk.note(move(theirs))).verdict, 'kept');
  await one.later();
  assert.deepEqual(one.told, ['stale']);
  assert.deepEqual(store.records.get(ID), theirs);
});

test('a match that was deleted elsewhere does not come back by itself', async () => {
  const store = new FakeStore();
  const [one, two] = [page(store, 'one'), page(store, 'two')];
  const mine = deal();
  await one.desk.note(move(mine));
  await two.desk.drop(ID);
  assert.equal((await one.desk.note(move(mine))).verdict, 'gone');
  assert.equal(store.records.size, 0);
  one.desk.adopt(ID);
  assert.equal((await one.desk.note(mine)).verdict, 'kept', 'only if the person wants it');
});

test('a database that was lost is filled again', async () => {
  const store = new FakeStore();
  const { desk } = page(store);
  const match = deal();
  await desk.note(move(match));
  store.lose();
  assert.equal((await desk.note(move(match))).verdict, 'kept');
  assert.deepEqual(store.records.get(ID), match);
});

test('a record of an earlier release counts as the first one', async () => {
  const store = new FakeStore();
  store.records.set(ID, deal({ moves: 7 }));
  const [one, two] = [page(store, 'one'), page(store, 'two')];
  const [mine, theirs] = [await one.desk.find(ID), await two.desk.find(ID)];
  assert.equal((await one.desk.note(move(mine))).verdict, 'kept');
  assert.equal(store.records.get(ID).revision, 1);
  assert.equal((await two.desk.note(move(theirs))).verdict, 'stale');
});

test('a deal that is under way is not overwritten by a page that could not read it; one that is over is', async () => {
  for (const [finished, verdict] of [
    [false, 'stale'],
    [true, 'kept'],
  ]) {
    const store = new FakeStore();
    await page(store, 'one').desk.note(deal({ moves: 9, finished }));
    store.unreadable = true;
    const { desk } = page(store, 'two');
    await assert.rejects(() => desk.find(ID));
    assert.equal((await desk.note(deal({ moves: 1 }))).verdict, verdict);
  }
});

test('the same number by another page is not the same record', () => {
  const seen = { revision: 5, writer: 'one', born: 'b' };
  assert.equal(judge({ writer: 'two' }, { revision: 5, writer: 'one' }, seen, 'b'), 'kept');
  assert.equal(judge({ writer: 'two' }, { revision: 5, writer: 'three' }, seen, 'b'), 'stale');
  assert.equal(judge({ writer: 'two' }, { revision: 6, writer: 'one' }, seen, 'b'), 'stale');
  assert.equal(judge({ writer: 'two' }, { revision: 9, writer: 'two' }, seen, 'b'), 'kept', 'its own');
});

test('the list has what lies on the desk too, and says when the disk cannot be read', async () => {
  const store = new FakeStore();
  const { desk } = page(store);
  await desk.note(deal({ id: 'old', updated: 1 }));
  store.records.set('odd', { id: 'odd', updated: 10n });
  store.fails = () => true;
  await desk.note(deal({ id: 'new', updated: 2 }));
  const { matches, unread } = await desk.all();
  assert.deepEqual(
    matches.map(({ id }) => id),
    ['odd', 'new', 'old'],
  );
  assert.equal(unread, null);
  store.unreadable = true;
  const blind = await desk.all();
  assert.deepEqual(
    blind.matches.map(({ id }) => id),
    ['new'],
  );
  assert.ok(blind.unread);
});

test('who asks for the list once more waits as long as the disk takes', async () => {
  const store = new FakeStore();
  const { desk } = page(store);
  await desk.note(deal({ id: 'old', updated: 1 }));
  store.slow = true;
  assert.ok((await desk.all()).unread);
  const { matches, unread } = await desk.all({ patient: true });
  assert.equal(unread, null);
  assert.equal(matches.length, 1);
});
