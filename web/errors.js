// Words for what cannot be done.

import { Refused } from './engine.js';
import { t, tAny } from './messages.js';
import { oneOf, suitWords, trainOf } from './names.js';

/** What came with an error, as its sentence wants it. */
function spelled(data) {
  const { suit, trump, tiles, arm } = data;
  return {
    ...data,
    ...(suit === undefined ? {} : { suit: suitWords(suit) }),
    ...(trump === undefined ? {} : { trump: suitWords(trump) }),
    ...(typeof tiles === 'string' ? { tiles: oneOf(tiles.split(' or ')) } : {}),
    ...(/^(\d|M)$/.test(arm) ? trainOf(arm) : {}),
  };
}

/** A sentence for an error: by its reason, else by its code. */
export const errorWords = (error) =>
  error instanceof Refused || error.reason ? tAny([`error-${error.reason}`, `error-${error.code}`, 'error-internal'], spelled(error.data ?? {})) : t('error-internal');
