import {
  asSentence,
  capitalise,
  countWords,
  listed,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { SentenceFrameKind, SentenceFrames } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { isToldWhole } from '#builtin/writer/understand/read-words.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { areAlike, kindsOf, type PhraseWords } from './frame-kinds.ts';
import { small } from './inside-sentence.ts';
import { hasSureArticle, isPlural, needsNoArticle, withArticle, withThe } from './noun-articles.ts';
import { inWords, type Writing } from './writing.ts';

/** The words in one of the sentences made for them, or nothing when none is. */
export function framed(
  frames: SentenceFrames | undefined,
  words: PhraseWords,
  items: readonly string[],
  writing: Writing,
): string | undefined {
  if (!frames || !canBeFramed(words)) return undefined;
  // "California, Colorado and DC mostly": a frame that begins with "most" says so of all of them.
  if (items.length > 1 && / mostly$/i.test(words.text)) {
    const ofMost = Object.fromEntries(
      Object.entries(frames).map(([kind, each]) => [
        kind,
        each.filter((one) => /\bmost/i.test(one)),
      ]),
    );
    const all = items.map((item) => item.replace(/ mostly$/i, ''));
    return framed(ofMost, { ...words, text: words.text.replace(/ mostly$/i, '') }, all, writing);
  }
  const things = items.map((item) => item.replace(/^and /i, ''));
  for (const kind of kindsOf(words, things)) {
    const suiting = (frames[kind] ?? []).filter((frame) => suits(frame, kind, words, things));
    if (suiting.length === 0) continue;
    const filled = suiting.map((frame) => fillFrame(frame, kind, words, things, writing));
    const fresh = filled.filter((line) => !writing.isWornOut(line));
    return asSentence(writing.random.pick(fresh.length > 0 ? fresh : filled));
  }
  return undefined;
}

/** Marks inside the words and whole paragraphs of them fit into no sentence of ours. */
const canBeFramed = ({ text }: PhraseWords) =>
  countWords(text) <= 22 &&
  !/[:=?]|[.!] (?!\()|\n|\//.test(
    text.replace(/https?:\S+|\b[\w.]+\.\w+\/\S+|\b\d\/\d\b|\b[ap]\.m\.(?= )/g, ''),
  );

/** Whether a frame takes such words where it has its place for them. */
function suits(
  frame: string,
  kind: SentenceFrameKind,
  { text, isAsTyped }: PhraseWords,
  items: readonly string[],
) {
  if (kind === 'any') return true;
  if (isAsTyped && addsArticle(frame, text, items)) return false;
  if (saysTwice(frame, text)) return false;
  const isJoined = areJoined(kind, items);
  // What is said of the words, "if ...", "because ...", "mostly ...", ends the sentence that has them.
  if (!isJoined && goesOn.test(text) && !endsWithWords.test(frame)) return false;
  if (!takesArticles.has(kind)) return true;
  if (!isJoined && !isSimple(text)) return false;
  return isJoined ? suitsList(frame, items) : suitsNoun(frame, text);
}

/** A thing in a few words, without a verb, a place or an afterthought of its own: "property taxes, by a mile". */
const isSimple = (text: string) =>
  countWords(text) <= mostWordsInFrame &&
  !startsWithPreposition.test(text) &&
  !afterthought.test(text) &&
  !isToldWhole(text);

const mostWordsInFrame = 12;
const startsWithPreposition =
  /^(?:from|for|with|without|by|through|near|off|behind|along|across|outside|inside|toward|beside|because|after|before|since|until|when|if)\b/i;
const afterthought =
  /,(?!\d{3}) (?:by|to|of|at|in|on|for|and|but|so|if|not|which|who|i|we|they|it)\b/i;

/** A frame that wants an article where none was typed. */
const addsArticle = (frame: string, text: string, items: readonly string[]) => {
  const things = items.length > 1 ? items : [text];
  return (
    (frame.includes('{a x}') && things.some((item) => withArticle(item) !== item)) ||
    (frame.includes('{the x}') && things.some((item) => withThe(item) !== item))
  );
};

/** "Homes here have to put up with older homes": what the frame speaks of is not what the words add to it. */
const saysTwice = (frame: string, text: string) =>
  /\b(?:houses|homes) \p{Ll}.*\{/u.test(frame) && /\b(?:houses|homes)\b/i.test(text);

const endsWithWords = /\{(?:x|a x|the x|in x)\}\.?$/;
const goesOn = /,(?!\d{3})|\b(?:because|if|when|unless|so)\b/;
const takesArticles = new Set<SentenceFrameKind>(['noun', 'plural', 'list', 'paper', 'office']);
const joins = new Set<SentenceFrameKind>(['noun', 'plural', 'list', 'order', 'gerund', 'paper']);

/** What is said of the first, "about 2 weeks", is no second thing. */
const areJoined = (kind: SentenceFrameKind, items: readonly string[]) =>
  items.length > 1 && joins.has(kind) && (kind === 'order' || kind === 'gerund' || areAlike(items));

/** After a colon words of any grammar stand; "{a x}" and "{the x}" want words whose article is certain. */
const suitsNoun = (frame: string, text: string) => {
  // Nobody sells "Cape Cods", and one of them is not named.
  if (/\b(?:own|selling) \{a x\}/i.test(frame) && isPlural(text)) return false;
  // "my staging advice and a vendor list": one is mine, the other is not.
  if (/\bmy \{x\}/.test(frame)) return !/ (?:and|or) (?:an?|the|my|our) /.test(text);
  if (!isInside.test(frame)) return true;
  if (frame.includes('{x}')) return needsNoArticle(text);
  // "Nobody warns you about {the x}" takes what there is one of, and not any shelter.
  return frame.includes('{the x}')
    ? needsNoArticle(text) || withThe(text) !== text
    : hasSureArticle(text);
};

/** "Looking at {x}?" takes several things, or names; others want articles. */
const suitsList = (frame: string, items: readonly string[]) =>
  !isInside.test(frame) ||
  items.every((item, index) => isNameAmong(item, index, items) || suitsNoun(frame, item));

/** The words stand inside a sentence, and not behind a colon or in a row that they are named for. */
const isInside = /(?<!: )\{(?:x|a x|the x)\}(?! on (?:the|your) \p{L}* ?(?:list|radar)\b)/u;

/** "one of the condos" is a condo, and one of the 1950s ranches under $500,000 a 1950s ranch. */
function oneOf(text: string): string | undefined {
  const [noun, another] = /^\p{Ll}+s$/u.test(text) ? [text] : (text.match(homesOfOneKind) ?? []);
  const isOfSeveral = /\b(?:and|or|the|all|some|most(?:ly)?)\b|,(?! ?\d{3})/.test(text);
  if (!noun || another || isOfSeveral) return undefined;
  const single = text.replace(noun, noun.replace(/(?<=ch|x)es$|s$/, ''));
  return `${indefiniteArticle(single)} ${single}`;
}

const homesOfOneKind =
  /\b(?:ranches|condos|houses|homes|townhomes|townhouses|row ?homes|row ?houses|bungalows|cottages|lofts|duplexes|triplexes|farmhouses|cabins|colonials)\b/g;

function fillFrame(
  frame: string,
  kind: SentenceFrameKind,
  { text, isAsTyped }: PhraseWords,
  items: readonly string[],
  { material }: Writing,
): string {
  // The end mark of a name is part of it.
  const ending = /\p{Lu}\S* (?:\S+ )*\p{Lu}\S*!$/u.test(text) ? ' .,;' : ' .!,;';
  const isMost = /\bmost/i.test(frame);
  const isOrders = /\b(?:clients|sellers) \{x\}/.test(frame);
  const plain = kind === 'paper' ? items.map((item) => item.replace(/ required$/i, '')) : items;
  const each = kind === 'pair' ? text.split(/,? (?:vs\.?|versus) /i) : plain;
  const isList =
    kind === 'pair' ||
    areJoined(kind, each) ||
    (kind === 'any' &&
      each.length > 1 &&
      areAlike(each) &&
      // "shade, misters, clean the tile line": no "and" joins things and an order.
      !each.some((item) => /^(?:order|sentence)$/.test(phraseKind(item))));
  const joined = isOrders
    ? each.map((item) => ofClients(small(item)).replace(/^then /, '')).join(', then ')
    : joinedList(each.map(smallAmong));
  const isJoined = isList && (!isAsTyped || isOrders || kind === 'pair');
  const words = (isJoined ? joined : small(withoutEnding(text, ending)))
    // "How it works here: attorney closings here" says it twice.
    .replace(/\bhere\b|\{city\}/i.test(frame) ? / here$/ : /$^/, '')
    .replace(isMost ? /^mostly |,? mostly$/i : /$^/, '')
    .replace(/\bstarts\b/.test(frame) ? / and up$/ : /$^/, '')
    .replace(contactAfterName, (_, before: string, contact: string) =>
      phoneIn.test(contact) ? `${before}, ${contact}` : `${before} (${contact})`,
    )
    .replace(/\) (?=up to\b|with\b)/, '), ')
    .replace(/ - (?=\p{Lu}\p{Ll}+$)/u, ', ');
  const said = isOrders && !isList ? ofClients(words) : words;
  const values: Record<string, string> = {
    x: said,
    X: capitalise(said),
    'a x': isJoined
      ? joinedList(each.map((item, index) => withArticle(smallAmong(item, index, each))))
      : isAsTyped && isList
        ? said
        : withArticle(said),
    'the x': isRangeOfHundreds.test(said)
      ? `the ${said.replace(/ to (?=mid|high|upper|low|\$\d{3}s\b)/i, ' to the ')}`
      : isJoined
        ? joinedList(each.map((item, index) => withThe(smallAmong(item, index, each))))
        : isAsTyped && isList
          ? said
          : withThe(said),
    'in x': inRange(said),
    typed: text,
    n: items.length === 2 ? 'twice' : inWords(items.length),
    city: material.place.city,
    City: material.place.city,
  };
  const single = isList ? undefined : oneOf(said);
  return frame
    .replace(single ? /one of the \{x\}/ : /$^/, single ?? '')
    .replace(/\{([^{}]+)\}/g, (all, name: string) => values[name] ?? all)
    .replace(/\btwice times\b/, 'twice')
    .replace(/\b(my) (?:an?|the|my|our) (?=\p{L})/iu, '$1 ');
}

/** "frost heave and clay, and wet basements": where one of them has its "and", a comma parts them. */
function joinedList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
  // "Arrowhead Heat and Air, 918-555-0131": a number is no second thing.
  if (items.some((item) => [phoneIn, emailIn, linkIn].some((pattern) => pattern.test(item))))
    return items.join(', ');
  if (items.length > 1 && / and /.test(last)) return `${before.join(', ')}, ${last}`;
  return before.some((item) => / and /.test(item)) && !/^knob and tube/i.test(before.join())
    ? `${before.join(', ')}, and ${last}`
    : listed(items);
}

/** A capital inside a list is a name's, and so is the first one's where all have one: "Perry, Highland, Toll". */
const isNameAmong = (item: string, index: number, items: readonly string[]) =>
  /^\p{Lu}/u.test(item) && (index > 0 || items.slice(1).every((each) => /^\p{Lu}/u.test(each)));

const smallAmong = (item: string, index: number, items: readonly string[]) =>
  index > 0 || isNameAmong(item, index, items) ? item : small(item);

const isRangeOfHundreds = /^(?:(?:low|mid|high|upper)\b|\$\d{3}s\b)/i;

/** "in the low $200s", "from the $310s to the $450s". */
function inRange(said: string): string {
  const ends =
    /^((?:low|mid|high|upper)?-? ?\$\d{3}s) to ((?:low|mid|high|upper)?-? ?\$\d{3}s)(.*)$/i.exec(
      said,
    );
  if (ends) return `from the ${ends[1]} to the ${ends[2]}${ends[3]}`;
  return isRangeOfHundreds.test(said) ? `in the ${said}` : said;
}

/** "Most of my clients" already says how many, and they are not told what to do. */
const ofClients = (words: string) =>
  words
    .replace(/,? (?:almost always|usually|most of the time|mostly)$/i, '')
    .replace(/\b(if|when|until|unless|once|because) you\b/gi, '$1 they')
    .replace(/\byour\b/gi, 'their');

/** "Tri-R Gutters 716-555-0110" and "NYSERDA rebates nyserda.ny.gov" want a pause. */
const contactAfterName = new RegExp(
  `(\\p{L}(?<!\\b(?:at|on|to|or|and|call|text|see|visit))) (${phoneIn.source}|${linkIn.source})(?=$| )`,
  'iu',
);
