import { writeQuestions } from '#builtin/writer/questions.ts';
import {
  announcementTopics,
  factsAbout,
  factsFor,
  seededTopics,
} from '#builtin/writer/testing/facts.ts';
import type { Facts } from '#contract/facts.ts';
import type { TypedRequest } from './typed.ts';

/** What was typed as a request: a topic with its questions, or a subject of the agent's own. */
export function requestOf([name, where, titleNumber, ...said]: TypedRequest, day: Date): Facts {
  const [city = '', state = ''] = where.split(', ');
  const topic = [...seededTopics, ...announcementTopics].find(
    (one) => one.identifier === name || one.name === name,
  );
  const questions =
    topic?.questions ?? writeQuestions(factsAbout(name, { city, state }), day).questions;
  const answers = said
    .map((answer, index) => ({ question: questions[index] ?? '', answer }))
    .filter(({ answer }) => answer !== '');
  return topic
    ? factsFor(topic, { city, state, titleNumber, answers })
    : factsAbout(name, { city, state, answers });
}
