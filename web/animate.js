// Tiles in motion. Each tile of a scene is an actor known by its key; a new scene gives the actors new places, and they go
// there from wherever they are, so that any movement can be interrupted by the next.

const easeOut = (p) => 1 - (1 - p) ** 3;
const easeBoth = (p) => (p < 0.5 ? 4 * p ** 3 : 1 - (2 - 2 * p) ** 3 / 2);
const mix = (a, b, p) => a + (b - a) * p;

const SHIFT = 260;
const FLIGHT = 430;
const LEAVE = 240;
const STAGGER = 38;

/** The same angle, written so that the way to `target` is the shorter one. */
function nearAngle(angle, target) {
  const difference = (((target - angle) % 360) + 540) % 360 - 180;
  return target - difference;
}

const place = ({ x, y, size, turn }) => ({ x, y, size, turn });

export class Actors {
  #map = new Map();
  #leaving = [];

  get(key) {
    return this.#map.get(key);
  }

  /** All of them in the order of painting; those in flight last. */
  list() {
    const all = [...this.#leaving, ...this.#map.values()];
    return all.sort((a, b) => a.moving - b.moving || a.z - b.z || a.order - b.order);
  }

  /** Everything to its place at once. */
  jump() {
    this.#leaving = [];
    for (const actor of this.#map.values()) this.#arrive(actor);
  }

  #arrive(actor) {
    actor.at = { ...actor.to };
    actor.alpha = 1;
    actor.flip = 1;
    actor.height = 0;
    actor.moving = 0;
    actor.duration = 0;
  }

  /**
   * Sends the actors to the places of a scene. `origin(tile, gone)` says where a new tile comes from: a place with an
   * optional `hidden` (it starts face down and turns over on the way), or null to appear in place. `gone` are the actors that
   * the scene no longer has.
   */
  show(scene, { now, speed = 1, origin = () => null }) {
    const kept = new Set(scene.tiles.map((tile) => tile.key));
    const gone = [...this.#map.values()].filter((actor) => !kept.has(actor.key));
    for (const actor of gone) this.#map.delete(actor.key);
    let fresh = 0;
    scene.tiles.forEach((tile, order) => {
      const to = place(tile);
      let actor = this.#map.get(tile.key);
      if (!actor) {
        const from = origin(tile, gone);
        actor = { key: tile.key, at: from ? place({ ...to, ...from }) : { ...to }, alpha: from ? 1 : 0, flip: 1, height: 0, moving: 0 };
        actor.hidden = Boolean(from?.hidden);
        actor.fresh = true;
        actor.delay = speed ? (from ? fresh++ * STAGGER * speed : 0) : 0;
        this.#map.set(tile.key, actor);
      } else {
        actor.fresh = false;
        actor.hidden = false;
        actor.delay = 0;
      }
      Object.assign(actor, { tile: tile.face === 'up' ? tile.tile : null, zone: tile.zone, z: tile.z ?? 0, mark: tile.mark, badge: tile.badge, order, to });
      actor.from = { ...actor.at, turn: nearAngle(actor.at.turn, to.turn) };
      const way = Math.hypot(to.x - actor.at.x, to.y - actor.at.y);
      const still = way < 0.5 && Math.abs(to.size - actor.at.size) < 0.1 && actor.from.turn === to.turn && actor.alpha === 1;
      actor.far = way > to.size * 3 || actor.hidden;
      actor.duration = still ? 0 : (actor.far ? FLIGHT : SHIFT) * speed;
      actor.start = now + actor.delay;
      if (!actor.duration) this.#arrive(actor);
      else if (actor.far) actor.moving = 1;
    });
    this.#leaving = speed ? gone.filter((actor) => !actor.taken).map((actor) => ({ ...actor, from: { ...actor.at }, start: now, duration: LEAVE * speed, moving: 0 })) : [];
  }

  /** Moves everybody to where they are at this moment; false when all have arrived. */
  step(now) {
    let active = false;
    for (const actor of this.#map.values()) {
      if (!actor.duration) continue;
      const p = (now - actor.start) / actor.duration;
      if (p >= 1) {
        this.#arrive(actor);
        continue;
      }
      active = true;
      if (p < 0) continue;
      const q = actor.far ? easeBoth(p) : easeOut(p);
      for (const name of ['x', 'y', 'size', 'turn']) actor.at[name] = mix(actor.from[name], actor.to[name], q);
      actor.alpha = actor.fresh ? Math.max(actor.alpha, q) : 1;
      actor.height = actor.far ? Math.sin(Math.PI * q) : 0;
      actor.flip = actor.hidden ? Math.abs(Math.cos(Math.PI * Math.min(1, q * 1.25))) : 1;
      actor.faceDown = actor.hidden && q * 1.25 < 0.5;
    }
    this.#leaving = this.#leaving.filter((actor) => {
      const p = (now - actor.start) / actor.duration;
      actor.alpha = 1 - easeOut(Math.min(1, p));
      actor.at.size = actor.from.size * (1 - 0.18 * Math.min(1, p));
      return p < 1;
    });
    return active || this.#leaving.length > 0;
  }

  /** Takes hold of an actor under the finger: it stays where it is put until the next scene. */
  hold(key, x, y) {
    const actor = this.#map.get(key);
    if (!actor) return;
    actor.duration = 0;
    actor.at = { ...actor.to, x, y };
    actor.height = 1;
    actor.moving = 2;
  }

  /** Lets go: back to its place. */
  release(key, now, speed) {
    const actor = this.#map.get(key);
    if (!actor) return;
    Object.assign(actor, { from: { ...actor.at }, start: now, duration: SHIFT * speed, far: false, hidden: false, fresh: false, moving: 1 });
    if (!actor.duration) this.#arrive(actor);
  }
}
