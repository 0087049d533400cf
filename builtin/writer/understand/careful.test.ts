import { describe, expect, it, test } from 'vitest';
import type { Facts } from '#contract/facts.ts';
import { isCareful, isCarefulSentence } from './careful.ts';
import { givenWording, saysToWriter, withoutLeave } from './said-to-writer.ts';
import { understand } from './understand.ts';

describe('a sentence that was typed with care', () => {
  it.each([
    'Our frost line runs five feet deep, and the old porches were never footed that far.',
    'The attorney review, which takes three business days.',
    '"Can we skip the survey?" is what I hear.',
    '$14,500 covers the roof and the gutters.',
  ])('%s', (sentence) => {
    expect(isCarefulSentence(sentence)).toBe(true);
  });

  it.each([
    'our frost line runs five feet deep.',
    'Our frost line runs five feet deep',
    "Buyers dont know it's five feet.",
    'Closed in 9 days bc we priced it right.',
    'Landscaping + lights for about 4k.',
    'Inspector found mold under the sink.',
    'Please call it a loft, not a studio.',
  ])('not so: %s', (sentence) => {
    expect(isCarefulSentence(sentence)).toBe(false);
  });

  it('has short ones beside it', () => {
    expect(isCareful('Wind. Two carriers left the county in March.')).toBe(true);
    expect(isCareful('Wind.')).toBe(false);
  });
});

const place = { city: 'Bend', state: 'OR' };
const briefOf = (question: string, answer: string) =>
  understand({ answers: [{ question, answer }], rememberedAnswers: [] } as unknown as Facts, place);
const told = (question: string, answer: string) =>
  briefOf(question, answer).facts.map(({ typed }) => typed);

const mistake = 'What is the most common mistake you see sellers make here?';
const sale =
  'Is there a recent sale you may mention, and what did you learn from it (no client names)?';
const inspections = 'Which inspections matter most in your area and why?';

test.each([
  [mistake, 'Sellers tarp a leak in March and hope nobody asks in June.'],
  [
    sale,
    'A cottage off Pine Street drew three offers after we moved the couch, and it closed in 16 days at list.',
  ],
  [
    inspections,
    'A radon test, which takes two days and costs less than a door lock. Our basements are dug into granite.',
  ],
  [
    'Which local rules or licences apply to rentals?',
    'The city licenses each rental, and one 2-unit house pays two fees.',
  ],
  [
    'Which commute routes or transit lines matter?',
    'The 14 bus runs down Third Street until 9:40 p.m.',
  ],
])('%s: it is told as it was typed: %s', (question, answer) => {
  expect(told(question, answer)).toEqual([answer]);
});

test.each([
  'Please call them cottages and not tiny homes.',
  "I'd still like a line about radon.",
  'Keep the asking price out of this.',
  'Please leave out the street and the price.',
  "Don't name the lender.",
  'I would rather you kept it plain.',
  'No hashtags, please.',
  'Ask readers to text me the word GUTTER.',
  'I want people to send me one photo before they call.',
  'One line about the food bank would be nice.',
  'You may mention the neighborhood but not the house.',
])('said to the writer: %s', (sentence) => {
  expect(saysToWriter(sentence)).toBe(true);
});

test.each([
  'Please leave the gate closed behind you.',
  'Keep the garage door down while you tour.',
  "Don't use bleach on cedar shingles.",
  'Call them before the ground freezes.',
  "I'd like to see more owners test their sump pump in October.",
  'Leave the storm windows out until you have measured the frames.',
])('said to the reader: %s', (sentence) => {
  expect(saysToWriter(sentence)).toBe(false);
});

test('an order to the writer is not printed, and is named', () => {
  const answer = 'We kept the old doors and hung new hinges. Please call them doors, not panels.';
  const { facts, remarks } = briefOf(sale, answer);
  expect(facts.map(({ typed }) => typed)).toEqual(['We kept the old doors and hung new hinges.']);
  expect(remarks).toEqual(['Please call them doors, not panels.']);
});

test.each([
  [
    'One sale you may mention: a loft on Dock Street sold after we lit the stairs.',
    'A loft on Dock Street sold after we lit the stairs.',
  ],
  [
    'You can name Birch Lane Heating and the county permit desk.',
    'Birch Lane Heating and the county permit desk.',
  ],
  ['I may mention a farmhouse that closed in May.', 'A farmhouse that closed in May.'],
  ['You can name it.', 'You can name it.'],
  [
    'Yes, with permission: a duplex on Hill Street got a new stair.',
    'Yes. A duplex on Hill Street got a new stair.',
  ],
  [
    'Larch Care looks after mine, and they said I could mention them.',
    'Larch Care looks after mine.',
  ],
])('leave that was given is not printed: %s', (answer, said) => {
  expect(withoutLeave(answer)).toBe(said);
});

test('words that were given as they should be printed are the copy', () => {
  expect(givenWording('Ann Ruiz reads it first. Wording: "All loans need approval."')).toEqual({
    wording: 'All loans need approval.',
    rest: 'Ann Ruiz reads it first.',
  });
  expect(givenWording('I hold a free clinic. Wording we like: "Bring your lease."')).toEqual({
    wording: 'Bring your lease.',
    rest: 'I hold a free clinic.',
  });
  expect(givenWording('Watch the wording of "as is" in a contract.')).toBeUndefined();
});

test('"they" of a question are named, and what they should do is said to the reader', () => {
  expect(told(mistake, 'They tarp a leak in March and hope nobody asks in June.')).toEqual([
    'Many sellers tarp a leak in March and hope nobody asks in June.',
  ]);
  const costs = 'Any local tax or insurance costs buyers should know about?';
  expect(
    told(costs, 'Flood cover starts near the river. They should file for the exemption in May.'),
  ).toEqual(['Flood cover starts near the river. File for the exemption in May.']);
  expect(told(costs, 'The attorneys hold it. They must return it in ten days.')).toEqual([
    'The attorneys hold it. They must return it in ten days.',
  ]);
  expect(told(mistake, "They're too proud to stage.")).toEqual([
    'Many sellers are too proud to stage.',
  ]);
  expect(told(costs, 'The county reassesses all homes. They must mail a notice in May.')).toEqual([
    'The county reassesses all homes. They must mail a notice in May.',
  ]);
});
