// What a person may ask at a table without changing anything.

import { isOwnTurn } from '../families/own.js';
import { errorWords } from '../words/errors.js';
import { notify } from '../ui/notices.js';

/** @import { Table } from './table.js' */

/**
 * Says why the person whose tiles lie there cannot play one now.
 * @param {Table} table
 * @param {string} tile
 */
export async function sayWhyNot(table, tile) {
  const { now: state } = table;
  try {
    const { objection } = await table.app.engine.request({ type: 'why', tile, by: state.view.seat });
    if (objection && table.stands(state)) notify(errorWords(objection));
  } catch (error) {
    if (table.stands(state)) table.failed(error, () => sayWhyNot(table, tile));
  }
}

/**
 * Shows the best moves in the person's place, and why; asked again, everything that speaks for them.
 * @param {Table} table
 */
export async function giveHint(table) {
  const { now: state } = table;
  if (!isOwnTurn(state) || state.result || state.turn === null) return;
  try {
    const { showHint } = await import('./hint_note.js');
    await showHint(table);
  } catch (error) {
    if (table.stands(state)) table.failed(error, () => giveHint(table));
  }
}
