import { oncePerKey } from '#builtin/once.ts';
import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';

/** Whether an advice says again what a text has said by now. */
export function saysAgain(advice: string, said: string): boolean {
  const words = [...stems(advice)];
  const told = stems(said);
  if (count(words, told) >= Math.max(2, words.length * 0.5)) return true;
  // "Hire a painter if your weekends are full" after "I send the painter": what is done, whatever is added to it.
  const core = [...stems(deedOf(advice))];
  return (
    core.length > 1 &&
    stemsBySentence(said).some(
      (sentence) => count(core, sentence) >= Math.max(2, core.length * 0.6),
    )
  );
}

const count = (words: readonly string[], told: ReadonlySet<string>) =>
  words.filter((word) => told.has(word)).length;

const deedOf = (advice: string) =>
  advice.split(/,| (?:and|so|if|before|when|until|while|from|with|to) /)[0] ?? '';

/** Every candidate of a post asks about the same advice, and each advice about the same text. */
const kept = 2_000;

/** Other words for the same deed. */
const stems = oncePerKey(
  (text: string): ReadonlySet<string> =>
    stemsOf(
      text
        .replace(/\brekey\p{L}*/giu, 'change the locks')
        .replace(/\b(?:film|record)(?= (?:every|each|the|all)\b)/gi, 'video')
        .replace(/\bshut-?offs?\b/gi, 'shutoff')
        .replace(/\bhomes?\b/gi, 'dwelling'),
    ),
  kept,
);

const stemsBySentence = oncePerKey((said: string) => splitSentences(said).map(stems), 100);
