import type { Range } from '#contract/text-flow.ts';

/** One change of a text. */
export type WordEdit = Range & { text: string };

export const startsSentence = (before: string) =>
  /(?:^|\n|[.!?…]["”’)]*\s)\s*["“‘(]*$/.test(before);

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
