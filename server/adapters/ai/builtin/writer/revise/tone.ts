import { type Block, mapText } from '#server/adapters/ai/builtin/writer/blocks.ts';
import { capitalise } from '#server/adapters/ai/builtin/writer/language/sentences.ts';

type Swap = [from: RegExp, to: string];

const word = (from: string, to: string): Swap => [new RegExp(`\\b${from}\\b`, 'gi'), to];

const plainer = [
  word('utilize', 'use'),
  word('purchase', 'buy'),
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
  word('therefore', 'so'),
  word('request', 'ask for'),
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
  word('tell me', 'please tell me'),
  word('ask me', 'please ask me'),
  word('bring me', 'please bring me'),
  word('write to me', 'please write to me'),
  word('buy', 'purchase'),
];

const friendlier = [
  word('do not', "don't"),
  word('does not', "doesn't"),
  word('cannot', "can't"),
  word('will not', "won't"),
  word('is not', "isn't"),
  word('are not', "aren't"),
  word('it is', "it's"),
  word('you are', "you're"),
  word('you will', "you'll"),
  word('you have to', "you've got to"),
  word('I will', "I'll"),
  word('I am', "I'm"),
  word('I would', "I'd"),
  word('you would', "you'd"),
  word('we will', "we'll"),
  word('that is', "that's"),
  word('purchase', 'buy'),
  word('obtain', 'get'),
  word('please ', ''),
];

/** Shorter words, and long sentences in two: "so ..." can stand alone as "Then ...". */
export const simplify = (blocks: Block[]) =>
  mapText(blocks, (text) =>
    swapped(text, plainer)
      .replace(/, so (?=(?:the|an?|your|you|every|each|no|all|it|they|nothing|one)\b)/g, '. Then ')
      .replace(/, so (?=\p{Ll})/gu, '. So ')
      .replace(longJoin, (_, start: string, next: string) => `${start}. ${capitalise(next)}`),
  );

/** ", and the": the second half can stand alone when it begins with a subject of its own. */
const longJoin =
  /(?<=[^.?!]{40})([^\s,]), (?:and|but|while) (?=(?:the|a|an|it|they|you|each|most|some)\b[^.?!]{15})(\w)/gi;

export const makeFormal = (blocks: Block[]) =>
  mapText(blocks, (text) =>
    swapped(text, moreFormal)
      .replace(/please please/gi, 'please')
      .replace(/!+/g, '.'),
  );

export const makeFriendly = (blocks: Block[]) =>
  mapText(blocks, (text) => swapped(text, friendlier));

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
