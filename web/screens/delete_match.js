// A question before a match goes for good.

import { dropMatch } from '../storage/matches.js';
import { openDialog } from '../ui/dialog.js';
import { h } from '../ui/dom.js';
import { notify } from '../ui/notices.js';
import { t } from '../words/messages.js';

/**
 * Deletes a match if the person is sure; then `after` shows what is left.
 * @param {string} id
 * @param {string} words
 * @param {() => Promise<void>} after
 */
export function askDelete(id, words, after) {
  const drop = async () => {
    await dropMatch(id).catch(() => notify(t('notice-not-deleted')));
    await after();
  };
  openDialog({
    title: t('delete-title'),
    body: h('p', {}, words),
    actions: [{ words: t('keep-it') }, { words: t('delete'), class: 'danger', act: drop }],
  });
}
