// Language, looks, sounds and pace, in groups; a small table shows at once how it will look.

import { fetchPart } from '../boot/site.js';
import { choiceField, switchField } from '../ui/fields.js';
import { clear, h } from '../ui/dom.js';
import { LANGUAGES, languageName } from '../words/languages.js';
import { language, t } from '../words/messages.js';
import { CHOICES, onSetting, setSetting, settings } from '../storage/settings.js';
import { openDialog } from '../ui/dialog.js';
import { lookPicture } from './look_picture.js';

/** @import { Choices, Switches } from '../storage/settings.js' */
/** @import { App } from '../types/page.d.ts' */

/**
 * What belongs together, in the order of the form.
 * @type {{ id: string, choices: (keyof Choices)[], switches: (keyof Switches)[] }[]}
 */
const GROUPS = [
  { id: 'looks', choices: ['theme', 'tiles', 'pips', 'back', 'cloth'], switches: ['numerals'] },
  { id: 'sound', choices: ['sound'], switches: ['touch'] },
  { id: 'play', choices: ['pace'], switches: ['itself', 'lone', 'moves'] },
];

/** Switches for what not every device can do. @type {Partial<Record<keyof Switches, () => boolean>>} */
const POSSIBLE = { touch: () => 'vibrate' in navigator };

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

/** @param {App} app */
export function openSettings(app) {
  const picture = h('div', { class: 'look-picture' });
  const paint = () => void clear(picture, lookPicture());
  const unwatch = onSetting(paint);
  paint();
  /** @param {(typeof GROUPS)[0]} group */
  const section = ({ id, choices, switches }) =>
    h(
      'section',
      { class: `settings-group settings-${id}`, 'aria-labelledby': `settings-${id}` },
      h('h3', { id: `settings-${id}` }, t(`settings-${id}`)),
      id === 'looks' ? picture : null,
      choices.map(choice),
      h('div', { class: 'switches' }, switches.filter((name) => POSSIBLE[name]?.() ?? true).map(toggle)),
    );
  openDialog({
    title: t('settings'),
    class: 'settings',
    onclose: unwatch,
    body: [
      choiceField({
        name: 'language',
        label: t('setting-language'),
        values: LANGUAGES,
        words: languageName,
        value: language,
        onchange: (code) => app.speak?.(code),
      }),
      GROUPS.filter(({ id }) => id !== 'sound' || !app.framed).map(section),
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
