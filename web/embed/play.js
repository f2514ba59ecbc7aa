// Behind the front: the same table as in the page, alone in a frame. No game in progress is kept: every visit starts
// fresh.

import { makeApp } from '../boot/app.js';
import { assets } from '../boot/site.js';
import { addStyle } from '../boot/styles.js';
import { puzzleAddress } from '../puzzles/book.js';
import { puzzleTable } from '../puzzles/puzzle_table.js';
import { borrowTheme } from '../storage/settings.js';
import { openDialog } from '../ui/dialog.js';
import { byId, h } from '../ui/dom.js';
import { showText } from '../ui/share.js';
import { errorWords } from '../words/errors.js';
import { setLanguage, t } from '../words/messages.js';
import { leadOut } from './outward.js';

/** @import { News } from '../engine/engine.js' */
/** @import { Pile } from '../screens/router.js' */
/** @import { App } from '../types/page.d.ts' */
/** @import { Options } from './options.js' */

/**
 * What the page around a frame is told.
 * @typedef {{ stars: number, left: number, won: boolean, mode: 'open' | 'printed' }} Report
 */

/** @typedef {{ progress: (news: News) => void, report: (result: Report) => void }} Listeners */

const root = byId('screen');
/** @type {App | null} */
let app = null;

/**
 * Leads to the same puzzle on the site, in a window of its own where the frame may open one.
 * @type {(name: string, pile: Pile) => HTMLElement}
 */
function toSite(name, pile) {
  const link = h(
    'a',
    {
      class: 'button bare',
      href: puzzleAddress(name, pile),
      target: '_blank',
      rel: 'noopener',
      title: t('puzzle-open-site'),
      'aria-label': t('puzzle-open-site'),
    },
    h('img', { src: `${assets}icon.svg`, alt: '', width: 28, height: 28 }),
  );
  leadOut(link, showAddress);
  return link;
}

/** @param {string} address */
function showAddress(address) {
  const place = h('div', {});
  openDialog({ title: t('puzzle-open-site'), body: place });
  showText(place, t('embed-address'), address);
}

/**
 * @param {App} here
 * @param {string} name
 * @param {Pile} pile
 * @returns {Promise<void>}
 */
async function open(here, name, pile) {
  here.close();
  const ways = { back: toSite, change: (/** @type {string} */ other, /** @type {Pile} */ as) => open(here, other, as) };
  here.screen = puzzleTable(here, root, { screen: 'puzzle', name, pile }, ways);
  await here.screen.open();
}

/**
 * The app of this frame; `report` hears each result, `progress` how the engine comes.
 * @param {Pick<Options, 'theme'>} options
 * @param {Listeners} listeners
 * @returns {App}
 */
function begin({ theme }, { progress, report }) {
  if (theme !== 'auto') borrowTheme(theme);
  const made = makeApp({ framed: true, forgetful: true });
  made.engine.watch(progress);
  made.report = ({ stars, left, won, pile }) =>
    report({ stars, left, won, mode: pile === 'open' ? 'open' : 'printed' });
  return made;
}

/**
 * Starts the table; throws an error with `words` for the reader.
 * @param {Options & { puzzle: string }} options
 * @param {Listeners} listeners
 */
export async function start({ puzzle, pile, theme, lang }, listeners) {
  app ??= begin({ theme }, listeners);
  app.engine.start().catch(() => {});
  await Promise.all([addStyle('style.css'), addStyle('playing.css'), setLanguage(lang)]);
  root.hidden = false;
  try {
    await open(app, puzzle, pile);
  } catch (problem) {
    const error = /** @type {Error & { reason?: string }} */ (problem);
    app.close();
    root.replaceChildren();
    root.hidden = true;
    throw Object.assign(new Error(error.message), { words: error.reason ? errorWords(error) : undefined });
  }
  app.watchStart();
}
