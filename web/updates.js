// Keeps the site on the device and brings new versions in: fetched in the background, used only after a tap, and between two moves.

import { alone } from './boot/site.js';
import { button, h } from './dom.js';
import { t } from './messages.js';
import { tell } from './notices.js';

const html = document.documentElement;
const release = html.dataset.assets.split('/').at(-1);
const HOUR = 3_600_000;

/** The release that answers for this page's files. */
function releaseOf(worker) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage('release', [port2]);
    setTimeout(() => resolve(null), 5000);
  });
}

/** Resolves between two moves: every accepted move is on disk, and nothing is under way. */
function idle() {
  if (html.hasAttribute('data-idle')) return Promise.resolve();
  return new Promise((resolve) => {
    const watch = new MutationObserver(() => html.hasAttribute('data-idle') && (watch.disconnect(), resolve()));
    watch.observe(html, { attributes: true });
  });
}

/** The app is installed under the language of the page. */
function nameApp() {
  document.querySelector('link[rel=manifest]').href = html.lang === 'en' ? 'manifest.webmanifest' : `manifest-${html.lang}.webmanifest`;
}

let offered = null;

/** Says that there is something new; `take` is what a tap does. It stays until it is answered, and asks for nothing. */
function offer(take) {
  offered?.remove();
  const close = () => offered?.remove();
  const accept = async () => {
    close();
    await idle();
    take();
  };
  offered = h('div', { class: 'notice update', role: 'group', 'aria-label': t('update-ready') },
    h('span', {}, t('update-ready')),
    button({ words: t('update-now'), class: 'primary', onclick: accept, 'data-act': 'update' }),
    button({ words: t('update-later'), icon: 'close', bare: true, onclick: close }),
  );
  document.getElementById('notices').append(offered);
  tell(t('update-ready'));
}

/** Starts keeping the site; called once the engine is up, so that a first visit is not slowed down. */
export async function watchUpdates() {
  const container = navigator.serviceWorker;
  if (alone || !container) return;
  nameApp();
  new MutationObserver(nameApp).observe(html, { attributeFilter: ['lang'] });
  let accepted = false;
  const reload = () => location.reload();
  container.addEventListener('controllerchange', async () => {
    if (accepted) return reload();
    if (container.controller && (await releaseOf(container.controller)) !== release) offer(reload);
  });
  let registration;
  try {
    registration = await container.register('service_worker.js', { updateViaCache: 'none' });
  } catch {
    return; // No storage, or a host that forbids it: the site works online.
  }
  if (!registration) return;
  const ready = () => {
    const { waiting } = registration;
    if (!waiting || !container.controller) return;
    offer(() => {
      accepted = true;
      waiting.postMessage('take-over');
    });
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', ready));
  ready();
  if (container.controller) {
    if ((await releaseOf(container.controller)) === release) container.controller.postMessage('tidy');
    else if (!registration.waiting) offer(reload);
  }
  let looked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - looked < HOUR) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
}
