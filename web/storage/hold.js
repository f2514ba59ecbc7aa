// Which window plays a match. The one that does holds a lock on it; the others hear of what it does, and may take the
// lock from it. Where there are no locks, whoever moves plays, and the others hear of it all the same. None of this is
// what protects a match: the revision on disk is.

/** @import { Kept } from './store.js' */

/**
 * What windows tell each other: the match has gone on, another window plays it from now on, the one that played it has
 * left, it was deleted.
 * @typedef {{ kind: 'moved', id: string, match: Kept } | { kind: 'taken' | 'left' | 'deleted', id: string }} News
 */

const NAME = 'boneyard-matches';
/** Milliseconds that the browser may take to say who holds a lock. */
const PATIENCE = 3000;
/** Milliseconds that a window which says that it leaves may take for that: a slow device ends a page slowly. */
const LEAVING = 20_000;

/** The lock that this page gave back last: it is free when this has settled. @type {Promise<unknown>} */
let given = Promise.resolve();

/** A window without a channel is alone. */
function channel() {
  try {
    return new BroadcastChannel(NAME);
  } catch {
    return null;
  }
}

/**
 * Tells the other windows, from outside of any match.
 * @param {News} news
 */
export function announce(news) {
  const out = channel();
  out?.postMessage(news);
  out?.close();
}

export class Hold {
  #channel = channel();
  #closed = false;
  /** Ends all waits. */
  #end = new AbortController();
  /** @type {(() => void) | null} */
  #release = null;
  /** @type {Promise<unknown>} */
  #asked = Promise.resolve();
  #leave = () => this.tell({ kind: 'left', id: this.id });

  /**
   * @param {string} id
   * @param {{ onlost: () => void, onnews: (news: News) => void }} listeners `onlost`: another window has taken it
   */
  constructor(id, { onlost, onnews }) {
    this.id = id;
    this.onlost = onlost;
    this.#channel?.addEventListener('message', ({ data }) => data?.id === id && onnews(data));
    globalThis.addEventListener?.('pagehide', this.#leave);
  }

  /** Whether no other window can have it. */
  get locked() {
    return this.#release !== null;
  }

  /** @param {News} news */
  tell(news) {
    this.#channel?.postMessage(news);
  }

  /**
   * Takes the match for this window; false where another one has it. `steal` takes it from that one, `wait` gives it
   * time to leave. True as well where the browser cannot tell.
   * @param {{ steal?: boolean, wait?: boolean }} [how]
   * @returns {Promise<boolean>}
   */
  async take({ steal = false, wait = false } = {}) {
    if (steal) this.tell({ kind: 'taken', id: this.id });
    if (this.locked || !globalThis.navigator?.locks) return true;
    const late = new Promise((done) => setTimeout(done, PATIENCE, true));
    await Promise.race([given, late]);
    const patience = new AbortController();
    if (wait) setTimeout(() => patience.abort(), LEAVING);
    this.#end.signal.addEventListener('abort', () => patience.abort());
    const options = steal ? { steal } : wait ? { signal: patience.signal } : { ifAvailable: true };
    return wait ? this.#ask(options) : Promise.race([this.#ask(options), late]);
  }

  /**
   * @param {LockOptions} options
   * @returns {Promise<boolean>}
   */
  #ask(options) {
    return new Promise((resolve) => {
      let mine = false;
      this.#asked = navigator.locks
        .request(`${NAME}/${this.id}`, options, (lock) => {
          resolve(Boolean(lock));
          if (!lock || this.#closed) return;
          mine = true;
          return /** @type {Promise<void>} */ (new Promise((done) => (this.#release = done)));
        })
        .catch((error) => {
          if (!mine) return resolve(error.name !== 'AbortError');
          this.#release = null;
          if (!this.#closed) this.onlost();
        });
    });
  }

  /** Lets go of the match. */
  close() {
    if (this.#closed) return;
    this.#closed = true;
    given = this.#asked;
    this.#end.abort();
    this.#release?.();
    this.#leave();
    this.#channel?.close();
    globalThis.removeEventListener?.('pagehide', this.#leave);
  }
}
