// Trains as a whole, in words and tiles: on the table a long one may hide its oldest tiles.

import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { trainWords } from './train.js';
import { withColour } from '../storage/settings.js';
import { openDialog } from '../ui/dialog.js';
import { tilePicture } from '../panels/tiles.js';

/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { TrainData } from '../types/views.d.ts' */

const SIZE = 24;

/**
 * A tile as it was laid, from left to right: the half that touches first.
 * @param {string} move
 * @param {boolean} coloured
 */
function laid(move, coloured) {
  const [near, far] = move.split('@')[0].split('-').map(Number);
  const tile = `${Math.max(near, far)}-${Math.min(near, far)}`;
  return tilePicture(tile, SIZE, { turn: near === far ? 0 : near > far ? 270 : 90, coloured, name: `${near}-${far}` });
}

/**
 * All trains, or the one of `arm`.
 * @param {TableScreen} screen
 * @param {string | null} [arm]
 */
export function openTrains({ table }, arm = null) {
  const state = table.now;
  if (state.family !== 'train') return;
  const { view, options } = state;
  const coloured = withColour(options.set);
  const shown = view.trains.filter((train) => arm === null || train.arm === arm);
  /** @type {(train: TrainData) => HTMLElement} */
  const picture = (train) =>
    h(
      'section',
      { 'data-train': train.arm },
      h('p', {}, trainWords(train, state)),
      h(
        'p',
        { class: 'tile-row whole-train' },
        view.engine && tilePicture(view.engine, SIZE, { coloured }),
        train.tiles.map((move) => laid(move, coloured)),
      ),
    );
  openDialog({
    title: t('trains'),
    class: 'trains wide',
    body: shown.length ? shown.map(picture) : h('p', {}, t('position-no-engine')),
  });
}
