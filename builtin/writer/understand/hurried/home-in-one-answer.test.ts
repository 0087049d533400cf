import { expect, test } from 'vitest';
import { withHomeApart } from './home-in-one-answer.ts';

const address = 'What is the address, and do you have authority to advertise it?';
const figures = 'Beds, baths, size and price?';
const apart = (typed: string, home?: string) =>
  withHomeApart([
    { question: address, answer: typed },
    ...(home === undefined ? [] : [{ question: figures, answer: home }]),
  ]).map(({ answer }) => answer);

test('a whole listing under the address is told where its figures are asked for', () => {
  expect(apart('418 larch ave 274k 3/2 1,310 sqft 1951 yes')).toEqual([
    '418 larch ave, yes',
    '274k 3/2 1,310 sqft 1951',
  ]);
  expect(apart('9 e 4th st 4/2/2 1,720 sf 251,500')).toEqual([
    '9 e 4th st',
    '4/2/2 1,720 sf 251,500',
  ]);
  expect(apart('77 Dune Rd, Ocala, 2 bd 1 ba, $199,000', 'see above')).toEqual([
    '77 Dune Rd, Ocala',
    '2 bd 1 ba, $199,000',
  ]);
  expect(apart('418 larch ave 3/2', '1,310 sqft')).toEqual(['418 larch ave', '3/2, 1,310 sqft']);
});

test('an address alone, and a day beside it, stay', () => {
  expect(apart('418 larch ave, yes', '3/2')).toEqual(['418 larch ave, yes', '3/2']);
  expect(apart('12 Elm St unit 4, mine')).toEqual(['12 Elm St unit 4, mine']);
});
