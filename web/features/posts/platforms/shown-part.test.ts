import { expect, test } from 'vitest';
import { shownPart } from './shown-part.ts';

test('a text that fits is shown whole', () => {
  expect(shownPart('short', 5)).toBeUndefined();
});

test('a longer one ends after a whole word', () => {
  expect(shownPart('One two three', 9)).toBe('One two');
});

test('what reads as one character is never cut in two', () => {
  expect(shownPart('👩‍👩‍👧‍👦👩‍👩‍👧‍👦', 8)).toBe('👩‍👩‍👧‍👦');
});
