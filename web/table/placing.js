// Small geometry for the stage: how a tile would lie on a spot, and where a tile that is new to a scene comes from.

/** @import { Gone, Origin, Place, Source } from './animation.js' */
/** @import { EventData } from '../types/events.d.ts' */
/** @import { PlaceTarget, PlatePiece, Point, Scene } from '../types/scene.d.ts' */

/**
 * The tile that a target stands for, as it will lie there: middle, size and turn. Where it is small, the target is
 * larger than the tile.
 * @param {PlaceTarget} target
 * @returns {Place}
 */
export function lying({ x, y, at = [x, y], size, turn }) {
  return { x: at[0], y: at[1], size, turn };
}

/**
 * Tells for each tile that is new to the scene where it flies in from.
 * @param {Scene} scene
 * @param {EventData[]} events
 * @returns {Origin}
 */
export function originOf(scene, events) {
  const player = new Map(events.filter((event) => event.kind === 'play').map((event) => [event.tile, event.seat]));
  const dealt = events.some((event) => event.kind === 'deal');
  const yard =
    scene.tiles.findLast((tile) => tile.zone === 'yard') ?? scene.targets.find((target) => target.kind === 'pile');
  const middle = { x: scene.width / 2, y: scene.height / 2 };
  /** @type {(seat: EventData['seat']) => PlatePiece | undefined} */
  const plate = (seat) => scene.seats.find((one) => one.seat === seat);
  /** @type {(at: Point & { size?: number }, tile: { size: number, turn: number }, hidden: boolean) => Source} */
  const from = ({ x, y, size }, tile, hidden) => ({ x, y, size: size ?? tile.size, turn: tile.turn, hidden });
  /** @type {Set<string>} */
  const taken = new Set();

  return (tile, gone) => {
    /** @type {(test: (actor: Gone) => boolean) => Source | null} */
    const take = (test) => {
      const found = gone.find((actor) => !taken.has(actor.key) && actor.tile === null && test(actor));
      if (!found) return null;
      taken.add(found.key);
      return { ...from(found.at, found.at, tile.face === 'up'), instead: found.key };
    };
    if (tile.zone === 'yard' || tile.zone === 'gone') return null;
    if (dealt) return from(yard ?? middle, tile, tile.face === 'up');
    if (tile.tile && player.has(tile.tile)) {
      const seat = player.get(tile.tile);
      const back = take((actor) => actor.key.startsWith(`back:${seat}:`));
      const at = plate(seat);
      return back ?? (at ? { ...from(at, tile, true), size: tile.size * 0.6 } : null);
    }
    if (tile.zone === 'rack' && tile.face === 'up') {
      return take((actor) => Math.hypot(actor.at.x - tile.x, actor.at.y - tile.y) < tile.size * 2);
    }
    if (events.some((event) => event.kind === 'draw' || event.kind === 'turn-up')) {
      return take((actor) => actor.zone === 'yard') ?? (yard ? from(yard, tile, tile.face === 'up') : null);
    }
    return null;
  };
}
