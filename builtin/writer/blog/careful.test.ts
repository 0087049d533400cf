import { expect, test } from 'vitest';
import { factsFor, seededTopic, someDay, visibleText } from '#builtin/writer/testing/facts.ts';
import { writeBlog } from './write-blog.ts';

test('an article tells what was typed with care as it was typed', () => {
  const { questions } = seededTopic('sellers');
  const story =
    'A bungalow on Vine had no offer for 31 days, we moved the freezer out of the hall, and it closed in June.';
  const facts = factsFor(seededTopic('sellers'), {
    city: 'Bend',
    state: 'OR',
    answers: [{ question: questions[3] ?? '', answer: story }],
  });
  expect(visibleText(writeBlog(facts, 3, someDay).draft.content)).toContain(story);
});
