import { writeQuestions } from '#builtin/writer/questions.ts';
import type { TypedRequest } from '#builtin/writer/testing/answer-sets/typed.ts';
import {
  announcementTopics,
  factsAbout,
  factsFor,
  seededTopics,
} from '#builtin/writer/testing/facts.ts';
import type { Facts } from '#contract/facts.ts';

/** What the scripts that print texts of the built-in writer have in common. */

/** One day for all of them: a text depends on it. */
export const judgedDay = new Date('2026-11-16T12:00:00');

/** What was typed as a request: a topic with its questions, or a subject of the agent's own. */
export function factsOfTyped([name, where, titleNumber, ...said]: TypedRequest): Facts {
  const [city = '', state = ''] = where.split(', ');
  const topic = [...seededTopics, ...announcementTopics].find(
    (one) => one.identifier === name || one.name === name,
  );
  const questions =
    topic?.questions ?? writeQuestions(factsAbout(name, { city, state }), judgedDay).questions;
  const answers = said
    .map((answer, index) => ({ question: questions[index] ?? '', answer }))
    .filter(({ answer }) => answer !== '');
  return topic
    ? factsFor(topic, { city, state, titleNumber, answers })
    : factsAbout(name, { city, state, answers });
}

/** Whether `--only 0,3` names this one, or nothing at all. */
export const isChosen = (only: string | undefined, index: number) =>
  only === undefined || only.split(',').includes(String(index));

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
