// The computer seats: how long they think, and what they call out of turn.

/** @import { Company } from './company.js' */
/** @import { Table } from './table.js' */
/** @import { ChanceRequest, Replies, State, ThinkRequest } from '../types/door.d.ts' */
/** @import { HintReply, HintRequest } from '../types/counsel.d.ts' */
/** @import { ChanceReply } from '../types/help.d.ts' */

/** What is thought about slice by slice. @typedef {ThinkRequest | ChanceRequest | HintRequest} Sliced */

const SLICE = 40;
/** Milliseconds for advice, which nobody has to wait for at the table. */
const ADVICE = 2000;

/**
 * The computer seats that may call something now, the next after the one on turn first.
 * @param {Pick<State, 'callers' | 'turn' | 'players'>} state
 * @param {Pick<Company, 'has'>} company
 */
function callers({ callers: seats, turn, players }, company) {
  /** @param {number} seat */
  const distance = (seat) => (seat - (turn ?? 0) + players) % players;
  return seats.filter((seat) => !company.has(seat)).sort((a, b) => distance(a) - distance(b));
}

/** @type {(state: State, company: Pick<Company, 'has'>) => boolean} */
export const mayBeCalled = (state, company) => callers(state, company).length > 0;

export class Others {
  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * @template {Sliced} Asked
   * @param {Asked} request
   */
  #ask(request) {
    const { app, match } = this.table;
    return app.engine.request({ seed: match?.seed ?? '0', ...request });
  }

  get level() {
    return this.table.match?.level ?? this.table.app.level;
  }

  /**
   * Asks for slices of thought until they are done, the time is up or the position has changed; each goes to `onslice`.
   * @template {Sliced} Asked
   * @param {Asked} request
   * @param {number} time
   * @param {(reply: Replies[Asked['type']], last: boolean) => void} [onslice]
   */
  async #slices(request, time, onslice = () => {}) {
    const { table } = this;
    const until = performance.now() + time;
    const { moves } = table.now;
    for (;;) {
      const reply = await this.#ask({ ...request, ms: SLICE });
      const late = table.hurry || performance.now() > until;
      const last = table.over || table.now.moves !== moves || reply.done || late;
      onslice(reply, last);
      if (last) return reply;
    }
  }

  /**
   * What a seat would do.
   * @param {number} seat
   * @param {{ level?: string, time?: number }} [how]
   */
  async move(seat, { level = this.level, time = ADVICE } = {}) {
    return (await this.#slices({ type: 'think', by: seat, level }, time)).move;
  }

  /**
   * How likely each bid of the person is made; ever better founded.
   * @param {(reply: ChanceReply, last: boolean) => void} onslice
   */
  chances(onslice) {
    return this.#slices({ type: 'chance' }, ADVICE, onslice);
  }

  /**
   * The best moves of the person, and why; ever better founded.
   * @param {(reply: HintReply, last: boolean) => void} onslice
   */
  hints(onslice) {
    return this.#slices({ type: 'hint' }, ADVICE, onslice);
  }

  /** The first of the seats not on turn that calls what lies there: {seat, move}, or null. */
  async call() {
    for (const seat of callers(this.table.now, this.table.company)) {
      const { move } = await this.#ask({ type: 'think', by: seat, level: this.level });
      if (move) return { seat, move };
    }
    return null;
  }
}
