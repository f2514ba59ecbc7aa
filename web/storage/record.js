// What is kept of a match besides its set-up.

/** @import { State } from '../types/door.d.ts' */

/**
 * The fields of a kept match that follow from the engine's last answer.
 * @param {State} reply
 */
export const recordOf = (reply) => ({
  save: reply.save,
  moves: reply.moves,
  scores: reply.scores,
  sides: reply.sides,
  round: reply.round,
  finished: reply.finished,
  winners: reply.winners,
  updated: Date.now(),
});
