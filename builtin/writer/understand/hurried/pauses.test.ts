import { expect, test } from 'vitest';
import { withPauses } from './pauses.ts';

test.each([
  // Two sentences.
  ['wear a coat its windy', "wear a coat. It's windy"],
  ['marcus was great he called back every night', 'marcus was great. He called back every night'],
  [
    'a roof in alameda took 2 days we got three bids',
    'a roof in alameda took 2 days. We got three bids',
  ],
  [
    'the fee is 300, about 10 days u can walk for any reason',
    'the fee is 300, about 10 days. u can walk for any reason',
  ],
  [
    'they went with the low bid inspector found rot in the sill',
    'they went with the low bid. Inspector found rot in the sill',
  ],
  // Deeds of the same people.
  ['listed mon got 4 offers', 'listed mon, got 4 offers'],
  ['gutted a green kitchen kept the floor', 'gutted a green kitchen, kept the floor'],
  ['sold a cape last week listed at 310', 'sold a cape last week, listed at 310'],
  ['it felt a lot brighter sold in a week', 'it felt a lot brighter and sold in a week'],
  ['he speaks german loves old houses', 'he speaks german and loves old houses'],
  ['the bill went up u can appeal it', 'the bill went up. u can appeal it'],
  // What follows words that are no clause, and what follows a condition.
  ['escrow account nobody understands it', 'escrow account, nobody understands it'],
  ['when you list with me we do the photos', 'when you list with me, we do the photos'],
  [
    'they wait for spring then compete with everybody',
    'they wait for spring, then compete with everybody',
  ],
])('%s', (typed, marked) => {
  expect(withPauses(typed)).toBe(marked);
});

test.each([
  'the first house we saw',
  'a shed you can stand up in',
  'a fence they havent paid for',
  'tell them its free',
  'pick the patient lender',
  'the office asked for it last sat',
  'stuff they skip',
  'buyers pay for a deck they never use',
  'they think it starts at closing',
  'tell me what you want',
  'what the neighbor got last year',
  'we painted it gray',
  'house built 1931',
  'cabinets painted white and a new sink',
  'call me before you sign anything',
  'a couple who sold and moved north',
  'seller paid for the survey',
  'photos, a film, and I pay for the stager',
])('but not here: %s', (typed) => {
  expect(withPauses(typed)).toBe(typed);
});
