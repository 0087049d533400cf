import { expect, test } from 'vitest';
import { withHyphens } from './hyphens.ts';

test.each([
  ['pre approved plans', 'preapproved plans'],
  ['pre drywall, then final', 'pre-drywall, then final'],
  ['a brand new roof', 'a brand-new roof'],
  ['it is brand new', 'it is brand new'],
  ['kids books and a two page guide', "kids' books and a two-page guide"],
  ['kids love it', 'kids love it'],
  ['it looked like different house', 'it looked like a different house'],
])('%s', (typed, printed) => {
  expect(withHyphens(typed)).toBe(printed);
});
