// The sounds of a table, made from noise and a few tones: there are no files. Fetched after the first gesture, when a
// page may be heard at all.

/** @import { Sound } from './score.js' */

/** How high, how loud and how long something is. @typedef {{ pitch: number, loud: number, time: number }} Heard */

/** Seconds of noise, which all that rattles is cut from. */
const NOISE = 0.5;
/** The notes of a win, quiet and short. */
const NOTES = [523.25, 659.25, 783.99];

export class Synth {
  #context = new AudioContext();
  #noise = this.#makeNoise();

  /**
   * Lets a sound be heard at once; nothing where the browser does not let the page be heard.
   * @param {Sound} sound
   * @param {number} volume
   */
  async play(sound, volume) {
    const context = this.#context;
    if (context.state !== 'running') await context.resume();
    const out = new GainNode(context, { gain: volume });
    out.connect(context.destination);
    const at = context.currentTime + 0.005;
    const end = this[sound](out, at);
    setTimeout(() => out.disconnect(), (end - at) * 1000 + 200);
  }

  close() {
    this.#context.close().catch(() => {});
  }

  #makeNoise() {
    const { sampleRate } = this.#context;
    const buffer = this.#context.createBuffer(1, NOISE * sampleRate, sampleRate);
    const data = buffer.getChannelData(0);
    for (let k = 0; k < data.length; k++) data[k] = Math.random() * 2 - 1;
    return buffer;
  }

  /** How loud something is: at once so much, then less and less. */
  #fading(
    /** @type {AudioNode} */ out,
    /** @type {number} */ at,
    /** @type {number} */ loud,
    /** @type {number} */ time,
  ) {
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(loud, at);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + time);
    gain.connect(out);
    return gain;
  }

  /** @type {(out: AudioNode, at: number, tone: Heard & { type?: OscillatorType }) => number} */
  #tone(out, at, { pitch, loud, time, type = 'sine' }) {
    const tone = new OscillatorNode(this.#context, { frequency: pitch, type });
    tone.connect(this.#fading(out, at, loud, time));
    tone.start(at);
    tone.stop(at + time);
    return at + time;
  }

  /** @type {(out: AudioNode, at: number, noise: Heard & { width?: number }) => number} */
  #rustle(out, at, { pitch, loud, time, width = 0.8 }) {
    const noise = new AudioBufferSourceNode(this.#context, { buffer: this.#noise });
    const filter = new BiquadFilterNode(this.#context, { type: 'bandpass', frequency: pitch, Q: width });
    noise.connect(filter).connect(this.#fading(out, at, loud, time));
    noise.start(at, Math.random() * (NOISE - time), time);
    return at + time;
  }

  /** Bone on cloth over wood; no two are quite alike. */
  click(/** @type {AudioNode} */ out, /** @type {number} */ at, loud = 1) {
    const pitch = 1700 * (0.94 + Math.random() * 0.12);
    this.#rustle(out, at, { pitch: pitch * 2, loud: loud * 0.9, time: 0.018 });
    this.#tone(out, at, { pitch: 190, loud: loud * 0.5, time: 0.07 });
    return this.#tone(out, at, { pitch, loud: loud * 0.35, time: 0.035 });
  }

  /** Knuckles on the table, twice. */
  knock(/** @type {AudioNode} */ out, /** @type {number} */ at) {
    for (const each of [at, at + 0.13]) {
      this.#tone(out, each, { pitch: 140, loud: 0.9, time: 0.09 });
      this.#rustle(out, each, { pitch: 420, loud: 0.5, time: 0.03 });
    }
    return at + 0.25;
  }

  /** A hand that stirs all the tiles. */
  shuffle(/** @type {AudioNode} */ out, /** @type {number} */ at) {
    for (let k = 0; k < 12; k++) this.click(out, at + k * 0.045 + Math.random() * 0.03, 0.15 + Math.random() * 0.2);
    this.#rustle(out, at, { pitch: 900, loud: 0.25, time: 0.45, width: 0.4 });
    return at + 0.7;
  }

  /** A tile that is drawn over the cloth. */
  slide(/** @type {AudioNode} */ out, /** @type {number} */ at) {
    return this.#rustle(out, at, { pitch: 1400, loud: 0.35, time: 0.14, width: 0.5 });
  }

  /** Chips that fall on others. */
  chip(/** @type {AudioNode} */ out, /** @type {number} */ at) {
    for (const each of [0, 0.05]) this.#tone(out, at + each, { pitch: 3200 + 6000 * each, loud: 0.3, time: 0.05 });
    return at + 0.1;
  }

  win(/** @type {AudioNode} */ out, /** @type {number} */ at) {
    NOTES.forEach((pitch, k) => this.#tone(out, at + k * 0.12, { pitch, loud: 0.35, time: 0.6, type: 'triangle' }));
    return at + 0.9;
  }
}
