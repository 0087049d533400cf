import type { AnswerFrame } from '#builtin/writer/knowledge/knowledge.ts';
import type { Material } from '#builtin/writer/material.ts';
import { localised } from '#builtin/writer/questions.ts';

/** How a few words become a sentence. A general frame fits any words, and says little itself. */
export type Frame = Pick<AnswerFrame, 'use' | 'frames'> & { isGeneral?: boolean };

export function frameFor(question: string, { knowledge, place, say }: Material): Frame {
  const asked = question.trim();
  const known = knowledge.answerFrames.find(
    (frame) => asked === frame.question || asked === localised(say(frame.question), place.city),
  );
  if (known) return known;
  const use = guessUse(asked);
  // What to do next needs no question around it.
  if (use === 'next-step') return { use, frames: nextStepFrames };
  return { use, frames: generalFrames(nounOf(asked)), isGeneral: true };
}

const nextStepFrames = ['A good next step: {answer}.', 'My suggestion for a next step: {answer}.'];

/** For questions nobody foresaw: what was asked about, as far as the question names it. */
function generalFrames(noun: string | undefined): string[] {
  if (!noun) return ['From my own notes: {answer}.', 'Worth adding from here: {answer}.'];
  return [`From my notes on ${noun}: {answer}.`, `My own answer on ${noun}: {answer}.`];
}

/** The plural a question is about: "How long do inspections take?" */
function nounOf(question: string): string | undefined {
  const words = question.match(/\p{L}[\p{L}'’-]*/gu) ?? [];
  return words.find((word) => /^\p{Ll}{3,}(?<!s)s$/u.test(word) && !noNouns.has(word));
}

const noNouns = new Set(
  'does has was this his its yours ours theirs always sometimes perhaps years months weeks days hours times things ways'.split(
    ' ',
  ),
);

function guessUse(question: string): AnswerFrame['use'] {
  if (/\b(?:next|action|reach|register|contact|book)\b/i.test(question)) return 'next-step';
  if (/\b(?:do you (?:offer|provide|include)|service|services)\b/i.test(question)) return 'service';
  if (/\b(?:mistake|wrong|surpris|see|experience|ask you)\w*\b/i.test(question))
    return 'experience';
  if (/\b(?:focus|which (?:property|home|area|room|loan|project))\b/i.test(question))
    return 'focus';
  return 'fact';
}
