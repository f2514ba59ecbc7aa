// The page: its screens and their addresses, on top of what `boot/app.js` wires together. What is connected to what can
// be read here and there.

import { makeApp } from './boot/app.js';
import { PLANS } from './boot/parts.js';
import { standing, startAgain } from './boot/rescue.js';
import { near } from './boot/site.js';
import { styled } from './boot/styles.js';
import { EngineDown } from './engine/engine.js';
import { recallCatalogue } from './engine/catalogue.js';
import { Lobby } from './screens/lobby.js';
import { showLost } from './screens/lost.js';
import { go, playLink, randomSeed, readRoute, startRouter } from './screens/router.js';
import { writeLocal } from './storage/store.js';
import { closeDialogs } from './ui/dialog.js';
import { byId } from './ui/dom.js';
import { errorWords } from './words/errors.js';
import { setLanguage, startLanguage } from './words/messages.js';

/** @import { Named, Route } from './screens/router.js' */
/** @import { App, Screen } from './types/page.d.ts' */

const html = document.documentElement;
const root = byId('screen');

/**
 * What makes the screen of an address.
 * @template {Route['screen']} Name
 * @typedef {(route: Extract<Route, { screen: Name }>) => Screen} Maker
 */

/**
 * How screens are made, by name; all but the first come when they are wanted.
 * @type {{ [Name in Exclude<Route['screen'], 'lost'>]: () => Promise<Maker<Name>> }}
 */
const SCREENS = {
  lobby: async () => () => new Lobby(app, root),
  setup: async () => {
    const { Setup } = await styled(import('./screens/playing.js'));
    return (route) => new Setup(app, root, route);
  },
  table: async () => {
    const { freeTable } = await styled(import('./screens/playing.js'));
    return (route) => freeTable(app, root, route);
  },
  puzzle: async () => {
    const { puzzleTable } = await styled(import('./puzzles/puzzle_table.js'));
    return (route) => puzzleTable(app, root, route);
  },
  lesson: async () => {
    const { lessonTable } = await styled(import('./lessons/lesson_mode.js'));
    return (route) => lessonTable(app, root, route);
  },
  puzzles: async () => {
    const { PuzzleHub } = await styled(import('./puzzles/hub.js'));
    return () => new PuzzleHub(app, root);
  },
  record: async () => {
    const { RecordScreen } = await styled(import('./history/screens.js'));
    return ({ game }) => new RecordScreen(app, root, game);
  },
  replay: async () => {
    const { replayTable } = await styled(import('./history/screens.js'));
    return (route) => replayTable(app, root, route);
  },
  position: async () => {
    const { PositionScreen } = await styled(import('./history/screens.js'));
    return (route) => new PositionScreen(app, root, route);
  },
};

/** Milliseconds that the first screen waits for the engine at most. */
const HEAD_START = 700;

/**
 * On a first visit the engine's long way comes first: where it is quick, the screen leaves it the processor for that
 * moment. Later on, everything is near, and the screen is to stand first.
 */
async function headStart() {
  if (near()) return;
  const up = app.ready().catch(() => {});
  const left = HEAD_START - performance.now();
  if (left > 0) await Promise.race([up, new Promise((done) => setTimeout(done, left))]);
}

/**
 * What is near and does not start may be damaged.
 * @param {'ready' | 'error'} state
 */
function onstart(state) {
  html.dataset.state = state;
  if (state === 'error' && near()) startAgain();
}

/** @type {App} */
const app = Object.assign(makeApp({ onstart }), {
  /** @param {string} code */
  async speak(code) {
    await setLanguage(code);
    writeLocal('language', code);
    closeDialogs();
    show(readRoute(location.hash));
  },

  /**
   * The same game and options with a new deal.
   * @param {Named} match
   */
  newDeal(match) {
    go(playLink({ ...match, seed: randomSeed() }));
  },
});

/**
 * The address that is shown, so that whatever comes late for another one is left out.
 * @type {Route | null}
 */
let shown = null;

/** @param {string} words */
function lost(words) {
  app.close();
  showLost(root, words);
  html.toggleAttribute('data-idle', true);
  app.ready().catch(() => app.startBar?.failed(() => show(readRoute(location.hash))));
}

/**
 * @param {Route} route
 * @returns {Promise<void>}
 */
async function show(route) {
  app.close();
  app.startBar?.leave();
  shown = route;
  if (route.screen === 'lost') return lost(errorWords(route));
  const again = () => show(route);
  const make = await SCREENS[route.screen]().catch(() => null);
  if (shown !== route) return;
  if (!make) {
    if (!near() || !(await startAgain())) app.startBar?.lost(again);
    return;
  }
  const screen = /** @type {(route: Route) => Screen} */ (make)(route);
  app.screen = screen;
  scrollTo(0, 0);
  try {
    await screen.open();
    await app.ready();
    for (const load of Object.values(SCREENS)) load().catch(() => {}); // they will be wanted next
  } catch (error) {
    if (app.screen !== screen) return;
    if (!(error instanceof EngineDown)) lost(errorWords(error));
    else if (error.final) app.startBar?.failed(again, error);
    else if (screen.fail) screen.fail(error, again);
    else app.showFailure(error, again);
  }
}

let watching = false;
app.engine.watch(async ({ phase }) => {
  if (phase !== 'ready' || watching) return;
  watching = true;
  (await import('./boot/updates.js')).watchUpdates({ doubtful: app.engine.started !== PLANS[0] });
});

const { screen: first } = readRoute(location.hash);
if (first !== 'lost') SCREENS[first]().catch(() => {});
await Promise.all([startLanguage(), headStart()]);
app.watchStart();
recallCatalogue(app.version);
standing();
startRouter(show);
navigator.storage?.persist?.().catch(() => {});
