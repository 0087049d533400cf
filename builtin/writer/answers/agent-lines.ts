import type { Random } from '#builtin/random.ts';
import { withoutMarks } from '#builtin/writer/blocks.ts';
import type { AnswerFrame } from '#builtin/writer/knowledge/knowledge.ts';
import { isOrder, lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Material } from '#builtin/writer/material.ts';
import { withoutYesOrNo } from '#builtin/writer/understand/repair.ts';
import { roleOf } from '#builtin/writer/understand/roles.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import { type Frame, frameFor } from './answer-frame.ts';
import { leadOf } from './question-lead.ts';
import { hasRisks, withoutRisks, withoutRiskyItems } from './risky-wording.ts';
import { hasSubjectAndVerb, isWholeSentence } from './whole-sentence.ts';

/** What the agent said, as sentences of the agent, with what it is good for. */
export type AgentLine = { use: AnswerFrame['use']; text: string };

type AgentLines = {
  lines: AgentLine[];
  /** Risky wording. */
  dropped: string[];
  /** Answers too short to say anything. */
  unclear: string[];
  /** Sentences nobody read: no text has room for so many. */
  unread: string[];
};

/** More than the longest text holds; checking sentences costs time. */
const mostWordsRead = 1_500;

/** Answers become sentences; facts stay as they were given, risky wording goes and is named. */
export function agentLines(
  answers: readonly QuestionAnswer[],
  material: Material,
  random: Random,
): AgentLines {
  const told: AgentLines = { lines: [], dropped: [], unclear: [], unread: [] };
  let read = 0;
  for (const { question, answer, role } of answers) {
    const text = tidied(answer);
    if (withoutYesOrNo(text).said === '') continue;
    const asked = roleOf(question, material.place.city, role);
    if (asked.role === 'steer' && !(asked.isAside && isWholeSentence(text))) continue;
    const parts = splitSentences(text);
    const left = parts.findIndex((part) => {
      read += countWords(part);
      return read > mostWordsRead;
    });
    if (left >= 0) told.unread.push(...parts.splice(left));
    const frame = frameFor(question, material);
    const { opening, rest } = splitOpening(parts, question, frame);
    const sentences = [opening, rest]
      .filter(({ parts }) => parts.length > 0)
      .flatMap(({ parts, frame }) => sentencesOf(parts, frame, material, random, told))
      .filter(Boolean);
    if (sentences.length > 0) told.lines.push({ use: frame.use, text: sentences.join(' ') });
  }
  return told;
}

/** "Hyde Park. I know every street." begins with a bare answer, which needs its question to be read. */
function splitOpening(parts: string[], question: string, frame: Frame) {
  const [first = '', ...others] = parts;
  const lead = leadOf(question);
  const isBare = others.length > 0 && isBareAnswer(first) && isWholeSentence(others[0] ?? '');
  if (!isBare || (frame.isGeneral && !lead)) {
    return { opening: { parts: [], frame }, rest: { parts, frame } };
  }
  const opening = frame.isGeneral ? { use: frame.use, frames: [`${lead}: {answer}.`] } : frame;
  return {
    opening: { parts: [withoutEndMarks(first)], frame: opening },
    rest: { parts: others, frame },
  };
}

/** A few words that neither say nor ask anything by themselves. */
const isBareAnswer = (text: string) =>
  countWords(text) <= 6 && !/[!?]$/.test(text) && !hasSubjectAndVerb(text) && !isOrder(text);

/** One space between words, no marks of a list, and a capital after each full stop. */
function tidied(answer: string): string {
  return withoutMarks(
    answer.replace(/[\s\p{Cc}\p{Cf}]+/gu, (run) => (run.includes('\n') ? '\n' : ' ')),
  )
    .replace(/^ ?(?:[-*•]|\d{1,2}[.)]) /gm, '')
    .replace(/(\S+)([.!?] )(\p{Ll})/gu, (all, word: string, end: string, letter: string) =>
      endsNothing.test(word) ? all : word + end + letter.toUpperCase(),
    )
    .trim();
}

/** Short forms such as "St." and dots that only pause. */
const endsNothing =
  /(?:^|\W)(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|vs|no|nos|approx|inc|co|ave|blvd|rd|hwy|apt|bldg|dept|etc|sq|avg|min|max|\p{L})$|\.$/iu;

function sentencesOf(
  parts: string[],
  frame: Frame,
  { say, place }: Material,
  random: Random,
  told: AgentLines,
): string[] {
  const where = { ...place, state: place.stateCode };
  const isPhrase = parts.length === 1 && !isWholeSentence(parts[0] ?? '');
  if (!isPhrase && !isListOfPhrases(parts)) {
    return parts.map((part) => asSentence(kept(withoutRisks(part, where))));
  }
  const phrase = parts.map((part) => lowerFirst(withoutEndMarks(part))).join(', ');
  if (frame.isGeneral && countWords(phrase) < 3) {
    told.unclear.push(phrase);
    return [];
  }
  const inside = kept(withoutRiskyItems(phrase, where));
  if (inside === '') return [];
  const framed = asSentence(say(random.pick(frame.frames)).replace('{answer}', () => inside));
  if (!hasRisks(framed, where)) return [framed];
  told.dropped.push(inside);
  return [];

  function kept({ text, dropped }: { text: string; dropped: string[] }): string {
    told.dropped.push(...dropped);
    return text.trim();
  }
}

/** By hand: a pattern would try again from every mark of a long row of them. */
function withoutEndMarks(text: string): string {
  let end = text.length;
  while (end > 0 && ' .,;:!?'.includes(text[end - 1] as string)) end -= 1;
  return text.slice(0, end).trimStart();
}

/** Lines of a list: several short pieces without a verb of their own. */
const isListOfPhrases = (parts: string[]) =>
  parts.length > 1 && parts.every((part) => countWords(part) <= 6 && !isWholeSentence(part));
