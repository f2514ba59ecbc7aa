// The engine's worker: starts Python with the engine and passes JSON text to and fro. It keeps nothing that the page
// could not give to a new worker, so it may be ended at any moment.

import { open, resume } from './boot/snapshot.js';

/** @import { FromWorker, Scripts, Start, ToWorker } from './types/worker.d.ts' */
/** @import { MakeModule } from './boot/snapshot.js' */

/* global PYODIDE_LOCK */

const ENV = { HOME: '/home/pyodide', PYTHONHASHSEED: '0' };
/** A zip with nothing in it. */
const EMPTY = Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array(18).fill(0));
const LIBRARY = 'library';

/**
 * As much of Pyodide as is used here.
 * @typedef {object} Pyodide
 * @property {(source: string) => unknown} runPython
 * @property {(name: string) => { handle(text: string): string }} pyimport
 * @property {(archive: ArrayBuffer, format: string, options: object) => void} unpackArchive
 * @property {{ HEAPU8: Uint8Array }} _module
 */
/** @typedef {(options: object) => Promise<Pyodide>} LoadPyodide */

/** @type {((text: string) => string) | null} */
let handle = null;
let heap = () => 0;

/** @param {FromWorker} message */
const say = (message) => postMessage(message);
/** @param {unknown} error */
const fail = (error) => say({ kind: 'failed', reason: String(/** @type {Error} */ (error)?.message ?? error) });

/** Pyodide's scripts, from where the worker's name says. */
const scripts = load(JSON.parse(self.name));
scripts.catch(fail);

/**
 * @param {Scripts} scripts
 * @returns {Promise<{ loadPyodide: LoadPyodide, create: MakeModule }>}
 */
async function load({ loader, script }) {
  const [{ loadPyodide }, { default: create }] = await Promise.all([import(loader), import(script)]);
  say({ kind: 'script' });
  return { loadPyodide, create };
}

/**
 * Pyodide fetches what it needs by itself; it gets what the page has fetched already.
 * @param {WebAssembly.Module} wasm
 * @param {BodyInit} library
 */
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

/**
 * @param {Start} message
 * @returns {Promise<Pyodide>}
 */
async function start({ plan, wasm, data, base, engine }) {
  const { loadPyodide, create } = await scripts;
  const options = { indexURL: base, env: { ...ENV } };
  if (plan === 'stock') return stock(loadPyodide, options, engine);
  if (!wasm || !data) throw new Error('nothing to start from');
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

/**
 * Pyodide as it comes, with the engine's sources.
 * @param {LoadPyodide} loadPyodide
 * @param {object} options
 * @param {string} engine
 */
async function stock(loadPyodide, options, engine) {
  const plain = globalThis.fetch;
  globalThis.fetch = async (...args) => {
    try {
      const response = await plain(...args);
      if (!response.ok) fail(`${response.status} ${args[0]}`);
      return response;
    } catch (error) {
      fail(error); // Pyodide itself would wait for ever
      throw error;
    }
  };
  const pyodide = await loadPyodide(options);
  const archive = await (await fetch(engine)).arrayBuffer();
  pyodide.unpackArchive(archive, 'zip', { extractDir: '/home/pyodide/engine' });
  pyodide.runPython("import sys; sys.path.insert(0, '/home/pyodide/engine')");
  return pyodide;
}

/** @param {Start} message */
async function begin(message) {
  const pyodide = await start(message);
  handle = pyodide.pyimport('domino_core.bridge').handle;
  heap = () => pyodide._module.HEAPU8.length;
  say({ kind: 'ready' });
}

/** @param {MessageEvent<ToWorker>} event */
onmessage = ({ data }) => {
  if (data.kind === 'start') begin(data).catch(fail);
  else {
    try {
      if (!handle) throw new Error('not started');
      say({ kind: 'reply', id: data.id, text: data.heap ? String(heap()) : handle(data.text) });
    } catch (error) {
      fail(error);
    }
  }
};
