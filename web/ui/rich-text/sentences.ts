import type { Range } from './flow-text.ts';

/** One change of a text. */
export type WordEdit = Range & { text: string };

export const startsSentence = (before: string) =>
  /(?:^|[\u2028\u2029]|[.!?…]["”’)]*\s)\s*["“‘(]*$/.test(before);

export const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
