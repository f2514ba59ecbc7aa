// What the summary of a round says for each family: fetched with the panels, when the first round is over. All parts of
// a record may be missing:
// `arithmetic(state, names)` spells the points out; `lead(state, names)` is a sentence in the place of the usual one;
// `about(state, names)` is what sentences may name besides, with `seat` or `who` for whom they speak of;
// `reason(result)` tells apart ends that go by the same word.

import { line } from './line_sums.js';
import { poker } from './poker_sums.js';
import { train } from './train_sums.js';
import { trick } from './trick_sums.js';

/** @import { Sums } from '../types/page.d.ts' */

/** @type {Sums} */
const plain = {
  arithmetic: () => [],
  lead: () => null,
  about: () => ({}),
  reason: ({ reason }) => reason,
};
/** @type {Map<string, Sums>} */
const SUMS = new Map(Object.entries({ line, poker, train, trick }).map(([name, own]) => [name, { ...plain, ...own }]));

/** @type {(state: { family: string }) => Sums} */
export const sumsOf = ({ family }) => SUMS.get(family) ?? plain;
