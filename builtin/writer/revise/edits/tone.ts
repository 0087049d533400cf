import { type Block, isDisclaimer, mapText } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';

type Swap = [from: RegExp, to: string];

const word = (from: string, to: string): Swap => [new RegExp(`\\b${from}\\b`, 'gi'), to];

/** Words that are nouns as well: only where nothing but a verb can stand. */
const verb = (from: string, to: string): Swap => [
  new RegExp(
    `(?<=\\b(?:to|will|can|you|they|we|cannot|not) )${from}\\b(?! (?:price|contract|order))`,
    'gi',
  ),
  to,
];

/** Short forms stand before a word: "as it is." and "if you are, call" keep the long one. */
const joined = (from: string, to: string): Swap => [
  new RegExp(`\\b${from}(?= \\p{L})(?! (?:and|or|but|to)\\b)`, 'giu'),
  to,
];

/** A courtesy stands at the start of a sentence: "Can an agent tell me" is a question. */
const polite = (from: string): Swap => [
  new RegExp(`(?<=^|[.?!:] )${from}\\b`, 'gi'),
  `please ${from}`,
];

const plainer = [
  word('utilize', 'use'),
  verb('purchase', 'buy'),
  word('purchasing', 'buying'),
  word('obtain', 'get'),
  word('approximately', 'about'),
  word('additional', 'more'),
  word('prior to', 'before'),
  word('in order to', 'to'),
  word('commence', 'start'),
  word('residence', 'home'),
  word('verify', 'check'),
  word('confirm', 'check'),
  word('documentation', 'papers'),
  word('sufficient', 'enough'),
  word('regarding', 'about'),
  word('assistance', 'help'),
  word('assist', 'help'),
  word('numerous', 'many'),
  verb('request', 'ask for'),
  word('receive', 'get'),
  word('determine', 'find out'),
  word('require', 'need'),
  word('requires', 'needs'),
  word('currently', 'now'),
  word('a licensed contractor', 'a contractor with a license'),
];

const moreFormal = [
  word("don't", 'do not'),
  word("doesn't", 'does not'),
  word("can't", 'cannot'),
  word("won't", 'will not'),
  word("isn't", 'is not'),
  word("aren't", 'are not'),
  word("it's", 'it is'),
  word("you're", 'you are'),
  word("you'll", 'you will'),
  word("you've", 'you have'),
  word("i'll", 'I will'),
  word("i'm", 'I am'),
  word("we'll", 'we will'),
  word("let's", 'let us'),
  word("that's", 'that is'),
  word("there's", 'there is'),
  word('a lot of', 'many'),
  word('get in touch', 'contact me'),
  word('send me a message', 'contact me'),
  word('message me', 'contact me'),
  polite('tell me'),
  polite('ask me'),
  polite('bring me'),
  polite('write to me'),
  verb('buy', 'purchase'),
];

const friendlier = [
  word('do not', "don't"),
  word('does not', "doesn't"),
  word('cannot', "can't"),
  word('will not', "won't"),
  word('is not', "isn't"),
  word('are not', "aren't"),
  joined('it is', "it's"),
  joined('you are', "you're"),
  joined('you will', "you'll"),
  word('you have to', "you've got to"),
  joined('I will', "I'll"),
  joined('I am', "I'm"),
  joined('I would', "I'd"),
  joined('you would', "you'd"),
  joined('we will', "we'll"),
  joined('that is', "that's"),
  verb('purchase', 'buy'),
  word('obtain', 'get'),
  word('please ', ''),
];

/** Shorter words, and long sentences in two: "so ..." can stand alone. */
export const simplify = (blocks: Block[]) =>
  changeText(blocks, (text) =>
    swapped(text, plainer)
      .replace(/, so (?!that\b|as\b|far\b|many\b|much\b|long\b)(?=\p{Ll})/gu, '. So ')
      .replace(longJoin, (_, start: string, next: string) => `${start}. ${capitalise(next)}`),
  );

/** ", and the": the second half can stand alone when it begins with a subject of its own. */
const longJoin =
  /(?<=[^.?!]{40})([^\s,]), (?:and|but|while) (?=(?:the|a|an|it|they|you|each|most|some)\b[^.?!]{15})(\w)/gi;

export const makeFormal = (blocks: Block[]) =>
  changeText(blocks, (text) =>
    swapped(text, moreFormal)
      .replace(/please please/gi, 'please')
      .replace(/!+/g, '.'),
  );

export const makeFriendly = (blocks: Block[]) =>
  changeText(blocks, (text) => swapped(text, friendlier));

/** The legal note at the end keeps its words. */
const changeText = (blocks: Block[], change: (text: string) => string) =>
  blocks.flatMap((block) => (isDisclaimer(block) ? [block] : mapText([block], change)));

/** A swapped word keeps the capital it had. */
function swapped(text: string, swaps: Swap[]): string {
  return swaps.reduce(
    (changed, [from, to]) =>
      changed.replace(from, (found) =>
        /^\p{Lu}/u.test(found) && found !== 'I' ? capitalise(to) : to,
      ),
    text,
  );
}
