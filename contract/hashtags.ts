/** Instagram, the strictest of the networks a post is made for, takes 30 tags of 100 characters. */
const hashtagsMaximum = 30;
const hashtagMaxLength = 100;

/** Hashtags without their sign, as networks read them: letters, digits and underscores, each once. */
export function cleanHashtags(list: readonly string[]): string[] {
  const tags = list
    // "#Austin #Homes" in one string are two tags, "Pass Christian" is one.
    .flatMap((entry) => entry.normalize('NFKC').split('#'))
    // An accent may now stand behind a letter that something else kept it from: they become one.
    .map((tag) => tag.replace(/[^\p{L}\p{M}\p{N}_]/gu, '').normalize('NFKC'))
    .map((tag) => truncate(tag, hashtagMaxLength))
    .filter((tag) => /[\p{L}\p{N}]/u.test(tag));
  return distinct(tags).slice(0, hashtagsMaximum);
}

/** Counted in characters, so that none is cut in half. */
export const truncate = (text: string, length: number) =>
  text.length <= length ? text : [...text.slice(0, length * 2)].slice(0, length).join('');

/** Letter case does not make another one. */
export const distinct = (list: string[]) => {
  const seen = new Set<string>();
  return list.filter((item) => {
    const key = item.toLowerCase();
    return seen.has(key) ? false : seen.add(key);
  });
};
