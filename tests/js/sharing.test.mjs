// Windows that have the same match open: the one that plays goes on from the latest move, also one that it hears of late.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';

Object.defineProperty(globalThis, 'navigator', {
  value: { locks: { request: (_name, _options, granted) => Promise.resolve(granted({})) } },
  configurable: true,
});
const { Sharing } = await import('../../web/table/sharing.js');

const ID = 'block?seed=1';
const matchAt = (revision) => ({ id: ID, game: 'block', revision, moves: revision, save: '' });

/** A window that plays the match, and another one that can tell it something. */
async function windows(revision) {
  const turnedTo = [];
  const table = { app: {}, match: matchAt(revision), over: false };
  const turned = new Promise((done) => {
    table.turnTo = async (match) => {
      turnedTo.push(match.revision);
      done();
    };
  });
  const sharing = new Sharing(table);
  await sharing.join(ID);
  const other = new BroadcastChannel('boneyard-matches');
  const tell = (news) => other.postMessage({ id: ID, ...news });
  const close = () => {
    sharing.leave();
    other.close();
  };
  return { sharing, turnedTo, turned, tell, close };
}

test('a move that was on its way when this window took the match is not lost', async () => {
  const { sharing, turnedTo, turned, tell, close } = await windows(3);
  assert.equal(sharing.following, false);
  tell({ kind: 'moved', match: matchAt(4) });
  await turned;
  assert.deepEqual(turnedTo, [4]);
  assert.equal(sharing.following, false, 'this window still plays');
  close();
});

test('what is older than this table changes nothing', async () => {
  const { turnedTo, turned, tell, close } = await windows(3);
  tell({ kind: 'moved', match: matchAt(2) });
  tell({ kind: 'moved', match: matchAt(3) });
  tell({ kind: 'moved', match: matchAt(5) });
  await turned;
  assert.deepEqual(turnedTo, [5]);
  close();
});
