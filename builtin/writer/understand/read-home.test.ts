import { expect, test } from 'vitest';
import { announcementTopics, factsFor } from '#builtin/writer/testing/facts.ts';
import { understand } from './understand.ts';

const place = { city: 'Tucson', state: 'AZ' };
const topic = announcementTopics.find(({ identifier }) => identifier === 'just-sold');
if (!topic) throw new Error('no topic for a sale');

const homeIn = (answer: string) =>
  understand(
    factsFor(topic, { answers: [{ question: topic.questions[3] ?? '', answer }] }),
    place,
    true,
  );

test.each([
  ['2 bed 1 ba 1,050 sf sold 399k, closed nov 5', { price: '$399,000', day: 'November 5' }],
  ['3/2 1,650 sf. closed monday', { price: undefined, day: 'Monday' }],
  ['3/2, 1,680 sf, 235k, closed 11/6', { price: '$235,000', day: 'November 6' }],
  ['5/3, 3,120, 549,900', { price: '$549,900', day: undefined }],
  ['3/2 1580 342k closed nov 5', { price: '$342,000', day: 'November 5' }],
  ['3/2, 1720 sq ft, 318,500', { price: '$318,500', day: undefined }],
  ['2/1.5 1,860 sf 524', { price: '$524,000', day: undefined }],
  ['3/2, 1840 sq ft, 239,900', { price: '$239,900', day: undefined }],
  ['389k 3 bed 2 bath 1,120 sqft', { price: '$389,000', day: undefined }],
])('%s', (answer, { price, day }) => {
  const { property, event, facts } = homeIn(answer);
  expect(property.rooms.length).toBeGreaterThan(0);
  expect(property.size).toHaveLength(1);
  expect(property.price).toBe(price);
  expect(event.day).toBe(day);
  expect(facts).toEqual([]);
});

test('what it was listed at is not what it sold for', () => {
  const { property, facts } = homeIn('4/2.5, closed 11/4, listed at 315k');
  expect(property.price).toBeUndefined();
  expect(facts[0]?.typed).toBe('Listed at $315,000.');
});

test('what is more than that stays, and a sentence stays whole', () => {
  expect(homeIn('4/2, 1,980, pool resurfaced in June').facts[0]?.typed).toBe(
    'Pool resurfaced in June.',
  );
  expect(homeIn('Two bedrooms plus a den, 1.75 baths, 1,290 square feet.').facts[0]?.typed).toBe(
    'Two bedrooms plus a den, 1.75 baths, 1,290 square feet.',
  );
});
