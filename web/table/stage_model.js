// What there is to paint, from what a stage shows and what the person is about to do.

import { tilesUnder } from './hit_test.js';
import { recentTiles, teamsOf } from './seat_signs.js';

/** @import { Looks } from '../paint/scene.js' */
/** @import { TileSign } from '../paint/signs.js' */
/** @import { Hit, Spot } from './hit_test.js' */
/** @import { Scene, Target } from '../types/scene.d.ts' */
/** @import { Person } from '../storage/people.js' */
/** @import { Shown } from '../types/page.d.ts' */

/**
 * What the person is about to do.
 * @typedef {object} Marks
 * @property {string | null} chosen
 * @property {Hit | null} hovered
 * @property {Spot | null} hot
 * @property {{ target: Target, keys: Set<string> } | null} hint
 * @property {Set<string> | null} second the tiles of the next best move
 * @property {string | null} lifted a tile that is about to be laid by itself
 */

/**
 * A state with its spots, and how it is shown.
 * @typedef {object} OnStage
 * @property {Shown | null} state
 * @property {Spot[]} spots
 * @property {string[]} names
 * @property {Person[]} [people]
 * @property {string[]} train
 * @property {boolean} inert
 * @property {boolean} quiet
 * @property {boolean} stuck
 * @property {Map<string, TileSign>} signs
 * @property {number | null} next
 */

/**
 * What a stage gives its painter.
 * @typedef {Omit<Looks, 'colours' | 'coloured' | 'caption' | 'countBy' | 'eyes' | 'labelArgs'> & Position} Model
 */
/** @typedef {{ state: Shown, scene: Scene } | { state: null, scene: null }} Position */

/**
 * The keys of tiles that a tap would play; `quiet` leaves out those that the person is to find.
 * @param {Scene} scene
 * @param {boolean} quiet
 */
function playableTiles(scene, quiet) {
  /** @type {Set<string | undefined>} */
  const playable = new Set();
  for (const target of scene.targets) {
    if (target.kind === 'place') playable.add(target.tile);
    else if (target.kind === 'pile') playable.add(tilesUnder(scene, target).at(-1)?.key);
    else if (!quiet && target.kind === 'tile') playable.add(target.tile);
  }
  return playable;
}

/**
 * @param {OnStage} shown
 * @param {Marks} marks
 * @returns {Omit<Model, 'width' | 'height' | 'dpr' | 'actors' | 'bubbles' | keyof Position> & Position}
 */
export function modelOf(
  { state, spots, names, people = [], train, inert, quiet, stuck, signs, next },
  { chosen, hovered, hot, hint, second, lifted },
) {
  const scene = state?.scene ?? null;
  const waits = stuck && !inert && scene !== null;
  const view = state?.view;
  return {
    ...(state ? { state, scene: state.scene } : { state, scene: null }),
    names,
    people,
    solo: state?.players === 1,
    train: new Set(train),
    active: !inert,
    teams: state ? teamsOf(state) : null,
    dealer: view && 'dealer' in view ? view.dealer : null,
    next,
    recent: recentTiles(view?.history ?? [], view?.seat ?? state?.turn ?? null),
    signs,
    left: view && 'left' in view ? view.left : undefined,
    count: view && 'count' in view && state.turn !== null ? view.count : undefined,
    playable: inert || !scene ? new Set() : playableTiles(scene, quiet),
    choosing: waits || (!inert && spots.length > 0),
    pile: waits ? scene.targets.find((target) => target.kind === 'pile') : undefined,
    chosen: inert ? null : chosen,
    spots: inert || !chosen ? [] : spots.filter((target) => target.tile === chosen),
    ghostTile: chosen,
    hot,
    hint,
    second,
    lifted,
    hovered,
  };
}
