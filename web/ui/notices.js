// Short messages that come and go, and the one polite voice for screen readers.

import { button, byId, h } from './dom.js';
import { float } from './floating.js';
import { t } from '../words/messages.js';

/** @import { ButtonOptions } from './dom.js' */

const SHOWN_FOR = 5200;
/** @type {{ notice: HTMLElement, stays: boolean, timer?: ReturnType<typeof setTimeout> } | null} */
let shown = null;

function place() {
  const box = byId('notices');
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', t('notices'));
  return box;
}

/**
 * Shows a sentence for a few seconds, in the place of the one before. It speaks of the position that is shown, and goes
 * with it; `stays` is for one that does not.
 * @param {string} text
 * @param {{ stays?: boolean }} [options]
 */
export function notify(text, { stays = false } = {}) {
  const again = shown?.notice.textContent === text;
  remove();
  const notice = h('p', { class: 'notice' }, text);
  shown = { notice, stays, timer: setTimeout(remove, SHOWN_FOR) };
  float(place(), notice);
  if (!again) tell(text);
}

/**
 * Shows a note of several lines in the place of a sentence, as long as the position that it speaks of.
 * @param {HTMLElement} notice
 */
export function showNote(notice) {
  remove();
  shown = { notice, stays: false };
  float(place(), notice);
}

/**
 * A sentence that stays, with what can be done about it, until it is closed; it asks for nothing. Returns how to close
 * it.
 * @param {string} words
 * @param {{ class?: string, away: string, actions: ButtonOptions[] }} options `away` names the button that closes it
 */
export function stand(words, { class: kind = '', away, actions }) {
  const close = () => void notice.remove();
  /** @type {HTMLElement} */
  const notice = h(
    'div',
    { class: `notice standing ${kind}`.trim(), role: 'group', 'aria-label': words },
    h('span', {}, words),
    h(
      'span',
      { class: 'answers' },
      actions.map((action) => button({ class: 'primary', ...action })),
      button({ words: away, icon: 'close', bare: true, onclick: close }),
    ),
  );
  float(place(), notice);
  tell(words);
  return close;
}

/** @returns {void} */
function remove() {
  clearTimeout(shown?.timer);
  shown?.notice.remove();
  shown = null;
}

/** Another position: what was said of the last one goes. On another screen (`all`), everything does. */
export function clearNotices({ all = false } = {}) {
  if (all || !shown?.stays) remove();
}

/** All that was said so far is gone: somebody else listens from now on. */
export function hush() {
  remove();
  byId('live').replaceChildren();
}

/**
 * Tells a screen reader, politely.
 * @param {string} text
 */
export function tell(text) {
  if (!text) return;
  const live = byId('live');
  live.append(h('p', {}, text));
  while (live.childElementCount > 6) live.firstElementChild?.remove();
}
