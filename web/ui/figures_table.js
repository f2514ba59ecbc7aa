// A table of rows with a name and some figures; it scrolls in itself where it is too wide.

import { h } from './dom.js';

/** @import { Child } from './dom.js' */

/** A column of figures; `class` where it may be left out. @typedef {{ words: string, class?: string }} Column */

/** @type {(column: Column) => string} */
const classOf = ({ class: more }) => (more ? `number ${more}` : 'number');

/**
 * @param {string} caption
 * @param {{ first?: string, columns: Column[], class?: string }} heads `first`: what the rows are named by
 * @param {{ name: Child, figures: Child[] }[]} rows
 */
export function figuresTable(caption, { first, columns, class: kind = '' }, rows) {
  const corner = first ? h('th', { scope: 'col' }, first) : h('td', {});
  return h(
    'div',
    { class: 'sheet', tabindex: '0', role: 'group', 'aria-label': caption },
    h(
      'table',
      { class: `record-table ${kind}` },
      h('caption', { class: 'unseen' }, caption),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          corner,
          columns.map((column) => h('th', { scope: 'col', class: classOf(column) }, column.words)),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map(({ name, figures }) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, name),
            figures.map((figure, k) => h('td', { class: classOf(columns[k]) }, figure)),
          ),
        ),
      ),
    ),
  );
}
