import { paragraph, strong } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { type Ingredients, lead, pickPoints, type Shape } from '#builtin/writer/post/shape.ts';

/** Two beliefs and what is true, then how to check it. */
export const mythAndFact: Shape = (ingredients) => {
  const { material, random, size } = ingredients;
  const { say } = material;
  const [first, second] = pickPoints(ingredients, 2);
  if (!first || !second) return [];
  const [doubt, otherDoubt] = random.some(doubts, 2);
  return [
    paragraph(`"${say(first.myth)}"`, say(random.pick(heard)), doubt),
    paragraph(lead(ingredients, first), say(first.why), size > 0 && say(first.how)),
    paragraph(`"${say(second.myth)}"`, otherDoubt),
    paragraph(lead(ingredients, second), say(second.why), size > 1 && say(second.how)),
    paragraph(say(random.pick(checks).replace('{action}', () => lowerFirst(first.action)))),
  ];
};

const heard = [
  'You may hear that in {city}.',
  'It is a common belief in {city} and elsewhere.',
  'Many people in {city} would nod at that.',
  'That line makes the rounds in {city}.',
];

const doubts = [
  'It is only part of the picture.',
  'It sounds right and leaves something out.',
  'The fact is a little different.',
  'That is not quite how it works.',
  'There is more to it.',
  'It can cost time or money.',
];

const checks = [
  'For your own case in {city}, the first step is to {action}.',
  'How does it look for you in {city}? Begin with one step: {action}.',
  'To find out what holds for you in {city}, {action}.',
];

/** A real question, answered at once, and what changes the answer. */
export const questionFirst: Shape = (ingredients) => {
  const { material, random, size } = ingredients;
  const { say } = material;
  const [first, second] = pickPoints(ingredients, 2);
  if (!first || !second) return [];
  return [
    paragraph(
      strong(questionWithPlace(ingredients, first)),
      lead(ingredients, first),
      say(first.why),
    ),
    paragraph(size > 0 && say(first.how)),
    paragraph(random.pick(twoFactors), say(first.case), say(second.case)),
    paragraph(random.pick(yourCase).replace('{city}', () => material.place.city)),
  ];
};

const twoFactors = [
  'Two things change the answer.',
  'The answer shifts in two cases.',
  'Two factors decide what to do.',
  'It depends on two things.',
];

const yourCase = [
  'Which case is yours?',
  'Which of the two sounds like your situation in {city}?',
  'Which one fits your plans in {city}? Tell me below.',
  'Is one of these yours? Let me know.',
];

/** Three questions as people type them, each answered directly. */
export const miniFaq: Shape = (ingredients) => {
  const { material, random, size, isTight } = ingredients;
  const { say } = material;
  const points = pickPoints(ingredients, 3);
  const enough = size === 0 ? (isTight ? 16 : 24) : 32;
  return [
    ...points.flatMap((point, index) => [
      paragraph(strong(index === 0 ? questionWithPlace(ingredients, point) : say(point.question))),
      paragraph(
        lead(ingredients, point),
        say(point.why),
        (size > 1 || countWords(`${point.lead[0]} ${point.why}`) < enough) && say(point.how),
      ),
    ]),
    paragraph(say(random.pick(moreQuestions))),
  ];
};

const moreQuestions = [
  'What else would you like to know about {city}? Ask me.',
  'Have another question? Send it over and I will answer it.',
  'If your question is not here, ask it in the comments.',
  'Which question is missing? I am glad to add it.',
];

/** The first line names the place, so a question without it gets it at its end. */
function questionWithPlace({ material }: Ingredients, { question }: Point): string {
  const hasPlace = /\{(?:a )?(?:city|state)\}/.test(question);
  return material.say(hasPlace ? question : question.replace(/\?$/, ' in {city}?'));
}
