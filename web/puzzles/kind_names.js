// The names of the kinds of puzzles besides Castle Rock's, for the page and for the front of a frame: nothing else
// comes with them.

/**
 * For each kind its variants, and for each of those its levels, the easiest first. The engine has the last word.
 * @type {Record<string, Record<string, string[]>>}
 */
export const KINDS = {
  train: {
    9: ['gentle', 'steady', 'tricky', 'hard', 'fiendish'],
    12: ['gentle', 'steady', 'tricky', 'hard'],
  },
  bid: {
    30: ['gentle', 'steady', 'tricky', 'hard'],
    36: ['gentle', 'steady', 'tricky', 'hard'],
    42: ['gentle', 'steady', 'tricky', 'hard'],
  },
  last: { block: ['gentle', 'steady', 'tricky', 'hard'] },
};

const NAMED = /^(?:daily-([a-z]+)-(\d{4}-\d{2}-\d{2})|([a-z]+)-([a-z0-9]+)-([a-z]+)-[a-z0-9]{1,24})$/;

/**
 * What a name says, or null where it is none of these kinds.
 * @param {string} name
 */
export function readName(name) {
  const [, daily, day, made, variant, level] = NAMED.exec(name) ?? [];
  const kind = daily ?? made;
  return kind && Object.hasOwn(KINDS, kind) ? { kind, day: day ?? null, variant, level } : null;
}

/** @type {(kind: string, day: string) => string} */
export const dailyNameOf = (kind, day) => `daily-${kind}-${day}`;
/**
 * A name that says no day, as in `daily-train`, stands for today's puzzle.
 * @param {string} name
 * @param {string} day
 */
export function todays(name, day) {
  const [, kind] = /^daily-([a-z]+)$/.exec(name) ?? [];
  return kind && Object.hasOwn(KINDS, kind) ? dailyNameOf(kind, day) : name;
}
