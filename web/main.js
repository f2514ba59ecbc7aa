// Wires the parts together: engine, storage, language, screens. What is connected to what can be read here.

import { button, clear, h } from './dom.js';
import { assets, near } from './boot/site.js';
import { Engine, EngineDown } from './engine.js';
import { errorWords } from './errors.js';
import { levels, recallCatalogue, setCatalogue } from './games.js';
import { guard, nesting, parse } from './guard.js';
import { Lobby } from './lobby.js';
import { setLanguage, startLanguage, t } from './messages.js';
import { clearNotices } from './notices.js';
import { closeDialogs } from './panels/dialog.js';
import { openFailure, watchReplacement } from './panels/failure.js';
import { go, playLink, randomSeed, readRoute, startRouter } from './router.js';
import { writeLocal } from './store.js';
import { StartBar } from './startbar.js';

const html = document.documentElement;
const root = document.getElementById('screen');

/** Screens by name; all but the first come when they are wanted. */
const SCREENS = {
  lobby: async () => Lobby,
  setup: async () => (await import('./screens.js')).Setup,
  table: async () => (await import('./screens.js')).TableScreen,
  puzzle: async () => (await import('./puzzles.js')).PuzzleScreen,
  puzzles: async () => (await import('./puzzlehub.js')).PuzzleHub,
};

/** Milliseconds that the first screen waits for the engine at most. */
const HEAD_START = 700;

/**
 * On a first visit the engine's long way comes first: where it is quick, the screen leaves it the processor for that moment. Later on,
 * everything is near, and the screen is to stand first.
 */
async function headStart() {
  if (near()) return;
  const up = app.ready().catch(() => {});
  const left = HEAD_START - performance.now();
  if (left > 0) await Promise.race([up, new Promise((done) => setTimeout(done, left))]);
}

/** What screens may use of the rest. */
const app = {
  assets,
  version: html.dataset.version,
  engine: new Engine(),
  hurry: false,
  stored: null,
  screen: null,

  get level() {
    return levels.includes('simple') ? 'simple' : levels.at(-1);
  },
  get bestLevel() {
    return levels.at(-1);
  },

  /** Resolves when the engine has answered for the first time. */
  ready() {
    this.starting ??= this.engine
      .request({ type: 'catalogue' })
      .then((reply) => {
        setCatalogue(reply, this.version);
        html.dataset.state = 'ready';
      })
      .catch((error) => {
        this.starting = null;
        html.dataset.state = 'error';
        throw error;
      });
    return this.starting;
  },

  async speak(code) {
    await setLanguage(code);
    writeLocal('language', code);
    closeDialogs();
    app.show(readRoute(location.hash));
  },

  /** The same game and options with a new deal. */
  newDeal(match) {
    go(playLink({ ...match, seed: randomSeed() }));
  },

  /** Something that the engine could not do twice: say so, and offer to try again. */
  showFailure(error, again) {
    return openFailure(this, error, again);
  },

  /** A screen for an address that leads nowhere. */
  showLost(words) {
    this.close();
    document.title = t('page-title');
    clear(root, h('main', { class: 'lost' }, h('h1', {}, t('lost-title')), h('p', { class: 'lead', role: 'alert' }, words), button({ words: t('to-lobby'), class: 'primary', onclick: () => go('#/') })));
    html.toggleAttribute('data-idle', true);
    this.ready().catch(() => startBar.failed(() => this.show(readRoute(location.hash))));
  },

  close() {
    closeDialogs();
    clearNotices({ all: true });
    this.screen?.close?.();
    this.screen = null;
    html.removeAttribute('data-idle');
  },

  /** A screen stands still; one that has been left by then says nothing any more. */
  settled(screen) {
    if (this.screen === screen) html.toggleAttribute('data-idle', true);
  },

  async show(route) {
    this.close();
    this.route = route;
    if (route.screen === 'lost') return this.showLost(errorWords(route));
    const again = () => this.show(route);
    const Screen = await SCREENS[route.screen]().catch(() => null);
    if (this.route !== route) return;
    if (!Screen) return startBar.failed(again);
    const screen = new Screen(this, root, route);
    this.screen = screen;
    scrollTo(0, 0);
    try {
      await screen.open();
      await this.ready();
      for (const load of Object.values(SCREENS)) load().catch(() => {}); // they will be wanted next
    } catch (error) {
      if (this.screen !== screen) return;
      if (!(error instanceof EngineDown)) this.showLost(errorWords(error));
      else if (error.final) startBar.failed(again, error);
      else if (screen.fail) screen.fail(error, again);
      else this.showFailure(error, again);
    }
  },
};

app.engine.watch(async ({ phase }) => {
  if (phase !== 'ready' || app.watching) return;
  app.watching = true;
  (await import('./updates.js')).watchUpdates();
});

watchReplacement(app);

/** A door for tests and for the curious. */
window.boneyard = {
  engine: (request) => app.engine.request(request),
  killWorker: () => app.engine.kill(),
  set patience(ms) {
    app.engine.patience = ms;
  },
  heap: () => app.engine.heap(),
  get plan() {
    return app.engine.started;
  },
  get state() {
    return app.screen?.table?.state ?? null;
  },
  get stage() {
    return app.screen?.stage ?? null;
  },
  set hurry(on) {
    app.hurry = on;
  },
  guard,
  nesting,
  parse,
  t,
};

SCREENS[readRoute(location.hash).screen]?.().catch(() => {});
await Promise.all([startLanguage(), headStart()]);
const startBar = new StartBar(app.engine);
recallCatalogue(app.version);
startRouter((route) => app.show(route));
navigator.storage?.persist?.().catch(() => {});
