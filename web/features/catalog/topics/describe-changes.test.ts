import { expect, test } from 'vitest';
import { NewTopic } from '#contract/catalog/topic-forms.ts';
import type { Topic } from '#contract/catalog/topics.ts';
import { describeChanges } from './describe-changes.ts';

const topic: Topic = {
  ...NewTopic.parse({ identifier: 'sellers', titles: ['One', 'Two'] }),
  id: 1,
  topic: 'Sellers',
  name: 'Sellers',
  description: null,
  version: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
};

test.each([
  [{}, []],
  [{ description: '', titles: ['One', 'Two'], isActive: true }, []],
  [
    { identifier: 'home-sellers', description: 'Who sells', questions: ['Why now?'] },
    ['identifier', 'description', 'questions (0 → 1)'],
  ],
  [{ titles: ['Two', 'One'] }, ['titles']],
  [{ isActive: false, useAttomScraping: true }, ['switched off', 'with property data']],
])('%j is described as %j', (next, words) => {
  expect(describeChanges(topic, next)).toEqual(words);
});

test('what is switched back is described the other way', () => {
  const changed = { ...topic, isActive: false, useAttomScraping: true };
  expect(describeChanges(changed, { isActive: true, useAttomScraping: false })).toEqual([
    'switched on',
    'without property data',
  ]);
});

test('the name cannot change, so it is no change', () => {
  expect(describeChanges(topic, { topic: 'Other' })).toEqual([]);
});
