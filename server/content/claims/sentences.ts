import { claimLimits } from '#contract/claims.ts';
import type { Range } from '#contract/text-flow.ts';

export type SentenceRange = Range & { text: string };

/** Abbreviations and initials end no sentence. */
const notAnEnd =
  /(?:^|[^\p{L}])(?:Mr|Mrs|Ms|Dr|St|Ave|Blvd|Rd|Ln|No|Lic|Inc|Co|Jr|Sr|vs|approx|sq|ft|[A-Z])\.$/u;

/** Characters before a full stop that tell whether it belongs to an abbreviation. */
const longestAbbreviation = 8;

/** The sentences of a plain text, in which a line ends one. Very long ones are cut. */
export function sentencesOf(text: string): SentenceRange[] {
  const sentences: SentenceRange[] = [];
  let start = 0;
  // A run of marks is looked at once: marks without end must not take time without end.
  for (const { 0: found, index } of text.matchAll(/(?<![.!?])[.!?]+["”’)]{0,3}(?=\s|$)|\n+|$/g)) {
    const end = index + found.length;
    const before = text.slice(Math.max(start, end - longestAbbreviation), end);
    if (found === '.' && notAnEnd.test(before)) continue;
    for (const part of cut(text, start, end)) sentences.push(part);
    start = end;
  }
  return sentences;
}

/** The words between two positions as sentences that are no longer than may be, without white space around them. */
function cut(text: string, start: number, end: number): SentenceRange[] {
  const parts: SentenceRange[] = [];
  for (let from = start; from < end; ) {
    const rest = end - from;
    const space =
      rest > claimLimits.sentence ? text.lastIndexOf(' ', from + claimLimits.sentence) : end;
    const to = space > from ? space : Math.min(end, from + claimLimits.sentence);
    const words = text.slice(from, to);
    const trimmed = words.trim();
    const lead = words.length - words.trimStart().length;
    if (trimmed !== '')
      parts.push({ text: trimmed, start: from + lead, end: from + lead + trimmed.length });
    from = to === from ? end : to;
  }
  return parts;
}
