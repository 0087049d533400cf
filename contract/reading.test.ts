import { expect, test } from 'vitest';
import { readingGradeOf } from './reading.ts';

test('short words in short sentences are for beginners', () => {
  expect(readingGradeOf('The cat sat on the mat. The dog ran.')).toBe(0);
});

test('everyday advice is for the lower grades', () => {
  const text =
    'Before you list your home, walk through it with a pencil. Write down what a buyer would notice first, and fix the small things that take an afternoon. Keep the receipts, because people will ask.';
  expect(readingGradeOf(text)).toBeGreaterThan(3);
  expect(readingGradeOf(text)).toBeLessThan(9);
});

test('long words in long sentences are for experts', () => {
  const text =
    'Municipal jurisdictions periodically reevaluate residential property classifications, necessitating comprehensive administrative documentation regarding previously undisclosed environmental considerations.';
  expect(readingGradeOf(text)).toBeGreaterThan(16);
});

test('is the formula to the digit', () => {
  // 10 words, 2 sentences, 12 syllables.
  expect(readingGradeOf('Buyers look at the roof first. Then they ask questions.')).toBe(0.5);
});

test('lines without a mark end a sentence, short forms and decimals do not', () => {
  expect(readingGradeOf('Fix the roof\nWash the walls')).toBe(
    readingGradeOf('Fix the roof. Wash the walls.'),
  );
  expect(readingGradeOf('We met in St. Paul in May.')).toBe(
    readingGradeOf('We met in St Paul in May.'),
  );
  expect(readingGradeOf('It is 2.5 miles off.')).toBeLessThan(3);
});

test.each(['', '   ', '!!! ???', '🏡'])('no words, no grade: "%s"', (text) => {
  expect(readingGradeOf(text)).toBe(0);
});
