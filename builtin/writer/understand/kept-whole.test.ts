import { expect, test } from 'vitest';
import type { Facts } from '#contract/facts.ts';
import { understand } from './understand.ts';

const place = { city: 'Bend', state: 'OR' };
const briefOf = (question: string, answer: string) =>
  understand({ answers: [{ question, answer }], rememberedAnswers: [] } as unknown as Facts, place);
const told = (question: string, answer: string) =>
  briefOf(question, answer).facts.map(({ typed }) => typed);

const rules = 'Which local rules or licences apply to rentals?';
const areas = 'Which areas or ZIP codes should be compared by commute and price?';
const clients = 'Where do most of your relocating clients come from?';
const permits = 'Which permits or HOA rules apply?';
const mistake = 'What is the most common mistake you see sellers make here?';

test.each([
  [
    'what one does before one buys is for the reader',
    rules,
    'STR permit is by district, you need to check the overlay map before you buy',
    ['Short-term rental permit is by district. You need to check the overlay map before you buy.'],
  ],
  [
    'what is said of all areas is none of them',
    areas,
    'Apex, Cary and Garner, by drive time to RTP',
    ['Apex, Cary and Garner, by drive time to RTP.'],
  ],
  [
    'a list inside a sentence stays in it',
    clients,
    'Most come from Minnesota, Iowa and California.',
    ['Most come from Minnesota, Iowa and California.'],
  ],
  [
    'a doubt stays beside what is doubted, and so does whom to ask',
    permits,
    'none for replacement windows i think, check w code office',
    ['None for replacement windows, I think. Check with code office.'],
  ],
  [
    'who cannot find the deed is no reader',
    mistake,
    'cant find the deed',
    ["Many sellers can't find the deed."],
  ],
])('%s', (_, question, answer, printed) => {
  expect(told(question, answer)).toEqual(printed);
});

test.each([
  [
    'Do you work with a property manager or CPA who may be named?',
    'My CPA prefers not to be named',
  ],
  ['Are there current builder incentives and their exact terms?', 'they change every week so no'],
])('a refusal says nothing to the reader: %s', (question, answer) => {
  expect(told(question, answer)).toEqual([]);
});

const authority = 'What is the address, and do you have authority to advertise it?';

test.each([
  '212 Gear St, listing agent is me, ok to advertise',
  '212 Gear St. Yes, it is my listing and the sellers have approved the ad.',
  "212 Gear St, and I have the sellers' written authority to advertise it.",
])('asked for leave to advertise, the reply is not printed: %s', (answer) => {
  const { facts, event } = briefOf(authority, answer);
  expect(event.address).toBe('212 Gear St');
  expect(facts).toEqual([]);
});

test('what is to be said takes the place of why', () => {
  expect(
    told(
      'Cost, parking and weather plan?',
      'Free, the lot is free before noon I think so just say parking nearby',
    ),
  ).toEqual(['Free, parking nearby.']);
});

test('a house number with a hyphen is no time of day', () => {
  const { event } = briefOf(
    'Address, date and time, and do you have authority to advertise it?',
    'Sunday 11-1, 84-20 Austin St',
  );
  expect(event).toMatchObject({ address: '84-20 Austin St', hours: '11 to 1' });
});

test('a price change is read from a whole sentence', () => {
  const { property } = briefOf(
    'What was the price and what is it now?',
    'It was $729,000 and it is now $698,000.',
  );
  expect(property).toMatchObject({ oldPrice: '$729,000', price: '$698,000' });
});

test('a figure at another time is a change of the one before it', () => {
  const { report } = briefOf(
    'Please paste the figures to use: median price, inventory, days on market, closed sales.',
    'Median days on market 34, last October 27. Closed sales 612.',
  );
  expect(report.figures.map(({ label, value, change }) => [label, value, change])).toEqual([
    ['Median days on market', '34', 'up from 27 last October'],
    ['Closed sales', '612', undefined],
  ]);
});

const figures =
  'Please paste the figures to use: median price, inventory, days on market, closed sales.';

test('a count beside a price stays a count', () => {
  const { report } = briefOf(figures, 'pendings 212 down from 240, median 689k');
  expect(report.figures.map(({ value, change }) => [value, change])).toEqual([
    ['212', 'down from 240'],
    ['$689,000', undefined],
  ]);
});

test('since when a figure moved is no source, and what comes after it is read', () => {
  const { report } = briefOf(
    figures,
    'median $287,400, down 2% from June 2025; 118 pending; 5.1 months of supply',
  );
  expect(report.figures.map(({ label, value }) => [label, value])).toEqual([
    ['Median price', '$287,400'],
    ['Pending sales', '118'],
    ['Months of supply', '5.1'],
  ]);
  expect(report.source).toBeUndefined();
});

test.each([
  [
    'Which employers, campuses or bases draw people here?',
    'micron, st lukes, BSU',
    'Micron, St. Lukes, BSU.',
  ],
  [
    'Which employers, campuses or bases draw people here?',
    'BSU, the hospital, remote work',
    'BSU, the hospital, remote work.',
  ],
  [
    'Which builders or communities may be named (with permission)?',
    'Ole South and Smith Douglas ok',
    'Ole South and Smith Douglas.',
  ],
  [
    'Do you work with a property manager or CPA who may be named?',
    'pm is Bluff City PM',
    'Bluff City PM.',
  ],
  [
    'Which local services help (estate sale, movers, storage, donation)?',
    "I keep a list of two movers, but please don't name them.",
    'I keep a list of two movers.',
  ],
  [
    'Which real figures may be used (rents, taxes, insurance) and from where?',
    'rents 1150, taxes abt 1900',
    'Rents $1,150, taxes about $1,900.',
  ],
])('%s %s', (question, answer, printed) => {
  expect(told(question, answer)).toEqual([printed]);
});

test('each day of an open house keeps its guests', () => {
  const { event, facts } = briefOf(
    'Address, date and time, and do you have authority to advertise it?',
    '2740 Olive St, Thurs 5-6:30 neighbors, Sat 12-3 public. my listing',
  );
  expect(event.typed).toBe('2740 Olive St, Thursday 5 to 6:30 neighbors, Saturday 12 to 3 public.');
  expect(facts).toEqual([]);
});

test('the first thing said of an event is its name, where that was asked for', () => {
  const { event } = briefOf(
    'Event name, date, place and official link?',
    'Food trucks on the square, Fridays in May, visitbend.com',
  );
  expect(event).toMatchObject({ name: 'Food trucks on the square', day: 'Fridays in May' });
});

test('words a lender asks for are kept, whatever marks they stand in', () => {
  const { wording } = briefOf(
    'Is there a lender partner who reviews this content (name, NMLS, any required wording)?',
    "Kimo at Windward Home Loans, NMLS 555555, he wants 'for education only' at the bottom",
  );
  expect(wording).toBe('For education only.');
});

test('a greeting that asks for nothing has no call', () => {
  const { wishes } = briefOf(
    'How should people reach you, or what would you like them to do?',
    'nothing',
  );
  expect(wishes.hasNoCall).toBe(true);
});
