import { expect, test } from 'vitest';
import { insistedIn } from './insisted.ts';

test('a sentence with two marks, a raised word or "biggest surprise" behind it', () => {
  expect(insistedIn('roof is old. get the flood quote before you bid!! call me')).toBe(
    'Get the flood quote before you bid!!',
  );
  expect(insistedIn('the dues NEVER cover the dock. pool is nice')).toBe(
    'the dues NEVER cover the dock.',
  );
  expect(insistedIn('the well has to be tested twice. biggest surprise for buyers')).toBe(
    'the well has to be tested twice.',
  );
});

test('names in capitals and short cries are none', () => {
  expect(insistedIn('FEMA moved the line near the creek last year.')).toBeUndefined();
  expect(insistedIn('SNAP does homebuyer classes every month')).toBeUndefined();
  expect(insistedIn('so happy!!')).toBeUndefined();
  expect(insistedIn('a plain sentence about nothing in particular')).toBeUndefined();
});
