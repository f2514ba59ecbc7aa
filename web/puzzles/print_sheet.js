// A puzzle on paper: the deal and the rules in front, and on the back the way to solve it, from the exact solver.

import { tilesAsSvg } from '../paint/tile_svg.js';
import { newMatch } from '../table/opening.js';
import { h } from '../ui/dom.js';
import { formatList, t } from '../words/messages.js';
import { moveWords, tileIn } from '../words/moves.js';
import { bestOf } from './advice.js';
import { puzzleAddress } from './book.js';

/** @import { Engine } from '../engine/engine.js' */
/** @import { NewRequest, State } from '../types/door.d.ts' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { PuzzleMode } from './puzzle_mode.js' */

/** The size of the table that the deal is laid out on: a sheet is wider than it is high where the picture stands. */
const TABLE = { width: 900, height: 460 };
/** The person of a solitaire. */
const seat = 0;

/**
 * One step of a solution: the position, the move that is best there, and what it turns up.
 * @typedef {{ state: State, move: string, up: string[] }} Step
 */

/**
 * The deal as it lies at the start, and the best way through it.
 * @param {Pick<Engine, 'request'>} engine
 * @param {NewRequest} deal
 */
export async function solve(engine, deal) {
  const first = await engine.request({ ...deal, seat, table: TABLE });
  /** @type {Step[]} */
  const steps = [];
  for (let state = first; !state.finished;) {
    const move = state.legal.length > 1 ? bestOf(await engine.request({ type: 'advise' })).move : state.legal[0];
    const next = await engine.request({ type: 'play', move, seat });
    const up = next.events.flatMap(({ kind, tiles = [] }) => (kind === 'turn-up' ? tiles.map(tileIn) : []));
    steps.push({ state, move, up });
    state = next;
  }
  return { first, steps };
}

/**
 * A solution in lines: tiles that are turned up one after another stand in one.
 * @param {Step[]} steps
 */
export function solutionLines(steps) {
  /** @type {(string | string[])[]} */
  const lines = [];
  for (const { state, move, up } of steps) {
    const last = lines.at(-1);
    if (move !== 'draw') lines.push(moveWords(move, state));
    else if (Array.isArray(last)) last.push(...up);
    else lines.push([...up]);
  }
  return lines.map((line) => (Array.isArray(line) ? t('print-draw', { tiles: formatList(line) }) : line));
}

/**
 * @param {PuzzleMode} mode
 * @param {{ first: State, steps: Step[] }} solved
 */
function sheet(mode, { first, steps }) {
  const title = t('print-title', { title: mode.titleOf() });
  const { scene } = /** @type {Shown} */ (first);
  return h(
    'section',
    { class: 'print-sheet' },
    h(
      'article',
      { class: 'print-page' },
      h('h1', {}, title),
      h('p', { class: 'fine' }, mode.about),
      tilesAsSvg(scene, t('print-deal')),
      h('p', {}, t('print-order')),
      h('p', {}, t('print-rules-remove')),
      h('p', {}, t('print-rules-draw')),
      h('p', { class: 'fine' }, puzzleAddress(mode.name, mode.pile)),
    ),
    h(
      'article',
      { class: 'print-page' },
      h('h1', {}, t('print-solution')),
      h('p', { class: 'fine' }, title),
      h(
        'ol',
        { class: 'print-moves' },
        solutionLines(steps).map((line) => h('li', {}, line)),
      ),
      h('p', {}, t('print-left', { left: mode.puzzle?.fewest_left ?? 0 })),
    ),
  );
}

/**
 * Makes the sheet and has it printed. The game that is under way is taken up again before anything is shown.
 * @param {PuzzleMode} mode
 */
export function printPuzzle(mode) {
  const { app, screen } = mode;
  const { table } = screen;
  const { match } = table;
  if (!match) return;
  screen.busy(true);
  table.between(async () => {
    const { save } = table.now;
    try {
      const solved = await solve(app.engine, newMatch(match));
      document.querySelector('.print-sheet')?.remove();
      const made = sheet(mode, solved);
      document.body.append(made);
      addEventListener('hashchange', () => made.remove(), { once: true });
    } finally {
      await app.engine.request({ type: 'load', save, seat });
    }
    window.print();
  });
}
