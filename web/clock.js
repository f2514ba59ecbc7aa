// Bingo's counting: a clock that says the next number. Tap the tile before it moves on, or let it run by itself.

export const TEMPO = { slow: 2400, normal: 1500, fast: 800, rapid: 220 };

export class Clock {
  running = false;
  tempo = 'normal';
  itself = false;

  constructor(table) {
    this.table = table;
    this.onchange = () => {};
  }

  start() {
    this.running = true;
    this.onchange();
    this.wake();
  }

  pause() {
    if (!this.running) return;
    this.running = false;
    clearTimeout(this.timer);
    this.onchange();
  }

  set(changes) {
    Object.assign(this, changes);
    this.onchange();
    this.wake();
  }

  /** Winds the clock for the position that now lies on the table. */
  wake() {
    clearTimeout(this.timer);
    const { state } = this.table;
    if (!this.running || !state || state.game !== 'bingo') return;
    if (state.finished || state.turn === null) return this.pause();
    const take = this.itself && state.legal.find((move) => move.startsWith('take:'));
    this.timer = setTimeout(() => this.running && this.table.play(take || 'next'), this.table.app.hurry ? 0 : TEMPO[this.tempo]);
  }
}
