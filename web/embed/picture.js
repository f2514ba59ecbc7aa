// The deal as a picture, from the shapes that the page already holds: the first three tiles large, an open pile small
// below them.

const SVG = 'http://www.w3.org/2000/svg';
const WIDTH = 640;
const INK = '#20242c';
/* global TONES */

/**
 * @param {keyof SVGElementTagNameMap} tag
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
function make(tag, attributes, ...children) {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/** @type {(name: string | null, x: number, y: number, size: number, coloured: boolean) => SVGElement} */
function tile(name, x, y, size, coloured) {
  const shapes = [make('use', { href: name ? '#b' : '#k' })];
  if (name) {
    name.split('-').forEach((number, half) => {
      if (number !== '0')
        shapes.push(
          make('use', { href: `#h${number}`, y: half ? 48 : -48, stroke: coloured ? TONES[Number(number)] : INK }),
        );
    });
  }
  return make('g', { transform: `translate(${x} ${y})scale(${size / 100})` }, ...shapes);
}

/**
 * Fills a group with the tiles of a deal.
 * @param {SVGGElement} group
 * @param {string[]} deal
 * @param {boolean} open
 */
export function paintDeal(group, deal, open) {
  const coloured = deal.length > 28;
  const pieces = deal.slice(0, 3).map((name, k) => tile(name, WIDTH / 2 + (k - 1) * 106, 116, 96, coloured));
  const rest = deal.slice(3);
  const lines = Math.ceil(rest.length / 30);
  const columns = Math.ceil(rest.length / lines);
  const size = Math.min(21, 600 / columns - 2);
  rest.forEach((name, k) => {
    const [line, column] = [Math.floor(k / columns), k % columns];
    pieces.push(
      tile(
        open ? name : null,
        WIDTH / 2 + (column - (columns - 1) / 2) * (size + 2),
        262 + line * (size * 2 + 4),
        size,
        coloured,
      ),
    );
  });
  group.replaceChildren(...pieces);
  group.ownerSVGElement?.setAttribute(
    'viewBox',
    `0 0 ${WIDTH} ${Math.round(262 + (lines - 0.5) * (size * 2 + 4) + 14)}`,
  );
}
