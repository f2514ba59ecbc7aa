// Tiles in motion. Each tile of a scene is an actor known by its key; a new scene gives the actors new places, and they
// go there from wherever they are, so that any movement can be interrupted by the next. Where an actor is follows from
// its flight and the clock alone: it does not matter how many frames are painted on the way, or whether any is.

/** @import { Scene, TilePiece, Zone } from '../types/scene.d.ts' */

/** Where a tile lies. @typedef {{ x: number, y: number, size: number, turn: number }} Place */

/**
 * `over` says how far a tile has turned over: from 0, on its face, to 1. `moving` puts it above those that lie.
 * @typedef {Place & { alpha: number, height: number, over: number, moving: number }} Pose
 */

/** @typedef {{ from: Pose, start: number, end: number, far: boolean, lift: boolean, moving: number }} Flight */

/**
 * @typedef {object} Actor
 * @property {string} key
 * @property {string | null} tile
 * @property {Zone} zone
 * @property {number} z
 * @property {boolean} [mark]
 * @property {number} [badge]
 * @property {number} order
 * @property {Pose} rest where it comes to lie
 * @property {Flight | null} flight
 * @property {{ x: number, y: number } | null} held
 * @property {boolean} leaving
 */

/** An actor that a new scene has no place for. @typedef {Pick<Actor, 'key' | 'tile' | 'zone'> & { at: Place }} Gone */

/** Where a tile that is new to a scene comes from. @typedef {Place & { hidden: boolean, instead?: string }} Source */

/** @typedef {(tile: TilePiece, gone: Gone[]) => Source | null} Origin */

/** An actor as the painter wants it. @typedef {ReturnType<typeof seenAt>} Seen */

/** @type {(p: number) => number} */
const easeOut = (p) => 1 - (1 - p) ** 3;
/** @type {(p: number) => number} */
const easeBoth = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);
/** @type {(a: number, b: number, p: number) => number} */
const mix = (a, b, p) => a + (b - a) * p;

const SHIFT = 260;
const FLIGHT = 430;
const LEAVE = 240;
const STAGGER = 38;
/** How much faster a tile turns over than it flies, so that its face can be read before it lies. */
const TURN_OVER = 1.25;
/** How much sooner than it arrives a tile that comes from afar is seen. */
const SEEN = 12;
/** What a tile on its way out shrinks to. */
const SHRUNK = 0.82;

/**
 * The same angle, written so that the way to `target` is the shorter one.
 * @type {(angle: number, target: number) => number}
 */
function nearAngle(angle, target) {
  const difference = ((((target - angle) % 360) + 540) % 360) - 180;
  return target - difference;
}

const LYING = { alpha: 1, height: 0, over: 1, moving: 0 };

/** @type {(place: Place) => Pose} */
const lyingAt = ({ x, y, size, turn }) => ({ x, y, size, turn, ...LYING });

/** @type {(a: Place, b: Place) => boolean} */
const samePlace = (a, b) => a.x === b.x && a.y === b.y && a.size === b.size && a.turn === b.turn;

/** @type {(a: Pose, b: Pose) => boolean} */
const isClose = (a, b) =>
  Math.hypot(a.x - b.x, a.y - b.y) < 0.5 &&
  Math.abs(a.size - b.size) < 0.1 &&
  a.turn === b.turn &&
  a.alpha === b.alpha &&
  a.over === b.over;

/**
 * Where a flight has come to at a moment; `rest` is where it ends.
 * @type {(flight: Flight, rest: Pose, now: number) => Pose}
 */
function along({ from, start, end, far, lift, moving }, rest, now) {
  if (now >= end) return rest;
  const p = Math.max(0, (now - start) / (end - start));
  const q = far ? easeBoth(p) : easeOut(p);
  const height = mix(from.height, rest.height, q);
  return {
    x: mix(from.x, rest.x, q),
    y: mix(from.y, rest.y, q),
    size: mix(from.size, rest.size, q),
    turn: mix(from.turn, rest.turn, q),
    height: lift ? Math.max(height, Math.sin(Math.PI * q)) : height,
    over: mix(from.over, rest.over, Math.min(1, q * TURN_OVER)),
    alpha: mix(from.alpha, rest.alpha, far ? Math.min(1, q * SEEN) : q),
    moving,
  };
}

/** @type {(actor: Actor, now: number) => Pose} */
function poseOf({ rest, flight, held }, now) {
  const pose = flight ? along(flight, rest, now) : rest;
  return held ? { ...pose, ...held, height: 1, moving: 2 } : pose;
}

/** @type {(actor: Actor) => number} */
const endOf = ({ flight }) => flight?.end ?? -Infinity;
/** @type {(actor: Actor, now: number) => boolean} */
const isGone = (actor, now) => actor.leaving && now >= endOf(actor);

/**
 * A flight from one pose to another, or none where there is no way to go or no time for it.
 * @param {Pose} rest
 * @param {Pose} from
 * @param {{ start: number, speed: number, far?: boolean, lift?: boolean, moving?: number, time?: number }} how
 * @returns {Flight | null}
 */
function flightTo(rest, from, { start, speed, far = false, lift = false, moving = 0, time = far ? FLIGHT : SHIFT }) {
  const turned = { ...from, turn: nearAngle(from.turn, rest.turn) };
  return speed && !isClose(turned, rest) ? { from: turned, start, end: start + time * speed, far, lift, moving } : null;
}

/**
 * An actor on its way out, from where it is.
 * @type {(actor: Actor, now: number, speed: number) => Actor}
 */
function leave(actor, now, speed) {
  const from = poseOf(actor, now);
  const rest = { ...from, size: from.size * SHRUNK, alpha: 0, moving: 0 };
  return {
    ...actor,
    leaving: true,
    held: null,
    rest,
    flight: flightTo(rest, from, { start: now, speed, time: LEAVE }),
  };
}

/**
 * An actor as the painter wants it at a moment.
 * @param {Actor} actor
 * @param {number} now
 */
function seenAt(actor, now) {
  const { x, y, size, turn, alpha, height, over, moving } = poseOf(actor, now);
  const { key, tile, zone, z, mark, badge, order, rest } = actor;
  return {
    key,
    tile,
    zone,
    z,
    mark,
    badge,
    order,
    rest: rest.size,
    at: { x, y, size, turn },
    alpha,
    height,
    flip: Math.abs(Math.cos(Math.PI * over)),
    faceDown: over < 0.5,
    moving,
  };
}

export class Actors {
  /** @type {Map<string, Actor>} */
  #actors = new Map();

  /**
   * All as they are at a moment, in the order of painting; those in flight last.
   * @param {number} now
   */
  list(now) {
    const all = [...this.#actors.values()].filter((actor) => !isGone(actor, now)).map((actor) => seenAt(actor, now));
    return all.sort((a, b) => a.moving - b.moving || a.z - b.z || a.order - b.order);
  }

  /** The moment from which all lie still. */
  get until() {
    return Math.max(-Infinity, ...[...this.#actors.values()].map(endOf));
  }

  /**
   * Sends the actors to the places of a scene. `origin(tile, gone)` says where a new tile comes from: a place, with
   * `hidden` where it starts on its face and turns over on the way and with the key of the tile that it comes `instead`
   * of, or null to appear in place. `gone` are the actors that the scene no longer has.
   * @param {Scene} scene
   * @param {{ now: number, speed?: number, origin?: Origin }} how
   */
  show(scene, { now, speed = 1, origin = () => null }) {
    const before = new Map([...this.#actors].filter(([, actor]) => !isGone(actor, now)));
    const kept = new Set(scene.tiles.map((tile) => tile.key));
    const out = [...before.values()].filter((actor) => !kept.has(actor.key));
    const gone = out
      .filter((actor) => !actor.leaving)
      .map((actor) => ({ key: actor.key, tile: actor.tile, zone: actor.zone, at: poseOf(actor, now) }));
    /** @type {Set<string>} */
    const replaced = new Set();
    let waiting = 0;
    this.#actors = new Map();
    scene.tiles.forEach((tile, order) => {
      const old = before.get(tile.key);
      const source = old ? null : origin(tile, gone);
      if (source?.instead) replaced.add(source.instead);
      const start = source ? now + waiting++ * STAGGER * speed : Math.max(now, old?.flight?.start ?? now);
      this.#actors.set(tile.key, this.#sent(tile, order, old, source, { now, start, speed }));
    });
    if (!speed) return;
    for (const actor of out)
      if (!replaced.has(actor.key)) this.#actors.set(actor.key, actor.leaving ? actor : leave(actor, now, speed));
  }

  /**
   * A tile of a scene as an actor on its way from where it was, or from its source.
   * @param {TilePiece} tile
   * @param {number} order
   * @param {Actor | undefined} old
   * @param {Source | null} source
   * @param {{ now: number, start: number, speed: number }} when
   * @returns {Actor}
   */
  #sent(tile, order, old, source, { now, start, speed }) {
    const rest = lyingAt(tile);
    /** @type {Omit<Actor, 'flight'>} */
    const actor = {
      key: tile.key,
      tile: tile.face === 'up' ? tile.tile : null,
      zone: tile.zone,
      z: tile.z ?? 0,
      mark: tile.mark,
      badge: tile.badge,
      order,
      rest,
      leaving: false,
      held: null,
    };
    if (speed && old && !old.held && !old.leaving && samePlace(old.rest, rest)) return { ...actor, flight: old.flight };
    const from = old
      ? poseOf(old, now)
      : source
        ? { ...lyingAt(source), alpha: source.instead ? 1 : 0, over: source.hidden ? 0 : 1 }
        : { ...rest, alpha: 0 };
    const far = Math.hypot(rest.x - from.x, rest.y - from.y) > rest.size * 3 || from.over < 1;
    const lift = far && (old?.zone !== tile.zone || from.moving > 0); // a line that is laid anew glides over the cloth
    return {
      ...actor,
      flight: flightTo(rest, from, { start, speed, far, lift, moving: Number(lift || from.moving > 0) }),
    };
  }

  /** Ends every flight where it leads. */
  land() {
    const staying = [...this.#actors].filter(([, actor]) => !actor.leaving);
    this.#actors = new Map(staying.map(([key, actor]) => [key, { ...actor, flight: null }]));
  }

  /**
   * Takes hold of an actor under the finger: it stays where it is put until the next scene.
   * @param {string} key
   * @param {number} x
   * @param {number} y
   */
  hold(key, x, y) {
    this.#change(key, () => ({ held: { x, y } }));
  }

  /**
   * Lets go: back to its place.
   * @param {string} key
   * @param {number} now
   * @param {number} speed
   */
  release(key, now, speed) {
    this.#change(key, (actor) => ({
      held: null,
      flight: flightTo(actor.rest, poseOf(actor, now), { start: now, speed, moving: 1 }),
    }));
  }

  /**
   * @param {string} key
   * @param {(actor: Actor) => Partial<Actor>} changes
   */
  #change(key, changes) {
    const actor = this.#actors.get(key);
    if (actor && !actor.leaving) this.#actors.set(key, { ...actor, ...changes(actor) });
  }
}
