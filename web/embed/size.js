// How much a tap will load. The build knows the size of the files; whether their host packs what it sends shows in how
// the frame itself has come.

/** Megabytes, as they are and as hosts that pack them send them. @typedef {{ plain: number, packed: number }} Load */
/** How a page has come. @typedef {{ encodedBodySize?: number, decodedBodySize?: number }} Came */

/**
 * The least and the most that will travel; a frame without an origin is not told how it has come.
 * @param {Load} load
 * @param {Came} [came]
 */
export function toCome({ plain, packed }, { encodedBodySize: sent = 0, decodedBodySize: whole = 0 } = {}) {
  return { least: sent && sent >= whole ? plain : packed, most: sent < whole ? packed : plain };
}

/**
 * That in a few figures, such as 7, or 7–20.
 * @type {(load: Load, came?: Came) => string}
 */
export function figures(load, came) {
  const { least, most } = toCome(load, came);
  return [...new Set([Math.round(least), Math.round(most)])].join('–');
}
