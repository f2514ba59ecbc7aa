// The page's side of the engine. The worker behind it is disposable: when it dies, hangs or is killed, a new one is started, the
// last save is loaded into it, and the request that was lost is sent again. Callers notice nothing but a pause.

import { guard } from './guard.js';

const START_STALL = 45_000;
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

  /** `urls`: absolute addresses of the worker, the Pyodide folder and the engine archive. */
  constructor(urls) {
    this.urls = urls;
  }

  /** Tells how the start goes: {phase: 'loading', loaded} | {phase: 'ready'} | {phase: 'failed', reason}. */
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
      const worker = new Worker(this.urls.worker, { type: 'module' });
      this.#worker = worker;
      worker.onmessage = ({ data }) => worker === this.#worker && this.#receive(data);
      worker.onerror = (event) => worker === this.#worker && this.#fail(event.message || 'worker');
      worker.postMessage({ kind: 'start', pyodide: this.urls.pyodide, engine: this.urls.engine });
      this.#tell({ phase: 'loading', loaded: 0 });
      this.#watchStart();
    });
    return this.#ready;
  }

  #watchStart() {
    clearTimeout(this.stall);
    this.stall = setTimeout(() => this.#fail('stalled'), START_STALL);
  }

  #receive(data) {
    if (data.kind === 'progress') {
      this.#watchStart();
      this.#tell({ phase: 'loading', loaded: data.loaded });
    } else if (data.kind === 'ready') {
      clearTimeout(this.stall);
      this.#settle.resolve();
      this.#tell({ phase: 'ready' });
    } else if (data.kind === 'reply') {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.resolve(data.text);
    } else if (data.kind === 'failed') this.#fail(data.reason);
  }

  /** Ends the worker; whoever waits for it learns so. */
  #fail(reason) {
    clearTimeout(this.stall);
    this.#worker?.terminate();
    this.#worker = null;
    const starting = this.#settle;
    this.#ready = this.#settle = null;
    const error = new EngineDown(reason);
    starting?.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#tell({ phase: 'failed', reason });
  }

  /** For tests, and as the last resort against a worker that does not answer. */
  kill(reason = 'killed') {
    if (this.#worker) this.#fail(reason);
  }

  #send(message, limit) {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      const timer = setTimeout(() => this.#fail('time-limit'), limit);
      const done = (settle) => (value) => {
        clearTimeout(timer);
        settle(value);
      };
      this.#waiting.set(id, { resolve: done(resolve), reject: done(reject) });
      this.#worker.postMessage({ kind: 'request', id, text: JSON.stringify(message) });
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
        if (!(error instanceof EngineDown) || attempt) throw error;
      }
    }
    const reply = JSON.parse(text);
    if (!reply.ok) throw new Refused(reply.error);
    if (CHANGES.has(message.type)) this.#save = reply.save;
    return reply;
  }

  /** Forgets the match, so that a new worker starts without one. */
  forget() {
    this.#save = null;
  }
}
