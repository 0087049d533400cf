import { type Block, isEndNote, mapText } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { mapPassages } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import {
  atStart,
  type Swap,
  shortForm,
  swapped,
  verb,
  withCapitals,
  withoutFiller,
  word,
} from './word-swaps.ts';

/** How a text sounds, changed word by word: nothing is added and nothing lost. */

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

/** "Thinking of selling?" as "Are you thinking of selling?" */
const wholeQuestions: Swap[] = [
  [
    /(?<=^|[.?!] )(Thinking|Looking|Planning|Wondering|Moving|Ready|Curious)(?= [^.?!]*\?)/g,
    'Are you $1',
  ],
  [/(?<=^|[.?!] )Got (?=[^.?!]*\?)/g, 'Do you have '],
  [/(?<=^|[.?!] )Need (?=[^.?!]*\?)/g, 'Do you need '],
  [/(?<=^|[.?!] )Want to (?=[^.?!]*\?)/g, 'Would you like to '],
];

/** The same the other way around. */
const halfQuestions: Swap[] = [
  [/(?<=^|[.?!] )Do you have (?=(?:a |any )?questions?\b[^.?!]*\?)/g, 'Got '],
  [/(?<=^|[.?!] )Would you like to (?=[^.?!]*\?)/g, 'Want to '],
  [/(?<=^|[.?!] )Are you thinking (?=[^.?!]*\?)/g, 'Thinking '],
  [/(?<=^|[.?!] )Are you looking (?=[^.?!]*\?)/g, 'Looking '],
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
  word("here's", 'here is'),
  word("what's", 'what is'),
  word("they're", 'they are'),
  word("we're", 'we are'),
  word("i've", 'I have'),
  word("i'd", 'I would'),
  word("you'd", 'you would'),
  word("didn't", 'did not'),
  word("wouldn't", 'would not'),
  word("shouldn't", 'should not'),
  word("couldn't", 'could not'),
  word("wasn't", 'was not'),
  word("weren't", 'were not'),
  word("hasn't", 'has not'),
  word("haven't", 'have not'),
  word("hadn't", 'had not'),
  word("we've", 'we have'),
  word("they've", 'they have'),
  word("they'll", 'they will'),
  word("it'll", 'it will'),
  word('gonna', 'going to'),
  word('wanna', 'want to'),
  word('gotta', 'have to'),
  word('folks', 'people'),
  word('kids', 'children'),
  word('(?:a bunch|tons|a ton|loads) of', 'many'),
  word('till(?! (?:the )?soil)', 'until'),
  word('give me a (?:call|ring|shout)', 'call me'),
  word('shoot me a (?:text|message)', 'send me a message'),
  word('(?:swing|drop) by', 'visit'),
  word('check out', 'see'),
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
  shortForm('it is', "it's"),
  shortForm('you are', "you're"),
  shortForm('you will', "you'll"),
  word('you have to', "you've got to"),
  shortForm('I will', "I'll"),
  shortForm('I am', "I'm"),
  shortForm('I would', "I'd"),
  shortForm('you would', "you'd"),
  shortForm('we will', "we'll"),
  shortForm('that is', "that's"),
  verb('purchase', 'buy'),
  word('obtain', 'get'),
  word('please ', ''),
  word('did not', "didn't"),
  word('would not', "wouldn't"),
  word('should not', "shouldn't"),
  word('could not', "couldn't"),
  word('was not', "wasn't"),
  word('were not', "weren't"),
  word('has not', "hasn't"),
  word('have not', "haven't"),
  shortForm('they are', "they're"),
  shortForm('we are', "we're"),
  shortForm('there is', "there's"),
];

/** Said at a kitchen table. */
const looser = [
  ...friendlier,
  ...plainer,
  atStart('request ', 'ask for '),
  atStart('obtain ', 'get '),
  atStart('verify ', 'check '),
  atStart('purchase ', 'buy '),
  word('reflects', 'shows'),
  word('residence', 'place'),
  word('additional', 'more'),
  word('assistance', 'help'),
  word('approximately', 'about'),
  word('however', 'but'),
  word('contact me', 'message me'),
  word('inquire', 'ask'),
  word('would like to', 'want to'),
  word('such as', 'like'),
  word('children', 'kids'),
  word('individuals', 'people'),
  word('many people', 'a lot of people'),
  word('you must', 'you have to'),
  word('thank you for', 'thanks for'),
  atStart('it is best to ', 'best to '),
  atStart('in addition, ', 'plus, '),
  atStart('homeowners should ', 'you should '),
  atStart('sellers should ', 'if you are selling, '),
  atStart('buyers should ', 'if you are buying, '),
  atStart('therefore, ', 'so '),
  atStart('additionally, ', 'and '),
  atStart('furthermore, ', 'and '),
];

/** Words that take half of a statement back, or only lead up to it. */
const straighter = [
  atStart(
    '(?:homeowners|owners|sellers|buyers|you) (?:should|may want to|might want to|will want to|would do well to|need to) ',
  ),
  atStart("it(?:['’]s| is) (?:also )?a good (?:idea|time) to "),
  atStart('(?:please )?consider (?:the )?(?=\\p{L}+ing\\b)', 'try '),
  atStart('please '),
  atStart('i (?:think|believe|feel)(?: that)? '),
  atStart("(?:i['’]d|i would) (?:suggest|recommend) (?:that )?"),
  atStart('(?:perhaps|maybe),? '),
  word('(?:can|could|may) help you', 'helps you'),
  word('(?:usually|generally|typically|often|probably|a bit|somewhat|kind of|sort of) ', ''),
  word("if you (?:would|['’]d)? ?like,? ", ''),
  word('i would', "i'd"),
];

/** Shorter words, and long sentences in two: "so ..." can stand alone. */
export const simplify = (blocks: Block[]) =>
  changeText(blocks, (text) =>
    swapped(text, plainer)
      // What has no end, such as an item, is one thing.
      .replace(/, so (?!that\b|as\b|far\b|many\b|much\b|long\b)(?=\p{Ll}.*[.!?])/gu, '. So ')
      .replace(longJoin, (all, start: string, next: string, at: number, whole: string) =>
        // "a new layout as the high one" cannot stand alone.
        phraseKind(whole.slice(at + all.length - next.length).replace(/[.?!].*$/s, '')) ===
        'sentence'
          ? `${start}. ${capitalise(next)}`
          : all,
      ),
  );

/** ", and the": the second half can stand alone when it begins with a subject of its own. */
const longJoin =
  /(?<=[^.?!]{40})([^\s,]), (?:and|but|while) (?=(?:the|a|an|it|they|you|each|most|some)\b[^.?!]{15})(\w)/gi;

export const makeFormal = (blocks: Block[]) =>
  changeText(blocks, (text) =>
    quietly(wholly(swapped(text, moreFormal)))
      .replace(/please please/gi, 'please')
      .replace(/!+(?= \p{Ll})/gu, '')
      .replace(/!+/g, '.'),
  );

export const makeFriendly = (blocks: Block[]) =>
  changeText(blocks, (text) => {
    const friendly = swapped(text, friendlier);
    return friendly === text ? text : withCapitals(friendly);
  });

export const makeCasual = (blocks: Block[]) =>
  mapPassages(blocks, ({ text }) => {
    // What somebody said is loose enough.
    const isSaid = /["“]|\b(?:I|my|we)\b/.test(text);
    const loose = swapped(isSaid ? text : withoutFiller(text), [...looser, ...halfQuestions]);
    return loose === text ? text : withCapitals(loose);
  });

/** Advice as an order, and no words around it. */
export const makeDirect = (blocks: Block[]) =>
  mapPassages(blocks, ({ text }) => {
    const straight = swapped(withoutFiller(text), straighter).replace(
      / and to (?=\p{Ll})/u,
      ' and ',
    );
    return straight === text || straight === text.replace(/ and to (?=\p{Ll})/u, ' and ')
      ? text
      : withCapitals(straight);
  });

const wholly = (text: string) =>
  wholeQuestions.reduce(
    (changed, [from, to]) =>
      changed.replace(from, (_, first?: string) =>
        to.replace('$1', typeof first === 'string' ? first.toLowerCase() : ''),
      ),
    text,
  );

/** Everyday words in capitals are shouted; short names, states and the word to type in a comment are not. */
const quietly = (text: string) =>
  text.replace(
    /(?<!\b(?:comment|text|reply|type|send|dm|message) (?:me |with |the word )?["“]?)(?<![\p{L}#&.'’-])\p{Lu}{3,}(?![\p{L}&'’-]|\.\p{L})/giu,
    (found, at: number) =>
      found === found.toUpperCase() && isShouted.test(found)
        ? at === 0 || /[.?!] $/.test(text.slice(0, at))
          ? capitalise(found.toLowerCase())
          : found.toLowerCase()
        : found,
  );

/** Words that are no short name of anything: "HOA" and "MLS" stay. */
const isShouted =
  /^(?:and|but|not|all|any|never|always|free|must|only|very|now|new|before|after|every|everything|big|huge|sold|more|most|best|first|last|you|your|this|that|these|love|great|amazing|please|today|tomorrow|really|both|before|without|still|just|too|one|two|three|much|many|none|nothing|wow|yes|will|can|cannot|stop|don['’]t|do|read|ask|call|wait|hurry)$/i;

/** The legal note at the end keeps its words. */
const changeText = (blocks: Block[], change: (text: string) => string) =>
  blocks.flatMap((block) => (isEndNote(block) ? [block] : mapText([block], change)));
