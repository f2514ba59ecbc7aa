// What words speak of, as a place on the screen.

/** @import { Stage } from '../table/stage.js' */
/** @import { Box } from '../table/clear_place.js' */

/** @typedef {{ x: number, y: number, w: number, h: number }} Middle */

/** @type {(piece: { x: number, y: number, size: number, turn: number }) => Middle} */
const ofTile = ({ x, y, size, turn }) => (turn % 180 ? { x, y, w: 2 * size, h: size } : { x, y, w: size, h: 2 * size });

/**
 * The box around several.
 * @param {Middle[]} all
 */
function around(all) {
  return {
    left: Math.min(...all.map(({ x, w }) => x - w / 2)),
    top: Math.min(...all.map(({ y, h }) => y - h / 2)),
    right: Math.max(...all.map(({ x, w }) => x + w / 2)),
    bottom: Math.max(...all.map(({ y, h }) => y + h / 2)),
  };
}

/**
 * What `near` names: `hand`, `line`, `seat:3`, `label:total`, a tile, or a move and where it goes.
 * @param {Stage} stage
 * @param {string | undefined} near
 * @param {string | undefined} [move]
 * @returns {Box | null}
 */
export function placeOf(stage, near, move) {
  const { scene } = stage;
  if (!scene) return null;
  const [kind, name] = (near ?? '').split(':');
  /** @returns {Middle[]} */
  const pieces = () => {
    if (kind === 'hand') return scene.tiles.filter(({ zone }) => zone === 'hand').map(ofTile);
    if (kind === 'line')
      return scene.tiles.filter(({ zone }) => zone === 'line' || zone === 'row' || zone === 'trick').map(ofTile);
    if (kind === 'seat') return scene.seats.filter(({ seat }) => String(seat) === name);
    if (kind === 'label')
      return scene.labels
        .filter(({ code }) => code === name)
        .map(({ x, y, size }) => ({ x, y, w: 7 * size, h: 1.8 * size }));
    if (near) return scene.tiles.filter(({ tile }) => tile === near).map(ofTile);
    return scene.targets.filter((target) => target.move === move);
  };
  const found = pieces();
  if (!found.length) return null;
  const { left, top, right, bottom } = around(found);
  const from = stage.onScreen({ x: left, y: top });
  const to = stage.onScreen({ x: right, y: bottom });
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}
