// The rules of a game, from the pages made with the site, and the keys.

import { fetchPart } from '../boot/site.js';
import { clear, h } from '../ui/dom.js';
import { language, t } from '../words/messages.js';
import { gameAbout, gameName } from '../words/names.js';
import { openDialog } from '../ui/dialog.js';

/** @import { App } from '../types/page.d.ts' */
/** @import { Child } from '../ui/dom.js' */

/** A piece of a page: a text, or a tag and what is in it. @typedef {string | [tag: string, ...Piece[]]} Piece */

const TAGS = /** @type {const} */ (['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code']);

/** @type {Map<string, Piece[]>} */
const pages = new Map();

/** @param {string} url */
async function page(url) {
  const pieces = pages.get(url) ?? (await (await fetchPart(url)).json());
  pages.set(url, pieces);
  return pieces;
}

/**
 * Plain data becomes elements, of a few kinds and without attributes; no HTML is read anywhere.
 * @param {Piece} piece
 * @returns {Child}
 */
function element(piece) {
  if (typeof piece === 'string') return piece;
  const [name, ...inside] = piece;
  const tag = TAGS.find((known) => known === name);
  return tag ? h(tag, {}, inside.map(element)) : inside.map(element);
}

function keys() {
  /** @type {(key: string, id: string) => HTMLElement[]} */
  const entry = (key, id) => [h('dt', {}, h('kbd', {}, key)), h('dd', {}, t(id))];
  return [
    h('h3', {}, t('keys-title')),
    h(
      'dl',
      { class: 'keys' },
      entry('Tab', 'keys-tab'),
      entry('U', 'undo'),
      entry('H', 'hint'),
      entry('N', 'keys-only'),
      entry('P', 'keys-clock'),
      entry('C', 'keys-catch'),
      entry('M', 'menu'),
      entry('Esc', 'keys-escape'),
    ),
  ];
}

/**
 * @param {App} app
 * @param {string} game
 */
export async function openHelp(app, game) {
  const body = h('div', { class: 'help', 'aria-busy': 'true' }, h('p', {}, t('loading')));
  openDialog({ title: t('rules-of', { game: gameName(game) }), class: 'wide', body });
  let rules;
  try {
    rules = (await page(`help/${language}/${game}.json`)).map(element);
  } catch {
    rules = [h('p', {}, gameAbout(game)), h('p', {}, t('no-rules-page'))];
  }
  body.removeAttribute('aria-busy');
  clear(body, rules, keys());
}
