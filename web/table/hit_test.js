// What a finger meets: the nearest target within some slop, or a tile of the hand.

/** @import { Place } from './animation.js' */
/**
 * @import { LabelPiece, PlaceTarget, Point, Rectangle, Scene, Target, TilePiece, TrainLane } from '../types/scene.d.ts'
 */

/** A place for a tile, and how the tile will lie there. @typedef {PlaceTarget & { lies: Place }} Spot */

/**
 * What a finger meets.
 * @typedef {{ kind: 'spot', target: Spot, key?: undefined, keys: Set<string> }
 *   | { kind: 'target', target: Target, key?: undefined, keys: Set<string> }
 *   | { kind: 'hand', target: Target | null, key: string, tile: string, keys: Set<string> }} Hit
 */

const SLOP = 10;

/**
 * The nearest of these targets; of several at once the smallest.
 * @template {Rectangle} Found
 * @param {Found[]} targets
 * @param {Point} at
 * @returns {Found | undefined}
 */
export function nearest(targets, { x, y }) {
  /** @type {(target: Rectangle) => number} */
  const distance = (target) =>
    Math.hypot(Math.max(0, Math.abs(x - target.x) - target.w / 2), Math.max(0, Math.abs(y - target.y) - target.h / 2));
  /** @type {(target: Rectangle) => number} */
  const middle = (target) => Math.hypot(x - target.x, y - target.y);
  return targets
    .filter((target) => distance(target) <= SLOP)
    .sort((a, b) => distance(a) - distance(b) || a.w * a.h - b.w * b.h || middle(a) - middle(b))[0];
}

/**
 * The tile of one's own hand at a point.
 * @type {(scene: Scene, at: Point) => TilePiece | undefined}
 */
export function handTile(scene, { x, y }) {
  /** @type {(tile: TilePiece) => number[]} */
  const reach = (tile) => (tile.turn % 180 ? [tile.size, tile.size / 2] : [tile.size / 2, tile.size]);
  const found = scene.tiles.filter((tile) => {
    const [rx, ry] = reach(tile);
    return (
      tile.zone === 'hand' &&
      tile.face === 'up' &&
      Math.abs(x - tile.x) <= rx + 3 &&
      y >= tile.y - ry - tile.size * 0.35 &&
      y <= tile.y + ry + 6
    );
  });
  return found.sort((a, b) => Math.hypot(x - a.x, y - a.y) - Math.hypot(x - b.x, y - b.y))[0];
}

/**
 * The spot nearest to a dragged tile, if it is near enough: near its middle, or near where the tile will lie.
 * @type {(spots: Spot[], at: Point) => Spot | null}
 */
export function spotNear(spots, { x, y }) {
  /** @type {(spot: Spot) => number} */
  const far = ({ x: left, y: top, lies }) =>
    Math.min(Math.hypot(x - left, y - top), Math.hypot(x - lies.x, y - lies.y));
  const [best] = [...spots].sort((a, b) => far(a) - far(b));
  return best && far(best) < Math.max(64, best.w, best.h) ? best : null;
}

/**
 * The tiles whose middles lie inside a target.
 * @type {(scene: Scene, target: Rectangle) => TilePiece[]}
 */
export function tilesUnder(scene, target) {
  return scene.tiles.filter(
    (tile) => Math.abs(tile.x - target.x) <= target.w / 2 && Math.abs(tile.y - target.y) <= target.h / 2,
  );
}

/**
 * Whether a point is near the won tricks.
 * @type {(scene: Scene, at: Point) => boolean}
 */
export function onWonTricks(scene, { x, y }) {
  /** @type {(tile: TilePiece) => boolean} */
  const near = (tile) =>
    Math.abs(x - tile.x) < Math.max(24, tile.size * 1.5) && Math.abs(y - tile.y) < Math.max(24, tile.size * 1.5);
  /** @type {(one: LabelPiece) => boolean} */
  const label = (one) =>
    one.code.startsWith('tricks') && x >= one.x - 8 && x <= one.x + (one.w ?? 160) && Math.abs(y - one.y) < 24;
  return scene.tiles.some((tile) => tile.zone === 'gone' && near(tile)) || scene.labels.some(label);
}

/**
 * Whether a point is on a label of one of these codes.
 * @type {(scene: Scene, at: Point, codes: string[]) => boolean}
 */
export const onLabel = ({ labels }, { x, y }, codes) =>
  labels.some(
    (one) => codes.includes(one.code) && Math.abs(x - one.x) < (one.w ?? 160) / 2 && Math.abs(y - one.y) < 22,
  );

/**
 * The train whose head, or number of hidden tiles, is at a point.
 * @type {(scene: Scene, at: Point) => TrainLane | undefined}
 */
export function trainAt({ trains = [] }, { x, y }) {
  return trains.find(({ look }) => Math.abs(x - look.x) <= look.w / 2 && Math.abs(y - look.y) <= look.h / 2);
}
