// Behind the front: the same table as in the page, alone in a frame. No game in progress is kept: every visit starts fresh.

import { assets } from '../boot/site.js';
import { h } from '../dom.js';
import { Engine } from '../engine.js';
import { errorWords } from '../errors.js';
import { levels, setCatalogue } from '../games.js';
import { setLanguage, t } from '../messages.js';
import { clearNotices } from '../notices.js';
import { closeDialogs } from '../panels/dialog.js';
import { openFailure, watchReplacement } from '../panels/failure.js';
import { puzzleAddress } from '../puzzlebook.js';
import { PuzzleScreen } from '../puzzles.js';
import { borrowTheme } from '../settings.js';
import { StartBar } from '../startbar.js';

class FramedScreen extends PuzzleScreen {
  build(root) {
    super.build(root);
    this.element.classList.add('framed');
    this.element.querySelector('[data-act=to-lobby]').replaceWith(
      h('a', { class: 'button bare', href: puzzleAddress(this.route.name, this.route.pile), target: '_blank', rel: 'noopener', title: t('puzzle-open-site'), 'aria-label': t('puzzle-open-site') }, h('img', { src: `${assets}icon.svg`, alt: '', width: 28, height: 28 })),
    );
  }

  changePile(name, pile) {
    this.app.open({ name, pile });
  }
}

function addStyle() {
  return new Promise((resolve, reject) => {
    document.head.append(h('link', { rel: 'stylesheet', href: `${assets}style.css`, onload: resolve, onerror: () => reject(new Error('style')) }));
  });
}

let begun = null;

/** What the table may use of the rest; `report` hears each result. */
function makeApp(report) {
  const engine = new Engine();
  let starting = null;
  const app = {
    assets,
    engine,
    framed: true,
    forgetful: true,
    hurry: false,
    stored: true,
    level: 'simple',
    get bestLevel() {
      return levels.at(-1);
    },
    version: document.documentElement.dataset.version,
    ready() {
      starting ??= engine.request({ type: 'catalogue' }).then((reply) => setCatalogue(reply, app.version), (error) => {
        starting = null;
        throw error;
      });
      return starting;
    },
    showFailure(error, again) {
      return openFailure(app, error, again);
    },
    report: (screen, { stars, left, pile }) => report({ stars, left, won: stars > 0, mode: pile === 'open' ? 'open' : 'printed' }),
    async open(route) {
      closeDialogs();
      clearNotices({ all: true });
      app.screen?.close();
      app.screen = new FramedScreen(app, document.getElementById('screen'), route);
      await app.screen.open();
    },
  };
  return app;
}

/** Starts the table; throws an error with `words` for the reader. */
export async function start({ puzzle, pile, theme, lang }, { progress, report }) {
  if (!begun) {
    if (theme !== 'auto') borrowTheme(theme);
    begun = makeApp(report);
    begun.engine.watch(progress);
    watchReplacement(begun);
  }
  const app = begun;
  app.engine.start().catch(() => {});
  await Promise.all([addStyle(), setLanguage(lang)]);
  const root = document.getElementById('screen');
  root.hidden = false;
  try {
    await app.open({ name: puzzle, pile });
  } catch (error) {
    app.screen?.close();
    app.screen = null;
    root.replaceChildren();
    root.hidden = true;
    throw Object.assign(new Error(error.message), { words: error.reason ? errorWords(error) : undefined });
  }
  app.bar ??= new StartBar(app.engine);
  window.boneyard = {
    engine: (request) => app.engine.request(request),
    get state() {
      return app.screen?.table?.state ?? null;
    },
    get stage() {
      return app.screen?.stage ?? null;
    },
    set hurry(on) {
      app.hurry = on;
    },
  };
}
