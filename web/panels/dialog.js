// One way to open a dialog: modal, closed by Escape, its button or a tap beside it; focus comes back to where it was.

import { button, h } from '../dom.js';
import { t } from '../messages.js';

let serial = 0;

/** `actions`: buttons from dom.js options; each closes the dialog and then acts. Returns the element; `close()` ends it. */
export function openDialog({ title, body, actions = [], class: kind = '', onclose }) {
  const id = `dialog-${++serial}`;
  const element = h('dialog', { class: `dialog ${kind}`, 'aria-labelledby': id });
  const close = () => element.close();
  element.append(
    h('div', { class: 'dialog-head' }, h('h2', { id }, title), button({ words: t('close'), icon: 'close', bare: true, onclick: close })),
    h('div', { class: 'dialog-body', tabindex: '0' }, body),
    actions.length
      ? h(
          'div',
          { class: 'dialog-foot' },
          actions.map(({ act, ...rest }) =>
            button({
              ...rest,
              onclick: () => {
                close();
                act?.();
              },
            }),
          ),
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
  (element.querySelector('[autofocus]') ?? element.querySelector('.primary'))?.focus();
  return element;
}

/** Closes whatever is open: a screen that goes takes its dialogs along. */
export function closeDialogs() {
  for (const element of document.querySelectorAll('dialog[open]')) element.close();
}
