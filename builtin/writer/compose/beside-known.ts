import { type Block, bullets, linesOf } from '#builtin/writer/blocks.ts';
import type { KnownSubject } from '#builtin/writer/knowledge/own-subjects.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, phoneIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { inSentence } from './behind-label.ts';
import { sayFreely } from './free-answers.ts';
import { asksForTips, callOf, knownPoint } from './known-subject.ts';
import { isCallToReach, labelled, sayExtras } from './say-facts.ts';
import { line, namesCity, pickLine, type Writing } from './writing.ts';

/**
 * What the agent said about a subject that something is known of: a line that leads into it where their
 * words do not name it, then their words, and one thing that is known where they said little.
 */
export function tellBeside(writing: Writing, known: KnownSubject): Block[] {
  const { brief, subject } = writing;
  const text = subject?.text ?? '';
  takeCall(brief);
  const { facts } = brief;
  const said = facts.map(({ typed }) => typed).join(' ');
  const [first] = facts;
  const isNamed = first !== undefined && namesSubject(first, text);
  // News and an invitation begin with themselves.
  const isTold = known.kind === 'news' || invitesGuests(facts) || tellsItself.test(text);
  const isLed = isTold || (first && pointsBack(splitSentences(first.typed)[0] ?? '', text));
  const opening =
    !isLed && (!isNamed || countWords(said) < fewWords)
      ? pickLine(writing, known.openings)
      : undefined;
  if (isLed && !isNamed && first) facts[0] = ledBySubject(first, text) ?? first;
  const body = [
    ...(listOf(writing, text) ?? facts.flatMap((fact) => sayOne(fact, writing))),
    ...sayExtras(writing),
    ...(!isTold && facts.length < 2 && countWords(said) < fewWords
      ? [knownPoint(writing, known)]
      : []),
  ];
  const before = [writing.title, opening, ...linesOf(body)].join(' ');
  return [
    line(opening),
    ...body,
    line(invitesGuests(facts) ? callToCome(writing) : callOf(writing, known, before)),
  ];
}

/** A day with an hour or a street, or a day of every week: something to come to. */
export const invitesGuests = (facts: readonly Fact[]): boolean =>
  !facts.some(({ typed }) => ofHome.test(typed)) &&
  facts.some(({ typed }) => {
    const { day, hours, address, rest } = whereAndWhen(typed);
    return (
      /\b(?:every|each) (?:mon|tue|wed|thu|fri|sat|sun)/i.test(typed) ||
      (day !== undefined && (hours ?? address) !== undefined) ||
      (day !== undefined && rest.some((each) => isStreetOrVenue.test(each)))
    );
  });

/** A price or rooms: what is coming is a listing. */
const ofHome = /\d{2,3},\d{3}|\b\d(?:\.5)?[ -](?:bed|bath)|\b(?:closed|sold|listed)\b/i;

const isStreetOrVenue =
  /\b(?:street|st|avenue|ave|road|rd|plaza|square|park|library|hall|center|school|church|main)\b/i;

/** Who is asked to come is asked for nothing else. */
export const callToCome = (writing: Writing): string =>
  writing.brief.nextStep ??
  pickLine(
    writing,
    namesCity(
      `${writing.title} ${writing.brief.facts.map(({ typed }) => typed).join(' ')}`,
      writing.material.place.city,
    )
      ? ["Who's coming? Tell me below.", 'See you there?']
      : ['See you there, {city}?', "Who's coming, {city}? Tell me below."],
  );

/** "Coffee with a Realtor: every Tuesday, 8 to 9": what it is before when. */
function ledBySubject(fact: Fact, text: string): Fact | undefined {
  const words = fact.typed.replace(/[.!]$/, '');
  const [sentence = ''] = splitSentences(words);
  const isWhole = /^(?:sentence|order)$/.test(phraseKind(sentence.replace(/[.!]$/, '')));
  if ((isWhole && !pointsBack(sentence, text)) || /[?:]/.test(text)) return undefined;
  const led = joinedToSubject(text, words);
  return { ...fact, typed: led, head: undefined, items: [], sentences: splitSentences(led) };
}

/** "Rates are under 6": a subject that is news by itself; "free value reports" only names it. */
const tellsItself =
  /^(?!what\b|how\b|why\b|when\b|is\b|are\b|should\b|do\b).* (?:is|are|was|were|has|have|got|hit|dropped|fell|rose|went|came|moved|won|opens|opened)\b/i;

/** "Buyer love letters", "I tell my buyers not to write them": their words need the name before them. */
export const pointsBack = (sentence: string, text: string): boolean =>
  !tellsItself.test(text) &&
  countWords(text) <= 6 &&
  /^(?:I|we) [^,;.]*\b(?:it|them|these|those)\b/i.test(sentence) &&
  !/[?:,]/.test(text);

/** A subject and its first answer in one sentence; a day that both name is said once. */
export function joinedToSubject(text: string, words: string): string {
  const [, before = '', day = ''] =
    /^(.+?),? (?:this |on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)$/i.exec(text) ?? [];
  if (!day || !new RegExp(`\\b${day}\\b`, 'i').test(words))
    return asSentence(`${capitalise(text)}: ${inSentence(words)}`);
  return words.toLowerCase().startsWith(day.toLowerCase())
    ? asSentence(`${capitalise(before)} ${words}`)
    : asSentence(`${capitalise(before)}: ${inSentence(words)}`);
}

/** Below this the agent's words are hardly a post. */
const fewWords = 34;

const namesSubject = ({ typed }: Fact, text: string) => {
  const wanted = keywordsOf(text);
  const [sentence = ''] = splitSentences(typed);
  return (
    /^(?:sentence|order)$/.test(phraseKind(sentence.replace(/[.!]$/, ''))) &&
    [...keywordsOf(sentence)].some((word) => wanted.has(word))
  );
};

/** A way to reach the agent beside what they offer is the call to action; so is a number at the end. */
export function takeCall(brief: Brief): void {
  if (brief.nextStep || brief.facts.length < 2) return;
  const last = brief.facts.at(-1);
  const isReach = (fact: Fact) => phoneIn.test(fact.typed) || emailIn.test(fact.typed);
  const call =
    brief.facts.slice(1).find(isCallToReach) ??
    (last && isReach(last) && splitSentences(last.typed).length === 1 ? last : undefined);
  if (!call) return;
  brief.nextStep = call.typed;
  brief.facts = brief.facts.filter((fact) => fact !== call);
}

/** Places in a row, and tips where the title promises some, are a list. */
function listOf(writing: Writing, text: string): Block[] | undefined {
  const { facts } = writing.brief;
  const [first, ...others] = facts;
  if (first?.role === 'places' && first.items.length > 2 && first.sentences.length === 0)
    return [
      bullets(first.items.map((item) => capitalise(item))),
      ...others.map(({ typed }) => line(typed)),
    ];
  const isShort = ({ typed }: Fact) =>
    countWords(typed) <= 22 && splitSentences(typed).length < 3 && !/:/.test(typed);
  const asked = facts.filter((fact) => isTip.test(fact.question ?? '') && isShort(fact));
  const areAll = facts.length > 2 && facts.every(isShort);
  const tips = asked.length > 1 ? asked : areAll ? facts : [];
  if (!asksForTips.test(text) || tips.length < 2) return undefined;
  const rest = facts.filter((fact) => !tips.includes(fact));
  return [
    line(pickLine(writing, ['My short list:', 'Here are mine:'])),
    bullets(tips.map(({ typed }) => capitalise(typed.replace(/\.$/, '')))),
    ...rest.map(({ typed }) => line(typed)),
  ];
}

const isTip = /^(?:What is your first tip|And your (?:second|third))/;

/** A few words get the lead that the question has for them, if it has one. */
function sayOne(fact: Fact, writing: Writing): Block[] {
  const words = fact.typed.replace(/[.!]$/, '');
  const isName =
    /^(?:note|detail|places)$/.test(fact.role) &&
    phraseKind(words) === 'noun' &&
    countWords(words) <= 6 &&
    !/[\d,]/.test(words);
  return isName && fact.labels.length > 0
    ? [line(labelled(fact, fact.labels[0], writing))]
    : sayFreely([fact], writing);
}
