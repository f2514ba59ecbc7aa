// Matches on disk, for the table: a page without storage plays on, and says so once.

import { t } from './messages.js';
import { notify } from './notices.js';
import { recordOf } from './record.js';
import { findMatch, keepMatch } from './store.js';

/** The match kept under this name, or null. */
export async function recallMatch(app, id) {
  if (app.forgetful) return null;
  try {
    return await findMatch(id);
  } catch {
    return null;
  }
}

/** Writes down what the engine has answered; resolves when it is on disk, or cannot be. */
export async function noteDown(app, match, reply) {
  Object.assign(match, recordOf(reply), { shown: { ...reply, save: null, events: [] } });
  try {
    if (!app.forgetful) await keepMatch(match);
    app.stored = true;
  } catch {
    if (app.stored !== false) notify(t('notice-no-storage'), { stays: true });
    app.stored = false;
  }
}
