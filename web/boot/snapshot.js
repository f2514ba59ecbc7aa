// The memory of a Python that has the engine imported, kept sparse: only the pages in which it differs from the memory of a Python
// that has not run yet, one after another. Made by build_scripts/pack.mjs, loaded by the worker; both use this file.
//
// Layout, in 32-bit words: MAGIC, bytes of the head, number of runs, bytes of the heap; the head (JSON, padded to 16 bytes);
// for each run its first page and its number of pages; then the pages.

export const MAGIC = 0x59454e4f;
export const PAGE = 256;
const PREFIX = 16;

/** Packs a heap. `head` is {pyodide, build, config}: exactly what this memory belongs to. */
export function pack(heap, fresh, head) {
  const words = (array) => new Uint32Array(array.buffer, array.byteOffset, array.byteLength / 4);
  const [now, before] = [words(heap), words(fresh)];
  const step = PAGE / 4;
  const differs = (page) => {
    for (let i = page * step; i < (page + 1) * step; i++) if (now[i] !== (i < before.length ? before[i] : 0)) return true;
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
  const chunks = [
    new Uint8Array(new Uint32Array([MAGIC, headBytes, runs.length / 2, heap.length]).buffer),
    text,
    new Uint8Array(headBytes - text.length).fill(32),
    new Uint8Array(new Uint32Array(runs).buffer),
  ];
  for (let i = 0; i < runs.length; i += 2) chunks.push(heap.subarray(runs[i] * PAGE, (runs[i] + runs[i + 1]) * PAGE));
  const packed = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    packed.set(chunk, at);
    at += chunk.length;
  }
  return packed;
}

/** Reads the head of a packed heap; throws when this is none. */
export function open(buffer) {
  const [magic, headBytes, count, size] = new Uint32Array(buffer, 0, 4);
  if (magic !== MAGIC) throw new Error('not a snapshot');
  const head = JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, PREFIX, headBytes)));
  const runs = new Uint32Array(buffer, PREFIX + headBytes, count * 2);
  const pages = new Uint8Array(buffer, PREFIX + headBytes + count * 8);
  return { ...head, size, runs, pages };
}

function unpack({ runs, pages }, heap) {
  let at = 0;
  for (let i = 0; i < runs.length; i += 2) {
    const length = runs[i + 1] * PAGE;
    heap.set(pages.subarray(at, at + length), runs[i] * PAGE);
    at += length;
  }
}

/** What `loadPyodide` needs besides in order to go on from an opened snapshot. Any difference in version is an error. */
export function resume(snapshot, createPyodideModule) {
  return {
    _loadSnapshot: new Uint8Array(4),
    createPyodideModule: async (settings) => {
      if (settings.API.config.BUILD_ID !== snapshot.build) throw new Error('snapshot of another build');
      const module = await createPyodideModule(settings);
      if (module.HEAPU8.length !== snapshot.size) throw new Error('snapshot of another size');
      module.API.restoreSnapshot = () => {
        unpack(snapshot, module.HEAPU8);
        return snapshot.config;
      };
      return module;
    },
  };
}
