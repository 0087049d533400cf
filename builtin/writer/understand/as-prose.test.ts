import { expect, test } from 'vitest';
import { asProse } from './as-prose.ts';

test.each([
  ['the elk head (lol), borrowed a rug', 'the elk head, borrowed a rug'],
  ['No cost duh. Park in the garage', 'No cost. Park in the garage'],
  ['the fee 100-250 is yours', 'the fee $100 to $250 is yours'],
  ['taxes 4,400 and insurance 1,500', 'taxes $4,400 and insurance $1,500'],
  ['averaged 142 a night', 'averaged $142 a night'],
  ['it adds 1,200-2,500 a year', 'it adds $1,200 to $2,500 a year'],
  ['1150 + 1225 rents', 'rents $1,150 and $1,225'],
  ['it is like 14 bucks', 'it is like $14'],
  ['My guy charges 225/375/375', 'My guy charges $225, $375 and $375'],
  ["Doesn't know you redid the kitchen.", "It doesn't know you redid the kitchen."],
  ['The city requires a permit since 2024?', 'The city requires a permit since 2024.'],
  ['Is it a deal or not? (not yet)', 'Is it a deal or not? Not yet.'],
  ["By appointment, 2 hour notice there's a dog", "By appointment, 2 hours' notice, there's a dog"],
  ['a 1 page cheat sheet', 'a 1-page cheat sheet'],
  ['Sellers fix everything. Spend $6,000 on it', 'Sellers fix everything. They spend $6,000 on it'],
  ["It's not scary its $150", "It's not scary, it's $150"],
  ['Mitigation runs 1200-1800', 'Mitigation runs $1,200 to $1,800'],
  ['rented for 350 more a month', 'rented for $350 more a month'],
  ['the paper of 10/28', 'the paper of October 28'],
])('%s', (typed, printed) => {
  expect(asProse(typed)).toBe(printed);
});

test.each([
  'taxes rose 12% in 2024',
  'rents went up in 3 of 5 areas',
  'open 24/7',
  'a 3/2 with 1,680 square feet',
  'costs 3 days of work',
  'They match every toy up to 200.',
])('what is no amount stays: %s', (typed) => {
  expect(asProse(typed)).toBe(typed);
});

test('a pause before what to do, and no doer before a noun', () => {
  expect(asProse('If the roof is older than you think ask for the receipt.')).toBe(
    'If the roof is older than you think, ask for the receipt.',
  );
  expect(asProse('If you want to call me do it early.')).toBe(
    'If you want to call me do it early.',
  );
  expect(asProse('Sellers rush. Paint needs a day to dry.')).toBe(
    'Sellers rush. Paint needs a day to dry.',
  );
});
