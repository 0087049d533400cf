import { expect, test } from 'vitest';
import { factsFor, seededTopics } from '#builtin/writer/testing/facts.ts';
import { readFigures, readGroups } from './figures.ts';
import { phraseKind } from './phrase-kind.ts';
import { withoutRemarks } from './remarks.ts';
import { repaired } from './repair.ts';
import { withoutRunOn } from './run-ons.ts';
import { whereAndWhen } from './segments.ts';
import { understand } from './understand.ts';

test.each([
  [
    'Sold one in Kettering this spring, furnace was 24 years old.',
    ['Sold one in Kettering this spring.', 'Furnace was 24 years old.'],
  ],
  ['pro photos, drone and a tour', ['pro photos, drone and a tour']],
])('%s', (typed, sentences) => {
  expect(withoutRunOn(typed)).toEqual(sentences);
});

test.each([
  ['where does the deposit go and do I get it back', 'sentence'],
  ['MAX bus on the Mason corridor down to the South Transit Center', 'noun'],
  ['Gulf Breeze Stays manages for a few of mine', 'sentence'],
])('%s is a %s', (typed, kind) => {
  expect(phraseKind(typed)).toBe(kind);
});

test.each([
  ['pre listing inspection', 'pre-listing inspection'],
  ['a side by side sheet of every offer', 'a side-by-side sheet of every offer'],
  ['older 2 storys', 'older 2-story homes'],
  ['permit ready plans', 'permit-ready plans'],
  ['three day attorney review', 'three-day attorney review'],
  ['City has plans you can use, saves time', 'City has plans you can use, which saves time'],
  ['city STR permit', 'city short-term rental permit'],
  ['Saturdays may-oct 7-noon', 'Saturdays, May to October, 7 to noon'],
])('%s is printed as %s', (typed, printed) => {
  expect(repaired(typed)).toBe(printed);
});

test('what a figure was before belongs to it', () => {
  expect(readFigures('82 active this month / 64 last month').figures.length).toBeGreaterThan(0);
  expect(readFigures('active 82 this month / 64 last month').figures).toMatchObject([
    { label: 'Homes for sale', value: '82', change: 'up from 64 last month' },
  ]);
  expect(readFigures('days on market: 21, last October was 16').figures).toMatchObject([
    { label: 'Days on market', value: '21', change: 'up from 16 last October' },
  ]);
  expect(
    readFigures('condo and townhouse median 340k, was 369k same qtr last yr').figures,
  ).toMatchObject([
    {
      label: 'Condo and townhouse median price',
      value: '$340,000',
      change: 'down from $369,000 in the same quarter last year',
    },
  ]);
  expect(readFigures('median time to contract 71 days').figures).toMatchObject([
    { label: 'Median time to contract', value: '71 days' },
  ]);
});

test('figures of two kinds of homes stay with their kind', () => {
  expect(
    readGroups('condos: median 352k, 7.9 mo supply, 78 days. townhomes: median 389k, 5.4 mo'),
  ).toMatchObject([
    { of: 'Condos', value: 'median $352,000, 7.9 months of supply, 78 days on market' },
    { of: 'Townhomes', value: 'median $389,000, 5.4 months of supply' },
  ]);
  expect(readGroups('median 352k, 78 days')).toEqual([]);
});

test('homes come before their price, and a district keeps its article', () => {
  const scopeOf = (identifier: string, answer: string) => {
    const topic = seededTopics.find((one) => one.identifier === identifier);
    if (!topic) throw new Error(identifier);
    const question = topic.questions[0] ?? '';
    return understand(
      factsFor(topic, { city: 'Toledo', state: 'OH', answers: [{ question, answer }] }),
      { city: 'Toledo', state: 'OH' },
    ).scope;
  };
  expect(scopeOf('sellers', '150-225k Old Orchard colonials')?.text).toBe(
    'Old Orchard colonials from $150,000 to $225,000',
  );
  expect(scopeOf('neighborhood-guide', 'the Fan District, roughly Monroe Park west')?.area).toBe(
    'the Fan District',
  );
});

test.each([
  ['18 Pinecone Ridge Ct, listing is mine', '18 Pinecone Ridge Ct'],
  ['3310 Heron Cove Dr', '3310 Heron Cove Dr'],
])('the whole of an address is read: %s', (typed, address) => {
  expect(whereAndWhen(typed).address).toBe(address);
});

test.each([
  ['closed on time. learned get the sewer scope early', 'I learned to get the sewer scope early'],
  ['the 22 yr old furnace', '22-year-old furnace'],
  ['due diligence fee, every. single. time.', 'every single time'],
  ['everyones garage is full', "everyone's garage"],
  ['so it dont freeze', "doesn't freeze"],
  ['2400ish sq ft', 'about 2,400 square feet'],
  ['humidity - run the dehumidifier', 'humidity: run the dehumidifier'],
])('%s has "%s"', (typed, part) => {
  expect(repaired(typed).toLowerCase()).toContain(part.toLowerCase());
});

test('two plain words among names are a name and no remark', () => {
  expect(withoutRemarks('ellsworth afb, monument health', () => {}, [])).toBe(
    'ellsworth afb, monument health',
  );
});

test.each([
  ['my PMs report', "my PM's report"],
  ['Client last year had 31 years of stuff', 'A client last year had 31 years of stuff'],
  ['We put the table back, felt twice as big', 'We put the table back, and it felt twice as big'],
  ['whole house generator', 'whole-house generator'],
])('%s is %s', (typed, printed) => {
  expect(repaired(typed)).toBe(printed);
});

test.each([
  ['What was the price and what is it now?', '289,000 / 274,500', 'was 289,000 now 274,500'],
  ['What is the usual order your clients follow?', 'Sell first usually.', 'Sell first.'],
])('%s %s', (question, typed, printed) => {
  expect(repaired(typed, question)).toBe(printed);
});

test.each([
  ['we gave 6k credit for the roof', 'we gave a 6k credit for the roof'],
  ['I tell them start with the attic', 'I tell them to start with the attic'],
  ['xcel rebates, they should look on the site', 'xcel rebates: look on the site'],
  ['historic district commission if your in one', "historic district commission if you're in one"],
  ['one very tired prius', 'one very tired Prius'],
  ['townhomes high 200s-340', 'townhomes high $200s to $340,000'],
])('%s is printed as %s', (typed, printed) => {
  expect(repaired(typed).toLowerCase()).toBe(printed.toLowerCase());
});
