import { expect, test } from 'vitest';
import { seededTopics } from './testing/facts.ts';
import { differentPosts, faultsOfTexts } from './testing/many-texts.ts';

test('none of 2,000 texts of its own has wording that is flagged', async () => {
  expect(faultsOfTexts(2_000)).toEqual([]);
});

test.each(seededTopics)('150 posts about $identifier differ', async (topic) => {
  expect(differentPosts(topic, 150)).toBe(150);
});
