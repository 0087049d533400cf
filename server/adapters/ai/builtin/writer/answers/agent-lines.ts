import type { Random } from '#server/adapters/ai/builtin/random.ts';
import { withoutMarks } from '#server/adapters/ai/builtin/writer/blocks.ts';
import type { AnswerFrame } from '#server/adapters/ai/builtin/writer/knowledge/knowledge.ts';
import { lowerFirst } from '#server/adapters/ai/builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  countWords,
  splitSentences,
} from '#server/adapters/ai/builtin/writer/language/sentences.ts';
import type { Material } from '#server/adapters/ai/builtin/writer/material.ts';
import { localised } from '#server/adapters/ai/builtin/writer/questions.ts';
import type { QuestionAnswer } from '#server/adapters/ai/facts.ts';
import { withoutRisks } from './risky-wording.ts';

/** What the agent said, as sentences of the agent, with what it is good for. */
export type AgentLine = { use: AnswerFrame['use']; text: string };

export type AgentLines = { lines: AgentLine[]; dropped: string[] };

/** Answers become sentences; facts stay as they were given, risky wording goes and is named. */
export function agentLines(
  answers: readonly QuestionAnswer[],
  material: Material,
  random: Random,
): AgentLines {
  const dropped: string[] = [];
  const lines = answers.flatMap(({ question, answer }) => {
    const frame = frameFor(question, material);
    const sentences = sentencesOf(answer, frame, material, random).flatMap((sentence) => {
      const cleaned = withoutRisks(sentence, {
        ...material.place,
        state: material.place.stateCode,
      });
      dropped.push(...cleaned.dropped);
      return cleaned.text.trim() ? asSentence(cleaned.text) : [];
    });
    return sentences.length > 0 ? { use: frame.use, text: sentences.join(' ') } : [];
  });
  return { lines, dropped };
}

function frameFor(question: string, { knowledge, place, say }: Material): AnswerFrame {
  const asked = question.trim();
  const known = knowledge.answerFrames.find(
    (frame) => asked === frame.question || asked === localised(say(frame.question), place.city),
  );
  return known ?? { question, use: guessUse(asked), frames: generalFrames };
}

/** For questions nobody foresaw, a frame that fits any few words. */
const generalFrames = ['From my own notes: {answer}.', 'Worth adding from here: {answer}.'];

function guessUse(question: string): AnswerFrame['use'] {
  if (/\b(?:next|action|reach|register|contact|book)\b/i.test(question)) return 'next-step';
  if (/\b(?:do you (?:offer|provide|include)|service|services)\b/i.test(question)) return 'service';
  if (/\b(?:mistake|wrong|surpris|see|experience|ask you)\w*\b/i.test(question))
    return 'experience';
  if (/\b(?:focus|which (?:property|home|area|room|loan|project))\b/i.test(question))
    return 'focus';
  return 'fact';
}

function sentencesOf(
  answer: string,
  frame: AnswerFrame,
  { say }: Material,
  random: Random,
): string[] {
  const text = withoutMarks(
    answer.replace(/[\p{Cc}\p{Cf}]+/gu, (run) => (run.includes('\n') ? '\n' : ' ')),
  ).trim();
  if (saysNothing.test(text)) return [];
  const parts = splitSentences(text.replace(/^\s*(?:[-*•]|\d{1,2}[.)])\s+/gm, ''));
  const isPhrase = parts.length === 1 && !isWholeSentence(text);
  if (!isPhrase && isListOfPhrases(parts)) return [framed(parts.map(bare).join(', '))];
  return isPhrase ? [framed(bare(text))] : parts.map(asSentence);

  function framed(phrase: string): string {
    const inside = lowerFirst(phrase);
    const sentence = say(random.pick(frame.frames)).replace('{answer}', () => inside);
    return asSentence(sentence);
  }
}

const saysNothing =
  /^(?:n\/?a|none?|nothing|no|yes|yep|nope|-+|\.+|\?+|ok|skip|idk|i don'?t know|not sure|tbd)?[.!]?$/i;

const bare = (text: string) => text.trim().replace(/[\s.,;:]+$/, '');

/** Lines of a list: several short pieces without a verb of their own. */
const isListOfPhrases = (parts: string[]) =>
  parts.length > 1 && parts.every((part) => countWords(part) <= 6 && !isWholeSentence(part));

/** A sentence has a mark at its end, or a subject that does something. */
function isWholeSentence(text: string): boolean {
  if (/[.!?]["')]?$/.test(text) && countWords(text) > 3) return true;
  return (
    countWords(text) > 4 &&
    /\b(?:is|are|was|were|has|have|had|do|does|did|can|will|should|would|need|needs|want|wants|ask|asks|forget|forgets|think|thinks|overprice|skip|wait|tend|often|always|never|usually|offer|include|provide|recommend|see|sold|love|like|gets?|makes?|takes?)\b/i.test(
      text,
    ) &&
    /^(?:i|we|you|they|it|he|she|this|that|these|those|there|the|a|an|my|our|your|their|most|many|some|people|buyers|sellers|owners|homes|clients|everyone|nobody|no one)\b/i.test(
      text,
    )
  );
}
