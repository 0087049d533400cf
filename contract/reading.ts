import { countArticleWords } from './article-text.ts';

/** The US school grade a text is for (Flesch-Kincaid), to one decimal; 0 without words. */
export function readingGradeOf(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  if (words.length === 0) return 0;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade =
    0.39 * (words.length / sentencesIn(text)) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(0, Math.round(grade * 10) / 10);
}

/** A line that ends without a mark, such as a heading or a list item, is a sentence too. */
function sentencesIn(text: string): number {
  const parts = text.split(/(?<![A-Z]|\b(?:St|Mt|Dr|Mr|Mrs|Ms|No))[.!?]+["'”’)]*(?=\s|$)|\n+/);
  return Math.max(1, parts.filter((part) => countArticleWords(part) > 0).length);
}

/** Groups of vowels, less the silent endings. English, and near enough for a grade. */
function syllablesOf(word: string): number {
  const letters = word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  if (letters.length <= 3) return 1;
  const spoken = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^laeiouy]e)$/, (end) => end.charAt(0));
  return Math.max(1, spoken.replace(/^y/, '').match(/[aeiouy]{1,2}/g)?.length ?? 1);
}
