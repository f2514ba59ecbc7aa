// Short messages that come and go, and the one polite voice for screen readers.

import { h } from './dom.js';
import { t } from './messages.js';

const SHOWN_FOR = 5200;
let shown = null;

/**
 * Shows a sentence for a few seconds, in the place of the one before. It speaks of the position that is shown, and goes with it;
 * `stays` is for one that does not.
 */
export function notify(text, { stays = false } = {}) {
  const box = document.getElementById('notices');
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', t('notices'));
  const again = shown?.notice.textContent === text;
  remove();
  const notice = h('p', { class: 'notice' }, text);
  shown = { notice, stays, timer: setTimeout(remove, SHOWN_FOR) };
  box.append(notice);
  if (!again) tell(text);
}

function remove() {
  clearTimeout(shown?.timer);
  shown?.notice.remove();
  shown = null;
}

/** Another position: what was said of the last one goes. On another screen (`all`), everything does. */
export function clearNotices({ all = false } = {}) {
  if (all || !shown?.stays) remove();
}

/** Tells a screen reader, politely. */
export function tell(text) {
  if (!text) return;
  const live = document.getElementById('live');
  live.append(h('p', {}, text));
  while (live.childElementCount > 6) live.firstElementChild.remove();
}
