// What all results come to: how often each number of stars was earned, and the runs of days.

import { dailyName, dayOf, streak } from './book.js';
import { shiftDay, today } from './days.js';
import { KINDS, readName } from './kind_names.js';

/** @import { Kept, Results } from './book.js' */

/**
 * `byStars` counts the results with 0, 1, 2 and 3 stars; `unaided` those that were solved without help.
 * @typedef {{ played: number, solved: number, unaided: number, byStars: number[] }} Tally
 */

/** @type {(name: string) => boolean} */
const isDaily = (name) => name === dailyName(dayOf(name) ?? '');

/** @param {Kept[]} results */
function tallyOf(results) {
  /** @type {Tally} */
  const tally = { played: results.length, solved: 0, unaided: 0, byStars: [0, 0, 0, 0] };
  for (const { stars, helped } of results) {
    tally.byStars[stars]++;
    if (stars) tally.solved++;
    if (stars && !helped) tally.unaided++;
  }
  return tally;
}

/**
 * The most days in a row on which the puzzle of the day was solved on its day.
 * @param {Results} results
 */
export function bestStreak(results) {
  let best = 0;
  for (const [name, { onDay }] of results) {
    const day = dayOf(name);
    if (
      !day ||
      !isDaily(name) ||
      Number.isNaN(Date.parse(day)) ||
      !onDay ||
      results.get(dailyName(shiftDay(day, 1)))?.onDay
    )
      continue;
    best = Math.max(best, streak(results, { day }));
  }
  return best;
}

/**
 * The puzzles of the days, those of each other kind that has been tried, all others, and the runs of days.
 * @param {Results} results
 * @param {string} [day]
 */
export function statisticsOf(results, day = today()) {
  const entries = [...results];
  /** @type {(wanted: (name: string) => boolean) => Tally} */
  const those = (wanted) => tallyOf(entries.filter(([name]) => wanted(name)).map(([, result]) => result));
  const kinds = Object.keys(KINDS).map((kind) => ({
    kind,
    run: streak(results, { day, kind }),
    ...those((name) => readName(name)?.kind === kind),
  }));
  return {
    days: those(isDaily),
    kinds: kinds.filter(({ played }) => played > 0),
    others: those((name) => !isDaily(name) && !readName(name)),
    run: streak(results, { day }),
    best: bestStreak(results),
  };
}
