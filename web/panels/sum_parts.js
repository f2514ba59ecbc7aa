// What sums are made of: numbers with a word below, signs between them, tiles.

import { h } from '../ui/dom.js';
import { tilePicture } from './tiles.js';

/** @type {(text: string) => HTMLElement} */
export const sign = (text) => h('span', { class: 'sum-sign' }, text);
/** @type {(value: number | string, words: string, kind?: string) => HTMLElement} */
export const number = (value, words, kind = '') =>
  h('span', { class: `sum-term ${kind}` }, h('b', {}, String(value).replace('-', '−')), h('small', {}, words));
/** @type {(words: string) => HTMLElement} */
export const fine = (words) => h('p', { class: 'fine' }, words);

/**
 * Terms with plus signs between them.
 * @type {(terms: HTMLElement[]) => HTMLElement[]}
 */
export const added = (terms) => terms.flatMap((term, k) => (k ? [sign('+'), term] : [term]));

/**
 * Tiles side by side.
 * @type {(tiles: string[], size: number) => HTMLElement}
 */
export const tileRow = (tiles, size) =>
  h(
    'p',
    { class: 'tile-row' },
    tiles.map((tile) => tilePicture(tile, size)),
  );
