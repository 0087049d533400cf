import { bullets, paragraph } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  lead,
  opening,
  pickInvitation,
  pickPoints,
  type Shape,
} from '#builtin/writer/post/shape.ts';

/** A situation, the turn, what was done and what came of it. Said to be an illustration. */
export const story: Shape = (ingredients) => {
  const { material, random, size, isTight } = ingredients;
  const { knowledge, say } = material;
  const [first, second, third] = pickPoints(ingredients, 3);
  if (!first || !second || !third) return [];
  const { who, situation } = knowledge.reader;
  const done = size > 0 ? [first.did, second.did, third.did] : [first.did, second.did];
  return [
    paragraph(
      say(`${random.pick(['Picture', 'Imagine', 'Take'])} ${who} in {city}, ${situation}.`),
      random.pick(illustrations),
    ),
    paragraph(
      say(first.before),
      !(isTight && size === 0) && say(second.before),
      size > 1 && say(third.before),
    ),
    paragraph(
      random.pick(turns),
      `${random.pick(['First they', 'So they', 'They'])} ${say(done[0] as string)}. ${random.pick(['Then they', 'After that they', 'Next they'])} ${done.slice(1).map(say).join(', and they ')}.`,
      say(first.after),
      say(second.after),
    ),
    paragraph(`The lesson: ${lowerFirst(lead(ingredients, first))}`, pickInvitation(ingredients)),
  ];
};

const illustrations = [
  'This is an illustration, not a specific client.',
  'The case is made up to show the point, and no client is meant.',
  'It is an example, not a real client.',
];

const turns = [
  'The turning point was a pause and a plan.',
  'Then one question changed the plan.',
  'One quiet evening with a notepad turned things around.',
  'The turn came when the guesswork stopped.',
  'What helped was doing things in order.',
];

/** A starting state, three changes with their effort, the result. */
export const beforeAfter: Shape = (ingredients) => {
  const { material, random, size, isTight } = ingredients;
  const { say } = material;
  const points = pickPoints(ingredients, 3);
  const isShort = isTight && size === 0;
  const [first, second, third] = points;
  if (!first || !second || !third) return [];
  return [
    paragraph(opening(ingredients)),
    paragraph(random.pick(examples), say(first.before), !isShort && say(second.before)),
    bullets(points.map((point) => `${say(point.action)} (${point.effort} effort)`)),
    paragraph(
      random.pick(afterwards),
      say(first.after),
      !isShort && say((size > 1 ? third : second).after),
    ),
    paragraph(random.pick(tries), !isShort && say(first.how), size > 0 && random.pick(asides)),
  ];
};

const examples = [
  'Take an example, not a specific client.',
  'Here is an example to picture, not a real client.',
  'The start, as an illustration:',
];
const afterwards = ['Afterward:', 'The result:', 'And then?', 'A little later:'];
const tries = [
  'Try the first change this week.',
  'The first change fits into this week.',
  'Start with the first one this week.',
];
const asides = [
  'One change at a time is enough.',
  'The other two can follow.',
  'Small steps count.',
];
