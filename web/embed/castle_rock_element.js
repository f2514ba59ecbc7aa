// <castle-rock puzzle="daily" theme="dark" lang="fr" mode="printed">: makes the frame, keeps its shape, passes the
// result on.

const SCRIPT = /** @type {HTMLScriptElement} */ (
  document.currentScript ?? document.querySelector('script[src*="castle-rock.js"]')
);
const BASE = new URL('.', SCRIPT.src);
const OPTIONS = ['puzzle', 'deal', 'theme', 'lang', 'set', 'level', 'mode'];
const NAME = 'castle-rock';
const SHEET = new CSSStyleSheet();
SHEET.replaceSync(`:host{display:block;max-width:40rem;margin-inline:auto}:host([hidden]){display:none}
iframe{display:block;box-sizing:border-box;width:100%;aspect-ratio:4/3;min-height:30rem;
border:0;border-radius:12px;background:#1d5a3f}
::slotted(*){display:none}@media print{::slotted(*){display:block}}`);

class CastleRock extends HTMLElement {
  static observedAttributes = OPTIONS;

  #frame = document.createElement('iframe');

  constructor() {
    super();
    Object.assign(this.#frame, { loading: 'lazy', allow: 'clipboard-write' });
    const shadow = this.attachShadow({ mode: 'open' });
    shadow.adoptedStyleSheets = [SHEET];
    shadow.append(this.#frame, document.createElement('slot'));
  }

  connectedCallback() {
    addEventListener('message', this);
    this.#show();
  }

  disconnectedCallback() {
    removeEventListener('message', this);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#show();
  }

  #show() {
    const address = new URL('embed.html', BASE);
    for (const name of OPTIONS) {
      const value = this.getAttribute(name);
      if (value !== null) address.searchParams.set(name, value);
    }
    address.searchParams.set('report', '1');
    if (location.origin !== 'null') address.searchParams.set('origin', location.origin);
    this.#frame.title = this.getAttribute('title') ?? (this.textContent.trim() || 'Castle Rock');
    if (this.#frame.src !== address.href) this.#frame.src = address.href;
  }

  /**
   * Messages of our own frame, and of no other. Until the frame tells its height, the style sheet has its shape.
   * @param {MessageEvent} message
   */
  handleEvent({ data, source, origin }) {
    if (source !== this.#frame.contentWindow || origin !== BASE.origin || typeof data !== 'object') return;
    if (data?.type === `${NAME}:height` && data.height > 0 && data.height < 2000) {
      Object.assign(this.#frame.style, { aspectRatio: 'auto', height: `${Number(data.height)}px`, minHeight: '0' });
    } else if (data?.type === `${NAME}:result`) {
      const { puzzle, stars, left, won, mode } = data;
      this.dispatchEvent(
        new CustomEvent(`${NAME}-result`, {
          bubbles: true,
          composed: true,
          detail: { puzzle, stars, left, won, mode },
        }),
      );
    }
  }
}

if (!customElements.get(NAME)) customElements.define(NAME, CastleRock);
