import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { starterTitles } from './starter-titles.ts';

const file = new URL('../../../data-files/seeds/topics.json', import.meta.url);
const seeds: { identifier: string; titles: string[] }[] = JSON.parse(readFileSync(file, 'utf8'));

const topics = seeds.map(({ identifier, titles }, index) => ({
  id: index + 1,
  identifier,
  name: identifier,
  titles,
}));

test('three titles of three topics, with the city as soon as it is known', () => {
  expect(starterTitles(topics, 'Austin')).toEqual([
    expect.objectContaining({
      topicName: 'sellers',
      filled: 'What buyers in Austin notice in the first 30 seconds',
    }),
    expect.objectContaining({
      topicName: 'buyers',
      filled: 'Questions to ask at every showing in Austin',
    }),
    expect.objectContaining({
      topicName: 'neighborhood-guide',
      filled: 'What to know before moving to Austin',
    }),
  ]);
  expect(starterTitles(topics, '')[2]?.filled).toBe('What to know before moving to your city');
});

test('a title or topic an admin has removed gives way to the next topic that has one', () => {
  const changed = [
    { id: 1, identifier: 'empty', name: 'Empty', titles: [] },
    { id: 2, identifier: 'sellers', name: 'Sellers', titles: ['Our own {location} title'] },
    { id: 3, identifier: 'luxury', name: 'Luxury', titles: ['A {location} estate'] },
  ];
  expect(starterTitles(changed, 'Erie').map(({ filled }) => filled)).toEqual([
    'Our own Erie title',
    'An Erie estate',
  ]);
});
