/** What is counted in a text to say how it sounds. */

/** Words as they are written, with their apostrophes. */
export const wordsIn = (text: string): string[] => text.match(/\p{L}[\p{L}\p{N}'’-]*/gu) ?? [];

export const emojiIn = (text: string): string[] =>
  text.match(
    /\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|[\ufe0f\u{1f3fb}-\u{1f3ff}])*/gu,
  ) ?? [];

/** Not "Dana's", which is no contraction. */
export const contractionsIn = (text: string): string[] =>
  text.match(
    /\b(?:\p{L}+n['’]t|(?:i|you|we|they|he|she|it)['’](?:m|re|ll|ve|d)|(?:it|that|there|here|what|he|she|who|let)['’]s)\b/giu,
  ) ?? [];

/** Words that people join when they talk. */
export const pairsToContract = (text: string): string[] =>
  text.match(
    /\b(?:(?:do|does|did|is|are|was|were|have|has|had|would|could|should|will) not|cannot|i (?:am|will|have|would)|(?:you|we|they) (?:are|will|have)|(?:it|that|there|here|what) is|let us)\b/giu,
  ) ?? [];
