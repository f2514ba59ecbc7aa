// How a round or a match ended, with the arithmetic spelled out.

import { h } from '../dom.js';
import { familyOf } from '../games.js';
import { formatList, has, t, tAny } from '../messages.js';
import { suitWords } from '../names.js';
import { openDialog } from './dialog.js';
import { scoreSheet, standings } from './scores.js';
import * as sums from './sums.js';

/** What sentences about a result may name. */
function argsOf({ result: { seat, details, points } }, names) {
  const { bidder } = details;
  return {
    name: names[seat ?? bidder] ?? '',
    who: (seat ?? bidder) === 0 ? 'you' : seat === null && (bidder ?? null) === null ? 'nobody' : 'other',
    left: details.left ?? 0,
    won: details.won ?? details.sums?.[0]?.won ?? 0,
    bid: details.bid ?? 0,
    suit: details.trump ? suitWords(details.trump) : '',
    least: Math.min(...points),
    names: formatList((details.level ?? []).map((one) => names[one])),
  };
}

/** Why the round ended, in one sentence. */
function reasonWords(state, names) {
  const { reason, details } = state.result;
  const family = familyOf(state.view);
  return tAny([`reason-${state.game}-${reason}`, `reason-${family}-${reason}`, ...(details.level ? [`reason-${reason}-level`] : []), `reason-${reason}`, 'reason-other'], argsOf(state, names));
}

function titleOf(state, names) {
  const { reason } = state.result;
  const id = `round-${familyOf(state.view)}-${reason}`;
  return t(has(id) ? id : 'round-won', argsOf(state, names));
}

/** The sentence above the arithmetic; a contract has its own. */
const lead = (state, names) => (typeof state.result.details.bidder === 'number' ? null : h('p', { class: 'lead' }, reasonWords(state, names)));

const arithmetic = (state, names) => sums[familyOf(state.view)](state, names);

export function openRoundOver(screen, state) {
  const { names } = screen.table;
  const skip = screen.canSkip;
  return openDialog({
    title: titleOf(state, names),
    class: 'summary',
    body: [lead(state, names), arithmetic(state, names), standings(state, names), skip ? h('p', {}, t('out-of-chips')) : null],
    actions: [
      skip ? { words: t('skip-to-end'), act: () => screen.table.skip(), 'data-act': 'skip' } : { words: t('look-at-table'), act: () => {} },
      { words: t('move-next-round'), class: 'primary', act: () => screen.play('next'), 'data-act': 'next-round' },
    ],
  });
}

export function openMatchOver(screen, state) {
  const { names } = screen.table;
  const mine = state.winners.includes(0);
  const solo = state.players === 1;
  const team = state.winners.length > 1 && new Set(state.winners.map((seat) => state.sides[seat])).size === 1;
  const who = !state.winners.length ? 'nobody' : mine ? (state.winners.length > 1 && !team ? 'shared' : 'you') : 'other';
  const title = solo ? t('solo-over', { won: mine ? 'yes' : 'no' }) : t('match-won', { who, name: formatList(state.winners.map((seat) => names[seat])), many: state.winners.length });
  return openDialog({
    title,
    class: `summary ${mine ? 'won' : ''}`,
    body: [
      lead(state, names),
      solo ? null : [arithmetic(state, names), standings(state, names), h('details', {}, h('summary', {}, t('scores')), scoreSheet(state, names))],
    ],
    actions: [
      { words: t('restart'), icon: 'again', act: () => screen.restart(), 'data-act': 'restart' },
      { words: t('play-again'), class: 'primary', act: () => screen.app.newDeal(screen.table.match), 'data-act': 'again' },
    ],
  });
}
