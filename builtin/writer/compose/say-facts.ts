import { type Block, bullets, paragraph, strong } from '#builtin/writer/blocks.ts';
import { storySentences } from '#builtin/writer/blog/story-sentences.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  listed,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, linkIn, phoneIn, splitItems } from '#builtin/writer/understand/segments.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { areAlike, framed, startsWithWord, withSmallStart } from './frames.ts';
import type { Writing } from './writing.ts';

/**
 * What the agent said, as text. Sentences stay as they were written; a few words stand only where
 * their grammar fits: behind a label and a colon, in a list, or as a line of their own.
 */
export function sayFact(fact: Fact, writing: Writing, isLabelled = true): Block[] {
  const label = isLabelled && fact.labels.length > 0 ? writing.random.pick(fact.labels) : undefined;
  const isList = fact.role === 'features' || fact.role === 'places';
  if (isList && fact.sentences.length === 0) return sayList(fact, label, writing);
  if (fact.role === 'note') return [paragraph(...noteSentences(fact, writing))];
  if (fact.role === 'story')
    return [paragraph(toldStory(isLabelled ? fact : { ...fact, labels: [] }))];
  return [paragraph(labelled(fact, label, writing))];
}

/** Short lists stay in their line; long ones get lines of their own. */
function sayList(fact: Fact, label: string | undefined, writing: Writing): Block[] {
  const { items, head, sentences } = fact;
  const isLong =
    items.length > 3 ||
    countWords(items.join(' ')) > 14 ||
    items.some((item) => countWords(item) > 5);
  const inSentence = !isLong && inFrame(fact, writing);
  if (inSentence) return [paragraph(inSentence, ...sentences)];
  if (items.length < 2 || (!isLong && items.length < 3)) {
    const text = items.length === 2 ? items.join(' and ') : head?.text;
    return [paragraph(text && asSentence(label ? `${label}: ${text}` : text), ...sentences)];
  }
  return [
    ...(label ? [paragraph(`${label}:`)] : []),
    bullets(items.map((item) => capitalise(item))),
    ...(sentences.length > 0 ? [paragraph(...sentences)] : []),
  ];
}

export const listBlock = ({ items, head, sentences, typed }: Fact): Block[] =>
  sentences.length > 0 && items.length < 3
    ? [paragraph(typed)]
    : items.length > 1
      ? [
          bullets(items.map((item) => capitalise(item))),
          ...(sentences.length > 0 ? [paragraph(...sentences)] : []),
        ]
      : [paragraph(head && asSentence(head.text), ...sentences)];

/** "Free. Park at the commons ramp." */
export function noteSentences(fact: Fact, writing: Writing): string[] {
  const { items, head, sentences } = fact;
  const whole = inFrame(fact, writing);
  if (whole) return [whole, ...sentences];
  // "Free, park at the ramp": orders and facts stand alone; days, prices and lists stay together.
  const isApart =
    items.length === 2 &&
    items.every((item) => !/\d/.test(item)) &&
    !/^(?:if|when|once|after|before|until)\b/i.test(items[0] ?? '') &&
    items.some(isOrder);
  // "Park on 22nd, dogs welcome, no shoes": each stands alone.
  const areHints =
    items.length > 1 &&
    items.every(
      (item) =>
        countWords(item) <= 8 &&
        !/^(?:and|or|with|because|if|when|from|at|by)\b|\d{1,2}(?::\d\d)? (?:to|a\.m|p\.m)/i.test(
          item,
        ),
    ) &&
    items.every((item) => isHint.test(item) || isOrder(item)) &&
    !items.some((item) => phraseKind(item) === 'sentence');
  const short = isApart || areHints ? items : head ? [head.text] : [];
  return [...short.map((item) => asSentence(dayLast(item))), ...sentences];
}

/** What guests are told. */
const isHint =
  /^(?:free|no|dogs?|pets?|kids|street|off-street|parking|park|shoes?|rain or shine|all ages|cash|snacks|cookies|cider|refreshments|leashed|strollers?|tickets|donations|masks|booties)\b/i;

const isOrder = (item: string) => phraseKind(item) === 'order';

/** "November 19 first showings" as one says it. */
const dayLast = (text: string) =>
  text.replace(
    /^((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}) (\p{Ll}.+)$/u,
    '$2 $1',
  );

/** A story is told whole, as it was typed, behind its label where it has no subject of its own. */
export function toldStory(fact: Fact): string {
  const { head, typed, labels } = fact;
  const [label] = labels;
  const start = startOfStory(typed);
  const isTold = !head && isWhole(withoutMark(typed), true);
  const did =
    /^(had|listed|sold|helped|worked|took(?! (?:me |us |about |only )?(?:\d+|a|two|three|four|five|six) (?:days|weeks|months|years|hours|while))|met|showed|pulled|moved|swapped|painted|did|got|put|kept|found|closed)\b(?! (?:by|for \$))/i.exec(
      typed,
    );
  // "had one on Elmhurst sit for 41 days" was the agent.
  if (did)
    return `${/^had$/i.test(did[0]) ? 'I' : 'We'} ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`;
  // "took 7 months": the sale did.
  if (/^took\b/i.test(typed)) return `It ${typed.charAt(0).toLowerCase()}${typed.slice(1)}`;
  // "one last winter, board turndown after 9 weeks": one of what the title speaks of.
  const one = /^one ((?:last|this|in|back in|from|on) [\p{L}\d' ]{3,24}), (.+)$/isu.exec(typed);
  if (one)
    return /^(?:sat|sold|closed|went|had|took|was|got|needed|listed)\b/i.test(one[2] ?? '')
      ? `One ${one[1]} ${one[2]}`
      : `One ${one[1]}${(one[2] ?? '').includes(': ') ? ',' : ':'} ${one[2]}`;
  // "North Buffalo, sellers kept the green tile": where it was.
  const place =
    /^((?:North|South|East|West|Old|Upper|Lower)? ?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)[.,] (?=(?:sellers?|buyers?|owners?|clients?|we|they)\b)/iu.exec(
      typed,
    );
  if (place && /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(place[1] ?? ''))
    return `In ${place[1]}, ${lowerStart(typed.slice(place[0].length))}`;
  const told = storySentences(capitalise(withArticleOfHome(start)));
  const [opening = '', ...others] = splitSentences(told);
  if (others.length > 0 && /^an? /i.test(opening) && isOneHome.test(opening) && !isTold)
    return [`One example: ${opening.charAt(0).toLowerCase()}${opening.slice(1)}`, ...others].join(
      ' ',
    );
  if (told !== capitalise(start)) return told;
  return !label || isTold || hasLabel(typed) || /^before\b/i.test(typed)
    ? capitalise(start)
    : `${label}: ${afterLabel(fact, start)}`;
}

/** "Old West Side two story. The seller ...": one house, named by where it is. */
const withArticleOfHome = (text: string) => {
  const [opening = '', ...others] = splitSentences(text);
  const isHome =
    others.length > 0 &&
    countWords(opening) <= 9 &&
    /^\p{Lu}\p{Ll}+ /u.test(opening) &&
    isOneHome.test(opening) &&
    !opening.includes(',') &&
    phraseKind(opening.replace(/[.!]$/, '')) === 'noun';
  return isHome ? `${indefiniteArticle(opening)} ${text}` : text;
};

const isOneHome =
  /^[^.:]*\b(?:house|home|ranch|split level|colonial|cape|cape cod|bungalow|condo|townhome|townhouse|duplex|foursquare|tudor|rowhouse|craftsman|cottage|farmhouse|rambler|rancher|triplex|casita|loft|rowhome|victorian|two[- ]story|split|\d-bedroom|listing)\b/i;

const withoutMark = (typed: string) => (splitSentences(typed)[0] ?? '').replace(/[.!]$/, '');

/** "1921 foursquare on Cumberland" is one house. */
function startOfStory(text: string): string {
  const isOneThing =
    /^(?:1[89]|20)\d\d (?!\p{L}+s\b)\p{Ll}/u.test(text) ||
    /^\d+(?:\.\d+)?-(?:acre|bedroom|unit|story) (?!\p{L}+s\b)\p{Ll}/u.test(text) ||
    /^(?:seller|buyer|client|owner|couple|investor|landlord) (?:in|with|who|on|near|from|got|had|was|wanted)\b/i.test(
      text,
    );
  return isOneThing
    ? `${indefiniteArticle(text)} ${text.charAt(0).toLowerCase()}${text.slice(1)}`
    : text;
}

/** A few words in a sentence made for them. */
export function inFrame({ frames, head, items }: Fact, writing: Writing): string | undefined {
  return head && framed(frames, head, items, writing);
}

/** A few words of one kind, which a label or a sentence of ours can take; anything else is typed as it is. */
export const isShort = ({ head, items, sentences }: Fact) =>
  head !== undefined &&
  sentences.length === 0 &&
  (isPlainList(items)
    ? countWords(head.text) <= 16
    : items.length < 2 &&
      countWords(head.text) <= 9 &&
      !/,(?!\d{3})|[;:()"–—]| - /.test(head.text));

/** Short things of one kind. */
export const isPlainList = (items: readonly string[]) =>
  items.length > 1 &&
  areAlike(items) &&
  // Of two things the second often tells of the first: "attorney review, 5 business days".
  (items.length > 2 || items.every((item) => countWords(item) <= 3 && !/\d/.test(item))) &&
  // "a bedroom and laundry, a garage": one "and" is there already.
  !items.some((item) => / (?:and|&|or) /.test(item)) &&
  items.every(
    (item) => phraseKind(item) === 'noun' && countWords(item) <= 6 && !linkIn.test(item),
  ) &&
  // A class, its day and its place are no three things.
  !items.some((item) =>
    /\b[ap]\.m\.|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, /.test(`${item}, `),
  );

/**
 * Words that need no label: their first sentence is whole and says what it speaks of. "It shows up on
 * the tax bill" does not, and neither does a list of names with a sentence in it.
 */
export const standsAlone = ({ typed, role, items, frames }: Fact) =>
  !((role === 'places' || role === 'features') && items.length > 1) &&
  isWhole(withoutMark(typed), frames?.order === undefined) &&
  // A question that nobody answers is one that people ask.
  !(/\?["”]?$/.test(typed) && splitSentences(typed).length === 1) &&
  !(
    /\b(?:they|them)\b/i.test(splitSentences(typed)[0] ?? '') &&
    !/\b\p{L}{2,}(?:[^s'’]s|people|folks|everyone|anyone)\b.*\b(?:they|them)\b/iu.test(
      splitSentences(typed)[0] ?? '',
    )
  ) &&
  !/^(?:it|its|it['’]s|that|this|those|these|both|he|she|they|their|them|they['’]re|which|and|but|or|so|also|because|then|not|if not|same|no|yes|usually|typically|mostly|one (?:is|was|has|of them))\b(?! (?:house|home|year|month|week|city|county|state|is the|sides|go)\b)/i.test(
    typed,
  );

/** "Waiting costs you": the verb belongs to the doing, and to nobody who comes after it. */
const saysOfDoing =
  /^\p{L}+ing\b(?:(?!\b(?:till|until|when|if|that|which|who|what|where|because|after|before|the|they|you|it|we)\b)[^,.]){0,50}?\b(?:is|are|means|costs?|takes|helps|can|will|pays|beats|saves|hurts|works|matters)\b/iu;

/** A sentence, and no list with a sentence in it: "video tours, I drive you around, a list of movers". */
function isWhole(text: string, mayBeOrder: boolean): boolean {
  const kind = phraseKind(text);
  if (kind === 'order') return mayBeOrder;
  if (kind !== 'sentence') return false;
  // "virtual tours and I drive you around": some words, then what the agent does.
  const before = /^([^,.]{3,40}?) and (?:I|we)\b/.exec(text)?.[1];
  if (before && phraseKind(before) === 'noun') return false;
  const [first = '', ...others] = splitItems(text);
  if (/^\p{L}+ing\b/iu.test(first) && !saysOfDoing.test(text)) return false;
  // "Goodwill picks up, Two Men and a Truck": a sentence among names.
  if (
    others.length > 0 &&
    countWords(first) <= 6 &&
    others.every((item) => /^[\p{Lu}\d]/u.test(item) && phraseKind(item) === 'noun')
  )
    return false;
  const isStart =
    /^(?:in|on|at|for|with|by|from|during|if|when|once|after|before|since|until|as|most|because|while|last|this|every|yes|no|honestly|to)\b/i.test(
      first,
    );
  return others.length === 0 || isStart || phraseKind(first) !== 'noun' || countWords(first) > 9;
}

/** A sentence made for a few words, or the words after their label; whole sentences stand as they are. */
export function labelled(fact: Fact, label: string | undefined, writing: Writing): string {
  const { head, typed } = fact;
  const { random } = writing;
  if (isShort(fact) && head) {
    const whole = inFrame(fact, writing);
    if (whole && (label === undefined || random.chance(0.85))) return whole;
    const words = isPlainList(fact.items) ? listed(fact.items) : head.text;
    if (!label || hasLabel(words)) return asSentence(words);
    return asSentence(`${label}: ${afterLabel(fact, words)}`);
  }
  if (standsAlone(fact)) return typed;
  if (/\?$/.test(withoutMark(typed)) && label)
    return `${label}: "${splitSentences(typed)[0]}" ${splitSentences(typed).slice(1).join(' ')}`.trim();
  return label && !hasLabel(typed) ? `${label}: ${afterLabel(fact, typed)}` : typed;
}

/** Words behind a label begin small, unless with a name. */
export const afterLabel = ({ startsWithName }: { startsWithName?: boolean }, words: string) =>
  startsWithName ? words : inSentence(words);

/** Words behind their label, in bold, as a line of a list. */
export const behindLabel = (
  label: string | undefined,
  words: string,
  of: { startsWithName?: boolean } = {},
) => {
  const again = countWords(words) <= 5 ? /\b(\p{L}{4,}s)$/u.exec(label ?? '')?.[1] : undefined;
  const said =
    splitSentences(words).length > 1
      ? words
      : words.replace(/(?<!\b[ap]\.m)\.$/, '').replace(again ? new RegExp(` ${again}$`) : /$^/, '');
  return label && !/^[^:.!?"]{3,30}: /.test(said)
    ? `${strong(`${label}:`)} ${/^["“]/.test(said) ? said : /^[^.!?]+\?$/.test(said) ? capitalise(said) : afterLabel(of, said)}`
    : capitalise(said);
};

const lowerStart = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Words inside a sentence of ours. A name of several words keeps its letters. */
export const inSentence = (text: string) =>
  /^(?:Craftsman|Victorian|Tudor|Georgian|Colonial Revival|Zoom|FaceTime|Facebook|Instagram|Google|YouTube|Christmas|Thanksgiving|Realtor)s?\b/.test(
    text,
  )
    ? text
    : withSmallLetter(text);

const withSmallLetter = (text: string) =>
  /^(?:Roughly|About|Around|Between|Along|It|You|They|We|He|She|There|That|A|An|My|Our|Your|This|In|On|At|For|From|With|By)(?:['’]| )|^The \p{Ll}/u.test(
    text,
  ) ||
  (/^\p{Lu}\p{Ll}+[.!,] /u.test(text) &&
    // "Meridian, Eagle, Nampa" are names, whatever else the first of them means.
    !/^\p{Lu}\p{Ll}+, (?:\p{Lu}[^,.]*, )*(?:and )?\p{Lu}[^,.]*(?:\.|$)/u.test(text) &&
    !/^(?:St|Mt|Ft|Dr|Mr|Mrs)\. /.test(text) &&
    (startsWithWord(text) || /^\p{Lu}\p{Ll}+ing[.!,]/u.test(text)))
    ? lowerStart(text)
    : /^\p{Lu}\S*\s+(?!I\b|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b|(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)(?:(?:&|of|the|for) )*\p{Lu}|^\p{Lu}\.? \d|^(?:January|February|March|April|May|June|July|August|September|October|November|December|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?)\b/u.test(
          text,
        )
      ? text
      : lowerFirst(withSmallStart(text));

/** All words of a fact, to see whether a text has them. */
export const wordsOfFact = ({ head, items, sentences }: Fact): string =>
  [items.length > 1 ? items.join(' ') : head?.text, ...sentences].filter(Boolean).join(' ');

export const factsOf = ({ facts }: Brief, ...roles: Fact['role'][]) =>
  facts.filter(({ role }) => roles.includes(role));

/** The order in which facts are told when nothing else is said: what helps most first. */
const order: Fact['role'][] = [
  'story',
  'insight',
  'rule',
  'places',
  'features',
  'detail',
  'offer',
  'note',
];

export const inOrder = (facts: readonly Fact[]) =>
  facts.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role));

/** The facts a shape has not used, each with its label. */
export function sayRest(used: readonly Fact[], writing: Writing): Block[] {
  const left = inOrder(writing.brief.facts.filter((fact) => !used.includes(fact)));
  return joinShort(left.flatMap((fact) => sayFact(fact, writing)));
}

/** All that was said and that the shape has not used, where and when included. */
export const sayAllElse = (used: readonly Fact[], writing: Writing): Block[] => [
  ...sayRest(used, writing),
  ...sayExtras(writing),
];

/** Two short lines in a row read as one paragraph. */
export function joinShort(blocks: Block[]): Block[] {
  const joined: Block[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    const fits =
      last?.kind === 'p' &&
      block.kind === 'p' &&
      !/[:?]$/.test(last.text) &&
      !block.text.endsWith(':') &&
      !hasLabel(block.text) &&
      !hasLabel(last.text) &&
      splitSentences(last.text).length < 3 &&
      countWords(last.text) + countWords(block.text) <= 28;
    if (fits) joined[joined.length - 1] = paragraph(last.text, block.text);
    else joined.push(block);
  }
  return joined;
}

/** "Who to call: Tri-R Gutters." One such line reads well, three read like a form. */
export const hasLabel = (text: string) => /^[^:.!?"]{3,48}: /.test(text);

/** Where, when, how much: what came with the answers and the shape has no place for. */
export function sayExtras({ brief }: Writing): Block[] {
  const { event, property, report } = brief;
  const when =
    event.typed ??
    [event.name, event.venue, event.address, event.day, event.hours].filter(Boolean).join(', ');
  const home = [...property.rooms, ...property.size, property.price].filter(Boolean).join(', ');
  return [
    ...(when ? [paragraph(asSentence(when))] : []),
    ...(home ? [paragraph(asSentence(home))] : []),
    ...(report.figures.length > 1
      ? [bullets(report.figures.map(({ text }) => text))]
      : report.figures.map(({ text }) => paragraph(asSentence(text)))),
    ...(report.source?.name && report.figures.length === 0
      ? [
          paragraph(
            asSentence(
              `Source: ${[report.source.name, report.source.period].filter(Boolean).join(', ')}`,
            ),
          ),
        ]
      : []),
    ...(event.link ? [paragraph(`Details: ${event.link}`)] : []),
  ];
}

/** "Free class on Saturdays, sign up at ...", or a number to call. */
export const isCallToReach = ({ typed, role }: Fact) =>
  (role === 'offer' || role === 'detail' || role === 'note') &&
  (phoneIn.test(typed) || emailIn.test(typed) || linkIn.test(typed)) &&
  /\b(?:sign up|book|register|rsvp|call|text|dm|email|message|ask me|reach|I can|I['’]ll|sit down)\b/i.test(
    typed,
  ) &&
  !/\bcall (?:the|your)\b/i.test(typed);
