import { wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import { asSentence, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';

/** Characters of the agent's own words that a post can hold; less where a template is asked for. */
const mostCharacters = 900;
const mostBesideTemplate = 480;
const mostOfStep = 260;
const sentencesOfStep = 3;

/** What is more than a post can hold stays out whole, and is named: memory first, then the last said. */
export function fitToRoom(
  brief: Brief,
  isTemplateBinding = false,
): { brief: Brief; unsaid: string[] } {
  const unsaid: string[] = [];
  const most = isTemplateBinding ? mostBesideTemplate : mostCharacters;
  const step = splitSentences(brief.nextStep ?? '');
  const kept = step.filter(
    (_, index) =>
      index < sentencesOfStep && step.slice(0, index + 1).join(' ').length <= mostOfStep,
  );
  unsaid.push(...step.slice(kept.length));
  const nextStep = kept.join(' ') || step[0]?.slice(0, mostOfStep);
  let left =
    most -
    (nextStep?.length ?? 0) -
    brief.report.figures.reduce((sum, { text }) => sum + text.length, 0);
  const facts: Fact[] = [];
  for (const fact of brief.facts.toSorted(
    (one, other) => Number(one.fromMemory) - Number(other.fromMemory),
  )) {
    const length = wordsOfFact(fact).length;
    if (length <= left) {
      facts.push(fact);
      left -= length;
      continue;
    }
    const part = facts.length === 0 || fact.role !== 'story' ? partOf(fact, left) : undefined;
    if (part) {
      facts.push(part);
      left -= wordsOfFact(part).length;
      unsaid.push(...fact.sentences.slice(part.sentences.length));
    } else unsaid.push(...(fact.sentences.length > 0 ? fact.sentences : [wordsOfFact(fact)]));
  }
  return { brief: { ...brief, facts, ...(nextStep && { nextStep }) }, unsaid };
}

/** As many whole sentences as there is room for. */
function partOf(fact: Fact, room: number): Fact | undefined {
  let length = fact.head?.text.length ?? 0;
  const sentences = fact.sentences.filter((sentence) => {
    length += sentence.length;
    return length <= room;
  });
  const typed = [fact.head && asSentence(fact.head.text), ...sentences].filter(Boolean).join(' ');
  return sentences.length > 0 ? { ...fact, sentences, typed } : undefined;
}
