// On a first visit the engine has the longest way to go, so what it needs sets off before the page's own script has arrived.
// `boot/parts.js` and `engine.js` take up what has been begun here. Later visits find everything near, and the picture comes first.

import { compileCounting } from './boot/compile.js';
import { makeWorker, near, urlOf } from './boot/site.js';

document.documentElement.toggleAttribute('data-elsewhere', /^#\/?./.test(location.hash));

function begin() {
  const worker = makeWorker(urlOf('worker.js'), urlOf('pyodide.mjs'), urlOf('pyodide.asm.mjs'));
  const ahead = { worker };
  worker.said = [];
  worker.onmessage = ({ data }) => worker.said.push(data);
  worker.onerror = () => (ahead.worker = null);
  ahead.wasm = fetch(urlOf('pyodide.asm.wasm'))
    .then((response) => (response.ok ? compileCounting(response, (bytes) => ahead.onbytes?.(bytes)) : null))
    .catch(() => null);
  ahead.data = fetch(urlOf('snapshot.txt')).catch(() => null);
  return ahead;
}

if (!near()) globalThis.ahead = begin();
