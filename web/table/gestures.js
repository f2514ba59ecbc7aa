// Fingers, mice and pens on the canvas: tap a tile, then a spot; or drag it there.

/** @import { Hit } from './hit_test.js' */
/** @import { Stage } from './stage.js' */
/** @import { Point } from '../types/scene.d.ts' */

/** @typedef {Extract<Hit, { kind: 'hand' }>} HandHit */

/**
 * What a pointer is doing: where it went down and on what, and how far it may go before that is a drag.
 * @typedef {object} Held
 * @property {Hit | null} hit
 * @property {Point} at
 * @property {number} pointer
 * @property {number} slack
 * @property {HandHit | null} dragged
 */

/** @type {Record<string, number>} */
const START_DRAG = { mouse: 5, pen: 7, touch: 9 };

/**
 * Wires a stage; `onmove(move)` gets each move, `onrefuse(tile)` a tap on a hand tile that cannot be played now,
 * `onarrange(tiles)` a new order of the hand.
 * @param {Stage} stage
 * @param {{ onmove: (move: string) => void, onrefuse: (tile: string) => void, onarrange: (tiles: string[]) => void,
 *   onempty?: (at: Point) => void }} listeners
 */
export function takeInput(stage, { onmove, onrefuse, onarrange, onempty }) {
  const { canvas } = stage;
  /** @type {Held | null} */
  let held = null;

  /** @param {string} move */
  const play = (move) => {
    stage.choose(null);
    onmove(move);
  };

  /** @type {(hit: Hit | null, at: Point) => void} */
  function tap(hit, at) {
    if (!hit) {
      const chosen = stage.chosen;
      stage.choose(null);
      if (!chosen) onempty?.(at);
    } else if (hit.kind === 'spot' || hit.kind === 'target') play(hit.target.move);
    else tapHand(hit);
  }

  /** @param {HandHit} hit */
  function tapHand(hit) {
    const moves = stage.movesOf(hit.tile);
    if (hit.target && !moves.length) play(hit.target.move);
    else if (!moves.length) onrefuse(hit.tile);
    else if (moves.length === 1) play(moves[0]);
    else stage.choose(stage.chosen === hit.tile ? null : hit.tile);
  }

  /** @type {(hit: HandHit, at: Point) => void} */
  function drop(hit, at) {
    const spot = stage.spotNear(at);
    stage.hot = null;
    if (spot) return play(spot.move);
    stage.release(hit.key);
    stage.choose(null);
    const order = stage.scene?.tiles.filter((tile) => tile.zone === 'hand') ?? [];
    const hand = order.find((tile) => tile.key === hit.key);
    if (!hand || Math.abs(at.y - hand.y) > hand.size * 1.8) return;
    const target = order.reduce((best, tile) =>
      Math.hypot(tile.x - at.x, tile.y - at.y) < Math.hypot(best.x - at.x, best.y - at.y) ? tile : best,
    );
    if (target === hand) return;
    const rest = order.filter((tile) => tile !== hand);
    const after = order.indexOf(target) > order.indexOf(hand);
    rest.splice(rest.indexOf(target) + (after ? 1 : 0), 0, hand);
    onarrange(rest.map((tile) => tile.tile ?? ''));
  }

  // A page that scrolls by a swipe over the table, as one around a frame does, leaves a tile that can be dragged alone.
  canvas.addEventListener(
    'touchstart',
    (event) => {
      const [{ clientX, clientY }] = event.changedTouches;
      if (stage.hit(stage.point(clientX, clientY))?.kind === 'hand') event.preventDefault();
    },
    { passive: false },
  );

  canvas.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button > 0) return;
    const at = stage.point(event.clientX, event.clientY);
    const hit = stage.hit(at);
    held = { hit, at, pointer: event.pointerId, slack: START_DRAG[event.pointerType] ?? 7, dragged: null };
    canvas.setPointerCapture(event.pointerId);
  });

  canvas.addEventListener('pointermove', (event) => {
    const at = stage.point(event.clientX, event.clientY);
    if (!held) {
      const hit = event.pointerType === 'mouse' ? stage.hit(at) : null;
      stage.hovered = hit;
      canvas.classList.toggle('over', Boolean(hit));
      return;
    }
    if (event.pointerId !== held.pointer || held.hit?.kind !== 'hand' || stage.inert) return;
    if (!held.dragged && Math.hypot(at.x - held.at.x, at.y - held.at.y) > held.slack) {
      held.dragged = held.hit;
      stage.choose(held.hit.tile);
    }
    if (held.dragged) {
      stage.drag(held.dragged.key, at.x, at.y);
      stage.hot = stage.spotNear(at);
    }
  });

  canvas.addEventListener('pointerup', (event) => {
    if (!held || event.pointerId !== held.pointer) return;
    const at = stage.point(event.clientX, event.clientY);
    if (held.dragged) drop(held.dragged, at);
    else if (held.hit === null || Math.hypot(at.x - held.at.x, at.y - held.at.y) < 24) tap(held.hit, at);
    held = null;
  });

  canvas.addEventListener('pointercancel', () => {
    if (held?.dragged) {
      stage.release(held.dragged.key);
      stage.choose(null);
    }
    held = null;
  });

  canvas.addEventListener('pointerleave', () => {
    stage.hovered = null;
  });
}
