// What a game of attention is worth: tiles that were caught, less those that were missed and the taps that were wrong.

import { readLocal, writeLocal } from '../storage/store.js';
import { t } from '../words/messages.js';

/** @import { Kept, Deal } from '../storage/store.js' */
/** @import { CountView, OptionValue } from '../types/views.d.ts' */

/**
 * What is kept of a game besides its moves. `fair`: all of them were made while the clock ran, and by the person;
 * `tempo` is the slowest that was chosen, `record` whether the game has become the best one.
 * @typedef {{ wrong: number, tempo: string, fair: boolean, record?: boolean }} Tally
 */

/** @typedef {{ state: { game: string, options: Record<string, OptionValue>, view: object } | null,
 *   match: (Deal & Partial<Kept>) | null }} Played */

/** @type {(played: Played) => CountView | null} */
const counted = ({ state }) => (state && 'missed' in state.view ? /** @type {CountView} */ (state.view) : null);

/** @type {(view: Pick<CountView, 'taken' | 'missed'>, tally?: Pick<Tally, 'wrong'>) => number} */
export const scoreOf = ({ taken, missed }, tally) => taken.length - missed - (tally?.wrong ?? 0);

/** @type {(played: Played, tempo: string) => string} */
const shelf = ({ state }, tempo) => `best-${state?.game}-${state?.options.set}-${tempo}`;

/**
 * The best score at a tempo, or null.
 * @param {Played} played
 * @param {string} tempo
 */
export function bestOf(played, tempo) {
  const kept = readLocal(shelf(played, tempo));
  return kept === null || !Number.isFinite(Number(kept)) ? null : Number(kept);
}

/**
 * How it stands, in a few words; null where nothing is counted.
 * @param {Played} played
 * @param {string} tempo
 */
export function standing(played, tempo) {
  const view = counted(played);
  if (!view) return null;
  const score = scoreOf(view, played.match?.tally);
  const best = bestOf(played, tempo);
  return best === null ? t('clock-score', { score }) : t('clock-score-best', { score, best });
}

/**
 * How a game ended, in sentences; a better one than all before is kept.
 * @param {Played} played
 * @returns {string[]}
 */
export function tallyWords(played) {
  const view = counted(played);
  const tally = played.match?.tally;
  if (!view || !tally?.fair) return [];
  const score = scoreOf(view, tally);
  const words = t('tally', { score, caught: view.taken.length, missed: view.missed, wrong: tally.wrong });
  const best = bestOf(played, tally.tempo);
  tally.record ||= best === null || score > best;
  if (!tally.record) return [words, t('tally-best', { best })];
  writeLocal(shelf(played, tally.tempo), String(score));
  return [words, t('tally-record')];
}
