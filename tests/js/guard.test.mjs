// Text from outside is capped before anything parses it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { guard, MOST_BYTES, MOST_NESTING, nesting, parse, TextRefused } from '../../web/engine/guard.js';

const refuses = (act, reason) =>
  assert.throws(act, (error) => error instanceof TextRefused && error.reason === reason, reason);
const nested = (depth) => '['.repeat(depth) + ']'.repeat(depth);

test('how deeply text nests, strings left out', () => {
  assert.equal(nesting(''), 0);
  assert.equal(nesting('{"a": [1, {"b": []}]}'), 4);
  assert.equal(nesting('[][][]'), 1);
  assert.equal(nesting('"[[[["'), 0);
  assert.equal(nesting('["\\"[[[", []]'), 2, 'a quote with a stroke before it does not end a string');
  assert.equal(nesting('["\\\\", [[]]]'), 3, 'two strokes are one, and the quote ends the string');
  assert.equal(nesting(']]][[['), 0, 'a parser stops at the first bracket that was never opened');
  assert.equal(nesting(nested(50_000)), 50_000);
});

test('what is small and flat comes through as it is', () => {
  const save = '{"version": 1, "moves": "6-4 draw"}';
  assert.equal(guard(save), save);
  assert.equal(guard(nested(MOST_NESTING)), nested(MOST_NESTING));
  assert.equal(guard('x'.repeat(MOST_BYTES)).length, MOST_BYTES);
  assert.deepEqual(parse(save), { version: 1, moves: '6-4 draw' });
});

test('what is not does not', () => {
  refuses(() => guard(null), 'not-text');
  refuses(() => guard({ toString: () => 'x' }), 'not-text');
  refuses(() => guard('x'.repeat(MOST_BYTES + 1)), 'too-long');
  refuses(() => guard('é'.repeat(MOST_BYTES / 2 + 1)), 'too-long');
  refuses(() => guard(nested(MOST_NESTING + 1)), 'too-deep');
  refuses(() => parse(nested(MOST_NESTING + 1)), 'too-deep');
  refuses(() => parse('{"a"'), 'not-json');
  refuses(() => parse(''), 'not-json');
});
