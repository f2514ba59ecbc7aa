// Stepping through a finished game: every position again, what each choice was worth, and going on from any of them.

import { LookingBack } from '../table/looking_back.js';
import { button } from '../ui/dom.js';
import { t } from '../words/messages.js';

/** @import { Decision, ReviewReply } from '../types/help.d.ts' */
/** @import { State } from '../types/door.d.ts' */
/** @import { TableScreen } from '../table/table_screen.js' */

/**
 * A save with only its first moves.
 * @param {string} save
 * @param {number} count
 */
export function cutSave(save, count) {
  const data = JSON.parse(save);
  return JSON.stringify({ ...data, moves: data.moves.split(' ').filter(Boolean).slice(0, count).join(' ') });
}

/** @param {Decision} decision */
export function decisionWords({ played, left }) {
  const [one, three] = Object.keys(left).sort((a, b) => Number(a.includes('-')) - Number(b.includes('-')));
  return t('puzzle-decision', { one: left[one], three: left[three], played: played.includes('-') ? 'three' : 'one' });
}

/** @type {(decision: Decision) => string} */
const bestMove = ({ left }) => Object.entries(left).reduce((a, b) => (b[1] < a[1] ? b : a))[0];

/**
 * The look back at a finished game, with a step for each choice and a way to go on from there.
 * @param {TableScreen} screen
 * @param {State} state
 * @param {ReviewReply} review
 * @param {{ goOn: (number: number) => void, over: () => void, words?: (decision: Decision) => string }} listeners hear
 * from where to go on, and of the end; `words` says what a choice was worth
 */
export function stepThrough(screen, state, { decisions }, { goOn, over, words: wordsOf = decisionWords }) {
  const numbers = decisions.map(({ number }) => number);
  /** @param {number} at */
  const decisionAt = (at) => decisions.find(({ number }) => number === at);
  const goOnHere = () => {
    back.end();
    goOn(back.at);
  };
  const here = button({
    words: t('puzzle-from-here'),
    icon: 'undo',
    class: 'primary',
    onclick: goOnHere,
    'data-act': 'puzzle-from-here',
  });
  const back = new LookingBack(screen, state, {
    first: 0,
    ids: ['puzzle-decision-before', 'puzzle-decision-after'],
    more: here,
    next: (at, by) =>
      by > 0
        ? (numbers.find((number) => number > at) ?? state.moves)
        : (numbers.findLast((number) => number < at) ?? 0),
    words(at) {
      const decision = decisionAt(at);
      return decision ? wordsOf(decision) : t('step-of', { at, of: state.moves });
    },
    shown(at) {
      const decision = decisionAt(at);
      here.disabled = at === state.moves;
      if (decision) screen.stage.hintAt(bestMove(decision));
    },
    over,
  });
  return back;
}
