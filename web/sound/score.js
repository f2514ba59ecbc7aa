// What is heard of a position: one sound, the one that matters most.

/** @import { EventData } from '../types/events.d.ts' */

/** @typedef {'win' | 'shuffle' | 'click' | 'knock' | 'chip' | 'slide'} Sound */

/** What makes each sound, those that matter most first. @type {[Sound, string[]][]} */
const SCORE = [
  ['shuffle', ['deal']],
  ['click', ['play', 'take', 'turn-up', 'discard']],
  ['knock', ['pass', 'check', 'fold']],
  ['chip', ['bet', 'call', 'raise']],
  ['slide', ['draw', 'widow']],
];

/**
 * The sound of what has happened, or null; `people` are the seats of those who play here, and hear it when they win.
 * @param {EventData[]} events
 * @param {number[]} people
 * @returns {Sound | null}
 */
export function soundOf(events, people) {
  const won = events.find(({ kind }) => kind === 'match-over')?.winners ?? [];
  if (won.some((seat) => people.includes(seat))) return 'win';
  return SCORE.find(([, kinds]) => events.some(({ kind }) => kinds.includes(kind)))?.[0] ?? null;
}

/**
 * What a hand feels of it, in milliseconds on and off: one's own moves only.
 * @param {EventData[]} events
 * @param {number[]} people
 * @returns {number[] | null}
 */
export function feltOf(events, people) {
  /** @type {(kinds: string[]) => boolean} */
  const own = (kinds) => events.some(({ kind, seat }) => kinds.includes(kind) && people.includes(seat ?? -1));
  if (own(['pass', 'check', 'fold'])) return [10, 70, 10];
  return own(['play', 'take', 'bet', 'call', 'raise']) ? [8] : null;
}
