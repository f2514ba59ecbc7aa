// “Who plays?”: a row for each seat, with a person or the computer in it. As long as one person plays, it is folded
// away.

import { COLOURS, LONGEST_NAME, peopleIn, remember, roster, SIGNS } from '../storage/people.js';
import { openDialog } from '../ui/dialog.js';
import { clear, focusOn, h } from '../ui/dom.js';
import { choiceField } from '../ui/fields.js';
import { personPicture } from '../ui/person_picture.js';
import { t } from '../words/messages.js';
import { personName, seatNames } from '../words/people.js';

/** @import { Person } from '../storage/people.js' */

/** How large the sign of a person is in their row. */
const SIGN = 34;

export class PeopleForm {
  #players;
  /** Everybody who might sit here, by seat. */
  #known = roster();
  /** The seats of people besides the first. @type {Set<number>} */
  #chosen = new Set();
  #summary = h('summary', {});
  #rows = h('ul', { class: 'people' });
  element = h(
    'details',
    { class: 'more more-people' },
    this.#summary,
    h('p', { class: 'field-help' }, t('who-plays-help')),
    this.#rows,
  );
  #changed;

  /**
   * @param {() => number} players how many seats there are
   * @param {() => void} [changed] hears of a seat that a person takes or leaves
   */
  constructor(players, changed = () => {}) {
    this.#players = players;
    this.#changed = changed;
  }

  /**
   * Begins with people at these seats, or with one person.
   * @param {unknown} seated
   */
  begin(seated) {
    this.#chosen = new Set(
      peopleIn(seated)
        .map(({ seat }) => seat)
        .filter(Boolean),
    );
    this.element.toggleAttribute('open', this.#chosen.size > 0);
  }

  /** Those who share the device; nobody where one person plays. */
  get seated() {
    const people = this.#known.slice(0, this.#players()).filter(({ seat }) => this.#isPerson(seat));
    return people.length > 1 ? people : [];
  }

  /** Whether no computer plays. */
  get full() {
    return this.seated.length > 0 && this.seated.length === this.#players();
  }

  remember() {
    if (this.seated.length) remember(this.seated);
  }

  /** @param {number} seat */
  #isPerson(seat) {
    return seat === 0 || this.#chosen.has(seat);
  }

  /** Shows who sits where; as many rows as there are seats. */
  show() {
    const { seated } = this;
    const players = this.#players();
    this.#summary.textContent = t('who-plays', {
      people: Math.max(1, seated.length),
      computers: players - Math.max(1, seated.length),
    });
    const names = seatNames(seated.length ? seated : [this.#known[0]], players);
    clear(
      this.#rows,
      names.map((name, seat) => this.#row(this.#known[seat], name)),
    );
  }

  /**
   * @param {Person} person
   * @param {string} name what the seat is called as a computer's
   */
  #row(person, name) {
    const { seat } = person;
    const sits = this.#isPerson(seat);
    const number = seat + 1;
    const input = h('input', {
      type: 'text',
      name: `person-${seat}`,
      value: person.name,
      maxlength: LONGEST_NAME,
      placeholder: t('person', { number }),
      autocomplete: 'off',
      'aria-label': t('name-of-seat', { number }),
      oninput: () => {
        person.name = input.value.trim();
        clear(sign, personPicture(person, SIGN));
      },
    });
    const sign = h(
      'button',
      {
        type: 'button',
        class: 'button bare person-look',
        'aria-label': t('sign-of', { name: personName(person) }),
        onclick: () => this.#chooseSign(person),
      },
      personPicture(person, SIGN),
    );
    const toggle = h('input', {
      type: 'checkbox',
      role: 'switch',
      name: `sits-${seat}`,
      checked: sits,
      disabled: seat === 0,
      'aria-label': t('person-sits', { number }),
      onchange: () => this.#sit(seat, toggle.checked),
    });
    return h(
      'li',
      { class: 'person' },
      sits ? sign : h('span', { class: 'person-look computer', 'aria-hidden': 'true' }, String(number)),
      sits ? input : h('span', { class: 'person-name' }, t('computer-seat', { name })),
      h('label', { class: 'switch' }, toggle, h('span', { class: 'switch-track' })),
    );
  }

  /**
   * @param {number} seat
   * @param {boolean} on
   */
  #sit(seat, on) {
    if (on) this.#chosen.add(seat);
    else this.#chosen.delete(seat);
    this.show();
    focusOn(this.#rows.querySelector(`[name=${on ? 'person' : 'sits'}-${seat}]`));
    this.#changed();
  }

  /** @param {Person} person */
  #chooseSign(person) {
    const look = h('p', { class: 'cover-sign' }, personPicture(person, 64));
    const again = () => {
      clear(look, personPicture(person, 64));
      this.show();
    };
    openDialog({
      title: t('sign-of', { name: personName(person) }),
      body: [
        look,
        choiceField({
          name: 'colour',
          label: t('person-colour'),
          values: Array.from({ length: COLOURS }, (_, k) => k),
          words: (colour) => t(`colour-${colour}`),
          value: person.colour,
          onchange: (colour) => ((person.colour = colour), again()),
        }),
        choiceField({
          name: 'sign',
          label: t('person-sign'),
          values: SIGNS,
          words: (sign) => t(`sign-${sign || 'initial'}`),
          value: person.sign,
          onchange: (sign) => ((person.sign = sign), again()),
        }),
      ],
      actions: [{ words: t('done'), class: 'primary' }],
    });
  }
}
