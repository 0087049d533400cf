import { expect, test } from 'vitest';
import { withNamesOfKind } from './names-of-kind.ts';

test.each([
  ['a bungalow on Lamar street', 'a bungalow on Lamar Street'],
  ['my first was on Quincy avenue', 'my first was on Quincy Avenue'],
  ['meet at Decorah brewing company', 'meet at Decorah Brewing Company'],
  ['thanks to Hobbs hardware', 'thanks to Hobbs Hardware'],
  ['candy from 3rd street bakery', 'candy from 3rd Street Bakery'],
  ['the lot on harbor street', 'the lot on Harbor Street'],
  ['now at 12 Elm St suite 210', 'now at 12 Elm St Suite 210'],
])('%s', (typed, read) => {
  expect(withNamesOfKind(typed)).toBe(read);
});

test.each([
  'The street is quiet',
  'This road floods',
  'on the street',
  'Free coffee at ten',
  'Saturday coffee with me',
  'a Decatur bakery I like',
  'Monday coffee is on me',
])('%s names nothing more', (typed) => {
  expect(withNamesOfKind(typed)).toBe(typed);
});
