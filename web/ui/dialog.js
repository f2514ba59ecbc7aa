// One way to open a dialog: modal, closed by Escape, its button or a tap beside it; focus comes back to where it was.

import { button, focusOn, h } from './dom.js';
import { t } from '../words/messages.js';

/** @import { ButtonOptions, Child } from './dom.js' */

/** @typedef {ButtonOptions & { act?: () => unknown, stays?: boolean }} Action */

let serial = 0;

/**
 * `actions`: buttons from dom.js options, or null for none; each closes the dialog, unless that `stays`, and then acts.
 * Returns the element; `close()` ends it.
 * @param {{ title: string, body: Child, actions?: (Action | null)[], class?: string, onclose?: () => void }} options
 */
export function openDialog({ title, body, actions = [], class: kind = '', onclose }) {
  const id = `dialog-${++serial}`;
  const element = h('dialog', { class: `dialog ${kind}`, 'aria-labelledby': id });
  const close = () => element.close();
  /** @param {Action} action */
  const ending = ({ act, stays, ...rest }) => button({ ...rest, onclick: () => (stays || close(), act?.()) });
  element.append(
    h(
      'div',
      { class: 'dialog-head' },
      h('h2', { id }, title),
      button({ words: t('close'), icon: 'close', bare: true, onclick: close }),
    ),
    h('div', { class: 'dialog-body', tabindex: '0' }, body),
    actions.length
      ? h(
          'div',
          { class: 'dialog-foot' },
          actions.map((action) => action && ending(action)),
        )
      : '',
  );
  element.addEventListener('close', () => {
    element.remove();
    onclose?.();
  });
  element.addEventListener('pointerdown', (event) => {
    if (event.target === element) close();
  });
  document.body.append(element);
  element.showModal();
  focusOn(element.querySelector('[autofocus]') ?? element.querySelector('.primary'));
  return element;
}

/** Closes whatever is open: a screen that goes takes its dialogs along. */
export function closeDialogs() {
  for (const element of document.querySelectorAll('dialog')) element.close();
}
