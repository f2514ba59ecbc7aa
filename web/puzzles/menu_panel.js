// The menu of a puzzle.

import { alone } from '../boot/site.js';
import { gameOf } from '../engine/catalogue.js';
import { h } from '../ui/dom.js';
import { copy } from '../ui/clipboard.js';
import { openHelp, openSettings, openStatistics } from '../panels/lazy.js';
import { puzzleAddress } from './book.js';
import { go } from '../screens/router.js';
import { openList } from '../ui/menu.js';

/** @import { Entry } from '../ui/menu.js' */
/** @import { PuzzleMode } from './puzzle_mode.js' */

/** @param {PuzzleMode} mode */
export function openPuzzleMenu(mode) {
  const { app, screen, name, pile } = mode;
  const { game, options } = screen.table.now;
  const listed = gameOf(game);
  const rock = (mode.puzzle?.kind ?? 'rock') === 'rock';
  const embed = async () => (await import('./embed_panel.js')).openEmbed(mode);
  const showSteps = async () => (await import('../lessons/first_steps.js')).firstSteps(screen);
  const print = async () => (await import('./print_sheet.js')).printPuzzle(mode);
  /** What the page has and a frame has not. @type {(entry: Entry) => Entry | null} */
  const inPage = (entry) => (app.framed ? null : entry);
  openList(
    [
      ['restart', 'again', () => screen.restart()],
      mode.mayUndo ? null : ['puzzle-allow-undo', 'undo', () => mode.allowUndo()],
      ['puzzle-copy-link', 'link', () => copy(puzzleAddress(name, pile))],
      alone ? null : inPage(['puzzle-embed', 'plus', embed]),
      inPage(['daily-statistics', 'scores', openStatistics]),
      pile === 'open' && rock ? inPage(['print-puzzle', 'file', print]) : null,
      inPage(['puzzle-all', 'list', () => go('#/puzzles')]),
      listed ? inPage(['first-steps', 'forth', showSteps]) : null,
      listed ? ['rules', 'book', () => openHelp(app, game, options)] : null,
      inPage(['settings', 'gear', () => openSettings(app)]),
    ],
    h('p', { class: 'fine' }, [mode.about, mode.aim].filter(Boolean).join(' · ')),
  );
}
