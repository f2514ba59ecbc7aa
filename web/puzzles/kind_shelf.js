// The other kinds of puzzles on the page of all puzzles: today's of each, and as many as anybody wants.

import { go, puzzleLink, randomSeed } from '../screens/router.js';
import { readLocal, writeLocal } from '../storage/store.js';
import { button, clear, focusOn, h } from '../ui/dom.js';
import { choiceField } from '../ui/fields.js';
import { t } from '../words/messages.js';
import { levelWords, starsText } from './book.js';
import { today } from './days.js';
import { dailyNameOf, KINDS } from './kind_names.js';
import { variantWords } from './kinds.js';

/** @import { Results } from './book.js' */

/**
 * What was chosen last of a kind, where that is still offered.
 * @param {string} kind
 */
function chosenOf(kind) {
  const [variant, level] = (readLocal(`free-${kind}`) ?? '').split('-');
  const variants = KINDS[kind];
  const known = Object.hasOwn(variants, variant) ? variant : Object.keys(variants)[0];
  return { variant: known, level: variants[known].includes(level) ? level : variants[known][1] };
}

/**
 * @param {string} kind
 * @param {Results} results
 */
function kindCard(kind, results) {
  const name = dailyNameOf(kind, today());
  const result = results.get(name);
  const card = h('section', { class: 'kind-card', 'aria-labelledby': `kind-${kind}` });
  const show = () => {
    const { variant, level } = chosenOf(kind);
    /** @type {(field: string, now: { variant: string, level: string }) => void} */
    const choose = (field, now) => {
      writeLocal(`free-${kind}`, `${now.variant}-${now.level}`);
      show();
      focusOn(card.querySelector(`[data-field="${kind}-${field}"]:checked`));
    };
    const variants = Object.keys(KINDS[kind]);
    clear(
      card,
      h('h3', { id: `kind-${kind}` }, t(`task-${kind}`)),
      h('p', { class: 'lead' }, t(`task-about-${kind}`)),
      h(
        'p',
        { class: 'row' },
        h(
          'a',
          { class: 'button primary', href: puzzleLink(name), 'data-act': `daily-${kind}` },
          t(result ? 'task-today-again' : 'task-today'),
        ),
        result ? h('span', { class: 'kind-stars' }, t('task-today-done', { stars: starsText(result.stars) })) : null,
      ),
      variants.length < 2
        ? null
        : choiceField({
            name: `${kind}-variant`,
            label: t(`task-which-${kind}`),
            values: variants,
            words: (value) => variantWords(kind, value),
            value: variant,
            onchange: (value) => choose('variant', { variant: value, level }),
          }),
      choiceField({
        name: `${kind}-level`,
        label: t('puzzle-level'),
        values: KINDS[kind][variant],
        words: levelWords,
        value: level,
        onchange: (value) => choose('level', { variant, level: value }),
      }),
      button({
        words: t('task-start'),
        onclick: () => go(puzzleLink(`${kind}-${variant}-${level}-${randomSeed()}`)),
        'data-act': `free-${kind}`,
      }),
    );
  };
  show();
  return card;
}

/**
 * Fills the part of the page that has the other kinds.
 * @param {HTMLElement} place
 * @param {Results} results
 */
export function kindShelf(place, results) {
  clear(
    place,
    h('h2', { id: 'kinds-title' }, t('kinds')),
    h('p', { class: 'lead' }, t('kinds-about')),
    h(
      'div',
      { class: 'kind-cards' },
      Object.keys(KINDS).map((kind) => kindCard(kind, results)),
    ),
  );
}
