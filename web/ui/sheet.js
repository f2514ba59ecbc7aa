// A sheet beside a screen, or below it where that is upright: the screen makes room for it and can be used on.

import { button, byId, focusOn, h } from './dom.js';
import { t } from '../words/messages.js';

/** @import { Child } from './dom.js' */

const html = document.documentElement;
const upright = matchMedia('(max-aspect-ratio: 11/10)');
let close = () => {};

/**
 * Opens a sheet in the place of the one before. It goes when it is closed, or with the screen that it stands beside.
 * @param {{ title: string, class?: string, body: Child }} options
 */
export function openSheet({ title, class: kind = '', body }) {
  close();
  const before = document.activeElement;
  const place = () => (html.dataset.sheet = upright.matches ? 'below' : 'beside');
  const gone = new MutationObserver(() => close());
  const heading = h('h2', { id: 'sheet-title', tabindex: '-1' }, title);
  const element = h(
    'aside',
    { class: `side-sheet ${kind}`.trim(), 'aria-labelledby': 'sheet-title', onkeydown: closeByKey },
    h(
      'div',
      { class: 'sheet-head' },
      heading,
      button({ words: t('close'), icon: 'close', bare: true, onclick: () => close(), 'data-act': 'close-sheet' }),
    ),
    h('div', { class: 'sheet-body', tabindex: '0', role: 'group', 'aria-labelledby': 'sheet-title' }, body),
  );
  close = () => {
    close = () => {};
    gone.disconnect();
    upright.removeEventListener('change', place);
    const focused = element.contains(document.activeElement);
    element.remove();
    delete html.dataset.sheet;
    if (focused) focusOn(before);
  };
  gone.observe(byId('screen'), { childList: true });
  upright.addEventListener('change', place);
  document.body.append(element);
  place();
  focusOn(heading);
  return element;
}

/** @param {KeyboardEvent} event */
function closeByKey(event) {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  close();
}
