// The hands that were shown, and who took which pot.

import { fine, tileRow } from '../panels/sum_parts.js';
import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { whoIs } from '../words/names.js';

/** @import { PokerState } from '../types/door.d.ts' */
/** @import { Sums } from '../types/page.d.ts' */
/** @import { WonPot } from '../types/views.d.ts' */

/** @typedef {{ kind: string, seat: number }} ShownHand */

/**
 * A hand laid open, with its owner and its class.
 * @type {(name: string, kind: string, tiles: string[], best: boolean) => HTMLElement}
 */
const shownHand = (name, kind, tiles, best) =>
  h(
    'div',
    { class: `shown-hand ${best ? 'best' : ''}` },
    h('p', {}, h('b', {}, name), h('span', {}, t(`hand-${kind}`))),
    tileRow(tiles, 22),
  );

/** @type {Partial<Sums<PokerState>>} */
export const poker = {
  arithmetic({ result: { details, points }, view }, names) {
    const { pots, classes, returned, winners } = details;
    const shown = classes.flatMap((kind, seat) => (kind ? [{ kind, seat }] : []));
    shown.sort((a, b) => points[b.seat] - points[a.seat]);
    /** @type {(shown: ShownHand) => HTMLElement} */
    const hand = ({ kind, seat }) => shownHand(names[seat], kind, view.hands[seat] ?? [], winners.includes(seat));
    /** @type {(pot: WonPot, k: number) => string} */
    const pot = ({ chips, winner }, k) => t('sum-pot', { number: k, pots: pots.length, chips, ...whoIs(winner) });
    return [
      shown.length ? h('div', { class: 'shown-hands' }, shown.map(hand)) : null,
      fine(pots.map(pot).join(' ')),
      returned ? fine(t('sum-returned', { chips: returned.chips, ...whoIs(returned.seat) })) : null,
    ];
  },
};
