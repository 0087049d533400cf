import { countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { isInDictionary } from './spelling.ts';

/** The sentence an agent raised the voice for: two marks, a word in capitals, "the biggest surprise". */
export function insistedIn(typed: string): string | undefined {
  const sentences = splitSentences(
    typed.replace(
      /([.!?]) (\p{Ll})/gu,
      (_, mark: string, letter: string) => `${mark} ${letter.toUpperCase()}`,
    ),
  );
  return sentences.find(
    (sentence, index) =>
      countWords(sentence) >= 5 &&
      countWords(sentence) <= 30 &&
      (/!{2,}$/.test(sentence) ||
        hasRaisedWord(sentence) ||
        saysSo.test(sentences[index + 1] ?? '')),
  );
}

const saysSo =
  /^(?:(?:that['’]?s |thats |this is |it['’]?s |its )?(?:the |my )?(?:biggest (?:shock|surprise|mistake|one)|(?:number|#) ?(?:one|1) (?:thing|mistake)|main (?:thing|point)|most important (?:thing|part)|one thing (?:i want|people|to)|whole point))\b/i;

/** "RESET", not "FEMA" and not a text that is all capitals. */
const hasRaisedWord = (sentence: string) => {
  const raised = sentence.match(/(?<![\p{L}\d#])\p{Lu}{4,}(?![\p{L}\d])/gu) ?? [];
  return (
    raised.length > 0 &&
    raised.length <= 2 &&
    raised.some(
      (word) =>
        isInDictionary(word.toLowerCase()) &&
        !acronyms.test(word) &&
        // "SNAP does classes": what does something is a name.
        !new RegExp(
          `^${word} (?:does|has|is|offers|runs|helps|holds|gives|can|will|pays|covers)\\b`,
        ).test(sentence),
    ) &&
    /\p{Ll}{3}/u.test(sentence)
  );
};

const acronyms =
  /^(?:FEMA|HVAC|NMLS|USDA|ESOP|COLA|CASH|HERO|HOPE|PACE|STAR|NOAA|OPEN|FREE|SOLD|HOME|BASEMENT|TOUR|SIT)$/;
