// Moves of one person that are made in one go, and seen as one change.

import { FIRST } from './company.js';

/** @import { State } from '../types/door.d.ts' */
/** @import { Table } from './table.js' */

/**
 * Makes moves for as long as `choose` says one; what comes back is the last position, with the news of all of them.
 * @param {Table} table
 * @param {(state: State) => string | null} choose
 * @returns {Promise<State>}
 */
export async function severalMoves({ app: { engine }, asked }, choose) {
  let reply = await engine.request({ type: 'state', seat: FIRST });
  const events = [];
  for (let move = choose(reply); move; move = choose(reply)) {
    reply = await engine.request({ type: 'play', move, by: FIRST, seat: FIRST });
    events.push(...reply.events.filter(({ kind }) => kind !== 'count'));
  }
  return { ...(await engine.request({ type: 'state', ...asked })), events };
}
