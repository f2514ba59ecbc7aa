// Which languages there are. The build lists them (`SPOKEN`) from the folders in `words/catalogue`, each with the name
// that it calls itself by; nothing else in the page knows any of them.

/* global SPOKEN */

/** The languages that the page speaks, by their codes. */
export const LANGUAGES = Object.keys(SPOKEN);
/** What a language calls itself. @type {(code: string) => string} */
export const languageName = (code) => SPOKEN[code];

/**
 * The first of the wished languages that the page speaks, `es-MX` being Spanish; English where it speaks none.
 * @param {(string | null | undefined)[]} wished
 */
export function chosenLanguage(wished) {
  const tags = wished.flatMap((tag) => (tag ? [tag, tag.split('-')[0]] : [])).map((tag) => tag.toLowerCase());
  return tags.find((tag) => LANGUAGES.includes(tag)) ?? 'en';
}
