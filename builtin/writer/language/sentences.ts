import { oncePerKey } from '#builtin/once.ts';

/** Small tools for whole sentences. */

/** A dozen candidates are made of the same sentences: what was read of one is kept for the next, for about two posts. */
const kept = 1_500;

/** Split first: one pattern for the whole text would read long runs of symbols again and again. */
export const countWords = oncePerKey(
  (text: string) => text.split(/\s+/).filter((piece) => /[\p{L}\p{N}]/u.test(piece)).length,
  kept,
);

/** Without these characters at its end. A pattern such as /[\s,]+$/ is slow on long runs of them. */
export function withoutEnding(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** Addresses of pages and names such as "eXp" keep their letters. */
const keepsLetters =
  /^(?:https?:|www\.|\p{Ll}+\p{Lu}|[\w.+-]+@|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|gov|edu|io|us|co)\b)/u;

export const capitalise = (text: string) =>
  keepsLetters.test(text)
    ? text
    : text.replace(
        /^(["'(¿¡]*)(\p{L})/u,
        (_, mark: string, letter: string) => mark + letter.toUpperCase(),
      );

/** Ends with exactly one mark. */
export function asSentence(text: string): string {
  const trimmed = withoutEnding(text.replace(/\s+/g, ' ').trim(), ' ,;:');
  return trimmed === '' ||
    /(?:[.!?]["')\uE005]*|\p{Extended_Pictographic}\uFE0F?|[:;][-']?[)(DP])$/u.test(trimmed)
    ? capitalise(trimmed)
    : `${capitalise(trimmed)}.`;
}

/** "one, two and three"; "a walk-through with a list, and a floor plan", which is no part of the walk-through. */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const goesOn =
    items.length > 2 && / (?:with|for|of|from|and|or|who|that) /.test(items.at(-2) ?? '');
  return `${items.slice(0, -1).join(', ')}${goesOn ? ',' : ''} and ${items.at(-1)}`;
}

/** Sentences of running text. Initials, decimals and short forms such as "St. Paul" do not end one. */
export const splitSentences = (text: string): string[] => [...sentencesOf(text)];

const sentencesOf = oncePerKey(readSentences, kept);

function readSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/(?<![.!?])[.!?]+["')\]\uE005]*(?=\s+\S|$)|\n+/g)) {
    const end = match.index + match[0].length;
    if (match[0].trim() !== '' && !endsSentence(text, match.index, end)) continue;
    sentences.push(text.slice(start, end));
    start = end;
  }
  sentences.push(text.slice(start));
  return sentences.map((sentence) => sentence.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

const shortForm =
  /(?:^|[\s("]|\s')(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|vs|no|approx|inc|co|ave|blvd|rd|e\.g|i\.e|u\.s|a\.m|p\.m|sq|[a-z])$/i;

/** "on Grape St. Thanks to Pam": a street, and a word that begins a sentence, unlike that of "St. Paul". */
const endsStreet = /(?:\p{Lu}\p{Ll}+|\d(?:st|nd|rd|th)) (?:St|Ave|Blvd|Rd)$/u;
const beginsSentence =
  /^\s+(?:An?|All|And|Ask|At|Bring|But|Call|Come|DM|For|Free|From|He|Here(?:['’]s)?|I|If|In|It|Join|Just|My|No|On|Our|Park|Parking|She|So|Text|Thank|Thanks|That|The|Then|There|They|This|We|When|With|You)(?![\p{L}-])/u;

function endsSentence(text: string, mark: number, end: number): boolean {
  // "Your Choice! (ohiohome.org)" goes on in its brackets.
  if (/^\s+\([^()]*\)/.test(text.slice(end))) return false;
  // '"Do I pay it back?" is what I hear.'
  if (/["”]$/.test(text.slice(mark, end)) && /^\s+\p{Ll}/u.test(text.slice(end, end + 4)))
    return false;
  // "Your Choice! down payment assistance": the mark of a name.
  if (
    text[mark] === '!' &&
    /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(text.slice(0, mark)) &&
    /^\s+\p{Ll}/u.test(text.slice(end, end + 4))
  )
    return false;
  if (text[mark] !== '.') return true;
  if (shortForm.test(text.slice(Math.max(0, mark - 12), mark)))
    return (
      end === text.length ||
      (endsStreet.test(text.slice(Math.max(0, mark - 24), mark)) &&
        beginsSentence.test(text.slice(end, end + 12)))
    );
  return !/^\s+\p{Ll}/u.test(text.slice(end, end + 4));
}

/** Compared without case, marks and spaces: "the same sentence" to a reader. */
export const sentenceKey = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
