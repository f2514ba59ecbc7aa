// Compiles Python while it arrives.

/** The same as the browser's own streaming compilation; `onbytes` hears how many bytes have come. */
export function compileCounting(response, onbytes) {
  let bytes = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      onbytes(bytes);
      controller.enqueue(chunk);
    },
  });
  return WebAssembly.compileStreaming(new Response(response.body.pipeThrough(counter), { headers: { 'content-type': 'application/wasm' } }));
}
