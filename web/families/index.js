// What the page knows of each kind of table: one record a family, in a file of its own. `plain.js` lists the parts that
// a record may have and stands in for those that it lacks; what only panels need is in `sums.js`.

import { line } from './line.js';
import { plain } from './plain.js';
import { poker } from './poker.js';
import { row } from './row.js';
import { train } from './train.js';
import { trick } from './trick.js';

/** @import { Family } from '../types/page.d.ts' */

/** @type {Map<string, Family>} */
const FAMILIES = new Map(
  Object.entries({ line, poker, row, train, trick }).map(([name, own]) => [name, { ...plain, ...own }]),
);

/**
 * The record for a state; a family that nobody has described to the page is a plain one.
 * @type {(state: { family: string }) => Family}
 */
export const familyOf = ({ family }) => FAMILIES.get(family) ?? plain;
