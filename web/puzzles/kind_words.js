// What is said of the moves in a puzzle of any kind but Castle Rock: hints, warnings, and what was decided where.

import { tileOf } from '../words/notation.js';
import { t } from '../words/messages.js';
import { bestOf } from './advice.js';
import { reached } from './kinds.js';

/** @import { AdviseReply, Decision } from '../types/help.d.ts' */
/** @import { About } from './kinds.js' */

/** @type {(left: Decision['left']) => [move: string, left: number]} */
const bestMove = (left) => Object.entries(left).reduce((a, b) => (b[1] < a[1] ? b : a));

/**
 * What to play, and how far that leads.
 * @param {AdviseReply} advice
 * @param {About} puzzle
 */
export function hintWords(advice, puzzle) {
  const best = bestOf(advice);
  const good = advice.choices.filter((one) => one.left === best.left).length;
  return t(`task-hint-${puzzle.kind}`, {
    tile: tileOf(best.move),
    solves: best.chance ? 'yes' : 'no',
    reach: reached(puzzle, best.left),
    ways: good,
    goal: puzzle.goal,
  });
}

/**
 * What speaks against a move, or nothing.
 * @param {string} move
 * @param {AdviseReply} advice
 * @param {About} puzzle
 */
export function objectionTo(move, { choices }, puzzle) {
  const mine = choices.find((one) => one.move === move);
  const best = bestOf({ choices });
  if (!mine || !best.chance || mine.chance) return '';
  return t(`task-loses-${puzzle.kind}`, {
    tile: tileOf(move),
    reach: reached(puzzle, mine.left),
    goal: puzzle.goal,
  });
}

/** @type {(decision: Decision, puzzle: About) => Record<string, unknown>} */
function facts({ number, played, left }, puzzle) {
  const [move, best] = bestMove(left);
  return {
    number: number + 1,
    tile: tileOf(played),
    mine: reached(puzzle, left[played]),
    better: tileOf(move),
    best: reached(puzzle, best),
    same: left[played] === best ? 'yes' : 'no',
    goal: puzzle.goal,
  };
}

/**
 * Where it was lost, in one sentence.
 * @param {Decision} decision
 * @param {About} puzzle
 */
export const slipWords = (decision, puzzle) => t(`task-slip-${puzzle.kind}`, facts(decision, puzzle));

/**
 * What a decision was worth, for a look back.
 * @param {Decision} decision
 * @param {About} puzzle
 */
export const decisionWords = (decision, puzzle) => t(`task-decision-${puzzle.kind}`, facts(decision, puzzle));
