import { contentTagsMinimum, tagMaxLength } from '#contract/limits.ts';
import { namesProtectedClass } from './protected-words.ts';

/** Instagram, the strictest of the networks a post is made for, takes 30 tags of 100 characters. */
const hashtagsMaximum = 30;
const hashtagMaxLength = 100;

/** Hashtags without their sign, as networks read them: letters, digits and underscores, each once. */
export function cleanHashtags(list: readonly string[]): string[] {
  const tags = list
    // "#Austin #Homes" in one string are two tags, "Pass Christian" is one.
    .flatMap((entry) => entry.normalize('NFKC').split('#'))
    .map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, ''))
    .map((tag) => cut(tag, hashtagMaxLength))
    .filter((tag) => /[\p{L}\p{N}]/u.test(tag));
  return unique(tags).slice(0, hashtagsMaximum);
}

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
  const own = unique(usable(list.slice(0, readAtMost))).slice(0, contentTagsMaximum);
  if (own.length >= contentTagsMinimum) return own;
  return unique([...own, ...usable(fallbackWords), ...generalTags]).slice(0, contentTagsMinimum);
}

const generalTags = ['real-estate', 'housing', 'local-market'];

function toKebab(words: string): string {
  const kebab = words
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-');
  return cut(kebab.replace(/^-/, ''), tagMaxLength).replace(/-$/, '');
}

/** Counted in characters, so that none is cut in half. */
const cut = (text: string, length: number) =>
  text.length <= length ? text : [...text.slice(0, length * 2)].slice(0, length).join('');

const unique = (list: string[]) => {
  const seen = new Set<string>();
  return list.filter((item) => {
    const key = item.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
};
