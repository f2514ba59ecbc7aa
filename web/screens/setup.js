// The set-up of a game. The form is made from the options that the game declares and from nothing else. It begins with
// what its address says, else with the last choice for this game, else with what the game suggests.

import { copy } from '../ui/clipboard.js';
import { button, clear, focusOn, h } from '../ui/dom.js';
import { errorWords } from '../words/errors.js';
import { Refused } from '../engine/engine.js';
import { choiceField, numberField, switchField, textField } from '../ui/fields.js';
import { gameOf, hasLesson, levelNamed, levels } from '../engine/catalogue.js';
import { openHelp } from '../panels/lazy.js';
import { t, tAny } from '../words/messages.js';
import { gameAbout, gameName } from '../words/names.js';
import { choiceWords, helpWords, optionWords, valueWords } from '../words/options.js';
import { alike, offers } from './offered.js';
import { PeopleForm } from './people_form.js';
import { pictureOf } from './pictures.js';
import { notify } from '../ui/notices.js';
import { go, lessonLink, linkOf, playLink, randomSeed, recordLink } from './router.js';
import { keepChoice, lastChoice } from '../storage/choices.js';

/** @import { Listed } from '../engine/catalogue.js' */
/** @import { GameRoute } from './router.js' */
/** @import { Choice } from '../storage/choices.js' */
/** @import { CheckReply, OptionData } from '../types/door.d.ts' */
/** @import { App } from '../types/page.d.ts' */
/** @import { OptionValue } from '../types/views.d.ts' */

/** Where a game has rule sets to choose from, the other options are house rules. */
const MAIN = new Set(['rules', 'set', 'target', 'rounds']);

/** @type {(game: string) => HTMLElement} */
const recordButton = (game) =>
  button({ words: t('record'), icon: 'scores', bare: true, onclick: () => go(recordLink(game)), 'data-act': 'record' });

export class Setup {
  /** What the engine says to the choice. @type {CheckReply} */
  checked = { players: [], options: {}, to_choose: [] };
  /** What it says to the same rules as printed, and to what the game suggests. @type {CheckReply | null} */
  printed = null;
  /** @type {CheckReply | null} */
  suggested = null;
  /** Settles when the engine has answered to every choice. */
  #checking = Promise.resolve();
  #fields = h('div', { class: 'setup-fields' }, h('p', { class: 'waiting' }, t('loading')));
  /** It stays when the fields are made anew: a finger may be on it already. */
  #start = h(
    'div',
    { class: 'setup-start' },
    h('button', { type: 'submit', class: 'button primary big', 'data-act': 'start' }, t('start')),
  );

  /**
   * @param {App} app
   * @param {HTMLElement} root
   * @param {GameRoute} route
   */
  constructor(app, root, route) {
    this.app = app;
    this.route = route;
    /** The options that were chosen. @type {Record<string, OptionValue>} */
    this.given = { ...route.options };
    this.players = route.players;
    this.level = route.level;
    this.seed = route.seed ?? randomSeed();
    this.people = new PeopleForm(
      () => this.players ?? 0,
      () => {
        const game = gameOf(route.game);
        if (game) this.show(game);
      },
    );
    this.people.begin(route.seated);
    const name = gameName(route.game);
    document.title = t('page-title-setup', { game: name });
    this.form = h(
      'form',
      { class: 'setup-form', id: 'setup-form', onsubmit: (event) => (event.preventDefault(), this.start()) },
      this.#fields,
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
          recordButton(route.game),
          button({
            words: t('rules'),
            icon: 'book',
            bare: true,
            onclick: () => openHelp(app, route.game, this.choices),
          }),
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
            hasLesson(route.game)
              ? h('p', {}, h('a', { class: 'button', href: lessonLink(route.game) }, t('lesson-learn')))
              : null,
          ),
          this.form,
        ),
      ),
    );
  }

  /** What is chosen so far, every option with its value; null before the engine has spoken. */
  get choices() {
    const { options } = this.checked;
    return Object.keys(options).length ? options : null;
  }

  /** Throws Refused when the address asks for what the game does not have. */
  async open() {
    await this.app.ready();
    const { suggested } = gameOf(this.route.game) ?? {};
    if (suggested?.options) this.suggested = await this.ask(suggested.players ?? null, suggested.options);
    const last = lastChoice(this.route.game);
    const { players, options } = this.route;
    if (players || Object.keys(options).length) await this.check();
    else if (!last || !(await this.beginsWith(last))) await this.begin(suggested ?? {});
    this.app.settled(this);
  }

  /**
   * Fills the form with a choice.
   * @param {Choice} choice
   */
  async begin({ players, options, level, seated }) {
    if (!this.route.seated) this.people.begin(seated);
    Object.assign(this, { players: players ?? null, given: { ...options }, level: this.level ?? level ?? null });
    await this.check();
  }

  /**
   * Fills the form with the last choice; false where the game will not have it any more.
   * @param {Choice} choice
   */
  async beginsWith(choice) {
    try {
      await this.begin(choice);
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      Object.assign(this, { players: this.route.players, level: this.route.level });
      return false;
    }
  }

  /**
   * @param {number | null} players
   * @param {Record<string, OptionValue>} options
   */
  ask(players, options) {
    return this.app.engine.request({
      type: 'check',
      game: this.route.game,
      options,
      ...(players ? { players } : {}),
    });
  }

  /** @returns {Promise<void>} */
  async check() {
    const reply = await this.ask(this.players, this.given);
    const game = gameOf(this.route.game);
    if (!game) return;
    const idle = Object.keys(this.given).filter(
      (name) => !reply.to_choose.some((option) => option.name === name && offers(option, reply.options[name])),
    );
    if (idle.length) {
      for (const name of idle) delete this.given[name];
      return this.check();
    }
    const wanted = this.players ?? game.usual_players ?? game.seats[0];
    this.players = reply.players.includes(wanted)
      ? wanted
      : reply.players.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best));
    if (this.route.players && this.players !== wanted) notify(t('notice-players', { players: this.players }));
    this.route.players = null;
    this.checked = reply;
    this.printed = await this.ask(this.players, this.asPrinted);
    if (alike(this.printed, reply)) this.given = this.asPrinted;
    this.show(game);
  }

  /**
   * @param {string} name
   * @param {OptionValue} value
   */
  change(name, value) {
    return this.turnTo(() => ({ given: name === 'rules' ? { rules: value } : { ...this.given, [name]: value } }));
  }

  /**
   * Another choice, on top of all that were made before it; where the game will not have it, the one before stays.
   * @param {() => { players?: number | null, given: Record<string, OptionValue> }} choose
   */
  turnTo(choose) {
    document.documentElement.removeAttribute('data-idle');
    this.#checking = this.#checking.then(async () => {
      const before = { given: this.given, players: this.players };
      const { players = this.players, given } = choose();
      Object.assign(this, { players, given: { ...given } });
      try {
        await this.check();
      } catch (error) {
        Object.assign(this, before);
        notify(errorWords(error));
      }
      this.app.settled(this);
    });
    return this.#checking;
  }

  /** @param {Listed} game */
  show(game) {
    const active = document.activeElement;
    const field = active instanceof HTMLInputElement || active instanceof HTMLSelectElement ? active : null;
    const focused = field?.dataset.field ?? field?.name;
    const pressed = active?.closest('.setup-printed');
    /** @param {string} name */
    const opened = (name) => this.form.querySelector(`.more-${name}`)?.hasAttribute('open') ?? false;
    /** @param {OptionData} option */
    const main = (option) => !Object.keys(game.presets ?? {}).length || MAIN.has(option.name);
    const { players, to_choose: open } = this.checked;
    const house = open.filter((option) => !main(option));
    clear(
      this.#fields,
      players.length < 2
        ? null
        : choiceField({
            name: 'players',
            label: t('players'),
            values: players,
            words: String,
            value: this.players ?? players[0],
            onchange: (wish) => this.turnTo(() => ({ players: wish, given: this.given })),
          }),
      open.filter(main).map((option) => this.field(game, option)),
      this.leaflet(game),
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
      this.solo ? null : this.people.element,
      this.solo || levels.length < 2 || this.people.full
        ? null
        : choiceField({
            name: 'level',
            label: t('level'),
            values: levels,
            words: (one) => tAny([`level-${one}`, 'level-other'], { level: one }),
            help: [t(`help-level-${this.chosenLevel()}`), game.luck && t('help-luck')].filter(Boolean).join(' '),
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
    );
    if (!this.#start.isConnected) this.form.append(this.#start);
    this.people.show();
    if (pressed) focusOn(this.form.querySelector('.setup-printed .button'));
    if (focused)
      focusOn(
        this.form.querySelector(`[data-field="${focused}"][value="${field?.value}"]`) ??
          this.form.querySelector(`[name="${focused}"]`),
      );
  }

  /**
   * What the leaflet prints where the choice differs, and the ways there and back.
   * @param {Listed} game
   */
  leaflet({ id, suggested }) {
    const { printed, checked } = this;
    if (!printed) return null;
    const differing = printed.to_choose.filter(({ name }) => printed.options[name] !== checked.options[name]);
    const better = this.suggested && !alike(this.suggested, printed) && !alike(this.suggested, checked);
    if (!differing.length && !better) return null;
    const words = differing.map(({ name }) => choiceWords(id, name, printed.options[name]));
    return h(
      'div',
      { class: 'setup-printed' },
      h('p', {}, words.length ? t('printed-otherwise', { choices: words.join(' · ') }) : t('printed-so')),
      h(
        'p',
        { class: 'row' },
        words.length
          ? button({
              words: t('as-printed'),
              onclick: () => this.turnTo(() => ({ given: this.asPrinted })),
              'data-act': 'as-printed',
            })
          : null,
        better && suggested
          ? button({
              words: t('as-suggested'),
              onclick: () => this.turnTo(() => ({ players: suggested.players, given: suggested.options ?? {} })),
              'data-act': 'as-suggested',
            })
          : null,
      ),
    );
  }

  /**
   * @param {Listed} game
   * @param {OptionData} option
   */
  field(game, { name, kind, values = [], least = 0, most = Infinity, step = 1 }) {
    const value = this.checked.options[name];
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

  /** The choice of nothing but a leaflet's rule set. @returns {Record<string, OptionValue>} */
  get asPrinted() {
    const { rules } = this.given;
    const ours = gameOf(this.route.game)?.options?.find(({ name }) => name === 'rules')?.ours ?? [];
    return rules === undefined || ours.includes(rules) ? {} : { rules };
  }

  get solo() {
    const [least, ...more] = this.checked.players;
    return least === 1 && !more.length;
  }

  match() {
    return {
      game: this.route.game,
      players: this.players,
      seed: this.seed,
      options: this.checked.options,
      level: this.solo ? null : this.chosenLevel(),
      seated: this.people.seated,
    };
  }

  /** Deals what was chosen, a choice of the last moment too. */
  async start() {
    await this.#checking;
    if (this.app.screen !== this) return;
    const { options } = this.checked;
    keepChoice(this.route.game, {
      ...(this.players ? { players: this.players } : {}),
      options: Object.fromEntries(Object.keys(this.given).map((name) => [name, options[name]])),
      ...(this.level ? { level: this.level } : {}),
      ...(this.people.seated.length ? { seated: this.people.seated.map(({ seat }) => ({ seat })) } : {}),
    });
    this.people.remember();
    go(playLink(this.match()));
  }
}
