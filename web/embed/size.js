// How much a tap will load. The build knows the files; whether their host packs what it sends, it tells of the largest
// one when it is asked for its length alone.

/** Megabytes, as they are and as hosts that pack them send them. @typedef {{ plain: number, packed: number }} Load */

/**
 * The megabytes that will travel. A host that sends a file as it is tells its length; one that packs it tells another,
 * or none.
 * @param {Load} load
 * @param {string | null} length what the host tells of a file
 * @param {number} whole how long that file is
 */
export const toCome = ({ plain, packed }, length, whole) => (Number(length) === whole ? plain : packed);
