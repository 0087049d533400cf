import { subjectTitle } from '#builtin/writer/subject-title.ts';
import { fillTitle } from '#contract/fill-title.ts';

/** Nobody sees a title before its city is filled in. */

export type PickedTitle = {
  /** As the admin wrote it; none for a title of the agent's own. */
  raw: string | undefined;
  filled: string;
};

type Choice = {
  selectedTitle?: string | null;
  city: string;
  used: string[];
  /** Titles to take only when all others were used. */
  isLast?: (title: string) => boolean;
  seed: number;
};

export function pickTitle(
  topic: { name: string; titles: string[] },
  { selectedTitle, city, used, isLast, seed }: Choice,
): PickedTitle {
  if (selectedTitle) {
    const filled = fillTitle(selectedTitle, city);
    const raw = topic.titles.find((title) => fillTitle(title, city) === filled);
    return { raw, filled };
  }
  const unused = topic.titles.filter((title) => !used.includes(title));
  const open = unused.length > 0 ? unused : topic.titles;
  const first = open.filter((title) => !isLast?.(title));
  const candidates = first.length > 0 ? first : open;
  const raw = candidates[seed % candidates.length];
  return {
    raw,
    filled: raw === undefined ? subjectTitle(topic.name, city) : fillTitle(raw, city),
  };
}
