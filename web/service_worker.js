// Keeps the whole site on the device and serves it from there. Every release has a cache of its own and reads only that one, so that
// two releases never mix; a new one is used only when the page says so. The build puts RELEASE and FILES ({path: hash}) in front.

/* global RELEASE, FILES */

const PREFIX = 'boneyard-';
const CACHE = PREFIX + RELEASE;
const LISTING = '__files';
const AT_ONCE = 4;
const base = new URL('./', location.href).href;
const urlOf = (path) => new URL(path, base).href;

const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
const hashOf = async (bytes) => hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 32);

/** Fetches a file and makes sure that it is the one of this release; a stale copy on the way is passed by once. */
async function fetchChecked(path) {
  for (const cache of ['default', 'reload']) {
    const response = await fetch(urlOf(path), { cache, credentials: 'same-origin' });
    if (!response.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== FILES[path]) continue;
    const headers = new Headers(response.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    return new Response(bytes, { headers });
  }
  throw new Error(`${path} is not the file of release ${RELEASE}`);
}

/** Files of complete older releases by their hash: what has not changed need not be fetched. */
async function inventory() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const cache = await caches.open(name);
    const listing = await (await cache.match(urlOf(LISTING)))?.json();
    for (const [path, hash] of Object.entries(listing ?? {})) found.set(hash, () => cache.match(urlOf(path)));
  }
  return found;
}

/** Fills the cache, or fails as a whole. What a cut connection left behind is gone on with the next time. */
async function install() {
  const cache = await caches.open(CACHE);
  const older = await inventory();
  const waiting = Object.keys(FILES);
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (await cache.match(urlOf(path))) continue;
      const response = (await older.get(FILES[path])?.()) ?? (await fetchChecked(path));
      await cache.put(urlOf(path), response);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await cache.put(urlOf(LISTING), new Response(JSON.stringify(FILES)));
}

/** Removes older releases, unless another tab may still be running one, or a newer one is on its way. */
async function tidy() {
  const { installing, waiting } = registration;
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || tabs.length > 1) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

async function answer(path, request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(urlOf(path))) ?? fetch(request);
}

/** A tab that still runs another release gets that release's files. */
const answerOther = async (request) => (await caches.match(request.url)) ?? fetch(request);

addEventListener('install', (event) => event.waitUntil(install()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(base)) return;
  const [path] = request.url.slice(base.length).split(/[?#]/);
  const name = path === '' || path === 'index.html' ? './' : path;
  if (Object.hasOwn(FILES, name)) event.respondWith(answer(name, request));
  else if (path.startsWith('v/')) event.respondWith(answerOther(request));
});

addEventListener('message', (event) => {
  if (event.data === 'release') event.ports[0]?.postMessage(RELEASE);
  else if (event.data === 'take-over') self.skipWaiting();
  else if (event.data === 'tidy') event.waitUntil(tidy());
});
