// A text for other people: by the device's own way to share it where there is one, else by the clipboard, else to be
// copied by hand. A frame in somebody's page may have none of the first two.

import { focusOn, h } from './dom.js';
import { t } from '../words/messages.js';

/** @typedef {'shared' | 'copied' | 'shown' | 'left'} Way */

/**
 * What sharing needs of the browser; a part that is missing or refuses is passed over.
 * @typedef {object} Means
 * @property {boolean} touch
 * @property {((data: { text: string }) => Promise<void>) | undefined} share
 * @property {((text: string) => Promise<void>) | undefined} write
 */

/** @returns {Means} */
const ofTheBrowser = () => ({
  touch: matchMedia('(pointer: coarse)').matches,
  share: navigator.share?.bind(navigator),
  write: navigator.clipboard?.writeText.bind(navigator.clipboard),
});

/**
 * Which way the text went; `left`: the person thought better of it.
 * @param {string} text
 * @param {Means} [means]
 * @returns {Promise<Way>}
 */
export async function send(text, { touch, share, write } = ofTheBrowser()) {
  if (touch && share) {
    try {
      await share({ text });
      return 'shared';
    } catch (error) {
      if (/** @type {Error} */ (error).name === 'AbortError') return 'left';
    }
  }
  if (!write) return 'shown';
  return write(text).then(
    () => 'copied',
    () => 'shown',
  );
}

/**
 * Shares a text and says so in a place of a panel that stays open; what cannot be sent is shown there, ready to be
 * copied.
 * @param {HTMLElement} place
 * @param {string} text
 */
export async function shareAt(place, text) {
  const way = await send(text);
  if (way === 'shown') showText(place, t('share-by-hand'), text);
  else place.replaceChildren(way === 'copied' ? t('notice-copied') : '');
  place.scrollIntoView({ block: 'nearest' });
}

/**
 * A text that is all selected, with a word on why.
 * @type {(place: HTMLElement, words: string, text: string) => void}
 */
export function showText(place, words, text) {
  const area = h('textarea', {
    class: 'shown-text',
    readonly: true,
    rows: text.split('\n').length + 1,
    'aria-label': words,
  });
  area.value = text;
  place.replaceChildren(h('p', {}, words), area);
  focusOn(area);
  area.select();
}
