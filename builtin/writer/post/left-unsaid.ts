import { hasRisks } from '#builtin/writer/answers/risky-wording.ts';
import { countWords, splitSentences, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import { isLikelyRemark } from '#builtin/writer/understand/likely-remark.ts';
import { isRemark } from '#builtin/writer/understand/remark-patterns.ts';
import { repaired } from '#builtin/writer/understand/repair.ts';
import { roleOf } from '#builtin/writer/understand/roles.ts';
import { withMonthDays } from '#builtin/writer/understand/segments.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import type { Place } from '#contract/place.ts';
import type { QuestionRole as Role } from '#contract/question-roles.ts';

/**
 * What the agent typed and neither the text nor a note has, clause by clause: whatever took it out on the way, the
 * agent should hear of it. What chooses the text and what was said to the writer is not missed.
 */
export function leftUnsaid(
  answers: readonly QuestionAnswer[],
  printed: string,
  { city, state }: Place,
): string[] {
  const has = wordsOf(printed);
  return (
    answers
      .filter(({ question, role }) => !shapesOnly(question, roleOf(question, city, role).role))
      // "No, the last two were under NDA": nothing, and why.
      .filter(
        ({ answer }) =>
          countWords(answer) > 10 ||
          !/^(?:no|none|nope|n\/?a)\b[,.;:] (?!.*\b(?:but|you|your|ask|call|bring|wear|park)\b)[^.!?]*[.!?]?$/i.test(
            answer.trim(),
          ),
      )
      .flatMap(({ question, answer }) =>
        clausesOf(answer).filter((clause) => {
          // What fair housing took out is told in a note of its own, and not asked back in.
          if (hasRisks(clause, { city, state })) return false;
          const isMissing = (form: string) => {
            const words = [...wordsOf(form)];
            return words.length >= fewestWords && shareOf(words, has) < leastShare;
          };
          // "a hundred bucks" is printed as $100: what was typed is looked for as it is printed, too.
          return isMissing(clause) && isMissing(repaired(clause, question, state));
        }),
      )
  );
}

/** Which homes or rooms a text is about chooses it, as its reader and its tone do; an area is told. */
const shapesOnly = (question: string, role: Role) =>
  role === 'steer' || role === 'next-step' || (role === 'scope' && !/\bareas?\b/i.test(question));

/** Short forms are printed as other words, so a few of them are no proof. */
const fewestWords = 3;
const leastShare = 0.34;

/** Those that do not stand in the text after all: a note must not say of a word that is there that it is missing. */
export function notPrinted(said: readonly string[], printed: string): string[] {
  const has = wordsOf(printed);
  return said.filter((each) => {
    const words = [...wordsOf(each)];
    // Of sentences that are alike, a number may be all the difference.
    const isOther = words.some((word) => /\d/.test(word) && !has.has(word));
    return words.length < 2 || isOther || shareOf(words, has) < mostShare;
  });
}

const mostShare = 0.85;

const shareOf = (words: readonly string[], has: ReadonlySet<string>) =>
  words.filter((word) => has.has(word)).length / Math.max(1, words.length);

const clausesOf = (answer: string) =>
  splitSentences(answer)
    .flatMap((sentence) => sentence.split(/[,;] | (?:but|because) /))
    .map((clause) => withoutEnding(clause.trim(), ' .,;!?'))
    .filter(
      (clause) =>
        countWords(clause) >= fewestWords &&
        !isForWriter.test(clause) &&
        !isRemark(clause) &&
        !isLikelyRemark(clause),
    );

const isForWriter =
  /^(?:no|none|not|nothing|nobody|n\/a|yes|yep|ok(?:ay)?|please|pls|skip|leave|keep|use|don['’]?t|do not|i(?:['’]d| would) rather|lead with|end with|tell|say|mention|write|make it)\b|\b(?:listing|authority|permission|approved|post|caption|write|photo)\b/i;

const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const countsInWords = new RegExp(`\\b(?:${counts.slice(2).join('|')})\\b`, 'gi');

/** "Wed Nov 25" is printed as "Wednesday, November 25". */
const dayOrMonth =
  /\b(mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?:s|rs|urs|nes|ur|t|uary|ruary|ch|il|e|y|ust|tember|ober|ember)?(?:day)?\b/gi;

/** Words by their starts, and figures by their digits. */
function wordsOf(typed: string): Set<string> {
  // Printed as they are spelled.
  const text = withMonthDays(typed)
    .replace(/\bthru\b/gi, 'through')
    .replace(/\b['’]?til+\b/gi, 'until')
    .replace(dayOrMonth, '$1')
    .replace(/(?<=\d) ?k\b/gi, ',000')
    .replace(/\bppsf\b/gi, 'price per square foot')
    .replace(countsInWords, (word) => String(counts.indexOf(word.toLowerCase())));
  const figures = text.match(/\d[\d,.]*\d|\d/g) ?? [];
  return new Set([
    ...[...stemsOf(text)].filter((stem) => !/\d/.test(stem)).map((stem) => stem.slice(0, 4)),
    ...figures.flatMap((figure) => {
      const digits = figure.replace(/[,.]/g, '');
      // "289" may be printed as $289,000.
      return /^[1-9]\d*000$/.test(digits) ? [digits, digits.slice(0, -3)] : [digits];
    }),
  ]);
}
