import type { Block } from '#builtin/writer/blocks.ts';
import { asSentence, capitalise, listed } from '#builtin/writer/language/sentences.ts';
import { sentenceFact } from '#builtin/writer/understand/add-fact.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { splitItems } from '#builtin/writer/understand/segments.ts';
import { inSentence } from './behind-label.ts';
import { callToAction } from './calls.ts';
import { sayFreely } from './free-answers.ts';
import { commonOf, knownOf, knownPoint, tellKnown } from './known-subject.ts';
import { sayAllElse } from './say-facts.ts';
import { line, pickLine, type Writing } from './writing.ts';

/** "Priya Shah, 6 years in mortgage, speaks Tamil, starts December 1": who it is, then what is said of them. */
function introduced(words: string, name: string): string {
  const [who = '', ...said] = splitItems(words);
  const told = said.map((item) =>
    /^(?:over |about |almost )?\d+ years (?:in|as|of|with) /i.test(item)
      ? `has ${item}`
      : /^(?:and )?(?:speaks|starts|joins|joined|comes|came|lives|grew|loves|knows|worked|spent|has|was|is|helps|covers)\b/i.test(
            item,
          )
        ? item.replace(/^and /i, '')
        : undefined,
  );
  return told.length > 0 && told.every((item): item is string => item !== undefined)
    ? `Meet ${who}. ${name} ${listed(told).replace(/\b(starts|joined|joins) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/, '$1 on ')}.`
    : `Meet ${words}.`;
}

export function welcomeSomeone(writing: Writing): Block[] {
  const { brief, subject } = writing;
  if (/\bhiring\b|\bjoin (?:my|our) team\b/i.test(subject?.text ?? ''))
    return lookForSomeone(writing);
  const name =
    /^(?!(?:She|He|They|Our|My|The|We)\b)(\p{Lu}\p{Ll}+)/u.exec(brief.facts[0]?.typed ?? '')?.[1] ??
    /\b(?:welcome|meet|member|introducing|agent|assistant|coordinator),? (\p{Lu}\p{Ll}+)/u.exec(
      subject?.text ?? '',
    )?.[1];
  // "was a math teacher for 9 years": whose years they were.
  if (name)
    brief.facts = brief.facts.map((fact) =>
      /^(?:was|is|has|had|speaks|loves|grew|worked|spent|taught|knows|helps|likes|ran|lives|comes|came)\b/i.test(
        fact.typed,
      )
        ? sentenceFact(
            fact.role,
            `${name} ${fact.typed.charAt(0).toLowerCase()}${fact.typed.slice(1)}`,
          )
        : fact,
    );
  // "Priya Shah, buyer specialist": who it is. What area they work in is theirs as well.
  if (name)
    brief.facts = brief.facts.map((fact, index) => {
      const words = fact.typed.replace(/[.!]$/, '');
      if (index === 0 && fact.sentences.length === 0 && words.startsWith(name))
        return sentenceFact(fact.role, introduced(words, name));
      return /^which area/i.test(fact.question ?? '') && fact.head?.kind === 'noun'
        ? sentenceFact(fact.role, `${name} will be helping with ${inSentence(words)}.`)
        : fact;
    });
  const [first] = brief.facts;
  if (name && first && /^s?he\b/i.test(first.typed))
    brief.facts[0] = sentenceFact(first.role, first.typed.replace(/^s?he\b/i, name));
  const own = sayAllElse([], writing);
  const known = subject && (knownOf(subject) ?? commonOf(writing));
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
