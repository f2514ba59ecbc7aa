// Which rules of a page hold for a match.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import './stand_in_page.mjs';

const { finds, held, sections } = await import('../../web/panels/rule_page.js');

const exact = [['counting', '=', ['exact']]];
const PAGE = [
  ['p', 'About it.'],
  ['overview', ['p', 'There are two sets.']],
  ['h2', 'Playing'],
  ['ul', ['if', exact, ['li', 'Exactly.']], ['if', [['teams', '!=', ['on']]], ['li', 'Alone.']]],
  ['h2', 'End'],
  ['ul', ['li', 'All is over', ['if', exact, ' at once'], '.']],
];
const text = (pieces) => pieces.map((piece) => (typeof piece === 'string' ? piece : text(piece.slice(1)))).join('');

test('what holds is shown, to the word', () => {
  const shown = (choices) => text(held(PAGE, choices));
  assert.equal(shown({ counting: 'exact', teams: false }), 'About it.PlayingExactly.Alone.EndAll is over at once.');
  assert.equal(shown({ counting: 'rounded', teams: true }), 'About it.PlayingEndAll is over.');
});

test('a heading without a rule is left out', () => {
  const headings = (choices) => sections(held(PAGE, choices)).map(({ heading }) => heading?.[1] ?? null);
  assert.deepEqual(headings({ counting: 'rounded', teams: true }), [null, 'End']);
  assert.deepEqual(headings({ counting: 'exact', teams: true }), [null, 'Playing', 'End']);
});

test('without choices everything is shown, and when it holds', () => {
  const [, overview, , list, , end] = held(PAGE, null);
  assert.deepEqual(overview, ['p', 'There are two sets.']);
  assert.deepEqual(list[1], ['li', ['when', exact], 'Exactly.']);
  assert.deepEqual(end[1][2], ['when', exact, ' at once']);
});

test('words are found however they are written', () => {
  assert.ok(finds('Le plus fort double ouvre, à l’atout', 'DOUBLE a'));
  assert.ok(finds('Über das Maß', 'uber'));
  assert.ok(!finds('Le plus fort double', 'double blanc'));
  assert.ok(finds('Anything', '  '));
});
