import { hasRisks } from '#builtin/writer/answers/risky-wording.ts';
import {
  asSentence,
  countWords,
  splitSentences,
  withoutEnding,
} from '#builtin/writer/language/sentences.ts';
import { toneIn } from '#builtin/writer/voice/voice.ts';
import type { Place } from '#contract/place.ts';
import { addSentence } from './add-fact.ts';
import type { Brief } from './brief.ts';
import { isLikelyRemark } from './likely-remark.ts';
import { phraseKind } from './phrase-kind.ts';
import { audienceIn, readersIn } from './readers.ts';
import { withoutRemarks } from './remarks.ts';
import { linkIn } from './segments.ts';
import { withoutRisk } from './without-risk.ts';

type Steer = {
  said: string;
  isYes: boolean;
  /** "n/a" is no "no". */
  isNothing: boolean;
  question: string;
  isRisky: boolean;
  fromMemory: boolean;
};

/** What shapes the text: whom it is for, its tone, a level of budget. What it tells besides is told. */
export function readSteerAnswer(
  brief: Brief,
  { said, isYes, isNothing, question, isRisky, fromMemory }: Steer,
  place: Place,
): void {
  if (/\bHOPA\b/.test(question)) {
    const rule = verifiedAge(said);
    if (rule && !hasRisks(rule, place))
      brief.facts.push({
        role: 'detail',
        labels: ['The age rule'],
        typed: asSentence(rule),
        ...(phraseKind(rule) === 'sentence'
          ? { sentences: [asSentence(rule)] }
          : { head: { kind: 'noun', text: withoutEnding(rule, ' .') }, sentences: [] }),
        items: [],
        fromMemory,
      });
    else if (said !== '' && !deniesAge.test(said))
      brief.hints.push(
        `"${withoutEnding(said, ' .')}" is not printed: that a community is 55+ is only said of one that is named and verified under HOPA.`,
      );
    return;
  }
  // "ask me for a side by side" steers nothing: it is what the reader should do.
  if (!brief.nextStep && !isRisky && /^(?:ask|call|text|dm|message|email) me\b/i.test(said)) {
    brief.nextStep = asSentence(said);
    return;
  }
  if (isRisky) withoutRisk(brief, said, place);
  if (!isNothing) readSteer(brief, said || (isYes ? 'yes' : 'no'), question);
  // "goes to the rescue mission, just community": what it is good for.
  const cause = /\btie to your work\b/i.test(question)
    ? /(?:^|[,.;] )(?:(?:all |the )?(?:proceeds|money|it|everything|donations) )?(?:goes?|benefits?) (?:to )?((?:the |our |a )[^,.;!]{4,40})/i.exec(
        said,
      )?.[1]
    : undefined;
  if (cause) addSentence(brief, 'note', `It benefits ${cause}`);
  // "pure community. shout out to the diner": what is said of others is said.
  const thanks =
    /(?:^|[.;!] |, )((?:(?:big|huge) )?(?:shout ?-?outs?|thanks|thank you) to (?:the |my |our )?[^.;!]{3,80})/i.exec(
      said,
    )?.[1];
  if (thanks && /\btie to your work\b/i.test(question))
    addSentence(brief, 'note', isRisky ? withoutRisk(brief, asSentence(thanks), place) : thanks);
  const forWhom = readersIn(said, question);
  if (forWhom && !/,(?! (?:especially|mostly|mainly|and|or)\b)|\b(?:he|she|they)\b/.test(forWhom)) {
    addSentence(brief, 'note', isRisky ? withoutRisk(brief, forWhom, place) : forWhom);
    return;
  }
  for (const sentence of factsBesideSteer(said, question))
    addSentence(brief, 'note', isRisky ? withoutRisk(brief, sentence, place) : sentence);
  return;
}

const deniesAge = /\b(?:no|none|not|n\/a|nothing|skip|leave|unsure)\b|n['’]?t\b/i;

/** What is said of the age rule, in the agent's words where one sentence says it all. */
function verifiedAge(said: string): string | undefined {
  if (isVerifiedAge(said)) return said;
  // "Quail Creek. I have the HOPA paperwork for that one.": the question says the rest.
  const [first = '', second = ''] = splitSentences(said);
  const name =
    /^(?:yes,? )?((?:The )?\p{Lu}[\p{L}'’-]+(?: (?:at|of|the|\p{Lu}[\p{L}'’-]+)){0,4})[.!]?$/u.exec(
      first,
    )?.[1];
  const isChecked =
    /\b(?:verified|confirmed|paperwork|documents|on file|recorded)\b/i.test(second) &&
    !/\b(?:no|not|never|n['’]t|cannot)\b|n['’]t\b|\?/i.test(second);
  return name && isChecked ? `${name} is a 55+ community under HOPA` : undefined;
}

/** "55+, HOPA, verified with the association": lawful to say once it is verified, and only then. */
const isVerifiedAge = (said: string) =>
  /\b(?:55|62) ?(?:\+|plus|and (?:up|over|older|better))/i.test(said) &&
  /\bHOPA\b|\bage[- ]restricted\b/i.test(said) &&
  /\b(?:verified|confirmed|checked with|qualified|paperwork|documents|on file|recorded)\b/i.test(
    said,
  ) &&
  !/\b(?:no|not|never|un(?:sure|verified)|maybe|think|believe|should|will|can['’]?t|cannot|don['’]?t|isn['’]?t|haven['’]?t|kids|children)\b|\?/i.test(
    said,
  ) &&
  splitSentences(said).length === 1 &&
  countWords(said) <= 16;

/** "It is for new owners. About half of my buyers never had to drain anything": the second is told. */
function factsBesideSteer(said: string, question: string): string[] {
  if (!/\b(?:reader|new owners|speak to|stay or|tone|sound|level)\b/i.test(question)) return [];
  const [first = '', ...others] = splitSentences(withoutRemarks(said));
  // "lunch is on me December 4, 11 to 1", where the tone was asked for: a day and hours are no tone.
  const isTold =
    /\b(?:tone|sound)\b/i.test(question) &&
    /\d/.test(first) &&
    phraseKind(first.replace(/[.!]$/, '')) === 'sentence' &&
    !saysOfText.test(first) &&
    toneIn(first) === undefined;
  const sentences = isTold ? [first, ...others] : others;
  const start = sentences.findIndex(
    (sentence) =>
      (isTold ||
        /\bnames? (?:is|are) \p{Lu}/u.test(sentence) ||
        linkIn.test(sentence) ||
        (countWords(sentence) >= 8 &&
          (/\b(?:my|we|our|I|here)\b/.test(sentence) || tellsOfPeople.test(sentence)))) &&
      (phraseKind(sentence) === 'sentence' || tellsOfHere(sentence)) &&
      !saysOfText.test(sentence),
  );
  // What the agent tells is told to its end.
  return start < 0
    ? []
    : sentences
        .slice(start)
        .filter(
          (sentence) =>
            !saysOfText.test(sentence) &&
            (/^(?:sentence|order)$/.test(phraseKind(sentence)) || tellsOfHere(sentence)),
        );
}

/** "Unpermitted basements blow up deals here all the time": not every verb is known as one. */
const tellsOfHere = (sentence: string) =>
  countWords(sentence) >= 8 && /\bhere\b/i.test(sentence) && !isLikelyRemark(sentence, 'last');

/** "People panic when the dues go up": what they do, and nothing that the text should be. */
const tellsOfPeople =
  /^(?:(?:so )?(?:many|most|some) )?(?:people|folks|everyone|clients|buyers|sellers|owners|they) (?!(?:who|that|in|with|from|and|or|of|should|mostly|mainly|only)\b)\p{Ll}/iu;

const saysOfText = /\b(?:reader|audience|tone|voice|sounds?|post|photo|write|words?)\b/i;

function readSteer(brief: Brief, said: string, question: string): void {
  brief.audience ??= audienceIn(said);
  brief.tone ??= toneIn(said);
  const company =
    /\b((?:\p{Lu}[\p{L}&'’.-]* ){1,4}(?:Realty|Realtors|Properties|Homes|Group|Brokerage|Real Estate|Associates|Partners|Company|Co\.?))\b/u.exec(
      said,
    )?.[1];
  const isOwn = /^(?:yes|mine|ours|my|our|i(?:['’]?m| am))\b/i.test(said);
  if (company && isOwn && /\byour listing or another\b/i.test(question))
    addSentence(
      brief,
      'note',
      `Listed with ${company.replace(/^(?:Mine|My|Our|Yes|With|At) /, '')}.`,
    );
  if (
    /\bbroker|listing\b/i.test(question) &&
    !/^(?:no|none|nothing|n\/a)?[.!]*$/i.test(said.trim()) &&
    /\b(?:another|other|not mine|no\b|their|co-?list)/i.test(said) &&
    !/\bgeneral\b|\bno (?:specific |one )?(?:listing|house|home|event)\b|\bnone\b/i.test(said) &&
    !/\b(?:same|our|my) (?:brokerage|office|team|partner)\b|\band me\b/i.test(said)
  ) {
    brief.hints.push(
      "You said it is another broker's listing: post it only with that broker's written permission.",
    );
  }
}
