// All words of the page, from one Fluent catalogue per language. Code asks by message id and passes numbers and names.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { fetchPart } from '../boot/site.js';
import { readLocal } from '../storage/store.js';
import { chosenLanguage } from './languages.js';

/** @import { FluentVariable } from '@fluent/bundle' */

export let language = 'en';
/** @type {FluentBundle | null} */
let bundle = null;

/**
 * Fetches the catalogue of a language, which the build joins from `words/catalogue`, and speaks it from now on.
 * @param {string} code
 */
export async function setLanguage(code) {
  const source = await fetchPart(`words/${code}.ftl`);
  bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(await source.text()));
  language = code;
  document.documentElement.lang = code;
}

/** The language chosen before, else the first of the browser's that the page speaks. */
export function startLanguage() {
  return setLanguage(chosenLanguage([readLocal('language'), ...(navigator.languages ?? [])]));
}

/** @type {(id: string) => boolean} */
export const has = (id) => Boolean(bundle?.hasMessage(id));

/**
 * The words for an id; an unknown one shows as itself, which tests look for.
 * @param {string} id
 * @param {Record<string, unknown>} [args] what the words name: texts and numbers
 * @returns {string}
 */
export function t(id, args = {}) {
  const pattern = bundle?.getMessage(id)?.value;
  return bundle && pattern
    ? bundle.formatPattern(pattern, /** @type {Record<string, FluentVariable>} */ (args), [])
    : id;
}

/**
 * The words for the first of several ids that the catalogue has.
 * @type {(ids: string[], args?: Record<string, unknown>) => string}
 */
export const tAny = (ids, args) => t(ids.find(has) ?? ids[ids.length - 1], args);

/** @type {(time: number) => string} */
export const formatDate = (time) =>
  new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time);

/** @type {(items: string[]) => string} */
export const formatList = (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
