// A round that is over, looked at again: the person's costliest choices, what each computer player knew, and the deal.

import { openDialog } from '../ui/dialog.js';
import { button, clear, h } from '../ui/dom.js';
import { notify } from '../ui/notices.js';
import { cutSave } from '../puzzles/review.js';
import { errorWords } from '../words/errors.js';
import { t } from '../words/messages.js';
import { eventWords, moveWords } from '../words/moves.js';
import { costWords, whyWords } from '../words/reasons.js';
import { dealParts } from './deal.js';
import { importSave } from './saves.js';

/** @import { HindsightReply, Turn } from '../types/counsel.d.ts' */
/** @import { State } from '../types/door.d.ts' */
/** @import { TableScreen } from '../table/table_screen.js' */

const ME = 0;
const SLICE = 40;

/**
 * What was found out about a round, so that nobody waits for it twice.
 * @type {{ save: string, reply: HindsightReply } | null}
 */
let found = null;

/**
 * What was played and what was better; the words are those of the position at that turn.
 * @type {(turn: Turn, state: State) => string}
 */
const turnWords = ({ played, better }, state) =>
  t('hindsight-turn', { played: moveWords(played.move, state), better: moveWords(better.move, state) });

/**
 * What every move of the round has brought about, in words.
 * @param {TableScreen} screen
 */
async function storyOf(screen) {
  const { app, table } = screen;
  const { entries } = await app.engine.request({ type: 'log', seat: ME });
  /** @type {(events: typeof entries[0]['events']) => string} */
  const words = (events) =>
    events
      .map((event) => eventWords(event, table.now))
      .filter(Boolean)
      .join(' ');
  return new Map(entries.map(({ moves, events }) => [moves, words(events)]));
}

/**
 * The table after so many moves with all hands open, and a way to go on from there.
 * @param {TableScreen} screen
 * @param {Turn[]} turns
 * @param {number} at
 */
async function showTurn(screen, turns, at) {
  const { app, table, mode, stage } = screen;
  const { now: state } = table;
  const said = await storyOf(screen);
  let lies = at;
  const goOn = async () => {
    await importSave(app, cutSave(state.save, lies), table.others.level);
    notify(t('hindsight-branch'), { stays: true });
  };
  const here = button({
    words: t('hindsight-here'),
    icon: 'undo',
    class: 'primary',
    onclick: () => goOn().catch((error) => table.failed(error, goOn)),
    'data-act': 'hindsight-here',
  });
  /** @param {number} moves */
  const turnAt = (moves) => turns.find((turn) => turn.moves === moves);
  await mode.stepAround?.(at, {
    first: [...said.keys()][0] ?? 0,
    more: app.forgetful ? undefined : here,
    ask: (moves) => ({ type: 'past', moves, open: true, ...table.asked }),
    words(moves, shown) {
      const turn = turnAt(moves);
      return turn ? `${turnWords(turn, shown)} ${whyWords(turn.better)}` : (said.get(moves) ?? '');
    },
    shown(moves) {
      lies = moves;
      here.disabled = moves === state.moves;
      const turn = turnAt(moves);
      if (turn) stage.hintAt(turn.better.move, turn.played.move);
    },
  });
}

/**
 * The round as one player saw it.
 * @param {TableScreen} screen
 * @param {number} seat
 */
async function showKnown(screen, seat) {
  const { table, mode } = screen;
  const name = table.names[seat];
  const said = await storyOf(screen);
  const first = [...said.keys()][0] ?? 0;
  await mode.stepAround?.(first, {
    first,
    ask: (moves) => ({ type: 'knew', moves, seat, table: screen.stage.table }),
    words: (moves) => t('knew-words', { name, said: said.get(moves) ?? '' }),
  });
}

/** @param {TableScreen} screen */
export function openHindsight(screen) {
  const { table, app } = screen;
  const { now: state } = table;
  const progress = h('p', { class: 'fine', role: 'status' });
  const list = h('ul', { class: 'menu-list turns' });
  const deal = h('div', {});
  /** The positions of the turns, for their words. @type {Map<number, State>} */
  const then = new Map();
  let leaving = false;
  /** @param {() => Promise<void>} show */
  const leave = (show) => {
    leaving = true;
    dialog.close();
    show().catch((error) => table.failed(error, () => leave(show)));
  };
  /** @param {HindsightReply} reply */
  const show = async ({ turns, judged, of, done }) => {
    for (const { moves } of turns)
      if (!then.has(moves)) then.set(moves, await app.engine.request({ type: 'past', moves, seat: ME }));
    progress.textContent = done ? '' : t('hindsight-progress', { judged, of });
    if (done && !turns.length) progress.textContent = t('hindsight-none');
    const listed = turns.map(({ moves }) => moves).join();
    if (listed !== list.dataset.turns) {
      list.dataset.turns = listed;
      clear(
        list,
        turns.map((turn) => h('li', {}, entry(turn, turns))),
      );
    }
    dialog.toggleAttribute('data-judged', done);
  };
  /** @type {(turn: Turn, turns: Turn[]) => HTMLElement} */
  const entry = (turn, turns) => {
    const item = button({
      words: turnWords(turn, then.get(turn.moves) ?? state),
      class: 'menu-item',
      'data-at': turn.moves,
      onclick: () => leave(() => showTurn(screen, turns, turn.moves)),
    });
    const cost = costWords(turn.played.expected, turn.better.expected, state);
    item.append(h('span', { class: 'fine' }, `${cost} ${whyWords(turn.better)}`.trim()));
    return item;
  };
  const judge = async () => {
    if (found?.save === state.save) return show(found.reply);
    for (;;) {
      const reply = await app.engine.request({
        type: 'hindsight',
        seat: ME,
        seed: table.match?.seed ?? '0',
        ms: SLICE,
      });
      if (!dialog.open) return;
      await show(reply);
      if (reply.done) return (found = { save: state.save, reply });
    }
  };
  const knew = table.names.slice(1).map((name, index) =>
    button({
      words: t('knew-seat', { name }),
      'data-knew': index + 1,
      onclick: () => leave(() => showKnown(screen, index + 1)),
    }),
  );
  const dialog = openDialog({
    title: t('hindsight'),
    class: 'hindsight',
    onclose: () => !leaving && table.stands(state) && screen.mode.openSummary(state),
    body: [
      h('p', {}, t('hindsight-about')),
      progress,
      list,
      knew.length
        ? [h('h3', {}, t('knew')), h('p', { class: 'fine' }, t('knew-about')), h('p', { class: 'row' }, knew)]
        : null,
      h('details', {}, h('summary', {}, t('deal')), deal),
    ],
  });
  /** @param {unknown} error */
  const say = (error) => {
    if (dialog.open) progress.textContent = errorWords(error);
  };
  app.engine.request({ type: 'deal' }).then((reply) => clear(deal, dealParts(reply)), say);
  judge().catch(say);
  return dialog;
}
