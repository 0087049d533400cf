import { expect, test } from 'vitest';
import { judgePost } from '#builtin/writer/post/write-post.ts';
import { factsFor, seededTopic, visibleText } from '#builtin/writer/testing/facts.ts';

const today = new Date('2026-11-16T12:00:00');

/** A post for buyers who look at some kind of homes. */
function postFor(homes: string): string {
  const topic = seededTopic('buyers');
  const facts = factsFor(topic, {
    city: 'Toledo',
    state: 'OH',
    answers: [{ question: topic.questions[0] ?? '', answer: homes }],
  });
  return visibleText(judgePost(facts, 3, today).post.draft.content).replace(/\s+/g, ' ');
}

test.each([
  ['far east side, 200-250k', 'homes on the Far East Side from $200,000 to $250,000?'],
  ['stone lofts', 'stone lofts?'],
])('%s asks the reader', (typed, told) => {
  expect(postFor(typed)).toContain(told);
});

test.each([
  'new duplex vs older cottage, 200-250k',
  'riverfront lofts, older stone',
  '4-8 units',
  'new and newer, mostly out past the loop',
])('%s chooses what is said, and fits into no sentence of ours', (typed) => {
  expect(postFor(typed)).not.toMatch(/This one's|newer|older|\d units/);
});
