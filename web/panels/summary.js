// How a round or a match ended, with the arithmetic spelled out.

import { h } from '../ui/dom.js';
import { sumsOf } from '../families/sums.js';
import { formatList, has, t, tAny } from '../words/messages.js';
import { openDialog } from '../ui/dialog.js';
import { scoreSheet, standings } from './scores.js';

/** @import { Child } from '../ui/dom.js' */

/** @import { TableScreen } from '../table/table_screen.js' */
/** @import { Ended } from '../types/page.d.ts' */

/**
 * What sentences about a result may name.
 * @param {Ended} state
 * @param {string[]} names
 */
function argsOf(state, names) {
  const { result } = state;
  const { seat, ...more } = { left: 0, ...result.details, seat: result.seat, ...sumsOf(state).about(state, names) };
  const who = seat === 0 ? 'you' : seat === null ? 'nobody' : 'other';
  return { who, name: names[seat ?? -1], ...more };
}

/**
 * Why the round ended, in one sentence: the game's, the family's, or one for all; but that speaks of somebody.
 * @param {Ended} state
 * @param {string[]} names
 */
function reasonWords(state, names) {
  const reason = sumsOf(state).reason(state.result);
  const args = argsOf(state, names);
  const ids = [`reason-${state.game}-${reason}`, `reason-${state.family}-${reason}`];
  return tAny([...ids, ...(args.name ? [`reason-${reason}`] : []), 'reason-other'], args);
}

/**
 * @param {Ended} state
 * @param {string[]} names
 */
function titleOf(state, names) {
  const id = `round-${state.family}-${state.result.reason}`;
  return t(has(id) ? id : 'round-won', argsOf(state, names));
}

/**
 * The sentence above the arithmetic.
 * @type {(state: Ended, names: string[]) => HTMLElement}
 */
const lead = (state, names) => h('p', { class: 'lead' }, sumsOf(state).lead(state, names) ?? reasonWords(state, names));

/** @type {(state: Ended, names: string[]) => Child[]} */
const arithmetic = (state, names) => sumsOf(state).arithmetic(state, names);

/**
 * @param {TableScreen} screen
 * @param {Ended} state
 */
export function openRoundOver(screen, state) {
  const { names } = screen.table;
  const skip = screen.canSkip;
  return openDialog({
    title: titleOf(state, names),
    class: 'summary',
    body: [
      lead(state, names),
      arithmetic(state, names),
      standings(state, names),
      skip ? h('p', {}, t('out-of-chips')) : null,
    ],
    actions: [
      skip
        ? { words: t('skip-to-end'), act: () => screen.table.skip(), 'data-act': 'skip' }
        : { words: t('look-at-table'), act: () => {} },
      { words: t('move-next-round'), class: 'primary', act: () => screen.play('next'), 'data-act': 'next-round' },
    ],
  });
}

/**
 * @param {TableScreen} screen
 * @param {Ended} state
 */
export function openMatchOver(screen, state) {
  const { names } = screen.table;
  const mine = state.winners.includes(0);
  const solo = state.players === 1;
  const team = state.winners.length > 1 && new Set(state.winners.map((seat) => state.sides[seat])).size === 1;
  const who = !state.winners.length
    ? 'nobody'
    : mine
      ? state.winners.length > 1 && !team
        ? 'shared'
        : 'you'
      : 'other';
  const title = solo
    ? t('solo-over', { won: mine ? 'yes' : 'no' })
    : t('match-won', { who, name: formatList(state.winners.map((seat) => names[seat])), many: state.winners.length });
  return openDialog({
    title,
    class: `summary ${mine ? 'won' : ''}`,
    body: [
      lead(state, names),
      solo
        ? null
        : [
            arithmetic(state, names),
            standings(state, names),
            h('details', {}, h('summary', {}, t('scores')), scoreSheet(state, names)),
          ],
    ],
    actions: [
      { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      {
        words: t('play-again'),
        class: 'primary',
        act: () => screen.table.match && screen.app.newDeal?.(screen.table.match),
        'data-act': 'again',
      },
    ],
  });
}
