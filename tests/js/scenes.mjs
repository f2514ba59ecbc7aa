// Scenes as the engine makes them, by chance: some tiles face up in the hand and on the table, the others on their
// faces.

import assert from 'node:assert/strict';

const NAMES = Array.from({ length: 7 }, (_, high) =>
  Array.from({ length: high + 1 }, (__, low) => `${high}-${low}`),
).flat();
const OPEN = ['hand', 'line', 'row', 'trick', 'gone'];
const TURNS = [0, 90, 180, 270];

/** The 6-4 of one's own hand, so far to the right. */
export const tileAt = (x, more = {}) => ({
  key: '6-4',
  tile: '6-4',
  face: 'up',
  zone: 'hand',
  x,
  y: 100,
  size: 40,
  turn: 0,
  z: 0,
  ...more,
});

/** A table of any size with any tiles on it. */
export function anyScene({ below, between, pick, shuffled }) {
  const width = Math.round(between(300, 2000));
  const height = Math.round(between(300, 1200));
  const place = () => ({
    x: between(0, width),
    y: between(0, height),
    size: between(8, 90),
    turn: pick(TURNS),
    z: below(3),
  });
  const up = (name) => ({
    key: name,
    tile: name,
    face: 'up',
    zone: pick(OPEN),
    ...place(),
    ...(below(5) ? {} : { mark: true }),
  });
  const down = (key, zone) => ({ key, tile: null, face: 'down', zone, ...place() });
  const tiles = [
    ...shuffled(NAMES).slice(0, below(15)).map(up),
    ...Array.from({ length: below(8) }, (_, k) => down(`back:1:${k}`, 'rack')),
    ...Array.from({ length: below(4) }, (_, k) => down(`back:yard:${k}`, 'yard')),
  ];
  const seats = [0, 1].map((seat) => ({ seat, ...place(), w: 120, h: 52 }));
  const targets = below(2) ? [{ move: 'draw', kind: 'pile', ...place(), w: 60, h: 60 }] : [];
  return { width, height, tiles, seats, targets, labels: [] };
}

/** The same scene on a table of another size. */
export function resized(scene, { between }) {
  const [wide, high] = [between(0.3, 3), between(0.3, 3)];
  const moved = (one) => ({
    ...one,
    x: one.x * wide,
    y: one.y * high,
    ...(one.size ? { size: one.size * Math.min(wide, high) } : {}),
  });
  return {
    ...scene,
    width: scene.width * wide,
    height: scene.height * high,
    tiles: scene.tiles.map(moved),
    seats: scene.seats.map(moved),
    targets: scene.targets.map(moved),
  };
}

/** What a request may have brought about. */
export function anyEvents(scene, { below, pick }) {
  const open = scene.tiles.filter((tile) => tile.face === 'up');
  const kinds = [[], [{ kind: 'deal' }], [{ kind: 'draw', seat: 0 }], [{ kind: 'turn-up' }]];
  if (open.length) kinds.push([{ kind: 'play', seat: below(2), tile: pick(open).tile }]);
  return pick(kinds);
}

/** What a scene says of a tile, in the painter's words. */
const asPainted = ({ key, tile, face, zone, x, y, size, turn, z, mark, badge }, order) => ({
  key,
  tile: face === 'up' ? tile : null,
  zone,
  z,
  mark,
  badge,
  order,
  rest: size,
  at: { x, y, size, turn },
  alpha: 1,
  height: 0,
  flip: 1,
  faceDown: false,
  moving: 0,
});

const byKey = (a, b) => (a.key < b.key ? -1 : 1);

/** Fails unless the painted tiles lie exactly as a scene has them. */
export function lieAsIn(scene, painted) {
  assert.deepEqual([...painted].sort(byKey), scene.tiles.map(asPainted).sort(byKey));
}
