import type { PageWord } from '#builtin/tagger/page.ts';
import { communitySuffixes, neighborhoodSuffixes } from './word-lists.ts';

/** What the last word of a longer name says: "Steiner Ranch" was planned, "Hyde Park" has grown. */
export function kindBySuffix(words: PageWord[]): 'neighborhood' | 'community' | undefined {
  if (words.length < 2) return undefined;
  const last = words.at(-1)?.text.toLowerCase() ?? '';
  if (communitySuffixes.has(last)) return 'community';
  return neighborhoodSuffixes.has(last) ? 'neighborhood' : undefined;
}

/** "Hyde Park", "Cleveland Heights": a city of such a name is often a part of another. */
export function isNamedLikePart(name: string): boolean {
  const words = name.toLowerCase().split(' ');
  return words.length > 1 && neighborhoodSuffixes.has(words.at(-1) ?? '');
}
