// A hint: the best move lit on the table and the next best faintly, with a note of what they are expected to bring and
// why. The note is as long as there is room beside hand and ends; asked again, a panel says everything.

import { openDialog } from '../ui/dialog.js';
import { button, h } from '../ui/dom.js';
import { showNote, tell } from '../ui/notices.js';
import { t } from '../words/messages.js';
import { moveWords } from '../words/moves.js';
import { expectedWords, whyWords } from '../words/reasons.js';

/** @import { HintReply } from '../types/counsel.d.ts' */
/** @import { State } from '../types/door.d.ts' */
/** @import { Table } from './table.js' */

/** The last hint, while its note is seen. @type {{ note: HTMLElement, save: string, reply: HintReply } | null} */
let given = null;

/**
 * @param {Table} table
 * @returns {Promise<void>}
 */
export async function showHint(table) {
  const { now: state } = table;
  if (given?.note.isConnected && given.save === state.save) return openReasons(table, given.reply);
  let first = true;
  await table.others.hints((reply, last) => {
    if ((first || last) && table.stands(state)) show(table, reply);
    first = false;
  });
}

/**
 * @param {Table} table
 * @param {HintReply} reply
 */
function show(table, reply) {
  const { now: state } = table;
  const [best, second] = reply.choices;
  const words = t('notice-hint', { move: moveWords(best.move, state) });
  const reasons = whyWords(best);
  /** @type {(kind: string, text: string) => HTMLElement | null} */
  const line = (kind, text) => (text ? h('p', { class: kind }, text) : null);
  const note = h(
    'div',
    { class: 'notice hint-note' },
    line('hint-move', words),
    line('hint-expected', expectedWords(best.expected, state, reply.exact)),
    line('hint-reasons', reasons),
    second && line('hint-second', t('hint-second', { move: moveWords(second.move, state) })),
    second && line('hint-expected second', expectedWords(second.expected, state, reply.exact)),
  );
  const known = given?.save === state.save && given.reply.choices[0].move === best.move;
  given = { note, save: state.save, reply };
  table.screen.stage.hintAt(best.move, second?.move);
  showNote(note);
  if (!known) tell(`${words} ${reasons} ${t('hint-more')}`);
}

/**
 * All that speaks for the best moves.
 * @param {Table} table
 * @param {HintReply} reply
 */
function openReasons(table, { choices, worlds, exact }) {
  const { now: state } = table;
  const { stage } = table.screen;
  const moves = choices.map((choice, place) => {
    const other = choices[1 - place]?.move;
    const light = () => (dialog.close(), table.stands(state) && stage.hintAt(choice.move, other));
    return h(
      'li',
      {},
      h('h3', {}, moveWords(choice.move, state)),
      h('p', {}, expectedWords(choice.expected, state, exact)),
      h('p', {}, whyWords(choice)),
      button({ words: t('hint-show'), onclick: light, 'data-move': choice.move }),
    );
  });
  const dialog = openDialog({
    title: t('hint-title'),
    class: 'reasons',
    body: [
      h('ol', { class: 'reasons-list' }, moves),
      h('p', { class: 'fine' }, exact ? t('hint-basis-exact') : t('hint-basis', { worlds })),
    ],
  });
}
