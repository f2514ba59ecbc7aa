// Every trick so far in the order in which they were played, above them the last one, large.

import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { isYou } from '../words/names.js';
import { openDialog } from '../ui/dialog.js';
import { tilePicture } from '../panels/tiles.js';

/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { PlayedTile, TrickData } from '../types/views.d.ts' */

/** @type {(trick: TrickData, names: string[], size: number) => HTMLElement} */
function picture({ seat, tiles, points }, names, size) {
  /** @type {(play: PlayedTile) => HTMLElement} */
  const tile = (play) =>
    h(
      'span',
      { class: `trick-tile ${play.seat === seat ? 'best' : ''}` },
      tilePicture(play.tile, size),
      h('small', {}, names[play.seat]),
    );
  return h(
    'div',
    { class: 'trick' },
    h('p', { class: 'tile-row' }, tiles.map(tile)),
    h('p', { class: 'fine' }, t('trick-taken', { name: names[seat], who: isYou(seat) ? 'you' : 'other', points })),
  );
}

/** @param {TableScreen} screen */
export function openTricks(screen) {
  const { now: state, names } = screen.table;
  if (state.family !== 'trick') return;
  const { last_trick: last, tricks, history } = state.view;
  /** @type {(trick: TrickData) => number} */
  const played = ({ tiles: [{ seat, tile }] }) => history.indexOf(`${seat}:${tile}`);
  const inOrder = tricks.flat().sort((one, other) => played(one) - played(other));
  openDialog({
    title: t('tricks'),
    class: 'tricks wide',
    body: last
      ? [
          h('h3', {}, t('last-trick')),
          picture(last, names, 40),
          h('h3', {}, t('tricks-in-order')),
          h(
            'ol',
            { class: 'trick-list' },
            inOrder.map((one) => h('li', {}, picture(one, names, 22))),
          ),
        ]
      : h('p', {}, t('no-tricks')),
  });
}
