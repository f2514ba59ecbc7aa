// Who sits at this device, and whose tiles are seen. One person sits at the first seat, and sees their own tiles all
// the time. Where several people share the device, the tiles of whoever holds it are seen; between two of them all
// hands are covered, and this page has then looked at the table as an onlooker does.

import { factsOf } from '../engine/catalogue.js';
import { familyOf } from '../families/index.js';
import { isOwnTurn } from '../families/own.js';
import { peopleOf } from '../storage/people.js';
import { callSeats } from '../words/names.js';
import { seatNames } from '../words/people.js';
import { canUndo } from './decisions.js';

/** @import { Person } from '../storage/people.js' */
/** @import { State } from '../types/door.d.ts' */
/** @import { Shown } from '../types/page.d.ts' */
/** @import { Table } from './table.js' */

/** The seat of a person who plays alone, and of whoever says that the next round may begin. */
export const FIRST = 0;
const NEXT = 'next';
const PASS = 'pass';

/**
 * A decision of a person that can be taken back; `at` counts the moves that had been made before it.
 * @typedef {{ at: number, seat: number }} Decision
 */

export class Company {
  /** Those who share this device; nobody where one person plays. @type {Person[]} */
  people = [];
  /** Whose tiles are seen; null while all are covered. @type {number | null} */
  seat = FIRST;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  /**
   * Those who play a match sit down. Where they are several, the device is passed to one of them first.
   * @param {{ seated?: unknown, players?: number | null }} match
   */
  sit({ seated, players }) {
    this.people = peopleOf({ seated, players: players ?? undefined });
    callSeats(seatNames(this.people, players ?? 0));
    this.#turnTo(this.alone ? FIRST : null);
  }

  /** Another screen, on which nobody sits. */
  leave() {
    callSeats([]);
  }

  get alone() {
    return this.people.length === 0;
  }

  /** The seats of people. */
  get seats() {
    return this.alone ? [FIRST] : this.people.map(({ seat }) => seat);
  }

  /** Whether a person sits there. @type {(seat: number | null) => boolean} */
  has(seat) {
    return seat !== null && this.seats.includes(seat);
  }

  /**
   * Whether it is a person's turn who does not hold the device.
   * @param {State} state
   */
  mustPass(state) {
    return this.has(state.turn) && !state.result && state.turn !== this.seat;
  }

  /** For whom a move of the person's is made. */
  get mover() {
    return this.seat ?? this.table.now.turn ?? FIRST;
  }

  /**
   * Whether somebody here may make a move now.
   * @type {(state: State, move: string) => boolean}
   */
  may(state, move) {
    return isOwnTurn(state) || state.legal.includes(move) || (state.result !== null && move === NEXT);
  }

  /**
   * What the people who do not hold the device may call, whose turn it ever is.
   * @param {State} state
   * @returns {{ seat: number, move: string }[]}
   */
  calls(state) {
    if (this.alone) return [];
    const seats = state.callers.filter((seat) => this.has(seat) && seat !== this.seat);
    return seats.flatMap((seat) => (factsOf(state.game).interrupts ?? []).map((move) => ({ seat, move })));
  }

  /**
   * Whether the person on turn can only pass, so that nobody has to take the device for that. Their answer is all that
   * is taken from their view of the table: it is not kept.
   * @param {State} state
   */
  async canOnlyPass(state) {
    if (familyOf(state).byItself(state) === 'nothing') return false;
    const { legal } = await this.table.app.engine.request({ type: 'state', seat: state.turn });
    return legal.length === 1 && legal[0] === PASS;
  }

  // ---------------------------------------------------------------- covering

  /** @param {number | null} seat */
  #turnTo(seat) {
    this.table.hand.change(this.seat, seat);
    if (seat !== this.seat) this.table.forgetPicture();
    this.seat = seat;
  }

  /** Nobody's tiles are seen from the next look on. */
  letGo() {
    if (!this.alone) this.#turnTo(null);
  }

  /** Covers all hands; returns when the table is shown so. */
  async cover() {
    this.letGo();
    if (this.table.now.view.seat !== null) await this.table.look();
  }

  /** The person on turn has the device, and sees their tiles from now on. */
  uncover() {
    const { table } = this;
    table.turns.halt();
    table.screen.busy(true);
    table.between(async () => {
      try {
        this.#turnTo(table.now.turn);
        await table.look();
        table.turns.shown();
      } catch (error) {
        this.letGo();
        table.failed(error, () => this.uncover());
      }
    });
  }

  /**
   * When a round is over everybody looks, and sees what lies open: nobody's view of it.
   * @param {State} reply
   * @returns {Promise<State>}
   */
  async forAll(reply) {
    if (!reply.result || this.alone || reply.view.seat === null) return reply;
    this.letGo();
    return this.table.app.engine.request({ type: 'past', moves: reply.moves, ...this.table.asked });
  }

  // ---------------------------------------------------------------- taking back

  /** What has been decided in this match by those who share the device. @returns {Decision[]} */
  get #decided() {
    const { match, state } = this.table;
    return (match?.decided ?? []).filter(({ at }) => at < (state?.moves ?? 0));
  }

  /**
   * A person decides; what goes by itself is no decision.
   * @param {number} seat
   */
  decides(seat) {
    const { match, state } = this.table;
    if (match && state && !this.alone && !state.result) match.decided = [...this.#decided, { at: state.moves, seat }];
  }

  /** @param {Shown} state */
  canUndo(state) {
    return this.alone ? canUndo(state) : this.#decided.length > 0;
  }

  /** Back to the last decision of the person here, or of anybody where several are. */
  takeBack() {
    return this.alone ? this.#takeBackOwn() : this.#takeBackLast();
  }

  /** What followed the decision without another one is taken back too. */
  async #takeBackOwn() {
    const { table } = this;
    const once = () => table.app.engine.request({ type: 'undo', by: FIRST, ...table.asked });
    let reply = await once();
    while ((reply.result || table.forced(reply)) && canUndo(reply)) reply = await once();
    return reply;
  }

  /** The device is passed to whoever decided last, if they do not hold it. */
  async #takeBackLast() {
    const { match, app } = this.table;
    const last = this.#decided.at(-1);
    if (!match || !last) return;
    if (last.seat !== this.seat) this.letGo();
    let { moves } = await app.engine.request({ type: 'state', seat: null });
    while (moves > last.at + 1) ({ moves } = await app.engine.request({ type: 'undo', seat: null }));
    const reply = await app.engine.request({ type: 'undo', ...this.table.asked });
    match.decided = (match.decided ?? []).filter(({ at }) => at < reply.moves);
    return reply;
  }
}
