import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test.each([
  // Who goes on with "I" told nobody to sign.
  [
    'photos, floor plan, sign with rider, I measure it myself',
    ['photos', 'floor plan', 'sign with rider'],
  ],
  // All of them do.
  ['Hearth, Pulte, Fischer are all out here', []],
  ['Route 12 bus, I think', []],
])('%s', (typed, items) => {
  expect(readWords(typed).items).toEqual(items);
});

test('what is typed in one breath is one sentence', () => {
  expect(readWords('Hearth, Pulte, Fischer are all out here').sentences).toEqual([
    'Hearth, Pulte, Fischer are all out here.',
  ]);
});
