// The engine's worker: starts Python with the engine and passes JSON text to and fro. It keeps nothing that the page could not give
// to a new worker, so it may be ended at any moment.

import { open, resume } from './boot/snapshot.js';

/* global PYODIDE_LOCK */

const ENV = { HOME: '/home/pyodide', PYTHONHASHSEED: '0' };
/** A zip with nothing in it. */
const EMPTY = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array(18).fill(0));
const LIBRARY = 'library';

let handle = null;
let heap = () => 0;
const fail = (error) => postMessage({ kind: 'failed', reason: String(error?.message ?? error) });

/** Pyodide's scripts, from where the worker's name says. */
const scripts = load(JSON.parse(self.name));
scripts.catch(fail);

async function load({ loader, script }) {
  const [{ loadPyodide }, { default: create }] = await Promise.all([import(loader), import(script)]);
  postMessage({ kind: 'script' });
  return { loadPyodide, create };
}

/** Pyodide fetches what it needs by itself; it gets what the page has fetched already. */
function handOver(wasm, library) {
  globalThis.fetch = async (url) => new Response(String(url).endsWith(LIBRARY) ? library : null);
  WebAssembly.instantiateStreaming = async (_, imports) => {
    try {
      return { module: wasm, instance: await WebAssembly.instantiate(wasm, imports) };
    } catch (error) {
      fail(error); // Pyodide itself would wait for ever
      throw error;
    }
  };
}

async function start({ plan, wasm, data, base, engine }) {
  const { loadPyodide, create } = await scripts;
  const options = { indexURL: base, env: { ...ENV } };
  if (plan === 'stock') return stock(loadPyodide, options, engine);
  const library = { lockFileContents: PYODIDE_LOCK, stdLibURL: base + LIBRARY };
  if (plan === 'bundle') {
    handOver(wasm, data);
    return loadPyodide({ ...options, ...library, createPyodideModule: create });
  }
  handOver(wasm, EMPTY);
  const pyodide = await loadPyodide({ ...options, ...library, ...resume(open(data), create) });
  pyodide.runPython('import random; random.seed()');
  return pyodide;
}

/** Pyodide as it comes, with the engine's sources. */
async function stock(loadPyodide, options, engine) {
  const plain = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    const response = await plain(...args).catch(fail);
    if (!response?.ok) fail(`${response?.status} ${args[0]}`);
    return response;
  };
  const pyodide = await loadPyodide(options);
  const archive = await (await fetch(engine)).arrayBuffer();
  pyodide.unpackArchive(archive, 'zip', { extractDir: '/home/pyodide/engine' });
  pyodide.runPython("import sys; sys.path.insert(0, '/home/pyodide/engine')");
  return pyodide;
}

async function begin(message) {
  const pyodide = await start(message);
  handle = pyodide.pyimport('domino_core.bridge').handle;
  heap = () => pyodide._module.HEAPU8.length;
  postMessage({ kind: 'ready' });
}

onmessage = ({ data }) => {
  if (data.kind === 'start') begin(data).catch(fail);
  else {
    try {
      postMessage({ kind: 'reply', id: data.id, text: data.heap ? String(heap()) : handle(data.text) });
    } catch (error) {
      fail(error);
    }
  }
};
