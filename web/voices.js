// What is said at the table, for as long as it hangs in the air.

import { suitWords } from './names.js';

const SAID_FOR = 1900;
const FADE = 250;
/** Events that are words said at the table. */
const SPOKEN = new Set(['trump', 'check', 'bet', 'call', 'raise']);

export class Voices {
  #said = [];

  /** Lets a seat say something; `data` is for the words. */
  say(seat, word, data = {}) {
    this.#said = this.#said.filter((said) => said.seat !== seat);
    this.#said.push({ seat, word, data, until: performance.now() + SAID_FOR });
  }

  /** Lets a seat say what an event has it say. */
  hear(event) {
    if (event.kind === 'say') this.say(event.seat, event.word);
    else if (event.kind === 'score') this.say(event.seat, `+${event.points}`);
    else if (SPOKEN.has(event.kind)) this.say(event.seat, event.kind, { ...event, suit: event.trump ? suitWords(event.trump) : '' });
  }

  /** The bubbles at this moment, fading at their end unless all is calm. */
  bubbles(now, calm) {
    this.#said = this.#said.filter((said) => said.until > now);
    return this.#said.map((said) => ({ ...said, alpha: calm ? 1 : Math.min(1, (said.until - now) / FADE) }));
  }

  /** Milliseconds until the next bubble changes; null where there is none. */
  next(now) {
    if (!this.#said.length) return null;
    const soon = Math.min(...this.#said.map((said) => said.until)) - now;
    return soon > FADE ? soon - FADE + 1 : 16;
  }
}
