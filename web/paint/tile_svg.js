// Tiles as SVG, in ink on paper, from the places of a scene.

import { halves } from './tile.js';

/** @import { Scene, TilePiece } from '../types/scene.d.ts' */

/* global PIPS */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
function shape(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** @type {(half: number, number: number, size: number) => Element[]} */
const pips = (half, number, size) =>
  PIPS.patterns[number].map(([x, y]) =>
    shape('circle', {
      cx: ((x * size) / 2).toFixed(2),
      cy: ((y * size) / 2 + (half ? 0.5 : -0.5) * size).toFixed(2),
      r: ((size * PIPS.radii[number]) / 2).toFixed(2),
    }),
  );

/** @type {(piece: TilePiece) => Element} */
function tile({ tile: name, x, y, size, turn }) {
  return shape(
    'g',
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn})` },
    shape('rect', {
      x: -size / 2,
      y: -size,
      width: size,
      height: 2 * size,
      rx: size * 0.14,
      fill: '#fff',
      stroke: '#000',
      'stroke-width': size * 0.04,
    }),
    shape('path', { d: `M${-size * 0.36} 0H${size * 0.36}`, stroke: '#000', 'stroke-width': size * 0.03 }),
    ...(name === null ? [] : halves(name).flatMap((number, half) => pips(half, number, size))),
  );
}

/**
 * The tiles of a scene that lie face up, and no more of the table than they need.
 * @param {Scene} scene
 * @param {string} words what the picture shows, for those who cannot see it
 */
export function tilesAsSvg({ tiles }, words) {
  const seen = tiles.filter(({ face }) => face === 'up');
  const reach = (/** @type {TilePiece} */ { size, turn }) => (turn % 180 ? [size, size / 2] : [size / 2, size]);
  const xs = seen.flatMap((one) => [one.x - reach(one)[0], one.x + reach(one)[0]]);
  const ys = seen.flatMap((one) => [one.y - reach(one)[1], one.y + reach(one)[1]]);
  const [left, top] = [Math.min(...xs) - 4, Math.min(...ys) - 4];
  const box = [left, top, Math.max(...xs) + 4 - left, Math.max(...ys) + 4 - top];
  return shape(
    'svg',
    { viewBox: box.map((each) => each.toFixed(1)).join(' '), role: 'img', 'aria-label': words },
    ...seen.map(tile),
  );
}
