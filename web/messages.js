// All words of the page, from one Fluent catalogue per language. Code asks by message id and passes numbers and names.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { fetchPart } from './boot/site.js';
import { readLocal } from './store.js';

export const LANGUAGES = ['en', 'fr'];
export let language = 'en';
let bundle = null;

/** Fetches the catalogue of a language (they lie in `static/words`) and speaks it from now on. */
export async function setLanguage(code) {
  const source = await fetchPart(`words/${code}.ftl`);
  bundle = new FluentBundle(code, { useIsolating: false });
  bundle.addResource(new FluentResource(await source.text()));
  language = code;
  document.documentElement.lang = code;
}

/** The language chosen before, else the first of the browser's that the page speaks. */
export function startLanguage() {
  const wished = [readLocal('language'), ...(navigator.languages ?? [])].map((tag) => tag?.slice(0, 2).toLowerCase());
  return setLanguage(wished.find((code) => LANGUAGES.includes(code)) ?? 'en');
}

export const has = (id) => Boolean(bundle?.hasMessage(id));

/** The words for an id; an unknown one shows as itself, which tests look for. */
export function t(id, args = {}) {
  const message = bundle?.getMessage(id);
  return message?.value ? bundle.formatPattern(message.value, args, []) : id;
}

/** The words for the first of several ids that the catalogue has. */
export const tAny = (ids, args) => t(ids.find(has) ?? ids.at(-1), args);

export const formatDate = (time) =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(time);

export const formatList = (items) => new Intl.ListFormat(language, { type: 'conjunction' }).format(items);
