// The strip that tells how the start of the engine goes, and offers to try again.

import { button, byId, clear, h } from '../ui/dom.js';
import { float, floatAgain } from '../ui/floating.js';
import { t } from '../words/messages.js';

/** @import { Engine, EngineDown, News } from '../engine/engine.js' */

const SHOW_AFTER = 250;

export class StartBar {
  #element = byId('start');
  /**
   * `lost`: a part of the page did not come, whatever the engine does.
   * @type {'waiting' | 'loading' | 'failed' | 'lost' | null}
   */
  #shown = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #loaded = 0;
  #total = 0;
  #meter = h('progress', { max: '100' });
  #words = h('span', { class: 'start-bytes' });

  /** @param {Engine} engine */
  constructor(engine) {
    engine.watch((news) => this.hear(news));
  }

  /** @param {News} news */
  hear(news) {
    const { phase } = news;
    if (this.#shown === 'lost') return;
    if (phase === 'ready' || (phase === 'answered' && this.#shown === 'waiting')) this.close();
    else if (phase === 'waiting' && !this.#shown) this.open('waiting', t('loading'));
    else if (phase === 'loading') {
      const { loaded, total, again } = news;
      this.#loaded = loaded;
      this.#total = total;
      if (this.#shown === 'loading') return this.#set();
      const open = () => this.open('loading', t(again ? 'starting-again' : 'starting'));
      if (this.#shown || again) return open();
      this.#timer ??= setTimeout(open, SHOW_AFTER);
    }
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  close() {
    this.#stop();
    this.#shown = null;
    clear(this.#element);
  }

  /** @param {HTMLElement} strip */
  #show(strip) {
    clear(this.#element);
    float(this.#element, strip);
  }

  /**
   * @param {'waiting' | 'loading'} shown
   * @param {string} words
   */
  open(shown, words) {
    this.#stop();
    this.#shown = shown;
    this.#meter = h('progress', { max: '100', 'aria-label': words });
    this.#words = h('span', { class: 'start-bytes' });
    this.#show(h('div', { class: 'start-bar', role: 'status' }, h('span', {}, words), this.#meter, this.#words));
    if (shown === 'loading') this.#set();
  }

  #set() {
    if (this.#loaded) this.#meter.value = (this.#loaded / this.#total) * 100;
    const grows = this.#loaded && !this.#words.textContent;
    this.#words.textContent = this.#loaded ? t('megabytes', { number: this.#loaded / 1e6 }) : '';
    if (grows) floatAgain();
  }

  /**
   * A part of the page did not come: that stands until somebody tries again or goes elsewhere.
   * @param {() => void} again
   */
  lost(again) {
    this.failed(() => {
      this.close();
      again();
    });
    this.#shown = 'lost';
  }

  /** Another screen: what was lost is not wanted any more. */
  leave() {
    if (this.#shown === 'lost') this.close();
  }

  /**
   * @param {() => void} again
   * @param {{ why?: EngineDown['why'] }} [error]
   */
  failed(again, { why } = {}) {
    this.#stop();
    this.#shown = 'failed';
    this.#show(
      h(
        'div',
        { class: 'start-bar failed', role: 'alert' },
        h('span', {}, t(why === 'starting' ? 'start-broken' : 'start-failed')),
        button({ words: t('try-again'), class: 'primary', onclick: again, 'data-act': 'retry' }),
      ),
    );
  }
}
