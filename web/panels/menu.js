// The table's menu.

import { button, h } from '../dom.js';
import { t } from '../messages.js';
import { notify } from '../notices.js';
import { go, setupLink } from '../router.js';
import { linkOf } from '../table.js';
import { openDialog } from './dialog.js';
import { openHelp } from './help.js';
import { openExport } from './saves.js';
import { openScores } from './summary.js';
import { openSettings } from './settings.js';

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    notify(t('notice-copied'));
  } catch {
    notify(text);
  }
}

export function openMenu(screen) {
  const { table, app } = screen;
  if (!table.state) return;
  let dialog = null;
  const item = (id, icon, act) =>
    h('li', {}, button({ words: t(id), icon, class: 'menu-item', 'data-act': id, onclick: () => (dialog.close(), act()) }));
  dialog = openDialog({
    title: t('menu'),
    class: 'menu',
    body: h('ul', { class: 'menu-list' },
      item('new-deal', 'plus', () => app.newDeal(table.match)),
      item('restart', 'again', () => screen.restart()),
      item('change-setup', 'hand', () => go(setupLink({ ...table.match, seed: null }))),
      table.state.players > 1 ? item('scores', 'scores', () => openScores(screen)) : null,
      item('rules', 'book', () => openHelp(app, table.state.game)),
      item('settings', 'gear', () => openSettings(app)),
      table.match.seed && !table.match.deal ? item('copy-link', 'link', () => copy(linkOf(table.match))) : null,
      item('save-file', 'file', () => openExport(table)),
    ),
  });
}
