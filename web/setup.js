// The set-up of a game. The form is made from the options that the game declares and from nothing else.

import { copy } from './copy.js';
import { button, clear, h } from './dom.js';
import { errorWords } from './errors.js';
import { choiceField, numberField, switchField, textField } from './fields.js';
import { gameOf, levels } from './games.js';
import { openHelp } from './later.js';
import { has, t, tAny } from './messages.js';
import { pictureOf } from './motif.js';
import { notify } from './notices.js';
import { go, linkOf, playLink, randomSeed } from './router.js';

const optionWords = (game, name) => tAny([`option-${game}-${name}`, `option-${name}`], {});
const valueWords = (game, name, value) => {
  const ids = [`value-${game}-${name}-${value}`, `value-${name}-${value}`];
  return ids.some(has) ? tAny(ids) : has(`value-${name}`) ? t(`value-${name}`, { value }) : String(value);
};

const helpWords = (game, name) => {
  const known = [`help-${game}-${name}`, `help-${name}`].find(has);
  return known ? t(known) : null;
};

/** Where a game has rule sets to choose from, the other options are house rules. */
const MAIN = new Set(['rules', 'set', 'target', 'rounds']);

export class Setup {
  constructor(app, root, route) {
    this.app = app;
    this.route = route;
    this.given = { ...route.options };
    this.players = route.players;
    this.level = route.level;
    this.seed = route.seed ?? randomSeed();
    const name = t(`game-${route.game}`);
    document.title = t('page-title-setup', { game: name });
    this.form = h('form', { class: 'setup-form', onsubmit: (event) => (event.preventDefault(), this.start()) }, h('p', { class: 'waiting' }, t('loading')));
    clear(root, h('div', { class: 'setup' },
      h('header', { class: 'bar plain' }, button({ words: t('to-lobby'), icon: 'back', bare: true, onclick: () => go('#/') }), h('div', { class: 'bar-words' }, h('p', { class: 'bar-title' }, t('title'))), button({ words: t('rules'), icon: 'book', bare: true, onclick: () => openHelp(app, route.game) })),
      h('main', { class: 'setup-main' }, h('div', { class: 'setup-intro' }, h('div', { class: 'setup-picture' }, pictureOf(route.game, app.assets)), h('h1', {}, name), h('p', { class: 'lead' }, t(`about-${route.game}`))), this.form),
    ));
  }

  /** Throws Refused when the address asks for what the game does not have. */
  async open() {
    await this.app.ready();
    await this.check();
    this.app.settled(this);
  }

  async check() {
    const players = this.players ? { players: this.players } : {};
    const reply = await this.app.engine.request({ type: 'check', game: this.route.game, options: this.given, ...players });
    const game = gameOf(this.route.game);
    const wanted = this.players ?? game.usual_players;
    this.allowed = reply.players;
    this.players = reply.players.includes(wanted) ? wanted : reply.players.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
    if (this.route.players && this.players !== wanted) notify(t('notice-players', { players: this.players }));
    this.route.players = null;
    this.options = reply.options;
    this.show(game);
  }

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

  show(game) {
    const focused = document.activeElement?.dataset?.field ?? document.activeElement?.name;
    const value = document.activeElement?.value;
    const opened = (name) => this.form.querySelector(`.more-${name}`)?.open ?? false;
    const main = (option) => !Object.keys(game.presets ?? {}).length || MAIN.has(option.name);
    const house = game.options.filter((option) => !main(option));
    const solo = this.allowed.length === 1 && this.allowed[0] === 1;
    clear(this.form,
      solo ? null : choiceField({ name: 'players', label: t('players'), values: this.allowed, words: String, value: this.players, onchange: (players) => ((this.players = players), this.check()) }),
      game.options.filter(main).map((option) => this.field(game, option)),
      house.length ? h('details', { class: 'more more-house', open: opened('house') }, h('summary', {}, t('house-rules')), h('div', { class: 'more-fields' }, house.map((option) => this.field(game, option)))) : null,
      solo || levels.length < 2 ? null : choiceField({ name: 'level', label: t('level'), values: levels, words: (one) => tAny([`level-${one}`, 'level-other'], { level: one }), value: this.level ?? this.app.level, onchange: (level) => (this.level = level) }),
      h('details', { class: 'more more-deal', open: opened('deal') }, h('summary', {}, t('more')),
        textField({ name: 'seed', label: t('seed'), help: t('seed-help'), value: this.seed, onchange: (seed) => (this.seed = seed.trim() || randomSeed()) }),
        button({ words: t('copy-link'), icon: 'link', onclick: () => copy(linkOf(this.match())) }),
      ),
      h('div', { class: 'setup-start' }, h('button', { type: 'submit', class: 'button primary big', 'data-act': 'start' }, t('start'))),
    );
    if (focused) (this.form.querySelector(`[data-field="${focused}"][value="${value}"]`) ?? this.form.querySelector(`[name="${focused}"]`))?.focus();
  }

  field(game, { name, kind, values, least, most, step }) {
    const common = { name, label: optionWords(game.id, name), value: this.options[name], help: helpWords(game.id, name), onchange: (value) => this.change(name, value) };
    if (kind === 'flag') return switchField(common);
    if (kind === 'number') return numberField({ ...common, least, most, step, less: t('less'), more: t('more-of') });
    return choiceField({ ...common, values, words: (value) => valueWords(game.id, name, value) });
  }

  match() {
    return { game: this.route.game, players: this.players, seed: this.seed, options: this.options, level: this.allowed.length === 1 && this.players === 1 ? null : (this.level ?? this.app.level) };
  }

  start() {
    go(playLink(this.match()));
  }
}
