// Matches on their way to disk. What cannot be written is not lost: it lies on the desk, is tried again until it is on
// disk, and can be opened as long as the page is.

/** @import { Seen } from './revision.js' */
/** @import { Kept, Written } from './store.js' */

/** What came of writing; `loose`: it lies on the desk. @typedef {Written | { verdict: 'loose' }} Outcome */

/**
 * Where matches are kept, see `store.js`.
 * @typedef {object} Store
 * @property {(match: Kept, seen: Seen | null, how?: { patient?: boolean }) => Promise<Written>} putMatch
 * @property {(id: string) => Promise<{ match: Kept | null, seen: Seen | null }>} findMatch
 * @property {(id: IDBValidKey) => Promise<void>} deleteMatch
 * @property {(how?: { patient?: boolean }) => Promise<Kept[]>} allRecords
 */

/** Milliseconds after which a match that could not be written is tried again; every move tries as well. */
const AGAIN = 4000;

/** @type {(a: Kept, b: Kept) => number} */
const latestFirst = (a, b) => (Number(b.updated) || 0) - (Number(a.updated) || 0);

export class Desk {
  #store;
  #wait;
  /** What this page has last seen on disk, by id. @type {Map<string, Seen | null>} */
  #seen = new Map();
  /** @type {Map<string, Kept>} */
  #loose = new Map();
  #trying = false;
  /** @type {Set<(id: string, outcome: Outcome) => void>} */
  #listeners = new Set();
  /** @type {unknown} */
  #timer;

  /**
   * @param {Store} store
   * @param {{ writer: string, wait?: (act: () => void, ms: number) => unknown }} options `writer` tells this page's
   *   records from those of others
   */
  constructor(store, { writer, wait = (act, ms) => setTimeout(act, ms) }) {
    this.#store = store;
    this.#wait = wait;
    this.writer = writer;
  }

  /**
   * Hears what came of a match that lay on the desk.
   * @param {(id: string, outcome: Outcome) => void} listener
   */
  watch(listener) {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * The match as it was written last, by this page or another; throws where that cannot be read.
   * @param {string} id
   * @returns {Promise<Kept | null>}
   */
  async find(id) {
    const loose = this.#loose.get(id);
    if (loose) return { ...loose };
    this.#seen.delete(id);
    const { match, seen } = await this.#store.findMatch(id);
    this.#seen.set(id, seen);
    return match;
  }

  /**
   * Counts up the match's revision and writes it down. Resolves when it is on disk, was refused, or could not be
   * written in time. As long as something lies on the desk nobody waits for the disk.
   * @param {Kept} match
   * @returns {Promise<Outcome>}
   */
  async note(match) {
    const { id } = match;
    match.revision = Math.max(match.revision ?? 0, this.#seen.get(id)?.revision ?? 0) + 1;
    match.writer = this.writer;
    const record = { ...match };
    if (!this.#loose.size) {
      try {
        return this.#settle(id, await this.#store.putMatch(record, this.#seen.get(id) ?? null));
      } catch {
        // It is tried again below.
      }
    }
    this.#loose.set(id, record);
    this.retry();
    return { verdict: 'loose' };
  }

  /**
   * @param {string} id
   * @param {Written} written
   */
  #settle(id, written) {
    if (written.verdict !== 'gone') this.#seen.set(id, written.seen);
    return written;
  }

  /** A match that was deleted elsewhere is to be kept after all: its next record goes to disk whatever is there. */
  adopt(/** @type {string} */ id) {
    this.#seen.set(id, null);
  }

  /** Tries to write what lies on the desk, now and then later, until nothing does. */
  async retry() {
    if (this.#trying) return;
    this.#trying = true;
    try {
      for (let next = this.#first(); next; next = this.#first()) await this.#write(...next);
    } catch {
      if (this.#timer === undefined)
        this.#timer = this.#wait(() => {
          this.#timer = undefined;
          this.retry();
        }, AGAIN);
    } finally {
      this.#trying = false;
    }
  }

  /** @returns {[id: string, record: Kept] | undefined} */
  #first() {
    return this.#loose.entries().next().value;
  }

  /**
   * @param {string} id
   * @param {Kept} record
   */
  async #write(id, record) {
    const written = this.#settle(id, await this.#store.putMatch(record, this.#seen.get(id) ?? null, { patient: true }));
    if (this.#loose.get(id) !== record && written.verdict === 'kept') return; // there is a later one
    this.#loose.delete(id);
    for (const listener of this.#listeners) listener(id, written);
  }

  /**
   * All matches there are, whatever they look like; `unread` where those on disk cannot be read.
   * @param {{ patient?: boolean }} [how]
   */
  async all(how) {
    /** @type {Kept[]} */
    let records = [];
    /** @type {unknown} */
    let unread = null;
    try {
      records = await this.#store.allRecords(how);
    } catch (error) {
      unread = error;
    }
    const onDisk = records.filter(({ id }) => !this.#loose.has(id));
    return { matches: [...this.#loose.values(), ...onDisk].sort(latestFirst), unread };
  }

  /**
   * Deletes a match for good; throws where that cannot be done.
   * @param {string} id
   */
  async drop(id) {
    this.#loose.delete(id);
    await this.#store.deleteMatch(id);
    this.#seen.delete(id);
  }
}
