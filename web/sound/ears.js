// Lets a table be heard and felt: each position when its tiles lie still, and only the last one. Nothing waits for it.

import { settings } from '../storage/settings.js';
import { feltOf, soundOf } from './score.js';

/** @import { Shown } from '../types/page.d.ts' */
/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { Synth } from './synth.js' */

const VOLUMES = { off: 0, low: 0.12, medium: 0.3, loud: 0.7 };

/** Whether anybody has touched the page: before that no page may be heard. */
const touched = () => navigator.userActivation?.hasBeenActive ?? true;

/** @type {() => Promise<Pick<Synth, 'play' | 'close'>>} */
const fetched = async () => new (await import('./synth.js')).Synth();

export class Ears {
  #screen;
  #make;
  /** @type {ReturnType<typeof fetched> | null} */
  #synth = null;
  #last = 0;

  /**
   * @param {Pick<TableScreen, 'app' | 'stage' | 'table'>} screen
   * @param {typeof fetched} [make]
   */
  constructor(screen, make = fetched) {
    this.#screen = screen;
    this.#make = make;
  }

  /** Whether nobody wants to hear anything now. */
  get #deaf() {
    const { app, table } = this.#screen;
    return app.hurry || app.framed || table.turns.skipping !== '' || document.visibilityState === 'hidden';
  }

  /**
   * A position is shown; what was to be heard of the one before is not any more.
   * @param {Pick<Shown, 'events'>} state
   */
  async hear({ events }) {
    const mine = ++this.#last;
    const { stage, table } = this.#screen;
    const people = table.company.seats;
    const sound = soundOf(events, people);
    if (!sound || this.#deaf || !touched()) return;
    if (sound !== 'shuffle') await stage.settled();
    if (mine !== this.#last || this.#deaf) return;
    const felt = feltOf(events, people);
    if (settings.touch && felt) navigator.vibrate?.(felt);
    if (settings.sound === 'off') return;
    try {
      const synth = await (this.#synth ??= this.#make());
      if (mine === this.#last) await synth.play(sound, VOLUMES[settings.sound]);
    } catch {
      this.#synth = null; // A table can be played without a sound.
    }
  }

  close() {
    this.#last++;
    this.#synth?.then((synth) => synth.close()).catch(() => {});
  }
}
