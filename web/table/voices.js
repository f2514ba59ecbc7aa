// What is said at the table, for as long as it hangs in the air.

/** @import { EventData } from '../types/events.d.ts' */

/** @typedef {{ seat: EventData['seat'], word: string, data: Partial<EventData>, until: number }} Said */

/** @typedef {Said & { alpha: number }} Bubble */

const SAID_FOR = 1900;
const FADE = 250;
/** Events that are words said at the table. */
const SPOKEN = new Set(['starts', 'pass', 'trump', 'check', 'bet', 'call', 'raise']);

export class Voices {
  /** @type {Said[]} */
  #said = [];

  /**
   * Lets a seat say something at a moment; `data` is for the words.
   * @param {EventData['seat']} seat
   * @param {string} word
   * @param {number} now
   * @param {Partial<EventData>} [data]
   */
  say(seat, word, now, data = {}) {
    this.#said = this.#said.filter((said) => said.seat !== seat);
    this.#said.push({ seat, word, data, until: now + SAID_FOR });
  }

  /**
   * Lets a seat say what an event has it say.
   * @param {EventData} event
   * @param {number} now
   */
  hear(event, now) {
    const { kind, seat } = event;
    if (kind === 'say') this.say(seat, event.word ?? '', now);
    else if (kind === 'score') this.say(seat, `+${event.points}`, now);
    else if (kind === 'draw') this.say(seat, kind, now, { count: 1 + this.#drawn(seat, now) });
    else if (SPOKEN.has(kind)) this.say(seat, kind, now, event);
  }

  /**
   * How many tiles a seat says it has drawn: a run of draws is told as one.
   * @type {(seat: EventData['seat'], now: number) => number}
   */
  #drawn(seat, now) {
    const last = this.#said.find((said) => said.seat === seat && said.word === 'draw' && said.until > now);
    return last?.data.count ?? 0;
  }

  /**
   * The bubbles at this moment, fading at their end unless all is calm.
   * @param {number} now
   * @param {boolean} calm
   * @returns {Bubble[]}
   */
  bubbles(now, calm) {
    this.#said = this.#said.filter((said) => said.until > now);
    return this.#said.map((said) => ({ ...said, alpha: calm ? 1 : Math.min(1, (said.until - now) / FADE) }));
  }

  /**
   * Milliseconds until the next bubble changes; null where there is none.
   * @param {number} now
   */
  next(now) {
    if (!this.#said.length) return null;
    const soon = Math.min(...this.#said.map((said) => said.until)) - now;
    return soon > FADE ? soon - FADE + 1 : 16;
  }
}
