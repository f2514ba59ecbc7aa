// The log: every move of the round in words, the last one first. Each leads back to the position that it made.

import { openDialog } from '../ui/dialog.js';
import { button, h } from '../ui/dom.js';
import { inFours } from './deal.js';
import { t } from '../words/messages.js';
import { eventWords } from '../words/moves.js';

/** @import { TableScreen } from '../table/table_screen.js' */

/** @param {TableScreen} screen */
export async function openLog(screen) {
  const { table, mode } = screen;
  const { now: state } = table;
  const { entries } = await screen.app.engine.request({ type: 'log', seat: state.view.seat });
  const { fingerprint } = await screen.app.engine.request({ type: 'deal' });
  if (table.over) return null;
  const said = new Map(
    entries.map(({ moves, events }) => [
      moves,
      events
        .map((event) => eventWords(event, state))
        .filter(Boolean)
        .join(' '),
    ]),
  );
  /** @type {(at: number, words: string) => HTMLElement} */
  const entry = (at, words) =>
    h(
      'li',
      {},
      button({ words, class: 'menu-item', 'data-at': at, onclick: () => (dialog.close(), mode.stepBack?.(at, said)) }),
    );
  const told = [...said].filter(([, words]) => words).reverse();
  const dialog = openDialog({
    title: t('log'),
    class: 'log',
    body: [
      h('p', { class: 'fine' }, t('log-about')),
      h('p', { class: 'fine fingerprint' }, t('deal-fingerprint', { digits: inFours(fingerprint) })),
      h(
        'ol',
        { class: 'menu-list', reversed: true },
        told.map(([at, words]) => entry(at, words)),
      ),
    ],
  });
  return dialog;
}
