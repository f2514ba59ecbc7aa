// The table's menu.

import { button, h } from '../dom.js';
import { t } from '../messages.js';
import { copy } from '../copy.js';
import { openExport, openHelp, openScores, openSettings, openTrains, openTricks } from '../later.js';
import { go, linkOf, setupLink } from '../router.js';
import { openDialog } from './dialog.js';

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
      table.state.view.tricks ? item('tricks', 'list', () => openTricks(screen)) : null,
      table.state.view.trains ? item('trains', 'list', () => openTrains(screen)) : null,
      screen.canSkip ? item('skip-to-end', 'play', () => table.skip()) : null,
      item('rules', 'book', () => openHelp(app, table.state.game)),
      item('settings', 'gear', () => openSettings(app)),
      table.match.seed && !table.match.deal ? item('copy-link', 'link', () => copy(linkOf(table.match))) : null,
      item('save-file', 'file', () => openExport(table)),
    ),
  });
}
