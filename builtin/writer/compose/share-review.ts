import type { Block } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { linkIn } from '#builtin/writer/understand/segments.ts';
import { asOurs } from './as-mine.ts';
import { sayFreely } from './free-answers.ts';
import { knownOf, tellKnown } from './known-subject.ts';
import { line, pickLine, type Writing } from './writing.ts';

/** Somebody's kind words, as they were written, and thanks for them. */
export function shareReview(writing: Writing): Block[] {
  const { brief, subject } = writing;
  const known = subject && knownOf(subject);
  if (known && brief.facts.length === 0) return tellKnown(writing, known);
  brief.facts = brief.facts.map((fact) => (quoted.test(fact.typed) ? fact : asOurs(fact)));
  const elsewhere = brief.facts.find(({ question }) => /more reviews\?$/.test(question ?? ''));
  return [
    line(
      pickLine(writing, [
        'Somebody took the time to write this down. Thank you.',
        'Kind words, and they made my week.',
        'Words like these are why I do this. Thank you.',
      ]),
    ),
    ...brief.facts
      .filter((fact) => fact !== elsewhere)
      .flatMap((fact) =>
        quoted.test(fact.typed) ? quotedLines(fact.typed) : sayFreely([fact], writing),
      ),
    line(elsewhere && whereElse(elsewhere.typed)),
    line(
      brief.nextStep ??
        pickLine(writing, [
          'Thinking about a move in {city}? Send me a message.',
          'If we have worked together, I would be glad to hear how it is going.',
        ]),
    ),
  ];
}

const quoted = /^["“]/;

/** '"Terry answered every call." - the buyers on Sagebrush': the words, and whose they are. */
function quotedLines(typed: string): Block[] {
  const [, words = typed, whose] = /^(["“].+["”])\s*[-–—~,]+\s*(.+)$/.exec(typed) ?? [];
  return [
    line(words),
    line(whose && asSentence(/^from\b/i.test(whose) ? capitalise(whose) : `From ${whose}`)),
  ];
}

/** "reviews on Google", "Zillow": where there are more of them. */
const whereElse = (typed: string) =>
  asSentence(
    `More reviews${linkIn.test(typed) ? ': ' : ' on '}${typed
      .replace(/^(?:(?:more|all|my|our) )*reviews? (?:are )?(?:on )?|^(?:they['’]?re |on )+/i, '')
      .replace(/^(?:My|Our|The)\b/, (word) => word.toLowerCase())
      .replace(/[.!]$/, '')}`,
  );
