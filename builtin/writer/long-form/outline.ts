import { createRandom } from '#builtin/random.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { gatherMaterial, type Material } from '#builtin/writer/material.ts';
import { nearestTopic } from '#builtin/writer/nearest-topic.ts';
import { localised } from '#builtin/writer/questions.ts';
import type { Facts } from '#contract/facts.ts';

const sectionsInOutline = 6;

/** A title and six sections in reading order, each with a question for the agent. */
export function writeOutline(facts: Facts, seed: number, today: Date) {
  const material = gatherMaterial(facts, today, nearestTopic(facts));
  const random = createRandom(seed);
  const { knowledge, place, say } = material;
  const chosen = new Set(random.some(knowledge.outline, sectionsInOutline));
  return {
    mainTitle: mainTitle(material, random.pick(titles)),
    outline: knowledge.outline
      .filter((section) => chosen.has(section))
      .map(({ title, question }) => ({
        title: capitalise(say(title)),
        question: localised(say(question), place.city),
      })),
  };
}

const titles = [
  '{subject}: the full guide',
  '{subject}, from start to finish',
  'A guide to {subject}',
  '{subject}: a practical handbook',
];

const mainTitle = ({ subjectInPlace }: Material, title: string) =>
  capitalise(title.replace('{subject}', () => subjectInPlace));
