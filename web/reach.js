// What a finger meets: the nearest target within some slop, or a tile of the hand.

const SLOP = 10;

/** The nearest of these targets; of several at once the smallest. */
export function nearest(targets, { x, y }) {
  const distance = (target) => Math.hypot(Math.max(0, Math.abs(x - target.x) - target.w / 2), Math.max(0, Math.abs(y - target.y) - target.h / 2));
  const middle = (target) => Math.hypot(x - target.x, y - target.y);
  return targets
    .filter((target) => distance(target) <= SLOP)
    .sort((a, b) => distance(a) - distance(b) || a.w * a.h - b.w * b.h || middle(a) - middle(b))[0];
}

/** The tile of the own hand at a point. */
export function handTile(scene, { x, y }) {
  const reach = (tile) => (tile.turn % 180 ? [tile.size, tile.size / 2] : [tile.size / 2, tile.size]);
  const found = scene.tiles.filter((tile) => {
    const [rx, ry] = reach(tile);
    return tile.zone === 'hand' && tile.face === 'up' && Math.abs(x - tile.x) <= rx + 3 && y >= tile.y - ry - tile.size * 0.35 && y <= tile.y + ry + 6;
  });
  return found.sort((a, b) => Math.hypot(x - a.x, y - a.y) - Math.hypot(x - b.x, y - b.y))[0];
}

/** The spot nearest to a dragged tile, if it is near enough: near its middle, or near where the tile will lie. */
export function spotNear(spots, { x, y }) {
  const far = ({ x: left, y: top, lies }) => Math.min(Math.hypot(x - left, y - top), Math.hypot(x - lies.x, y - lies.y));
  const [best] = [...spots].sort((a, b) => far(a) - far(b));
  return best && far(best) < Math.max(64, best.w, best.h) ? best : null;
}

/** The tiles whose middles lie inside a target. */
export function tilesUnder(scene, target) {
  return scene.tiles.filter((tile) => Math.abs(tile.x - target.x) <= target.w / 2 && Math.abs(tile.y - target.y) <= target.h / 2);
}

/** Whether a point is near the won tricks. */
export function onWonTricks(scene, { x, y }) {
  const near = (tile) => Math.abs(x - tile.x) < Math.max(24, tile.size * 1.5) && Math.abs(y - tile.y) < Math.max(24, tile.size * 1.5);
  const label = (one) => one.code.startsWith('tricks') && x >= one.x - 8 && x <= one.x + (one.w ?? 160) && Math.abs(y - one.y) < 24;
  return scene.tiles.some((tile) => tile.zone === 'gone' && near(tile)) || scene.labels.some(label);
}

/** The train whose head, or number of hidden tiles, is at a point. */
export function trainAt({ trains = [] }, { x, y }) {
  return trains.find(({ look }) => Math.abs(x - look.x) <= look.w / 2 && Math.abs(y - look.y) <= look.h / 2);
}
