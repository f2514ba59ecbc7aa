// A screen for an address that leads nowhere.

import { button, clear, h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { go } from './router.js';

/**
 * Says in `words` what is wrong with the address.
 * @param {HTMLElement} root
 * @param {string} words
 */
export function showLost(root, words) {
  document.title = t('page-title');
  clear(
    root,
    h(
      'main',
      { class: 'lost' },
      h('h1', {}, t('lost-title')),
      h('p', { class: 'lead', role: 'alert' }, words),
      button({ words: t('to-lobby'), class: 'primary', onclick: () => go('#/') }),
    ),
  );
}
