// A rule page as the build has made it: which of it holds for a match, and the elements that show it. Without choices
// all of it is shown, each part with the choice that it belongs to in words.

import { pictureUrl } from '../boot/site.js';
import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { choiceWords, optionWords, valueWords } from '../words/options.js';

/** @import { Child } from '../ui/dom.js' */
/** @import { OptionData } from '../types/door.d.ts' */
/** @import { OptionValue } from '../types/views.d.ts' */

/** @typedef {[name: string, sign: '=' | '!=', values: string[]]} Condition */
/** A piece of a page: a text, or a tag and what is in it. @typedef {string | [tag: string, ...any[]]} Piece */
/** @typedef {Record<string, OptionValue>} Choices */

const TAGS = /** @type {const} */ (['h2', 'h3', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'code']);
const BLOCKS = new Set(['p', 'li']);

/** How a value stands in marks and links. @type {(value: OptionValue) => string} */
const asText = (value) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value));

/** @type {(condition: Condition, choices: Choices) => boolean} */
const holds = ([name, sign, values], choices) => values.includes(asText(choices[name])) === (sign === '=');

/**
 * What holds beside these choices; all of it without any, and then `["when", conditions]` begins what has conditions.
 * @type {(pieces: Piece[], choices: Choices | null) => Piece[]}
 */
export function held(pieces, choices) {
  return pieces.flatMap((piece) => {
    if (typeof piece === 'string') return [piece];
    const [tag, ...inside] = piece;
    if (tag === 'overview') return choices ? [] : held(inside, null);
    if (tag === 'if') {
      const [conditions, ...words] = inside;
      if (choices)
        return conditions.every((/** @type {Condition} */ one) => holds(one, choices)) ? held(words, choices) : [];
      return withMark(conditions, held(words, null));
    }
    if (tag === 'value' || tag === 'picture') return [piece];
    const rest = held(inside, choices);
    return tag === 'ul' && !rest.length ? [] : [/** @type {Piece} */ ([tag, ...rest])];
  });
}

/** @type {(conditions: Condition[], pieces: Piece[]) => Piece[]} */
function withMark(conditions, pieces) {
  const [first] = pieces;
  if (!Array.isArray(first) || !BLOCKS.has(first[0])) return [['when', conditions, ...pieces]];
  const [tag, ...inside] = first;
  return [[tag, ['when', conditions], ...inside], ...pieces.slice(1)];
}

/**
 * The page in sections: what stands before the first heading, then heading by heading. Sections without a word in them
 * are left out. A `card` is what people want at a glance.
 * @param {Piece[]} pieces
 */
export function sections(pieces) {
  /** @type {{ heading: Piece | null, pieces: Piece[], card: boolean }[]} */
  const found = [{ heading: null, pieces: [], card: false }];
  for (const piece of pieces) {
    if (piece[0] === 'card') found.push({ heading: piece[1], pieces: [], card: true });
    else if (piece[0] === 'h2') found.push({ heading: piece, pieces: [], card: false });
    else found[found.length - 1].pieces.push(piece);
  }
  return found.filter((section) => section.pieces.length);
}

/** @type {(name: string, words: string) => HTMLElement} */
const picture = (name, words) =>
  h('img', { class: 'rule-picture', src: pictureUrl(`pictures/rules/${name}.svg`), alt: words, loading: 'lazy' });

/** Without accents and capitals. @type {(text: string) => string} */
const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Whether a text has all of these words in it, however they are written.
 * @type {(text: string, words: string) => boolean}
 */
export const finds = (text, words) =>
  folded(words)
    .split(/\s+/)
    .every((word) => folded(text).includes(word));

/** Says pieces of a game's page in elements, of a few kinds and without attributes from the page. */
export class Teller {
  /**
   * @param {string} game
   * @param {OptionData[]} options
   * @param {Choices | null} choices
   */
  constructor(game, options, choices) {
    this.game = game;
    this.options = new Map(options.map((option) => [option.name, option]));
    this.choices = choices;
  }

  /** @type {(piece: Piece, within?: Condition[]) => Child} */
  element = (piece, within = []) => {
    if (typeof piece === 'string') return piece;
    const [name, ...inside] = piece;
    if (name === 'value') return this.value(inside[0], within);
    if (name === 'picture') return picture(inside[0], inside[1]);
    if (name === 'clause') return h('span', { class: 'rule-source rule-clause' }, inside);
    if (name === 'note') return h('em', { class: 'rule-source' }, inside);
    const conditions = name === 'when' ? inside.shift() : (inside.find((one) => one[0] === 'when')?.[1] ?? []);
    const all = [...within, ...conditions];
    const children = inside.map((one) => this.element(one, all));
    if (name === 'when') return [h('span', { class: 'rule-when' }, this.conditions(conditions)), ' ', children];
    const tag = TAGS.find((known) => known === name);
    return tag ? h(tag, {}, children) : children;
  };

  /**
   * What was chosen; without a choice what is usual, if it can be meant there.
   * @param {string} name
   * @param {Condition[]} within
   */
  value(name, within) {
    const usual = this.options.get(name)?.default ?? '';
    const value = this.choices?.[name] ?? usual;
    if (!this.choices && within.some((one) => one[0] === name && !holds(one, { [name]: usual }))) return '…';
    if (typeof value === 'number' && name !== 'set') return String(value);
    const words = valueWords(this.game, name, value);
    return words.charAt(0).toLocaleLowerCase() + words.slice(1);
  }

  /** Conditions in words: “Dots at the end of a round – Rounded”. @param {Condition[]} conditions */
  conditions(conditions) {
    return conditions.map(([name, sign, values]) => this.condition(name, sign, values)).join(' · ');
  }

  /** @type {(name: string, sign: string, values: string[]) => string} */
  condition(name, sign, values) {
    const option = this.options.get(name);
    const offered = option?.values ?? values;
    const meant = offered.filter((value) => values.includes(asText(value)) === (sign === '='));
    if (!option?.values && sign === '!=')
      return t('rule-unless', { option: optionWords(this.game, name), value: values.join(', ') });
    if (typeof meant[0] === 'boolean' || meant.length === 1) return choiceWords(this.game, name, meant[0]);
    const words = meant.map((value) => valueWords(this.game, name, value)).join(' / ');
    return t('choice', { option: optionWords(this.game, name), value: words });
  }
}
