// Style sheets that come after the first one, when a screen wants them.

import { h } from '../ui/dom.js';
import { alone, urlOf } from './site.js';

/** @type {Map<string, Promise<void>>} */
const added = new Map();

/**
 * Has a style sheet of the site hold from now on; what could not be fetched is asked for again the next time.
 * @param {string} name
 * @returns {Promise<void>}
 */
export function addStyle(name) {
  const known = added.get(name);
  if (known || alone) return known ?? Promise.resolve();
  const adding = new Promise((/** @type {(value: void) => void} */ resolve, reject) => {
    const onerror = () => {
      added.delete(name);
      link.remove();
      reject(new Error(name));
    };
    const link = h('link', {
      rel: 'stylesheet',
      href: urlOf(name),
      'data-later': true,
      onload: () => resolve(),
      onerror,
    });
    document.head.append(link);
  });
  added.set(name, adding);
  return adding;
}

/**
 * A part of the page that the lobby can do without, once the style for it is there as well.
 * @template Part
 * @param {Promise<Part>} loading
 * @returns {Promise<Part>}
 */
export const styled = async (loading) => (await Promise.all([loading, addStyle('playing.css')]))[0];
