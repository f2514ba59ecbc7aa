// The table of a puzzle, whatever its kind.

import { TableScreen } from '../table/table_screen.js';
import { today } from './days.js';
import { KindMode } from './kind_mode.js';
import { readName, todays } from './kind_names.js';
import { PuzzleMode } from './puzzle_mode.js';

/** @import { PuzzleRoute } from '../screens/router.js' */
/** @import { App } from '../types/page.d.ts' */
/** @import { Ways } from './puzzle_mode.js' */

/**
 * The table of the puzzle that an address names.
 * @type {(app: App, root: HTMLElement, route: PuzzleRoute, ways?: Ways) => TableScreen}
 */
export function puzzleTable(app, root, route, ways) {
  const name = todays(route.name, today());
  const Mode = readName(name) ? KindMode : PuzzleMode;
  return new TableScreen(app, root, route, new Mode(app, { ...route, name }, ways));
}
