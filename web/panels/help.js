// The rules of a game, from the pages made with the site, and the keys.

import { fetchPart } from '../boot/site.js';
import { clear, h } from '../dom.js';
import { language, t } from '../messages.js';
import { openDialog } from './dialog.js';

const pages = new Map();

async function page(url) {
  if (!pages.has(url)) {
    pages.set(url, await (await fetchPart(url)).text());
  }
  return pages.get(url);
}

/** Our own page from our own site; parsed apart, so that nothing in it can run, and without its own main heading. */
function fragment(text) {
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const bad of body.querySelectorAll('script, style, iframe, h1')) bad.remove();
  return [...body.childNodes];
}

function keys() {
  const entry = (key, id) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, t(id))];
  return [
    h('h3', {}, t('keys-title')),
    h('dl', { class: 'keys' }, entry('Tab', 'keys-tab'), entry('U', 'undo'), entry('H', 'hint'), entry('N', 'keys-only'), entry('P', 'keys-clock'), entry('M', 'menu'), entry('Esc', 'keys-escape')),
  ];
}

export async function openHelp(app, game) {
  const body = h('div', { class: 'help', 'aria-busy': 'true' }, h('p', {}, t('loading')));
  openDialog({ title: t('rules-of', { game: t(`game-${game}`) }), class: 'wide', body });
  let rules;
  try {
    rules = fragment(await page(`help/${language}/${game}.html`));
  } catch {
    rules = [h('p', {}, t(`about-${game}`)), h('p', {}, t('no-rules-page'))];
  }
  body.removeAttribute('aria-busy');
  clear(body, rules, keys());
}
