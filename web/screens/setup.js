// The set-up of a game. The form is made from the options that the game declares and from nothing else.

import { copy } from '../ui/clipboard.js';
import { button, clear, focusOn, h } from '../ui/dom.js';
import { errorWords } from '../words/errors.js';
import { choiceField, numberField, switchField, textField } from '../ui/fields.js';
import { gameOf, levelNamed, levels } from '../engine/catalogue.js';
import { openHelp } from '../panels/lazy.js';
import { has, t, tAny } from '../words/messages.js';
import { gameAbout, gameName } from '../words/names.js';
import { pictureOf } from './pictures.js';
import { notify } from '../ui/notices.js';
import { go, linkOf, playLink, randomSeed } from './router.js';

/** @import { Listed } from '../engine/catalogue.js' */
/** @import { GameRoute } from './router.js' */
/** @import { OptionData } from '../types/door.d.ts' */
/** @import { App } from '../types/page.d.ts' */
/** @import { OptionValue } from '../types/views.d.ts' */

/** @type {(game: string, name: string) => string} */
const optionWords = (game, name) => tAny([`option-${game}-${name}`, `option-${name}`], {});
/** @type {(game: string, name: string, value: OptionValue) => string} */
const valueWords = (game, name, value) => {
  const ids = [`value-${game}-${name}-${value}`, `value-${name}-${value}`];
  return ids.some(has) ? tAny(ids) : has(`value-${name}`) ? t(`value-${name}`, { value }) : String(value);
};

/** @type {(game: string, name: string) => string | null} */
const helpWords = (game, name) => {
  const known = [`help-${game}-${name}`, `help-${name}`].find(has);
  return known ? t(known) : null;
};

/** Where a game has rule sets to choose from, the other options are house rules. */
const MAIN = new Set(['rules', 'set', 'target', 'rounds']);

/**
 * What there is to choose: an option with one value is a fact.
 * @param {OptionData} option
 */
const isOpen = ({ values, least, most }) => (values ? values.length > 1 : least !== most);

export class Setup {
  /** The numbers of players that the options allow. @type {number[]} */
  allowed = [];
  /** Every option with its value. @type {Record<string, OptionValue>} */
  options = {};

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {GameRoute} route
   */
  constructor(app, root, route) {
    this.app = app;
    this.route = route;
    /** @type {Record<string, OptionValue>} */
    this.given = { ...route.options };
    this.players = route.players;
    this.level = route.level;
    this.seed = route.seed ?? randomSeed();
    const name = gameName(route.game);
    document.title = t('page-title-setup', { game: name });
    this.form = h(
      'form',
      { class: 'setup-form', onsubmit: (event) => (event.preventDefault(), this.start()) },
      h('p', { class: 'waiting' }, t('loading')),
    );
    clear(
      root,
      h(
        'div',
        { class: 'setup' },
        h(
          'header',
          { class: 'bar plain' },
          button({ words: t('to-lobby'), icon: 'back', bare: true, onclick: () => go('#/') }),
          h('div', { class: 'bar-words' }, h('p', { class: 'bar-title' }, t('title'))),
          button({ words: t('rules'), icon: 'book', bare: true, onclick: () => openHelp(app, route.game) }),
        ),
        h(
          'main',
          { class: 'setup-main' },
          h(
            'div',
            { class: 'setup-intro' },
            h('div', { class: 'setup-picture' }, pictureOf(route.game)),
            h('h1', {}, name),
            h('p', { class: 'lead' }, gameAbout(route.game)),
          ),
          this.form,
        ),
      ),
    );
  }

  /** Throws Refused when the address asks for what the game does not have. */
  async open() {
    await this.app.ready();
    await this.check();
    this.app.settled(this);
  }

  async check() {
    const players = this.players ? { players: this.players } : {};
    const reply = await this.app.engine.request({
      type: 'check',
      game: this.route.game,
      options: this.given,
      ...players,
    });
    const game = gameOf(this.route.game);
    if (!game) return;
    const wanted = this.players ?? game.usual_players ?? game.seats[0];
    this.allowed = reply.players;
    this.players = reply.players.includes(wanted)
      ? wanted
      : reply.players.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
    if (this.route.players && this.players !== wanted) notify(t('notice-players', { players: this.players }));
    this.route.players = null;
    this.options = reply.options;
    this.show(game);
  }

  /**
   * @param {string} name
   * @param {OptionValue} value
   */
  async change(name, value) {
    const before = { given: this.given, players: this.players };
    if (name === 'rules') this.given = { rules: value };
    else this.given = { ...this.given, [name]: value };
    try {
      await this.check();
    } catch (error) {
      Object.assign(this, before);
      notify(errorWords(error));
    }
  }

  /** @param {Listed} game */
  show(game) {
    const active = document.activeElement;
    const field = active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? active : null;
    const focused = field?.dataset.field ?? field?.name;
    /** @param {string} name */
    const opened = (name) => this.form.querySelector(`.more-${name}`)?.hasAttribute('open') ?? false;
    /** @param {OptionData} option */
    const main = (option) => !Object.keys(game.presets ?? {}).length || MAIN.has(option.name);
    const open = (game.options ?? []).filter(isOpen);
    const house = open.filter((option) => !main(option));
    const solo = this.allowed.length === 1 && this.allowed[0] === 1;
    clear(
      this.form,
      solo
        ? null
        : choiceField({
            name: 'players',
            label: t('players'),
            values: this.allowed,
            words: String,
            value: this.players ?? this.allowed[0],
            onchange: (players) => ((this.players = players), this.check()),
          }),
      open.filter(main).map((option) => this.field(game, option)),
      house.length
        ? h(
            'details',
            { class: 'more more-house', open: opened('house') },
            h('summary', {}, t('house-rules')),
            h(
              'div',
              { class: 'more-fields' },
              house.map((option) => this.field(game, option)),
            ),
          )
        : null,
      solo || levels.length < 2
        ? null
        : choiceField({
            name: 'level',
            label: t('level'),
            values: levels,
            words: (one) => tAny([`level-${one}`, 'level-other'], { level: one }),
            help: t(`help-level-${this.chosenLevel()}`),
            value: this.chosenLevel(),
            onchange: (level) => ((this.level = level), this.show(game)),
          }),
      h(
        'details',
        { class: 'more more-deal', open: opened('deal') },
        h('summary', {}, t('more')),
        textField({
          name: 'seed',
          label: t('seed'),
          help: t('seed-help'),
          value: this.seed,
          onchange: (seed) => (this.seed = seed.trim() || randomSeed()),
        }),
        button({ words: t('copy-link'), icon: 'link', onclick: () => copy(linkOf(this.match())) }),
      ),
      h(
        'div',
        { class: 'setup-start' },
        h('button', { type: 'submit', class: 'button primary big', 'data-act': 'start' }, t('start')),
      ),
    );
    if (focused)
      focusOn(
        this.form.querySelector(`[data-field="${focused}"][value="${field?.value}"]`) ??
          this.form.querySelector(`[name="${focused}"]`),
      );
  }

  /**
   * @param {Listed} game
   * @param {OptionData} option
   */
  field(game, { name, kind, values = [], least = 0, most = Infinity, step = 1 }) {
    const value = this.options[name];
    const common = {
      name,
      label: optionWords(game.id, name),
      help: helpWords(game.id, name),
      onchange: (/** @type {OptionValue} */ wish) => this.change(name, wish),
    };
    if (kind === 'flag') return switchField({ ...common, value: Boolean(value) });
    if (kind === 'number')
      return numberField({ ...common, value: Number(value), least, most, step, less: t('less'), more: t('more-of') });
    const offered = values.includes(value) ? values : [...values, value];
    return choiceField({ ...common, value, values: offered, words: (one) => valueWords(game.id, name, one) });
  }

  /** What was asked for where it is offered, else what is usual. */
  chosenLevel() {
    const level = levelNamed(this.level) ?? '';
    return levels.includes(level) ? level : (this.app.level ?? levels[0]);
  }

  match() {
    return {
      game: this.route.game,
      players: this.players,
      seed: this.seed,
      options: this.options,
      level: this.allowed.length === 1 && this.players === 1 ? null : this.chosenLevel(),
    };
  }

  start() {
    go(playLink(this.match()));
  }
}
