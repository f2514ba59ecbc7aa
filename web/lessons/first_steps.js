// What a new visitor is told over the first puzzle, in three steps: what it is about, and the two things that one taps.
// It stands in nobody's way: the puzzle can be played under it, and it is told once.

import { allResults } from '../puzzles/book.js';
import { readLocal, writeLocal } from '../storage/store.js';
import { t } from '../words/messages.js';
import { Callout } from './callout.js';
import { placeOf } from './pointing.js';

/** @import { TableScreen } from '../table/table_screen.js' */

const TOLD = 'first-steps';
const STEPS = ['goal', 'one', 'three'];

/**
 * Tells the steps, if nobody has been told or has solved anything here before.
 * @param {TableScreen} screen
 */
export async function welcome(screen) {
  if (readLocal(TOLD)) return;
  const solved = await allResults().catch(() => null);
  if (solved?.size || screen.table.over) return;
  firstSteps(screen);
}

/** @param {TableScreen} screen */
export function firstSteps(screen) {
  writeLocal(TOLD, 'yes');
  const callout = new Callout(screen, t('first-steps'));
  const close = () => callout.hide();
  /** @type {(number: number) => void} */
  const show = (number) =>
    callout.show({
      words: [t(`first-steps-${STEPS[number]}`)],
      near: () => placeOf(screen.stage, 'line'),
      count: t('lesson-count', { number: number + 1, of: STEPS.length }),
      away: { words: t('lesson-skip'), 'data-act': 'steps-skip', onclick: close },
      actions: [
        number + 1 < STEPS.length
          ? { words: t('lesson-next'), class: 'primary', 'data-act': 'steps-next', onclick: () => show(number + 1) }
          : { words: t('first-steps-begin'), class: 'primary', 'data-act': 'steps-next', onclick: close },
      ],
    });
  show(0);
}
