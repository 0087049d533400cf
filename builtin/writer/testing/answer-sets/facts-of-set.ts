import { factsAbout, factsFor, seededTopic } from '#builtin/writer/testing/facts.ts';
import type { Facts } from '#contract/facts.ts';
import type { AnswerSet } from './answer-set.ts';

/** A set as the posts service would give it to the writer. */
export function factsOfSet({ topic, subject, city, state, title = 0, answers }: AnswerSet): Facts {
  if (subject) {
    const pairs = (answers as [string, string][]).map(([question, answer]) => ({
      question,
      answer,
    }));
    return factsAbout(subject, { city, state, answers: pairs });
  }
  const seeded = seededTopic(topic ?? '');
  return factsFor(seeded, {
    city,
    state,
    titleNumber: title,
    answers: (answers as string[]).map((answer, index) => ({
      question: seeded.questions[index] ?? '',
      answer,
    })),
  });
}
