// Words for what cannot be done.

import { Refused } from './engine.js';
import { t, tAny } from './messages.js';

/** A sentence for an error: by its reason, else by its code. */
export const errorWords = (error) =>
  error instanceof Refused || error.reason ? tAny([`error-${error.reason}`, `error-${error.code}`, 'error-internal'], error.data ?? {}) : t('error-internal');
