// Games of trains.

import { openTrains } from '../panels/lazy.js';
import { trainAt } from '../table/hit_test.js';
import { t } from '../words/messages.js';
import { trainOf } from '../words/names.js';

/** @import { TrainState } from '../types/door.d.ts' */
/** @import { Family } from '../types/page.d.ts' */
/** @import { TrainData } from '../types/views.d.ts' */

/** @type {(fact: boolean) => 'yes' | 'no'} */
const yes = (fact) => (fact ? 'yes' : 'no');

/**
 * One train of a view: how long it is, where it goes on, and for whom.
 * @param {TrainData} train
 * @param {TrainState} state
 */
export function trainWords({ arm, tiles, end, marker, open_double: double, playable }, { arms }) {
  return t('position-train', {
    ...trainOf(arms[arm]),
    count: tiles.length,
    end,
    marker: yes(marker),
    double: yes(double),
    playable: yes(playable),
  });
}

/** @type {Partial<Family<TrainState>>} */
export const train = {
  position(state) {
    const { engine, trains } = state.view;
    if (!engine) return [t('position-no-engine')];
    return [t('position-engine', { tile: engine }), ...trains.map((one) => trainWords(one, state))];
  },

  turn({ view, legal, arms }) {
    if (view.phase === 'search') return t('status-search', { number: view.wanted ?? 'any' });
    if (view.phase === 'engine') return t('status-engine', { tile: legal[0] });
    if (legal[0] === 'draw') return t('status-draw-train');
    if (legal[0] === 'pass') return t('status-pass-train');
    if (view.owes) return t('status-owes');
    if (view.phase === 'first') return t(legal.includes('stop') ? 'status-string-stop' : 'status-string');
    const [arm] = view.open_doubles;
    return arm === undefined ? t('your-turn') : t('status-cover', trainOf(arms[arm]));
  },

  armArgs: trainOf,

  /** The head of a train shows the whole of it. */
  tap(screen, at) {
    const found = trainAt(screen.table.now.scene, at);
    if (found) openTrains(screen, found.arm);
    return Boolean(found);
  },

  /** Whoever has the engine lays it. */
  byItself: ({ view }) => (view.phase === 'engine' ? 'tiles' : 'words'),

  orders: ['train'],
  menu: [{ id: 'trains', open: openTrains }],
};
