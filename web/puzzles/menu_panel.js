// The menu of a puzzle.

import { alone } from '../boot/site.js';
import { gameOf } from '../engine/catalogue.js';
import { button, h } from '../ui/dom.js';
import { copy } from '../ui/clipboard.js';
import { openHelp, openSettings, openStatistics } from '../panels/lazy.js';
import { t } from '../words/messages.js';
import { puzzleAddress } from './book.js';
import { go } from '../screens/router.js';
import { openDialog } from '../ui/dialog.js';

/** @import { Icon } from '../ui/dom.js' */
/** @import { PuzzleMode } from './puzzle_mode.js' */

/** @param {PuzzleMode} mode */
export function openPuzzleMenu(mode) {
  const { app, screen, name, pile } = mode;
  const { game, options } = screen.table.now;
  const listed = gameOf(game);
  const rock = (mode.puzzle?.kind ?? 'rock') === 'rock';
  /** @type {(id: string, icon: Icon, act: () => unknown) => HTMLElement} */
  const item = (id, icon, act) =>
    h(
      'li',
      {},
      button({ words: t(id), icon, class: 'menu-item', 'data-act': id, onclick: () => (dialog.close(), act()) }),
    );
  const embed = async () => (await import('./embed_panel.js')).openEmbed(mode);
  const showSteps = async () => (await import('../lessons/first_steps.js')).firstSteps(screen);
  const print = async () => (await import('./print_sheet.js')).printPuzzle(mode);
  const dialog = openDialog({
    title: t('menu'),
    class: 'menu',
    body: [
      h('p', { class: 'fine' }, [mode.about, mode.aim].filter(Boolean).join(' · ')),
      h(
        'ul',
        { class: 'menu-list' },
        item('restart', 'again', () => screen.restart()),
        mode.mayUndo ? null : item('puzzle-allow-undo', 'undo', () => mode.allowUndo()),
        item('puzzle-copy-link', 'link', () => copy(puzzleAddress(name, pile))),
        app.framed || alone ? null : item('puzzle-embed', 'plus', embed),
        app.framed ? null : item('daily-statistics', 'scores', openStatistics),
        app.framed || pile !== 'open' || !rock ? null : item('print-puzzle', 'file', print),
        app.framed ? null : item('puzzle-all', 'list', () => go('#/puzzles')),
        app.framed || !listed ? null : item('first-steps', 'forth', showSteps),
        listed ? item('rules', 'book', () => openHelp(app, game, options)) : null,
        app.framed ? null : item('settings', 'gear', () => openSettings(app)),
      ),
    ],
  });
}
