// Addresses and texts that nobody should trust: real ones, bent and broken by chance. Case number k of a seed is always
// the same.

import { codeOf, tilesOf } from '../../web/embed/deal.js';
import { chance } from './random.mjs';

export const ADDRESSES = [
  '#/',
  '#/puzzles',
  '#/puzzle/daily',
  '#/puzzle/6-tricky-abc?pile=hidden',
  '#/new/block?set=9',
  '#/play/block?players=3&seed=ab%20c&set=6&level=sharp',
  '#/play/mexican-train?players=8&rules=station&seed=1',
  '#/play/forty-two?seed=x&target=7',
  '#/saved/mabc123',
];
export const FRAMES = [
  '',
  '?puzzle=daily&theme=dark&lang=fr',
  '?puzzle=6-hard-k3x9&report=1&origin=https://example.org',
  '?set=9&level=hard&mode=printed',
  `?deal=${tilesOf(6).join('+')}`,
  `?puzzle=deal6-${codeOf(6, tilesOf(6).reverse())}`,
  '?puzzle=daily-2026-11-16&mode=open',
  '?set=9&level=gentle',
  `?set=6&deal=${tilesOf(6).with(3, '9-9').join('+')}`,
];
export const TEXTS = [
  '{"boneyard":1,"game":"block","players":2,"options":{"set":6},"seed":"a","moves":"6-6 6-4@R"}',
  '[[1,2,{"a":[]}],"\\"]["]',
  '"text"',
];

const PIECES = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__=1', '&__proto__[x]=1'],
  ...['NaN', 'Infinity', '1e999', '-0', '9007199254740993', '99', '0', '-1', '٣', '６', '�'],
  ...['%', '%00', '%0A', '%E0%A4%A', '%FF%FE', '%ud800', '\ud800', '\udfff', '\u0000', '\u202e', '\u2028', '\ufeff'],
  ...[
    '<script>hurt=1</script>',
    '"><img src=x onerror=hurt=1>',
    'data:text/html,x',
    '//evil.example',
    'https://e.example',
  ],
  ...['../', '..%2f', '#', '##', '?', '??', '&', '&&', '=', '==', '/', '//', '+', ' ', '[', '{', '[[[', '"', "'", '\\'],
  ...['seed=', 'players=2', 'seed=a&seed=b', 'set=6', 'origin=null', 'report=1', 'theme=neon', '9-9', '6-6', '6-6+'],
  ...['x'.repeat(70), 'x'.repeat(2100), '['.repeat(20), '{"a":'.repeat(20), '6-6 '.repeat(30)],
];

/** The text with one thing wrong. */
function bent(rng, text, others) {
  const start = rng.below(text.length + 1);
  const end = Math.min(text.length, start + 1 + rng.below(12));
  switch (rng.below(7)) {
    case 0:
      return text.slice(0, start);
    case 1:
      return text.slice(0, start) + text.slice(end);
    case 2:
      return text.slice(0, end) + text.slice(start);
    case 3:
      return text.slice(0, start) + String.fromCharCode(rng.below(rng.below(2) ? 128 : 65536)) + text.slice(end);
    case 4:
      return text.slice(0, start) + rng.pick(others).slice(rng.below(20));
    case 5: {
      const parts = text.split(/(?<=[=&/?-])/);
      parts[rng.below(parts.length)] = rng.pick(PIECES);
      return parts.join('');
    }
    default:
      return text.slice(0, start) + rng.pick(PIECES) + text.slice(start);
  }
}

/** Case number k of a list: one of its texts, with up to three things wrong. */
export function broken(texts, seed, number) {
  const rng = chance(seed * 1_000_003 + number);
  let text = rng.pick(texts);
  for (let count = rng.below(4); count >= 0; count--) text = bent(rng, text, texts);
  return text;
}
