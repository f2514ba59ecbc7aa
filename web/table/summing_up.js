// The end of a round: the hands lie open for a while, the points go to those who get them, and then all is told, once.

import { isCalm } from '../storage/settings.js';
import { flyPoints } from './flying_points.js';

/** @import { TableScreen } from './table_screen.js' */
/** @import { Ended, Shown } from '../types/page.d.ts' */

const SEEN_FOR = 900;

export class SummingUp {
  /** The position that has been summed up. @type {string | null} */
  #summed = null;
  /** The position whose points have flown. @type {string | null} */
  #flown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {TableScreen} screen */
  constructor(screen) {
    this.screen = screen;
  }

  /**
   * A round is over; what has been summed up already is not again.
   * @param {Shown} state
   */
  begin(state) {
    this.drop();
    if (this.#summed === state.save) return this.screen.busy(false);
    this.#timer = setTimeout(() => this.#sumUp(state), this.screen.app.hurry ? 0 : SEEN_FOR);
  }

  /** Something else happens instead. */
  drop() {
    clearTimeout(this.#timer);
  }

  /** Lets the summary open by itself once more. */
  again() {
    this.#summed = null;
  }

  /** @param {Shown} state */
  async #sumUp(state) {
    const { app, stage } = this.screen;
    const flies = !app.hurry && !isCalm() && state.players > 1 && this.#flown !== state.save;
    this.#flown = state.save;
    if (flies) await flyPoints(stage, /** @type {Ended & Shown} */ (state));
    await this.#tell(state);
  }

  /**
   * Opens the summary of a position by itself, and only while that position stands.
   * @param {Shown} state
   */
  async #tell(state) {
    const { table, mode } = this.screen;
    if (!table.stands(state) || this.#summed === state.save) return;
    this.#summed = state.save;
    const dialog = await mode.openSummary(state);
    if (!table.stands(state)) return;
    if (!dialog) this.#summed = null;
    this.screen.busy(false);
  }
}
