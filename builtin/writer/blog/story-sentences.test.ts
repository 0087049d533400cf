import { expect, test } from 'vitest';
import { storySentences } from './story-sentences.ts';

test.each([
  [
    'Split level in Halls, we fixed the deck and gave a $2,500 credit, closed on time 17 days later.',
    'One example: a split level in Halls. We fixed the deck and gave a $2,500 credit. It closed on time 17 days later.',
  ],
  [
    "2 offers on Hillwood, took the lower one, other buyer's loan fell through.",
    "2 offers on Hillwood. We took the lower one. The other buyer's loan fell through.",
  ],
  ['Fixing it under contract, costs double.', 'Fixing it under contract. That costs double.'],
  [
    '1950s cape on Wilmington Pike. The inspector found old wiring.',
    'One example: a 1950s cape on Wilmington Pike. The inspector found old wiring.',
  ],
  [
    'A client in Tahoe Park, 480 square feet, 11 months start to finish, $214,000.',
    'One example: a client in Tahoe Park, 480 square feet, 11 months start to finish, $214,000.',
  ],
  ['Radon, lead paint, old oil tanks.', 'Radon, lead paint, old oil tanks.'],
  ['Four offers came in, from $240,000 up.', 'Four offers came in, from $240,000 up.'],
])('%s', (typed, expected) => {
  expect(storySentences(typed)).toBe(expected);
});
