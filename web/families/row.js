// Solitaires on a row of tiles. In some the page counts along, and a finger shows where it is.

import { factsOf } from '../engine/catalogue.js';
import { formatList, t } from '../words/messages.js';
import { plain } from './plain.js';

/** @import { RowState } from '../types/door.d.ts' */
/** @import { Family } from '../types/page.d.ts' */
/** @import { TileTarget } from '../types/scene.d.ts' */
/** @import { CountView, RowView } from '../types/views.d.ts' */

/**
 * The view of a game in which the page counts along, else null.
 * @type {(state: { game: string, view: RowView }) => CountView | null}
 */
const counted = ({ game, view }) => (factsOf(game).clock && 'at' in view ? view : null);
/** @type {(view: CountView) => string} */
const fingerMove = ({ at }) => `take:${at}`;

/**
 * What lies in a row, without its gaps.
 * @type {(places: (string | null)[]) => string[]}
 */
const tilesIn = (places) => places.filter((tile) => tile !== null);

/** @type {Partial<Family<RowState>>} */
export const row = {
  position(state) {
    const { view, finished } = state;
    const told = [t('position-row', { tiles: formatList(tilesIn(view.row)) || '–' })];
    const counting = counted(state);
    if (counting && !finished)
      told.push(t('position-finger', { tile: counting.row[counting.at - 1] ?? '–', count: counting.count }));
    if ('pile' in view && view.pile) told.push(t('position-boneyard', { count: view.pile }));
    return told;
  },

  turn(state) {
    const { legal } = state;
    const counting = counted(state);
    if (counting) return t('status-bingo', { count: counting.count, pass: counting.pass });
    return legal.length > 1 || legal[0] !== 'draw' ? t('status-take') : plain.turn(state);
  },

  /** Tiles are taken by their places. */
  move(move, { view }) {
    const [, first, last = first] = /^take:(\d+)(?:-(\d+))?$/.exec(move) ?? [];
    if (!first) return null;
    const tiles = tilesIn(view.row.slice(Number(first) - 1, Number(last)));
    return t(tiles.length > 1 ? 'move-take-three' : 'move-take', { tiles: formatList(tiles), place: Number(first) });
  },

  /** The tile under the finger can always be tapped: whether it is right is for the player to know. */
  shown(state) {
    const { scene } = state;
    const counting = counted(state);
    const tile = counting?.row[counting.at - 1];
    if (!counting || !tile || state.turn === null) return state;
    const move = fingerMove(counting);
    const at = scene.tiles.find((one) => one.key === tile);
    if (!at || scene.targets.some((target) => target.move === move)) return state;
    const size = { w: Math.max(44, at.size), h: Math.max(44, at.size * 2) };
    /** @type {TileTarget} */
    const target = { move, kind: 'tile', tile, x: at.x, y: at.y, ...size };
    return { ...state, scene: { ...scene, targets: [...scene.targets, target] } };
  },

  offered(state) {
    const counting = counted(state);
    return counting ? [fingerMove(counting), 'next'] : state.legal;
  },

  /** Bare cloth turns up the next tile where nothing else can be done. */
  tap(screen) {
    const { legal } = screen.table.now;
    if (screen.stage.inert || legal.length !== 1 || legal[0] !== 'draw') return false;
    screen.play('draw');
    return true;
  },

  /** Where the page counts along, its clock makes the moves. */
  byItself: (state) => (counted(state) ? 'nothing' : 'words'),
};
