import type { PlainText, Range } from '#contract/text-flow.ts';
import { removeWords } from './remove-words.ts';
import { capitalized, startsSentence, type WordEdit } from './sentences.ts';

/**
 * What has to change in a text so that other words stand in a place, from front to back: capitals
 * and “a” or “an” fit, and words that are taken out leave no gap.
 */
export function replaceText(plain: PlainText, range: Range, replacement: string): WordEdit[] {
  if (replacement === '') return removeWords(plain, range);
  const { text } = plain;
  const words = text.slice(range.start, range.end);
  const before = text.slice(0, range.start);
  const isFirst = startsSentence(before);
  return [
    ...articleEdit(before, words, replacement),
    { ...range, text: inCaseOf(words, replacement, isFirst) },
  ];
}

function inCaseOf(words: string, replacement: string, isFirst: boolean): string {
  const parts = words.split(/[\s-]+/);
  if (/\p{Lu}.*\p{Lu}/su.test(words) && words === words.toUpperCase()) {
    return replacement.toUpperCase();
  }
  if (parts.length > 1 && parts.every((part) => /^\p{Lu}/u.test(part))) return titled(replacement);
  return isFirst && /^\p{Lu}/u.test(words) ? capitalized(replacement) : replacement;
}

const smallWords = /^(?:an?|the|and|or|of|in|on|to|for|with|by|near|per)$/;

const titled = (words: string) =>
  capitalized(
    words.replace(/[^\s-]+/g, (word) => (smallWords.test(word) ? word : capitalized(word))),
  );

/** Only an article that was right before is made right again. */
function articleEdit(before: string, words: string, replacement: string): WordEdit[] {
  const [, article] = /(?:^|[\s("“])(an?)\s+$/i.exec(before) ?? [];
  if (!article) return [];
  const isAn = article.length === 2;
  if (isAn !== soundsOpen(words) || isAn === soundsOpen(replacement)) return [];
  const start = before.trimEnd().length - article.length;
  const isUpper = article === article.toUpperCase() && isAn;
  const text = isAn ? article.charAt(0) : `${article}${isUpper ? 'N' : 'n'}`;
  return [{ start, end: start + article.length, text }];
}

const soundsOpen = (words: string) => /^(?!uni|use|eu|one)[aeiou]/i.test(words);
