import type { PlainText, Range } from '#contract/text-flow.ts';
import { capitalized, startsSentence, type WordEdit } from './sentences.ts';

/** Takes words out, with the spaces, commas and empty brackets that would be left behind. */
export function removeWords(plain: PlainText, range: Range): WordEdit[] {
  const { text } = plain;
  const line = lineAround(text, range);
  const before = text.slice(line.start, range.start);
  const after = text.slice(range.end, line.end);
  if (isPair(before.slice(-1) + after.slice(0, 1))) {
    return removeWords(plain, { start: range.start - 1, end: range.end + 1 });
  }
  const isFirst = startsSentence(before);
  const start = range.start - leftBefore(before, after, isFirst).length;
  const end = range.end + leftAfter(before, after, isFirst).length;
  if (text.slice(line.start, start).trim() === '' && text.slice(end, line.end).trim() === '') {
    return [{ ...withItsBreak(plain, line), text: '' }];
  }
  const next = text.slice(end, end + 1);
  const capital: WordEdit[] =
    isFirst && capitalized(next) !== next && isCapital(text.charAt(range.start))
      ? [{ start: end, end: end + 1, text: capitalized(next) }]
      : [];
  return [{ start, end, text: '' }, ...capital];
}

function lineAround(text: string, { start, end }: Range): Range {
  const before = text.slice(0, start).search(/[^\n]*$/);
  const after = text.slice(end).search(/\n|$/);
  return { start: before, end: end + after };
}

/** A line that is empty now goes with the break that ended or began it. */
function withItsBreak({ text, blockBreaks }: PlainText, { start, end }: Range): Range {
  const isLineBreak = (at: number) => text[at] === '\n' && !blockBreaks.has(at);
  if (isLineBreak(end)) return { start, end: end + 1 };
  return { start: isLineBreak(start - 1) ? start - 1 : start, end };
}

const isPair = (around: string) => ['()', '[]', '“”', '""', '‘’'].includes(around);

function leftBefore(before: string, after: string, isFirst: boolean): string {
  if (isFirst) return /^[\s,;:.!?–—]*$/.test(after) ? matched(/\s+$/, before) : '';
  if (!/^\s*(?:[,;:.!?)]|$)/.test(after)) return '';
  return matched(/(?:\s*[,;–—])?(?:\s+(?:and|or|but))?\s*$/i, before);
}

function leftAfter(before: string, after: string, isFirst: boolean): string {
  if (isFirst) return matched(/^[\s,;:.!?–—]+/, after);
  return /\s$/.test(before) || /^\s+[,;:.!?)]/.test(after) ? matched(/^\s+/, after) : '';
}

const matched = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] ?? '';

const isCapital = (letter: string) => /\p{Lu}/u.test(letter);
