// Deals as short codes, the same as the engine's: the number of an order among all orders of the set, in base 64.

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_-';

/**
 * The tiles of a set in the engine's order.
 * @param {number} set
 */
export function tilesOf(set) {
  const tiles = [];
  for (let high = 0; high <= set; high++) for (let low = 0; low <= high; low++) tiles.push(`${high}-${low}`);
  return tiles;
}

/**
 * The deal that a code stands for, or null.
 * @param {number} set
 * @param {string} code
 */
export function dealFrom(set, code) {
  const rest = tilesOf(set);
  let number = 0n;
  for (const letter of code) {
    const digit = DIGITS.indexOf(letter);
    if (digit < 0) return null;
    number = number * 64n + BigInt(digit);
  }
  const places = [];
  for (let base = 1n; base <= BigInt(rest.length); base++) {
    places.push(Number(number % base));
    number /= base;
  }
  return number ? null : places.reverse().map((place) => rest.splice(place, 1)[0]);
}

/**
 * The code of a whole deal.
 * @param {number} set
 * @param {string[]} deal
 */
export function codeOf(set, deal) {
  const rest = tilesOf(set);
  let number = 0n;
  for (const tile of deal) {
    number = number * BigInt(rest.length) + BigInt(rest.indexOf(tile));
    rest.splice(rest.indexOf(tile), 1);
  }
  let code = '';
  do {
    code = DIGITS[Number(number % 64n)] + code;
    number /= 64n;
  } while (number);
  return code;
}

/**
 * A tile's name as the engine writes it, from two numbers in any order; empty where that is none.
 * @param {string} word
 */
function nameOf(word) {
  const found = /^(\d{1,2})-(\d{1,2})$/.exec(word);
  if (!found) return '';
  const [high, low] = [Number(found[1]), Number(found[2])].sort((a, b) => b - a);
  return high <= 12 ? `${high}-${low}` : '';
}

/**
 * Reads a deal that is written out, as in `4-6 0-1 …`: {set, deal}, or {wrong: code, tile}.
 * @param {string} text
 * @param {number} [wanted]
 * @returns {{ wrong: string, tile?: string, set?: undefined } | { set: number, deal: string[], wrong?: undefined }}
 */
export function readDeal(text, wanted) {
  const deal = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(nameOf);
  if (!deal.length || deal.includes('')) return { wrong: 'deal-unreadable' };
  const highest = Math.max(...deal.map((tile) => parseInt(tile, 10)));
  const set = wanted ?? [6, 9].find((one) => highest <= one) ?? 12;
  const whole = tilesOf(set);
  const stranger = deal.find((tile) => !whole.includes(tile));
  if (stranger) return { wrong: 'tile-not-in-set', tile: stranger };
  const twice = deal.find((tile, k) => deal.indexOf(tile) < k);
  if (twice) return { wrong: 'tile-twice', tile: twice };
  const missing = whole.find((tile) => !deal.includes(tile));
  if (missing) return { wrong: 'tile-missing', tile: missing };
  return { set, deal };
}
