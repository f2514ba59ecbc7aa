// What the engine thinks of the choices in a puzzle, in words.

import { moveWords } from '../words/moves.js';
import { has, t } from '../words/messages.js';

/** @import { State } from '../types/door.d.ts' */
/** @import { AdviseReply, Choice } from '../types/help.d.ts' */

/** @type {(move: string) => boolean} */
const isThree = (move) => move.includes('-');
/** @type {(chance: number) => number} */
const percent = (chance) => Math.round(chance * 100);

/** @type {(advice: { choices: Choice[] }) => Choice} */
export const bestOf = ({ choices }) => choices.reduce((best, one) => (one.left < best.left ? one : best));

/**
 * What can be said where there is nothing to choose.
 * @type {(state: State) => string}
 */
export const onlyWords = (state) => t('puzzle-hint-only', { move: moveWords(state.legal[0], state) });

/**
 * Why one choice is better than the other, as far as the player may know.
 * @param {AdviseReply} advice
 * @param {State} state
 */
export function hintWords(advice, state) {
  const best = bestOf(advice);
  const other = advice.choices.find((one) => one !== best) ?? best;
  const kind = isThree(best.move) ? 'three' : 'one';
  if (!advice.exact) return t('puzzle-hint-guess', { kind, mine: percent(best.chance), other: percent(other.chance) });
  if (best.left === other.left) return t(best.chance ? 'puzzle-hint-equal' : 'puzzle-hint-lost', { left: best.left });
  const words = [
    t(best.chance ? `puzzle-hint-${kind}` : 'puzzle-hint-least', { kind, left: best.left, other: other.left }),
  ];
  const { because } = advice;
  if (because && has('puzzle-because')) {
    const [first, second] = because.with;
    words.push(
      t('puzzle-because', {
        kind,
        tile: because.tile,
        first,
        second,
        together: because.all ? 'yes' : 'no',
        draws: because.draws,
        row: state.family === 'row' ? state.view.row.length : 0,
      }),
    );
  }
  return words.join(' ');
}

/**
 * What speaks against a move, or nothing.
 * @param {string} move
 * @param {AdviseReply} advice
 */
export function objectionTo(move, { exact, choices }) {
  const mine = choices.find((one) => one.move === move);
  const best = bestOf({ choices });
  if (!mine || mine === best) return '';
  if (exact) return best.chance > mine.chance ? t('puzzle-loses', { left: mine.left }) : '';
  return best.chance - mine.chance >= 0.1
    ? t('puzzle-worse', { mine: percent(mine.chance), other: percent(best.chance) })
    : '';
}
