// The menu of a puzzle.

import { alone } from '../boot/site.js';
import { button, h } from '../dom.js';
import { copy } from '../copy.js';
import { openHelp, openSettings } from '../later.js';
import { t } from '../messages.js';
import { puzzleAddress } from '../puzzlebook.js';
import { go } from '../router.js';
import { openDialog } from './dialog.js';

export function openPuzzleMenu(screen) {
  const { app, route } = screen;
  let dialog = null;
  const item = (id, icon, act) =>
    h('li', {}, button({ words: t(id), icon, class: 'menu-item', 'data-act': id, onclick: () => (dialog.close(), act()) }));
  const allow = () => {
    screen.mayUndo = true;
    screen.helped = true;
    screen.undoButton.hidden = false;
  };
  const embed = async () => (await import('./puzzleembed.js')).openEmbed(screen);
  dialog = openDialog({
    title: t('menu'),
    class: 'menu',
    body: [h('p', { class: 'fine' }, screen.about), h('ul', { class: 'menu-list' },
      item('restart', 'again', () => screen.restart()),
      screen.mayUndo ? null : item('puzzle-allow-undo', 'undo', allow),
      item('puzzle-copy-link', 'link', () => copy(puzzleAddress(route.name, route.pile))),
      app.framed || alone ? null : item('puzzle-embed', 'plus', embed),
      app.framed ? null : item('puzzle-all', 'list', () => go('#/puzzles')),
      item('rules', 'book', () => openHelp(app, 'castle-rock')),
      app.framed ? null : item('settings', 'gear', () => openSettings(app)),
    )],
  });
}
