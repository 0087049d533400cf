import { expect, test } from 'vitest';
import { withKnownNames, withLikelyNames } from './known-names.ts';

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

test('a word that no dictionary has is a name', () => {
  expect(withLikelyNames('fountain square and irvington')).toBe('Fountain Square and Irvington');
  expect(withLikelyNames('Clintonville and beechwold')).toBe('Clintonville and Beechwold');
  expect(withLikelyNames('a new backsplash and preapproved buyers')).toBe(
    'a new backsplash and preapproved buyers',
  );
});
