import { capitalise } from '#builtin/writer/language/sentences.ts';

/** Words for others. A swapped word keeps the capital it had. */
export type Swap = [from: RegExp, to: string];

export const word = (from: string, to: string): Swap => [new RegExp(`\\b${from}\\b`, 'gi'), to];

/** Words that are nouns as well: only where nothing but a verb can stand. */
export const verb = (from: string, to: string): Swap => [
  new RegExp(
    `(?<=\\b(?:to|will|can|you|they|we|cannot|not) )${from}\\b(?! (?:price|contract|order))`,
    'gi',
  ),
  to,
];

/** Short forms stand before a word: "as it is." and "if you are, call" keep the long one. */
export const shortForm = (from: string, to: string): Swap => [
  new RegExp(`\\b${from}(?= \\p{L})(?! (?:and|or|but|to)\\b)`, 'giu'),
  to,
];

/** At the start of a sentence, which then begins with the next word. */
export const atStart = (from: string, to = ''): Swap => [
  new RegExp(`(?<=^|[.?!:] )${from}`, 'gi'),
  to,
];

export function swapped(text: string, swaps: readonly Swap[]): string {
  return swaps.reduce(
    (changed, [from, to]) =>
      changed.replace(from, (found) =>
        /^\p{Lu}/u.test(found) && found !== 'I' ? capitalise(to) : to,
      ),
    text,
  );
}

/** A sentence that lost its first words begins with a capital again. */
export const withCapitals = (text: string) =>
  capitalise(text.replace(/ {2,}/g, ' ').trim()).replace(
    /(?<=(?<!\b(?:[ap]\.m|St|Dr|Ave|Rd|Blvd|vs|Mt|Mr|Mrs|No|approx))[.?!] )(\p{Ll})(?!\.)/gu,
    (letter: string) => letter.toUpperCase(),
  );

/** Phrases that say nothing. */
const fillers: Swap[] = [
  atStart(
    "it(?:['’]s| is) (?:also )?(?:important|worth|good) to (?:note|know|remember|mention) that ",
  ),
  atStart('please (?:note|keep in mind|remember) that '),
  atStart(
    "(?:as you (?:may )?know|needless to say|at the end of the day|in today[’']s market|generally speaking|of course), ",
  ),
  atStart("it(?:['’]s| is) (?:also )?a good idea to "),
  atStart('when it comes to ', 'for '),
  word('in order to', 'to'),
  word('due to the fact that', 'because'),
  word('at this point in time', 'now'),
  word('a (?:large|great) number of', 'many'),
  word("(?:please )?(?:do not|don[’']t) hesitate to", 'please'),
  word('feel free to', 'please'),
  word('i would be (?:more than )?(?:happy|glad|pleased) to', 'I can'),
  word("i[’']d be (?:more than )?(?:happy|glad|pleased) to", 'I can'),
  word('and we are so excited', 'and we are glad'),
  [
    /(?<!\b(?:more|most|as|so|less) )\b(?:really|very|quite|actually|basically|simply|literally|absolutely|truly|definitely) (?=\p{L})(?!much\b|well\b|soon\b)/giu,
    '',
  ],
  [/\b[Jj]ust (?=(?:send|call|text|message|ask|tell|come|reach|let)\b)/g, ''],
];

/** What many find is true of the reader as well. */
const found = /^(?:many|most|a lot of) people find that (.+)$/i;

/** "to replace the filter and to test the alarms", after the first "to" went. */
const secondTo = /^((?!.*\b(?:is|are|was|needs?|wants?|how)\b).*?) and to (?=\p{Ll})/u;

const noteThat = /\b(?:note|know|remember|mention|mind) that\b/i;

export function withoutFiller(text: string): string {
  const said = text.replace(found, (_, rest: string) =>
    rest.replace(/\bthem\b/g, 'you').replace(/\btheir\b/g, 'your'),
  );
  const short = swapped(said, fillers)
    .replace(secondTo, '$1 and ')
    .replace(
      /^(.*), and that (?=\p{Ll})/u,
      said === text && !noteThat.test(text) ? '$&' : '$1, and ',
    );
  return short === text ? text : withCapitals(short);
}
