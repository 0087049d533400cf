import type { Random } from '#builtin/random.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import type { Context } from './context.ts';

/** The title that was given, with the place in it, or another one. */
export function retitled(
  old: string,
  { text, shorter, withPlace, add }: EditOf<'title'>,
  { material, random }: Context,
): string {
  if (text) return capitalise(text);
  if (add) return old.toLowerCase().includes(add.toLowerCase()) ? old : `${old}: ${add}`;
  if (withPlace) return titleWithPlace(old, material.place.city);
  return newTitle(material, old, shorter, random);
}

/** Another title for the same text: it promises no more than the subject. */
function newTitle(
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
function titleWithPlace(title: string, city: string): string {
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
