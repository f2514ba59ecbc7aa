// A door for tests and for the curious: `window.boneyard`.

import { guard, nesting, parse } from '../engine/guard.js';
import { setPatience } from '../storage/store.js';
import { t } from '../words/messages.js';

/** @import { App } from '../types/page.d.ts' */
/** @import { Request } from '../types/door.d.ts' */

/** @param {App} app */
export const doorTo = (app) => ({
  engine: (/** @type {Request} */ request) => app.engine.request(request),
  killWorker: () => app.engine.kill(),
  /** @param {number} ms */
  set patience(ms) {
    app.engine.patience = ms;
  },
  /** @param {number} ms */
  set storagePatience(ms) {
    setPatience(ms);
  },
  heap: () => app.engine.heap(),
  get plan() {
    return app.engine.started;
  },
  get stored() {
    return app.stored;
  },
  get state() {
    return app.screen?.table?.state ?? null;
  },
  get stage() {
    return app.screen?.stage ?? null;
  },
  /** @param {boolean} on */
  set hurry(on) {
    app.hurry = on;
  },
  guard,
  nesting,
  parse,
  t,
});
