// The canvas: keeps what is to be painted, paints when something has changed, and tells what a finger meets. One door in
// (`show`, and small setters), one door out (`onmove`).

import { Actors } from './animate.js';
import { paintScene, railWidth } from './paint/scene.js';
import { palette } from './paint/palette.js';
import { lying, originOf } from './lie.js';
import { caption } from './access.js';
import { handTile, nearest, spotNear, tilesUnder } from './reach.js';
import { isCalm, isDark, settings, withColour } from './settings.js';
import { Voices } from './voices.js';

const SPEED = { slow: 1.35, normal: 1, fast: 0.6 };
/** Milliseconds that a frame may be late before the table is painted without one: hidden pages get none. */
const LATE = 150;

/** Words that are left to a person whose tiles do not fit. */
const WORDS = new Set(['draw', 'pass']);

/** Whether the person can only say so, since nothing fits. */
const nothingFits = ({ turn, result, legal, view }) => turn === 0 && !result && view.phase !== 'auction' && legal.length > 0 && legal.every((move) => WORDS.has(move));

export class Stage {
  #actors = new Actors();
  #frame = 0;
  #late = 0;
  #later = 0;
  #settled = [];
  #painted = [];
  #watching = new AbortController();
  #state = null;
  #inert = true;
  #chosen = null;
  #hovered = null;
  #hot = null;
  #hint = null;
  #voices = new Voices();
  #quiet = false;

  constructor(canvas) {
    this.canvas = canvas;
    this.ctx = canvas.getContext('2d', { alpha: false });
    this.names = [];
    /** Tiles of the hand that make a train together. */
    this.train = [];
    const { signal } = this.#watching;
    document.addEventListener('visibilitychange', () => this.paint(), { signal });
    canvas.addEventListener('contextrestored', () => this.paint(), { signal });
    this.measure();
  }

  close() {
    this.#watching.abort();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#late);
    clearTimeout(this.#later);
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  // ---------------------------------------------------------------- size

  /** Takes over the size of the element; true when it has changed. */
  measure() {
    const { clientWidth: width, clientHeight: height } = this.canvas;
    const dpr = Math.min(3, window.devicePixelRatio || 1);
    if (width === this.width && height === this.height && dpr === this.dpr) return false;
    Object.assign(this, { width, height, dpr });
    this.canvas.width = Math.max(1, Math.round(width * dpr));
    this.canvas.height = Math.max(1, Math.round(height * dpr));
    this.paint();
    return true;
  }

  /** The room inside the rail, which scenes are made for. */
  get table() {
    const rail = railWidth(this.width, this.height);
    return { width: Math.max(160, this.width - 2 * rail), height: Math.max(160, this.height - 2 * rail) };
  }

  /** A point of the window in the scene's coordinates. */
  point(clientX, clientY) {
    const box = this.canvas.getBoundingClientRect();
    const rail = railWidth(this.width, this.height);
    return { x: clientX - box.left - rail, y: clientY - box.top - rail };
  }

  /** A point of the scene in the window's coordinates; tests aim with it. */
  onScreen({ x, y }) {
    const box = this.canvas.getBoundingClientRect();
    const rail = railWidth(this.width, this.height);
    return { x: x + box.left + rail, y: y + box.top + rail };
  }

  // ---------------------------------------------------------------- showing

  get speed() {
    return isCalm() ? 0 : SPEED[settings.pace];
  }

  /** Shows a state; resolves when its tiles lie still. `quiet` hides which tiles may be taken (the player is to find them). */
  show(state, { events = [], jump = false, quiet = false } = {}) {
    this.#state = state;
    this.#quiet = quiet;
    this.#chosen = this.#hovered = this.#hot = this.#hint = null;
    const { scene } = state;
    this.spots = scene.targets.filter((target) => target.kind === 'place');
    for (const target of this.spots) target.lies = lying(target);
    this.#actors.show(scene, { now: performance.now(), speed: jump ? 0 : this.speed, origin: originOf(scene, events) });
    this.paint();
    return this.settled();
  }

  get scene() {
    return this.#state?.scene ?? null;
  }

  set inert(value) {
    this.#inert = value;
    this.#hovered = null;
    this.paint();
  }

  get inert() {
    return this.#inert;
  }

  /** Whether tiles are on their way. */
  get moving() {
    return performance.now() < this.#actors.until;
  }

  /** Resolves when nothing moves. */
  settled() {
    if (!this.#frame) return Promise.resolve();
    return new Promise((resolve) => this.#settled.push(resolve));
  }

  /** Lets a seat say what an event has it say. */
  hear(event) {
    this.#voices.hear(event);
    this.paint();
  }

  choose(tile) {
    this.#chosen = tile;
    this.#hint = null;
    this.#hot = null;
    this.paint();
  }

  get chosen() {
    return this.#chosen;
  }

  set hovered(hit) {
    if (hit?.target === this.#hovered?.target && hit?.key === this.#hovered?.key) return;
    this.#hovered = hit;
    this.paint();
  }

  set hot(target) {
    if (target === this.#hot) return;
    this.#hot = target;
    this.paint();
  }

  /** Lights up a move. */
  hintAt(move) {
    const target = this.scene.targets.find((one) => one.move === move);
    if (target?.kind === 'place') this.choose(target.tile);
    this.#hint = target ? { target, keys: this.#keysOf(target) } : null;
    this.#hot = target?.kind === 'place' ? target : null;
    this.paint();
  }

  #keysOf(target) {
    return new Set(target.tiles ?? (target.tile ? [target.tile] : tilesUnder(this.scene, target).map((tile) => tile.key)));
  }

  drag(key, x, y) {
    this.#actors.hold(key, x, y);
    this.paint();
  }

  release(key) {
    this.#actors.release(key, performance.now(), this.speed);
    this.paint();
  }

  // ---------------------------------------------------------------- painting

  #model(now) {
    const stuck = !this.#inert && this.#state !== null && nothingFits(this.#state);
    const choosing = stuck || (!this.#inert && this.spots?.length > 0);
    const playable = new Set();
    if (!this.#inert && this.scene) {
      for (const target of this.scene.targets) {
        if (target.kind === 'place') playable.add(target.tile);
        else if (target.kind === 'pile') playable.add(tilesUnder(this.scene, target).at(-1)?.key);
        else if (!this.#quiet && target.kind === 'tile') playable.add(target.tile);
      }
    }
    return {
      width: this.width,
      height: this.height,
      dpr: this.dpr,
      colours: palette(isDark(), settings.cloth),
      coloured: withColour(this.#state?.options.set),
      scene: this.scene,
      actors: this.#actors.list(now),
      names: this.names,
      solo: this.#state?.players === 1,
      train: new Set(this.train),
      active: !this.#inert,
      left: this.#state?.view?.left,
      count: this.#state?.turn === null ? undefined : this.#state?.view?.count,
      caption: (target) => caption(target, this.#state),
      playable,
      choosing,
      pile: stuck ? this.scene.targets.find((target) => target.kind === 'pile') : undefined,
      chosen: this.#inert ? null : this.#chosen,
      spots: this.#inert || !this.#chosen ? [] : this.spots.filter((target) => target.tile === this.#chosen),
      ghostTile: this.#chosen,
      hot: this.#hot,
      hint: this.#hint,
      hovered: this.#hovered,
      bubbles: this.#voices.bubbles(now, !this.speed),
    };
  }

  /** What lies on the canvas: the tiles as they were last painted. */
  get painted() {
    return this.#painted;
  }

  /** Asks for a frame. Nothing is painted while nothing changes; where no frame comes, the table is painted when its tiles lie still. */
  paint() {
    this.#frame ||= requestAnimationFrame(() => this.#tick());
    clearTimeout(this.#late);
    this.#late = setTimeout(() => this.#tick(), Math.max(0, this.#actors.until - performance.now()) + LATE);
  }

  #tick() {
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#late);
    this.#frame = 0;
    const now = performance.now();
    const model = this.#model(now);
    paintScene(this.ctx, model);
    this.#painted = model.actors;
    if (now < this.#actors.until) return this.paint(); // by the clock of this picture: painting itself takes time
    const soon = this.#voices.next(now);
    if (soon !== null) {
      clearTimeout(this.#later);
      this.#later = setTimeout(() => this.paint(), soon);
    }
    for (const resolve of this.#settled.splice(0)) resolve();
  }

  // ---------------------------------------------------------------- what a finger meets

  /** The target or hand tile at a point: {kind, target, key, keys}, or null. Nearest first, with some slop. */
  hit(at) {
    if (this.#inert || !this.scene) return null;
    const hand = handTile(this.scene, at);
    const spot = this.#chosen && nearest(this.spots.filter((target) => target.tile === this.#chosen), at);
    if (spot && !(hand && hand.tile !== this.#chosen)) return { kind: 'spot', target: spot, keys: new Set() };
    const target = nearest(this.scene.targets.filter((one) => one.kind !== 'place'), at);
    if (target && !hand) return { kind: 'target', target, keys: this.#keysOf(target) };
    if (hand) return { kind: 'hand', key: hand.key, tile: hand.tile, keys: new Set([hand.key]), target: target ?? null };
    return null;
  }

  /** The spot of the chosen tile that a dragged one is near to, if any. */
  spotNear(at) {
    return spotNear(this.spots.filter((target) => target.tile === this.#chosen), at);
  }

  movesOf(tile) {
    return [...new Set(this.spots.filter((target) => target.tile === tile).map((target) => target.move))];
  }
}
