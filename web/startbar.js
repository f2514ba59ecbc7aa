// The strip that tells how the start of the engine goes, and offers to try again.

import { button, clear, h } from './dom.js';
import { t } from './messages.js';

const SHOW_AFTER = 250;

export class StartBar {
  constructor(engine) {
    this.element = document.getElementById('start');
    engine.watch((news) => this.hear(news));
  }

  hear({ phase, loaded, total, again }) {
    if (phase === 'ready' || (phase === 'answered' && this.shown === 'waiting')) this.close();
    else if (phase === 'waiting' && !this.shown) this.open('waiting', t('loading'));
    else if (phase === 'loading') {
      Object.assign(this, { loaded, total });
      if (this.shown === 'loading') return this.set();
      const open = () => this.open('loading', t(again ? 'starting-again' : 'starting'));
      if (this.shown || again) return open();
      this.timer ??= setTimeout(open, SHOW_AFTER);
    }
  }

  close() {
    this.timer = clearTimeout(this.timer);
    this.shown = null;
    clear(this.element);
  }

  open(shown, words) {
    this.timer = clearTimeout(this.timer);
    this.shown = shown;
    this.meter = h('progress', { max: '100', 'aria-label': words });
    this.words = h('span', { class: 'start-bytes' });
    clear(this.element, h('div', { class: 'start-bar', role: 'status' }, h('span', {}, words), this.meter, this.words));
    if (shown === 'loading') this.set();
  }

  set() {
    const { loaded, total } = this;
    if (loaded) this.meter.value = (loaded / total) * 100;
    this.words.textContent = loaded ? t('megabytes', { number: loaded / 1e6 }) : '';
  }

  failed(again, { why } = {}) {
    this.timer = clearTimeout(this.timer);
    this.shown = 'failed';
    clear(this.element, h('div', { class: 'start-bar failed', role: 'alert' }, h('span', {}, t(why === 'starting' ? 'start-broken' : 'start-failed')), button({ words: t('try-again'), class: 'primary', onclick: again, 'data-act': 'retry' })));
  }
}
