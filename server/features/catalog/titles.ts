import { foldPlace } from '#builtin/places/fold.ts';
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
    filled: raw === undefined ? titleOf(topic.name, city) : fillTitle(raw, city),
  };
}

/** A subject as a title: with its place, unless it names it already or is a sentence of its own. */
function titleOf(name: string, city: string): string {
  const title = capitalise(name.trim());
  const isWhole = /[.?!…]$/.test(title) || namesPlace(title, city);
  if (isWhole) return title;
  return `${title} in ${city}${asks.test(title) ? '?' : ''}`;
}

/** A question that was typed without its mark. */
const asks =
  /^(?:what(?:['’]s| is| are| does| do| should| happens)|how (?:do|does|much|many|long|to know)|when (?:is|do|does|should)|why (?:is|are|do|does)|should|is|are|do|does|can|will)\b/i;

const namesPlace = (title: string, city: string) =>
  city !== '' && ` ${foldPlace(title)} `.includes(` ${foldPlace(city)} `);

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
