// What has been played: sums over all games or one of them, and the finished games to look at again.

import { factsOf, shownScores } from '../engine/catalogue.js';
import { later } from '../panels/lazy.js';
import { allResults, streak } from '../puzzles/book.js';
import { askDelete } from '../screens/delete_match.js';
import { go, recordLink, replayLink, setupLink } from '../screens/router.js';
import { button, clear, h } from '../ui/dom.js';
import { formatDate, t } from '../words/messages.js';
import { gameName } from '../words/names.js';
import { allPlayed, catchUp, finishedGames, MOST_KEPT } from './ledger.js';
import { playedKey } from './played.js';
import { groupBy, inOrder, sumsOf } from './sums.js';
import { byLevel, byPlayers, figures, gamesTable } from './tables.js';

/** @import { Results } from '../puzzles/book.js' */
/** @import { Kept } from '../storage/store.js' */
/** @import { App } from '../types/page.d.ts' */
/** @import { Child } from '../ui/dom.js' */
/** @import { Played } from './played.js' */

const everything = () => import('./archive_panel.js');
const openArchive = later(everything, 'openArchive');
const openErase = later(everything, 'openErase');

/** So many finished games stand in the list; the others are unfolded. */
const SHOWN = 8;

export class RecordScreen {
  /** @type {Map<string, Played>} */
  #played = new Map();
  /** @type {Kept[]} */
  #games = [];
  /** @type {Results} */
  #puzzles = new Map();
  /** What could not be read. @type {unknown} */
  #unread = null;

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {string | null} game the one that is shown, or all
   */
  constructor(app, root, game) {
    this.app = app;
    this.game = game;
    this.title = game ? t('record-of', { game: gameName(game) }) : t('record');
    document.title = t('page-title-table', { game: this.title });
    this.body = h('main', { class: 'shelf record' });
    const [words, way] = game ? [t('record-all'), recordLink()] : [t('to-lobby'), '#/'];
    clear(
      root,
      h(
        'div',
        { class: 'record-screen' },
        h(
          'header',
          { class: 'bar plain' },
          button({ words, icon: 'back', bare: true, onclick: () => go(way), 'data-act': 'back' }),
          h('div', { class: 'bar-words' }, h('p', { class: 'bar-title' }, t('title'))),
        ),
        this.body,
      ),
    );
    this.#show();
  }

  async open() {
    await this.#read();
    this.app.settled(this);
  }

  /** Reads everything again, and shows it. */
  async #read() {
    this.#unread = null;
    try {
      await catchUp();
      [this.#played, this.#games, this.#puzzles] = await Promise.all([allPlayed(), finishedGames(), allResults()]);
    } catch (error) {
      this.#unread = error;
    }
    this.#show();
  }

  #show() {
    const all = [...this.#played.values()].sort(inOrder);
    const mine = all.filter(({ game }) => !this.game || game === this.game);
    clear(
      this.body,
      h('h1', {}, this.title),
      this.#unread ? this.#cannotRead() : null,
      mine.length ? (this.game ? this.#one(this.game, mine) : this.#all(mine)) : this.#nothing(),
      this.game ? null : this.#ofPuzzles(),
      this.#finished(),
      this.game ? null : this.#tools(),
    );
  }

  #cannotRead() {
    return h(
      'p',
      { class: 'row unread' },
      h('span', {}, t('matches-unread')),
      button({ words: t('try-again'), onclick: () => this.#read(), 'data-act': 'read-again' }),
    );
  }

  #nothing() {
    const { game } = this;
    return h(
      'section',
      { class: 'panel' },
      h('p', { class: 'lead' }, t('record-nothing')),
      game
        ? h('p', { class: 'row' }, h('a', { class: 'button primary', href: setupLink({ game }) }, t('start')))
        : null,
    );
  }

  /** @param {Played[]} played */
  #all(played) {
    const rows = [...groupBy(played, ({ game }) => game)].map(([game, some]) => ({
      game,
      sums: sumsOf(some, { low: Boolean(factsOf(game).low_wins) }),
      last: some.at(-1)?.ended ?? 0,
    }));
    rows.sort((one, other) => other.last - one.last);
    return h('section', { class: 'panel' }, h('h2', {}, t('record-games')), gamesTable(rows));
  }

  /**
   * @param {string} game
   * @param {Played[]} played
   */
  #one(game, played) {
    const low = Boolean(factsOf(game).low_wins);
    const alone = played.every(({ players }) => players === 1);
    return [
      h('section', { class: 'panel' }, figures(sumsOf(played, { low }), { alone })),
      alone ? null : h('div', { class: 'record-columns' }, byLevel(played, low), byPlayers(played, low)),
      h(
        'p',
        { class: 'row' },
        h('a', { class: 'button primary', href: setupLink({ game }), 'data-act': 'set-up' }, t('start')),
      ),
    ];
  }

  #ofPuzzles() {
    const solved = [...this.#puzzles.values()].filter(({ stars }) => stars > 0).length;
    if (!this.#puzzles.size) return null;
    const unaided = [...this.#puzzles.values()].filter(({ stars, helped }) => stars > 0 && !helped).length;
    return h(
      'section',
      { class: 'panel' },
      h('h2', {}, t('puzzles')),
      h('p', {}, t('record-puzzles', { tried: this.#puzzles.size, solved, unaided, days: streak(this.#puzzles) })),
      h('p', { class: 'row' }, h('a', { class: 'button', href: '#/puzzles' }, t('puzzles'))),
    );
  }

  // ---------------------------------------------------------------- finished games

  #finished() {
    const games = this.#games.filter(({ game }) => !this.game || game === this.game);
    const kept = new Set(this.#games.map(playedKey));
    const gone = [...this.#played].filter(
      ([key, { game }]) => !kept.has(key) && (!this.game || game === this.game),
    ).length;
    if (!games.length && !gone) return null;
    /** @type {(some: Kept[]) => HTMLElement} */
    const list = (some) =>
      h(
        'ul',
        { class: 'matches' },
        some.map((match) => this.#entry(match)),
      );
    return h(
      'section',
      { class: 'panel', 'aria-labelledby': 'finished-title' },
      h('h2', { id: 'finished-title' }, t('record-finished')),
      list(games.slice(0, SHOWN)),
      games.length > SHOWN
        ? h(
            'details',
            { class: 'more' },
            h('summary', {}, t('continue-more', { count: games.length - SHOWN })),
            list(games.slice(SHOWN)),
          )
        : null,
      h('p', { class: 'fine' }, t('record-kept', { most: MOST_KEPT })),
      gone ? h('p', { class: 'fine' }, t('record-gone', { count: gone })) : null,
    );
  }

  /**
   * A game that cannot be read does not stand in the way of the others.
   * @param {Kept} match
   */
  #entry(match) {
    /** @type {Child} */
    let words;
    try {
      words = [
        h('span', { class: 'match-name' }, gameName(match.game)),
        h('span', { class: 'match-state' }, this.#result(match)),
        h('span', { class: 'match-date' }, formatDate(match.updated)),
      ];
    } catch {
      words = h('span', { class: 'match-state' }, t('match-odd'));
    }
    return h(
      'li',
      { class: 'match' },
      h('a', { class: 'match-link', href: replayLink(match.id) }, words),
      button({
        words: t('record-delete'),
        icon: 'trash',
        bare: true,
        onclick: () => askDelete(match.id, t('record-delete-sure'), () => this.#read()),
      }),
    );
  }

  /** @param {Kept} match */
  #result(match) {
    const { players, sides, winners } = match;
    const record = this.#played.get(playedKey(match));
    const helped = record?.helped ? ` · ${t('record-with-help')}` : '';
    const outcome = winners.includes(0) ? 'won' : 'lost';
    if (players === 1) return t(`record-solo-${outcome}`) + helped;
    const scores = shownScores(match);
    const others = scores.filter((_, side) => side !== sides[0]);
    const best = factsOf(match.game).low_wins ? Math.min : Math.max;
    return t('record-result', { outcome, mine: scores[sides[0]], best: best(...others) }) + helped;
  }

  // ---------------------------------------------------------------- everything

  #tools() {
    const done = () => this.#read();
    return h(
      'section',
      { class: 'panel', 'aria-labelledby': 'archive-title' },
      h('h2', { id: 'archive-title' }, t('archive')),
      h('p', {}, t('archive-about')),
      h(
        'p',
        { class: 'row' },
        button({
          words: t('archive-open'),
          icon: 'file',
          onclick: () => openArchive(done),
          'data-act': 'archive',
        }),
        button({
          words: t('archive-erase'),
          icon: 'trash',
          onclick: () => openErase(this.app),
          'data-act': 'erase',
        }),
      ),
    );
  }
}
