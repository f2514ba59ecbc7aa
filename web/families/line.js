// Games on a line of tiles, and those in which scores are claimed and called.

import { factsOf } from '../engine/catalogue.js';
import { formatList, t } from '../words/messages.js';
import { nameOf } from '../words/names.js';
import { plain } from './plain.js';

/** @import { LineState } from '../types/door.d.ts' */
/** @import { Family } from '../types/page.d.ts' */

/** @type {Partial<Family<LineState>>} */
export const line = {
  position({ view }) {
    const ends = Object.values(view.ends).map(String);
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
