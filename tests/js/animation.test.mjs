// Whatever the clock does, the table ends as the last scene says, and every picture on the way follows from scene and
// clock alone.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Actors } from '../../web/table/animation.js';
import { originOf } from '../../web/table/placing.js';
import { chance } from './random.mjs';
import { anyEvents, anyScene, lieAsIn, resized, tileAt } from './scenes.mjs';

const RUNS = 150;
/** Longer than any flight, with as many tiles waiting for each other as there are. */
const AGES = 60_000;

/** The ways that frames come, as the time from one to the next; null where none comes. */
const CLOCKS = {
  smooth: () => 16,
  'one a second': () => 1000,
  'five-second gaps': ({ pick }) => pick([16, 16, 16, 5000]),
  stuttering: ({ between }) => between(1, 700),
  'a hidden tab': () => null,
};

function checkPicture(actors, now) {
  const seen = actors.list(now);
  assert.deepEqual(actors.list(now), seen, 'the same moment looks the same twice');
  assert.equal(new Set(seen.map(({ key }) => key)).size, seen.length, 'no tile is there twice');
  for (const { key, at, alpha, flip, height, rest } of seen) {
    for (const value of [at.x, at.y, at.size, at.turn, alpha, flip, height, rest])
      assert.ok(Number.isFinite(value), `${key}: ${value}`);
    for (const share of [alpha, flip, height]) assert.ok(share >= 0 && share <= 1, `${key}: ${share}`);
    assert.ok(at.size > 0, `${key} has a size`);
  }
  return seen;
}

const checkEnd = (actors, scene, now) => lieAsIn(scene, checkPicture(actors, now));

/** One thing that happens to the table; the scene that it shows then, and the tile that a finger holds. */
function happen(actors, { scene, held }, now, random) {
  const { below, between, pick } = random;
  const speed = pick([1, 1, 0.6, 1.35, 0]);
  const what = below(6);
  if (what === 0 && scene.tiles.length) {
    const key = held ?? pick(scene.tiles).key;
    actors.hold(key, between(-50, scene.width), between(-50, scene.height));
    return { scene, held: key };
  }
  if (what === 1 && held) {
    actors.release(held, now, speed);
    return { scene, held: null };
  }
  const next =
    what === 2
      ? resized(scene, random)
      : what === 3
        ? { ...scene, tiles: random.shuffled(scene.tiles) }
        : anyScene(random);
  actors.show(next, { now, speed, origin: originOf(next, anyEvents(next, random)) });
  return { scene: next, held: null };
}

for (const [name, gap] of Object.entries(CLOCKS)) {
  test(`every tile ends where the last scene has it: ${name}`, () => {
    for (let seed = 1; seed <= RUNS; seed++) {
      const random = chance(seed);
      const actors = new Actors();
      let now = random.between(0, 10_000);
      let shown = { scene: anyScene(random), held: null };
      actors.show(shown.scene, { now, origin: originOf(shown.scene, [{ kind: 'deal' }]) });
      for (let turn = random.below(5); turn >= 0; turn--) {
        const until = now + random.pick([0, 30, 200, 500, 2000, 7000]);
        for (let step = gap(random); step !== null && now + step < until; step = gap(random))
          checkPicture(actors, (now += step));
        now = until;
        shown = happen(actors, shown, now, random);
      }
      if (shown.held) actors.release(shown.held, now, 1);
      assert.ok(actors.until <= now + AGES, 'the end is in sight');
      checkEnd(actors, shown.scene, Math.max(now, actors.until));
      checkEnd(actors, shown.scene, now + AGES);
    }
  });
}

const table = (...tiles) => ({ width: 800, height: 600, tiles, targets: [], seats: [], labels: [] });
const fromYard = () => ({ x: 0, y: 0, size: 40, turn: 0, hidden: true });

test('without motion everything lies at once', () => {
  const actors = new Actors();
  actors.show(table(tileAt(400)), { now: 0, speed: 0, origin: fromYard });
  checkEnd(actors, table(tileAt(400)), 0);
  actors.show(table(tileAt(100)), { now: 1, speed: 0 });
  checkEnd(actors, table(tileAt(100)), 1);
  actors.show(table(), { now: 2, speed: 0 });
  assert.deepEqual(actors.list(2), []);
});

test('what is told to land lies at once where it was going, and what was leaving is gone', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = chance(seed);
    const actors = new Actors();
    const [first, last] = [anyScene(random), anyScene(random)];
    actors.show(first, { now: 0 });
    actors.show(last, { now: 100, origin: originOf(last, anyEvents(last, random)) });
    actors.land();
    assert.ok(actors.until <= 110);
    checkEnd(actors, last, 110);
  }
});

test('a tile turns over once, on its way, and goes on turning when it is sent elsewhere', () => {
  for (let cut = 5; cut < 430; cut += 5) {
    const actors = new Actors();
    actors.show(table(tileAt(400)), { now: 0, origin: fromYard });
    assert.ok(actors.list(0)[0].faceDown, 'it starts on its face');
    let before = actors.list(0)[0];
    for (let now = 0; now <= 1000; now += 5) {
      if (now === cut) actors.show(table(tileAt(250, { zone: 'line' })), { now });
      const [seen] = actors.list(now);
      assert.ok(before.faceDown || !seen.faceDown, `sent elsewhere at ${cut} it lies on its face again at ${now}`);
      assert.ok(
        Math.abs(seen.flip - before.flip) < 0.2 && Math.abs(seen.height - before.height) < 0.2,
        `it jumps at ${now}`,
      );
      assert.ok(Math.hypot(seen.at.x - before.at.x, seen.at.y - before.at.y) < 60, `it jumps at ${now}`);
      before = seen;
    }
    lieAsIn(table(tileAt(250, { zone: 'line' })), [before]);
  }
});

test('a scene that leaves a tile in its place does not hold up its flight', () => {
  const actors = new Actors();
  actors.show(table(tileAt(400)), { now: 0, origin: fromYard });
  const { until } = actors;
  actors.show(table(tileAt(400)), { now: 200 });
  assert.equal(actors.until, until);
});

test('a tile that comes back while it fades is taken up where it is', () => {
  const actors = new Actors();
  actors.show(table(tileAt(400)), { now: 0, speed: 0 });
  actors.show(table(), { now: 100 });
  const [fading] = actors.list(150);
  assert.ok(fading.alpha < 1 && fading.alpha > 0);
  actors.show(table(tileAt(400)), { now: 150 });
  const [back, ...more] = actors.list(150);
  assert.equal(back.alpha, fading.alpha);
  assert.deepEqual(more, []);
  checkEnd(actors, table(tileAt(400)), 1000);
});

test('a held tile stays under the finger, on top, and a dropped one does not', () => {
  const actors = new Actors();
  const other = { ...tileAt(10), key: '5-5', tile: '5-5' };
  actors.show(table(tileAt(400), other), { now: 0, speed: 0 });
  actors.hold('6-4', 55, 66);
  const held = actors.list(9999).at(-1);
  assert.deepEqual([held.key, held.at.x, held.at.y, held.moving], ['6-4', 55, 66, 2]);
  actors.release('6-4', 10_000, 1);
  assert.equal(actors.list(10_000).at(-1).at.x, 55);
  checkEnd(actors, table(tileAt(400), other), 10_000 + AGES);
});
