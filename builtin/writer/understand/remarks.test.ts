import { expect, test } from 'vitest';
import { withoutRemarks } from './remarks.ts';

test.each([
  ['dont name any', ''],
  ['Not naming builders', ''],
  ['my broker tasha, my mom who drove', 'my broker tasha, my mom who drove'],
  ['no permission for any right now', ''],
  ['Yes, the seller said ok to share', 'Yes'],
  ['augusta rd area, no address, price ok 612k', 'augusta rd area, 612k'],
  ['Old Mill area, address fine not the price', 'Old Mill area'],
  ['1738 Indiana St and yes', '1738 Indiana St'],
  ['its off Killington Ave. sellers signed', 'its off Killington Ave.'],
  ['Stager was Piedmont Home Styling, ok to name', 'Stager was Piedmont Home Styling'],
  ["Goodwill picks up. Won't name them yet.", 'Goodwill picks up.'],
  ["My lender Rosa Quinn doesn't mind being named", 'My lender Rosa Quinn'],
  ['Harbor Title is fine with being mentioned', 'Harbor Title'],
  ["rates dipped. Don't quote the number, it'll be old by then", 'rates dipped.'],
  ["it runs in rounds so don't say it's open", 'it runs in rounds'],
  ['Ada County, leave out new builds pls', 'Ada County'],
  ['a house-watch company (dont name one)', 'a house-watch company'],
  ['two appraisals. No price, please.', 'two appraisals.'],
  ["I'd like this to focus on older brick homes", 'Older brick homes'],
  ['no names pls, builders get touchy', ''],
  ['It sold in a week. Can u do a line in Spanish? if not no biggie', 'It sold in a week.'],
  ['warm, but he would hate anything sappy', ''],
  ['The owners let me say that we paid for two appraisals', 'We paid for two appraisals'],
  [
    'Both have rebates, check the link before it goes out https://www.example.com',
    'Both have rebates (https://www.example.com)',
  ],
  ["Dana Lee (I'll get you the real number monday, leave a blank)", 'Dana Lee'],
  ['the seller credited half. No building name.', 'the seller credited half.'],
  ['city line for leaks. No vendors, I dont want to pick favorites', 'city line for leaks.'],
  ['it is free. short post please, like 150 words', 'it is free.'],
  ['it is not ok to mention the seller is moving', ''],
  ['Not an event really, the bookstore turns 10', 'the bookstore turns 10'],
  [
    'Desert Ridge listing, ok to mention the patio is 1,400 square feet. Not the address.',
    'Desert Ridge listing, the patio is 1,400 square feet.',
  ],
  ["Freddie Mac PMMS but don't put a number", 'Freddie Mac PMMS'],
  ['Marcus Bell, but dont call him a partner', 'Marcus Bell'],
  ['ok to say a west side community, no name', 'a west side community'],
  ['my cpa said no', ''],
  ['permits early... wait, no permits here. So: photos early', 'photos early'],
])('what is said to the writer is not printed: %s', (typed, said) => {
  expect(withoutRemarks(typed)).toBe(said);
});

test.each([
  "don't use the cheap paint",
  'The power went out. Everyone signed by flashlight. I still think about how nobody complained.',
  'no HOA around here really',
  'sellers signed with two agents at once',
  'the owner is good with tools, and it shows',
  "don't share your password, it is yours alone",
  'please use the side door',
  'skip the new carpet, buyers want wood',
  'leave room in the budget for insurance',
  'prices still up a bit',
  'call me before you make an offer',
  "I'll send you the real list of lenders I trust",
  'park on Alpine. kids ok',
  'just say hi if you see me at the store',
  'not an event for dogs, really',
])('advice and facts stay: %s', (typed) => {
  expect(withoutRemarks(typed)).toBe(typed);
});

test('what was to be told is never taken for a remark', () => {
  const clause = 'Check with the building office for what is current';
  expect(withoutRemarks(`${clause}.`, undefined, [clause])).toBe(`${clause}.`);
});

test.each([
  'We priced at the last comp, not above it, and did the sewer line.',
  'Sellers were not sure about it at first but the weekend had 22 showings.',
  'When the owner is home, buyers rush through.',
  "No license in city limits, inspections only if there's a complaint.",
  'Humidity, so no fabric that smells.',
])('what limits a clause stays with it: %s', (typed) => {
  expect(withoutRemarks(typed)).toBe(typed);
});

test('a name that may be said is said, what may not is not', () => {
  expect(withoutRemarks('may say Elm Grove, not the address')).toBe('Elm Grove');
  expect(withoutRemarks('Elm Grove, can say Elm Grove, not address')).toBe('Elm Grove');
});
