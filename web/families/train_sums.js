// Everybody scores the dots in hand, and perhaps fifty for the double blank: here are the hands.

import { fine, tileRow } from '../panels/sum_parts.js';
import { h } from '../ui/dom.js';
import { formatList, t } from '../words/messages.js';
import { whoIs } from '../words/names.js';

/** @import { TrainState } from '../types/door.d.ts' */
/** @import { Sums } from '../types/page.d.ts' */

/** @type {Partial<Sums<TrainState>>} */
export const train = {
  arithmetic({ result: { details }, view }, names) {
    const { blank } = details;
    const left = view.hands.map((tiles, seat) => ({ tiles: tiles ?? [], seat })).filter(({ tiles }) => tiles.length);
    return [
      fine(t('sum-dots-in-hand')),
      left.map(({ tiles, seat }) => h('div', { class: 'left-hand' }, h('b', {}, names[seat]), tileRow(tiles, 15))),
      blank ? fine(t('sum-blank', { ...whoIs(blank.seat), points: blank.points })) : null,
    ];
  },

  /** A round that nobody won is about those who hold the least. */
  about({ result: { points } }, names) {
    const least = Math.min(...points);
    return { least, names: formatList(names.filter((_, seat) => points[seat] === least)) };
  },
};
