// A save as a few characters that an address can carry. The first one says how it is packed: `d` deflated, `p` plain.

import { MOST_BYTES, TextRefused } from '../engine/guard.js';

/** @type {(bytes: Uint8Array) => string} */
function toText(bytes) {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @type {(text: string) => Uint8Array<ArrayBuffer>} */
function toBytes(text) {
  try {
    const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
  } catch {
    throw new TextRefused('not-text');
  }
}

/**
 * All that a stream brings, up to the size of the largest save: a few bytes can be inflated to any size.
 * @param {ReadableStream<Uint8Array>} stream
 */
async function drained(stream) {
  const reader = stream.getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    size += value.length;
    if (size > MOST_BYTES) {
      reader.cancel().catch(() => {});
      throw new TextRefused('too-long');
    }
  }
  return new Uint8Array(await new Blob(/** @type {BlobPart[]} */ (parts)).arrayBuffer());
}

/**
 * @param {string} save
 * @returns {Promise<string>}
 */
export async function pack(save) {
  const bytes = new TextEncoder().encode(save);
  if (!globalThis.CompressionStream) return `p${toText(bytes)}`;
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return `d${toText(await drained(stream))}`;
}

/**
 * The save again; throws TextRefused where there is none.
 * @param {string} packed
 * @returns {Promise<string>}
 */
export async function unpack(packed) {
  const bytes = toBytes(packed.slice(1));
  if (!['d', 'p'].includes(packed[0])) throw new TextRefused('not-text');
  try {
    const whole =
      packed[0] === 'p'
        ? bytes
        : await drained(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')));
    return new TextDecoder('utf-8', { fatal: true }).decode(whole);
  } catch (error) {
    throw error instanceof TextRefused ? error : new TextRefused('not-text');
  }
}
