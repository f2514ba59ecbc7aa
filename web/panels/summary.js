// How a round or a match ended, with the arithmetic spelled out.

import { h } from '../ui/dom.js';
import { sumsOf } from '../families/sums.js';
import { formatList, has, t, tAny } from '../words/messages.js';
import { isYou } from '../words/names.js';
import { go, recordLink, replayLink, setupLink } from '../screens/router.js';
import { tallyWords } from '../table/tally.js';
import { openHindsight } from './hindsight.js';
import { inTeams, scoreSheet, standings, teamOf } from './scores.js';
import { openSheet } from './sheet.js';

/** @import { Child } from '../ui/dom.js' */
/** @import { Action } from '../ui/dialog.js' */

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
  const who = isYou(seat) ? 'you' : seat === null ? 'nobody' : 'other';
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
  const { seat } = { ...state.result, ...sumsOf(state).about(state, names) };
  const team = inTeams(state) && typeof seat === 'number' ? teamOf(state, names, state.sides[seat]) : {};
  return t(has(id) ? id : 'round-won', { ...argsOf(state, names), ...team });
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
  return openSheet(screen, {
    title: titleOf(state, names),
    body: [
      lead(state, names),
      arithmetic(state, names),
      standings(state, names),
      skip ? h('p', {}, t('out-of-chips')) : null,
      looksBack(screen),
    ],
    actions: [
      skip
        ? { words: t('skip-to-end'), act: () => screen.table.turns.skip('end'), 'data-act': 'skip' }
        : { words: t('look-at-table'), act: () => {} },
      { words: t('move-next-round'), class: 'primary', act: () => screen.play('next'), 'data-act': 'next-round' },
    ],
  });
}

/**
 * The ways to what was: the round judged by what one person could know (several have seen it with several eyes), and
 * what else is given.
 * @param {TableScreen} screen
 * @param {...Child} more
 */
function looksBack(screen, ...more) {
  /** @param {Event} event */
  const judge = ({ target }) => {
    if (target instanceof Element) target.closest('dialog')?.close();
    openHindsight(screen);
  };
  const judged = screen.table.company.alone && screen.table.now.players > 1;
  return h(
    'p',
    { class: 'looks-back' },
    judged ? h('button', { type: 'button', onclick: judge, 'data-act': 'hindsight' }, t('hindsight')) : null,
    more,
  );
}

/**
 * `more` has what else is to be said and done about a game that somebody has played alone.
 * @param {TableScreen} screen
 * @param {Ended} state
 * @param {{ words?: string[], actions?: Action[] }} [more]
 */
export function openMatchOver(screen, state, { words: more = [], actions = [] } = {}) {
  const { names, match, company } = screen.table;
  const { app } = screen;
  const solo = state.players === 1;
  return openSheet(screen, {
    title: solo ? t('solo-over', { won: state.winners.includes(0) ? 'yes' : 'no' }) : matchTitle(state, names),
    class: state.winners.some((seat) => company.has(seat)) ? 'won' : '',
    body: [
      lead(state, names),
      match && app.newDeal && !app.forgetful
        ? looksBack(
            screen,
            h('a', { href: replayLink(match.id), 'data-act': 'replay' }, t('replay')),
            company.alone ? h('a', { href: recordLink(state.game), 'data-act': 'record' }, t('record-of-game')) : null,
          )
        : null,
      state.cut ? h('p', {}, t(`cut-${state.cut}`)) : null,
      solo
        ? [...more, ...tallyWords(screen.table)].map((words) => h('p', {}, words))
        : [
            arithmetic(state, names),
            standings(state, names),
            h('details', {}, h('summary', {}, t('scores')), scoreSheet(state, names)),
          ],
    ],
    actions: [
      ...actions,
      { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      match && app.newDeal
        ? {
            words: t('change-setup'),
            icon: 'hand',
            act: () => go(setupLink({ ...match, seed: null })),
            'data-act': 'change-setup',
          }
        : null,
      {
        words: t(solo ? 'play-again' : 'rematch'),
        class: 'primary',
        act: () => match && app.newDeal?.(match),
        'data-act': 'again',
      },
    ],
  });
}

/**
 * Who has won the match: somebody, a team, several who share it, or nobody.
 * @param {Ended} state
 * @param {string[]} names
 */
function matchTitle(state, names) {
  const { winners, sides } = state;
  const mine = winners.some(isYou);
  const shared = new Set(winners.map((seat) => sides[seat])).size > 1;
  if (inTeams(state) && winners.length && !shared) return t('match-won', teamOf(state, names, sides[winners[0]]));
  /** @type {(seats: number[]) => string} */
  const list = (seats) => formatList(seats.map((seat) => names[seat]));
  const who = !winners.length ? 'nobody' : shared ? (mine ? 'shared' : 'level') : mine ? 'you' : 'other';
  return t('match-won', { who, name: names[winners[0]], names: list(winners.filter(Boolean)), all: list(winners) });
}
