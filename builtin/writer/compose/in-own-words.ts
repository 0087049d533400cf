import { type Block, bullets } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { Brief, Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { emailIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { asMine } from './as-mine.ts';
import { refersBack } from './as-typed.ts';
import { afterLabel, lowerStart } from './behind-label.ts';
import { firstSaid, onHome } from './first-answer.ts';
import { leadOfQuestion, sayFreely, startsWithThat } from './free-answers.ts';
import { asksForTips } from './known-subject.ts';
import { isCallToReach, sayExtras } from './say-facts.ts';
import { scopeLine } from './say-scope.ts';
import { subjectCall } from './subject-call.ts';
import { asksQuestion, isMine } from './subject-question.ts';
import { line, pickLine, type Writing } from './writing.ts';

/**
 * What the agent said about a subject of their own, under a first line made of the subject itself where their words
 * do not name it. Nothing of ours stands among them: what we know of a subject may not be what they speak of.
 */
export function tellInOwnWords(writing: Writing): Block[] {
  const { brief, subject, material } = writing;
  const text = subject?.text ?? material.subject;
  brief.facts = brief.facts.map((fact) =>
    isMine.test(text) || /^what did you /i.test(fact.question ?? '') ? asMine(fact) : fact,
  );
  takeCall(brief);
  const scope = scopeLine(writing);
  const [first, ...others] = brief.facts.map((fact, index) =>
    (index > 0 || namesPost.test(text)) && leadOfQuestion(fact) ? fact : withoutLabel(fact),
  );
  return [
    ...(listOfTips(writing, text) ?? [
      ...(first ? opened(first, text, writing) : [line(asSentence(capitalise(text)))]),
      ...sayFreely(others, writing),
    ]),
    ...(scope ? [line(scope)] : []),
    ...sayExtras(writing),
    line(subjectCall(writing)),
  ];
}

/** What was asked is hardly ever what was answered; only "that it's a second inspection" needs its lead. */
const withoutLabel = (fact: Fact): Fact =>
  startsWithThat.test(fact.typed) ||
  (saysWrong(fact) &&
    (refersBack.test(fact.typed) ||
      phraseKind((splitSentences(fact.typed)[0] ?? '').replace(/[.!]$/, '')) === 'gerund'))
    ? fact
    : { ...fact, labels: [] };

const saysWrong = ({ labels, question = '' }: Fact) =>
  /\bget wrong\b/i.test(question) || labels.some((label) => /\bwrong\b|\bmix-up\b/i.test(label));

/** The subject with what was said of it first, so that no word stands without what it speaks of. */
function opened(fact: Fact, text: string, writing: Writing): Block[] {
  const name = nameOf(writing, text);
  const said = sayFreely([fact], writing);
  // "Referral post" says what is to be written, and nothing to a reader.
  if (namesPost.test(text)) return said;
  const rows = said.at(-1);
  const isRow =
    rows !== undefined &&
    'items' in rows &&
    (fact.isTypedAsList ||
      rows.items.length > 3 ||
      (rows.items.length > 2 &&
        (asksForTips.test(text) ||
          rows.items.every((item) => item.endsWith('?')) ||
          rows.items.filter((item) => phraseKind(item) === 'order').length * 2 >
            rows.items.length)));
  if (asksQuestion(text)) {
    const question = `${name.replace(/\?+$/, '')}?`;
    return isRow ? [line(question), rows] : [line(`${question} ${reply(fact, text)}`)];
  }
  if (isRow && said.length < 3) return [line(lead(name)), rows];
  const [, who = '', what = ''] = /^why (I|we) (.+)$/i.exec(name) ?? [];
  if (what && !/^(?:so|because|to|for)\b/i.test(fact.typed))
    return [line(`${capitalise(who)} ${what}. Here's why.`), ...said];
  const deed = onHome(text, fact.typed);
  if (deed) return [line(deed)];
  if (isTold(fact) || (namesSubject(fact, text) && !isMine.test(text))) return said;
  return isStatement(name) && !startsWithDay.test(fact.typed)
    ? [line(asSentence(name), capitalise(fact.typed))]
    : [line(joinedToSubject(name, fact))];
}

const namesPost = /\b(?:post|caption|reel)$/i;

/** When it is belongs right behind what it is. */
const startsWithDay = /^(?:this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

/** "Power outage kit:" above what is in it. */
const lead = (name: string) => (isStatement(name) ? asSentence(name) : `${name}:`);

/** The same for the first lines of an article, under a title that asks or names its subject. */
export function openedBySubject(title: string, words: string): string {
  const fact = { typed: words };
  if (asksQuestion(title) || isTold(fact) || namesSubject(fact, title)) return words;
  const name = withoutKind(title);
  return isStatement(name) ? `${asSentence(name)} ${words}` : joinedToSubject(name, fact);
}

/** Right behind the question, "it" is what was asked about. */
const reply = (fact: Fact, text: string) => firstSaid(fact, text) ?? capitalise(fact.typed);

/** Words that are said as a sentence, or that have marks of their own, take no colon. */
const isStatement = (name: string) =>
  /[.!?:;()]/.test(name.replace(/\bvs\./g, '')) ||
  countWords(name) > 10 ||
  (/^(?:sentence|order)$/.test(phraseKind(name)) && !/^my take\b|\bvs\./i.test(name));

/** As the title has it, where that is the subject and not a shorter heading for it. */
function nameOf({ title }: Writing, text: string): string {
  const titled = keywordsOf(title);
  const isTitled = [...keywordsOf(text)].every((word) => titled.has(word));
  return capitalise(withoutKind(isTitled ? title : text));
}

/** "Landlord tip: do a move-in video" is about the video, and "HOA fees explained" about the fees. */
const withoutKind = (text: string) =>
  text
    .replace(/^(?:(?:\p{L}+ )?(?:tip|reminder|psa)|fun fact|my (?:take|opinion)): /iu, '')
    .replace(/^explain (?=\p{L})|,? (?:explained(?: \p{L}+)?|101|in plain words)$/giu, '');

/** "We moved!", "I bought a duplex in 2009": who did what is said, and nothing before it is missed. */
const isTold = ({ typed }: Pick<Fact, 'typed'>) => {
  const [sentence = ''] = splitSentences(typed);
  return (
    /^(?:I|we)\b/i.test(sentence) &&
    !/\b(?:it|them|this|that|these|those|one|there)\b/i.test(sentence) &&
    phraseKind(sentence.replace(/[.!]$/, '')) === 'sentence'
  );
};

/** A whole sentence that has a word of the subject needs nothing before it. */
const namesSubject = ({ typed }: Pick<Fact, 'typed'>, text: string) => {
  const wanted = keywordsOf(text);
  const [sentence = ''] = splitSentences(typed);
  return (
    /^(?:sentence|order)$/.test(phraseKind(sentence.replace(/[.!]$/, ''))) &&
    [...keywordsOf(sentence)].some((word) => wanted.has(word))
  );
};

/** A subject and its first answer in one sentence; a day that both name is said once. */
function joinedToSubject(name: string, fact: Pick<Fact, 'typed' | 'startsWithName'>): string {
  const words = fact.typed;
  const [, before = '', day = ''] = endsWithDay.exec(name) ?? [];
  const isTwice = day !== '' && new RegExp(`\\b${day}\\b`, 'i').test(words);
  if (isTwice && words.toLowerCase().startsWith(day.toLowerCase()))
    return asSentence(`${before} ${words}`);
  const said = /^(?:His|Her|Their|Its)\b/.test(words) ? lowerStart(words) : afterLabel(fact, words);
  return asSentence(`${isTwice ? before : name}: ${said}`);
}

const endsWithDay =
  /^(.+?),? (?:this |on )?((?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2})$/i;

/** A way to reach the agent beside what they offer is the call to action; so is a number at the end. */
function takeCall(brief: Brief): void {
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

/** Tips where the title promises some, and places in a row, are a list. */
function listOfTips(writing: Writing, text: string): Block[] | undefined {
  const { facts } = writing.brief;
  const [first, ...others] = facts;
  const arePlaces =
    first?.role === 'places' &&
    first.items.length > 2 &&
    first.sentences.length === 0 &&
    !first.items.some((item) => startsWithDay.test(item));
  if (arePlaces)
    return [
      line(lead(nameOf(writing, text))),
      // "Bradburys - crepes": a place, and what it is good for.
      bullets(first.items.map((item) => capitalise(item.replace(/ [-–—] /, ': ')))),
      ...sayFreely(others, writing),
    ];
  const isShort = ({ typed, isTypedAsList }: Fact) =>
    countWords(typed) <= 22 &&
    splitSentences(typed).length < 3 &&
    !/:/.test(typed) &&
    !isTypedAsList;
  const asked = facts.filter((fact) => isTip.test(fact.question ?? '') && isShort(fact));
  // What people get wrong is no tip, and neither is where to get help.
  const isOther = (fact: Fact) =>
    (saysWrong(fact) || /\bcan help\b|^who helped\b/i.test(fact.question ?? '')) &&
    phraseKind((splitSentences(fact.typed)[0] ?? '').replace(/[.!]$/, '')) !== 'order';
  const areAll = facts.length > 2 && facts.every((fact) => isShort(fact) && !isOther(fact));
  const tips = asked.length > 1 ? asked : areAll ? facts : [];
  if (!asksForTips.test(text) || tips.length < 2) return undefined;
  const rest = facts.filter((fact) => !tips.includes(fact));
  return [
    line(pickLine(writing, ['My short list:', 'Here are mine:'])),
    bullets(
      tips.map(({ typed }) =>
        capitalise(splitSentences(typed).length > 1 ? typed : typed.replace(/\.$/, '')),
      ),
    ),
    ...rest.map(({ typed }) => line(typed)),
  ];
}

const isTip = /^(?:What is your first tip|And your (?:second|third))/;
