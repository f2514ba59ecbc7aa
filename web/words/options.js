// What the options of a game are called: in words of the game's own, else in those for all.

import { has, t, tAny } from './messages.js';

/** @import { OptionValue } from '../types/views.d.ts' */

/** @type {(game: string, name: string) => string} */
export const optionWords = (game, name) => tAny([`option-${game}-${name}`, `option-${name}`], {});

/** @type {(game: string, name: string, value: OptionValue) => string} */
export const valueWords = (game, name, value) => {
  const ids = [`value-${game}-${name}-${value}`, `value-${name}-${value}`];
  return ids.some(has) ? tAny(ids) : has(`value-${name}`) ? t(`value-${name}`, { value }) : String(value);
};

/** @type {(game: string, name: string) => string | null} */
export const helpWords = (game, name) => {
  const known = [`help-${game}-${name}`, `help-${name}`].find(has);
  return known ? t(known) : null;
};

/**
 * An option with its value, as one says it in a list: “points to win: 100”.
 * @type {(game: string, name: string, value: OptionValue) => string}
 */
export const choiceWords = (game, name, value) =>
  typeof value === 'boolean'
    ? t('choice-flag', { option: optionWords(game, name), on: value ? 'yes' : 'no' })
    : t('choice', { option: optionWords(game, name), value: valueWords(game, name, value) });
