// Finds a place for what floats over a table: off the hand, the plates, the tools, the instruction and whatever can be
// tapped; off the tiles on the cloth, if there is room.

import { clearPlace, NEVER } from './clear_place.js';

/** @import { Box, Obstacle } from './clear_place.js' */
/** @import { Stage } from './stage.js' */
/** @import { TableScreen } from './table_screen.js' */
/** @import { TilePiece } from '../types/scene.d.ts' */

/** Parts of the page that must be seen, and those that are rather seen. */
const NEEDED =
  '.bar .button, .bar-status, .controls, .moves.always, .puzzle-note, .in-words, .notice, .start-bar, .callout';
const WANTED = '.bar-title';
/** Room around what floats. */
const GAP = 4;

/** The share of the table's height beyond which nobody would look for it. */
const FAR = 0.4;

/**
 * How much it matters that something on the cloth is seen.
 * @type {Record<string, number>}
 */
const WEIGHT = { hand: NEVER, rack: 0.3, yard: 0.3, gone: 0.1 };

/**
 * Where the words of an element stand: a line is longer than they are.
 * @param {Element} element
 */
function boxOf(element) {
  if (!element.matches('.bar-status, .bar-title')) return element.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** @type {(screen: TableScreen, selector: string, weight: number, self: Element) => Obstacle[]} */
const ofPage = (screen, selector, weight, self) =>
  [...screen.element.querySelectorAll(selector), ...document.querySelectorAll('#notices > *, #start > *')]
    .filter((element) => element !== self && element.matches(selector) && element.checkVisibility())
    .map((element) => {
      const { left, top, right, bottom } = boxOf(element);
      return { left: left - GAP, top: top - GAP, right: right + GAP, bottom: bottom + GAP, weight };
    });

/**
 * What lies on the cloth; `place` is how much it matters that places for tiles are seen.
 * @param {Stage} stage
 * @param {number} place
 * @returns {Obstacle[]}
 */
function onCloth(stage, place) {
  const { scene } = stage;
  if (!scene) return [];
  /** @type {(at: { x: number, y: number }, w: number, h: number, weight: number) => Obstacle} */
  const box = ({ x, y }, w, h, weight) => {
    const { x: left, y: top } = stage.onScreen({ x: x - w / 2, y: y - h / 2 });
    return { left, top, right: left + w, bottom: top + h, weight };
  };
  /** @type {(one: Pick<TilePiece, 'x' | 'y' | 'size' | 'turn'> & { zone?: string }) => Obstacle} */
  const tile = (one) => {
    const lies = one.turn % 180 !== 0;
    return box(one, one.size * (lies ? 2 : 1) + GAP, one.size * (lies ? 1 : 2.4) + GAP, WEIGHT[one.zone ?? ''] ?? 1);
  };
  return [
    ...scene.tiles.map(tile),
    ...scene.seats.map((seat) => box(seat, seat.w, seat.h, NEVER)),
    ...scene.targets.map((target) => box(target, target.w, target.h, target.kind === 'place' ? place : NEVER)),
    ...scene.labels.map((label) => box(label, Math.min(label.w ?? Infinity, 9 * label.size), 1.8 * label.size, 20)),
    ...(scene.trains ?? []).flatMap(({ open }) => (open ? [tile(open)] : [])),
    ...(scene.chips ?? []).map((stack) => box(stack, 3 * stack.size, 2 * stack.size, 1)),
  ];
}

/**
 * What elements speak of: they stand beside it, and never cover it.
 * @type {WeakMap<HTMLElement, () => Box | null>}
 */
export const aims = new WeakMap();
/** Room between words and what they speak of. */
const APART = 10;

/**
 * Puts an element into its place over a table; it is made small where that would cover anything or is out of the way.
 * @param {TableScreen} screen
 * @param {HTMLElement} element
 */
export function floatOverTable(screen, element) {
  const { stage } = screen;
  const hint = element.matches('.hint-note');
  const canvas = screen.canvas.getBoundingClientRect();
  const { top, right, bottom } = screen.element.getBoundingClientRect();
  const room = { left: canvas.left + GAP, top: top + GAP, right: right - GAP, bottom: bottom - GAP };
  const aim = aims.get(element)?.() ?? null;
  /** Where it would stand best: beneath what it speaks of or above that, else high on the table. */
  const wishes = () => {
    if (!aim) return [{ x: (canvas.left + canvas.right) / 2, y: canvas.top }];
    const x = (aim.left + aim.right) / 2;
    return [
      { x, y: aim.bottom + APART },
      { x, y: aim.top - APART - element.offsetHeight },
    ];
  };
  const obstacles = [
    ...ofPage(screen, NEEDED, NEVER, element),
    ...ofPage(screen, WANTED, 3, element),
    ...onCloth(stage, hint ? NEVER : 2),
    ...(aim ? [{ ...aim, weight: NEVER }] : []),
  ];
  const maxWidth = `min(${aims.has(element) ? 21 : 34}rem, ${room.right - room.left}px)`;
  Object.assign(element.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    width: 'max-content',
    maxWidth,
    margin: 0,
  });
  const find = () =>
    wishes()
      .map((wish) => clearPlace(element.getBoundingClientRect(), room, obstacles, wish))
      .reduce((best, one) => (one.cost < best.cost || (one.cost === best.cost && one.far < best.far) ? one : best));
  let found = find();
  for (const size of hint ? ['small', 'less', 'tiny'] : ['small'])
    if (found.cost || found.far > FAR * canvas.height) {
      element.classList.add(size);
      found = find();
    }
  Object.assign(element.style, { left: `${found.left}px`, top: `${found.top}px` });
}
