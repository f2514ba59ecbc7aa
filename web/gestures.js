// What a tap on the table means beside the moves that are offered: Bingo's finger, a tile that cannot be played, bare cloth, won tricks.

import { familyOf } from './games.js';
import { openTrains, openTricks } from './later.js';
import { t } from './messages.js';
import { notify } from './notices.js';
import { onWonTricks, trainAt } from './reach.js';

/** In Bingo the tile under the finger can always be tapped: whether it is right is for the player to know. */
export function withFinger(state) {
  const { view, scene } = state;
  if (state.game !== 'bingo' || state.turn === null) return state;
  const tile = view.row[view.at - 1];
  const move = `take:${view.at}`;
  const at = scene.tiles.find((one) => one.key === tile);
  if (!at || scene.targets.some((target) => target.move === move)) return state;
  const target = { move, kind: 'tile', tile, x: at.x, y: at.y, w: Math.max(44, at.size), h: Math.max(44, at.size * 2) };
  return { ...state, scene: { ...scene, targets: [...scene.targets, target] } };
}

/** The tile on the own train, touching with the right half if it has it. */
function onOwnTrain(tile, view) {
  const [one, two] = tile.split('-');
  const { end } = view.trains.find(({ arm }) => arm === '0');
  return Number(two) === end ? `${two}-${one}@0` : `${tile}@0`;
}

/** A tile that cannot be played now: the rule that forbids it, in the engine's own words where it knows better. */
export function refuse(table, tile) {
  const { view, turn } = table.state;
  const family = turn === 0 ? familyOf(view) : 'plain';
  if (family === 'trick') table.play(tile);
  else if (family === 'train' && view.trains.length && (view.owes || view.open_doubles.length)) table.play(onOwnTrain(tile, view));
  else notify(t('notice-does-not-fit', { tile }));
}

/** Bare cloth: it turns up the next tile where nothing else can be done; a tap on won tricks or on the head of a train shows them. */
export function tapCloth(screen, at) {
  const { state } = screen.table;
  if (!state) return;
  if (familyOf(state.view) === 'trick' && onWonTricks(state.scene, at)) openTricks(screen);
  if (familyOf(state.view) === 'train') {
    const train = trainAt(state.scene, at);
    if (train) openTrains(screen, train.arm);
  }
  if (state.players === 1 && state.legal.length === 1 && state.legal[0] === 'draw') screen.play('draw');
}

/** Whether the person has nothing more to do in this match but watch. */
export function onlyWatches({ view, result, finished }) {
  return !finished && 'pots' in view && (view.out.includes(0) || (result !== null && view.chips[0] === 0));
}
