// On a first visit the engine has the longest way to go, so what it needs sets off before the page's own script has
// arrived. `parts.js` and `engine/engine.js` take up what has been begun here. Later visits find everything near, and
// the picture comes first.

import { compileCounting } from './compile.js';
import { watchForLoss } from './rescue.js';
import { makeWorker, near, urlOf } from './site.js';

/** @import { FromWorker } from '../types/worker.d.ts' */

/** A worker, and what it has said before somebody listened. @typedef {Worker & { said?: FromWorker[] }} Begun */

/**
 * What is under way; whoever takes a part leaves null. `onbytes` hears how much of Python has come, `stop` gives up
 * what has not come.
 * @typedef {object} Ahead
 * @property {Begun | null} worker
 * @property {Promise<WebAssembly.Module | null> | null} wasm
 * @property {Promise<Response | null> | null} data
 * @property {(bytes: number) => void} [onbytes]
 * @property {() => void} stop
 */

watchForLoss();
document.documentElement.toggleAttribute('data-elsewhere', /^#\/?./.test(location.hash));

/** @returns {Ahead} */
function begin() {
  /** @type {FromWorker[]} */
  const said = [];
  const worker = Object.assign(makeWorker(urlOf('worker.js'), urlOf('pyodide.mjs'), urlOf('pyodide.asm.mjs')), {
    said,
  });
  const given = new AbortController();
  const { signal } = given;
  /** @type {Ahead} */
  const ahead = { worker, wasm: null, data: null, stop: () => given.abort() };
  worker.onmessage = ({ data }) => said.push(data);
  worker.onerror = () => (ahead.worker = null);
  ahead.wasm = fetch(urlOf('pyodide.asm.wasm'), { signal })
    .then((response) => (response.ok ? compileCounting(response, (bytes) => ahead.onbytes?.(bytes)) : null))
    .catch(() => null);
  ahead.data = fetch(urlOf('snapshot.txt'), { signal }).catch(() => null);
  return ahead;
}

if (!near()) globalThis.ahead = begin();
