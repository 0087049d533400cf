/** Places one can be in, as against a whole state. */
const isNarrow = (tag: string) => /^(?:city|neighborhood|community|county|zip-code):/.test(tag);

/**
 * Whether an answer found for a place may be used there unasked: the state alone says too little, and
 * what was said of another town does not hold here.
 */
export function isAboutHere({ tags, matchingTags }: { tags: string[]; matchingTags: string[] }) {
  if (matchingTags.some(isNarrow)) return true;
  const isElsewhere = tags.some(isNarrow);
  return !isElsewhere && matchingTags.some((tag) => !tag.startsWith('state:'));
}
