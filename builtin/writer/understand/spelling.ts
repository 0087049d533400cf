import { readFileSync } from 'node:fs';
import wordListPath from 'word-list';
import { once } from '#builtin/once.ts';
import { citiesByState, countiesByFips } from '#builtin/places/place-files.ts';
import { everydayVocabulary } from '#builtin/writer/knowledge/vocabulary.ts';

/**
 * Typing slips set right: a word that is in no dictionary becomes the one word of our own texts that
 * is a single slip away. Names, which have capitals, and words that any dictionary knows stay.
 */
export const spelled = (text: string) =>
  text.replace(
    /(?<![\p{L}\p{N}'’@./-]|\b[Ss]t\.? |\boff )\p{Ll}{5,}(?![\p{L}\p{N}'’@/-]|\.\p{L}| (?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|blvd|ct)\b)/gu,
    (word) => meant(word) ?? word,
  );

/** Names that agents type small, and that are one slip from a word. */
const namesTypedSmall =
  /^(?:metra|marta|septa|patco|caltrain|prius|subarus?|teslas?|hondas?|toyotas?|costco|zillow|redfin|trulia|venmo|canva|reels?|tiktok|airbnb|vrbo|roomba|kubota|peloton|traeger|nespresso|keurig)$/;

function meant(word: string): string | undefined {
  if (namesTypedSmall.test(word)) return undefined;
  const known = byStart().get(word.charAt(0)) ?? [];
  const isPlural = word.endsWith('s') && known.includes(word.slice(0, -1));
  if (isPlural || known.includes(word) || isInDictionary(word) || placeWords().has(word))
    return undefined;
  // A vowel behind a whole word makes another word: "matcha".
  const near = known.filter(
    (each) => isOneSlip(word, each) && !(/[aio]$/.test(word) && word.slice(0, -1) === each),
  );
  const likely = [
    near,
    near.filter((each) => isExchanged(word, each)),
    near.filter((each) => each.at(-1) === word.at(-1)),
  ];
  return likely.find(({ length }) => length === 1)?.[0] ?? withLettersDoubled(word);
}

const endsLikeAWord = /(?:ments?|tions?|ings?|able|ances?|ences?|ness|ally|ity|ious)$/;

/**
 * "basicaly", "accomodate": a letter that stands once instead of twice, or a vowel left out of a long word, makes a word
 * of the dictionary. No letter is taken away here: "scarlett" is a name.
 */
function withLettersDoubled(word: string): string | undefined {
  if (word.length < 7 || word.length > longestWord) return undefined;
  const forms = [...word].flatMap((letter, at) => [
    word.slice(0, at) + letter + word.slice(at),
    ...(endsLikeAWord.test(word)
      ? [...'aeiou'].map((vowel) => word.slice(0, at) + vowel + word.slice(at))
      : []),
  ]);
  const known = [...new Set(forms)].filter(isInDictionary);
  return known.length === 1 ? known[0] : undefined;
}

const longestWord = 18;

/** "salem" is no "sales". */
const placeWords = once(
  () =>
    new Set(
      [...[...citiesByState().values()].flat(), ...countiesByFips().values()].flatMap(({ name }) =>
        name.toLowerCase().split(/[^\p{L}]+/u),
      ),
    ),
);

/** The words of our texts by their first letter: hardly anybody mistypes that one. */
const byStart = once(() => Map.groupBy(everydayVocabulary(), (word) => word.charAt(0)));

/** One letter more, less, other, or two exchanged. */
function isOneSlip(typed: string, word: string): boolean {
  if (word.length < 5 || Math.abs(typed.length - word.length) > 1) return false;
  const start = sharedStart(typed, word);
  return (
    typed.slice(start + 1) === word.slice(start + 1) ||
    typed.slice(start) === word.slice(start + 1) ||
    typed.slice(start + 1) === word.slice(start) ||
    isExchanged(typed, word)
  );
}

function isExchanged(typed: string, word: string): boolean {
  const start = sharedStart(typed, word);
  return (
    typed[start] === word[start + 1] &&
    typed[start + 1] === word[start] &&
    typed.slice(start + 2) === word.slice(start + 2)
  );
}

function sharedStart(typed: string, word: string): number {
  let start = 0;
  while (start < typed.length && typed[start] === word[start]) start++;
  return start;
}

/** One word a line, sorted: searched as it lies in the file, so that it costs no memory but its own. */
const dictionary = once(() => readFileSync(wordListPath, 'latin1'));

export function isInDictionary(word: string): boolean {
  const words = dictionary();
  let low = 0;
  let high = words.length;
  while (low < high) {
    const start = words.lastIndexOf('\n', (low + high) >> 1) + 1;
    const found = words.indexOf('\n', start);
    const end = found < 0 ? words.length : found;
    const at = words.slice(start, end);
    if (at === word) return true;
    if (at < word) low = end + 1;
    else high = Math.max(low, start - 1);
  }
  return false;
}
