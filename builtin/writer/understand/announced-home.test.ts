import { expect, test } from 'vitest';
import { announcedHome } from './announced-home.ts';

test.each([
  ['price drop 418 Juniper now 329k', 'price drop 418 Juniper', ['$329,000']],
  [
    'Price reduced! 22 Elm Ave, now $415,000 (was $435,000)',
    'Price reduced 22 Elm Ave',
    ['was $435,000, now $415,000'],
  ],
  ['new price on Walnut St 289,900', 'new price on Walnut St', ['$289,900']],
  ['price drop on maple st now 289', 'price drop on maple st', ['$289,000']],
  [
    'Coming soon, 4 bed ranch on 2 acres, no HOA',
    'Coming soon: 4 bed ranch on 2 acres',
    ['no HOA'],
  ],
  [
    'Under contract: the 1920s bungalow with original oak built-ins',
    'Under contract',
    ['a 1920s bungalow', 'with original oak built-ins'],
  ],
  ['coming soon 2br condo downtown dm me', 'coming soon: 2br condo downtown', []],
  [
    'just sold on Oak over asking, text me at 555-0102',
    'just sold on Oak',
    ['over asking', 'text me at 555-0102'],
  ],
  [
    'coming soon 2/1 bungalow walk to beach',
    'coming soon: 2 bed, 1 bath bungalow',
    ['walk to beach'],
  ],
  [
    'price drop elm st dplx now 415, both units leased',
    'price drop on elm st',
    ['a duplex', '$415,000', 'both units leased'],
  ],
  ['uc in 4 days w a backup offer', 'Under contract', ['in 4 days', 'a backup offer']],
  [
    'price reduced from 415k to 399k on 418 Juniper',
    'price reduced on 418 Juniper',
    ['was $415,000, now $399,000'],
  ],
  ['price reduced by 20k on Oak', 'price reduced on Oak', ['$20,000 less than before']],
  ['price drop 418 Juniper to 89k', 'price drop 418 Juniper', ['$89,000']],
  ['Just closed on a duplex in 5 days', 'Just closed', ['a duplex', 'in 5 days']],
  ['just listed 3 bed on Oak with parking', 'just listed on Oak', ['3 bed', 'with parking']],
  [
    'coming soon 3 bed on Oak 450k, dm me for the address',
    'coming soon on Oak',
    ['3 bed', '$450,000', 'dm me for the address'],
  ],
  [
    'Just listed: 1926 Craftsman with original built-ins and a new roof',
    'Just listed: 1926 Craftsman with original built-ins and a new roof',
    [],
  ],
  [
    'just listed 3 bed 2 bath ranch 289k big yard',
    'just listed: 3 bed 2 bath ranch with a big yard',
    ['$289,000'],
  ],
  ['just reduced 12k in Riverside', 'just reduced in Riverside', ['$12,000 less than before']],
  ['just sold 3 bed on Maple over asking', 'just sold on Maple', ['3 bed', 'over asking']],
  ['sold our listing on Oak in 3 days', 'Just sold on Oak', ['in 3 days']],
  ['under contract after 6 offers in Eastgate', 'under contract in Eastgate', ['6 offers']],
  [
    'just listed!! 4/2.5 w pool in Cypress Ridge 465k',
    'just listed in Cypress Ridge',
    ['4/2.5 pool', '$465,000'],
  ],
  [
    'new listing 88 Birch Hill Rd 3/2 $349,900',
    'new listing 88 Birch Hill Rd',
    ['3/2', '$349,900'],
  ],
  [
    'coming soon 3 bed condo downtown under 300k',
    'coming soon: 3 bed condo downtown',
    ['under $300,000'],
  ],
  [
    'Just listed: 3 bed, 2 bath ranch on half an acre',
    'Just listed: 3 bed, 2 bath ranch on half an acre',
    [],
  ],
])('%s', (typed, subject, said) => {
  expect(announcedHome(typed)).toEqual({ subject, said });
});

// What is understood by half stays whole, for the readers of whole sentences and of dates.
test.each([
  'just sold',
  'SOLD 1204 Birch Ln',
  'Just closed! First time buyers got their 2 bedroom bungalow in Midtown',
  'new listing tomorrow, 3 bed brick ranch, 219,900, dm me for a showing',
  'open house sunday 1-3 at 45 Pine St',
  'new price guide for sellers',
  'price drop or price improvement?',
  'sold 100 homes this year',
  'closed on my first house in 2009',
  'just sold 3 bed on Maple',
  'just listed 3 bed 250k in need of love',
  'just listed duplex on Wayne Ave 250k near the tracks in Oakwood',
  'pending sales are up 12% in March',
])('%s is left as it is', (typed) => {
  expect(announcedHome(typed)).toBeUndefined();
});
