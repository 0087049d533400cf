import {
  asSentence,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { Fact } from './brief.ts';
import { isAsked, type PhraseKind, phraseKind } from './phrase-kind.ts';
import { linkIn, splitItems } from './segments.ts';
import { writeOutDollars } from './write-out-dollars.ts';

/** Words by their grammar: a list, whole sentences, or a few words with or without sentences after them. */
export function readWords(said: string): Pick<Fact, 'head' | 'items' | 'sentences'> {
  const sentences = splitSentences(said);
  const [first = '', ...others] = sentences;
  if (sentences.length > 1 && !said.includes('\n')) {
    // "1920s cottages and some lofts. 600k to 1.2m": no sentence among them.
    if (
      others.every(
        (each) => /^\$?\d(?!\S* (?:[NSEW]\.? )?\p{Lu})/u.test(each) && countWords(each) <= 5,
      ) &&
      phraseKind(withoutEnding(first, ' .')) === 'noun'
    )
      return readClause(sentences.map((each) => withoutEnding(each, ' .')).join(', '));
    const opening = readClause(first);
    const isOpen = opening.head && opening.sentences.length === 0;
    return isOpen && countWords(first) <= 8
      ? { ...opening, sentences: others.map(finished) }
      : { items: [], sentences: sentences.map(finished) };
  }
  return readClause(sentences.length > 1 ? sentences.join('\n') : said);
}

/**
 * The same of words that were typed with care: a few words or a list that begin them may stand in a sentence of ours,
 * anything else is whole as it is.
 */
export function readCarefulWords(said: string): Pick<Fact, 'head' | 'items' | 'sentences'> {
  const sentences = splitSentences(said);
  const [first = '', ...others] = sentences;
  const words = withoutEnding(first, ' .');
  const opening = isToldWhole(words) ? undefined : readClause(words);
  const isFew =
    opening?.head !== undefined &&
    opening.sentences.length === 0 &&
    (opening.items.length > 1
      ? opening.items.every((item) => countWords(item) <= mostWordsOfThing)
      : countWords(words) <= mostWordsOfThing && !/[,;:!?]/.test(words.replace(/\d,\d/g, '')));
  return isFew ? { ...opening, sentences: others } : { items: [], sentences };
}

const mostWordsOfThing = 12;

/** Somebody or something, and what they do. Not every verb is known as one: "Humidity decides everything here." */
export function isToldWhole(words: string): boolean {
  // "almost all of it single level": what is told of is no doer.
  const plain = words.replace(/ of (?:it|them|us|you|me)\b/gi, '');
  const main = (afterOpening.exec(plain) ?? afterPause.exec(plain))?.[1];
  return (
    (/^(?:sentence|order)$/.test(phraseKind(plain)) && !isThingAndClause(plain)) ||
    hasVerbAndObject.test(plain) ||
    hasPastForm.test(plain) ||
    manyDo.test(plain) ||
    (main !== undefined && /^(?:sentence|order)$/.test(phraseKind(main)))
  );
}

/** "In Oakleigh we took down the drapes", "From November on, sellers expect you": after when and where comes the rest. */
const opening =
  'In|On|At|For|From|By|Last|This|After|Before|During|With|Since|Every|Until|Through|Around';
const afterOpening = new RegExp(
  `^(?:${opening})\\b[^,.;:]*? (?<!\\b(?:that|what|which|who|where|when|if|how) )((?:I|we|you|they|he|she|it|there)\\b .+)$`,
  'u',
);
const afterPause = new RegExp(`^(?:${opening})\\b[^,.;:]*?, (.+)$`, 'u');

/** "Sloped ceilings and steep stairs, so a box spring won't fit": some things, and what follows from them. */
function isThingAndClause(words: string): boolean {
  const row = splitItems(words);
  if (row.length > 2 && row.slice(0, 2).every(isBareThing)) return true;
  const [, thing = ''] = thingBefore.exec(words) ?? [];
  return thing !== '' && phraseKind(thing) !== 'sentence' && !hasVerbAndObject.test(thing);
}

const isBareThing = (item: string) =>
  phraseKind(item) === 'noun' &&
  !hasVerbAndObject.test(item) &&
  !hasPastForm.test(item) &&
  !startsWithSubject.test(item);

const startsWithSubject =
  /^(?:I|we|you|they|it|he|she|there|if|when|once|in|on|at|for|from|by|last|this|after|before|during|with|since|every|until|through|around|because|while|as)\b/i;

const thingBefore =
  /^((?!(?:I|We|You|They|It|He|She|There|If|When|Once)\b)[^,;:.!?]+)(?:;|,(?= (?:so|because|which|who|where|since|and (?:I|we|it|they|the))\b)) /u;

/** "The owners here stain the deck": several, and what they do to something. */
const manyDo =
  /^(?:(?!\b(?:that|which|who|where|when|if|what|how|because)\b)[^,;:])*[^s'’\s]s (?:here )?(?!(?:of|in|on|at|by|for|from|with|near|under|over|above|below|between|to|into|around|and|or|but|than|as|along|across|behind|before|after|during|without|inside|outside|through|throughout|off|up|down|like|beside|toward|against|past|per|versus|not|all|both|only|plus|beyond|within|about|until|since|is|are)\b|\p{Ll}+(?:ing|ed)\b)\p{Ll}{3,} (?:the|an?|your|my|our|their|it|them)\b/u;

/** Forms that tell what somebody did, and that are no participles: "A rambler on Juniper drew one offer". */
const hasPastForm =
  /^(?:(?!\b(?:that|which|who|where|when|if|what|how|because)\b)[^,;:])*\p{L} (?:drew|grew|knew|flew|threw|blew|wore|tore|froze|broke|spoke|woke|rode|wrote|drove|chose|gave|became|began|ran|sank|shrank|rang|fell|took|shook|forgot|ate|saw|came|went|was|were|did)\b/u;

const hasVerbAndObject =
  /^(?:(?!\b(?:that|which|who|where|when|if|what|how)\b)[^,;:])*\p{L} (?:\p{Ll}{3,}s|\p{Ll}{2,}ed) (?:everything|nothing|something|it|them|the|an?|your|my|our|their|you|us|me|more|up|out)\b/u;

function readClause(said: string): Pick<Fact, 'head' | 'items' | 'sentences'> {
  const text = withoutEnding(said.trim(), ' .,;');
  // "video tours and I pick you up": some words, then what the agent does.
  const andI = /^([^.!?]{3,60}?),? and ((?:I|we|I['’]\p{L}+|we['’]\p{L}+) .+)$/u.exec(text);
  if (andI && phraseKind(andI[1] ?? '') === 'noun') {
    const start = readClause(andI[1] ?? '');
    return { ...start, sentences: [...start.sentences, finished(andI[2] ?? '')] };
  }
  const items = withLastSplit(withDoubtBeside(withLinksBesideNames(splitItems(text))));
  const kinds = items.map(kindAmong);
  // "Apex, Cary and Garner, by drive time": what is said of all of them is none of them, and they stay as typed.
  if (items.slice(1).some((item) => saysOfAll.test(item)))
    return phraseKind(text) === 'sentence'
      ? { items: [], sentences: [finished(said)] }
      : { items: [], sentences: [], head: { kind: 'noun', text: writeOutDollars(text) } };
  if (
    items.length > 1 &&
    kinds.every((kind) => kind !== 'sentence') &&
    !items.slice(1).some(isTold) &&
    items.every((item) => countWords(item) <= 10)
  ) {
    return {
      items: items.map(writeOutDollars),
      sentences: [],
      head: { kind: kinds[0] as 'noun', text: writeOutDollars(text.replace(/\n/g, ', ')) },
    };
  }
  // "Pulte, Fischer are all out here": all of them do, and are no list with a sentence after it.
  const named = /^(?:\p{Lu}\S*\s){1,3}(?:are|all|both|have|do|build)\b/u.test(items.at(-1) ?? '');
  if (named && kinds.slice(0, -1).every((kind) => kind === 'noun') && kinds.at(-1) === 'sentence')
    return { items: [], sentences: [finished(said)] };
  // "the option period, people think it starts late": some words, then a whole sentence.
  const at = kinds.findIndex(
    (kind, index) => index > 0 && (kind === 'sentence' || kind === 'order' || isTold(items[index])),
  );
  const isSplit =
    at > 0 &&
    kinds.slice(at).every((kind) => kind !== 'noun') &&
    !/\b(?:after|before|when|if|once|until|since|while|because)\b|^(?:in|on|at|for|with|by|from|during|within)\b/i.test(
      items.slice(0, at).join(', '),
    ) &&
    kinds.slice(0, at).every((kind) => kind !== 'order' && kind !== 'sentence');
  if (isSplit && !text.includes('\n')) {
    const named = items.slice(0, at);
    const head = named.join(', ');
    return {
      // "consult, photos, I cover the inspection": two things, then a sentence.
      items:
        named.length > 1 && kinds.slice(0, at).every((kind) => kind === 'noun')
          ? named.map(writeOutDollars)
          : [],
      head: { kind: kinds[0] as 'noun', text: writeOutDollars(head) },
      sentences: [finished(withSubject(items.slice(at).join(', ')))],
    };
  }
  if (text.includes('\n')) return { items: [], sentences: items.map(finished) };
  // "Goodwill picks up, Two Men and a Truck": a short sentence among names.
  const [first = '', ...others] = items;
  if (
    kinds[0] === 'sentence' &&
    /(?:picks up|delivers|hauls|takes donations)$/.test(first) &&
    others.length > 0 &&
    kinds.slice(1).every((each) => each === 'noun') &&
    others.every((item) => /^\p{Lu}/u.test(item))
  ) {
    return { ...readClause(others.join(', ')), sentences: [finished(first)] };
  }
  const kind = phraseKind(text);
  // "video tours, I pick you up, a list of movers": things and a sentence among them stay as typed.
  if (kinds[0] === 'noun' && kinds.includes('sentence') && kinds.at(-1) === 'noun')
    return { items: [], sentences: [], head: { kind: 'noun', text: writeOutDollars(text) } };
  if (kind === 'sentence') return { items: [], sentences: [finished(said)] };
  return { items: [], sentences: [], head: { kind, text: writeOutDollars(text) } };
}

/** "photos, sign with rider, I do the measuring": who goes on with "I" told nobody to sign. */
const kindAmong = (item: string, index: number, items: readonly string[]): PhraseKind => {
  const kind = phraseKind(item);
  return kind === 'order' &&
    index > 0 &&
    items.slice(index + 1).some((each) => /^(?:I|we)\b/i.test(each)) &&
    phraseKind(items[0] ?? '') === 'noun'
    ? 'noun'
    : kind;
};

const saysOfAll =
  /^(?:by|compared|depending|in that order|for the most part|in order of|sorted|ranked|measured|all (?:of (?:them|these)|within|in|on|under)|both (?:in|on|within)|each (?:with|in|on))\b/i;

/** "new door and rockers, had 14 showings": what came of it, with nobody named. */
const told = /^(had|got|sold|closed|went|sat|appraised)\b (?!by\b)/i;
const isTold = (item = '') => told.test(item);
const withSubject = (text: string) =>
  text.replace(told, (all, verb: string) =>
    /^(?:had|got)$/i.test(verb) ? `we ${all.toLowerCase()}` : `it ${all.toLowerCase()}`,
  );

/** "free that day, I think": what one thinks is no second thing. */
const withDoubtBeside = (items: readonly string[]) =>
  items.reduce<string[]>((all, item) => {
    const last = all.at(-1);
    if (last && /^I (?:think|believe|guess)$/i.test(item)) all[all.length - 1] = `${last}, ${item}`;
    else all.push(item);
    return all;
  }, []);

/** "IHDA Access, www.ihda.org": the page of what was named, and no second thing. */
const withLinksBesideNames = (items: readonly string[]) =>
  items.reduce<string[]>((all, item) => {
    const last = all.at(-1);
    if (last && linkIn.exec(item)?.[0] === item && !linkIn.test(last))
      all[all.length - 1] = `${last} (${item})`;
    else all.push(item);
    return all;
  }, []);

/** "pool, RV parking and owned solar" are three. */
function withLastSplit(items: string[]): string[] {
  const last = items.at(-1) ?? '';
  const parts = last.split(/ and /);
  const isList =
    items.length > 1 &&
    parts.length === 2 &&
    parts.every((part) => countWords(part) <= 4) &&
    !/\b(?:list|set|mix|pair) of\b|\b(?:front and back|up and down|in and out|inside and out|day and night)\b/i.test(
      last,
    ) &&
    !/^(?:an?|the)\b/i.test(parts[1] ?? '') &&
    // "one app for pool and gates" is one.
    !/ (?:for|of|with|in|on|to|from|by|at) /i.test(parts[0] ?? '') &&
    phraseKind(last) === 'noun';
  return isList ? [...items.slice(0, -1), ...parts] : items;
}

/** A capital and an end mark; a question that was typed without its mark gets it. */
export function finished(text: string): string {
  const isQuestion = isAsked(text.trim()) && !/[.!?]/.test(text.trim());
  return asSentence(
    isQuestion
      ? `${withoutEnding(text.trim(), ' ,;')}?`
      : withLastPause(writeOutDollars(withArticles(text.trim()))),
  );
}

/** "Shoes off, please" and "No permit needed, as far as I know". */
const withLastPause = (text: string) =>
  text
    .replace(/(?<=^(?!please\b)\p{L}[^.]*\p{L}) (?=please[.!]?$)/iu, ', ')
    .replace(
      /(?<=\p{L}{2}) (?=(?:as far as I know|from what I understand|to my knowledge)[.]?$)/iu,
      ', ',
    );

/** "seller pays it" is said of the seller; notes leave the article out. */
const withArticles = (text: string) =>
  text
    .replace(
      /^(first|last) (?=(?:\p{Ll}+ ){1,2}(?:is|comes|was)\b)/iu,
      (_, which: string) => `the ${which.toLowerCase()} `,
    )
    .replace(
      /(^|[.;] |, (?:and |but |so )?)(?!permits? needed\b)(seller|buyer|inspector|lender|appraiser|builder|owner|tenant|contractor|city|county|permit|appraisal|house|roof|furnace|basement|patio|kitchen|yard|backyard|garage|porch|carpet|living room|dining room|family room|laundry room|mudroom|entryway|driveway|attic|crawl space|front door|front yard|bath|closing date|closing|walk-through|historic district|review board|association|hoa)(?= (?:is|was|has|had|did|does|will|can|could|put|left|added|replaced|painted|installed|dropped|moved|wanted|wants|asked|said|took|takes|spent|pays|paid|found|finds|picks|picked|covers|covered|inspects|inspected|requires|required|needs|needed|charges|charged|got|gets|gave|gives|came|comes|failed|passed|sold|went|sat|starts|started|owns|checks|checked|agreed|fixed|accepted|countered|leaked|leaks|moves|slips|slipped)\b)/giu,
      (_, start: string, noun: string) => {
        const name = /^hoa$/i.test(noun) ? 'HOA' : noun.toLowerCase();
        return `${start}${start === '' || /^[.;]/.test(start) ? 'The' : 'the'} ${name}`;
      },
    );
