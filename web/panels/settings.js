// Language, looks and pace.

import { fetchPart } from '../boot/site.js';
import { choiceField, switchField } from '../ui/fields.js';
import { h } from '../ui/dom.js';
import { LANGUAGES, languageName } from '../words/languages.js';
import { language, t } from '../words/messages.js';
import { CHOICES, setSetting, settings, SWITCHES } from '../storage/settings.js';
import { openDialog } from '../ui/dialog.js';

/** @import { Choices, Switches } from '../storage/settings.js' */
/** @import { App } from '../types/page.d.ts' */

/**
 * The names in a table that has no others.
 * @template {object} Names
 * @param {Names} names
 */
const keysOf = (names) => /** @type {(keyof Names)[]} */ (Object.keys(names));

/** @param {App} app */
export function openSettings(app) {
  /**
   * @template {keyof Choices} Name
   * @param {Name} name
   */
  const choice = (name) =>
    choiceField({
      name,
      label: t(`setting-${name}`),
      values: CHOICES[name],
      words: (value) => t(`setting-${name}-${value}`),
      value: settings[name],
      onchange: (value) => setSetting(name, value),
    });
  /** @param {keyof Switches} name */
  const toggle = (name) =>
    switchField({
      name,
      label: t(`setting-${name}`),
      help: t(`setting-${name}-help`),
      value: settings[name],
      onchange: (value) => setSetting(name, value),
    });
  openDialog({
    title: t('settings'),
    class: 'settings',
    body: [
      choiceField({
        name: 'language',
        label: t('setting-language'),
        values: LANGUAGES,
        words: languageName,
        value: language,
        onchange: (code) => app.speak?.(code),
      }),
      keysOf(CHOICES).map(choice),
      h('div', { class: 'switches' }, keysOf(SWITCHES).map(toggle)),
      h('p', { class: 'version' }, t('version', { version: app.version })),
      licences(),
    ],
    actions: [{ words: t('done'), class: 'primary' }],
  });
}

/** What others have made and Boneyard carries with it; fetched when somebody wants to read it. */
function licences() {
  const text = h('p', { class: 'fine pre-line' });
  const show = async () => {
    text.textContent ||= await fetchPart('licences.txt').then(
      (reply) => reply.text(),
      () => t('licences-missing'),
    );
  };
  return h('details', { ontoggle: show }, h('summary', { class: 'fine' }, t('licences')), text);
}
