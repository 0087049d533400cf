import type { Range } from '#contract/text-flow.ts';

/** Every place where words stand, whatever white space is between them. */
export function findWords(text: string, words: string): Range[] {
  const parts = words.trim().split(/\s+/).map(escaped);
  if (parts[0] === '') return [];
  return [...text.matchAll(new RegExp(parts.join('\\s+'), 'g'))].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
  }));
}

const escaped = (part: string) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
