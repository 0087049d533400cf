import { expect, test } from 'vitest';
import { withKnownNames } from './known-names.ts';

test.each([
  ['1928 brick tudor', '1928 brick Tudor'],
  ['italianate and greek revival', 'Italianate and Greek Revival'],
  ['backs to the spring creek trail', 'backs to the Spring Creek Trail'],
  ['buyers from the bay area', 'buyers from the Bay Area'],
  ['near mahon park', 'near Mahon Park'],
])('%s', (typed, printed) => {
  expect(withKnownNames(typed)).toBe(printed);
});

test.each([
  'the walking trail',
  'a dog park by the creek',
  'colonial with a big yard',
  'see tudor.com',
])('no name: %s', (typed) => {
  expect(withKnownNames(typed)).toBe(typed);
});
