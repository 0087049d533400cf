import { type Block, bullets, paragraph } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  countWords,
  listed,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, linkIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { sayAsTyped, standsAsTyped } from './as-typed.ts';
import { askedAloud } from './asked-aloud.ts';
import { afterLabel, hasLabel } from './behind-label.ts';
import { framed } from './frames.ts';
import { isQuestionHeard } from './heard-question.ts';
import { isPlainList, isShort, standsAlone, withoutMark } from './stands-alone.ts';
import { toldStory } from './tell-story.ts';
import type { Writing } from './writing.ts';

/**
 * What the agent said, as text. Sentences stay as they were written; a few words stand only where
 * their grammar fits: behind a label and a colon, in a list, or as a line of their own.
 */
export function sayFact(fact: Fact, writing: Writing, isLabelled = true): Block[] {
  const label = isLabelled && fact.labels.length > 0 ? writing.random.pick(fact.labels) : undefined;
  const isList = fact.role === 'features' || fact.role === 'places';
  if (isList && fact.sentences.length === 0 && !standsAsTyped(fact))
    return sayList(fact, label, writing);
  if (fact.role === 'note' && standsAsTyped(fact)) return [paragraph(fact.typed)];
  if (fact.role === 'note' && areMixedNotes(fact)) return [bullets(fact.items.map(asNote))];
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
    ...(label ? [paragraph(`${label}${inArea(label, writing)}:`)] : []),
    bullets(items.map((item) => capitalise(item))),
    ...(sentences.length > 0 ? [paragraph(...sentences)] : []),
  ];
}

/** "Stops to know in East Hill". */
export function inArea(label: string, { brief: { scope } }: Writing): string {
  const area = scope?.labels[0] === 'The area' ? scope.text : undefined;
  return label === 'Stops to know' && area && isName.test(area) ? ` in ${area}` : '';
}

const isName = /^(?:the )?\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){0,3}$/u;

export const listBlock = ({ items, head, sentences, typed }: Fact): Block[] =>
  sentences.length > 0 && items.length < 3
    ? [paragraph(typed)]
    : items.length > 1
      ? [
          bullets(items.map((item) => capitalise(item))),
          ...(sentences.length > 0 ? [paragraph(...sentences)] : []),
        ]
      : [paragraph(head && asSentence(head.text), ...sentences)];

/** "Free, park in the deck, goes on snow or not": things to know of several kinds, which no sentence joins. */
const areMixedNotes = ({ items, sentences }: Fact) =>
  items.length > 2 &&
  sentences.length === 0 &&
  items.every((item) => countWords(item) <= 9 && !isDayOrHour.test(item)) &&
  items.some((item) => /^(?:order|predicate)$/.test(phraseKind(item)));

const isDayOrHour =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b\d{1,2}(?::\d\d)? (?:to|a\.m|p\.m)|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const asNote = (item: string) => capitalise(item).replace(/[.,;]$/, '');

/** "Free. Park at the commons ramp." */
export function noteSentences(fact: Fact, writing: Writing): string[] {
  const { items, head, sentences } = fact;
  const whole = inFrame(fact, writing);
  if (whole) return [whole, ...sentences];
  const aloud = !fact.frames && askedAloud(fact);
  if (aloud) return [aloud];
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
  return [
    ...short.map((item) => asSentence(dayLast(item)).replace(/(?<=\p{L}) (?=please\.$)/u, ', ')),
    ...sentences.flatMap(hintsApart),
  ];
}

/** "Park on 22nd, dogs are welcome": two things that guests are told. */
function hintsApart(sentence: string): string[] {
  const [one = '', other = '', ...more] = sentence.split(/,(?!\d{3}) /);
  const areTwo =
    more.length === 0 &&
    countWords(sentence) <= 12 &&
    isOrder(one) &&
    isHint.test(other) &&
    phraseKind(other.replace(/[.!]$/, '')) === 'sentence';
  return areTwo ? [asSentence(one), asSentence(other)] : [sentence];
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

/** A few words in a sentence made for them. */
export function inFrame(
  { frames, head, items, isCareful }: Fact,
  writing: Writing,
): string | undefined {
  return head && framed(frames, { ...head, isAsTyped: isCareful }, items, writing);
}

/** A sentence made for a few words, or the words after their label; whole sentences stand as they are. */
export function labelled(fact: Fact, label: string | undefined, writing: Writing): string {
  const { head, typed } = fact;
  if (standsAsTyped(fact) && !isQuestionHeard(fact)) return sayAsTyped(fact, label);
  const aloud = fact.labels.length === 0 && !fact.frames && askedAloud(fact);
  if (aloud) return aloud;
  if (isShort(fact) && head) {
    const whole = inFrame(fact, writing);
    if (whole) return whole;
    const words = isPlainList(fact.items) && !fact.isCareful ? listed(fact.items) : head.text;
    if (!label || hasLabel(words)) return asSentence(words);
    return asSentence(`${label}: ${afterLabel(fact, words)}`);
  }
  const asked = /^([^.!?]*\b(?:I|my|we|our)\b[^.!?]*\?) (?=\S)/u.exec(typed)?.[1];
  if (asked && fact.role === 'insight')
    return `The question I hear most: "${asked}" ${typed.slice(asked.length + 1)}`;
  if (standsAlone(fact)) return typed;
  if (/\?$/.test(withoutMark(typed)) && label)
    return `${label}: "${splitSentences(typed)[0]}" ${splitSentences(typed).slice(1).join(' ')}`.trim();
  return label && !hasLabel(typed) ? `${label}: ${afterLabel(fact, typed)}` : typed;
}

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

const inOrder = (facts: readonly Fact[]) =>
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
      !/[:?]$|^Reviewed by /.test(last.text) &&
      !block.text.startsWith('Reviewed by ') &&
      !block.text.endsWith(':') &&
      !hasLabel(block.text) &&
      !hasLabel(last.text) &&
      isDayOrHour.test(last.text) === isDayOrHour.test(block.text) &&
      splitSentences(last.text).length < 3 &&
      countWords(last.text) + countWords(block.text) <= 28;
    if (fits) joined[joined.length - 1] = paragraph(last.text, block.text);
    else joined.push(block);
  }
  return joined;
}

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
              `Source: ${[report.source.name, report.source.period?.replace(/^(?:Week|As) of\b/, (words) => words.toLowerCase())].filter(Boolean).join(', ')}`,
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
