import type { Block } from '#builtin/writer/blocks.ts';
import {
  asSentence,
  capitalise,
  listed,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import type { Fact } from '#builtin/writer/understand/brief.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import { afterLabel, inSentence, lowerStart } from './behind-label.ts';
import { callToAction } from './calls.ts';
import { sayFreely } from './free-answers.ts';
import { commonOf, knownOf, knownPoint, tellKnown } from './known-subject.ts';
import { sayAllElse } from './say-facts.ts';
import { line, pickLine, type Writing } from './writing.ts';

/** "Priya Shah, 6 years in mortgage, speaks Tamil, starts December 1": who it is, then what is said of them. */
function introduced(words: string, name: string): string {
  const [who = '', ...said] = splitItems(words);
  const told = said
    .map((typed) =>
      typed.replace(/^(?:s?he|they)(?:['’]ll| will| (?=\p{L}))/iu, (who) =>
        /l$/i.test(who) ? 'will' : '',
      ),
    )
    .map((item) =>
      /^(?:over |about |almost )?\d+ years (?:in|as|of|with) /i.test(item)
        ? `has ${item}`
        : /^(?:and )?(?:speaks|will|starts|joins|joined|comes|came|lives|grew|loves|knows|worked|spent|has|was|is|helps|covers)\b/i.test(
              item,
            ) || doesSomething(item)
          ? item.replace(/^and /i, '')
          : undefined,
    );
  const pronoun = /^(s?he|they)\b/i.exec(said[0] ?? '')?.[1];
  return told.length > 0 && told.every((item): item is string => item !== undefined)
    ? `Meet ${who}. ${pronoun ? capitalise(pronoun.toLowerCase()) : name} ${listed(told).replace(/\b(starts|joined|joins) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/, '$1 on ')}.`
    : `Meet ${words}.`;
}

/** "Meet the new puppy" gets no praise of those who answer the phone. */
const isColleague =
  /\b(?:team|agents?|realtors?|members?|assistant|coordinator|colleague|partner|hire|lender|manager|broker|intern|office|somebody|someone)\b/i;

/** "collects vintage maps", "coached football". */
const doesSomething = (text: string) =>
  phraseKind(text) === 'predicate' ||
  /^(?!is\b|was\b)\p{Ll}{3,}(?:[^s]s|ed) (?!of\b|and\b|or\b)\p{L}/u.test(text);

/** What somebody did before is told of them, as what they do is. */
function toldOf(fact: Fact, name: string): Fact {
  const words = fact.typed.replace(/[.!]$/, '');
  const small = lowerStart(words);
  const [first = '', ...others] = splitSentences(fact.typed);
  if (others.length > 0) {
    const told = toldOf({ ...fact, typed: first, question: undefined }, name);
    return told.typed === first ? fact : sentenceFact(fact.role, [told.typed, ...others].join(' '));
  }
  if (/^(?:was|is|has|had|ran|knows|grew|taught|spent|came)\b/i.test(words) || doesSomething(small))
    return sentenceFact(fact.role, `${name} ${small}.`);
  if (!/^What did they do before/i.test(fact.question ?? '') || phraseKind(words) === 'sentence')
    return fact;
  return sentenceFact(
    fact.role,
    /^\d+ years /.test(words)
      ? `${name} brings ${words}.`
      : `Before this: ${afterLabel(fact, words)}.`,
  );
}

export function welcomeSomeone(writing: Writing): Block[] {
  const { brief, subject } = writing;
  if (/\bhiring\b|\bjoin (?:my|our) team\b/i.test(subject?.text ?? ''))
    return lookForSomeone(writing);
  const name =
    /\b(?:[Ww]elcome|[Mm]eet|member|[Ii]ntroducing|agent|assistant|coordinator|baby),? (?!Our|The|My)(\p{Lu}\p{Ll}+)/u.exec(
      subject?.text ?? '',
    )?.[1] ??
    /^(?!(?:She|He|They|Our|My|The|We)\b)(\p{Lu}\p{Ll}+)(?= \p{Lu}|,)/u.exec(
      brief.facts[0]?.typed ?? '',
    )?.[1];
  // "Priya Shah, buyer specialist": who it is. What area they work in is theirs as well.
  if (name)
    brief.facts = brief.facts.map((fact, index) => {
      const words = fact.typed.replace(/[.!]$/, '');
      if (
        index === 0 &&
        splitSentences(words).length === 1 &&
        /^[ ,]/.test(words.slice(name.length)) &&
        words.startsWith(name)
      )
        return sentenceFact(fact.role, introduced(words, name));
      return /^which area/i.test(fact.question ?? '') &&
        fact.head?.kind === 'noun' &&
        fact.items.length < 2
        ? sentenceFact(fact.role, `${name} will be helping with ${inSentence(words)}.`)
        : toldOf(fact, name);
    });
  const [first] = brief.facts;
  if (name && first && /^s?he\b/i.test(first.typed))
    brief.facts[0] = sentenceFact(first.role, first.typed.replace(/^s?he\b/i, name));
  // "Welcome baby Nora", "born November 2": who it is comes first.
  const [opening] = brief.facts;
  const isNamed =
    !opening || /^(?:Meet|Welcome)\b/.test(opening.typed) || opening.typed.includes(name ?? '');
  const own = [
    ...(isNamed ? [] : [line(asSentence(capitalise(subject?.text ?? '')))]),
    ...sayAllElse([], writing),
  ];
  const known = subject && (knownOf(subject) ?? commonOf(writing));
  if (own.length === 0 && !name && !isColleague.test(subject?.text ?? ''))
    return [
      line(asSentence(capitalise(subject?.text ?? ''))),
      line(brief.nextStep ?? pickLine(writing, ['Say hi in the comments, {city}.'])),
    ];
  if (known && own.length === 0 && !brief.nextStep) {
    if (!name) return tellKnown(writing, known);
    return [
      line(pickLine(writing, [`Everyone, meet ${name}.`, `Please say hello to ${name}.`])),
      knownPoint(writing, known),
      line(pickLine(writing, [`Say hi to ${name} in the comments.`, `Welcome ${name} below.`])),
    ];
  }
  const call = brief.nextStep ?? callToAction(writing, 'welcome');
  return [
    // The title says it already.
    line(own.length === 0 && asSentence(capitalise(subject?.text ?? 'Meet our new team member'))),
    ...own,
    line(
      name
        ? call
            .replace(/^(?:To reach me: |Reach me at )/, `Reach ${name} at `)
            .replace(/^Email me\b/, `Email ${name}`)
        : call,
    ),
  ];
}

/** What the work is, in the agent's words. */
function lookForSomeone(writing: Writing): Block[] {
  const { brief, subject } = writing;
  const known = subject && knownOf(subject);
  const [first, ...others] = brief.facts;
  if (!first) return known ? tellKnown(writing, known) : [line('We are hiring.')];
  return [
    line(
      phraseKind(first.typed.replace(/[.!]$/, '')) === 'sentence'
        ? first.typed
        : `We're looking for: ${inSentence(first.typed)}`,
    ),
    ...sayFreely(others, writing),
    line(
      brief.nextStep ??
        pickLine(writing, ['Know someone? Pass it on.', 'Curious? Send me a message.']),
    ),
  ];
}
