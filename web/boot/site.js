// Where the parts of the site are: beside the page, or, in the single-file edition, packed into it.

const html = document.documentElement;
/** @type {(name: string) => Element | null} */
const packed = (name) => document.querySelector(`script[data-file="${name}"]`);

/** Whether everything is in this one page. */
export const alone = packed('worker.js') !== null;

export const assets = new URL(`${html.dataset.assets}/`, document.baseURI).href;
const runtime = new URL(`${html.dataset.pyodide}/`, document.baseURI).href;
/** @type {(name: string) => boolean} */
const isRuntime = (name) => name.startsWith('pyodide.') || name.startsWith('python_');

/** Whether the site is on this device; a frame without an origin may not even ask. */
export function near() {
  try {
    return alone || Boolean(navigator.serviceWorker?.controller);
  } catch {
    return false;
  }
}

/** Has all that is kept on this device looked through, in the background, for when some of it may be damaged. */
export function mendKept() {
  if (near()) navigator.serviceWorker?.controller?.postMessage('mend');
}

/**
 * Sizes in bytes of what a start loads, as the build found them.
 * @type {Record<string, number>}
 */
export const sizes = JSON.parse(html.dataset.sizes || '{}');

/**
 * The address of a part.
 * @type {(name: string) => string}
 */
export const urlOf = (name) => (isRuntime(name) ? runtime : assets) + name;

/** @param {string} text */
function fromBase64(text) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

/**
 * A part as the reply to a request, which may be given up.
 * @param {string} name
 * @param {AbortSignal} [signal]
 */
export async function fetchPart(name, signal) {
  const element = packed(name);
  if (element) {
    const body = new Blob([fromBase64(element.textContent)]).stream().pipeThrough(new DecompressionStream('gzip'));
    return new Response(body, {
      headers: { 'content-type': name === 'pyodide.asm.wasm' ? 'application/wasm' : 'text/plain' },
    });
  }
  const response = await fetch(urlOf(name), { signal });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  return response;
}

/**
 * The address of a picture.
 * @param {string} name
 */
export function pictureUrl(name) {
  const element = packed(name);
  return element ? `data:image/svg+xml;base64,${element.textContent}` : assets + name;
}

/**
 * An address to make a worker from: a frame without an origin may not name our script, but a script of its own may
 * import it.
 * @param {string} name
 */
export async function workerUrl(name) {
  const url = await scriptUrl(name);
  return self.origin === 'null' && !url.startsWith('data:')
    ? `data:text/javascript,${encodeURIComponent(`import ${JSON.stringify(url)}`)}`
    : url;
}

/**
 * An address for a script that a worker can load, also where the worker may load nothing else.
 * @param {string} name
 */
export async function scriptUrl(name) {
  if (!packed(name)) return urlOf(name);
  return `data:text/javascript,${encodeURIComponent(await (await fetchPart(name)).text())}`;
}

/**
 * Scripts to run may come from this site, or from the page itself where it can name no other; nothing else may, and no
 * text ever becomes HTML. Browsers that know trusted types ask here whenever a script is to be started by its address.
 * @param {string} address
 */
function ours(address) {
  const { protocol, href } = new URL(address, document.baseURI);
  if (protocol === 'data:') return alone || self.origin === 'null';
  return href.startsWith(new URL('.', document.baseURI).href);
}

const { trustedTypes } = globalThis;
if (trustedTypes && !trustedTypes.defaultPolicy)
  trustedTypes.createPolicy('default', { createScriptURL: (address) => (ours(address) ? address : null) });

/**
 * The engine's worker; where Pyodide's scripts are stands in its name, so that it can fetch them before any message
 * arrives.
 * @type {(address: string, loader: string, script: string) => Worker}
 */
export const makeWorker = (address, loader, script) =>
  new Worker(address, { type: 'module', name: JSON.stringify({ loader, script }) });
