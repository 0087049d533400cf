import { namesIn } from './read-parts.ts';

/** What in a text has to be in the piece it was made of. */
export const claimsOf = (text: string) => ({
  figures: text.match(/\d[\d,.]*\d|\d/g) ?? [],
  names: namesIn(text),
});
