/** Two articles never share eight words in a row in their introductions, bridges and headings. */
const mostSharedWords = 7;

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}'’]+/gu) ?? [];

/** Whether words may stand in several articles. */
export const isTooShortToShare = (text: string) => wordsIn(text).length <= mostSharedWords;

/** Whether a line with its place may: the name of the city parts what another article has as well. */
export const isPartedByCity = (line: string, city: string) =>
  city !== '' && line.split(city).every(isTooShortToShare);
