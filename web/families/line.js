// Games on a line of tiles, and those in which scores are claimed and called.

import { factsOf } from '../engine/catalogue.js';
import { formatList, t } from '../words/messages.js';
import { nameOf } from '../words/names.js';
import { plain } from './plain.js';

/** @import { LineState } from '../types/door.d.ts' */
/** @import { Family } from '../types/page.d.ts' */

/**
 * An open end: its number, and the one that goes there where that is another, or null where only some tiles do.
 * @type {(number: number, wanted?: number | null) => string}
 */
const endWords = (number, wanted = number) =>
  wanted === number ? String(number) : t('position-end-needs', { number, wanted: wanted ?? 'none' });

/** @type {Partial<Family<LineState>>} */
export const line = {
  position({ view, scene }) {
    const needs = new Map((scene?.ends ?? []).map(({ arm, wanted }) => [arm, wanted]));
    const ends = Object.entries(view.ends).map(([arm, number]) => endWords(number, needs.get(arm)));
    const told = [ends.length ? t('position-ends', { ends: formatList(ends) }) : t('position-empty')];
    if (view.total) told.push(t('position-total', { total: view.total }));
    return told;
  },

  turn(state) {
    const { game, legal, view } = state;
    if (view.claim?.state === 'asked') return t('status-claim');
    if (factsOf(game).interrupts?.some((call) => legal.includes(call)))
      return t('status-call', { name: nameOf(view.claim?.seat ?? 0) });
    return plain.turn(state);
  },

  /** Whoever does not claim a score says nothing, which is more than to pass. */
  word: (said, { view }) => (said === 'pass' && view.claim?.state === 'asked' ? 'silent' : said),
};
