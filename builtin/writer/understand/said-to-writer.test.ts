import { expect, test } from 'vitest';
import { givenWording, saysToWriter, withoutLeave } from './said-to-writer.ts';

test.each([
  ['I do have authority: 7 Quarry Lane, Rockport.', '7 Quarry Lane, Rockport.'],
  ['We have permission: the Ortiz duplex', 'the Ortiz duplex'],
  ['Builder said yes: Lowe & Daughters', 'Lowe & Daughters'],
  ['The seller is fine, 12 Elm St', '12 Elm St'],
  ['I have a listing on Elm: it sold', 'I have a listing on Elm: it sold'],
  ['The builder said the roof is done', 'The builder said the roof is done'],
  [
    'Oak Run and Elm Park are fine as community names. Call first.',
    'Oak Run and Elm Park. Call first.',
  ],
  ['Oak Run is fine as it is.', 'Oak Run is fine as it is.'],
  ['The county page is fine to link as well.', 'The county page.'],
  [
    'Two programs here. Please say that funds run out early.',
    'Two programs here. Funds run out early.',
  ],
])('leave that was given goes, and what it was given for stays: %s', (typed, told) => {
  expect(withoutLeave(typed)).toBe(told);
});

test.each([
  "Please don't push them to call me.",
  'Cite the source but leave the number out.',
  'She let me share that.',
  'Please also mention CDD fees.',
  'Please suggest they gather the papers early.',
  'I do not have a project to name.',
])('%s is said to the writer', (sentence) => {
  expect(saysToWriter(sentence)).toBe(true);
});

test.each([
  "Don't push the snow into the street.",
  'They let me share a table with the owner.',
  'She let me know the day before.',
  'I do not have a garage to park in.',
  'Please mention it when you call.',
])('%s is said to the reader', (sentence) => {
  expect(saysToWriter(sentence)).toBe(false);
});

test.each([
  ['Yes, though only in words: the owner added a den.', 'The owner added a den.'],
  ['Roof May 2024 (have the invoice).', 'Roof May 2024.'],
  [
    'The house is in Ardsley Park. The seller has agreed that I may name the neighborhood, but not the street.',
    'The house is in Ardsley Park.',
  ],
  ['Bay View. No address or price until closing.', 'Bay View.'],
  [
    'Old Louisville. The buyers, whom I represented, agreed to the price being named since it is public.',
    'Old Louisville.',
  ],
  [
    'A condo in the South End. Please name only the South End; the seller does not want the unit in print.',
    'A condo in the South End.',
  ],
  ['Williamson appraisal district yes can name', 'Williamson appraisal district'],
  [
    'The Board of Health keeps the records and may be named.',
    'The Board of Health keeps the records.',
  ],
  [
    'The sellers want the deck named after their dog.',
    'The sellers want the deck named after their dog.',
  ],
  ['The seller agreed to a price of $300,000.', 'The seller agreed to a price of $300,000.'],
  [
    "The assessor's office, which may be named and is patient.",
    "The assessor's office, which is patient.",
  ],
])('%s is told without it', (typed, told) => {
  expect(withoutLeave(typed).trim()).toBe(told);
});

test('a disclaimer that somebody asked for is the wording, and who asked is not told', () => {
  expect(givenWording('Nora at Lakeside Loans, she says put "not an offer of credit"')).toEqual({
    wording: 'not an offer of credit',
    rest: 'Nora at Lakeside Loans',
  });
  expect(givenWording('Nora says rates move daily')).toBeUndefined();
});

test.each([
  [
    'You may say a stone cottage near the mill, but please leave out the price.',
    'A stone cottage near the mill.',
  ],
  ['ok to say sold a cabin at 410 last fall, not the address', 'Sold a cabin at 410 last fall'],
  ['Larkfield Property Care has agreed to be named. No CPA.', 'Larkfield Property Care.'],
  ["Texas has no tax on wages, so I'd like that mentioned.", 'Texas has no tax on wages.'],
])('leave that was given is not told: %s', (typed, said) => {
  expect(withoutLeave(typed).trim()).toBe(said);
});

test.each([
  [
    'Changes need approval, so please tell readers to ask the city first.',
    'Changes need approval, so ask the city first.',
  ],
  [
    'You see the lake after the leaves fall, so please say it that way.',
    'You see the lake after the leaves fall.',
  ],
  ['You may say that the survey publishes an average.', 'The survey publishes an average.'],
  ['Lake County but skip The Pines', 'Lake County, without The Pines'],
  ['Please quote Northwest MLS for Lake County', 'Northwest MLS for Lake County'],
])('what is said to readers by way of the writer is said to them: %s', (typed, said) => {
  expect(withoutLeave(typed)).toBe(said);
});

test('words that the lender wants printed are printed', () => {
  expect(givenWording("Ann Reyes, NMLS 555001. Please include: 'Rates change daily.'")).toEqual({
    wording: 'Rates change daily.',
    rest: 'Ann Reyes, NMLS 555001.',
  });
});

test.each([
  'The neighbors know the block, so ask them about parking.',
  'The appraisal came in low, the buyer said yes, and we closed.',
  'Take Elm but skip Main Street at five.',
])('what is told stays: %s', (typed) => {
  expect(withoutLeave(typed)).toBe(typed);
});

test('facts behind leave stay', () => {
  expect(
    withoutLeave('ok to say sold a duplex in 4 days, no price cut and two backup offers'),
  ).toBe('Sold a duplex in 4 days, no price cut and two backup offers');
  expect(givenWording('Please include: ‘Rates aren’t guaranteed.’')?.wording).toBe(
    'Rates aren’t guaranteed.',
  );
});

test('leave that was given takes no later sentence along', () => {
  expect(
    withoutLeave('You can say we closed in 12 days with no price cut. Two backup offers came in.'),
  ).toBe('Closed in 12 days with no price cut. Two backup offers came in.');
});
