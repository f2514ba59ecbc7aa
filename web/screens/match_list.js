// The games in progress, in the lobby. A record that cannot be read does not stand in the way of the others.

import { factsOf, shownScores } from '../engine/catalogue.js';
import { later, openExport } from '../panels/lazy.js';
import { desk } from '../storage/matches.js';
import { peopleOf } from '../storage/people.js';
import { button, clear, h } from '../ui/dom.js';
import { formatDate, t } from '../words/messages.js';
import { gameName } from '../words/names.js';
import { personName } from '../words/people.js';
import { playLink } from './router.js';

/** @import { Kept } from '../storage/store.js' */

const askDelete = later(() => import('./delete_match.js'), 'askDelete');

/**
 * @param {Kept} match
 * @returns {string}
 */
function standing(match) {
  if (match.players === 1) return t('match-solo', { moves: match.moves });
  const scores = shownScores(match);
  const people = peopleOf(match);
  if (people.length) {
    const each = people.map((one) =>
      t('person-score', { name: personName(one), score: scores[match.sides[one.seat]] }),
    );
    return t('match-people', { round: match.round, scores: each.join(' · ') });
  }
  const best = factsOf(match.game).low_wins ? Math.min : Math.max;
  const others = scores.filter((_, side) => side !== match.sides[0]);
  return t('match-state', { round: match.round, mine: scores[match.sides[0]], best: best(...others) });
}

/** So many stand in the list; the others are unfolded. */
const SHOWN = 2;

export class MatchList {
  element = h('section', { class: 'continue', hidden: true, 'aria-labelledby': 'continue-title' });

  /** @param {{ patient?: boolean }} [how] */
  async show(how) {
    const { matches, unread } = await desk.all(how);
    const open = matches.filter(({ finished }) => !finished);
    const silent = unread instanceof Error && unread.name !== 'SecurityError';
    const unfolded = this.element.querySelector('details')?.open ?? false;
    this.element.hidden = !open.length && !silent;
    clear(
      this.element,
      h('h2', { id: 'continue-title' }, t('continue')),
      silent ? this.#unread() : null,
      this.#list(open.slice(0, SHOWN)),
      open.length > SHOWN
        ? h(
            'details',
            { class: 'more', open: unfolded },
            h('summary', {}, t('continue-more', { count: open.length - SHOWN })),
            this.#list(open.slice(SHOWN)),
          )
        : null,
    );
  }

  /** @param {Kept[]} matches */
  #list(matches) {
    return h(
      'ul',
      { class: 'matches' },
      matches.map((match) => this.#entry(match)),
    );
  }

  /** Games are not gone because they cannot be read just now. */
  #unread() {
    return h(
      'p',
      { class: 'row unread' },
      h('span', {}, t('matches-unread')),
      button({ words: t('try-again'), onclick: () => this.show({ patient: true }), 'data-act': 'read-again' }),
    );
  }

  /** @param {Kept} match */
  #entry(match) {
    try {
      return this.#usual(match);
    } catch {
      return this.#odd(match);
    }
  }

  /** @param {Kept} match */
  #usual(match) {
    const name = gameName(match.game);
    return h(
      'li',
      { class: 'match' },
      h(
        'a',
        { class: 'match-link', href: match.link ?? playLink(match) },
        h('span', { class: 'match-name' }, name),
        h('span', { class: 'match-state' }, standing(match)),
        h('span', { class: 'match-date' }, formatDate(match.updated)),
      ),
      button({
        words: t('delete-match', { game: name }),
        icon: 'trash',
        bare: true,
        onclick: () =>
          askDelete(match.id, t('delete-sure', { game: name, date: formatDate(match.updated) }), () => this.show()),
      }),
    );
  }

  /**
   * Something that is no match, or one of another release: it can be deleted, and saved to a file if there is a save.
   * @param {Partial<Kept> & { id: string }} match
   */
  #odd(match) {
    const save = { game: 'game', seed: null, save: String(match.save) };
    return h(
      'li',
      { class: 'match odd' },
      h('span', { class: 'match-link' }, h('span', { class: 'match-state' }, t('match-odd'))),
      typeof match.save === 'string'
        ? button({ words: t('save-file'), icon: 'file', bare: true, onclick: () => openExport({ match: save }) })
        : null,
      button({
        words: t('delete-odd'),
        icon: 'trash',
        bare: true,
        onclick: () => askDelete(match.id, t('delete-odd-sure'), () => this.show()),
      }),
    );
  }
}
