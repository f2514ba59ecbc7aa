// A page that nobody sees: just enough of a browser for the page's own modules to be loaded and to write their words.
// Import it before them.

import './spoken.mjs';

const nothing = () => {};

/** A canvas's pen: it draws nothing, and keeps the texts that it is asked to write. */
function penOf(element) {
  const paint = { addColorStop: nothing };
  const known = {
    fillText: (text) => element.children.push(text),
    measureText: () => ({ width: 0 }),
    createLinearGradient: () => paint,
    createRadialGradient: () => paint,
    createImageData: (width, height) => ({ data: new Uint8ClampedArray(4 * width * height) }),
  };
  return new Proxy(known, { get: (_, name) => known[name] ?? nothing, set: () => true });
}

class StandIn {
  constructor() {
    this.children = [];
    this.listeners = {};
    this.attributes = {};
    this.dataset = {};
    this.style = {};
    this.classList = { add: nothing, remove: nothing, toggle: nothing, contains: () => false };
    for (const name of ['focus', 'remove', 'close', 'toggleAttribute', 'removeAttribute']) this[name] = nothing;
  }

  append(...children) {
    this.children.push(...children);
  }

  replaceChildren(...children) {
    this.children = children;
  }

  setAttribute(name, value) {
    this.attributes[name] = value;
  }

  addEventListener(kind, listener) {
    this.listeners[kind] = listener;
  }

  /** Presses the button of this name (`data-act`), if there is one, and waits for what follows. */
  async press(act) {
    if (this.attributes['data-act'] === act) await this.listeners.click();
    for (const child of this.children.flat(Infinity)) await child?.press?.(act);
  }

  showModal() {
    this.open = true;
  }

  getContext() {
    return penOf(this);
  }

  contains() {
    return false;
  }

  querySelector() {
    return null;
  }

  querySelectorAll() {
    return [];
  }

  /** Every text in it, also those that only a screen reader says. */
  get texts() {
    const said = ['aria-label', 'title', 'alt', 'label'].map((name) => this.attributes[name]).filter(Boolean);
    return [
      ...said,
      ...(this.textContent === undefined ? [] : [this.textContent]),
      ...this.children.flat(Infinity).flatMap((child) => child?.texts ?? [child]),
    ];
  }
}

const root = Object.assign(new StandIn(), { dataset: { assets: 'assets', pyodide: 'pyodide' } });

/** What dialogs and screens put into the page. */
export const body = new StandIn();

export const element = () => new StandIn();

/** Kinds of elements that scripts ask for; nothing here is of any of them. */
for (const name of ['HTMLElement', 'HTMLInputElement', 'HTMLSelectElement']) globalThis[name] = class {};

Object.assign(globalThis, {
  innerWidth: 1180,
  document: {
    documentElement: root,
    body,
    baseURI: 'https://boneyard.example/',
    createElement: element,
    createElementNS: element,
    getElementById: element,
    querySelector: () => null,
    querySelectorAll: () => [],
    addEventListener: nothing,
    removeEventListener: nothing,
  },
  window: { devicePixelRatio: 1 },
  location: new URL('https://boneyard.example/'),
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  requestAnimationFrame: nothing,
  setInterval: nothing,
  addEventListener: nothing,
  IntersectionObserver: class {
    observe() {}
  },
  ResizeObserver: class {
    observe() {}
  },
});
