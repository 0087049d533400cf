import { splitTitles } from '#contract/catalog/topic-forms.ts';

/** Titles typed into one field: separated by commas, and by line as people paste them. */
export const parseTitles = (text: string): string[] =>
  text.split(/[\r\n]+/).flatMap((line) => splitTitles(line).map(tidy));

export const parseLines = (text: string): string[] =>
  text
    .split(/[\r\n]+/)
    .map(tidy)
    .filter(Boolean);

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** As the server compares: letter case does not make another title. */
const sameTitle = (title: string) => title.trim().toLowerCase();

export type TypedTitle = { title: string; place: number; isKnown: boolean };

/** Each title with whether it is there already, in the topic or further up in the text. */
export function markKnown(titles: string[], existing: string[]): TypedTitle[] {
  const seen = new Set(existing.map(sameTitle));
  return titles.map((title, place) => {
    const isKnown = seen.has(sameTitle(title));
    seen.add(sameTitle(title));
    return { title, place, isKnown };
  });
}
