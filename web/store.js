// What survives a reload. Matches live in IndexedDB, since a move counts only once it is on disk; settings live in
// localStorage, since they are needed before the first paint and nothing is lost with them.

import { openDB } from 'idb';

const NAME = 'boneyard';
let opening = null;

function open() {
  opening ??= openDB(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('kept');
    },
    blocking: (_current, _blocked, event) => event.target.close(),
    terminated: () => (opening = null),
  }).catch((error) => {
    opening = null;
    throw error;
  });
  return opening;
}

Promise.resolve().then(open).catch(() => {}); // by the time somebody asks, it is open

/** Runs one transaction; a connection that the browser has dropped is opened again, once. */
async function run(mode, name, work) {
  for (let attempt = 0; ; attempt++) {
    try {
      const tx = (await open()).transaction(name, mode, { durability: 'strict' });
      const [value] = await Promise.all([work(tx.store), tx.done]);
      return value;
    } catch (error) {
      opening = null;
      if (attempt) throw error;
    }
  }
}

/** Resolves when the match is on disk. */
export const keepMatch = (match) => run('readwrite', 'matches', (store) => store.put(match));
export const findMatch = (id) => run('readonly', 'matches', (store) => store.get(id));
export const dropMatch = (id) => run('readwrite', 'matches', (store) => store.delete(id));

/** Matches in progress, the latest first. */
export async function allMatches() {
  const all = await run('readonly', 'matches', (store) => store.getAll());
  return all.sort((a, b) => b.updated - a.updated);
}

export const keep = (key, value) => run('readwrite', 'kept', (store) => store.put(value, key));
export const recall = (key) => run('readonly', 'kept', (store) => store.get(key));

/** Everything that is kept under keys with this beginning, as [key, value]. */
export async function recallAll(prefix) {
  const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
  const [keys, values] = await run('readonly', 'kept', (store) => Promise.all([store.getAllKeys(range), store.getAll(range)]));
  return keys.map((key, k) => [key, values[k]]);
}

// Safari drops connections of pages in the background: find out on the way back, not at the next move.
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible' && opening) recall('probe').catch(() => {});
});

export function readLocal(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeLocal(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A page without storage still plays.
  }
}
