// What the page and a frame in somebody else's page stand on: an engine with its catalogue, the strip that tells how it
// starts, what is said when it fails, and one screen at a time. `main.js` and `embed/play.js` add what is theirs.

import { levels, setCatalogue, usualLevel } from '../engine/catalogue.js';
import { Engine } from '../engine/engine.js';
import { openFailure, watchReplacement } from '../panels/failure.js';
import { closeDialogs } from '../ui/dialog.js';
import { clearNotices } from '../ui/notices.js';
import { doorTo } from './door.js';
import { assets, mendKept } from './site.js';
import { StartBar } from './start_bar.js';

/** @import { App } from '../types/page.d.ts' */

const html = document.documentElement;

/**
 * What screens may use of the rest. `framed`: there is one table and no other screen to go to; `forgetful`: no game in
 * progress is kept; `onstart(state)` hears `ready` or `error` whenever the engine has started or could not.
 * @param {{ framed?: boolean, forgetful?: boolean, onstart?: (state: 'ready' | 'error') => void }} [options]
 */
export function makeApp({ framed = false, forgetful = false, onstart = () => {} } = {}) {
  /** @type {Promise<void> | null} */
  let starting = null;
  /** @type {App} */
  const app = {
    assets,
    version: html.dataset.version,
    engine: new Engine(),
    framed,
    forgetful,
    /** Whether nobody watches: tests do not wait for what is slow for people's sake. */
    hurry: false,
    /** Whether what is played is kept on this device; null until that has been tried. */
    stored: null,
    screen: null,
    startBar: null,

    get level() {
      return usualLevel;
    },
    get bestLevel() {
      return levels.at(-1);
    },

    /** Resolves when the engine has answered for the first time. */
    ready() {
      starting ??= app.engine
        .request({ type: 'catalogue' })
        .then((reply) => {
          setCatalogue(reply, app.version);
          onstart('ready');
        })
        .catch((error) => {
          starting = null;
          mendKept();
          onstart('error');
          throw error;
        });
      return starting;
    },

    /** From now on the strip tells how the engine starts: there is a language to say it in. */
    watchStart() {
      app.startBar ??= new StartBar(app.engine);
    },

    /** Something that the engine could not do twice: says so, and returns how to try again. */
    showFailure: (error, again) => openFailure(app, error, again),

    /** Ends the screen that is there, with all that was said and asked on it. */
    close() {
      closeDialogs();
      clearNotices({ all: true });
      app.screen?.close?.();
      app.screen = null;
      html.removeAttribute('data-idle');
    },

    /** A screen stands still; one that has been left by then says nothing any more. */
    settled(screen) {
      if (app.screen === screen) html.toggleAttribute('data-idle', true);
    },
  };
  watchReplacement(app);
  window.boneyard = doorTo(app);
  return app;
}
