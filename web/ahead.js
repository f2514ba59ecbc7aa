// On a first visit the engine has the longest way to go, so what it needs sets off before the page's own script has arrived.
// `boot/parts.js` and `engine.js` take up what has been begun here. Later visits find everything near, and the picture comes first.

(() => {
  document.documentElement.toggleAttribute('data-elsewhere', /^#\/?./.test(location.hash));
  if (navigator.serviceWorker?.controller) return;
  const { assets, pyodide } = document.documentElement.dataset;
  const url = (path) => new URL(path, document.baseURI).href;
  const name = JSON.stringify({ loader: url(`${pyodide}/pyodide.mjs`), script: url(`${pyodide}/pyodide.asm.mjs`) });
  const ahead = (globalThis.ahead = { bytes: 0, worker: new Worker(url(`${assets}/worker.js`), { type: 'module', name }) });
  ahead.worker.said = [];
  ahead.worker.onmessage = ({ data }) => ahead.worker.said.push(data);
  ahead.worker.onerror = () => (ahead.worker = null);

  /** Compiles Python while it arrives, and counts its bytes. */
  async function compile() {
    const response = await fetch(url(`${pyodide}/pyodide.asm.wasm`));
    if (!response.ok) return null;
    const counter = new TransformStream({
      transform(chunk, controller) {
        ahead.bytes += chunk.byteLength;
        ahead.onbytes?.(ahead.bytes);
        controller.enqueue(chunk);
      },
    });
    return WebAssembly.compileStreaming(new Response(response.body.pipeThrough(counter), { headers: { 'content-type': 'application/wasm' } }));
  }
  ahead.wasm = compile().catch(() => null);
  ahead.data = fetch(url(`${assets}/snapshot.txt`)).catch(() => null);
})();
