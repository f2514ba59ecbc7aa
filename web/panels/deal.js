// The fingerprint of a deal, and how to check it: nobody has to take it on trust that no tile was changed.

import { copy } from '../ui/clipboard.js';
import { button, h } from '../ui/dom.js';
import { t } from '../words/messages.js';

/** @import { DealReply } from '../types/counsel.d.ts' */

/**
 * The first digits of a fingerprint, as one can compare them.
 * @type {(fingerprint: string) => string}
 */
export const inFours = (fingerprint) => fingerprint.slice(0, 16).replace(/.{4}(?=.)/g, '$& ');

/**
 * All that can be said of the deal now.
 * @param {DealReply} deal
 */
export function dealParts({ fingerprint, text, command }) {
  return [
    h('p', { class: 'fingerprint' }, t('deal-fingerprint', { digits: inFours(fingerprint) })),
    text === null
      ? h('p', { class: 'fine' }, t('deal-before'))
      : [
          h('p', { class: 'fine' }, t('deal-after')),
          h('pre', { class: 'deal-text', tabindex: '0' }, text),
          h('pre', { class: 'deal-text', tabindex: '0' }, fingerprint),
          h('p', { class: 'fine' }, t('deal-command')),
          h('pre', { class: 'deal-text', tabindex: '0' }, command ?? ''),
          button({ words: t('copy'), onclick: () => copy(command ?? '') }),
        ],
  ];
}
