// Keeps the whole site on the device and serves it from there. Every release has a cache of its own and reads only that
// one, so that two releases never mix; a new one is used only when the page says so. What a device keeps can be lost or
// damaged: every file is known by its hash, and is fetched again where it is not what it should be. Hashing all of it
// at every start would take too long, so that is done when files are copied, and when something went wrong. The build
// puts RELEASE and FILES ({path: hash}) in front.

/* global RELEASE, FILES */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const PREFIX = 'boneyard-';
const CACHE = PREFIX + RELEASE;
const LISTING = '__files';
const PAGE = './';
/** What `boot/rescue.js` asks for. */
const AGAIN = '?again';
const AT_ONCE = 4;
const base = new URL('./', location.href).href;
/** @type {(path: string) => string} */
const urlOf = (path) => new URL(path, base).href;

/** @type {(buffer: ArrayBuffer) => string} */
const hex = (buffer) => Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');
/** @type {(bytes: ArrayBuffer) => Promise<string>} */
const hashOf = async (bytes) => hex(await crypto.subtle.digest('SHA-256', bytes)).slice(0, 32);

/** @param {Response} response */
function plainHeaders(response) {
  const headers = new Headers(response.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  return headers;
}

/**
 * Fetches a file and makes sure that it is the one of this release; a stale copy on the way is passed by once.
 * @param {string} path
 */
async function fetchChecked(path) {
  for (const cache of /** @type {const} */ (['default', 'reload'])) {
    const response = await fetch(urlOf(path), { cache, credentials: 'same-origin' });
    if (!response.ok) continue;
    const bytes = await response.arrayBuffer();
    if ((await hashOf(bytes)) !== FILES[path]) continue;
    return new Response(bytes, { headers: plainHeaders(response) });
  }
  throw new Error(`${path} is not the file of release ${RELEASE}`);
}

/**
 * What a cache holds under a path, if that is the file with this hash. An entry that cannot be read is as good as none.
 * @param {Cache} cache
 * @param {string} path
 * @param {string} hash
 */
async function intact(cache, path, hash) {
  try {
    const response = await cache.match(urlOf(path));
    if (response && (await hashOf(await response.clone().arrayBuffer())) === hash) return response;
  } catch {
    // Damaged on the disk itself.
  }
  return undefined;
}

/**
 * Files of complete older releases by their hash: what has not changed need not be fetched.
 * @returns {Promise<Map<string, () => Promise<Response | undefined>>>}
 */
async function inventory() {
  const found = new Map();
  for (const name of await caches.keys()) {
    if (!name.startsWith(PREFIX) || name === CACHE) continue;
    const cache = await caches.open(name);
    const listing = await (await cache.match(urlOf(LISTING)))?.json();
    for (const [path, hash] of Object.entries(/** @type {typeof FILES} */ (listing ?? {})))
      found.set(hash, () => intact(cache, path, hash));
  }
  return found;
}

/**
 * Does something with every path, a few at a time.
 * @param {string[]} paths
 * @param {(path: string) => Promise<unknown>} work
 */
async function forEach(paths, work) {
  const waiting = [...paths];
  const one = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await work(path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** @param {Cache} cache */
const putListing = (cache) => cache.put(urlOf(LISTING), new Response(JSON.stringify(FILES)));

/** Fills the cache, or fails as a whole. What a cut connection left behind is gone on with the next time. */
async function install() {
  const cache = await caches.open(CACHE);
  const older = await inventory();
  await forEach(Object.keys(FILES), async (path) => {
    if (await intact(cache, path, FILES[path])) return;
    await cache.put(urlOf(path), (await older.get(FILES[path])?.()) ?? (await fetchChecked(path)));
  });
  await putListing(cache);
}

/**
 * Fetches again what is lost (`holes`, seen at a glance) or damaged (`damage`, seen by hashing it all). What the
 * network does not have now stays as it is.
 */
async function mend({ holes = true, damage = true } = {}) {
  const cache = await caches.open(CACHE);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const doubtful = Object.keys(FILES).filter((path) => (there.has(urlOf(path)) ? damage : holes));
  await forEach(doubtful, async (path) => {
    if (await intact(cache, path, FILES[path])) return;
    const response = await fetchChecked(path).catch(() => null);
    if (response) await cache.put(urlOf(path), response);
  });
  if (!there.has(urlOf(LISTING))) await putListing(cache);
}

/** Removes older releases, unless another tab may still be running one, or a newer one is on its way. */
async function tidy() {
  const { installing, waiting } = worker.registration;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (installing || waiting || tabs.length > 1) return;
  for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
}

/**
 * The page itself is small enough to be hashed each time, and whatever else is wrong, it must stand.
 * @param {string} path
 */
async function kept(path) {
  const cache = await caches.open(CACHE);
  return path === PAGE ? intact(cache, path, FILES[path]) : cache.match(urlOf(path));
}

/**
 * A file from the device, or from the network where the device has lost it; then it is put back.
 * @param {string} path
 * @param {FetchEvent} event
 */
async function answer(path, event) {
  const found = await kept(path).catch(() => undefined);
  if (found) return found;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(putBack(path, response.clone()).catch(() => {}));
  return response;
}

/**
 * @param {string} path
 * @param {Response} response
 */
async function putBack(path, response) {
  const headers = plainHeaders(response);
  const bytes = await response.arrayBuffer();
  if ((await hashOf(bytes)) !== FILES[path]) return;
  await (await caches.open(CACHE)).put(urlOf(path), new Response(bytes, { headers }));
}

/**
 * The page once more after a start that failed: everything that is damaged is mended first, and the page comes from the
 * host if it can be reached. A host may have a newer release only; its page then brings its own files. What is lost
 * altogether comes from the network as it is asked for.
 * @param {FetchEvent} event
 */
async function answerAgain(event) {
  await mend({ holes: false }).catch(() => {});
  const response = await fetch(event.request.url, { cache: 'reload' }).catch(() => null);
  return response?.ok ? response : answer(PAGE, event);
}

/**
 * A tab that still runs another release gets that release's files.
 * @type {(request: Request) => Promise<Response>}
 */
const answerOther = async (request) => (await caches.match(request.url)) ?? fetch(request);

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(base)) return;
  const [path] = request.url.slice(base.length).split(/[?#]/);
  const name = path === '' || path === 'index.html' ? PAGE : path;
  if (name === PAGE && new URL(request.url).search === AGAIN) event.respondWith(answerAgain(event));
  else if (Object.hasOwn(FILES, name)) event.respondWith(answer(name, event));
  else if (path.startsWith('v/')) event.respondWith(answerOther(request));
});

worker.addEventListener('message', (event) => {
  if (event.data === 'release') event.ports[0]?.postMessage(RELEASE);
  else if (event.data === 'take-over') worker.skipWaiting();
  else if (event.data === 'tidy') event.waitUntil(Promise.all([tidy(), mend({ damage: false })]));
  else if (event.data === 'mend') event.waitUntil(mend());
});
