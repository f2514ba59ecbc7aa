// Who may write a match. Every record counts how often it was written, and names the page that did it last.

/** @import { Kept } from './store.js' */

/**
 * What a page has last seen of a match on disk; `born` tells the database from one that was made after it was lost.
 * @typedef {{ revision: number, writer: string, born?: string }} Seen
 */

/** What comes of writing. @typedef {'kept' | 'stale' | 'gone'} Verdict */

/**
 * What a page has seen that has read this record; releases before this one did not count.
 * @type {(record: Partial<Kept>, born: string | undefined) => Seen}
 */
export const seenOf = ({ revision = 0, writer = '' }, born) => ({ revision, writer, born });

/**
 * A match is written over what its page has seen on disk (null: nothing that goes on) or has written itself. Else
 * another page has written since (`stale`) or has deleted it (`gone`). In a database that was lost and made anew
 * nothing has been deleted.
 * @param {Pick<Kept, 'writer'>} match
 * @param {Partial<Kept> | undefined} stored
 * @param {Seen | null} seen
 * @param {string | undefined} born
 * @returns {Verdict}
 */
export function judge(match, stored, seen, born) {
  if (!stored) return seen && seen.born === born ? 'gone' : 'kept';
  if (stored.writer !== undefined && stored.writer === match.writer) return 'kept';
  if (!seen) return stored.finished ? 'kept' : 'stale';
  const { revision, writer } = seenOf(stored, born);
  return revision === seen.revision && writer === seen.writer ? 'kept' : 'stale';
}
