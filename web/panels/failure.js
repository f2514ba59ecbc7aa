// What is said when the engine has failed: in a notice where another worker has taken over, in a dialog where that did not help.

import { h } from '../dom.js';
import { EngineDown } from '../engine.js';
import { openExport } from '../later.js';
import { t } from '../messages.js';
import { notify } from '../notices.js';
import { go } from '../router.js';
import { openDialog } from './dialog.js';

let shown = null;

/** Tells the person at a table whenever the engine had to be replaced. */
export function watchReplacement(app) {
  app.engine.watch(({ phase, why }) => {
    if (phase === 'replaced' && app.screen?.table?.state) notify(t('engine-replaced', { why }), { stays: true });
  });
}

/** Says what happened and what can be done, and returns how to try again. The game can be saved to a file where there is one. */
export function openFailure(app, error, again) {
  console.warn(error);
  const down = error instanceof EngineDown;
  const { table } = app.screen ?? {};
  const game = !app.framed && Boolean(table?.match?.save);
  const retry = () => {
    shown?.close();
    if (error.stopped) app.engine.revive();
    again();
  };
  shown?.close();
  shown = openDialog({
    title: t('failure-title'),
    class: 'failure',
    body: [
      h('p', { class: 'lead' }, t('failure-why', { why: down ? error.why : 'other' })),
      game ? h('p', {}, t('failure-safe', { game: app.stored === false ? 'loose' : 'kept' })) : null,
      h('p', {}, t('failure-next', { stopped: error.stopped ? 'yes' : 'no', game: game ? 'yes' : 'no' })),
      down && error.message !== error.why ? h('p', { class: 'fine' }, error.message) : null,
    ],
    actions: [
      app.framed ? null : { words: t('to-lobby'), act: () => go('#/') },
      game ? { words: t('save-file'), class: error.stopped ? 'primary' : '', act: () => openExport(table), 'data-act': 'save-file' } : null,
      { words: t('try-again'), class: game && error.stopped ? '' : 'primary', act: retry, 'data-act': 'try-again' },
    ].filter(Boolean),
  });
  return retry;
}
