import type { Block } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise } from '#builtin/writer/language/sentences.ts';
import { countFacts } from '#builtin/writer/understand/brief.ts';
import { callToAction } from './calls.ts';
import { commonOf, knownOf, tellKnown } from './known-subject.ts';
import { sayAllElse } from './say-facts.ts';
import { line, pickLine, type Writing } from './writing.ts';

/** "Rates dropped this week" is the news; "rates this week" only names it. */
const tellsNews =
  /\b(?:drop\w*|fell|fall\w*|rose|rise\w*|rising|went|dipped|ticked|jumped|hit|held|up|down|steady|flat|moved|cut|hike\w*)\b/i;

/** Figures or news with the agent's reading of them. */
export function tellNews(writing: Writing): Block[] {
  const { brief, subject } = writing;
  const known = (subject && knownOf(subject)) ?? commonOf(writing);
  if (known && countFacts(brief) === 0) return tellKnown(writing, known);
  const isAskedOnly = brief.facts.every(({ typed }) => typed.endsWith('?'));
  const isOfRates = /\brates?\b/i.test(subject?.text ?? '');
  return [
    line(
      isAskedOnly && isOfRates && !tellsNews.test(subject?.text ?? '')
        ? 'The rate in the headlines is an average. Nobody borrows the average.'
        : asSentence(capitalise(subject?.text ?? '')),
    ),
    ...sayAllElse([], writing),
    line(
      isAskedOnly &&
        isOfRates &&
        "What counts is your own payment. Ask a lender to run it at today's rate, and hold it against the number you had in mind.",
      isAskedOnly &&
        !isOfRates &&
        pickLine(writing, [
          'One week of numbers is a data point, not a trend. Look at three months before you change a plan.',
          'What matters is your own price range and your own dates, not the headline.',
        ]),
    ),
    line(callToAction(writing, 'market-news')),
  ];
}
