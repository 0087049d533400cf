import { actionWithPurpose } from '#builtin/writer/action.ts';
import { bullets, paragraph, steps, strong } from '#builtin/writer/blocks.ts';
import {
  joinedSentences,
  lead,
  lowered,
  opening,
  pickInvitation,
  pickPoints,
  type Shape,
  takeInOrder,
  tip,
} from '#builtin/writer/post/shape.ts';

/** Hook, what goes wrong, three tips, next step. */
export const hookProblemTips: Shape = (ingredients) => {
  const { material, random, size } = ingredients;
  const [first, ...rest] = pickPoints(ingredients, 4);
  if (!first) return [];
  return [
    paragraph(opening(ingredients)),
    paragraph(`The usual slip: ${lowered(ingredients, first.mistake)}`, material.say(first.cost)),
    paragraph(random.pick(['What helps:', 'Better:', 'What to do instead:'])),
    bullets(rest.map((point) => tip(ingredients, point))),
    paragraph(size > 0 && lead(ingredients, first), size > 1 && material.say(first.how)),
    paragraph(pickInvitation(ingredients)),
  ];
};

/** When to use it, five to seven actions, the one people skip, next step. */
export const checklist: Shape = (ingredients) => {
  const { material, random, size } = ingredients;
  const { knowledge, say } = material;
  const points = takeInOrder(ingredients, 5 + size);
  const skipped = random.pick(points);
  const start = random.pick([
    'Keep this list at hand in {city} when you are {situation}.',
    'In {city}, use this list when you are {situation}.',
    'This list is for anyone in {city} who is {situation}.',
    'Take this list along when you are {situation} in {city}.',
  ]);
  return [
    paragraph(say(start.replace('{situation}', () => knowledge.reader.situation))),
    bullets(points.map((point) => say(point.action))),
    paragraph(`${random.pick(skippedMost)} ${lowered(ingredients, actionWithPurpose(skipped))}.`),
    paragraph(size > 0 && say(skipped.how)),
    paragraph(pickInvitation(ingredients)),
  ];
};

const skippedMost = [
  'The step people skip most is to',
  'If one item gets skipped, it is usually this one:',
  'The line most often left for later is to',
];

/** Four to six steps in their order, each with its purpose and what to prepare. */
export const timeline: Shape = (ingredients) => {
  const { material, random, size, isTight } = ingredients;
  const { say } = material;
  const points = takeInOrder(ingredients, 4 + (size > 1 ? 1 : 0));
  const ready = (prepare: string) => (isTight ? '' : ` Have ready: ${say(prepare)}.`);
  const labels = points.length > 4 ? fiveLabels : fourLabels;
  const slow = points.find(({ effort }) => effort === 'high') ?? points[1] ?? random.pick(points);
  return [
    paragraph(opening(ingredients)),
    steps(
      points.map(
        (point, index) =>
          `${strong(`${labels[index]}:`)} ${tip(ingredients, point)}${ready(point.prepare)}`,
      ),
    ),
    size === 0
      ? paragraph(
          `${random.pick(slowest)} ${lowered(ingredients, slow.action)}, so start it early.`,
        )
      : paragraph(random.pick(delays), say(slow.mistake), say(slow.how)),
  ];
};

const fourLabels = ['Early', 'Next', 'Midway', 'Final stretch'];
const fiveLabels = ['Early', 'Next', 'Midway', 'After that', 'Final stretch'];

const slowest = [
  'The step that most often causes delay is to',
  'The slow part is to',
  'What holds people up most is to',
];

const delays = [
  'Here is what slows people down.',
  'One habit costs time.',
  'Where does time get lost?',
  'The usual stumbling block is easy to name.',
];

/** Three mistakes with their price and their fix, in two sentences each. */
export const mistakes: Shape = (ingredients) => {
  const { material, random } = ingredients;
  const fix = random.pick(['The fix:', 'Instead:', 'Better:', 'The simple fix:']);
  const points = pickPoints(ingredients, 3);
  return [
    paragraph(opening(ingredients)),
    bullets(
      points.map(
        (point) =>
          `${joinedSentences(ingredients, point.mistake, point.cost)} ${fix} ${lowered(ingredients, point.action)}.`,
      ),
    ),
    paragraph(ingredients.size > 1 && points[0] && material.say(points[0].how)),
    paragraph(pickInvitation(ingredients)),
  ];
};
