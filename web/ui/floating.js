// What floats over a screen for a while: notices, and the strip of the start. The style sheet has places for them; a
// screen on which more must be seen than that finds others.

const FLOATING = '.notice, .start-bar, .callout';
/** @typedef {(element: HTMLElement) => void} Finder */

/** @type {Finder | null} */
let find = null;

/** @param {HTMLElement} element */
function place(element) {
  element.removeAttribute('style');
  element.classList.remove('small', 'less', 'tiny');
  find?.(element);
}

/**
 * Shows an element in its box, where the screen wants it.
 * @param {HTMLElement} box
 * @param {HTMLElement} element
 */
export function float(box, element) {
  box.append(element);
  place(element);
}

/** The screen has changed: finds new places for what floats over it. */
export function floatAgain() {
  for (const element of document.querySelectorAll(FLOATING)) place(/** @type {HTMLElement} */ (element));
}

/**
 * From now on `finder` puts what floats into its place; what comes back ends that.
 * @param {Finder} finder
 */
export function floatBy(finder) {
  find = finder;
  floatAgain();
  return () => {
    if (find !== finder) return;
    find = null;
    floatAgain();
  };
}
