/** What the cards say about an article. Length is the length of its HTML, as it is stored. */

export type BlogStatistics = {
  words: number;
  /** Reading time in minutes. */
  minutes: number;
};

export function blogStatistics(content: string): BlogStatistics {
  return {
    words: Math.round(content.length / 6),
    minutes: Math.ceil(content.length / 1_000),
  };
}

export type LongFormStatistics = BlogStatistics & { label: 'Short' | 'Medium' | 'Long' };

export function longFormStatistics(content: string): LongFormStatistics {
  const words = Math.round(content.length / 5.5);
  return { words, minutes: Math.ceil(words / 225), label: lengthLabel(words) };
}

function lengthLabel(words: number): LongFormStatistics['label'] {
  if (words < 2_000) return 'Short';
  return words < 3_000 ? 'Medium' : 'Long';
}
