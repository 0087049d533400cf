import { keywordsOf } from '#builtin/writer/points.ts';
import type { QuestionAnswer } from '#contract/facts.ts';

/**
 * Whether a sentence says what the agent answered: the last thing to go when a text gets shorter. Most
 * of the sentence is the answer, or most of the answer is in the sentence.
 */
export function isFrom(answers: readonly QuestionAnswer[], sentence: string): boolean {
  const words = [...keywordsOf(joined(sentence))];
  const whole = sentence.toLowerCase().replace(/[.!]$/, '').trim();
  return answers.some(({ answer }) => {
    const said = keywordsOf(joined(answer));
    const shared = words.filter((word) => said.has(word)).length;
    if (shared >= 2 && (shared >= words.length / 2 || shared >= said.size * 0.6)) return true;
    const typed = answer
      .trim()
      .toLowerCase()
      .replace(/\bthru\b/g, 'through');
    if (/\p{L} \p{L}/u.test(typed) && sentence.toLowerCase().includes(typed)) return true;
    // "New furnace" is one of several things in an answer.
    const plain = sentence.toLowerCase().replace(/[.!]$/, '');
    if (/\p{L}[ -]\p{L}/u.test(plain) && spaced(typed).includes(spaced(plain))) return true;
    // "Centris, no rates": a name stands for its whole answer.
    const names = answer.split(/[,;]/).map((part) => part.trim());
    if (names.some((name) => isName.test(name) && sentence.includes(name))) return true;
    // "free, park in the ramp": each of them is a thing that was said.
    if (names.some((part) => part.length > 2 && part.toLowerCase() === whole)) return true;
    // A single word is an answer where it is a name.
    return (
      said.size === 1 &&
      shared === 1 &&
      /\p{Lu}\p{L}{2}/u.test(answer) &&
      sentence.includes(answer.trim())
    );
  });
}

const isName = /^\p{Lu}\p{L}{3,}(?: \p{Lu}\p{L}+){0,2}$/u;

/** "walk-through" is typed "walkthrough" as well. */
const joined = (text: string) => text.replace(/(?<=\p{L})-(?=\p{L})/gu, '');

const spaced = (text: string) => ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
