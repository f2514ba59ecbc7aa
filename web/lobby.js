// The first screen: games in progress, and all games as pictures.

import { button, clear, h } from './dom.js';
import { allGames, lowWins, onCatalogue, shownScores } from './games.js';
import { openImport, openSettings } from './later.js';
import { formatDate, t } from './messages.js';
import { paintHead, pictureOf } from './motif.js';
import { openDialog } from './panels/dialog.js';
import { allResults } from './puzzlebook.js';
import { puzzleCard } from './puzzlecard.js';
import { playLink } from './router.js';
import { onSetting } from './settings.js';
import { allMatches, dropMatch } from './store.js';

/** Where the letters of an element stand. */
function textBox(element) {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

export class Lobby {
  constructor(app, root) {
    this.app = app;
    document.title = t('page-title');
    this.hero = h('canvas', { class: 'hero-picture', 'aria-hidden': 'true' });
    this.progress = h('section', { class: 'continue', hidden: true, 'aria-labelledby': 'continue-title' });
    this.games = h('ul', { class: 'games' });
    this.daily = h('section', { 'aria-labelledby': 'daily-title' }, puzzleCard(app, new Map()));
    clear(root, h('div', { class: 'lobby' },
      h('header', { class: 'hero' }, this.hero,
        h('div', { class: 'hero-words' }, h('h1', {}, t('title')), h('p', {}, t('tagline'))),
        h('div', { class: 'hero-tools' },
          button({ words: t('load-file'), icon: 'bring', bare: true, onclick: () => openImport(app) }),
          button({ words: t('settings'), icon: 'gear', bare: true, onclick: () => openSettings(app), 'data-act': 'settings' }),
        ),
      ),
      h('main', { class: 'shelf' }, this.progress, this.daily, h('section', { 'aria-labelledby': 'games-title' }, h('h2', { id: 'games-title' }, t('all-games')), this.games)),
      h('footer', { class: 'foot' }, h('p', {}, t('footer'))),
    ));
    this.showGames();
    this.unwatch = [onCatalogue(() => this.showGames()), onSetting(() => this.paint())];
    this.resizing = new ResizeObserver(() => this.paint());
    this.resizing.observe(this.hero);
    document.fonts?.ready.then(() => this.paint());
  }

  async open() {
    clear(this.daily, puzzleCard(this.app, await allResults()));
    await this.showMatches();
    this.app.settled(this);
  }

  paint() {
    const { left, top } = this.hero.getBoundingClientRect();
    const words = [...this.hero.parentElement.querySelectorAll('.hero-words > *')].map(textBox);
    paintHead(this.hero, { right: Math.max(...words.map((box) => box.right)) - left, top: Math.min(...words.map((box) => box.top)) - top });
  }

  showGames() {
    const words = allGames().map((game) => game.id).join();
    if (this.shown === words) return;
    this.shown = words;
    clear(this.games, allGames().map((game) => this.card(game)));
  }

  card(game) {
    const least = Math.min(...game.seats);
    const most = Math.max(...game.seats);
    return h('li', {},
      h('a', { class: 'card', href: `#/new/${game.id}`, 'data-game': game.id }, h('span', { class: 'card-picture' }, pictureOf(game.id, this.app.assets)),
        h('span', { class: 'card-words' },
          h('span', { class: 'card-name' }, t(`game-${game.id}`)),
          h('span', { class: 'card-about' }, t(`about-${game.id}`)),
          h('span', { class: 'card-players' }, t('players-range', { least, most })),
        ),
      ),
    );
  }

  async showMatches() {
    let matches = [];
    try {
      matches = (await allMatches()).filter((match) => !match.finished);
    } catch {
      // Without storage there is nothing to go on with.
    }
    this.progress.hidden = !matches.length;
    clear(this.progress, h('h2', { id: 'continue-title' }, t('continue')), h('ul', { class: 'matches' }, matches.map((match) => this.entry(match))));
  }

  entry(match) {
    const name = t(`game-${match.game}`);
    const solo = match.players === 1;
    const state = solo ? t('match-solo', { moves: match.moves }) : this.standing(match);
    return h('li', { class: 'match' },
      h('a', { class: 'match-link', href: match.link ?? playLink(match) }, h('span', { class: 'match-name' }, name), h('span', { class: 'match-state' }, state), h('span', { class: 'match-date' }, formatDate(match.updated))),
      button({ words: t('delete-match', { game: name }), icon: 'trash', bare: true, onclick: () => this.askDelete(match, name) }),
    );
  }

  standing(match) {
    const scores = shownScores(match);
    const best = lowWins(match.game) ? Math.min : Math.max;
    const others = scores.filter((_, side) => side !== match.sides[0]);
    return t('match-state', { round: match.round, mine: scores[match.sides[0]], best: best(...others) });
  }

  askDelete(match, name) {
    openDialog({
      title: t('delete-title'),
      body: h('p', {}, t('delete-sure', { game: name, date: formatDate(match.updated) })),
      actions: [
        { words: t('keep-it') },
        {
          words: t('delete'),
          class: 'danger',
          act: async () => {
            await dropMatch(match.id).catch(() => {});
            await this.showMatches();
          },
        },
      ],
    });
  }

  close() {
    for (const stop of this.unwatch) stop();
    this.resizing.disconnect();
  }
}
