// The first screen: games in progress, and all games as pictures.

import { button, clear, h } from '../ui/dom.js';
import { allGames, hasLesson, onCatalogue } from '../engine/catalogue.js';
import { lastChoice, lastPlayed } from '../storage/choices.js';
import { offerLesson, openImport, openSettings } from '../panels/lazy.js';
import { t, tAny } from '../words/messages.js';
import { gameAbout, gameName, rangeOf } from '../words/names.js';
import { paintHead, pictureOf } from './pictures.js';
import { allResults } from '../puzzles/book.js';
import { puzzleCard } from '../puzzles/card.js';
import { MatchList } from './match_list.js';
import { go, playLink, randomSeed } from './router.js';
import { onSetting } from '../storage/settings.js';

/** @import { Listed } from '../engine/catalogue.js' */
/** @import { App } from '../types/page.d.ts' */

/**
 * Where the letters of an element stand.
 * @param {Element} element
 */
function textBox(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/**
 * The games by kind of table. What was played last comes first: its kind before the others, and it before its own.
 * @param {Listed[]} games
 * @param {string[]} played
 * @returns {[family: string, games: Listed[]][]}
 */
export function byKind(games, played) {
  /** @type {(game: Listed) => number} */
  const since = ({ id }) => (played.includes(id) ? played.indexOf(id) : played.length);
  const kinds = new Map();
  for (const game of [...games].sort((one, other) => since(one) - since(other))) {
    const family = game.family ?? '';
    kinds.set(family, [...(kinds.get(family) ?? []), game]);
  }
  return [...kinds];
}

/**
 * Deals a game as it was last set up, else as it plays well.
 * @param {Listed} game
 */
function playAtOnce({ id, suggested }) {
  const first = hasLesson(id) && !lastPlayed().includes(id);
  go(playLink({ game: id, seed: randomSeed(), ...(lastChoice(id) ?? suggested) }));
  if (first) addEventListener('hashchange', () => offerLesson(id), { once: true });
}

export class Lobby {
  #shown = '';

  /**
   * @param {App} app
   * @param {HTMLElement} root
   */
  constructor(app, root) {
    this.app = app;
    document.title = t('page-title');
    this.hero = h('canvas', { class: 'hero-picture', 'aria-hidden': 'true' });
    this.matches = new MatchList();
    this.games = h('div', { class: 'kinds' });
    this.daily = h('section', { 'aria-labelledby': 'daily-title' }, puzzleCard(app, new Map()));
    clear(
      root,
      h(
        'div',
        { class: 'lobby' },
        h(
          'header',
          { class: 'hero' },
          this.hero,
          h('div', { class: 'hero-words' }, h('h1', {}, t('title')), h('p', {}, t('tagline'))),
          h(
            'div',
            { class: 'hero-tools' },
            button({ words: t('load-file'), icon: 'bring', bare: true, onclick: () => openImport(app) }),
            button({
              words: t('record'),
              icon: 'scores',
              bare: true,
              onclick: () => go('#/record'),
              'data-act': 'record',
            }),
            button({
              words: t('settings'),
              icon: 'gear',
              bare: true,
              onclick: () => openSettings(app),
              'data-act': 'settings',
            }),
          ),
        ),
        h('main', { class: 'shelf' }, this.matches.element, this.daily, this.games),
        h('footer', { class: 'foot' }, h('p', {}, t('footer'))),
      ),
    );
    this.showGames();
    this.unwatch = [onCatalogue(() => this.showGames()), onSetting(() => this.paint())];
    this.resizing = new ResizeObserver(() => this.paint());
    this.resizing.observe(this.hero);
    document.fonts?.ready.then(() => this.paint());
  }

  async open() {
    const [results] = await Promise.all([allResults(), this.matches.show()]);
    clear(this.daily, puzzleCard(this.app, results));
    this.app.settled(this);
  }

  paint() {
    const { left, top } = this.hero.getBoundingClientRect();
    const words = [...(this.hero.parentElement?.querySelectorAll('.hero-words > *') ?? [])].map(textBox);
    paintHead(this.hero, {
      right: Math.max(...words.map((box) => box.right)) - left,
      top: Math.min(...words.map((box) => box.top)) - top,
    });
  }

  showGames() {
    const kinds = byKind(allGames(), lastPlayed());
    const words = JSON.stringify(kinds.map(([, games]) => games.map(({ id }) => id)));
    if (this.#shown === words) return;
    this.#shown = words;
    clear(
      this.games,
      kinds.map(([family, games]) => this.kind(family, games)),
    );
  }

  /**
   * @param {string} family
   * @param {Listed[]} games
   */
  kind(family, games) {
    const id = `kind-${family}`;
    const section = h(
      'section',
      { 'aria-labelledby': id, class: 'kind' },
      h('h2', { id }, tAny([id, 'kind-other'])),
      h(
        'ul',
        { class: 'games' },
        games.map((game) => this.card(game)),
      ),
    );
    section.style.setProperty('--games', String(games.length));
    return section;
  }

  /** @param {Listed} game */
  card(game) {
    const players = rangeOf(Math.min(...game.seats), Math.max(...game.seats));
    const name = gameName(game.id);
    return h(
      'li',
      { class: 'game' },
      h(
        'a',
        { class: 'card', href: `#/new/${game.id}`, 'data-game': game.id },
        h('span', { class: 'card-picture' }, pictureOf(game.id)),
        h(
          'span',
          { class: 'card-words' },
          h('span', { class: 'card-name' }, name),
          h('span', { class: 'card-about' }, gameAbout(game.id)),
          h('span', { class: 'card-players' }, t('players-range', players)),
        ),
      ),
      button({
        words: t('play'),
        icon: 'play',
        class: 'card-play',
        onclick: () => playAtOnce(game),
        'aria-label': t('play-game', { game: name }),
        'data-play': game.id,
      }),
    );
  }

  close() {
    for (const stop of this.unwatch) stop();
    this.resizing.disconnect();
  }
}
