// Words for what cannot be done.

import { Refused } from '../engine/engine.js';
import { t, tAny } from './messages.js';
import { oneOf, rangeOf, suitWords, trainOf } from './names.js';

/** @import { ErrorData } from '../types/door.d.ts' */

/**
 * What came with an error, as its sentence wants it.
 * @param {ErrorData['data']} data
 */
function spelled(data) {
  const { suit, trump, tiles, numbers, least, most, arm_seat: seat } = data;
  return {
    ...data,
    ...(suit === undefined ? {} : { suit: suitWords(suit) }),
    ...(trump === undefined ? {} : { trump: suitWords(trump) }),
    ...(typeof tiles === 'string' ? { tiles: oneOf(tiles.split(' or ')) } : {}),
    ...(numbers === undefined ? {} : { numbers: oneOf(numbers.map((number) => t('a-number', { number }))) }),
    ...(least === undefined || most === undefined ? {} : rangeOf(least, most)),
    ...(seat === undefined ? {} : trainOf({ seat })),
  };
}

/**
 * A sentence for an error: by its reason, else by its code.
 * @param {unknown} error
 */
export function errorWords(error) {
  const { reason, code, data = {} } = /** @type {Partial<ErrorData>} */ (error);
  if (!reason && !(error instanceof Refused)) return t('error-internal');
  return tAny([`error-${reason}`, `error-${code}`, 'error-internal'], spelled(data));
}
