import type { ToldAnswer } from '#builtin/writer/answers/told-answer.ts';
import { wordsOfFact } from '#builtin/writer/compose/say-facts.ts';
import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';

/** Words of the agent's own that an article holds beside the rest. */
const mostWords = 520;
const sentencesOfStep = 3;

/** What is more than an article can hold is left out in whole sentences, and named. */
export function fitAnswers(
  brief: Brief,
  told: readonly ToldAnswer[],
): { brief: Brief; told: ToldAnswer[]; unsaid: string[] } {
  const unsaid: string[] = [];
  let left = mostWords;
  const facts = brief.facts.flatMap((fact): Fact[] => {
    const words = countWords(wordsOfFact(fact));
    if (words <= left) {
      left -= words;
      return [fact];
    }
    const kept = firstSentences(fact.sentences, left);
    unsaid.push(...fact.sentences.slice(kept.length));
    if (fact.sentences.length === 0) unsaid.push(wordsOfFact(fact));
    left = Math.max(0, left - countWords(kept.join(' ')));
    return kept.length > 0 ? [{ ...fact, sentences: kept }] : [];
  });
  const fitting = told.filter(({ text }) => {
    const words = countWords(text);
    if (words > left) {
      unsaid.push(...splitSentences(text));
      return false;
    }
    left -= words;
    return true;
  });
  const step = splitSentences(brief.nextStep ?? '');
  unsaid.push(...step.slice(sentencesOfStep));
  return {
    brief: {
      ...brief,
      facts,
      ...(brief.nextStep && { nextStep: step.slice(0, sentencesOfStep).join(' ') }),
    },
    told: fitting,
    unsaid,
  };
}

function firstSentences(sentences: readonly string[], room: number): string[] {
  let words = 0;
  const end = sentences.findIndex((sentence) => {
    words += countWords(sentence);
    return words > room;
  });
  return sentences.slice(0, end < 0 ? sentences.length : end);
}
