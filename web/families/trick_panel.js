// Every trick so far, the last one first and large.

import { h } from '../ui/dom.js';
import { formatList, t } from '../words/messages.js';
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
    h('p', { class: 'fine' }, t('trick-taken', { name: names[seat], who: seat ? 'other' : 'you', points })),
  );
}

/** @param {TableScreen} screen */
export function openTricks(screen) {
  const { now: state, names } = screen.table;
  if (state.family !== 'trick') return;
  const { last_trick: last, tricks, sides } = state.view;
  const others = tricks
    .map((won, side) => ({ won: won.filter((one) => one.tiles[0].tile !== last?.tiles[0].tile), side }))
    .filter(({ won }) => won.length);
  openDialog({
    title: t('tricks'),
    class: 'tricks wide',
    body: last
      ? [
          h('h3', {}, t('last-trick')),
          picture(last, names, 40),
          others.map(({ won, side }) => [
            h('h3', {}, formatList(names.filter((_, seat) => sides[seat] === side))),
            h(
              'div',
              { class: 'trick-list' },
              won.map((one) => picture(one, names, 22)),
            ),
          ]),
        ]
      : h('p', {}, t('no-tricks')),
  });
}
