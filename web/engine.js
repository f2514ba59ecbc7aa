// The page's side of the engine. The worker behind it is disposable: when it dies, hangs or is killed, a new one is started, the
// last save is loaded into it, and the request that was lost is sent again. Callers notice nothing but a pause.

import { Parts, PLANS, taken } from './boot/parts.js';
import { makeWorker, scriptUrl, urlOf, workerUrl } from './boot/site.js';
import { guard } from './guard.js';

/** Milliseconds without any sign of life after which a start is given up. */
const LOAD_STALL = 30_000;
/** The same for the part that only computes: nothing is heard of it until it is done, and some devices are slow. */
const RUN_STALL = 120_000;
const REQUEST_LIMIT = 20_000;
const CHANGES = new Set(['new', 'load', 'play', 'undo']);

export class EngineDown extends Error {}

/** An error that the engine answered with: `code`, `reason`, `data`, and an English message for logs. */
export class Refused extends Error {
  constructor({ code, reason, data, message }) {
    super(message ?? code);
    Object.assign(this, { code, reason, data: data ?? {} });
  }
}

export class Engine {
  #worker = null;
  #ready = null;
  #settle = null;
  #waiting = new Map();
  #nextId = 1;
  #queue = Promise.resolve();
  #save = null;
  #empty = true;
  #listeners = new Set();

  #parts = new Parts((loaded, total) => this.#progress(loaded, total));
  #plan = 0;
  #proven = false;

  /** How a worker is to be started; `started` tells how the last one was. */
  get plan() {
    return PLANS[this.#plan];
  }

  /** Tells how the start goes: {phase: 'loading', loaded, total} | {phase: 'ready'} | {phase: 'failed', reason}. */
  watch(listener) {
    this.#listeners.add(listener);
  }

  #tell(news) {
    for (const listener of this.#listeners) listener(news);
  }

  /** Resolves when a worker is up; starts one if there is none. */
  start() {
    this.#ready ??= new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#empty = true;
      this.#tell({ phase: 'loading', loaded: 0, total: 0 });
      this.#launch();
    });
    return this.#ready;
  }

  /** Starts a worker by the present plan; the page fetches while the worker loads its scripts. */
  async #launch() {
    const { plan } = this;
    const settle = this.#settle;
    const gone = () => settle !== this.#settle || plan !== this.plan;
    this.#watchStart(LOAD_STALL);
    const wasm = plan === 'stock' ? null : this.#parts.wasm();
    const data = plan === 'stock' ? Promise.resolve({ plan }) : this.#parts.data(plan);
    wasm?.catch((error) => gone() || this.#fail(error.message, { degrade: false }));
    data.catch((error) => gone() || this.#fail(error.message));
    const worker = taken('worker') ?? (await this.#makeWorker());
    if (gone()) return void worker.terminate();
    this.#worker = worker;
    worker.onmessage = ({ data: message }) => worker === this.#worker && this.#receive(message);
    worker.onerror = (event) => worker === this.#worker && this.#fail(event.message || 'worker');
    for (const message of worker.said ?? []) this.#receive(message);
    const [parts, module] = await Promise.all([data, wasm]).catch(() => []);
    if (!parts || worker !== this.#worker) return;
    this.started = parts.plan;
    this.#watchStart(RUN_STALL);
    worker.postMessage({ kind: 'start', ...parts, wasm: module, base: urlOf('pyodide.').slice(0, -'pyodide.'.length), engine: urlOf('engine.zip') });
  }

  async #makeWorker() {
    const [address, loader, script] = await Promise.all([workerUrl('worker.js'), scriptUrl('pyodide.mjs'), scriptUrl('pyodide.asm.mjs')]);
    return makeWorker(address, loader, script);
  }

  #watchStart(limit = this.patience) {
    this.patience = limit;
    clearTimeout(this.stall);
    this.stall = setTimeout(() => this.#fail('stalled', { again: false }), limit);
  }

  #progress(loaded, total) {
    if (!this.#settle || this.#proven) return;
    this.#watchStart();
    this.#tell({ phase: 'loading', loaded, total });
  }

  #receive(data) {
    if (data.kind === 'script') this.#parts.scriptLoaded();
    else if (data.kind === 'ready') {
      clearTimeout(this.stall);
      const { resolve } = this.#settle;
      this.#settle = null;
      resolve();
      this.#tell({ phase: 'ready' });
    } else if (data.kind === 'reply') {
      this.#proven = true;
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.resolve(data.text);
    } else if (data.kind === 'failed') this.#fail(data.reason);
  }

  /**
   * Ends the worker; whoever waits for it learns so. When a way to start has never worked, the next best one is taken: at once, or with
   * `again: false` at the next try.
   */
  #fail(reason, { degrade = true, again = degrade } = {}) {
    clearTimeout(this.stall);
    this.#worker?.terminate();
    this.#worker = null;
    const starting = this.#settle;
    if (degrade && !this.#proven && this.#plan < PLANS.length - 1) {
      console.warn(`The start by ${this.plan} failed: ${reason}`);
      this.#plan++;
      if (again && starting) return void this.#launch();
    }
    this.#ready = this.#settle = null;
    const error = new EngineDown(reason);
    error.final = Boolean(starting) && reason !== 'killed';
    starting?.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#tell({ phase: 'failed', reason });
  }

  /** For tests, and as the last resort against a worker that does not answer. */
  kill(reason = 'killed') {
    if (this.#worker) this.#fail(reason, { degrade: false });
  }

  #send(message, limit, extra = {}) {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      const timer = setTimeout(() => this.#fail('time-limit'), limit);
      const done = (settle) => (value) => {
        clearTimeout(timer);
        settle(value);
      };
      this.#waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      this.#worker.postMessage({ kind: 'request', id, text: JSON.stringify(message), ...extra });
    });
  }

  async #up() {
    await this.start();
    if (this.#empty && this.#save) await this.#send({ type: 'load', save: this.#save }, REQUEST_LIMIT);
    this.#empty = false;
  }

  /** Sends a request and returns the reply; throws Refused, or EngineDown when two workers in a row could not answer. */
  request(message, { limit = REQUEST_LIMIT } = {}) {
    if (message.save !== undefined) guard(message.save);
    const answer = this.#queue.then(() => this.#ask(message, limit));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  async #ask(message, limit) {
    let text;
    for (let attempt = 0; text === undefined; attempt++) {
      try {
        await this.#up();
        text = await this.#send(message, limit);
      } catch (error) {
        if (!(error instanceof EngineDown) || error.final || attempt) throw error;
      }
    }
    const reply = JSON.parse(text);
    if (!reply.ok) throw new Refused(reply.error);
    if (CHANGES.has(message.type)) this.#save = reply.save;
    return reply;
  }

  /** Bytes that the worker's Python takes. */
  async heap() {
    await this.start();
    return Number(await this.#send({}, REQUEST_LIMIT, { heap: true }));
  }

  /** Forgets the match, so that a new worker starts without one. */
  forget() {
    this.#save = null;
  }
}
