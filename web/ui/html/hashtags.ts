/** Hashtags as they are typed: split on spaces; people write the sign or leave it out. */
export const hashtagsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((hashtag) => hashtag.replace(/^#+/, ''))
    .filter(Boolean);
