// The script of a lesson: what is said, and which moves are made, in their order. A lesson is a file in this folder:
//
//   {"game": …, "players": 2, "options": {"set": 6}, "deal": "6-6 6-4 …", "script": [
//     {"say": "goal", "args": {"target": 100}},      words to read
//     {"say": "open", "move": "6-6"},                the person is asked for a move
//     {"by": 1, "move": "6-3@R"},                    a computer seat moves; seat 0: what goes by itself in play, too
//     {"say": "edge", "move": "6-3@U", "also": ["6-3@D"]},  others do as well, and the script goes on
//     {"say": "choice", "free": true},               any move will do; nothing is taught after it
//   ]}
//
// `near` is what the words speak of (`pointing.js`); for a move that is where it goes. Words are messages,
// `lesson-<game>-<say>`; numbers in them are `args`, and a test plays every lesson and holds them against the game.

/**
 * @typedef {object} Step
 * @property {string} [say]
 * @property {Record<string, number>} [args]
 * @property {string} [near]
 * @property {string} [move]
 * @property {number} [by]
 * @property {string[]} [also]
 * @property {boolean} [free]
 */
/**
 * @typedef {object} Lesson
 * @property {string} game
 * @property {number} players
 * @property {Record<string, import('../types/views.d.ts').OptionValue>} options
 * @property {string} deal
 * @property {Step[]} script
 */
/** Where a lesson stands after so many moves. @typedef {{ words: Step[], next: Step | null }} Stage */

/** @type {(step: Step) => boolean} */
const isMove = (step) => step.move !== undefined || step.free === true;

export class Script {
  /** By the number of moves made: what is to be read then, and the move that follows. @type {Stage[]} */
  #stages = [];

  /** @param {Step[]} steps */
  constructor(steps) {
    /** @type {Step[]} */
    let words = [];
    for (const step of steps) {
      if (!isMove(step)) words.push(step);
      else {
        this.#stages.push({ words, next: step });
        words = [];
      }
    }
    this.#stages.push({ words, next: null });
    this.told = steps.filter(({ say }) => say);
  }

  /**
   * What belongs to the position after so many moves; nothing where the game has left the script.
   * @param {number} moves
   * @returns {Stage}
   */
  at(moves) {
    return this.#stages[moves] ?? { words: [], next: null };
  }

  /** Whether nothing is taught any more. @param {number} moves */
  over(moves) {
    return moves >= this.#stages.length - 1;
  }

  /**
   * Which of all that is said this is, from 1.
   * @param {Step} step
   */
  placeOf(step) {
    return this.told.indexOf(step) + 1;
  }
}

/**
 * Whether a step asks the person for a move.
 * @param {Step | null} step
 * @returns {step is Step}
 */
export function asks(step) {
  return step !== null && step.by === undefined;
}

/**
 * Whether a move of the person's goes with the script.
 * @type {(step: Step | null, move: string) => boolean}
 */
export const takes = (step, move) =>
  step !== null && !step.by && (step.free === true || step.move === move || Boolean(step.also?.includes(move)));
