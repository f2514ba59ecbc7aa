// Keeps the site on the device and brings new versions in: fetched in the background, used only after a tap, and
// between two moves.

import { askAgain } from './rescue.js';
import { alone, mendKept } from './site.js';
import { t } from '../words/messages.js';
import { stand } from '../ui/notices.js';

const html = document.documentElement;
const release = html.dataset.assets?.split('/').at(-1);
const HOUR = 3_600_000;
/** Milliseconds in which a new version takes over, unless something holds the old one: a window that has asked it for a
 * file and does not read it can do so for minutes. */
const TAKES_OVER = 5000;

/**
 * The release that answers for this page's files.
 * @param {ServiceWorker} worker
 * @returns {Promise<string | null>}
 */
function releaseOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('release', [port2]);
    setTimeout(() => resolve(null), 5000);
  });
}

/**
 * Resolves between two moves: every accepted move is on disk, and nothing is under way.
 * @returns {Promise<void>}
 */
function idle() {
  if (html.hasAttribute('data-idle')) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => html.hasAttribute('data-idle') && (watch.disconnect(), resolve()));
    watch.observe(html, { attributes: true });
  });
}

/** The app is installed under the language of the page. */
function nameApp() {
  const name = html.lang === 'en' ? 'manifest.webmanifest' : `manifest-${html.lang}.webmanifest`;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', name);
}

let withdraw = () => {};

/**
 * Says that there is something new; `take` is what a tap does. It stays until it is answered, and asks for nothing.
 * @param {() => void} take
 */
function offer(take) {
  withdraw();
  const accept = async () => {
    withdraw();
    await idle();
    take();
  };
  withdraw = stand(t('update-ready'), {
    class: 'update',
    away: t('update-later'),
    actions: [{ words: t('update-now'), onclick: accept, 'data-act': 'update' }],
  });
}

/** Whether a person has reloaded the page: perhaps because something in it is not as it should be. */
const reloaded = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');

/**
 * Starts keeping the site; called once the engine is up, so that a first visit is not slowed down.
 * @param {{ doubtful: boolean }} how whether it did not start in the usual way, as if a file were damaged
 */
export async function watchUpdates({ doubtful }) {
  const container = navigator.serviceWorker;
  if (alone || !container) return;
  nameApp();
  new MutationObserver(nameApp).observe(html, { attributeFilter: ['lang'] });
  let accepted = false;
  const reload = () => location.reload();
  container.addEventListener('controllerchange', async () => {
    if (accepted) return idle().then(reload); // It may come late, when the next move is under way.
    if (container.controller && (await releaseOf(container.controller)) !== release) offer(reload);
  });
  /** @type {ServiceWorkerRegistration} */
  let registration;
  try {
    registration = await container.register('service_worker.js', { updateViaCache: 'none' });
  } catch {
    return; // No storage, or a host that forbids it: the site works online.
  }
  if (!registration) return;
  const ready = async () => {
    const { waiting } = registration;
    const { controller } = container;
    if (!waiting || !controller) return;
    const takeOver = () => waiting.postMessage('take-over');
    if ((await releaseOf(waiting)) === release) return takeOver(); // Accepted before this page was asked for.
    offer(() => {
      accepted = true;
      takeOver();
      setTimeout(() => container.controller === controller && idle().then(askAgain), TAKES_OVER);
    });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', ready));
  ready();
  if (container.controller) {
    if ((await releaseOf(container.controller)) === release) {
      container.controller.postMessage('tidy');
      if (doubtful || reloaded()) mendKept();
    } else if (!registration.waiting) offer(reload);
  }
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}
