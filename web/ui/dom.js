// Small helpers for building the page. No text is written here: callers pass translated strings.

/**
 * What an element holds; what is not there is left out.
 * @typedef {Node | string | false | null | undefined | Child[]} Child
 */

/**
 * Attributes by name, `on…` for listeners; those that are false, null or undefined are left out.
 * @typedef {{ [name: string]: unknown, onsubmit?: (event: SubmitEvent) => void }} Attributes
 */

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Makes an element: h('button', {class: 'x', onclick: f, 'aria-label': 'y'}, ...children). False, null and undefined
 * are left out.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Attributes} [attributes]
 * @param {...Child} children
 */
export function h(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith('on')) element.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else if (name === 'value' || name === 'checked') Object.assign(element, { [name]: value });
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  append(element, children);
  return element;
}

/**
 * @template {Element} Parent
 * @param {Parent} element
 * @param {Child[]} children
 */
export function append(element, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(element, child);
    else if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

/**
 * @template {Element} Parent
 * @param {Parent} element
 * @param {...Child} children
 */
export function clear(element, ...children) {
  element.replaceChildren();
  return append(element, children);
}

/** An element that the page begins with. @type {(id: string) => HTMLElement} */
export const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Puts the focus on an element, if there is one. @type {(element: Element | null | undefined) => void} */
export const focusOn = (element) => element instanceof HTMLElement && element.focus();

const ICONS = {
  back: 'M15 5l-7 7 7 7',
  forth: 'M9 5l7 7-7 7',
  first: 'M17 6l-6 6 6 6M7 6v12',
  last: 'M7 6l6 6-6 6M17 6v12',
  eye: 'M2.5 12C6 5.800 18 5.800 21.5 12 18 18.200 6 18.200 2.5 12zM12 9.500a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  undo: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12H9',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  gear: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  book: 'M4 5.5C6.5 4 9.5 4 12 6c2.5-2 5.5-2 8-.5V19c-2.5-1.5-5.5-1.5-8 .5-2.5-2-5.5-2-8-.5zM12 6v13.5',
  close: 'M6 6l12 12M18 6L6 18',
  play: 'M8 5.500v13l10.5-6.500z',
  pause: 'M8.5 5.500v13M15.5 5.500v13',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l1 13h8l1-13M10.5 11v5.500M13.5 11v5.5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.300L20 9.200M20 4v5.200h-5.2',
  plus: 'M12 5v14M5 12h14',
  scores: 'M5 20V11M12 20V4M19 20v-6',
  list: 'M9 7h11M9 12h11M9 17h11M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.4l-3 3A4 4 0 0 0 10.7 18.3l1.5-1.5',
  file: 'M12 4v11M7.5 10.500L12 15l4.5-4.500M5 19.500h14',
  bring: 'M12 15V4M7.5 8.500L12 4l4.5 4.500M5 19.500h14',
  sort: 'M4 6h9M4 12h6M4 18h3M17 5v14M13.500 15.500L17 19l3.500-3.500',
  hand: 'M7 4.500h10v15H7zM7 12h10',
};

/** @typedef {keyof typeof ICONS} Icon */

/**
 * @typedef {Attributes & { words: string, icon?: Icon, bare?: boolean, class?: string,
 *   onclick?: () => unknown }} ButtonOptions
 */

/**
 * A line icon; it says nothing to a screen reader, so its button carries the name.
 * @param {keyof typeof ICONS} name
 */
export function icon(name) {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('class', 'icon');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', ICONS[name]);
  svg.append(path);
  return svg;
}

/**
 * A button; with only an icon its words become the accessible name and the tooltip.
 * @param {ButtonOptions} options
 */
export function button({ words, icon: name, bare = false, class: kind = '', onclick, ...rest }) {
  return h(
    'button',
    {
      type: 'button',
      class: `button ${bare ? 'bare' : ''} ${kind}`.trim(),
      title: bare ? words : null,
      'aria-label': bare ? words : null,
      onclick,
      ...rest,
    },
    name ? icon(name) : null,
    bare ? null : h('span', {}, words),
  );
}
