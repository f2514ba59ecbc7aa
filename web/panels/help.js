// The rules of a game, from the pages made with the site, beside the table: those that hold for the match at hand, or
// all of them; and the keys.

import { fetchPart } from '../boot/site.js';
import { factsOf, hasLesson } from '../engine/catalogue.js';
import { lessonLink } from '../screens/router.js';
import { readLocal, writeLocal } from '../storage/store.js';
import { button, clear, h } from '../ui/dom.js';
import { openSheet } from '../ui/sheet.js';
import { language, t } from '../words/messages.js';
import { gameAbout, gameName } from '../words/names.js';
import { finds, held, sections, Teller } from './rule_page.js';

/** @import { App } from '../types/page.d.ts' */
/** @import { Choices, Piece } from './rule_page.js' */

const SOURCES = 'rule-sources';

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

/** The rules in a sheet: what is shown of them, and what is looked for. */
class Rules {
  #rules = h('div', { class: 'help-rules' });
  #found = h('p', { class: 'fine', role: 'status' });
  #words = h('input', {
    type: 'search',
    placeholder: t('help-search'),
    'aria-label': t('help-search'),
    oninput: () => this.#search(),
  });

  /**
   * @param {string} game
   * @param {Piece[]} pieces
   * @param {Choices | null} choices
   */
  constructor(game, pieces, choices) {
    this.game = game;
    this.pieces = pieces;
    this.choices = choices;
    this.element = h(
      'div',
      { class: 'help' },
      h(
        'div',
        { class: 'help-tools' },
        this.#words,
        hasLesson(game) ? h('a', { class: 'button', href: lessonLink(game) }, t('lesson-learn')) : null,
        choices ? this.#switch('help-all', false, (on) => this.#show(on ? null : choices)) : null,
        this.#switch('help-sources', readLocal(SOURCES) === 'on', (on) => {
          writeLocal(SOURCES, on ? 'on' : 'off');
          this.#showSources(on);
        }),
      ),
      this.#found,
      this.#rules,
      h('div', { class: 'help-keys' }, keys()),
    );
    this.#showSources(readLocal(SOURCES) === 'on');
    this.#show(choices);
  }

  /** @type {(id: string, value: boolean, onchange: (on: boolean) => void) => HTMLElement} */
  #switch(id, value, onchange) {
    const pressed = () => element.getAttribute('aria-pressed') === 'true';
    const press = () => {
      element.setAttribute('aria-pressed', String(!pressed()));
      onchange(pressed());
    };
    const element = button({ words: t(id), 'data-act': id, 'aria-pressed': String(value), onclick: press });
    return element;
  }

  /** @param {boolean} on */
  #showSources(on) {
    this.element.classList.toggle('with-sources', on);
  }

  /** @param {Choices | null} choices */
  #show(choices) {
    const teller = new Teller(this.game, factsOf(this.game).options ?? [], choices);
    /** @param {Piece} piece */
    const told = (piece) => teller.element(piece);
    clear(
      this.#rules,
      sections(held(this.pieces, choices)).map(({ heading, pieces }) =>
        h('section', {}, heading ? told(heading) : null, pieces.map(told)),
      ),
    );
    this.#search();
  }

  /** Hides what has none of the words that are looked for. */
  #search() {
    const wanted = this.#words.value;
    let found = 0;
    for (const section of this.#rules.children) {
      const items = [...section.querySelectorAll(':scope > p, :scope > ul > li')];
      const matching = items.filter((item) => finds(item.textContent ?? '', wanted));
      for (const item of items) item.toggleAttribute('hidden', !matching.includes(item));
      section.toggleAttribute('hidden', !matching.length);
      found += matching.length;
    }
    this.#found.hidden = !wanted.trim();
    this.#found.textContent = wanted.trim() ? t('help-found', { count: found }) : '';
  }
}

/**
 * What people want to see at a glance while they play.
 * @param {App} app
 * @param {string} game
 * @param {Choices} choices
 */
export async function openCard(app, game, choices) {
  const pieces = await page(`help/${language}/${game}.json`).catch(() => null);
  if (!pieces) return openHelp(app, game, choices);
  const teller = new Teller(game, factsOf(game).options ?? [], choices);
  const cards = sections(held(pieces, choices)).filter(({ card }) => card);
  const body = h(
    'div',
    { class: 'help glance' },
    cards.map((section) => section.pieces.map((piece) => teller.element(piece))),
  );
  openSheet({ title: t('glance'), class: 'help-sheet', body });
}

/**
 * @param {App} app
 * @param {string} game
 * @param {Choices | null} [choices] of the match at hand; without them everything is shown
 */
export async function openHelp(app, game, choices = null) {
  const body = h('div', { 'aria-busy': 'true' }, h('p', {}, t('loading')));
  openSheet({ title: t('rules-of', { game: gameName(game) }), class: 'help-sheet', body });
  const pieces = await page(`help/${language}/${game}.json`).catch(() => null);
  body.removeAttribute('aria-busy');
  if (pieces) clear(body, new Rules(game, pieces, choices).element);
  else clear(body, h('div', { class: 'help' }, h('p', {}, gameAbout(game)), h('p', {}, t('no-rules-page')), keys()));
}
