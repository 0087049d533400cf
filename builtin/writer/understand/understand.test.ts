import { describe, expect, test } from 'vitest';
import { factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import { growth } from '#server/content/testing/growth.ts';
import { readFigures, readSource } from './figures.ts';
import { phraseKind } from './phrase-kind.ts';
import { repaired } from './repair.ts';
import { roleOf } from './roles.ts';
import { spelledPrice, whereAndWhen } from './segments.ts';
import { readSubject } from './subject.ts';
import { understand } from './understand.ts';
import { withoutYesOrNo } from './yes-or-no.ts';

test.each([
  ['good homes still go in the first two weekends', 'sentence'],
  ['The roof is from 2021.', 'sentence'],
  ['inspector found knob and tube in the attic', 'sentence'],
  ['paint peels fast', 'sentence'],
  ['Homes on the Hill does free counseling', 'sentence'],
  ['I pay for a pre-listing inspection', 'sentence'],
  ['waiting for the buyers inspector to find stuff', 'gerund'],
  ['call before you write an offer', 'order'],
  ['just come by or text 218-555-0119', 'order'],
  ['Old cabinets in the hall, and a floor that shows dirt', 'noun'],
  ['Cedar Point Stays manages on the lake for a few of mine', 'sentence'],
  ['DM me INSPECT', 'order'],
  ['older homes in Montford', 'noun'],
  ['4 offers', 'noun'],
  ['listing photos and video', 'noun'],
  ['lake view from the second floor', 'noun'],
  ['homes that need work', 'noun'],
  ['closed in 19 days', 'predicate'],
])('%s is a %s', (text, kind) => {
  expect(phraseKind(text)).toBe(kind);
});

describe('typing in a hurry', () => {
  test.each([
    ['i dont know the buyers inspector', "I don't know the buyer's inspector"],
    ['lots of 5000 sf lots', 'lots of 5,000-square-foot lots'],
    ['we fixed it for 4,200 and closed', 'we fixed it for $4,200 and closed'],
    [
      'sold on Oak st. for it took 4 days. it was quick',
      'sold on Oak St. for it took 4 days. It was quick',
    ],
    ['eXp Realty on Hays St', 'eXp Realty on Hays St'],
  ])('%s', (typed, text) => {
    expect(repaired(typed)).toBe(text);
  });

  test.each(['no', 'None.', 'n/a', '-', 'idk', 'skip', 'nothing new', 'N/A right now'])(
    '%s says nothing',
    (answer) => {
      expect(withoutYesOrNo(answer).said).toBe('');
    },
  );

  test('yes leads into what is said', () => {
    expect(withoutYesOrNo('yes, I send a vendor list')).toEqual({
      said: 'I send a vendor list',
      isYes: true,
    });
  });

  test('a row of sentences that say nothing takes time by its length', () => {
    expect(withoutYesOrNo('None. Nothing yet. We plant oaks.').said).toBe('We plant oaks.');
    // Linear is 10, quadratic 100.
    const read = (size: number) => withoutYesOrNo(`${'. '.repeat(size)}b`);
    expect(growth(read, [500, 5_000])).toBeLessThan(40);
  });
});

test.each([
  [
    '2214 E 3rd St, Sat Nov 21 11 to 1',
    { address: '2214 E 3rd St', day: 'Saturday, November 21', hours: '11 to 1' },
  ],
  [
    'Sunday 12-2 at 1409 W Moss Ave',
    { address: '1409 W Moss Ave', day: 'Sunday', hours: '12 to 2' },
  ],
  [
    '77 Oakwood Ave Sun Nov 22 1-3pm',
    { address: '77 Oakwood Ave', day: 'Sunday, November 22', hours: '1 to 3 p.m.' },
  ],
  ['Nov 21 12-2', { day: 'November 21', hours: '12 to 2' }],
  ['11/21 noon to 2', { day: 'November 21', hours: 'noon to 2' }],
])('%s has its place, day and hours', (text, found) => {
  expect(whereAndWhen(text)).toMatchObject(found);
});

test.each([
  ['748k', '$748,000'],
  ['$389,900', '$389,900'],
  ['2.5M', '$2.5 million'],
])('%s is the price %s', (typed, price) => {
  expect(spelledPrice(typed)).toBe(price);
});

test('figures have their label, value and change', () => {
  expect(
    readFigures('median 248k up 3% yr over yr, 2,310 active, 34 days on market').figures,
  ).toMatchObject([
    { label: 'Median price', value: '$248,000', change: 'up 3% from a year ago' },
    { label: 'Homes for sale', value: '2,310' },
    { label: 'Days on market', value: '34' },
  ]);
  expect(readFigures('rents 950-1150 a side').figures[0]).toMatchObject({
    label: 'Rents',
    value: '$950 to $1,150 a side',
  });
  expect(readSource('RMLS. October')).toMatchObject({ name: 'RMLS', period: 'October' });
  expect(readSource('St. Croix board, October')).toMatchObject({ name: 'St. Croix board' });
  expect(readSource('MLS Technology, Sept 2026')).toMatchObject({
    name: 'MLS Technology',
    period: 'September 2026',
  });
});

test.each([
  ['What tone fits your brand: understated, editorial or bold?', 'steer'],
  ['Who should this speak to, and what is the main reader?', 'steer'],
  ['How should visitors get in touch?', 'next-step'],
  ['What do people get wrong about it?', 'insight'],
  ['Which local rules apply?', 'rule'],
  ['Where and when is it?', 'event'],
  ['How did it go?', 'story'],
  ['What is special about it?', 'features'],
  ['Which favorite color?', 'detail'],
])('%s asks for %s', (question, role) => {
  expect(roleOf(question, 'Austin').role).toBe(role);
});

test('a role that an admin set comes before all others', () => {
  expect(roleOf('Which favorite color?', 'Austin', 'steer').role).toBe('steer');
});

test.each([
  [
    'Sold my Five Points listing over list',
    { intent: 'just-sold', area: 'Five Points', details: ['over list'] },
  ],
  ['price drop on Larkspur', { intent: 'price-change', area: 'Larkspur' }],
  ['Coming soon on Birch Hill Rd', { intent: 'coming-soon', area: 'Birch Hill Rd' }],
  ['Open house etiquette tips', { intent: 'explain' }],
  ['solar panels on a home for sale', { intent: 'explain' }],
  ['brick ranch for sale', { intent: 'just-listed' }],
  ['Thank you for coming to my open house', { intent: 'thanks' }],
  ['happy thanksgiving', { intent: 'holiday' }],
  ['should you waive the inspection', { intent: 'opinion' }],
  ['what is an escrow account', { intent: 'explain' }],
  ['rates dropped this week', { intent: 'market-news' }],
  ['toy drive at our office', { intent: 'event' }],
  ['meet our new buyer agent Priya', { intent: 'welcome' }],
])('the subject %s is understood', (subject, expected) => {
  expect(readSubject(subject, { city: 'Reno', state: 'NV' })).toMatchObject(expected);
});

test('directions are read and kept apart', () => {
  const topic = seededTopic('luxury');
  const answers = [
    { question: topic.questions[4] ?? '', answer: 'bold' },
    { question: topic.questions[0] ?? '', answer: 'anything' },
  ];
  const brief = understand(factsFor(topic, { answers }), { city: 'Austin', state: 'TX' });
  expect(brief).toMatchObject({ tone: 'direct', facts: [] });
  expect(brief.scope).toBeUndefined();
});

describe('words that the question makes clear', () => {
  const priced = 'What price range is realistic for a first purchase in your area?';
  test.each([
    [priced, '120-180', '$120,000 to $180,000'],
    ['What budget range is realistic locally?', '700-1200 each', '$700 to $1,200 each'],
    ['Do you provide staging advice or a vendor list?', 'both', 'staging advice and a vendor list'],
    [
      'What housing styles, ages and price bands are typical?',
      'tudors from the 20s',
      'Tudors from the 1920s',
    ],
    ['Anything?', 'class first sat of every month', 'class the first Saturday of every month'],
    ['Anything?', 'its nonrefundable', "it's nonrefundable"],
    ['Anything?', 'oil tank sweep!! and sewer', 'oil tank sweep and sewer'],
  ])('%s %s', (question, typed, read) => {
    expect(repaired(typed, question)).toBe(read);
  });
});
