// The rules of a game, from the pages made with the site, and the keys.

import { fetchPart } from '../boot/site.js';
import { clear, h } from '../ui/dom.js';
import { language, t } from '../words/messages.js';
import { gameAbout, gameName } from '../words/names.js';
import { openDialog } from '../ui/dialog.js';
import { factsOf } from '../engine/catalogue.js';
import { Teller, held } from './rule_page.js';

/** @import { App } from '../types/page.d.ts' */
/** @import { Choices, Piece } from './rule_page.js' */

/** @type {Map<string, Piece[]>} */
const pages = new Map();

/** @param {string} url */
async function page(url) {
  const pieces = pages.get(url) ?? (await (await fetchPart(url)).json());
  pages.set(url, pieces);
  return pieces;
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
 * @param {Choices | null} [choices] of the match at hand; without them everything is shown
 */
export async function openHelp(app, game, choices = null) {
  const body = h('div', { class: 'help', 'aria-busy': 'true' }, h('p', {}, t('loading')));
  openDialog({ title: t('rules-of', { game: gameName(game) }), class: 'wide', body });
  let rules;
  try {
    const teller = new Teller(game, factsOf(game).options ?? [], choices);
    rules = held(await page(`help/${language}/${game}.json`), choices).map((piece) => teller.element(piece));
  } catch {
    rules = [h('p', {}, gameAbout(game)), h('p', {}, t('no-rules-page'))];
  }
  body.removeAttribute('aria-busy');
  clear(body, rules, keys());
}
