// Caps on text that comes from outside (a link, an imported file, storage) before anything parses it: deeply nested
// JSON ends the Python interpreter for good, and nobody's match is that large.

export const MOST_BYTES = 64 * 1024;
export const MOST_NESTING = 16;

export class TextRefused extends Error {
  /** @param {'not-text' | 'not-json' | 'too-long' | 'too-deep' | 'not-archive' | `archive-${string}`} reason */
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * How deeply brackets and braces nest, those inside JSON strings left out.
 * @param {string} text
 */
export function nesting(text) {
  let depth = 0;
  let deepest = 0;
  let inside = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (inside) {
      if (c === 92) i++;
      else if (c === 34) inside = false;
    } else if (c === 34) inside = true;
    else if (c === 91 || c === 123) deepest = Math.max(deepest, ++depth);
    else if (c === 93 || c === 125) depth--;
  }
  return deepest;
}

/**
 * Returns the text, or throws TextRefused with the reason `not-text`, `too-long` or `too-deep`.
 * @param {unknown} text
 * @param {number} [most] bytes that it may have
 */
export function guard(text, most = MOST_BYTES) {
  if (typeof text !== 'string') throw new TextRefused('not-text');
  if (text.length > most || new TextEncoder().encode(text).length > most) throw new TextRefused('too-long');
  if (nesting(text) > MOST_NESTING) throw new TextRefused('too-deep');
  return text;
}

/**
 * Parses JSON from outside; throws TextRefused, also with the reason `not-json`.
 * @param {unknown} text
 * @returns {any}
 */
export function parse(text) {
  const guarded = guard(text);
  try {
    return JSON.parse(guarded);
  } catch {
    throw new TextRefused('not-json');
  }
}
