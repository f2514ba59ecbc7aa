// Fetches what the engine starts from, on the page's side, so that a second worker finds it ready: Python itself,
// compiled while it arrives, and the memory or the library that goes with it.

import { compileCounting } from './compile.js';
import { alone, fetchPart, near, sizes } from './site.js';

/** @import { Ahead } from './preload.js' */
/** @import { Plan } from '../types/worker.d.ts' */

/**
 * The ways to start, the quickest first; each is the fallback of the one before. snapshot: the memory of a Python that
 * has imported the engine; bundle: engine and library, byte-compiled; stock: plain Pyodide.
 */
export const PLANS = /** @type {Plan[]} */ (alone ? ['snapshot'] : ['snapshot', 'bundle', 'stock']);
const FILES = { snapshot: 'snapshot.txt', bundle: 'bundle.txt' };
const WASM = 'pyodide.asm.wasm';
const SCRIPT = 'pyodide.asm.mjs';
/** The snapshot is the larger download and the quicker start. When the speed has shown in so many ms, ... */
const LOOK_AFTER = 2000;
/** ... it is given up if the bundle would be there so many ms earlier: more than its slower start costs. */
const WORTH = 2000;

/** Milliseconds between two counts of what has arrived. */
const PAUSE = 60;

/**
 * What `preload.js` has begun, once; null where there is nothing.
 * @template {'worker' | 'wasm' | 'data'} What
 * @param {What} what
 * @returns {Ahead[What]}
 */
export function taken(what) {
  const { ahead } = globalThis;
  if (!ahead) return null;
  const begun = ahead[what];
  ahead[what] = null;
  return begun;
}

export class Parts {
  /** @type {Map<string, number>} */
  #loaded = new Map();
  #told = 0;
  /** @type {Map<string, Promise<unknown>>} */
  #kept = new Map();
  /** @type {Set<string>} */
  #underWay = new Set();
  #stop = new AbortController();

  /** @param {(loaded: number, total: number) => void} onbytes hears what has arrived so far */
  constructor(onbytes) {
    this.onbytes = onbytes;
  }

  /**
   * Notes the bytes of a part; tells about it now and then, since telling of every piece would cost more than loading
   * it.
   * @param {string} name
   * @param {number} bytes
   */
  #count(name, bytes) {
    this.#loaded.set(name, bytes);
    const now = performance.now();
    if (bytes && bytes < sizes[name] && now - this.#told < PAUSE) return;
    this.#told = now;
    let [loaded, total] = [0, sizes[SCRIPT] ?? 0];
    for (const [part, count] of this.#loaded) {
      loaded += count;
      if (part !== SCRIPT) total += sizes[part] ?? count;
    }
    this.onbytes(loaded, Math.max(total, loaded));
  }

  /** The worker has loaded its script, which cannot be counted piece by piece. */
  scriptLoaded() {
    this.#count(SCRIPT, sizes[SCRIPT] ?? 0);
  }

  /**
   * What is fetched is kept; what failed is fetched again next time.
   * @template Part
   * @param {string} name
   * @param {() => Promise<Part>} get
   * @returns {Promise<Part>}
   */
  #once(name, get) {
    const kept = this.#kept.get(name);
    if (kept) return /** @type {Promise<Part>} */ (kept);
    this.#count(name, 0);
    this.#underWay.add(name);
    const promise = get();
    this.#kept.set(name, promise);
    const mine = () => this.#kept.get(name) === promise;
    promise.then(
      () => mine() && this.#underWay.delete(name),
      () => mine() && this.#forget(name),
    );
    return promise;
  }

  /** @param {string} name */
  #forget(name) {
    this.#kept.delete(name);
    this.#underWay.delete(name);
    this.#loaded.delete(name);
  }

  /** Gives up what has not come, so that the next try asks anew and does not wait for an answer that never comes. */
  abandon() {
    this.#stop.abort();
    this.#stop = new AbortController();
    globalThis.ahead?.stop();
    for (const name of [...this.#underWay]) this.#forget(name);
  }

  /** Python, compiled. A first visit has begun with it in `preload.js`. */
  wasm() {
    return this.#once(WASM, async () => {
      /** @type {(bytes: number) => void} */
      const onbytes = (bytes) => this.#count(WASM, bytes);
      const { signal } = this.#stop;
      if (globalThis.ahead) globalThis.ahead.onbytes = onbytes;
      const module = (await taken('wasm')) ?? (await this.#compile(await fetchPart(WASM, signal), onbytes));
      this.#count(WASM, sizes[WASM] ?? 0);
      return module;
    });
  }

  /**
   * A reply as it came from the network keeps the browser's own cache of compiled code, so only a first visit is
   * counted.
   * @param {Response} response
   * @param {(bytes: number) => void} onbytes
   */
  #compile(response, onbytes) {
    return near() ? WebAssembly.compileStreaming(response) : compileCounting(response, onbytes);
  }

  /**
   * The memory or the library for a plan, as {plan, data}; over a slow link the plan that comes back may be the next
   * one.
   * @param {'snapshot' | 'bundle'} plan
   * @returns {Promise<{ plan: Plan, data: ArrayBuffer }>}
   */
  async data(plan) {
    const data = await this.#once(FILES[plan], () => this.#read(FILES[plan], plan === 'snapshot' && !near()));
    return data ? { plan, data } : this.data('bundle');
  }

  /**
   * @param {string} name
   * @param {boolean} mayGiveUp
   * @returns {Promise<ArrayBuffer | null>}
   */
  async #read(name, mayGiveUp) {
    const { signal } = this.#stop;
    const begun = name === FILES.snapshot ? await taken('data') : null;
    const response = begun?.ok ? begun : await fetchPart(name, signal);
    if (near() || !response.body) return response.arrayBuffer();
    const started = performance.now();
    const reader = response.body.getReader();
    const whole = new Uint8Array(sizes[name]);
    let at = 0;
    let look = mayGiveUp;
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      whole.set(value, at);
      at += value.length;
      this.#count(name, at);
      const passed = performance.now() - started;
      if (!look || passed < LOOK_AFTER) continue;
      look = false;
      const speed = (at + (this.#loaded.get(WASM) ?? 0)) / passed;
      if (whole.length - at - sizes[FILES.bundle] < speed * WORTH) continue;
      reader.cancel().catch(() => {});
      this.#loaded.delete(name);
      return null;
    }
    if (at !== whole.length) throw new Error(`${name}: ${at} bytes`);
    return whole.buffer;
  }
}
