import type { Facts } from '#contract/facts.ts';
import { gatherMaterial } from './material.ts';
import { unnamedSubject } from './subject.ts';

const wanted = 5;

/** Five questions for the topic and the place: the admin's first, filled up with what we know. */
export function writeQuestions(facts: Facts, today: Date) {
  const material = gatherMaterial(facts, today);
  const { knowledge, place, say } = material;
  const own = [...new Set(facts.questions ?? [])];
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

/** "here" and "in your area" mean the city that was chosen. */
export function localised(question: string, city: string): string {
  return question.replace(
    /\bin your area\b|\bin your market\b|\bhere\b|\blocally\b/i,
    () => `in ${city}`,
  );
}
