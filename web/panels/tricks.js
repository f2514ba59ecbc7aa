// Every trick so far, the last one first and large.

import { h } from '../dom.js';
import { formatList, t } from '../messages.js';
import { openDialog } from './dialog.js';
import { tilePicture } from './tiles.js';

function picture({ seat, tiles, points }, names, size) {
  const tile = (play) => h('span', { class: `trick-tile ${play.seat === seat ? 'best' : ''}` }, tilePicture(play.tile, size), h('small', {}, names[play.seat]));
  return h('div', { class: 'trick' }, h('p', { class: 'tile-row' }, tiles.map(tile)), h('p', { class: 'fine' }, t('trick-taken', { name: names[seat], who: seat ? 'other' : 'you', points })));
}

export function openTricks(screen) {
  const { state, names } = screen.table;
  const { last_trick: last, tricks, sides } = state.view;
  const others = tricks.map((won, side) => ({ won: won.filter((one) => one.tiles[0].tile !== last?.tiles[0].tile), side })).filter(({ won }) => won.length);
  openDialog({
    title: t('tricks'),
    class: 'tricks wide',
    body: last
      ? [
          h('h3', {}, t('last-trick')),
          picture(last, names, 40),
          others.map(({ won, side }) => [h('h3', {}, formatList(names.filter((_, seat) => sides[seat] === side))), h('div', { class: 'trick-list' }, won.map((one) => picture(one, names, 22)))]),
        ]
      : h('p', {}, t('no-tricks')),
  });
}
