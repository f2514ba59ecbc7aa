// Compiles Python while it arrives.

/**
 * The same as the browser's own streaming compilation; `onbytes` hears how many bytes have come.
 * @param {Response} response
 * @param {(bytes: number) => void} onbytes
 */
export function compileCounting(response, onbytes) {
  let bytes = 0;
  /** @type {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  const counter = new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onbytes(bytes);
      controller.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(
    new Response(response.body?.pipeThrough(counter), { headers: { 'content-type': 'application/wasm' } }),
  );
}
