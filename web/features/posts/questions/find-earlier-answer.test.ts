import { expect, test } from 'vitest';
import { findEarlierAnswer } from './find-earlier-answer.ts';

const remembered = (id: number, question: string, day: string) => ({
  id,
  question,
  answer: `Answer ${id}`,
  createdAt: `${day}T12:00:00.000Z`,
  tags: [],
});

const answers = [
  remembered(1, 'What do buyers in Austin ask you first?', '2026-10-01'),
  remembered(2, 'What do buyers in Boise ask you first?', '2026-10-03'),
  remembered(3, 'Which repairs pay off?', '2026-11-01'),
];

test.each([
  ['What do buyers in Austin ask you first?', 2],
  ['what do buyers in Denver ask you first', 2],
  ['Which repairs pay off?', 3],
  ['Which repairs should wait until spring?', undefined],
  ['', undefined],
])('%s is answered by %s, the newest of the same question', (question, id) => {
  expect(findEarlierAnswer(question, answers)?.id).toBe(id);
});
