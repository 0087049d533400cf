import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
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
import { isInDictionary } from '#builtin/writer/understand/spelling.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { usStates } from '#contract/us-states.ts';
import { inWords, type Writing } from './writing.ts';

type Words = { kind: Exclude<PhraseKind, 'sentence'>; text: string };

/** The words in one of the sentences made for them, or nothing when none is. */
export function framed(
  frames: SentenceFrames | undefined,
  words: Words,
  items: readonly string[],
  writing: Writing,
): string | undefined {
  if (!frames || !canBeFramed(words, items)) return undefined;
  const kind = kindOf(words, items);
  if (!kind) return undefined;
  const made =
    frames[kind] ??
    (kind === 'list' && items.every(isPlural) ? frames.plural : undefined) ??
    (fallsBack.has(kind) ? frames.noun : undefined);
  if (!made) return undefined;
  const suiting = made.filter((frame) =>
    kind === 'noun' || kind === 'plural'
      ? suitsNoun(frame, words.text)
      : kind !== 'list' || suitsList(frame, items),
  );
  if (suiting.length === 0) return undefined;
  const filled = suiting.map((frame) => fillFrame(frame, words.text, items, writing));
  const fresh = filled.filter((line) => !writing.isWornOut(line));
  return asSentence(writing.random.pick(fresh.length > 0 ? fresh : filled));
}

/** After a colon words of any grammar stand; "{a x}" and "{the x}" want words whose article is certain. */
const suitsNoun = (frame: string, text: string) =>
  // "my staging advice and a vendor list": one is mine, the other is not.
  !(/\bmy \{x\}/.test(frame) && / (?:and|or) (?:an?|the|my|our) /.test(text)) &&
  (!isInside.test(frame) || (frame.includes('{x}') ? needsNoArticle(text) : hasSureArticle(text)));

/** "Looking at {x}?" takes several things, or names; others want articles. */
const suitsList = (frame: string, items: readonly string[]) =>
  !isInside.test(frame) || items.every((item) => suitsNoun(frame, item));

/** The words stand inside a sentence, and not behind a colon. */
const isInside = /(?<!: )\{(?:x|a x|the x)\}/;

const needsNoArticle = (text: string) =>
  determiners.test(text) ||
  // "$300,000 to $400,000" and "20 minutes", but no "3-bedroom ranch".
  /^\$?\d[\d,.]*%?(?: to \$?[\d,.]+%?)?$/.test(text) ||
  (/^\p{Lu}/u.test(text) && small(text) === text) ||
  isPlural(text) ||
  isMass(text);

/** "a drone" may be right or not: only words we know get an article, or go without. */
const hasSureArticle = (text: string) =>
  needsNoArticle(text) || withArticle(text) !== text || withThe(text) !== text;

/** Marks inside the words and whole paragraphs of them fit into no sentence of ours. */
const canBeFramed = ({ text }: Words, items: readonly string[]) =>
  countWords(text) <= 18 &&
  !/[:=?]|[.!] (?!\()|\n|\/|\b(?:because|if|when|unless|so)\b/.test(
    text.replace(/https?:\S+|\b[\w.]+\.\w+\/\S+|\b\d\/\d\b/g, ''),
  ) &&
  (items.length > 1
    ? items.every((item) => phraseKind(item) === 'noun' && !/ (?:no|yes)$/i.test(item)) ||
      items.every((item) => phraseKind(item) === 'gerund') ||
      items.every((item) => phraseKind(item) === 'order')
    : !/,(?!\d{3})/.test(text));

/** Kinds that a frame for a noun suits as well. */
const fallsBack = new Set<SentenceFrameKind>(['noun', 'plural', 'list', 'money', 'limit']);

function kindOf({ kind, text }: Words, items: readonly string[]): SentenceFrameKind | undefined {
  if (items.length > 1 && kind === 'order') return 'order';
  if (items.length > 1) return areAlike(items) ? 'list' : undefined;
  if (/^(?:before|after|during|at|in|on|for|with|by|from|until|through|only|no|not)\b/i.test(text))
    return undefined;
  if (/^(?:how|what|that|why|where|when|whether)\b/i.test(text)) return 'clause';
  if (/^(?:under|below|over|above|up to|less than|more than|around|about) \$?\d/i.test(text))
    return 'limit';
  // "$2 million and up" is no range.
  if (/^\$\d\S*(?: million)? (?:and|or) (?:up|more|less|under|over|above|below)\b/i.test(text))
    return undefined;
  if (/^(?:(?:the |in the )?(?:low|mid|high|upper)[- ]?(?:to[- ]\p{L}+ )?|from )?\$\d/iu.test(text))
    return 'money';
  if (kind === 'gerund') return 'gerund';
  if (kind === 'order') return 'order';
  return isPlural(text) ? 'plural' : 'noun';
}

/** A year, a price or a week among names would not be one more of them. */
export const areAlike = (items: readonly string[]) =>
  !items
    .slice(1)
    .some((item) =>
      /^(?:week|as of|by|up to|ends|starts|only|through|until|mostly|usually|typically|generally|often|sometimes|always|maybe|then|most|all|but|no|with|especially|any|a few|a lot|plus|about|around|from|since|some|lots|same|each|still|\d{4}|\$|\d+ (?:business |calendar )?(?:hours?|minutes|days|weeks|months|years)\b|\d{1,2}(?::\d\d)? ?[ap]\.?m|my |our |at )/i.test(
        item,
      ),
    ) &&
  items.every(
    (item) =>
      !/^(?:with|or|but|if|for|in|on|no|not)\b| (?:included|only|optional|mostly|rare|(?:a bit |a little )?(?:less|more)|too|though|so far)$/i.test(
        item,
      ),
  );

function fillFrame(
  frame: string,
  text: string,
  items: readonly string[],
  { material }: Writing,
): string {
  // The end mark of a name is part of it.
  const ending = /\p{Lu}\S* (?:\S+ )*\p{Lu}\S*!$/u.test(text) ? ' .,;' : ' .!,;';
  const isMost = /\bmost/i.test(frame);
  const isOrders = /\b(?:clients|sellers) \{x\}/.test(frame);
  const joined = isOrders
    ? items.map((item) => small(item).replace(/^then /, '')).join(', then ')
    : listed(items.map(small));
  const words = (items.length > 1 ? joined : small(withoutEnding(text, ending)))
    .replace(isMost ? /^mostly |,? mostly$/i : /$^/, '')
    .replace(/\bstarts\b/.test(frame) ? / and up$/ : /$^/, '')
    .replace(contactAfterName, (_, before: string, contact: string) =>
      phoneIn.test(contact) ? `${before}, ${contact}` : `${before} (${contact})`,
    )
    .replace(/\) (?=up to\b|with\b)/, '), ')
    .replace(/ - (?=\p{Lu}\p{Ll}+$)/u, ', ');
  const values: Record<string, string> = {
    x: words,
    X: capitalise(words),
    'a x':
      items.length > 1 ? listed(items.map((item) => withArticle(small(item)))) : withArticle(words),
    'the x': items.length > 1 ? listed(items.map((item) => withThe(small(item)))) : withThe(words),
    'in x': /^(?:low|mid|high|upper)\b/i.test(words) ? `in the ${words}` : `${words}`,
    typed: text,
    n: items.length === 2 ? 'twice' : inWords(items.length),
    city: material.place.city,
    City: material.place.city,
  };
  // "one of the condos" is a condo.
  const single = /^(\p{Ll}+?)s$/u.exec(words)?.[1];
  return frame
    .replace(single ? /one of the \{x\}/ : /$^/, `${indefiniteArticle(single ?? '')} ${single}`)
    .replace(/\{([^{}]+)\}/g, (all, name: string) => values[name] ?? all)
    .replace(/\btwice times\b/, 'twice')
    .replace(/\b(my) (?:an?|the|my|our) (?=\p{L})/iu, '$1 ');
}

/** "Tri-R Gutters 716-555-0110" and "NYSERDA rebates nyserda.ny.gov" want a pause. */
const contactAfterName = new RegExp(
  `(\\p{L}(?<!\\b(?:at|on|to|or|and|call|text|see|visit))) (${phoneIn.source}|${linkIn.source})(?=$| )`,
  'iu',
);

/** Inside a sentence; names keep their letters. */
const small = (text: string) =>
  /^\p{Lu}\S*\s+\p{Lu}|^\p{Lu}{2}/u.test(text) ? text : lowerFirst(withSmallStart(text));

const stateNames = new Set<string>(usStates.map(({ name }) => name));

/**
 * "Screened porches" and "Photography" are no names, "Visionary and Kartchner" may be: a word of the
 * dictionary, with small words after it or long and alone.
 */
export const withSmallStart = (text: string) =>
  /^\p{Lu}\p{Ll}+(?:,? \p{Ll}|\p{Ll}{6}$)/u.test(text) &&
  !stateNames.has(/^\p{L}+/u.exec(text)?.[0] ?? '') &&
  !/^(?:\S+ ){1,3}(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)\p{Lu}/u.test(
    text,
  ) &&
  startsWithWord(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

/** Whether the first word is one of the dictionary. */
export const startsWithWord = (text: string) => {
  const word = (/^\p{L}+/u.exec(text)?.[0] ?? '').toLowerCase();
  return (
    isInDictionary(word) || isInDictionary(word.replace(/^(?:pre|re|un|non)(?=\p{L}{5})/u, ''))
  );
};

/** "a kitchen refresh", but "storm windows", "a deck" and "insulation". */
function withArticle(words: string): string {
  const parts = words.split(' and ');
  if (parts.length === 2 && parts.every((part) => countWords(part) <= 4))
    return parts.map(withArticle).join(' and ');
  const isOne =
    countNouns.test(headOf(words)) &&
    !determiners.test(words) &&
    !/^\$|\b(?:vs\.?|versus|or|and)\b/u.test(words);
  if (!isOne) return words;
  const letters = /^[A-Z]{2,}\b/.test(words);
  return `${letters ? (/^[AEFHILMNORSX]/.test(words) ? 'an' : 'a') : indefiniteArticle(words)} ${words}`;
}

/** "a walk-through, floor plan": where one of them has its article, the others have theirs. */
export const withSameArticles = (items: readonly string[]) =>
  items.some((item) => /^an? /i.test(item)) ? items.map((item) => withArticle(item)) : [...items];

/** "the kitchen" and "the living room and patio". */
const withThe = (words: string) =>
  definite.test(headOf(words)) && !determiners.test(words) && !/ (?:vs\.?|versus) /.test(words)
    ? `the ${words}`
    : words;

const determiners = /^(?:an?|the|my|our|your|their|any|all|every|each|some|one|two|three|no)\b/i;
/** Things of which there is one, so that "the" goes before them. */
const definite =
  /^(?:area|fee|period|clause|deadline|process|letter|appraisal|inspection|deposit|estimate|contingency|closing|title|rebate|program|credit|discount|incentive|board|commission|department|office|kitchen|room|bath|bathroom|bedroom|entry|entryway|mudroom|patio|porch|garage|basement|attic|yard|backyard|primary|suite|office|den|house|foyer|hall|hallway|laundry|deck|exterior|front)$/i;
/** Things one has one of; words that are not here go without an article. */
const countNouns =
  /^(?:finish|window|renovation|tour|consult|consultation|preview|film|plan|walkthrough|walk-through|list|ad|book|brochure|website|page|class|driveway|garage|workshop|pool|room|suite|kitchen|house|home|office|yard|porch|deck|studio|barn|bath|bathroom|bedroom|basement|elevator|generator|mudroom|view|refresh|remodel|addition|condo|townhome|townhouse|duplex|triplex|bungalow|cottage|cape|ranch|colonial|scope|inspection|checklist|spreadsheet|report|video|roof|fence|shed|loan|permit|license|licence|rebate|credit|buydown|program|hotline|valuation|guide|stager|photographer|lender|mover|truck|dumpster|lockbox|sweep|test|survey|patio|fireplace|balcony|garden|greenhouse|sauna|dock|island|pantry|primary|apartment|lunch|drive|bonus|certificate|registration|mailer|sheet|worksheet|firm|adu)$/i;

/** The last word before what only describes it: "homes" in "older homes in Montford". */
function headOf(words: string): string {
  const [front = words] = words.split(
    / (?:in|on|of|with|near|from|for|to|at|under|over|above|below|between|around|built|priced|that|who|which|or|and|by|within|before|after)\b|[,(]/i,
  );
  return /([\p{L}’'-]+)[^\p{L}]*$/u.exec(front)?.[1] ?? '';
}

/** What is not counted goes without an article. */
const isMass = (words: string) => massNouns.test(headOf(words));
const massNouns =
  /^(?:photography|videography|video|staging|marketing|advice|land|acreage|parking|storage|insurance|financing|landscaping|flooring|siding|plumbing|wiring|insulation|paint|lighting|carpet|tile|traffic|humidity|hail|snow|ice|wind|rain|heat|clay|moisture|mold|radon|water|salt|smoke|waterfront|lakefront|oceanfront|riverfront|housing|multifamily|help|access|care|space|equity)$/i;

function isPlural(words: string): boolean {
  const head = headOf(words);
  return /[^s'’iu]s$/i.test(head) || /\b(?:people|kids)\b/i.test(head);
}
