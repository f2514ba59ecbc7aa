// The canvas: keeps what is to be painted, paints when something has changed, and tells what a finger meets. One door
// in (`show`, and small setters), one door out (`onmove`).

import { Actors } from './animation.js';
import { lying, originOf } from './placing.js';
import { handTile, nearest, spotNear, tilesUnder } from './hit_test.js';
import { modelOf } from './stage_model.js';
import { pageTime } from './time.js';
import { Voices } from './voices.js';

/** @import { Seen } from './animation.js' */
/** @import { Hit, Spot } from './hit_test.js' */
/** @import { Painter } from './painter.js' */
/** @import { Marks, Model, OnStage } from './stage_model.js' */
/** @import { Time, Timer } from './time.js' */
/** @import { EventData } from '../types/events.d.ts' */
/** @import { Person } from '../storage/people.js' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { Point, Target } from '../types/scene.d.ts' */

/** Milliseconds that a frame may be late before the table is painted without one: hidden pages get none. */
const LATE = 150;

/** @type {Marks} */
const NOTHING = { chosen: null, hovered: null, hot: null, hint: null, second: null, lifted: null };

/** @typedef {Pick<OnStage, 'quiet' | 'stuck' | 'signs' | 'next'>} How */

/** @type {How} */
const USUAL = { quiet: false, stuck: false, signs: new Map(), next: null };

export class Stage {
  #actors = new Actors();
  #frame = 0;
  /** @type {Timer} */
  #late = 0;
  /** @type {Timer} */
  #later = 0;
  /** @type {(() => void)[]} */
  #settled = [];
  /** @type {Seen[]} */
  #painted = [];
  #watching = new AbortController();
  /** @type {Shown | null} */
  #state = null;
  /** @type {Spot[]} */
  #spots = [];
  #inert = true;
  #how = USUAL;
  #marks = { ...NOTHING };
  #voices = new Voices();
  #painter;
  #time;
  width = 0;
  height = 0;
  dpr = 0;
  /** @type {string[]} */
  names = [];
  /** Those who share the device. @type {Person[]} */
  people = [];
  /** Tiles of the hand that make a train together. @type {string[]} */
  train = [];

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {Painter} painter
   * @param {Time} [time] the page's unless a test has its own
   */
  constructor(canvas, painter, time = pageTime) {
    this.#painter = painter;
    this.#time = time;
    this.canvas = canvas;
    this.ctx = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d', { alpha: false }));
    const { signal } = this.#watching;
    canvas.ownerDocument.addEventListener('visibilitychange', () => this.paint(), { signal });
    canvas.addEventListener('contextrestored', () => this.paint(), { signal });
    this.measure();
  }

  close() {
    this.#watching.abort();
    this.#time.dropFrame(this.#frame);
    this.#time.dropWait(this.#late);
    this.#time.dropWait(this.#later);
    this.#frame = 0;
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  // ---------------------------------------------------------------- size

  /** Takes over the size of the element; true when it has changed. */
  measure() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const dpr = Math.min(3, globalThis.devicePixelRatio || 1);
    if (width === this.width && height === this.height && dpr === this.dpr) return false;
    Object.assign(this, { width, height, dpr });
    this.canvas.width = Math.max(1, Math.round(width * dpr));
    this.canvas.height = Math.max(1, Math.round(height * dpr));
    this.paint();
    return true;
  }

  get rail() {
    return this.#painter.railWidth(this.width, this.height);
  }

  /** The room inside the rail, which scenes are made for. */
  get table() {
    const { rail } = this;
    return { width: Math.max(160, this.width - 2 * rail), height: Math.max(160, this.height - 2 * rail) };
  }

  /**
   * A point of the window in the scene's coordinates.
   * @param {number} clientX
   * @param {number} clientY
   */
  point(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    const { rail } = this;
    return { x: clientX - box.left - rail, y: clientY - box.top - rail };
  }

  /**
   * A point of the scene in the window's coordinates; tests aim with it.
   * @param {Point} point
   */
  onScreen({ x, y }) {
    const box = this.canvas.getBoundingClientRect();
    const { rail } = this;
    return { x: x + box.left + rail, y: y + box.top + rail };
  }

  // ---------------------------------------------------------------- showing

  get speed() {
    return this.#painter.speed;
  }

  /**
   * Shows a state; resolves when its tiles lie still. `quiet` hides which tiles may be taken (the player is to find
   * them), `stuck` dims a hand of which nothing fits, `signs` are for tiles that stand out, `next` is the seat that
   * comes after the one on turn.
   * @param {Shown} state
   * @param {Partial<How> & { events?: EventData[], jump?: boolean }} [how]
   * @returns {Promise<void>}
   */
  show(state, { events = [], jump = false, ...how } = {}) {
    this.#state = state;
    this.#how = { ...USUAL, ...how };
    this.#marks = { ...NOTHING };
    const { scene } = state;
    const places = scene.targets.filter((target) => target.kind === 'place');
    this.#spots = places.map((target) => Object.assign(target, { lies: lying(target) }));
    this.#actors.show(scene, { now: this.#time.now(), speed: jump ? 0 : this.speed, origin: originOf(scene, events) });
    this.paint();
    return this.settled();
  }

  get scene() {
    return this.#state?.scene ?? null;
  }

  set inert(value) {
    this.#inert = value;
    this.#marks.hovered = null;
    this.paint();
  }

  get inert() {
    return this.#inert;
  }

  /** Whether tiles are on their way. */
  get moving() {
    return this.#time.now() < this.#actors.until;
  }

  /** Lets all tiles lie where they are going. */
  land() {
    this.#actors.land();
    this.paint();
  }

  /**
   * Resolves when nothing moves.
   * @returns {Promise<void>}
   */
  settled() {
    if (!this.#frame) return Promise.resolve();
    return new Promise((resolve) => this.#settled.push(resolve));
  }

  /**
   * Lets a seat say what an event has it say, unless a label of the scene says it already.
   * @param {EventData} event
   */
  hear(event) {
    if (this.scene?.labels.some(({ code }) => code === `said-${event.kind}`)) return;
    this.#voices.hear(event, this.#time.now());
    this.paint();
  }

  /** @param {string | null} tile */
  choose(tile) {
    this.#marks.chosen = tile;
    this.#marks.hint = null;
    this.#marks.hot = null;
    this.paint();
  }

  get chosen() {
    return this.#marks.chosen;
  }

  /** @param {Hit | null} hit */
  set hovered(hit) {
    if (hit?.target === this.#marks.hovered?.target && hit?.key === this.#marks.hovered?.key) return;
    this.#marks.hovered = hit;
    this.paint();
  }

  /** @param {Spot | null} target */
  set hot(target) {
    if (target === this.#marks.hot) return;
    this.#marks.hot = target;
    this.paint();
  }

  /**
   * Shows which tile of the hand goes next, without a tap.
   * @param {string} tile
   */
  lift(tile) {
    this.#marks.lifted = tile;
    this.paint();
  }

  /**
   * Lights up a move, and another one faintly.
   * @param {string} move
   * @param {string} [second]
   */
  hintAt(move, second) {
    const [target, other] = [move, second].map((wanted) => this.scene?.targets.find((one) => one.move === wanted));
    if (target?.kind === 'place') this.choose(target.tile);
    this.#marks.hint = target ? { target, keys: this.#keysOf(target) } : null;
    this.#marks.hot = this.#spots.find((spot) => spot === target) ?? null;
    this.#marks.second = other ? this.#keysOf(other) : null;
    this.paint();
  }

  /**
   * Lights up what is tapped first in a move, and leaves the rest to the person.
   * @param {string} move
   */
  light(move) {
    const target = this.scene?.targets.find((one) => one.move === move);
    if (!target) return;
    if (target.kind === 'place') this.#marks.lifted = target.tile;
    this.#marks.hint = { target, keys: this.#keysOf(target) };
    this.paint();
  }

  /**
   * @param {Target} target
   * @returns {Set<string>}
   */
  #keysOf(target) {
    if (target.kind === 'group') return new Set(target.tiles);
    if ('tile' in target) return new Set([target.tile]);
    return new Set(this.scene ? tilesUnder(this.scene, target).map((tile) => tile.key) : []);
  }

  /**
   * @param {string} key
   * @param {number} x
   * @param {number} y
   */
  drag(key, x, y) {
    this.#actors.hold(key, x, y);
    this.paint();
  }

  /** @param {string} key */
  release(key) {
    this.#actors.release(key, this.#time.now(), this.speed);
    this.paint();
  }

  // ---------------------------------------------------------------- painting

  /**
   * @param {number} now
   * @returns {Model}
   */
  #model(now) {
    const { names, people, train, width, height, dpr } = this;
    const shown = {
      state: this.#state,
      spots: this.#spots,
      names,
      people,
      train,
      inert: this.#inert,
      ...this.#how,
    };
    const actors = this.#actors.list(now);
    return {
      ...modelOf(shown, this.#marks),
      width,
      height,
      dpr,
      actors,
      bubbles: this.#voices.bubbles(now, !this.speed),
    };
  }

  /** What lies on the canvas: the tiles as they were last painted. */
  get painted() {
    return this.#painted;
  }

  /**
   * Asks for a frame. Nothing is painted while nothing changes; where no frame comes, the table is painted when its
   * tiles lie still.
   */
  paint() {
    if (this.#watching.signal.aborted) return;
    const time = this.#time;
    this.#frame ||= time.frame(() => this.#tick());
    time.dropWait(this.#late);
    this.#late = time.wait(() => this.#tick(), Math.max(0, this.#actors.until - time.now()) + LATE);
  }

  #tick() {
    const time = this.#time;
    time.dropFrame(this.#frame);
    time.dropWait(this.#late);
    this.#frame = 0;
    const now = time.now();
    const model = this.#model(now);
    this.#painter.paint(this.ctx, model);
    this.#painted = model.actors;
    if (now < this.#actors.until) return this.paint(); // by the clock of this picture: painting itself takes time
    const soon = this.#voices.next(now);
    if (soon !== null) {
      time.dropWait(this.#later);
      this.#later = time.wait(() => this.paint(), soon);
    }
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  // ---------------------------------------------------------------- what a finger meets

  /**
   * The target or hand tile at a point, or null. Nearest first, with some slop.
   * @param {Point} at
   * @returns {Hit | null}
   */
  hit(at) {
    if (this.#inert || !this.scene) return null;
    const hand = handTile(this.scene, at);
    const spot =
      this.#marks.chosen &&
      nearest(
        this.#spots.filter((target) => target.tile === this.#marks.chosen),
        at,
      );
    if (spot && !(hand && hand.tile !== this.#marks.chosen)) return { kind: 'spot', target: spot, keys: new Set() };
    const target = nearest(
      this.scene.targets.filter((one) => one.kind !== 'place'),
      at,
    );
    if (target && !hand) return { kind: 'target', target, keys: this.#keysOf(target) };
    return hand?.tile
      ? { kind: 'hand', key: hand.key, tile: hand.tile, keys: new Set([hand.key]), target: target ?? null }
      : null;
  }

  /**
   * The spot of the chosen tile that a dragged one is near to, if any.
   * @param {Point} at
   */
  spotNear(at) {
    return spotNear(
      this.#spots.filter((target) => target.tile === this.#marks.chosen),
      at,
    );
  }

  /**
   * @param {string} tile
   * @returns {string[]}
   */
  movesOf(tile) {
    return [...new Set(this.#spots.filter((target) => target.tile === tile).map((target) => target.move))];
  }
}
