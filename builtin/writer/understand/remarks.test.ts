import { expect, test } from 'vitest';
import { withoutRemarks } from './remarks.ts';

test.each([
  ['dont name any', ''],
  ['Not naming builders', ''],
  ['no permission for any right now', ''],
  ['Yes, the seller said ok to share', 'Yes'],
  ['augusta rd area, no address, price ok 612k', 'augusta rd area, 612k'],
  ['1738 Indiana St and yes', '1738 Indiana St'],
  ['its off Killington Ave. sellers signed', 'its off Killington Ave.'],
  ['Stager was Piedmont Home Styling, ok to name', 'Stager was Piedmont Home Styling'],
  ["Goodwill picks up. Won't name them yet.", 'Goodwill picks up.'],
])('what is said to the writer is not printed: %s', (typed, said) => {
  expect(withoutRemarks(typed)).toBe(said);
});

test.each([
  "don't use the cheap paint",
  'no HOA around here really',
  'sellers signed with two agents at once',
  'the owner is good with tools, and it shows',
])('advice and facts stay: %s', (typed) => {
  expect(withoutRemarks(typed)).toBe(typed);
});
