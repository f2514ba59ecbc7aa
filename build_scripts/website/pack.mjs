// Makes what a quick start needs, in Node. docs/start_up.md tells the whole story.
//   node pack.mjs library <folder>   Pyodide's library -> library.zip: all of it, byte-compiled
//   node pack.mjs engine <folder>    library.zip, engine.json -> bundle.zip: the engine and what it uses of the library;
//                                    snapshot.bin: the memory of a Python that has imported it

import { readFile, writeFile } from 'node:fs/promises';
import { loadPyodide } from 'pyodide';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import { open, pack, resume } from '../../web/boot/snapshot.js';

const env = { HOME: '/home/pyodide', PYTHONHASHSEED: '0' };
const [, , what, folder] = process.argv;
const inside = new URL('./inside_pyodide.py', import.meta.url);

/** Equal sources give equal bytes: in here it is always the same moment, nothing is random, and it lies nowhere. */
function stopTheWorld() {
  const moment = 1_600_000_000_000;
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length ? given : [moment]));
    }
    static now = () => moment;
  };
  performance.now = () => 0;
  process.hrtime = () => [0, 0];
  globalThis.crypto.getRandomValues = (array) => array.fill(7);
  process.argv[1] = 'pack.mjs'; // Python would keep the place of this file in its memory
}

async function withTools(options) {
  const pyodide = await loadPyodide({ env: { ...env }, ...options });
  pyodide.FS.writeFile('/tmp/inside_pyodide.py', await readFile(inside));
  pyodide.runPython("import sys; sys.path.insert(0, '/tmp'); sys.dont_write_bytecode = True");
  return pyodide.pyimport('inside_pyodide');
}

const toJs = (proxy) => {
  const value = proxy.toJs();
  proxy.destroy();
  return value;
};

/** The memory of a Python that has been loaded but has not run: what a snapshot is compared with. */
async function freshHeap(stdLibURL) {
  let heap = null;
  const stop = new Error('far enough');
  const module = async (settings) => {
    heap = (await createPyodideModule(settings)).HEAPU8.slice();
    throw stop;
  };
  await loadPyodide({
    env: { ...env },
    stdLibURL,
    _loadSnapshot: new Uint8Array(4),
    createPyodideModule: module,
  }).catch((error) => {
    if (error !== stop) throw error;
  });
  return heap;
}

/** Imports the engine, lets it warm up, drops what was only needed on the way. */
const WARM_UP = `
import gc, json, linecache, sys, zipimport
import domino_core.bridge as bridge
with open("/tmp/names.json") as file:
    names = json.load(file)
for name in names:
    __import__(name)
def ask(**request):
    return json.loads(bridge.handle(json.dumps(request)))
for game in ask(type="catalogue")["games"]:
    state = ask(type="new", game=game["id"], seed="warm", seat=0, table={"width": 1000, "height": 700})
    for _ in range(4):
        if not state["ok"] or state["turn"] is None:
            break
        level = "learner" if game["family"] == "line" else "club"  # the tables of club players of lines would weigh too much
        move = ask(type="think", by=state["turn"], level=level, seed="warm", ms=0)["move"]
        state = ask(type="play", move=move, by=state["turn"], seat=0, table={"width": 1000, "height": 700})
bridge._table.__init__()
if "random" in sys.modules:
    sys.modules["random"].seed(0)
del game, state, level, move, names, name, file, ask, json
linecache.clearcache()
sys.path_importer_cache.clear()
zipimport._zip_directory_cache.clear()
sys._clear_internal_caches()
gc.collect()
del gc, linecache, zipimport
`;

/** Zeroes what finished work left behind in free memory: it would be sent to everybody, and zeroes weigh nothing. */
function scrub({ HEAPU8: memory, _malloc, _free }) {
  const room = 1 << 20;
  const top = _malloc(room); // all that lies below it is in use, or free and taken here piece by piece
  const taken = [];
  for (let size = room; size >= 8; size = size > 512 ? size / 2 : size - 8) {
    let at = _malloc(size);
    for (; at < top; at = _malloc(size)) {
      memory.fill(0, at, at + size);
      taken.push(at);
    }
    _free(at);
  }
  memory.fill(0, top, top + room);
  for (const at of [top, ...taken]) _free(at);
}

async function makeSnapshot(bundle, modules) {
  const pyodide = await loadPyodide({ env: { ...env }, stdLibURL: bundle, _makeSnapshot: true });
  pyodide.FS.writeFile('/tmp/names.json', JSON.stringify(modules));
  pyodide.runPython(WARM_UP);
  pyodide.FS.unlink('/tmp/names.json');
  scrub(pyodide._module);
  const whole = pyodide.makeMemorySnapshot();
  const { _emscripten_stack_get_end: stackEnd, _emscripten_stack_get_current: stackNow } = pyodide._module;
  const words = new Uint32Array(whole.buffer, 0, 12);
  const text = whole.subarray(48, 48 + words[2]);
  const head = {
    pyodide: pyodide.version,
    build: pyodide._api.config.BUILD_ID,
    config: JSON.parse(new TextDecoder().decode(text)),
  };
  const heap = whole.slice(words[1]);
  heap.fill(0, stackEnd(), stackNow()); // what finished calls left behind
  const fresh = await freshHeap(bundle);
  if (heap.length > fresh.length)
    throw new Error('The engine takes more memory than Python starts with, so no snapshot of it can be loaded.');
  return pack(heap, fresh, head);
}

/** Loads a snapshot as the page will, with an empty library, and asks it something. */
async function tryOut(packed, empty) {
  const pyodide = await loadPyodide({
    env: { ...env },
    stdLibURL: empty,
    ...resume(open(packed.buffer), createPyodideModule),
  });
  const reply = pyodide.pyimport('domino_core.bridge').handle('{"type": "catalogue"}');
  if (!JSON.parse(reply).ok) throw new Error(`The engine in the snapshot does not answer: ${reply}`);
}

stopTheWorld();
if (what === 'library') {
  const tools = await withTools({});
  await writeFile(`${folder}/library.zip`, toJs(tools.compile_library(tools.LIBRARY)));
} else {
  const tools = await withTools({ stdLibURL: `${folder}/library.zip` });
  const sources = await readFile(`${folder}/engine.json`, 'utf8');
  const [bundle, modules] = toJs(tools.make_bundle(sources, tools.LIBRARY));
  await writeFile(`${folder}/bundle.zip`, bundle);
  await writeFile(`${folder}/empty.zip`, toJs(tools.stored(new Map())));
  const packed = await makeSnapshot(`${folder}/bundle.zip`, modules);
  await writeFile(`${folder}/snapshot.bin`, packed);
  await tryOut(packed, `${folder}/empty.zip`);
}
