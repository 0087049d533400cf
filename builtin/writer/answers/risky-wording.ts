import { checkFairHousing } from '#builtin/fair-housing/check.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import { replacementFor } from '#contract/flag-replacement.ts';
import type { Flag } from '#contract/post.ts';
import { escapeText } from '#contract/text.ts';
import { hasSubjectAndVerb } from './whole-sentence.ts';

type Place = { city: string; state: string; county?: string };

type Cleaned = { text: string; dropped: string[] };

/**
 * An agent's sentence without wording that should not be published. What cannot be cut out of the
 * sentence takes its clause along and, when no clean sentence would be left, all of it.
 */
export const withoutRisks = (sentence: string, place: Place) =>
  cleaned(sentence, place, (text, flag) =>
    withoutClause(text.slice(0, flag.start), text.slice(flag.end)),
  );

/** As withoutRisks, for a few words or a list of them. */
export const withoutRiskyItems = (phrase: string, place: Place) =>
  cleaned(phrase, place, (text, flag) => withoutItem(text, flag));

export function hasRisks(text: string, place: Place): boolean {
  return risksIn(text, place).length > 0;
}

function cleaned(
  original: string,
  place: Place,
  cut: (text: string, flag: Flag) => string,
): Cleaned {
  const dropped: string[] = [];
  let text = original;
  for (let round = 0; round < 4; round++) {
    const flag = risksIn(text, place)[0];
    if (!flag) return { text, dropped };
    dropped.push(flag.text);
    const replacement = replacementFor(flag);
    text =
      replacement.action === 'replace'
        ? text.slice(0, flag.start) + replacement.text + text.slice(flag.end)
        : cut(text, flag);
  }
  return { text: hasRisks(text, place) ? '' : text, dropped };
}

function risksIn(text: string, place: Place): Flag[] {
  const post = { title: '', content: escapeText(text), hashtags: [] };
  // The check only warns of words on how good schools are; the writer leaves them out.
  return checkFairHousing(post, { place }).filter(
    (flag) => flag.severity === 'avoid' || flag.class === 'steering_schools',
  );
}

/** The clause around the words goes: from the comma or "and" before them to the one after. */
function withoutClause(before: string, after: string): string {
  // A condition and what hangs on it say one thing: "If you want ..., look east".
  if (/^\s*["']?(?:if|when|whenever|where|while|since|because|unless)\b/i.test(before + after))
    return '';
  const start = /^(.*)(?:[,;:]| which| because) /su.exec(before)?.[1]?.trim() ?? '';
  const end = /[,;:] (.*)$/su.exec(after)?.[1]?.trim() ?? '';
  if (end === '') return withoutTail(start || tailStart(before, after));
  if (start === '') return ownSentence(end);
  return rejoined(start, end);
}

/** "It has four bedrooms and is ..." keeps what stands before "and". */
function tailStart(before: string, after: string): string {
  const start = /^(.*) (?:and|but) /su.exec(before)?.[1] ?? '';
  const goesOn = / (?:and|but) /.test(after) || /\b(?:between|both|either)\b/i.test(start);
  return !goesOn && hasSubjectAndVerb(start) ? start : '';
}

/** Three words may be a sentence; one that ends in an adjective or a small word is torn. */
function withoutTail(start: string): string {
  const isTorn = (countWords(start) < 3 && !/\$\d/.test(start)) || dangling.test(start);
  return isTorn ? '' : asSentence(start);
}

const dangling =
  /\b(?:a|an|the|very|so|is|are|of|in|to|for|with|and|or|that|quiet|safe|nice|great|good|lovely|friendly|clean|beautiful|charming|calm|peaceful|cozy|walkable|desirable|small|big|large|new)$/i;

/** What comes after the words stands alone only with a subject that was not among them. */
function ownSentence(end: string): string {
  const text = end.replace(/^(?:and|but|so|yet|or) /i, '');
  return hasSubjectAndVerb(text) && !/^(?:they|he|she|them|so)\b/i.test(text)
    ? capitalise(text)
    : '';
}

/** "The house, ..., has four bedrooms": the words stood between two commas. */
function rejoined(start: string, end: string): string {
  if (dangling.test(start)) return '';
  const goesOn = /^(?:is|are|was|were|has|have|had|can|will|sits|offers|comes|sold|sells)\b/i;
  if (goesOn.test(end)) return start.includes(',') ? '' : `${start} ${end}`;
  if (countWords(start) < 3) return '';
  return /^(?:and|or) (?:the|a|an|its|our|my)\b/i.test(end) && !start.includes(',')
    ? `${start} ${end}`
    : `${start}, ${end}`;
}

/** Items of a list may stay without a risky one. One lone word beside it belonged to it. */
function withoutItem(text: string, flag: Flag): string {
  let position = 0;
  const items = text.split(/([,;]\s+(?:and |or )?)/).filter((piece, index) => {
    const isTouched = position < flag.end && position + piece.length > flag.start;
    position += piece.length;
    return index % 2 === 0 && !isTouched;
  });
  const isList = items.length > 1 || countWords(items[0] ?? '') > 1;
  return isList ? items.join(', ') : '';
}
