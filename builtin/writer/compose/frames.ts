import {
  asSentence,
  capitalise,
  countWords,
  listed,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import type { SentenceFrameKind, SentenceFrames } from '#builtin/writer/understand/brief.ts';
import { type PhraseKind, phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { small } from './inside-sentence.ts';
import {
  hasSureArticle,
  headOf,
  isPlural,
  needsNoArticle,
  withArticle,
  withThe,
} from './noun-articles.ts';
import { inWords, type Writing } from './writing.ts';

type Words = { kind: Exclude<PhraseKind, 'sentence'>; text: string };

/** The words in one of the sentences made for them, or nothing when none is. */
export function framed(
  frames: SentenceFrames | undefined,
  words: Words,
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
    const filled = suiting.map((frame) => fillFrame(frame, kind, words.text, things, writing));
    const fresh = filled.filter((line) => !writing.isWornOut(line));
    return asSentence(writing.random.pick(fresh.length > 0 ? fresh : filled));
  }
  return undefined;
}

/** Marks inside the words and whole paragraphs of them fit into no sentence of ours. */
const canBeFramed = ({ text }: Words) =>
  countWords(text) <= 22 &&
  !/[:=?]|[.!] (?!\()|\n|\//.test(
    text.replace(/https?:\S+|\b[\w.]+\.\w+\/\S+|\b\d\/\d\b|\b[ap]\.m\.(?= )/g, ''),
  );

/** Whether a frame takes such words where it has its place for them. */
function suits(frame: string, kind: SentenceFrameKind, { text }: Words, items: readonly string[]) {
  if (kind === 'any') return true;
  const isJoined = items.length > 1 && joins.has(kind);
  // What is said of the words, "if ...", "because ...", "mostly ...", ends the sentence that has them.
  if (!isJoined && goesOn.test(text) && !endsWithWords.test(frame)) return false;
  if (!takesArticles.has(kind)) return true;
  return isJoined ? suitsList(frame, items) : suitsNoun(frame, text);
}

const endsWithWords = /\{(?:x|a x|the x|in x)\}\.?$/;
const goesOn = /,(?!\d{3})|\b(?:because|if|when|unless|so)\b/;
const takesArticles = new Set<SentenceFrameKind>(['noun', 'plural', 'list', 'paper', 'office']);
const joins = new Set<SentenceFrameKind>(['noun', 'plural', 'list', 'order', 'gerund']);

/** After a colon words of any grammar stand; "{a x}" and "{the x}" want words whose article is certain. */
const suitsNoun = (frame: string, text: string) => {
  // "my staging advice and a vendor list": one is mine, the other is not.
  if (/\bmy \{x\}/.test(frame)) return !/ (?:and|or) (?:an?|the|my|our) /.test(text);
  if (!isInside.test(frame)) return true;
  return frame.includes('{x}') ? needsNoArticle(text) : hasSureArticle(text);
};

/** "Looking at {x}?" takes several things, or names; others want articles. */
const suitsList = (frame: string, items: readonly string[]) =>
  !isInside.test(frame) ||
  items.every((item, index) => isNameAmong(item, index, items) || suitsNoun(frame, item));

/** The words stand inside a sentence, and not behind a colon or in a row that they are named for. */
const isInside = /(?<!: )\{(?:x|a x|the x)\}(?! on (?:the|your) \p{L}* ?(?:list|radar)\b)/u;

/** What the words are by their grammar, the nearest first. */
function kindsOf({ kind, text }: Words, items: readonly string[]): SentenceFrameKind[] {
  if (/ (?:vs\.?|versus) /i.test(text)) return ['pair'];
  if (items.length > 1) {
    if (isClass.test(items[0] ?? '')) return ['class', 'any'];
    if (items.every((item) => phraseKind(item) === 'order')) return ['order'];
    if (items.every((item) => phraseKind(item) === 'gerund')) return ['gerund', 'any'];
    if (items.every(isThing) && areAlike(items))
      return items.every(isSeveral) ? ['plural', 'list', 'noun', 'any'] : ['list', 'noun', 'any'];
    // What follows is said of the first: "$420,000 to $600,000, mostly single levels".
    if (!items.slice(1).every((item) => saysOfFirst.test(item) || isContact.test(item)))
      return ['any'];
    return kindsOf({ kind: phraseKind(items[0] ?? '') as Words['kind'], text: items[0] ?? '' }, []);
  }
  if (isClass.test(text)) return ['class', 'noun', 'any'];
  if (isTimeOrPlace.test(text)) return ['when', 'any'];
  if (/^(?:for|with|by|from|through|only|no|not|none)\b/i.test(text)) return ['any'];
  if (/^(?:how|what|that|why|where|when|whether)\b/i.test(text)) return ['clause', 'any'];
  if (/^(?:under|below|over|above|up to|less than|more than|around|about) \$?\d/i.test(text))
    return /^(?:under|below|over|above|up to|less than|more than|around|about) \$?[\d,.]+(?: million)?$/i.test(
      text,
    )
      ? ['limit', 'money', 'noun', 'any']
      : ['any'];
  // "$2 million and up" is no range.
  if (/^\$\d\S*(?: million)? (?:and|or) (?:up|more|less|under|over|above|below)\b/i.test(text))
    return ['any'];
  if (isMoney.test(text)) return ['money', 'noun', 'any'];
  if (kind === 'gerund') return ['gerund', 'any'];
  if (kind === 'order') return ['order', 'any'];
  const named = isOffice.test(headOf(text))
    ? (['office'] as const)
    : isPaper.test(headOf(text))
      ? (['paper'] as const)
      : [];
  return isSeveral(text) ? [...named, 'plural', 'noun', 'any'] : [...named, 'noun', 'any'];
}

/** "free class on December 8", with when and where. */
export const isClass =
  /^(?:an? |my |our |the )?(?:[\p{L}\d-]+ ){0,4}(?:class|workshop|seminar|webinar)\b/iu;
const isTimeOrPlace = /^(?:before|after|during|at|in|on|until)\b/i;
const saysOfFirst =
  /^(?:mostly|mainly|usually|about|around|roughly|from|up to|with|without|at|\$|\d|only|when|which|where|who|because|if|unless|and|by|per|through|until|starting|plus|including|especially|sometimes|built|in|on|for|near|between|under|over|some|single)\b|^\$/i;
/** Several of a kind, and no name such as "Colorado Springs". */
const isSeveral = (text: string) => isPlural(text) && /^\p{Ll}/u.test(headOf(text));

const isMoney = /^(?:(?:the |in the )?(?:low|mid|high|upper)[- ]?(?:to[- ]\p{L}+ )?|from )?\$\d/iu;
const isContact = new RegExp(`^(?:${phoneIn.source}|${linkIn.source})$`, 'iu');
const isOffice =
  /^(?:commission|board|office|department|county|city|town|hoa|association|committee|auditor|assessor)$/i;
const isPaper =
  /^(?:permit|permits|license|licenses|licence|certificate|registration|coa|approval|inspection|variance|survey|bond|sign-off)$/i;

/** "Printed brochure" is one, "printed in color" is none. */
const isThing = (item: string) =>
  !/ (?:no|yes)$/i.test(item) &&
  (phraseKind(item) === 'noun' ||
    (/^\p{L}+ed \p{L}+$/u.test(item) && (hasSureArticle(item) || isPlural(item))));

/** A year, a price or a week among names would not be one more of them. */
export const areAlike = (items: readonly string[]) =>
  !isMoney.test(items[0] ?? '') &&
  !items
    .slice(1)
    .some((item) =>
      /^(?:week|as of|by|up to|ends|starts|only|through|until|mostly|usually|typically|generally|often|sometimes|always|maybe|then|most|all|but|no|with|especially|any|a few|a lot|plus|about|around|from|since|some|lots?|same|each|still|\d{4}(?!\d)|\$|\d+ (?:business |calendar )?(?:hours?|minutes|days|weeks|months|years)\b|\d{1,2}(?::\d\d)? ?[ap]\.?m|my |our |at )/i.test(
        item,
      ),
    ) &&
  items.every(
    (item) =>
      !isContact.test(item) &&
      !/^(?:with|or|but|if|for|in|on|no|not)\b| (?:included|only|optional|mostly|rare|(?:a bit |a little )?(?:less|more)|too|though|so far)$/i.test(
        item,
      ),
  );

function fillFrame(
  frame: string,
  kind: SentenceFrameKind,
  text: string,
  items: readonly string[],
  { material }: Writing,
): string {
  // The end mark of a name is part of it.
  const ending = /\p{Lu}\S* (?:\S+ )*\p{Lu}\S*!$/u.test(text) ? ' .,;' : ' .!,;';
  const isMost = /\bmost/i.test(frame);
  const isOrders = /\b(?:clients|sellers) \{x\}/.test(frame);
  const each = kind === 'pair' ? text.split(/,? (?:vs\.?|versus) /i) : items;
  const isList =
    kind === 'pair' || (each.length > 1 && (joins.has(kind) || (kind === 'any' && areAlike(each))));
  const joined = isOrders
    ? each.map((item) => ofClients(small(item)).replace(/^then /, '')).join(', then ')
    : joinedList(each.map(smallAmong));
  const words = (isList ? joined : small(withoutEnding(text, ending)))
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
    'a x': isList
      ? joinedList(each.map((item, index) => withArticle(smallAmong(item, index, each))))
      : withArticle(said),
    'the x': isRangeOfHundreds.test(said)
      ? `the ${said.replace(/ to (?=mid|high|upper|low)/i, ' to the ')}`
      : isList
        ? joinedList(each.map((item, index) => withThe(smallAmong(item, index, each))))
        : withThe(said),
    'in x': inRange(said),
    typed: text,
    n: items.length === 2 ? 'twice' : inWords(items.length),
    city: material.place.city,
    City: material.place.city,
  };
  // "one of the condos" is a condo.
  const single = /^(\p{Ll}+?)s$/u.exec(said)?.[1];
  return frame
    .replace(single ? /one of the \{x\}/ : /$^/, `${indefiniteArticle(single ?? '')} ${single}`)
    .replace(/\{([^{}]+)\}/g, (all, name: string) => values[name] ?? all)
    .replace(/\btwice times\b/, 'twice')
    .replace(/\b(my) (?:an?|the|my|our) (?=\p{L})/iu, '$1 ');
}

/** "frost heave and clay, and wet basements": where one of them has its "and", a comma parts them. */
function joinedList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  const before = items.slice(0, -1);
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

const isRangeOfHundreds = /^(?:low|mid|high|upper)\b/i;

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
