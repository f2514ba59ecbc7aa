// The table's menu.

import { button, h } from '../ui/dom.js';
import { t } from '../words/messages.js';
import { hasLesson } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { copy } from '../ui/clipboard.js';
import { openExport, openHelp, openLog, openScores, openSettings } from './lazy.js';
import { go, lessonLink, linkOf, setupLink } from '../screens/router.js';
import { openDialog } from '../ui/dialog.js';

/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { Icon } from '../ui/dom.js' */

/** @param {TableScreen} screen */
export function openMenu(screen) {
  const { table, app } = screen;
  const { match, now: state } = table;
  if (!match) return;
  /** @type {(id: string, icon: Icon, act: () => unknown) => HTMLElement} */
  const item = (id, icon, act) =>
    h(
      'li',
      {},
      button({ words: t(id), icon, class: 'menu-item', 'data-act': id, onclick: () => (dialog.close(), act()) }),
    );
  const dialog = openDialog({
    title: t('menu'),
    class: 'menu',
    body: h(
      'ul',
      { class: 'menu-list' },
      item('new-deal', 'plus', () => app.newDeal?.(match)),
      item('restart', 'again', () => screen.restart()),
      item('change-setup', 'hand', () => go(setupLink({ ...match, seed: null }))),
      state.players > 1 ? item('scores', 'scores', () => openScores(screen)) : null,
      item('log', 'list', () => openLog(screen)),
      familyOf(state).menu.map(({ id, open }) => item(id, 'list', () => open(screen))),
      screen.canSkip ? item('skip-to-end', 'play', () => table.skip()) : null,
      item('rules', 'book', () => openHelp(app, state.game, state.options)),
      hasLesson(state.game) ? item('lesson-learn', 'forth', () => go(lessonLink(state.game))) : null,
      item('settings', 'gear', () => openSettings(app)),
      match.seed && !match.deal ? item('copy-link', 'link', () => copy(linkOf(match))) : null,
      item('save-file', 'file', () => openExport(table)),
    ),
  });
}
