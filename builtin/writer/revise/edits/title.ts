import type { Random } from '#builtin/random.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';

/** Another title for the same text: it promises no more than the subject. */
export function newTitle(
  { subjectInPlace }: Material,
  old: string,
  shorter: boolean | undefined,
  random: Random,
): string {
  const titles = patterns
    .map((pattern) => capitalise(pattern.replace('{subject}', () => subjectInPlace)))
    .filter((title) => title !== old);
  if (shorter) return shortestBelow([...titles, old.split(/: | [–—-] /)[0] ?? old], old);
  return random.pick(titles);
}

function shortestBelow(titles: string[], old: string): string {
  const [shortest = old] = titles.toSorted((one, other) => one.length - other.length);
  return shortest.length < old.length ? shortest : old;
}

/** "Ready to sell?" as "Ready to sell in Austin?". */
export function titleWithPlace(title: string, city: string): string {
  if (title.toLowerCase().includes(city.toLowerCase())) return title;
  return title.replace(/[.?!]?$/, (mark) => ` in ${city}${mark}`);
}

const patterns = [
  '{subject}: what to know first',
  '{subject}, in plain words',
  'A calm guide to {subject}',
  'A few good steps for {subject}',
  '{subject}: start here',
  '{subject}',
];
