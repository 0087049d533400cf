import { paragraph, steps, strong } from '#server/adapters/ai/builtin/writer/blocks.ts';
import { capitalise } from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import { closestTo } from '#server/adapters/ai/builtin/writer/points.ts';
import {
  callToAction,
  type Ingredients,
  lead,
  opening,
  type Shape,
  takePoints,
} from '#server/adapters/ai/builtin/writer/post/shape.ts';
import type { Facts } from '#server/adapters/ai/facts.ts';

/** A figure that was supplied, with its source; else the measure in words, without a value. */
export const numberFirst: Shape = (ingredients) => {
  const { material, figures, size } = ingredients;
  const { say } = material;
  const { item: measure } = nearest(ingredients, material.knowledge.measures);
  const [point] = takePoints(ingredients, 1);
  if (!point) return [];
  const start = figures ? figureLine(ingredients, figures) : measureLine(ingredients, measure.name);
  return [
    paragraph(start, say(measure.counted)),
    paragraph(say(measure.means), say(measure.doesNotMean), say(measure.use)),
    paragraph(lead(ingredients, point), say(point.why), size > 0 && say(point.how)),
    paragraph(callToAction(ingredients)),
  ];
};

function measureLine({ material, random }: Ingredients, name: string): string {
  const start = random.pick([
    'One measure is worth knowing in {city}: {name}.',
    'In {city}, one number helps more than most: {name}.',
    'A useful measure for {city} is {name}.',
    'Before you look up any figure for {city}, know what it counts: {name}.',
  ]);
  return material.say(start.replace('{name}', () => name));
}

export function figureLine(
  { material }: Ingredients,
  { source, asOf, figures }: NonNullable<Facts['figures']>,
): string {
  const [first] = figures;
  const date = asOf ? `, ${asOf}` : '';
  return first
    ? `${capitalise(first.label)} in ${material.place.city}: ${first.value} (${source}${date}).`
    : '';
}

/** Two choices side by side, and three questions to decide. No winner. */
export const twoOptions: Shape = (ingredients) => {
  const { material, random, size, isTight } = ingredients;
  const { say } = material;
  const { item: comparison, isClose } = nearest(ingredients, material.knowledge.comparisons);
  const [point] = takePoints(ingredients, 1);
  const bridge = `${random.pick(bridges)} ${say(comparison.name)}.`;
  const choice = `The choice: ${say(comparison.name)}.`;
  return [
    paragraph(opening(ingredients)),
    paragraph(
      !isClose && !isTight && point && lead(ingredients, point),
      isClose ? size > 0 && choice : bridge,
    ),
    ...comparison.options.map(({ name, fits, advantages, drawback }) =>
      paragraph(
        `${strong(`${capitalise(say(name))}:`)} ${random.pick(['a good fit when', 'the natural choice when', 'worth it when'])} ${say(fits)}.`,
        `${random.pick(['In favor', 'What speaks for it', 'Upside'])}: ${say(advantages[0])}, and ${say(advantages[1])}.`,
        `${random.pick(['Against it', 'The drawback', 'Keep in mind'])}: ${say(drawback)}.`,
      ),
    ),
    paragraph(
      random.pick(['Three questions help to decide:', 'To decide, ask yourself:', 'A short test:']),
    ),
    steps(comparison.test.map(say)),
    paragraph(size > 1 && isClose && point && lead(ingredients, point), callToAction(ingredients)),
  ];
};

const bridges = [
  'A choice that comes up along the way:',
  'One decision belongs to it:',
  'Sooner or later it comes down to',
];

/** A public place or service, what it is good for, and a question back to the readers. */
export const localSpotlight: Shape = (ingredients) => {
  const { material, random, size } = ingredients;
  const { say } = material;
  const { item: spotlight } = nearest(ingredients, material.knowledge.spotlights);
  const [point, other] = takePoints(ingredients, 2);
  if (!point || !other) return [];
  return [
    paragraph(say(random.pick(spots).replace('{name}', () => spotlight.name)), say(spotlight.what)),
    paragraph(say(spotlight.where), say(spotlight.detail), say(spotlight.daily)),
    paragraph(lead(ingredients, point), say(point.why), size > 0 && say(point.how)),
    paragraph(size > 1 && lead(ingredients, other)),
    paragraph(say(random.pick(isForFun(material) ? favorites : helpers))),
  ];
};

const spots = [
  'Worth knowing in {city}: {name}.',
  'A spot in {city} that earns a visit: {name}.',
  'One stop to put on your {city} map: {name}.',
  'Today in the spotlight for {city}: {name}.',
];

const isForFun = ({ mood }: Ingredients['material']) => mood === 'area' || mood === 'outing';

const helpers = [
  'Which place or office in {city} has helped you most?',
  'Which spot in {city} would you send a neighbor to?',
  'Do you have a favorite stop of this kind in {city}?',
  'Which address in {city} belongs on this list, too?',
];

const favorites = [
  'What is your own favorite spot in {city}?',
  'Which spot in {city} would you add?',
  'Tell me yours: which place in {city} do you send people to?',
  'Which {city} spot should come next?',
];

/** One of those that share most with the title's points; chance decides among equals. */
function nearest<T extends { subjects: string[] }>(
  { material, random }: Ingredients,
  list: readonly T[],
): { item: T; isClose: boolean } {
  const ranked = closestTo(list, material.own);
  const most = ranked[0]?.shared ?? 0;
  const { item, shared } = random.pick(ranked.filter((each) => each.shared === most));
  return { item, isClose: shared > 1 };
}
