// What survives a reload. Matches live in IndexedDB, since a move counts only once it is on disk; settings live in
// localStorage, since they are needed before the first paint and nothing is lost with them.

import { openDB } from 'idb';
import { randomSeed } from '../screens/router.js';
import { judge, seenOf } from './revision.js';

/** @import { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb' */
/** @import { PuzzleData } from '../types/help.d.ts' */
/** @import { OptionValue, TileName } from '../types/views.d.ts' */
/** @import { recordOf } from './record.js' */
/** @import { Seen } from './revision.js' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { Decision } from '../table/company.js' */
/** @import { Tally } from '../table/tally.js' */
/** @import { Person } from './people.js' */

/**
 * What a match is made from, and what it is filed under. `link` leads to one that came as a file.
 * @typedef {object} Deal
 * @property {string} id
 * @property {string} game
 * @property {number} players
 * @property {string | null} seed
 * @property {Record<string, OptionValue>} options
 * @property {string} [level]
 * @property {string | TileName[] | null} [deal]
 * @property {string | null} [posed]
 * @property {string} [link]
 * @property {Omit<PuzzleData, 'deal'>} [puzzle]
 * @property {Tally} [tally]
 * @property {boolean} [helped] whether hints were taken or moves taken back; releases before this one did not note it
 * @property {string} [position] the save that it began with, where it did not begin with a deal
 * @property {number} [brought] how many moves it had when it came as a file
 * @property {number} [people] how many people play; releases before this one had one
 * @property {Person[]} [seated] who they are and where they sit, if several share the device
 * @property {Decision[]} [decided] what they have decided, if several do
 * @property {number} started
 * @property {number} [revision] how often it has been written; releases before this one did not count
 * @property {string} [writer] the page that wrote it last
 */
/**
 * What came of writing: `kept`, or refused because another page has written since (`stale`, with what it wrote) or has
 * deleted it (`gone`).
 * @typedef {{ verdict: 'stale', seen: Seen, stored: Kept } | { verdict: 'gone' }} NotWritten
 * @typedef {{ verdict: 'kept', seen: Seen } | NotWritten} Written
 */
/** A match on disk. @typedef {Deal & ReturnType<typeof recordOf> & { shown?: Shown }} Kept */
/** @typedef {DBSchema & { matches: { key: string, value: Kept }, kept: { key: string, value: any } }} Shelves */
/** @typedef {IDBPDatabase<Shelves>} Database */
/** @typedef {'matches' | 'kept'} Shelf */
/** @typedef {IDBPTransaction<Shelves, Shelf[], 'readwrite'>} Transaction */

const NAME = 'boneyard';
/** Milliseconds that a call may take before the page goes on without it: the one bound for all that is kept. */
const PATIENCE = 3000;
/** The same after a call that got no answer: nobody waits that long for every one that follows. */
const DOUBT = 150;
const GRACE = 20;

let patience = PATIENCE;
let silent = false;
/** @type {Promise<Database> | null} */
let opening = null;

/** Storage has not answered in time. */
export class Late extends Error {}

/**
 * For tests: another bound than the usual one.
 * @param {number} ms
 */
export function setPatience(ms) {
  patience = ms;
}

/** @returns {Promise<Database>} */
function open() {
  if (opening) return opening;
  /** @type {Promise<Database>} */
  const database = openDB(NAME, 1, {
    upgrade(db, _from, _to, tx) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('kept');
      tx.objectStore('kept').put(randomSeed(12), 'born');
    },
    blocking: (_current, _blocked, event) => /** @type {IDBDatabase} */ (event.target).close(),
    terminated: () => (opening = null),
  });
  opening = database.catch((error) => {
    opening = null;
    throw error;
  });
  const mine = opening;
  // One that came after it was given up must not stand in the way of a deletion.
  mine.then((db) => opening === mine || db.close()).catch(() => {});
  return opening;
}

Promise.resolve()
  .then(open)
  .catch(() => {}); // by the time somebody asks, it is open

/**
 * A transaction, begun at once; `end` breaks it off.
 * @template Result
 * @param {IDBTransactionMode} mode
 * @param {Shelf[]} shelves
 * @param {(tx: Transaction) => Promise<Result>} work
 */
function begin(mode, shelves, work) {
  /** @type {Transaction | null} */
  let tx = null;
  let ended = false;
  const answer = (async () => {
    const database = await open();
    if (ended) {
      silent = false;
      throw new Late();
    }
    tx = database.transaction(shelves, /** @type {'readwrite'} */ (mode), { durability: 'strict' });
    tx.done.catch(() => {}); // where the work itself fails at once, nobody waits for this
    const [value] = await Promise.all([work(tx), tx.done]);
    return value;
  })();
  const end = () => {
    ended = true;
    try {
      tx?.abort();
    } catch {
      // It was over.
    }
  };
  return { answer, end };
}

/**
 * What comes of a promise, or Late. An answer that lies there already, because the page itself was busy, is in time.
 * @template Result
 * @param {Promise<Result>} answer
 * @param {number} ms
 * @returns {Promise<Result>}
 */
function inTime(answer, ms) {
  return new Promise((resolve, reject) => {
    const late = () => reject(new Late('storage does not answer'));
    let timer = setTimeout(() => (timer = setTimeout(late, GRACE)), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Runs one transaction; a connection that the browser has dropped is opened again, once. What gets no answer is broken
 * off: it must not be written later, when the page has gone on without it. `patient`: nobody waits for it, or somebody
 * has asked for just that.
 * @template Result
 * @param {IDBTransactionMode} mode
 * @param {Shelf[]} shelves
 * @param {(tx: Transaction) => Promise<Result>} work
 * @param {{ patient?: boolean }} [how]
 * @returns {Promise<Result>}
 */
async function run(mode, shelves, work, { patient = false } = {}) {
  for (let attempt = 0; ; attempt++) {
    const { answer, end } = begin(mode, shelves, work);
    try {
      const value = await inTime(answer, silent && !patient ? DOUBT : patience);
      silent = false;
      return value;
    } catch (error) {
      end();
      opening = null;
      silent = error instanceof Late;
      if (attempt || silent) throw error;
    }
  }
}

/**
 * Resolves when the match is on disk, or when it was refused, see `revision.js`: it is compared and written in one
 * transaction.
 * @param {Kept} match
 * @param {Seen | null} seen
 * @param {{ patient?: boolean }} [how]
 * @returns {Promise<Written>}
 */
export const putMatch = (match, seen, how) =>
  run(
    'readwrite',
    ['matches', 'kept'],
    async (tx) => {
      const matches = tx.objectStore('matches');
      const stored = await matches.get(match.id);
      const born = await tx.objectStore('kept').get('born');
      const verdict = judge(match, stored, seen, born);
      if (verdict === 'gone') return { verdict };
      if (verdict === 'stale' && stored) return { verdict, seen: seenOf(stored, born), stored };
      await matches.put(match);
      return { verdict: 'kept', seen: seenOf(match, born) };
    },
    how,
  );

/**
 * The match on disk, if there is one, and what its next writer has to have seen.
 * @param {string} id
 * @returns {Promise<{ match: Kept | null, seen: Seen | null }>}
 */
export const findMatch = (id) =>
  run('readonly', ['matches', 'kept'], async (tx) => {
    const match = (await tx.objectStore('matches').get(id)) ?? null;
    const born = await tx.objectStore('kept').get('born');
    return { match, seen: match && seenOf(match, born) };
  });

/** @type {(id: IDBValidKey) => Promise<void>} */
export const deleteMatch = (id) =>
  run('readwrite', ['matches'], (tx) => tx.objectStore('matches').delete(/** @type {string} */ (id)));
/** All that lies under matches, whatever it is. @type {(how?: { patient?: boolean }) => Promise<Kept[]>} */
export const allRecords = (how) => run('readonly', ['matches'], (tx) => tx.objectStore('matches').getAll(), how);

/** @type {(key: string, value: object) => Promise<unknown>} */
export const keep = (key, value) => run('readwrite', ['kept'], (tx) => tx.objectStore('kept').put(value, key));
/** @type {(key: string) => Promise<any>} */
export const recall = (key) => run('readonly', ['kept'], (tx) => tx.objectStore('kept').get(key));

/**
 * Everything that is kept under keys with this beginning, as [key, value].
 * @param {string} prefix
 * @returns {Promise<[key: string, value: any][]>}
 */
export async function recallAll(prefix) {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await run('readonly', ['kept'], (tx) => {
    const store = tx.objectStore('kept');
    return Promise.all([store.getAllKeys(range), store.getAll(range)]);
  });
  return keys.map((key, k) => [key, values[k]]);
}

/** Erases both shelves. What tells this database from another stays: a page that is open must not write it all anew. */
export const eraseAll = () =>
  run('readwrite', ['matches', 'kept'], async (tx) => {
    const kept = tx.objectStore('kept');
    const born = await kept.get('born');
    await Promise.all([tx.objectStore('matches').clear(), kept.clear()]);
    await kept.put(born, 'born');
  });

// Safari drops connections of pages in the background: find out on the way back, not at the next move.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && opening) recall('probe').catch(() => {});
});

/** @param {string} key */
export function readLocal(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function writeLocal(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A page without storage still plays.
  }
}
