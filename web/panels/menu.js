// The table's menu.

import { hasLesson } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { copy } from '../ui/clipboard.js';
import { openExport, openHelp, openLog, openScores, openSettings } from './lazy.js';
import { go, lessonLink, linkOf, setupLink } from '../screens/router.js';
import { openList } from '../ui/menu.js';

/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { Entry } from '../ui/menu.js' */

/** @param {TableScreen} screen */
export function openMenu(screen) {
  const { table, app } = screen;
  const { match, now: state } = table;
  if (!match) return;
  openList([
    ['new-deal', 'plus', () => app.newDeal?.(match)],
    ['restart', 'again', () => screen.restart()],
    ['change-setup', 'hand', () => go(setupLink({ ...match, seed: null }))],
    state.players > 1 ? ['scores', 'scores', () => openScores(screen)] : null,
    ['log', 'list', () => openLog(screen)],
    ...familyOf(state).menu.map(({ id, open }) => /** @type {Entry} */ ([id, 'list', () => open(screen)])),
    screen.canSkip ? ['skip-to-end', 'play', () => table.turns.skip('end')] : null,
    ['rules', 'book', () => openHelp(app, state.game, state.options)],
    hasLesson(state.game) ? ['lesson-learn', 'forth', () => go(lessonLink(state.game))] : null,
    ['settings', 'gear', () => openSettings(app)],
    match.seed && !match.deal ? ['copy-link', 'link', () => copy(linkOf(match))] : null,
    ['save-file', 'file', () => openExport(table)],
  ]);
}
