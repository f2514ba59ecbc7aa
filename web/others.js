// The computer seats: how long they think, and what they call out of turn.

import { settings } from './settings.js';

const SLICE = 40;
const AT_MOST = { slow: 3000, normal: 2000, fast: 1000 };

/** Whether a play lies unclaimed that somebody might call. */
export const mayBeCalled = (state) => state.view.claim?.state === 'silent';

export class Others {
  constructor(table) {
    this.table = table;
  }

  #ask(request) {
    const { app, match } = this.table;
    return app.engine.request({ seed: match.seed ?? '0', ...request });
  }

  get level() {
    return this.table.match.level ?? this.table.app.level;
  }

  /** Asks for slices of thought until they are done, the time is up or the position has changed; each goes to `onslice`. */
  async #slices(request, onslice = () => {}) {
    const { table } = this;
    const until = performance.now() + (table.hurry ? 0 : AT_MOST[settings.pace]);
    const { moves } = table.state;
    for (;;) {
      const reply = await this.#ask({ ...request, ms: SLICE });
      const last = table.over || table.state.moves !== moves || reply.done || performance.now() > until;
      onslice(reply, last);
      if (last) return reply;
    }
  }

  /** What a seat would do. */
  async move(seat, level = this.level) {
    return (await this.#slices({ type: 'think', by: seat, level })).move;
  }

  /** How likely each bid of the person is made; ever better founded. */
  chances(onslice) {
    return this.#slices({ type: 'chance' }, onslice);
  }

  /** The first of the seats not on turn that calls what lies there: {seat, move}, or null. */
  async call() {
    const { state } = this.table;
    const { seat, called } = state.view.claim;
    const round = Array.from({ length: state.players }, (_, k) => (seat + 1 + k) % state.players);
    for (const one of round.filter((other) => other && other !== state.turn && !called.includes(other) && state.sides[other] !== state.sides[seat])) {
      const { move } = await this.#ask({ type: 'think', by: one, level: this.level });
      if (move) return { seat: one, move };
    }
    return null;
  }
}
