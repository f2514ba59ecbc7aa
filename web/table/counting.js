// Counting along: a clock that says the next number. Tap the tile before it moves on, or let it run by itself.

import { factsOf } from '../engine/catalogue.js';

/** @import { Table } from './table.js' */

/** @typedef {keyof typeof TEMPO} Tempo */

export const TEMPO = { slow: 2400, normal: 1500, fast: 800, rapid: 220 };

export class Clock {
  running = false;
  /** @type {Tempo} */
  tempo = 'normal';
  itself = false;
  onchange = () => {};
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Table} table */
  constructor(table) {
    this.table = table;
  }

  start() {
    this.running = true;
    this.onchange();
    this.wake();
  }

  pause() {
    if (!this.running) return;
    this.running = false;
    clearTimeout(this.#timer);
    this.onchange();
  }

  /** @param {{ tempo?: Tempo, itself?: boolean }} changes */
  set(changes) {
    Object.assign(this, changes);
    this.onchange();
    this.wake();
  }

  /** Winds the clock for the position that now lies on the table. */
  wake() {
    clearTimeout(this.#timer);
    const { state } = this.table;
    if (!this.running || !state || !factsOf(state.game).clock) return;
    if (state.finished || state.turn === null) return this.pause();
    const take = this.itself && state.legal.find((move) => move.startsWith('take:'));
    this.#timer = setTimeout(
      () => this.running && this.table.play(take || 'next'),
      this.table.app.hurry ? 0 : TEMPO[this.tempo],
    );
  }
}
