// How long it is until the next puzzle of the day: the day ends where the reader is.

import { h } from '../ui/dom.js';
import { t } from '../words/messages.js';

/** Milliseconds between two looks at the clock. */
const LOOK = 5000;

/**
 * Hours and minutes until midnight; what is begun counts, so that it is never said to be over too early. A day of the
 * calendar may have 23 or 25 hours.
 * @param {Date} now
 */
export function untilTomorrow(now) {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  const minutes = Math.ceil((midnight.getTime() - now.getTime()) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** A line that counts down as long as it stands on the page. */
export function countdown() {
  const words = () => t('daily-next', untilTomorrow(new Date()));
  const line = h('p', { class: 'daily-next' }, words());
  const timer = setInterval(() => {
    if (!line.isConnected) clearInterval(timer);
    else if (line.textContent !== words()) line.textContent = words();
  }, LOOK);
  return line;
}
