// The end of a game that somebody has played alone, where the engine can say what was possible and where it was
// decided.

import { openMatchOver } from '../panels/lazy.js';
import { verdictWords, waysBack } from './verdict.js';

/** @import { FreePlay } from '../table/free_play.js' */
/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { Ended, Shown } from '../types/page.d.ts' */

/**
 * @param {FreePlay} mode
 * @param {TableScreen} screen
 * @param {Ended & Shown} state
 */
export async function openSoloOver(mode, screen, state) {
  const review = await screen.app.engine.request({ type: 'review' }).catch(() => null);
  if (!screen.table.stands(state)) return null;
  if (review?.winnable === undefined) return openMatchOver(screen, state);
  const ways = waysBack(review, {
    look: (at) => mode.lookThrough(state, review, at),
    goOn: (at) => mode.goOnFrom(state, at),
  });
  return openMatchOver(screen, state, {
    words: verdictWords(review),
    actions: ways.filter((way) => way !== null),
  });
}
