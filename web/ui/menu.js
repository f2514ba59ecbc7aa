// A menu: a list of things to do.

import { t } from '../words/messages.js';
import { openDialog } from './dialog.js';
import { button, h } from './dom.js';

/** @import { Child, Icon } from './dom.js' */

/** What it is called, its sign, and what it does. @typedef {[id: string, icon: Icon, act: () => unknown]} Entry */

/**
 * Opens a menu; each entry closes it and then acts, and those that are null are left out. `above` stands over them.
 * @param {(Entry | null)[]} entries
 * @param {Child} [above]
 */
export function openList(entries, above = null) {
  /** @param {Entry} entry */
  const item = ([id, icon, act]) =>
    h(
      'li',
      {},
      button({ words: t(id), icon, class: 'menu-item', 'data-act': id, onclick: () => (dialog.close(), act()) }),
    );
  const list = h(
    'ul',
    { class: 'menu-list' },
    entries.map((entry) => entry && item(entry)),
  );
  const dialog = openDialog({ title: t('menu'), class: 'menu', body: [above, list] });
  return dialog;
}
