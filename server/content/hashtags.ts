import { distinct, truncate } from '#contract/hashtags.ts';
import { contentTagsMinimum, tagMaxLength } from '#contract/limits.ts';
import { namesProtectedClass } from './protected-words.ts';

/** The prompts ask for eight at most. */
const contentTagsMaximum = 12;

/** Labels that are looked at; a model may write any number of them. */
const readAtMost = 5 * contentTagsMaximum;

/**
 * Labels for search in kebab-case. Those that name a protected class go; when fewer than three are
 * left, words about the post (its topic, state, format) and at last general ones fill up.
 */
export function cleanContentTags(
  list: readonly string[],
  fallbackWords: readonly string[],
): string[] {
  const usable = (words: readonly string[]) =>
    words.map(toKebab).filter((tag) => tag !== '' && !namesProtectedClass(tag));
  const own = distinct(usable(list.slice(0, readAtMost))).slice(0, contentTagsMaximum);
  if (own.length >= contentTagsMinimum) return own;
  return distinct([...own, ...usable(fallbackWords), ...generalTags]).slice(0, contentTagsMinimum);
}

const generalTags = ['real-estate', 'housing', 'local-market'];

function toKebab(words: string): string {
  const kebab = words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return truncate(kebab.replace(/^-/, ''), tagMaxLength).replace(/-$/, '');
}
