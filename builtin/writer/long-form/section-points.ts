import { createRandom } from '#builtin/random.ts';
import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import type { Material } from '#builtin/writer/material.ts';
import { fitOf, keywordsOf } from '#builtin/writer/points.ts';
import { localised } from '#builtin/writer/questions.ts';
import type { OutlineEntry } from '#contract/facts.ts';

/** As many are explained or listed at most. */
const pointsASection = 8;
/** A section has so many in any case; more only where they speak of it. */
const leastASection = 7;
const leastFit = 6;

/**
 * Deals the points out over the sections of an outline. Sections are written in calls of their own
 * that know nothing of each other: from the same outline each comes to the same deal, so no point
 * is told twice. Sections take turns, each the point that fits it best of those that are left. What a
 * section tells first depends on the place, so that two agents do not tell the same.
 */
export function dealPoints(outline: readonly OutlineEntry[], material: Material): Point[][] {
  const { city, stateCode } = material.place;
  const random = createRandom(`${city} ${stateCode}`);
  return bestHands(outline, material).map((hand) => random.some(hand));
}

function bestHands(outline: readonly OutlineEntry[], material: Material): Point[][] {
  // In an order that no title changes: the frame of the article has another one than its sections.
  const left = new Set(
    [...material.own, ...material.others].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
  const wishes = outline.map((section) => wishesOf(section, material));
  const hands: Point[][] = outline.map(() => []);
  for (let round = 0; round < pointsASection; round++) {
    for (const [index, fits] of wishes.entries()) {
      const best = [...left].reduce<Point | undefined>(
        (found, point) => (found === undefined || fits(point) > fits(found) ? point : found),
        undefined,
      );
      if (!best) return hands;
      if (round >= leastASection && fits(best) < leastFit) continue;
      hands[index]?.push(best);
      left.delete(best);
    }
  }
  return hands;
}

/** A section of our own outline says what it is about; one the agent wrote is read by its words. */
function wishesOf(
  { title, question }: OutlineEntry,
  { knowledge, say, place }: Material,
): (point: Point) => number {
  const known = knowledge.outline.find(
    (section) =>
      say(section.title).toLowerCase() === title.toLowerCase() ||
      localised(say(section.question), place.city) === question,
  );
  const keywords = keywordsOf(
    known ? say(`${known.title} ${known.question}`) : `${title} ${question}`,
  );
  const fits = new Map<Point, number>();
  return (point) => {
    let fit = fits.get(point);
    if (fit === undefined) {
      const isAbout = known?.about.some(
        (each) => point.stage === each || point.subjects.includes(each),
      );
      // What a topic knows of a subject of one's own says more than what holds for any.
      const isBorrowed = !knowledge.points.includes(point);
      fit = fitOf(point, keywords) + (isAbout ? 10 : 0) + (isBorrowed ? 12 : 0);
      fits.set(point, fit);
    }
    return fit;
  };
}
