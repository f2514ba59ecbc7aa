// What is kept of a match besides its set-up.

/** The fields of a kept match that follow from the engine's last answer. */
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
