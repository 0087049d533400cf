import { countWords, splitSentences, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';
import { isLikelyRemark } from '#builtin/writer/understand/likely-remark.ts';
import { isRemark } from '#builtin/writer/understand/remark-patterns.ts';
import { roleOf } from '#builtin/writer/understand/roles.ts';
import type { QuestionAnswer } from '#contract/facts.ts';

/**
 * What the agent typed and neither the text nor a note has, clause by clause: whatever took it out on the way, the
 * agent should hear of it. What chooses the text and what was said to the writer is not missed.
 */
export function leftUnsaid(
  answers: readonly QuestionAnswer[],
  printed: string,
  city: string,
): string[] {
  const has = wordsOf(printed);
  return answers
    .filter(
      ({ question, role }) => !/^(?:steer|next-step)$/.test(roleOf(question, city, role).role),
    )
    .flatMap(({ answer }) =>
      clausesOf(answer).filter((clause) => {
        const words = [...wordsOf(clause)];
        const found = words.filter((word) => has.has(word)).length;
        return words.length >= fewestWords && found < words.length * leastShare;
      }),
    );
}

/** Short forms are printed as other words, so a few of them are no proof. */
const fewestWords = 3;
const leastShare = 0.34;

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

const inWords = 'zero one two three four five six seven eight nine ten'.split(' ');
const numbers = new RegExp(`\\b(?:${inWords.slice(2).join('|')})\\b`, 'gi');

/** "Wed Nov 25" is printed as "Wednesday, November 25". */
const dayOrMonth =
  /\b(mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)(?:s|rs|urs|nes|ur|t|uary|ruary|ch|il|e|y|ust|tember|ober|ember)?(?:day)?\b/gi;

/** Words by their starts, and figures by their digits. */
function wordsOf(typed: string): Set<string> {
  // Printed as they are spelled.
  const text = typed
    .replace(/\bthru\b/gi, 'through')
    .replace(/\b['’]?til+\b/gi, 'until')
    .replace(dayOrMonth, '$1')
    .replace(numbers, (word) => String(inWords.indexOf(word.toLowerCase())));
  const figures = text.match(/\d[\d,.]*\d|\d/g) ?? [];
  return new Set([
    ...[...stemsOf(text)].filter((stem) => !/\d/.test(stem)).map((stem) => stem.slice(0, 4)),
    ...figures.map((figure) => figure.replace(/[,.]/g, '').replace(/0+$/, '')),
  ]);
}
