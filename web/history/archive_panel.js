// Everything as one file: to keep elsewhere, to bring back, and to erase.

import { TextRefused } from '../engine/guard.js';
import { copy } from '../ui/clipboard.js';
import { openDialog } from '../ui/dialog.js';
import { button, clear, h } from '../ui/dom.js';
import { errorWords } from '../words/errors.js';
import { t } from '../words/messages.js';
import { MOST_ARCHIVED } from './archive.js';
import { archiveText, bringBack, erase } from './everything.js';

/** @import { App } from '../types/page.d.ts' */

/** Text longer than this is not shown: a field with it would make the page slow. */
const MOST_SHOWN = 60_000;

/** A link that saves everything to a file; null where it cannot be read. */
async function saving() {
  const text = await archiveText().catch(() => null);
  if (text === null) return null;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const name = `boneyard-${new Date().toISOString().slice(0, 10)}.json`;
  const link = h(
    'a',
    { class: 'button primary', href: url, download: name, 'data-act': 'download' },
    t('archive-save'),
  );
  return { link, text, end: () => URL.revokeObjectURL(url) };
}

/** @type {(error: unknown) => string} */
const sorry = (error) => (error instanceof TextRefused ? errorWords(error) : t('archive-failed'));

/**
 * @param {() => void} done hears when something was brought
 */
export async function openArchive(done) {
  const saved = await saving();
  let settled = false;
  const wrong = h('p', { class: 'wrong', role: 'alert' });
  const told = h('p', { role: 'status' });
  const load = async (/** @type {unknown} */ text) => {
    clear(wrong);
    clear(told);
    try {
      const brought = await bringBack(text);
      settled ||= brought.settings > 0;
      told.textContent = t('archive-brought', { ...brought });
      if (brought.odd) told.textContent += ` ${t('archive-odd', { count: brought.odd })}`;
      done();
    } catch (error) {
      wrong.textContent = sorry(error);
    }
  };
  const file = h('input', {
    type: 'file',
    accept: '.json,application/json,text/plain',
    class: 'unseen',
    'aria-label': t('archive-bring'),
    tabindex: '-1',
    onchange: async () => {
      const chosen = file.files?.[0];
      if (chosen) await load(await chosen.slice(0, MOST_ARCHIVED + 1).text());
      file.value = '';
    },
  });
  return openDialog({
    title: t('archive'),
    class: 'archive',
    onclose: () => {
      saved?.end();
      if (settled) location.reload(); // settings are read when the page starts
    },
    body: [
      h('p', {}, t('archive-help')),
      saved ? null : h('p', { class: 'wrong' }, t('matches-unread')),
      h(
        'p',
        { class: 'row' },
        saved?.link,
        saved && saved.text.length <= MOST_SHOWN
          ? button({ words: t('copy'), onclick: () => copy(saved.text), 'data-act': 'copy-archive' })
          : null,
        button({ words: t('archive-bring'), icon: 'bring', onclick: () => file.click(), 'data-act': 'bring' }),
      ),
      file,
      wrong,
      told,
    ],
  });
}

/** @param {App} app */
export async function openErase(app) {
  const saved = await saving();
  const wrong = h('p', { class: 'wrong', role: 'alert' });
  const sure = async () => {
    try {
      await erase();
    } catch {
      wrong.textContent = t('notice-not-deleted');
      return;
    }
    dialog.close();
    app.close();
    location.hash = '#/';
    location.reload();
  };
  const dialog = openDialog({
    title: t('archive-erase'),
    onclose: () => saved?.end(),
    body: [
      h('p', {}, t('archive-erase-sure')),
      h('p', {}, t('archive-erase-first')),
      wrong,
      h(
        'p',
        { class: 'row' },
        saved?.link,
        button({ words: t('keep-it'), onclick: () => dialog.close() }),
        button({ words: t('archive-erase'), class: 'danger', onclick: sure, 'data-act': 'erase-sure' }),
      ),
    ],
  });
  return dialog;
}
