import { actionWithPurpose } from '#builtin/writer/action.ts';
import { type Block, bullets, heading, paragraph, steps, strong } from '#builtin/writer/blocks.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { linesOfSeason, localLines, placeLines } from '#builtin/writer/place/place-lines.ts';
import { namesSeason } from '#builtin/writer/place/season.ts';
import { closestTo } from '#builtin/writer/points.ts';
import { type Article, explain } from './article.ts';

/** The explained points by stage. A stage with one point alone joins its neighbour. */
export function stageSections(article: Article): { name: string; blocks: Block[] }[] {
  const { material, random } = article;
  const groups = grouped(article.explained);
  return groups.map((points, index) => {
    const stage = material.knowledge.stages.find(({ id }) => id === mainStage(points));
    const name = material.say(stage?.name ?? '');
    const lines = index === 0 ? article.takeLines('focus') : [];
    return {
      name,
      blocks: [
        heading(name),
        paragraph(stage && material.say(random.pick(stage.intro)), ...lines),
        ...points.map((point) => paragraph(explain(material, point))),
        paragraph(
          index < groups.length - 1 && material.say(random.pick(material.knowledge.transitions)),
        ),
      ],
    };
  });
}

const mostSections = 3;

function grouped(points: Point[]): Point[][] {
  const groups = [...Map.groupBy(points, (point) => point.stage).values()];
  while (
    groups.length > mostSections ||
    (groups.length > 1 && groups.some((group) => group.length < 2))
  ) {
    const smallest = groups.reduce(
      (least, group, index) => (group.length < (groups[least]?.length ?? 0) ? index : least),
      0,
    );
    const neighbour = smallest === 0 ? 1 : smallest - 1;
    const merged = [groups[smallest], groups[neighbour]].flatMap((group) => group ?? []);
    groups.splice(
      Math.min(smallest, neighbour),
      2,
      merged.toSorted((a, b) => points.indexOf(a) - points.indexOf(b)),
    );
  }
  return groups;
}

function mainStage(points: Point[]): string | undefined {
  const counts = Map.groupBy(points, (point) => point.stage);
  return [...counts.entries()].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

/** A numbered process: what to do, in order. */
export function processSection({ material, random, explained, size }: Article): Block[] {
  const { say } = material;
  const points = explained.slice(0, 5 + Math.min(1, size));
  return [
    heading(random.pick(['The steps in order', 'A plan you can follow', 'Step by step'])),
    paragraph(random.pick(processIntros)),
    steps(
      points.map(
        (point) =>
          `${asSentence(say(actionWithPurpose(point)))} Have ready: ${say(point.prepare)}.`,
      ),
    ),
  ];
}

const processIntros = [
  'Put together, the advice above becomes a short plan.',
  'Here is the same ground as a list you can tick off.',
  'If you like lists, work through these points from top to bottom.',
];

/** Two choices in a small table, and the questions that decide. */
export function comparisonSection({ material, random }: Article): Block[] {
  const { say, knowledge } = material;
  const ranked = closestTo(knowledge.comparisons, material.own);
  const closest = ranked.filter(({ shared }) => shared === ranked[0]?.shared);
  const { options, test, name } = random.pick(closest).item;
  const [one, other] = options;
  const row = (label: string, first: string, second: string) => [
    label,
    capitalise(say(first)),
    capitalise(say(second)),
  ];
  return [
    heading(`Compare: ${say(name)}`),
    {
      kind: 'table',
      head: ['At a glance', capitalise(say(one.name)), capitalise(say(other.name))],
      rows: [
        row('Fits when', one.fits, other.fits),
        row('Advantage', one.advantages[0], other.advantages[0]),
        row('Also', one.advantages[1], other.advantages[1]),
        row('Drawback', one.drawback, other.drawback),
      ],
    },
    paragraph(random.pick(['These questions help to decide:', 'To choose, ask three things:'])),
    bullets(test.map(say)),
  ];
}

/** What people overlook, each with its price and a way out. */
export function mistakesSection(article: Article): Block[] {
  const { material, random, warned } = article;
  const { say } = material;
  return [
    heading(
      random.pick([
        'What people overlook',
        'Mistakes that cost time or money',
        'Where plans go wrong',
      ]),
    ),
    paragraph(...article.takeLines('experience')),
    ...warned.map((point) =>
      paragraph(strong(say(point.mistake)), say(point.cost), say(point.how), say(point.case)),
    ),
  ];
}

/** How it works in the place, in general terms, with what the agent knows of it. */
export function localSection(article: Article): Block[] {
  const { material, random, size } = article;
  const { place, say, titleEntry, knowledge, season } = material;
  const about = localLines(place, material.mood);
  const local = random.some(knowledge.local, 3 + Math.min(size, 1));
  const seasonal = namesSeason(titleEntry?.title ?? '')
    ? []
    : [random.pick(linesOfSeason(season, material.mood))];
  const where = titleEntry?.find ? [titleEntry.find] : [];
  return [
    heading(say(random.pick(localHeadings))),
    paragraph(
      ...about.slice(0, 1).map(say),
      ...article.takeLines('fact', 'source'),
      ...where.map(say),
    ),
    paragraph(...local.slice(0, 3).map(say)),
    paragraph(...local.slice(3).map(say), say(random.pick(placeLines(place, material.mood)))),
    paragraph(...random.some(about.slice(1), 2).map(say), ...seasonal),
  ];
}

const localHeadings = [
  'How this works in {city}',
  'What is local about {city}',
  'The {city} side of things',
];
