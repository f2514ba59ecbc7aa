// The engine's worker: starts Pyodide, unpacks the engine and passes JSON text to and fro. It keeps nothing that the page
// could not give to a new worker, so it may be ended at any moment.

let handle = null;

/** Counts the bytes of everything that is fetched while Pyodide starts, and gives up at once on a missing file. */
function countBytes() {
  const plain = globalThis.fetch.bind(globalThis);
  let loaded = 0;
  globalThis.fetch = async (...args) => {
    const response = await plain(...args);
    if (!response.ok) {
      postMessage({ kind: 'failed', reason: `${response.status} ${response.url}` });
      throw new Error(`${response.status} ${response.url}`);
    }
    if (!response.body) return response;
    const counter = new TransformStream({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        postMessage({ kind: 'progress', loaded });
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
  return () => (globalThis.fetch = plain);
}

async function start({ pyodide: base, engine }) {
  const stop = countBytes();
  const archive = fetch(engine).then((response) => response.arrayBuffer());
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  const pyodide = await loadPyodide({ indexURL: base, env: { HOME: '/home/pyodide' } });
  pyodide.unpackArchive(await archive, 'zip', { extractDir: '/home/pyodide/engine' });
  stop();
  const boot = pyodide.runPython(
    "import sys; sys.path.insert(0, '/home/pyodide/engine')\nfrom domino_core.bridge import handle\nhandle",
  );
  handle = (text) => boot(text);
  postMessage({ kind: 'ready' });
}

onmessage = ({ data }) => {
  if (data.kind === 'start') {
    start(data).catch((error) => postMessage({ kind: 'failed', reason: String(error) }));
    return;
  }
  try {
    postMessage({ kind: 'reply', id: data.id, text: handle(data.text) });
  } catch (error) {
    postMessage({ kind: 'failed', id: data.id, reason: String(error) });
  }
};
