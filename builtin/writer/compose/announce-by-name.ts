import type { Block } from '#builtin/writer/blocks.ts';
import { commonSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import { countWords } from '#builtin/writer/language/sentences.ts';
import { countFacts } from '#builtin/writer/understand/brief.ts';
import type { Intent } from '#builtin/writer/understand/subject.ts';
import { callToAction } from './calls.ts';
import { knownPoint, tellKnown } from './known-subject.ts';
import { homeNamedIn } from './named-home.ts';
import { inTown } from './where-in-town.ts';
import { line, type Writing, whereIn } from './writing.ts';

/** What is announced without a word about it: where it is, and what holds for every one. */
export function announceByName(writing: Writing, intent: Intent): Block[] | undefined {
  const { brief, subject } = writing;
  const isMore =
    !subject ||
    countFacts(brief) > 0 ||
    subject.address ||
    subject.price ||
    subject.details.length > 0 ||
    homeNamedIn(writing) ||
    /\bback on (?:the )?market\b/i.test(subject.text);
  const known = isMore ? undefined : commonSubject(intent);
  if (!known) return undefined;
  const place = whereIn(writing);
  const where = inTown(writing, place);
  return [...tellKnown(writing, known, where).slice(0, -1), line(callToAction(writing, intent))];
}

/** A line that holds for every one, where the agent said hardly anything. */
export const besideLittle = (writing: Writing, intent: Intent): Block[] => {
  const { facts } = writing.brief;
  const isLittle = facts.length < 2 && facts.every(({ typed }) => countWords(typed) < 5);
  const known = isLittle ? commonSubject(intent) : undefined;
  return known ? [knownPoint(writing, known)] : [];
};
