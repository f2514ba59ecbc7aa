// The page's side of the engine. The worker behind it is disposable: when it dies, hangs or is killed, a new one is
// started, the last save is loaded into it, and the request that was lost is sent again, once. Callers notice nothing
// but a pause.

import { Parts, PLANS, taken } from '../boot/parts.js';
import { makeWorker, scriptUrl, urlOf, workerUrl } from '../boot/site.js';
import { guard } from './guard.js';
import { limitOf, watch } from './watchdog.js';

/** @import { ErrorData, ErrorReply, LookFields, Replies, Request } from '../types/door.d.ts' */
/** @import { FromWorker, PlanData, ToWorker } from '../types/worker.d.ts' */
/** @import { Begun } from '../boot/preload.js' */

/** @typedef {'loading' | 'starting' | 'hang' | 'fatal' | 'killed' | 'lost'} Why */

/**
 * How the start goes: what has come so far, `again` where it is not the first one. And how it goes later: `waiting` for
 * an answer that takes long, `answered`, and `replaced` when another worker has taken over.
 * @typedef {{ phase: 'loading', loaded: number, total: number, again?: boolean }
 *   | { phase: 'ready' | 'waiting' | 'answered' }
 *   | { phase: 'failed', reason: string }
 *   | { phase: 'replaced', why: Why }} News
 */

/** Milliseconds without any sign of life after which a start is given up. */
const LOAD_STALL = 30_000;
/** The same for the part that only computes: nothing is heard of it until it is done, and some devices are slow. */
const RUN_STALL = 120_000;
/** Milliseconds beyond its thinking time after which a request counts as never to be answered. */
const PATIENCE = 10_000;
/** Workers that may die one after another before a person decides whether there is to be another one. */
const MOST_DEATHS = 3;
const CHANGES = new Set(['new', 'load', 'play', 'undo']);
/** Requests that do not ask about the match. */
const WITHOUT_MATCH = new Set(['catalogue', 'check', 'puzzle', 'new', 'load']);

/**
 * There is no answer. `why`: `loading` (files do not come), `starting` (they are here, but it does not start), `hang`,
 * `fatal`, `killed`, `lost` (the engine is up and will not have the match back). `stopped`: it died so often that
 * nothing starts it again but `revive`.
 */
export class EngineDown extends Error {
  /**
   * @param {Why} why
   * @param {{ reason?: string, final?: boolean, stopped?: boolean }} [more]
   */
  constructor(why, { reason = why, final = false, stopped = false } = {}) {
    super(reason);
    this.why = why;
    this.final = final;
    this.stopped = stopped;
  }
}

/** An error that the engine answered with: `code`, `reason`, `data`, and an English message for logs. */
export class Refused extends Error {
  /** @param {Pick<ErrorData, 'code' | 'reason'> & Partial<ErrorData>} error */
  constructor({ code, reason, data = {}, message = code }) {
    super(message);
    this.code = code;
    this.reason = reason;
    this.data = data;
  }
}

export class Engine {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Promise<void> | null} */
  #ready = null;
  /** @type {{ resolve: () => void, reject: (error: EngineDown) => void } | null} */
  #settle = null;
  /** @type {Map<number, { resolve: (text: string) => void, reject: (error: EngineDown) => void }>} */
  #waiting = new Map();
  #nextId = 1;
  /** @type {Promise<unknown>} */
  #queue = Promise.resolve();
  /** @type {string | null} */
  #save = null;
  #empty = true;
  #cold = true;
  #deaths = 0;
  /** @type {Why | null} */
  #died = null;
  /** @type {Map<string, number>} */
  #hung = new Map();
  /** @type {Set<(news: News) => void>} */
  #listeners = new Set();
  /** The last that was told. @type {News | null} */
  #news = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #stall;
  #stallLimit = LOAD_STALL;

  #parts = new Parts((loaded, total) => this.#progress(loaded, total));
  #plan = 0;
  #proven = false;

  /** Milliseconds that an answer may take beyond its thinking time; a field, so that tests need not wait so long. */
  patience = PATIENCE;

  /** How the last worker was started. @type {PlanData['plan'] | undefined} */
  started;

  /** How a worker is to be started. */
  get plan() {
    return PLANS[this.#plan];
  }

  /**
   * Who listens late hears how far the start is: there may be no more news of it.
   * @param {(news: News) => void} listener
   */
  watch(listener) {
    this.#listeners.add(listener);
    if (this.#settle && this.#news) listener(this.#news);
  }

  /** @param {News} news */
  #tell(news) {
    this.#news = news;
    for (const listener of this.#listeners) listener(news);
  }

  /** Resolves when a worker is up; starts one if there is none. */
  start() {
    this.#ready ??= new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#empty = this.#cold = true;
      this.#tell({ phase: 'loading', loaded: 0, total: 0, again: this.#proven });
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
    /** @type {Promise<PlanData>} */
    const data = plan === 'stock' ? Promise.resolve({ plan }) : this.#parts.data(plan);
    wasm?.catch((error) => gone() || this.#fail('loading', { reason: error.message, degrade: false }));
    data.catch((error) => gone() || this.#fail('loading', { reason: error.message }));
    /** @type {Begun} */
    const worker = taken('worker') ?? (await this.#makeWorker());
    if (gone()) return worker.terminate();
    this.#worker = worker;
    worker.onmessage = ({ data: message }) => worker === this.#worker && this.#receive(message);
    worker.onerror = (event) =>
      worker === this.#worker && this.#fail(this.#settle ? 'loading' : 'fatal', { reason: event.message || 'worker' });
    for (const message of worker.said ?? []) this.#receive(message);
    const begun = await Promise.all([data, wasm]).catch(() => null);
    if (!begun || worker !== this.#worker) return;
    const [parts, module] = begun;
    this.started = parts.plan;
    this.#watchStart(RUN_STALL);
    this.#post({
      kind: 'start',
      ...parts,
      wasm: module,
      base: urlOf('pyodide.').slice(0, -'pyodide.'.length),
      engine: urlOf('engine.zip'),
    });
  }

  /** @param {ToWorker} message */
  #post(message) {
    this.#worker?.postMessage(message);
  }

  async #makeWorker() {
    const [address, loader, script] = await Promise.all([
      workerUrl('worker.js'),
      scriptUrl('pyodide.mjs'),
      scriptUrl('pyodide.asm.mjs'),
    ]);
    return makeWorker(address, loader, script);
  }

  #watchStart(limit = this.#stallLimit) {
    this.#stallLimit = limit;
    clearTimeout(this.#stall);
    this.#stall = setTimeout(() => {
      this.#parts.abandon();
      this.#fail(limit === RUN_STALL ? 'starting' : 'loading', { reason: 'stalled', again: false });
    }, limit);
  }

  /**
   * @param {number} loaded
   * @param {number} total
   */
  #progress(loaded, total) {
    if (!this.#settle || this.#proven) return;
    this.#watchStart();
    this.#tell({ phase: 'loading', loaded, total });
  }

  /** @param {FromWorker} data */
  #receive(data) {
    if (data.kind === 'script') this.#parts.scriptLoaded();
    else if (data.kind === 'ready') {
      clearTimeout(this.#stall);
      const settle = this.#settle;
      this.#settle = null;
      settle?.resolve();
      this.#tell({ phase: 'ready' });
    } else if (data.kind === 'reply') {
      this.#proven = true;
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      waiting?.resolve(data.text);
    } else if (data.kind === 'failed') this.#fail(this.#settle ? 'starting' : 'fatal', { reason: data.reason });
  }

  /**
   * Ends the worker; whoever waits for it learns so. When a way to start has never worked, the next best one is taken:
   * at once, or with `again: false` at the next try.
   * @param {Why} why
   * @param {{ reason?: string, degrade?: boolean, again?: boolean }} [more]
   * @returns {void}
   */
  #fail(why, { reason = why, degrade = true, again = degrade } = {}) {
    clearTimeout(this.#stall);
    this.#worker?.terminate();
    this.#worker = null;
    const starting = this.#settle;
    if (degrade && !this.#proven && this.#plan < PLANS.length - 1) {
      console.warn(`The start by ${this.plan} failed: ${reason}`);
      this.#plan++;
      if (again && starting) return void this.#launch();
    }
    this.#ready = this.#settle = null;
    const final = Boolean(starting) && why !== 'killed';
    if (!final) {
      this.#deaths++;
      this.#died = why;
    }
    const error = new EngineDown(why, { reason, final, stopped: this.#deaths >= MOST_DEATHS });
    starting?.reject(error);
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    this.#tell({ phase: 'failed', reason });
  }

  /** For tests: the worker dies without a word. */
  kill() {
    if (this.#worker) this.#fail('killed', { degrade: false });
  }

  /**
   * @param {Request | {}} message
   * @param {{ heap?: boolean }} [extra]
   * @returns {Promise<string>}
   */
  #send(message, extra = {}) {
    return new Promise((resolve, reject) => {
      const id = this.#nextId++;
      this.#post({ kind: 'request', id, text: JSON.stringify(message), ...extra });
      let told = false;
      const unwatch = watch(
        limitOf(message, { patience: this.patience, cold: this.#cold, doubtful: this.#hung.size > 0 }),
        {
          slow: () => {
            told = true;
            this.#tell({ phase: 'waiting' });
          },
          late: () => this.#fail('hang'),
        },
      );
      const done = () => {
        unwatch();
        if (told) this.#tell({ phase: 'answered' });
      };
      this.#waiting.set(id, {
        resolve: (text) => (done(), resolve(text)),
        reject: (error) => (done(), reject(error)),
      });
    });
  }

  /**
   * Sees to it that a worker is up, with the match in it where the request is about it.
   * @param {boolean} needsMatch
   */
  async #up(needsMatch) {
    await this.start();
    if (!needsMatch || !this.#empty || !this.#save) return;
    const { ok, error } = JSON.parse(await this.#send({ type: 'load', save: this.#save }));
    if (!ok) throw new EngineDown('lost', { reason: error.message });
    this.#empty = false;
  }

  /**
   * Sends a request and returns the reply; throws Refused, or EngineDown when two workers in a row could not answer.
   * @template {Request} Asked
   * @param {Asked} message
   * @returns {Promise<Replies[Asked['type']]>}
   */
  async request(message) {
    if ('save' in message) guard(message.save);
    const answer = this.#queue.then(() => this.#ask(message));
    this.#queue = answer.catch(() => {});
    return answer;
  }

  /**
   * Asks, and asks a new worker when one has died of it. A picture of the table is no reason to die twice: the second
   * time the request goes without it, and the reply has no scene. When that has helped, moves go without it from then
   * on and leave pictures to requests of their own; when it has helped twice with a table of one size, that size is not
   * asked for any more.
   * @template {Request} Asked
   * @param {Asked} message
   * @returns {Promise<Replies[Asked['type']]>}
   */
  async #ask(message) {
    const { table = null, ...rest } = /** @type {Request & LookFields} */ (message);
    const size = table ? `${table.width}x${table.height}` : '';
    let hung = false;
    for (let attempt = 0; ; attempt++) {
      if (this.#deaths >= MOST_DEATHS) throw new EngineDown(this.#died ?? 'fatal', { stopped: true });
      const deadly = (this.#hung.get(size) ?? 0) > 1;
      const blind = hung || deadly || (this.#hung.size > 0 && message.type !== 'state');
      try {
        await this.#up(!WITHOUT_MATCH.has(message.type));
        const reply = JSON.parse(await this.#send(blind ? rest : message));
        this.#cold = false;
        if (!blind) this.#hung.delete(size);
        else if (hung) this.#hung.set(size, (this.#hung.get(size) ?? 0) + 1);
        if (reply.error?.code === 'no-match' && this.#save && !attempt) this.#empty = true;
        else return this.#answered(message, reply);
      } catch (error) {
        if (!(error instanceof EngineDown) || error.final || error.why === 'lost' || attempt) throw error;
        hung = Boolean(size) && error.why === 'hang';
      }
    }
  }

  /**
   * @template {Request} Asked
   * @param {Asked} message
   * @param {{ ok: true, save: string } & Replies[Asked['type']] | ErrorReply} reply
   */
  #answered(message, reply) {
    this.#deaths = 0;
    if (this.#died) this.#tell({ phase: 'replaced', why: this.#died });
    this.#died = null;
    if (!reply.ok) throw new Refused(reply.error);
    if (CHANGES.has(message.type)) {
      this.#save = reply.save;
      this.#empty = false;
    }
    return reply;
  }

  /** Bytes that the worker's Python takes. */
  async heap() {
    await this.start();
    return Number(await this.#send({}, { heap: true }));
  }

  /** A person wants to try again after too many deaths. */
  revive() {
    this.#deaths = 0;
  }

  /** Forgets the match, so that a new worker starts without one. */
  forget() {
    this.#save = null;
    this.#hung.clear();
    this.revive();
  }
}
