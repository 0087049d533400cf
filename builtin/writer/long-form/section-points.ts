import type { Point } from '#builtin/writer/knowledge/knowledge.ts';
import type { Material } from '#builtin/writer/material.ts';
import { fitOf, keywordsOf } from '#builtin/writer/points.ts';
import { localised } from '#builtin/writer/questions.ts';
import type { OutlineEntry } from '#contract/facts.ts';

/** Six points are explained at most, and two more are listed. */
const pointsASection = 8;

/**
 * Deals the points out over the sections of an outline. Sections are written in calls of their own
 * that know nothing of each other: from the same outline each comes to the same deal, so no point
 * is told twice. Sections take turns, each the point that fits it best of those that are left.
 */
export function dealPoints(outline: readonly OutlineEntry[], material: Material): Point[][] {
  const left = new Set([...material.own, ...material.others]);
  const wishes = outline.map((section) => wishesOf(section, material));
  const hands: Point[][] = outline.map(() => []);
  for (let round = 0; round < pointsASection; round++) {
    for (const [index, fits] of wishes.entries()) {
      const best = [...left].reduce<Point | undefined>(
        (found, point) => (found === undefined || fits(point) > fits(found) ? point : found),
        undefined,
      );
      if (!best) return hands;
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
  const keywords = keywordsOf(`${title} ${question}`);
  const fits = new Map<Point, number>();
  return (point) => {
    let fit = fits.get(point);
    if (fit === undefined) {
      const isAbout = known?.about.some(
        (each) => point.stage === each || point.subjects.includes(each),
      );
      fit = fitOf(point, keywords) + (isAbout ? 10 : 0);
      fits.set(point, fit);
    }
    return fit;
  };
}
