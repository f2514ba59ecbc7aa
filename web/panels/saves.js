// A match as text: to keep, to send, to bring back.

import { copy } from '../ui/clipboard.js';
import { button, h } from '../ui/dom.js';
import { errorWords } from '../words/errors.js';
import { guard, parse } from '../engine/guard.js';
import { t } from '../words/messages.js';
import { recordOf } from '../storage/record.js';
import { go, randomSeed } from '../screens/router.js';
import { desk } from '../storage/matches.js';
import { peopleOf } from '../storage/people.js';
import { openDialog } from '../ui/dialog.js';

/** @import { App } from '../types/page.d.ts' */

/**
 * A save with the people who share the device, if several do: the engine leaves them aside.
 * @param {{ save?: string, seated?: unknown } | null} match
 */
function textOf(match) {
  const save = match?.save ?? '';
  return match?.seated ? JSON.stringify({ ...JSON.parse(save), seated: match.seated }) : save;
}

/**
 * The match as it was kept last: also where the engine cannot show it.
 * @param {{ match: { game: string, seed?: string | null, save?: string, seated?: unknown } | null }} table
 */
export function openExport({ match }) {
  const text = textOf(match);
  const name = `boneyard-${match?.game}-${match?.seed ?? 'deal'}.json`;
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  openDialog({
    title: t('save-file'),
    onclose: () => URL.revokeObjectURL(url),
    body: [
      h('p', {}, t('save-file-help')),
      h('textarea', { readonly: true, rows: 5, 'aria-label': t('save-text') }, text),
      h(
        'p',
        { class: 'row' },
        h('a', { class: 'button primary', href: url, download: name }, t('download')),
        button({ words: t('copy'), onclick: () => copy(text) }),
      ),
    ],
  });
}

/**
 * Brings a match back: checked in size and depth here, in every move by the engine.
 * @param {App} app
 * @param {string} text
 * @param {string} [level] of its computer players
 */
export async function importSave(app, text, level = app.level) {
  const save = guard(text.trim());
  const data = parse(save);
  const reply = await app.engine.request({ type: 'load', save });
  const id = randomSeed(12);
  const people = peopleOf({ seated: data.seated, players: reply.players });
  await desk.note({
    id: `m${id}`,
    game: reply.game,
    players: reply.players,
    options: reply.options,
    seed: reply.seed,
    deal: data.deal ?? null,
    level,
    people: people.length || 1,
    ...(people.length ? { seated: people } : {}),
    ...recordOf(reply),
    brought: reply.moves,
    started: Date.now(),
    link: `#/saved/m${id}`,
  });
  go(`#/saved/m${id}`);
}

/** @param {App} app */
export function openImport(app) {
  const wrong = h('p', { class: 'wrong', role: 'alert' });
  const area = h('textarea', { rows: 5, 'aria-label': t('save-text'), autofocus: true });
  const file = h('input', {
    type: 'file',
    accept: '.json,application/json,text/plain',
    class: 'unseen',
    'aria-label': t('choose-file'),
    tabindex: '-1',
    onchange: async () => (area.value = (await file.files?.[0]?.slice(0, 70_000).text()) ?? ''),
  });
  const load = async () => {
    try {
      await importSave(app, area.value);
      dialog.close();
    } catch (error) {
      wrong.textContent = errorWords(error);
    }
  };
  const dialog = openDialog({
    title: t('load-file'),
    body: [
      h('p', {}, t('load-file-help')),
      area,
      file,
      wrong,
      h(
        'p',
        { class: 'row' },
        button({ words: t('load'), class: 'primary', onclick: load }),
        button({ words: t('choose-file'), onclick: () => file.click() }),
      ),
    ],
  });
}
