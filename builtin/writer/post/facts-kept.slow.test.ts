import { expect, test } from 'vitest';
import { factsOfSet } from '#builtin/writer/testing/answer-sets/facts-of-set.ts';
import { heldOutAnswerSets } from '#builtin/writer/testing/answer-sets/held-out.ts';
import { requestOf } from '#builtin/writer/testing/answer-sets/request-of.ts';
import { tuned } from '#builtin/writer/testing/answer-sets/tuned.ts';
import { typed, typedLater } from '#builtin/writer/testing/answer-sets/typed.ts';
import { factsFor, seededTopic, someDay } from '#builtin/writer/testing/facts.ts';
import { lostFacts } from '#builtin/writer/testing/facts-kept.ts';
import type { Facts } from '#contract/facts.ts';
import { writePost } from './write-post.ts';

test.each<[string, Facts[]]>([
  ['typed', typed.map((each) => requestOf(each, someDay))],
  ['typed later', typedLater.map((each) => requestOf(each, someDay))],
  ['tuned', tuned.map(factsOfSet)],
  ['held out', heldOutAnswerSets.map(factsOfSet)],
])('each fact of an answer is in the text or in the note: %s', (_, requests) => {
  const lost = requests.flatMap((facts, index) =>
    [11, 402].flatMap((seed) =>
      lostFacts(facts, writePost(facts, seed + index, someDay)).map(
        (fact) => `${index} ${facts.topic.name}: ${fact}`,
      ),
    ),
  );
  expect(lost).toEqual([]);
});

test('what is in neither is found', () => {
  const facts = factsFor(seededTopic('buyers'), {
    answers: [
      {
        question: 'Which inspections matter most in your area and why?',
        answer: 'Radon first, at Kettle Creek Labs. A test runs $140 and takes two days here.',
      },
    ],
  });
  const { draft } = writePost(facts, 1, someDay);
  const post = { draft: { ...draft, content: '<p>A test takes two days.</p>' } };
  expect(lostFacts(facts, post)).toEqual([
    '140',
    'Kettle Creek Labs',
    'Radon first, at Kettle Creek Labs.',
    'A test runs $140 and takes two days here.',
  ]);
  expect(lostFacts(facts, { ...post, note: facts.answers[0]?.answer })).toEqual([]);
});
