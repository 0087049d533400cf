import type { Random } from '#server/adapters/ai/builtin/random.ts';
import { capitalise } from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import type { Material } from '#server/adapters/ai/builtin/writer/material.ts';

/** Another title for the same text: it promises no more than the subject. */
export function newTitle(
  { subjectInPlace }: Material,
  old: string,
  shorter: boolean,
  random: Random,
): string {
  const titles = patterns
    .map((pattern) => capitalise(pattern.replace('{subject}', () => subjectInPlace)))
    .filter((title) => title !== old);
  if (shorter) return titles.toSorted((one, other) => one.length - other.length)[0] ?? old;
  return random.pick(titles);
}

const patterns = [
  '{subject}: what to know first',
  '{subject}, in plain words',
  'A calm guide to {subject}',
  'A few good steps for {subject}',
  '{subject}: start here',
  '{subject}',
];
