import { expect, test } from 'vitest';
import { withHyphens } from './hyphens.ts';

test.each([
  ['pre approved plans', 'preapproved plans'],
  ['pre drywall, then final', 'pre-drywall, then final'],
  ['a brand new roof', 'a brand-new roof'],
  ['it is brand new', 'it is brand new'],
  ['kids books and a two page guide', "kids' books and a two-page guide"],
  ['kids love it', 'kids love it'],
  ['Kids coats needed most', "Kids' coats needed most"],
  [
    'one story duplexes and single level townhomes',
    'one-story duplexes and single-level townhomes',
  ],
  ['1 and 2 bed condos', '1- and 2-bedroom condos'],
  ['10 min bike to downtown', '10-minute bike ride to downtown'],
  ['50 five star reviews', '50 five-star reviews'],
  ['it looked like different house', 'it looked like a different house'],
])('%s', (typed, printed) => {
  expect(withHyphens(typed)).toBe(printed);
});
