// Trains as a whole, in words and tiles: on the table a long one may hide its oldest tiles.

import { h } from '../dom.js';
import { t } from '../messages.js';
import { trainWords } from '../position.js';
import { withColour } from '../settings.js';
import { openDialog } from './dialog.js';
import { tilePicture } from './tiles.js';

const SIZE = 24;

/** A tile as it was laid, from left to right: the half that touches first. */
function laid(move, coloured) {
  const [near, far] = move.split('@')[0].split('-').map(Number);
  const tile = `${Math.max(near, far)}-${Math.min(near, far)}`;
  return tilePicture(tile, SIZE, { turn: near === far ? 0 : near > far ? 270 : 90, coloured, name: `${near}-${far}` });
}

/** All trains, or the one of `arm`. */
export function openTrains({ table: { state } }, arm = null) {
  const { view, options } = state;
  const coloured = withColour(options.set);
  const shown = view.trains.filter((train) => arm === null || train.arm === arm);
  const picture = (train) =>
    h('section', { 'data-train': train.arm },
      h('p', {}, trainWords(train)),
      h('p', { class: 'tile-row whole-train' }, tilePicture(view.engine, SIZE, { coloured }), train.tiles.map((move) => laid(move, coloured))),
    );
  openDialog({ title: t('trains'), class: 'trains wide', body: shown.length ? shown.map(picture) : h('p', {}, t('position-no-engine')) });
}
