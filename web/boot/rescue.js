// What is done when a part of the site is lost or damaged before the page stands. The page is asked for once more, at
// an address at which the service worker looks through all that it keeps; the address tells that this has been tried.
// When that does not help, the words show that stand in the page itself, with a link to try again. They need no script:
// they show after some seconds anyway.

import { alone } from './site.js';

const AGAIN = '?again';
const tried = location.search === AGAIN;
const html = document.documentElement;

/** Asks for the page again: what the device keeps is mended, and the host's page comes, which may be a newer one. */
export const askAgain = () => location.replace(AGAIN + location.hash);

/** What the page begins with, and loses as soon as it stands. */
const words = () => document.getElementById('late');

/**
 * Asks for the page again, once, if it can be had at all; tells whether it is on its way.
 * @returns {Promise<boolean>}
 */
export async function startAgain() {
  if (tried || alone) return false;
  const there = await fetch(AGAIN, { cache: 'reload' }).then(
    ({ ok }) => ok,
    () => false,
  );
  if (there) askAgain();
  return there;
}

/** The page stands: whatever fails from now on is told by itself. */
export function standing() {
  words()?.remove();
  if (tried) history.replaceState(history.state, '', location.pathname + location.hash);
}

/**
 * Whether a failed request is for something that the page cannot do without, or a script of ours has failed.
 * @param {Event} event
 */
function matters(event) {
  if (event.target instanceof Element) return event.target.matches('script, link[rel=stylesheet]:not([data-later])');
  return !(event instanceof ErrorEvent) || event.filename.startsWith(location.origin);
}

/**
 * The link to try again leads to where the person wanted to go. By itself it would lose that, and where the address is
 * the same already, only a reload asks again.
 * @param {Event} event
 */
function tryAgain(event) {
  if (!(event.target instanceof HTMLAnchorElement) || !event.target.closest('#late')) return;
  event.preventDefault();
  history.replaceState(history.state, '', AGAIN + location.hash);
  location.reload();
}

/** Listens from the first moment on, whether everything comes that the page needs in order to stand. */
export function watchForLoss() {
  let lost = false;
  /** @param {Event} event */
  const lose = async (event) => {
    if (lost || !matters(event) || (document.readyState !== 'loading' && !words())) return;
    lost = true;
    if (!(await startAgain())) html.toggleAttribute('data-lost', true);
  };
  addEventListener('click', tryAgain);
  addEventListener('error', lose, true);
  addEventListener('unhandledrejection', lose);
}
