import type { Facts } from '#contract/facts.ts';
import { gatherMaterial } from './material.ts';
import { questionsFor } from './own-subject-questions.ts';
import { unnamedSubject } from './subject.ts';
import { readSubject } from './understand/subject.ts';
import { splitSubject } from './understand/subject-answers.ts';

const wanted = 5;

/** Five questions for the topic and the place: the admin's first, filled up with what we know. */
export function writeQuestions(facts: Facts, today: Date) {
  const material = gatherMaterial(facts, today);
  const { knowledge, place, say } = material;
  const own = [...new Set([...(facts.questions ?? []), ...questionsOfSubject(facts, place)])];
  // Questions of another topic would ask about something else.
  const isBorrowed = knowledge.identifier !== facts.topic.identifier && own.length >= 4;
  const more = (isBorrowed ? [] : [...knowledge.answerFrames, ...knowledge.outline]).map(
    ({ question }) => say(question),
  );
  const questions = [...own, ...more.filter((question) => !own.includes(question))].slice(
    0,
    wanted,
  );
  const subjects = material.own.slice(0, 2).flatMap((point) => point.subjects.slice(0, 1));
  return {
    questions: questions.map((question) => localised(question, place.city)),
    contentTags: [
      ...(knowledge.identifier !== 'general'
        ? [facts.topic.name]
        : material.subject === unnamedSubject
          ? []
          : [material.subject]),
      ...subjects,
      place.state,
    ],
  };
}

/** A subject of the agent's own is asked about by what it announces, explains or thanks for. */
function questionsOfSubject(
  { topic }: Facts,
  place: { city: string; stateCode: string },
): string[] {
  if (topic.identifier !== 'custom') return [];
  const where = { city: place.city, state: place.stateCode };
  return questionsFor(readSubject(splitSubject(topic.name, where).subject, where));
}

/** "here" and "in your area" mean the city that was chosen. */
export function localised(question: string, city: string): string {
  return question.replace(
    /\bin your area\b|\bin your market\b|\bhere\b|\blocally\b/i,
    () => `in ${city}`,
  );
}
