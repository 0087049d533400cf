import { oncePerKey } from '#builtin/once.ts';
import type { Knowledge, Point } from './knowledge/knowledge.ts';
import type { Climate } from './place/regions.ts';

/** A point says too much where its weather never comes. */
export function pointsFor(points: readonly Point[], climates: readonly Climate[]): Point[] {
  return points.filter(
    (point) => !point.climates || point.climates.some((each) => climates.includes(each)),
  );
}

/** Words worth comparing: no small ones, and one form for singular and plural. */
export const keywordsOf = oncePerKey((text: string): ReadonlySet<string> => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return new Set(words.filter((word) => !common.has(word)).map(stem));
}, 1_500);

const common = new Set(
  'the and for your you with from that this what when how why who are was were has have had not but can will may into about before after their them they its our out one two all any more most than then every each should would could does did home homes house houses location city state guide explained simply checklist really right now question questions property best new top good local real estate time people thing things need want way ways tip tips work make get use find know ask'.split(
    ' ',
  ),
);

const stem = (word: string) =>
  word.length > 4 ? word.replace(/(?:ies|ied)$/, 'y').replace(/(?:ing|ed|es|s)$/, '') : word;

type PointWords = { subjects: ReadonlySet<string>; words: ReadonlySet<string> };
const wordsOfPoints = new WeakMap<Point, PointWords>();

/** Read once: points are compared with many words. */
function wordsOfPoint(point: Point): PointWords {
  let known = wordsOfPoints.get(point);
  if (!known) {
    known = {
      subjects: keywordsOf(point.subjects.join(' ').replaceAll('-', ' ')),
      words: keywordsOf(`${point.lead[0]} ${point.action} ${point.question}`),
    };
    wordsOfPoints.set(point, known);
  }
  return known;
}

/** What a title speaks of; its city is in every title. */
export const keywordsOfTitle = (title: string, { city }: { city: string }): ReadonlySet<string> =>
  keywordsOf(title.replaceAll(city, ''));

/** How well a point speaks of some words: its subjects count most. */
export function fitOf(point: Point, keywords: ReadonlySet<string>): number {
  const { subjects, words } = wordsOfPoint(point);
  let fit = 0;
  for (const keyword of keywords) {
    if (subjects.has(keyword)) fit += 3;
    if (words.has(keyword)) fit += 1;
  }
  return fit;
}

const wideWords = new WeakMap<Knowledge, ReadonlySet<string>>();

/** Words that so many points of a topic have that they tell none of them apart: "rental" among rentals. */
export function wideWordsOf(knowledge: Knowledge): ReadonlySet<string> {
  let wide = wideWords.get(knowledge);
  if (!wide) {
    const counts = new Map<string, number>();
    for (const { subjects, words } of knowledge.points.map(wordsOfPoint))
      for (const word of new Set([...subjects, ...words]))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    const many = knowledge.points.length / 7;
    wide = new Set([...counts].filter(([, count]) => count > many).map(([word]) => word));
    wideWords.set(knowledge, wide);
  }
  return wide;
}

/** The best fitting first; equals keep their order. */
export function byFit(
  points: readonly Point[],
  keywords: ReadonlySet<string>,
): { point: Point; fit: number }[] {
  return points
    .map((point) => ({ point, fit: fitOf(point, keywords) }))
    .sort((one, other) => other.fit - one.fit);
}

/** Things with subjects, those first that share most with the points. */
export function closestTo<T extends { subjects: string[] }>(
  list: readonly T[],
  points: readonly Point[],
): { item: T; shared: number }[] {
  const wanted = new Set(points.flatMap((point) => point.subjects));
  const shared = (item: T) => item.subjects.filter((subject) => wanted.has(subject)).length;
  return list
    .map((item) => ({ item, shared: shared(item) }))
    .sort((one, other) => other.shared - one.shared);
}

/** In the order a reader meets them: by stage and, within one, as the file has them. */
export function byStage(points: readonly Point[], { stages, points: all }: Knowledge): Point[] {
  const stageOf = (point: Point) => stages.findIndex(({ id }) => id === point.stage);
  return points.toSorted(
    (one, other) => stageOf(one) - stageOf(other) || all.indexOf(one) - all.indexOf(other),
  );
}

/** The starts of the words worth comparing: "surprise" and "surprises" are one. */
export const stemsOf = (text: string): Set<string> =>
  new Set([...keywordsOf(text)].map((word) => word.slice(0, 6)));
