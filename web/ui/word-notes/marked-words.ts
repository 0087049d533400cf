import type { Range } from '#contract/text-flow.ts';
import { findWords } from '#web/ui/rich-text/find-words.ts';

/** Words of a text with a note on them. `start` counts in the words a reader sees. */
export type MarkedWords = {
  words: string;
  start: number;
  /** Wording to avoid or to take care with, a fact to confirm, a fact whose origin is known. */
  tone: 'avoid' | 'caution' | 'open' | 'known';
  note: string;
  /** Nothing shows until somebody points at it, and the keyboard passes it by. */
  isQuiet?: boolean;
};

/** Where the words stand now; undefined when that is not certain. */
export function locateWords(text: string, { words, start }: Pick<MarkedWords, 'words' | 'start'>) {
  const found = findWords(text, words);
  const atTheirPlace = found.find((range) => range.start === start);
  return atTheirPlace ?? (found.length === 1 ? found[0] : undefined);
}

/** Every mark with its range, without those of uncertain place or over another's words. */
export function locateMarks(text: string, marks: readonly MarkedWords[]) {
  const located: { mark: MarkedWords; range: Range }[] = [];
  for (const mark of marks) {
    const range = locateWords(text, mark);
    const isTaken = located.some(
      (one) => range && one.range.start < range.end && one.range.end > range.start,
    );
    if (range && !isTaken) located.push({ mark, range });
  }
  return located.sort((one, other) => one.range.start - other.range.start);
}

/** What an element has that stands for marked words; word-notes.tsx shows the note. */
export const markAttributes = ({ tone, note, isQuiet }: MarkedWords) => ({
  'data-word-note': note,
  'data-tone': tone,
  ...(isQuiet && { 'data-quiet': '' }),
});
