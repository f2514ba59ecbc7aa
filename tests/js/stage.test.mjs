// The stage paints when something has changed, until the last picture is that of the scene, whatever frames come and
// however long painting takes; then it rests.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Stage } from '../../web/table/stage.js';
import { FakeTime } from './fake_time.mjs';
import { chance } from './random.mjs';
import { anyEvents, anyScene, lieAsIn, resized, tileAt } from './scenes.mjs';

const RUNS = 40;
/** Longer than any flight, bubble or wait. */
const AGES = 20_000;

/** Something that listens, as an element or a document does. */
class Ears extends EventTarget {}

class Canvas extends Ears {
  ownerDocument = new Ears();
  clientWidth = 800;
  clientHeight = 600;
  getContext = () => ({});
  getBoundingClientRect = () => ({ left: 30, top: 70 });
}

/** A stage on a table of its own: its time, and what was painted, one after another. */
function setUp({ cost = () => 0, speed = 1 } = {}) {
  const time = new FakeTime();
  const canvas = new Canvas();
  const pictures = [];
  const painter = {
    speed,
    railWidth: () => 10,
    paint(ctx, model) {
      pictures.push({ ...model, at: time.now() });
      time.spend(cost());
    },
  };
  const stage = new Stage(canvas, painter, time);
  time.pass(100);
  pictures.length = 0;
  return { time, canvas, painter, stage, pictures };
}

const stateOf = (scene) => ({
  scene,
  players: 2,
  turn: 0,
  result: null,
  legal: ['6-4'],
  options: { set: 6 },
  view: {},
});

const sceneOf = (...tiles) => ({ width: 780, height: 580, tiles, targets: [], seats: [], labels: [] });

/** Whether a promise has been kept by now. */
async function isKept(promise) {
  const open = Symbol('open');
  await null;
  return (await Promise.race([promise, Promise.resolve(open)])) !== open;
}

// ---------------------------------------------------------------- painting

test('the last picture is that of the scene, however long painting takes', async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = chance(seed);
    const slow = random.pick([1, 15, 40, 400]);
    const { time, stage, pictures } = setUp({ cost: () => random.between(0, slow) });
    let scene = null;
    let still = null;
    for (let turn = random.below(4); turn >= 0; turn--) {
      scene = anyScene(random);
      still = stage.show(stateOf(scene), { events: anyEvents(scene, random) });
      time.pass(random.pick([0, 30, 200, 700]));
    }
    time.pass(AGES);
    lieAsIn(scene, pictures.at(-1).actors);
    lieAsIn(scene, stage.painted);
    assert.ok(await isKept(still), 'who waits for it to lie still hears so');
    assert.equal(time.pending, 0, 'and the stage rests');
  }
});

test('a flight that ends while a picture is painted is painted once more', async () => {
  const { time, stage, pictures } = setUp({ cost: () => 500 });
  stage.show(stateOf(sceneOf(tileAt(100))), { jump: true });
  time.pass(AGES);
  const still = stage.show(stateOf(sceneOf(tileAt(400))));
  time.pass(16);
  assert.ok(pictures.at(-1).actors[0].at.x < 400 && !stage.moving, 'it has arrived since it was painted');
  assert.ok(!(await isKept(still)), 'but nobody has seen it there');
  time.pass(AGES);
  lieAsIn(sceneOf(tileAt(400)), pictures.at(-1).actors);
  assert.ok(await isKept(still));
});

test('several changes are one picture, and nothing is painted while nothing changes', () => {
  const { time, stage, pictures } = setUp();
  stage.show(stateOf(sceneOf(tileAt(100))), { jump: true });
  stage.inert = false;
  stage.choose('6-4');
  time.pass(AGES);
  assert.equal(pictures.length, 1);
  assert.equal(pictures[0].chosen, '6-4');
  time.pass(AGES);
  assert.equal(pictures.length, 1);
});

test('a stage that is closed paints no more, and keeps nobody waiting', async () => {
  const { time, stage, pictures } = setUp();
  const still = stage.show(stateOf(sceneOf(tileAt(100))));
  stage.close();
  stage.paint();
  assert.equal(time.pending, 0);
  assert.ok(await isKept(still));
  assert.ok(await isKept(stage.settled()));
  time.pass(AGES);
  assert.equal(pictures.length, 0);
});

// ---------------------------------------------------------------- hidden tabs

test('a hidden page is painted by the timer, once its tiles lie still', async () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = chance(seed);
    const { time, stage, pictures } = setUp();
    const scene = anyScene(random);
    time.hidden = true;
    const still = stage.show(stateOf(scene), { events: [{ kind: 'deal' }] });
    time.pass(AGES);
    assert.equal(pictures.length, 1, 'one picture and no film');
    lieAsIn(scene, pictures[0].actors);
    assert.ok(await isKept(still), 'the game goes on behind');
    time.hidden = false;
    time.pass(AGES);
    lieAsIn(scene, stage.painted);
  }
});

test('a page that is hidden in mid-flight and comes back is as the scene says', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = chance(seed);
    const { time, canvas, stage, pictures } = setUp();
    const scene = anyScene(random);
    stage.show(stateOf(scene), { events: [{ kind: 'deal' }] });
    time.pass(random.between(0, 400));
    time.hidden = true;
    time.pass(random.pick([20, 200, AGES]));
    time.hidden = false;
    const before = pictures.length;
    canvas.ownerDocument.dispatchEvent(new Event('visibilitychange'));
    time.pass(AGES);
    assert.ok(pictures.length > before, 'it is painted when it is seen again');
    lieAsIn(scene, pictures.at(-1).actors);
    assert.equal(time.pending, 0);
  }
});

// ---------------------------------------------------------------- size

test('a table that is resized in mid-flight ends as the new scene says', () => {
  for (let seed = 1; seed <= RUNS; seed++) {
    const random = chance(seed);
    const { time, canvas, stage, pictures } = setUp({ cost: () => random.between(0, 30) });
    const scene = anyScene(random);
    stage.show(stateOf(scene), { events: [{ kind: 'deal' }] });
    time.pass(random.between(0, 600));
    Object.assign(canvas, { clientWidth: 300 + random.below(900), clientHeight: 300 + random.below(600) });
    assert.equal(stage.measure(), true);
    time.pass(120);
    const { width, height } = pictures.at(-1);
    assert.deepEqual([width, height], [canvas.clientWidth, canvas.clientHeight], 'painted in its new size at once');
    const next = resized(scene, random);
    stage.show(stateOf(next), { jump: !stage.moving });
    time.pass(AGES);
    lieAsIn(next, pictures.at(-1).actors);
    assert.deepEqual([pictures.at(-1).width, canvas.width], [canvas.clientWidth, canvas.clientWidth]);
    assert.equal(stage.measure(), false, 'the same size is no news');
    assert.equal(time.pending, 0);
  }
});

test('a canvas has as many dots as the screen, and the scene has the room inside the rail', () => {
  globalThis.devicePixelRatio = 2;
  try {
    const { canvas, stage } = setUp();
    assert.deepEqual([canvas.width, canvas.height, stage.dpr], [1600, 1200, 2]);
    assert.deepEqual(stage.table, { width: 780, height: 580 });
    assert.deepEqual(stage.point(140, 180), { x: 100, y: 100 });
    assert.deepEqual(stage.onScreen({ x: 100, y: 100 }), { x: 140, y: 180 });
  } finally {
    delete globalThis.devicePixelRatio;
  }
});

// ---------------------------------------------------------------- what is said, dragged and met

test('what is said hangs in the air for a while, and goes by itself', () => {
  for (const hidden of [false, true]) {
    const { time, stage, pictures } = setUp();
    stage.show(stateOf(sceneOf(tileAt(100))), { jump: true });
    time.pass(AGES);
    time.hidden = hidden;
    stage.hear({ kind: 'say', seat: 1, word: 'pass' });
    time.pass(1000);
    assert.deepEqual(
      pictures.at(-1).bubbles.map(({ seat, word, alpha }) => [seat, word, alpha]),
      [[1, 'pass', 1]],
    );
    time.pass(AGES);
    assert.deepEqual(pictures.at(-1).bubbles, []);
    assert.equal(time.pending, 0);
  }
});

test('a tile follows the finger and goes back when it is let go', () => {
  const { time, stage, pictures } = setUp();
  stage.show(stateOf(sceneOf(tileAt(100))), { jump: true });
  stage.drag('6-4', 300, 200);
  time.pass(20);
  assert.deepEqual([pictures.at(-1).actors[0].at.x, pictures.at(-1).actors[0].at.y], [300, 200]);
  stage.release('6-4');
  time.pass(AGES);
  lieAsIn(sceneOf(tileAt(100)), pictures.at(-1).actors);
});

test('what a finger meets: nothing while the table is inert, then spots, targets and the hand', () => {
  const place = { kind: 'place', move: '6-4@R', tile: '6-4', x: 400, y: 300, w: 60, h: 44, size: 30, turn: 90 };
  const pile = { kind: 'pile', move: 'draw', x: 700, y: 500, w: 60, h: 60 };
  const scene = { ...sceneOf(tileAt(100), { ...tileAt(200), key: '5-5', tile: '5-5' }), targets: [place, pile] };
  const { stage } = setUp();
  stage.show(stateOf(scene), { jump: true });
  assert.equal(stage.hit({ x: 100, y: 100 }), null);
  stage.inert = false;
  assert.equal(stage.hit({ x: 100, y: 100 }).tile, '6-4');
  assert.equal(stage.hit({ x: 400, y: 300 }), null, 'a spot is there for a chosen tile only');
  assert.equal(stage.hit({ x: 700, y: 500 }).target.move, 'draw');
  assert.deepEqual(stage.movesOf('6-4'), ['6-4@R']);
  assert.deepEqual(stage.movesOf('5-5'), []);
  stage.choose('6-4');
  assert.equal(stage.hit({ x: 400, y: 300 }).target.move, '6-4@R');
  assert.equal(stage.spotNear({ x: 410, y: 310 }).move, '6-4@R');
  stage.hintAt('draw');
  assert.equal(stage.chosen, '6-4');
  stage.show(stateOf(scene), { jump: true });
  assert.equal(stage.chosen, null, 'another position forgets what was chosen');
});
