import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets, heading, paragraph, steps, strong } from '#builtin/writer/blocks.ts';
import { reportFigures } from '#builtin/writer/compose/report.ts';
import { sayAllElse } from '#builtin/writer/compose/say-facts.ts';
import { say } from '#builtin/writer/compose/writing.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { closestTo, keywordsOf, keywordsOfTitle, wideWordsOf } from '#builtin/writer/points.ts';
import { type Article, hasEvent, narrowSubjects, saidAs } from './article.ts';
import { headingOfPoints, headings } from './headings.ts';

/** Parts that open with what the agent said; what is known besides follows it. */
export function answeredSections(article: Article): Block[] {
  return article.answered.flatMap(({ heading: name, said, points }) => [
    heading(name),
    ...said,
    ...points.map((point, index) => explain(article, point, index)),
  ]);
}

/** The explained points by stage. A stage with one point alone joins its neighbour. */
export function stageSections(article: Article): Block[] {
  const { writing, explained, size } = article;
  const used = new Set<string>();
  return grouped(explained).flatMap((points) => [
    heading(headingOfPoints(points, writing, used)),
    ...points.map((point, index) => explain(article, point, index + size)),
  ]);
}

/** The claim and its reason, then how to go about it or what changes it. */
function explain({ writing, warned, size }: Article, point: Point, turn: number): Block {
  const { lead, why, how, case: special } = point;
  // What changes a point that is warned of may stand in the opening.
  const isPlain = turn % 3 === 0 || warned.includes(point);
  const told = isPlain
    ? [lead[0], why, how]
    : size > 2
      ? [lead[0], why, how, special]
      : turn % 3 === 1
        ? [lead[0], writing.voice.explains ? why : how, special]
        : [lead[0], how, special];
  return paragraph(...told.map((text) => say(writing, text)));
}

const mostASection = 3;

/** Points of a stage together, two or three of them; a point alone joins its neighbor. */
function grouped(points: Point[]): Point[][] {
  const stages = [...Map.groupBy(points, (point) => point.stage).values()];
  const groups: Point[][] = [];
  for (const stage of stages) {
    const parts = Math.ceil(stage.length / mostASection);
    const size = Math.ceil(stage.length / parts);
    for (let start = 0; start < stage.length; start += size)
      groups.push(stage.slice(start, start + size));
  }
  return groups.reduce<Point[][]>((joined, group) => {
    const last = joined.at(-1);
    const isAlone = group.length === 1 || last?.length === 1;
    if (last && isAlone && last.length + group.length <= mostASection) last.push(...group);
    else joined.push([...group]);
    return joined;
  }, []);
}

/** The figures with their source, and what the agent reads in them. */
export function figuresSection({ writing }: Article): Block[] {
  const { brief, random } = writing;
  if (brief.report.figures.length === 0) return [];
  const insights = brief.facts.filter(({ role }) => role === 'insight');
  const [, ...told] = reportFigures({
    ...writing,
    brief: { ...brief, facts: insights, nextStep: undefined },
  });
  return told.length > 1 ? [heading(random.pick(headings.figures)), ...told.slice(0, -1)] : [];
}

/** Where and when, and the facts of a property. */
export function eventSection({ writing }: Article): Block[] {
  const { brief, random } = writing;
  const told = [
    ...sayAllElse(brief.facts, { ...writing, brief: { ...brief, report: { figures: [] } } }),
    ...(hasEvent(brief) ? saidAs(writing, 'note') : []),
  ];
  return told.length > 0 ? [heading(random.pick(headings.event)), ...told] : [];
}

/** A numbered process: what to do, in order. */
export function processSection({ writing, answered, explained, answering }: Article): Block[] {
  const { material, random } = writing;
  const told = [
    ...(answering ? [answering] : []),
    ...answered.flatMap((part) => part.points),
    ...explained,
  ];
  const order = material.knowledge.stages.map(({ id }) => id);
  const points = [...new Set([...told, ...material.own])]
    .slice(0, 6)
    .toSorted((one, other) => order.indexOf(one.stage) - order.indexOf(other.stage));
  return [
    heading(random.pick(headings.steps)),
    steps(points.map((point) => asSentence(say(writing, actionWithPurpose(point))))),
  ];
}

/** Two choices in a small table, and the questions that decide; none that leaves the subject. */
export function comparisonSection({ writing }: Article): Block[] {
  const { material, random, title } = writing;
  const { knowledge, own, place } = material;
  const words = keywordsOfTitle(title, place);
  const subjects = narrowSubjects(own.slice(0, 3), knowledge);
  const ranked = closestTo(knowledge.comparisons, own.slice(0, 5)).filter(
    ({ item }) =>
      item.subjects.some((subject) => subjects.has(subject)) ||
      [...keywordsOf(item.name)].some((word) => words.has(word)),
  );
  const closest = ranked.filter(({ shared }) => shared === ranked[0]?.shared);
  if (closest.length === 0) return [];
  const { options, test } = random.pick(closest).item;
  const [one, other] = options;
  const cell = (text: string) => capitalise(say(writing, text));
  const row = (label: string, first: string, second: string) => [label, cell(first), cell(second)];
  return [
    heading(random.pick(headings.comparison)),
    {
      kind: 'table',
      head: ['', cell(one.name), cell(other.name)],
      rows: [
        row('Fits when', one.fits, other.fits),
        row('For it', one.advantages[0], other.advantages[0]),
        row('Also', one.advantages[1], other.advantages[1]),
        row('Against it', one.drawback, other.drawback),
      ],
    },
    paragraph(
      random.pick(['Ask yourself:', 'To decide, ask three things:', 'Three questions settle it:']),
    ),
    bullets(test.map((question) => say(writing, question))),
  ];
}

/** What people overlook, each with its price and, where it was not said before, a way out. */
export function mistakesSection(article: Article): Block[] {
  const { writing, warned, answered, explained } = article;
  const told = new Set([...answered.flatMap((part) => part.points), ...explained]);
  if (warned.length === 0) return [];
  return [
    heading(writing.random.pick(headings.mistakes)),
    ...warned.map((point) =>
      paragraph(
        strong(say(writing, point.mistake)),
        say(writing, point.cost),
        !told.has(point) && say(writing, point.how),
      ),
    ),
  ];
}

/** Which offices and records of the place speak to the title. */
export function localSection({ writing, size }: Article): Block[] {
  const { material, random, title, isWornOut } = writing;
  const { knowledge, own, place, say: fill } = material;
  const wanted = keywordsOf(
    `${title.replaceAll(place.city, '')} ${own
      .slice(0, 5)
      .flatMap(({ subjects }) => subjects)
      .join(' ')
      .replaceAll('-', ' ')}`,
  );
  const wide = wideWordsOf(knowledge);
  const fitness = (line: string) =>
    [...keywordsOf(line)].filter((word) => wanted.has(word) && !wide.has(word)).length -
    (isWornOut(fill(line)) ? 2 : 0);
  const ranked = random
    .some(knowledge.local)
    .toSorted((one, other) => fitness(other) - fitness(one));
  const fitting = ranked.filter((line) => fitness(line) > 0).slice(0, 3 + Math.min(size, 1));
  const aboutIt = ranked.filter((line) => line.includes('{subject}'));
  const others = knowledge.identifier === 'general' && aboutIt.length > 0 ? aboutIt : ranked;
  const lines = fitting.length > 1 ? fitting : others.slice(0, 2);
  return [
    heading(random.pick(headings.local).replace('{city}', () => place.city)),
    ...saidAs(writing, 'source'),
    paragraph(...lines.map((line) => say(writing, line))),
  ];
}
