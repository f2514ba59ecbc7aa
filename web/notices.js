// Short messages that come and go, and the one polite voice for screen readers.

import { h } from './dom.js';
import { t } from './messages.js';

const SHOWN_FOR = 5200;

/** Shows a sentence for a few seconds. */
export function notify(text) {
  const box = document.getElementById('notices');
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', t('notices'));
  if ([...box.children].some((one) => one.textContent === text)) return;
  const notice = h('p', { class: 'notice' }, text);
  box.append(notice);
  setTimeout(() => notice.remove(), SHOWN_FOR);
  tell(text);
}

/** Tells a screen reader, politely. */
export function tell(text) {
  if (!text) return;
  const live = document.getElementById('live');
  live.append(h('p', {}, text));
  while (live.childElementCount > 6) live.firstElementChild.remove();
}
