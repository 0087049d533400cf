import { paragraph, steps, strong } from '#builtin/writer/blocks.ts';
import type { Measure } from '#builtin/writer/knowledge/knowledge.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { closestTo, keywordsOf } from '#builtin/writer/points.ts';
import {
  type Ingredients,
  lead,
  opening,
  pickInvitation,
  pickPoints,
  type Shape,
} from '#builtin/writer/post/shape.ts';
import type { Facts } from '#contract/facts.ts';

/** A figure that was supplied, with its source; else the measure in words, without a value. */
export const numberFirst: Shape = (ingredients) => {
  const { material, random, figures, size, isTight } = ingredients;
  const { say } = material;
  const measure = figures
    ? measureOf(material, figures)
    : nearest(ingredients, material.knowledge.measures).item;
  const [point, other, third] = pickPoints(ingredients, 3);
  if (!point) return [];
  const start = figures
    ? figureLine(ingredients, figures)
    : measureLine(ingredients, measure?.name ?? '');
  const reading = measure && [measure.means, measure.doesNotMean, measure.use].map(say);
  // Without a measure that belongs to the figure there is more room for points.
  const more = measure ? [] : [other, third];
  return [
    paragraph(start, measure && say(measure.counted)),
    paragraph(...(reading ?? [])),
    paragraph(lead(ingredients, point), say(point.why), size > 0 && say(point.how)),
    ...more.map((each) => paragraph(each && lead(ingredients, each), each && say(each.why))),
    paragraph(
      !isTight && measure && other && random.chance(0.6) && lead(ingredients, other),
      pickInvitation(ingredients),
    ),
  ];
};

function measureLine({ material, random }: Ingredients, name: string): string {
  const start = random.pick([
    'One measure is worth knowing in {city}: {name}.',
    'In {city}, one number helps more than most: {name}.',
    'A useful measure for {city} is {name}.',
    'Before you look up any figure for {city}, know what it counts: {name}.',
    'Put one measure on your list for {city}: {name}.',
    'Ask for one number first in {city}: {name}.',
    'Numbers for {city} make more sense once you know {name}.',
  ]);
  return material.say(start.replace('{name}', () => name));
}

/** The measure that explains the figure, by the words of its label; another one would mislead. */
function measureOf(
  { knowledge }: Ingredients['material'],
  { figures }: NonNullable<Facts['figures']>,
): Measure | undefined {
  const label = keywordsOf(figures[0]?.label ?? '');
  const shared = ({ name }: Measure) =>
    [...keywordsOf(name)].filter((word) => label.has(word)).length;
  const [best] = knowledge.measures.toSorted((one, other) => shared(other) - shared(one));
  return best && shared(best) >= Math.min(2, label.size) && label.size > 0 ? best : undefined;
}

function figureLine(
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
  const [point] = pickPoints(ingredients, 1);
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
    paragraph(
      size > 1 && isClose && point && lead(ingredients, point),
      pickInvitation(ingredients),
    ),
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
  const [point, ...others] = pickPoints(ingredients, 6);
  if (!point || others.length === 0) return [];
  // Which of the others, and how much of it, is what keeps two spotlights apart.
  const other = random.pick(others);
  const isBrief = size === 0 || random.chance(0.4);
  return [
    paragraph(say(random.pick(spots).replace('{name}', () => spotlight.name)), say(spotlight.what)),
    paragraph(say(spotlight.where), say(spotlight.detail), say(spotlight.daily)),
    paragraph(
      random.chance(0.6) && say(random.pick(turns)),
      lead(ingredients, point),
      say(point.why),
      !isBrief && say(point.how),
    ),
    paragraph((isBrief || size > 1) && lead(ingredients, other)),
    paragraph(say(random.pick(questionsBack(material)))),
  ];
};

const spots = [
  'Worth knowing in {city}: {name}.',
  'A spot in {city} that earns a visit: {name}.',
  'One stop to put on your {city} map: {name}.',
  'Today in the spotlight for {city}: {name}.',
  'A good address to know in {city}: {name}.',
  'Put this one on your {city} list: {name}.',
  'One place in {city} does more than people expect: {name}.',
];

/** From the place to the matter at hand. */
const turns = [
  'There is a reason to bring it up.',
  'It fits something else worth knowing.',
  'Here is why it matters.',
  'One more point goes with it.',
  'It brings another point to mind.',
  'A second thought goes with it.',
];

/** A subject of one's own is named once more at the end: nothing else here speaks of it. */
function questionsBack({ mood, knowledge }: Ingredients['material']): string[] {
  if (knowledge.identifier === 'general') return ownQuestions;
  return mood === 'area' || mood === 'outing' ? favorites : helpers;
}

const ownQuestions = [
  'What would you add about {subject} in {city}?',
  'Who in {city} taught you most about {subject}?',
  'Which {city} address helps with {subject}, too?',
  'What do you wish you had known about {subject} in {city}?',
];

const helpers = [
  'Which place or office in {city} has helped you most?',
  'Which spot in {city} would you send a neighbor to?',
  'Do you have a favorite stop of this kind in {city}?',
  'Which address in {city} belongs on this list, too?',
  'Where in {city} did you get the most useful answer?',
  'Whom in {city} would you ask first?',
  'What should readers in {city} ask there first?',
];

const favorites = [
  'What is your own favorite spot in {city}?',
  'Which spot in {city} would you add?',
  'Tell me yours: which place in {city} do you send people to?',
  'Which {city} spot should come next?',
  'Where in {city} do you go first?',
  'What would you show a visitor to {city}?',
  'Which corner of {city} deserves more visitors?',
];

const toChooseFrom = 3;

/** One of the few that share most with the title's points, and none that shares nothing if others do. */
function nearest<T extends { subjects: string[] }>(
  { material, random }: Ingredients,
  list: readonly T[],
): { item: T; isClose: boolean } {
  const ranked = closestTo(list, material.own);
  const most = ranked[0]?.shared ?? 0;
  const fitting = ranked.filter(
    ({ shared }, index) => shared === most || (index < toChooseFrom && shared > 0),
  );
  const { item, shared } = random.pick(fitting);
  return { item, isClose: shared > 1 };
}
