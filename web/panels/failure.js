// What is said when the engine has failed: in a notice where another worker has taken over, in a dialog where that did
// not help.

import { h } from '../ui/dom.js';
import { EngineDown } from '../engine/engine.js';
import { openExport } from './lazy.js';
import { t } from '../words/messages.js';
import { notify } from '../ui/notices.js';
import { go } from '../screens/router.js';
import { openDialog } from '../ui/dialog.js';

/** @import { App } from '../types/page.d.ts' */

/** @type {HTMLDialogElement | null} */
let shown = null;

/**
 * Tells the person at a table whenever the engine had to be replaced.
 * @param {App} app
 */
export function watchReplacement(app) {
  app.engine.watch((news) => {
    if (news.phase !== 'replaced' || !app.screen?.table?.state) return;
    notify(t('engine-replaced', { why: news.why }), { stays: true });
  });
}

/**
 * Says what happened and what can be done, and returns how to try again. The game can be saved to a file where there is
 * one.
 * @param {App} app
 * @param {unknown} error
 * @param {() => void} again
 */
export function openFailure(app, error, again) {
  console.warn(error);
  const down = error instanceof EngineDown ? error : null;
  const stopped = Boolean(down?.stopped);
  const table = app.screen?.table;
  const game = !app.framed && table?.match?.save ? table : null;
  const retry = () => {
    shown?.close();
    if (stopped) app.engine.revive();
    again();
  };
  shown?.close();
  shown = openDialog({
    title: t('failure-title'),
    class: 'failure',
    body: [
      h('p', { class: 'lead' }, t('failure-why', { why: down?.why ?? 'other' })),
      game ? h('p', {}, t('failure-safe', { game: app.stored === false ? 'loose' : 'kept' })) : null,
      h('p', {}, t('failure-next', { stopped: stopped ? 'yes' : 'no', game: game ? 'yes' : 'no' })),
      down && down.message !== down.why ? h('p', { class: 'fine' }, down.message) : null,
    ],
    actions: [
      app.framed ? null : { words: t('to-lobby'), act: () => go('#/') },
      game && {
        words: t('save-file'),
        class: stopped ? 'primary' : '',
        act: () => openExport(game),
        'data-act': 'save-file',
      },
      { words: t('try-again'), class: game && stopped ? '' : 'primary', act: retry, 'data-act': 'try-again' },
    ],
  });
  return retry;
}
