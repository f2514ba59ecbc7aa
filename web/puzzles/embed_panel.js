// For writers of pages: this puzzle as a snippet, with a preview that is the very thing.

import { copy } from '../ui/clipboard.js';
import { button, clear, h } from '../ui/dom.js';
import { choiceField } from '../ui/fields.js';
import { LANGUAGES, languageName } from '../words/languages.js';
import { t } from '../words/messages.js';
import { dayOf, puzzleTitle } from './book.js';
import { frameTitle } from './kinds.js';
import { openDialog } from '../ui/dialog.js';

/** @import { Pile } from '../screens/router.js' */

/** @type {(text: string) => string} */
const escape = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
const WAIT = 400;
const FRAME_STYLE = 'width:100%;max-width:40rem;aspect-ratio:4/3;min-height:30rem;border:0;border-radius:12px';

/** @typedef {{ puzzle: string, mode: string, theme: string, lang: string }} Wanted */
/** @typedef {Wanted & { way: 'frame' | 'element' }} Chosen */

/**
 * The address of the frame, and the two ways to write it down.
 * @param {Wanted} wanted
 */
export function snippets({ puzzle, mode, theme, lang }) {
  const base = new URL('.', location.href).href;
  const given = { puzzle, mode, theme, lang };
  const query = new URLSearchParams(Object.entries(given).filter(([, value]) => value && value !== 'auto'));
  const address = `${base}embed.html?${query}`;
  const which = puzzle === 'daily' ? t('puzzle-of-the-day') : puzzleTitle(puzzle);
  const title = frameTitle(puzzle) ?? t('puzzle-embed-title', { title: which });
  const inside = `<a href="${escape(`${base}#/puzzle/${puzzle}`)}">${escape(title)}</a>`;
  const frame = { src: address, title, loading: 'lazy', allow: 'clipboard-write', style: FRAME_STYLE };
  /** @type {(pairs: [name: string, value: string][]) => string} */
  const written = (pairs) => pairs.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  const script = `<script async src="${escape(base)}castle-rock.js"></script>`;
  return {
    address,
    title,
    frame: `<iframe${written(Object.entries(frame))}>${inside}</iframe>`,
    element: `${script}\n<castle-rock${written([...query])}>${inside}</castle-rock>`,
  };
}

/**
 * For the puzzle with this name, its pile open or hidden.
 * @param {{ name: string, pile: Pile }} mode
 */
export function openEmbed({ name, pile }) {
  const daily = dayOf(name) && name.replace(/-[-\d]+$/, '');
  /** @type {Chosen} */
  const chosen = {
    puzzle: daily ?? name,
    mode: pile === 'open' ? 'open' : 'printed',
    theme: 'auto',
    lang: 'auto',
    way: 'frame',
  };
  const text = h('textarea', { readonly: true, rows: 5, 'aria-label': t('puzzle-embed-code'), spellcheck: 'false' });
  const preview = h('div', { class: 'embed-preview' });
  let shown = '';
  const show = () => {
    const made = snippets(chosen);
    text.value = made[chosen.way];
    if (shown === made.address) return;
    shown = made.address;
    clear(preview, h('iframe', { src: made.address, title: made.title, loading: 'lazy', allow: 'clipboard-write' }));
  };
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /**
   * @template {keyof Chosen} Key
   * @param {Key} key
   * @param {Chosen[Key][]} values
   * @param {(value: Chosen[Key]) => string} words
   */
  const field = (key, values, words) =>
    choiceField({
      name: `embed-${key}`,
      label: t(`puzzle-embed-${key}`),
      values,
      words,
      value: chosen[key],
      onchange: (value) => {
        chosen[key] = value;
        clearTimeout(timer);
        timer = setTimeout(show, key === 'way' ? 0 : WAIT);
      },
    });
  show();
  openDialog({
    title: t('puzzle-embed'),
    class: 'wide embed-dialog',
    onclose: () => clearTimeout(timer),
    body: [
      h('p', {}, t('puzzle-embed-help')),
      daily
        ? field('puzzle', [daily, name], (value) =>
            value === daily ? t('puzzle-embed-always-today') : puzzleTitle(value),
          )
        : null,
      frameTitle(name)
        ? null
        : field('mode', ['open', 'printed'], (value) => t(`puzzle-pile-${value === 'open' ? 'open' : 'hidden'}`)),
      field('theme', ['auto', 'light', 'dark'], (value) => t(`setting-theme-${value === 'auto' ? 'system' : value}`)),
      field('lang', ['auto', ...LANGUAGES], (value) =>
        value === 'auto' ? t('puzzle-embed-auto') : languageName(value),
      ),
      field('way', ['frame', 'element'], (value) => t(`puzzle-embed-way-${value}`)),
      text,
      h(
        'p',
        { class: 'row' },
        button({ words: t('copy'), class: 'primary', onclick: () => copy(text.value), 'data-act': 'copy-embed' }),
      ),
      h('h3', {}, t('puzzle-embed-preview')),
      preview,
    ],
  });
}
