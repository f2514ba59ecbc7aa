// The strip that tells how the start of the engine goes, and offers to try again.

import { button, clear, h } from './dom.js';
import { t } from './messages.js';

const SHOW_AFTER = 250;

export class StartBar {
  constructor(engine) {
    this.element = document.getElementById('start');
    engine.watch((news) => this.hear(news));
  }

  hear({ phase, loaded, total }) {
    if (phase === 'ready') {
      this.timer = clearTimeout(this.timer);
      this.shown = null;
      clear(this.element);
    } else if (phase === 'loading') {
      Object.assign(this, { loaded, total });
      if (this.shown === 'loading') return this.set();
      this.timer ??= setTimeout(() => this.open(), SHOW_AFTER);
      if (this.shown === 'failed') this.open();
    }
  }

  open() {
    this.shown = 'loading';
    this.meter = h('progress', { max: '100', 'aria-label': t('starting') });
    this.words = h('span', { class: 'start-bytes' });
    clear(this.element, h('div', { class: 'start-bar' }, h('span', {}, t('starting')), this.meter, this.words));
    this.set();
  }

  set() {
    const { loaded, total } = this;
    if (loaded) this.meter.value = (loaded / total) * 100;
    this.words.textContent = loaded ? t('megabytes', { number: loaded / 1e6 }) : '';
  }

  failed(again) {
    this.timer = clearTimeout(this.timer);
    this.shown = 'failed';
    clear(this.element, h('div', { class: 'start-bar failed', role: 'alert' }, h('span', {}, t('start-failed')), button({ words: t('try-again'), class: 'primary', onclick: again, 'data-act': 'retry' })));
  }
}
