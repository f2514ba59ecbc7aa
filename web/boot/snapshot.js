// The memory of a Python that has the engine imported, kept sparse: only the pages in which it differs from the memory
// of a Python that has not run yet, one after another. Made by build_scripts/website/pack.mjs, loaded by the worker;
// both use this file.  Layout, in 32-bit words: MAGIC, bytes of the head, number of runs, bytes of the heap; the head
// (JSON, padded to 16 bytes); for each run its first page and its number of pages; the pages; a sum over all of it,
// since a memory with one wrong byte may start and go wrong much later.

/**
 * What a memory belongs to, and what Pyodide keeps of it.
 * @typedef {{ pyodide: string, build: string, config: object }} Head
 */
/** @typedef {Head & { size: number, runs: Uint32Array, pages: Uint8Array }} Snapshot */

export const MAGIC = 0x59454e4f;
export const PAGE = 256;
const PREFIX = 16;

/**
 * A sum over words that no single wrong word leaves as it is: quick enough for every start, which a hash is not.
 * @param {Uint32Array} words
 */
function sumOf(words) {
  let sum = 0;
  for (let i = 0; i < words.length; i++) sum = (Math.imul(sum, 31) + words[i]) | 0;
  return sum >>> 0;
}

/**
 * Packs a heap. `head` is {pyodide, build, config}: exactly what this memory belongs to.
 * @param {Uint8Array} heap
 * @param {Uint8Array} fresh
 * @param {Head} head
 */
export function pack(heap, fresh, head) {
  /** @type {(array: Uint8Array) => Uint32Array} */
  const words = (array) => new Uint32Array(array.buffer, array.byteOffset, array.byteLength / 4);
  const [now, before] = [words(heap), words(fresh)];
  const step = PAGE / 4;
  /** @type {(page: number) => boolean} */
  const differs = (page) => {
    for (let i = page * step; i < (page + 1) * step; i++)
      if (now[i] !== (i < before.length ? before[i] : 0)) return true;
    return false;
  };
  const runs = [];
  const pages = heap.length / PAGE;
  for (let page = 0; page < pages; page++) {
    if (!differs(page)) continue;
    const first = page;
    while (page < pages && differs(page)) page++;
    runs.push(first, page - first);
  }
  const text = new TextEncoder().encode(JSON.stringify(head));
  const headBytes = Math.ceil(text.length / 16) * 16;
  /** @type {Uint8Array[]} */
  const chunks = [
    new Uint8Array(new Uint32Array([MAGIC, headBytes, runs.length / 2, heap.length]).buffer),
    text,
    new Uint8Array(headBytes - text.length).fill(32),
    new Uint8Array(new Uint32Array(runs).buffer),
  ];
  for (let i = 0; i < runs.length; i += 2) chunks.push(heap.subarray(runs[i] * PAGE, (runs[i] + runs[i + 1]) * PAGE));
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
  const packed = new Uint8Array(length + 4);
  let at = 0;
  for (const chunk of chunks) {
    packed.set(chunk, at);
    at += chunk.length;
  }
  new Uint32Array(packed.buffer, length).fill(sumOf(new Uint32Array(packed.buffer, 0, length / 4)));
  return packed;
}

/**
 * Reads the head of a packed heap; throws when this is none, or not as it was packed.
 * @param {ArrayBuffer} buffer
 * @returns {Snapshot}
 */
export function open(buffer) {
  const [magic, headBytes, count, size] = new Uint32Array(buffer, 0, 4);
  if (magic !== MAGIC) throw new Error('not a snapshot');
  const words = new Uint32Array(buffer, 0, Math.floor(buffer.byteLength / 4));
  if (sumOf(words.subarray(0, -1)) !== words.at(-1)) throw new Error('a damaged snapshot');
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, PREFIX, headBytes)));
  const runs = new Uint32Array(buffer, PREFIX + headBytes, count * 2);
  const pages = new Uint8Array(buffer, PREFIX + headBytes + count * 8).subarray(0, -4);
  return { ...head, size, runs, pages };
}

/**
 * @param {Snapshot} snapshot
 * @param {Uint8Array} heap
 */
function unpack({ runs, pages }, heap) {
  let at = 0;
  for (let i = 0; i < runs.length; i += 2) {
    const length = runs[i + 1] * PAGE;
    heap.set(pages.subarray(at, at + length), runs[i] * PAGE);
    at += length;
  }
}

/**
 * Pyodide's own module, as far as it matters here.
 * @typedef {{ HEAPU8: Uint8Array, API: { config: { BUILD_ID: string }, restoreSnapshot?: () => object } }} Module
 */
/** @typedef {(settings: { API: Module['API'] }) => Promise<Module>} MakeModule */

/**
 * What `loadPyodide` needs besides in order to go on from an opened snapshot. Any difference in version is an error.
 * @param {Snapshot} snapshot
 * @param {MakeModule} createPyodideModule
 */
export function resume(snapshot, createPyodideModule) {
  /** @type {MakeModule} */
  const makeModule = async (settings) => {
    if (settings.API.config.BUILD_ID !== snapshot.build) throw new Error('snapshot of another build');
    const module = await createPyodideModule(settings);
    if (module.HEAPU8.length !== snapshot.size) throw new Error('snapshot of another size');
    module.API.restoreSnapshot = () => {
      unpack(snapshot, module.HEAPU8);
      return snapshot.config;
    };
    return module;
  };
  return { _loadSnapshot: new Uint8Array(4), createPyodideModule: makeModule };
}
