// Storage that fails when a test wants it to: the same door as `web/storage/store.js`, and the same judgement.

import { judge, seenOf } from '../../web/storage/revision.js';

export class FakeStore {
  records = new Map();
  born = 'first';
  /** How often somebody has tried to write, and which of those fail: a function of that number. */
  writes = 0;
  fails = () => false;
  unreadable = false;

  putMatch = async (match, seen) => {
    if (this.fails(++this.writes)) throw new Error('QuotaExceededError');
    const stored = this.records.get(match.id);
    const verdict = judge(match, stored, seen, this.born);
    if (verdict === 'gone') return { verdict };
    if (verdict === 'stale') return { verdict, seen: seenOf(stored, this.born), stored: structuredClone(stored) };
    this.records.set(match.id, structuredClone(match));
    return { verdict, seen: seenOf(match, this.born) };
  };

  findMatch = async (id) => {
    if (this.unreadable) throw new Error('UnknownError');
    const match = structuredClone(this.records.get(id)) ?? null;
    return { match, seen: match && seenOf(match, this.born) };
  };

  deleteMatch = async (id) => void this.records.delete(id);

  allRecords = async (how = {}) => {
    if (this.unreadable || (this.slow && !how.patient)) throw new Error('UnknownError');
    return structuredClone([...this.records.values()]);
  };

  /** All is lost: another database takes its place. */
  lose() {
    this.records.clear();
    this.born += ' and another';
  }
}
