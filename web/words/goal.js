// What a match is played for, in a few words.

import { factsOf } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { t } from './messages.js';

/** @import { State } from '../types/door.d.ts' */

/**
 * “Round 2 of 5 · lowest wins”, “Round 2 · 100 wins”; nothing where one plays alone.
 * @param {State} state
 */
export function goalWords(state) {
  const { game, players, options, round } = state;
  if (players === 1) return '';
  const { low_wins: low, stake } = factsOf(game);
  const rounds = Number(options.rounds ?? options.hands ?? 0);
  const target = Number(options.target ?? 0);
  const aim =
    familyOf(state).goal(state)?.short ??
    t('goal-short', { how: low ? 'lowest' : stake ? 'chips' : target ? 'target' : 'most', target });
  return [t('goal-round', { round, rounds }), aim].filter(Boolean).join(' · ');
}
