import { type Block, bullets, linesOf } from '#builtin/writer/blocks.ts';
import type { KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import { capitalise, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { sayFreely } from './free-answers.ts';
import { asksForTips, callOf, knownPoint } from './known-subject.ts';
import { isCallToReach, labelled, sayExtras } from './say-facts.ts';
import { line, pickLine, type Writing } from './writing.ts';

/**
 * What the agent said about a subject that something is known of: a line that leads into it where their
 * words do not name it, then their words, and one thing that is known where they said little.
 */
export function tellBeside(writing: Writing, known: KnownSubject): Block[] {
  const { brief, subject } = writing;
  const text = subject?.text ?? '';
  takeCall(brief);
  const { facts } = brief;
  const said = facts.map(({ typed }) => typed).join(' ');
  const [first] = facts;
  const isNamed = first !== undefined && namesSubject(first, text);
  const opening =
    !isNamed || countWords(said) < fewWords ? pickLine(writing, known.openings) : undefined;
  const body = [
    ...(listOf(writing, text) ?? facts.flatMap((fact) => sayOne(fact, writing))),
    ...sayExtras(writing),
    ...(facts.length < 2 && countWords(said) < fewWords ? [knownPoint(writing, known)] : []),
  ];
  const before = [writing.title, opening, ...linesOf(body)].join(' ');
  return [line(opening), ...body, line(callOf(writing, known, before))];
}

/** Below this the agent's words are hardly a post. */
const fewWords = 34;

const namesSubject = ({ typed }: Fact, text: string) => {
  const wanted = keywordsOf(text);
  const [sentence = ''] = splitSentences(typed);
  return (
    /^(?:sentence|order)$/.test(phraseKind(sentence.replace(/[.!]$/, ''))) &&
    [...keywordsOf(sentence)].some((word) => wanted.has(word))
  );
};

/** A way to reach the agent beside what they offer is the call to action; so is a number at the end. */
export function takeCall(brief: Brief): void {
  if (brief.nextStep || brief.facts.length < 2) return;
  const last = brief.facts.at(-1);
  const isReach = (fact: Fact) => phoneIn.test(fact.typed) || emailIn.test(fact.typed);
  const call =
    brief.facts.slice(1).find(isCallToReach) ??
    (last && isReach(last) && splitSentences(last.typed).length === 1 ? last : undefined);
  if (!call) return;
  brief.nextStep = call.typed;
  brief.facts = brief.facts.filter((fact) => fact !== call);
}

/** Places in a row, and tips where the title promises some, are a list. */
function listOf(writing: Writing, text: string): Block[] | undefined {
  const { facts } = writing.brief;
  const [first, ...others] = facts;
  if (first?.role === 'places' && first.items.length > 2 && first.sentences.length === 0)
    return [
      bullets(first.items.map((item) => capitalise(item))),
      ...others.map(({ typed }) => line(typed)),
    ];
  const isShort = ({ typed }: Fact) =>
    countWords(typed) <= 22 && splitSentences(typed).length < 3 && !/:/.test(typed);
  const asked = facts.filter((fact) => isTip.test(fact.question ?? '') && isShort(fact));
  const areAll = facts.length > 2 && facts.every(isShort);
  const tips = asked.length > 1 ? asked : areAll ? facts : [];
  if (!asksForTips.test(text) || tips.length < 2) return undefined;
  const rest = facts.filter((fact) => !tips.includes(fact));
  return [
    line(pickLine(writing, ['My short list:', 'Here are mine:'])),
    bullets(tips.map(({ typed }) => capitalise(typed.replace(/\.$/, '')))),
    ...rest.map(({ typed }) => line(typed)),
  ];
}

const isTip = /^(?:What is your first tip|And your (?:second|third))/;

/** A few words get the lead that the question has for them, if it has one. */
function sayOne(fact: Fact, writing: Writing): Block[] {
  const words = fact.typed.replace(/[.!]$/, '');
  const isName =
    /^(?:note|detail|places)$/.test(fact.role) &&
    phraseKind(words) === 'noun' &&
    countWords(words) <= 6 &&
    !/[\d,]/.test(words);
  return isName && fact.labels.length > 0
    ? [line(labelled(fact, fact.labels[0], writing))]
    : sayFreely([fact], writing);
}
