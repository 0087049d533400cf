import { splitSentences } from '#builtin/writer/language/sentences.ts';
import { stemsOf } from '#builtin/writer/points.ts';

/** Whether an advice says again what a text has said by now. */
export function saysAgain(advice: string, said: string): boolean {
  const words = [...stems(advice)];
  const told = stems(said);
  if (count(words, told) >= Math.max(2, words.length * 0.5)) return true;
  // "Hire a painter if your weekends are full" after "I send the painter": what is done, whatever is added to it.
  const core = [
    ...stems(advice.split(/,| (?:and|so|if|before|when|until|while|from|with|to) /)[0] ?? ''),
  ];
  return (
    core.length > 1 &&
    splitSentences(said).some(
      (sentence) => count(core, stems(sentence)) >= Math.max(2, core.length * 0.6),
    )
  );
}

const count = (words: readonly string[], told: ReadonlySet<string>) =>
  words.filter((word) => told.has(word)).length;

/** Other words for the same deed. */
const stems = (text: string) =>
  new Set([
    ...stemsOf(
      text
        .replace(/\brekey\p{L}*/giu, 'change the locks')
        .replace(/\b(?:film|record)(?= (?:every|each|the|all)\b)/gi, 'video')
        .replace(/\bshut-?offs?\b/gi, 'shutoff')
        .replace(/\bhomes?\b/gi, 'dwelling'),
    ),
  ]);
