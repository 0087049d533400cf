import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { countWords, listed, withoutEnding } from '#builtin/writer/language/sentences.ts';
import type { Place } from '#contract/place.ts';
import { addSentence } from './add-fact.ts';
import type { Brief } from './brief.ts';
import { isAudience } from './readers.ts';
import { withoutRisk } from './without-risk.ts';

const holidays =
  /^(?:for |it['’]?s )?(?:thanksgiving|christmas|the holidays|holidays?|happy holidays|new year['’]?s?(?: eve| day)?|year[- ]end|end of (?:the )?year|easter|hanukkah|july 4th|4th of july|memorial day|labor day|veterans day|mother['’]?s day|father['’]?s day|valentine['’]?s(?: day)?|halloween)$/i;

/** What a greeting or thanks are for, where more was said than a word; whether it was. */
export function readOccasion(
  brief: Brief,
  { said, question, isRisky }: { said: string; question: string; isRisky: boolean },
  place: Place,
): boolean {
  // "Fifteen years of working in this one square mile" is more than whom it is for.
  const occasion = /^whom or what is this for/i.test(question)
    ? said
        .replace(new RegExp(`${isAudience.source}, `, 'i'), '')
        // "Thanksgiving, and thanks to the lenders who worked with me"
        .replace(
          /^(?:thanksgiving|christmas|the holidays|holidays|new year['’]?s?|year end|end of (?:the )?year)[,:;.]? (?:and )?(?:also )?(?=(?:a )?(?:big |huge )?(?:thanks|thank you)\b)/i,
          '',
        )
        .replace(/^thanks to (?=\p{L})/iu, 'Thank you to ')
    : '';
  const greeted =
    /^(?:thanksgiving|christmas|the holidays|holidays|new year['’]?s?|year end|end of year)[,:;.] ((?:my |our |all (?:my |our )?)?(?:past |current )*(?:clients|neighbors|customers|friends|vendors)\b[^.!?]*)$/i.exec(
      withoutEnding(occasion, ' .!'),
    )?.[1];
  if (greeted) {
    addSentence(
      brief,
      'story',
      `To ${/^(?:my|our|all)\b/i.test(greeted) ? lowerFirst(greeted) : `my ${lowerFirst(greeted)}`}: thank you.`,
    );
    return true;
  }
  // "past clients and anybody who sent me a referral this year".
  const invited =
    /^whom or what is this for/i.test(question) &&
    countWords(said) <= 18 &&
    /^(?:my |our |all (?:my |our )?)?(?:past |current |old |longtime )*(?:clients|customers|neighbors|friends)\b,? (?:and|&) (?:[^.!?]*\b(?:who|that|I)\b[^.!?]*)$/i.exec(
      withoutEnding(said, ' .!'),
    )?.[0];
  if (invited) {
    const whom = invited
      .replace(/\b(?:any|every)(?:body|one) (?=who|that)/i, 'everyone ')
      .replace(/, (?=[\p{L} ]+ I (?:work|worked)\b)/u, ' and ');
    addSentence(
      brief,
      'story',
      `To ${/^(?:my|our|all)\b/i.test(whom) ? whom : `my ${whom}`}: thank you.`,
    );
    return true;
  }
  // "clients, vendors and my title gal": all of them.
  const people = /^whom or what is this for/i.test(question)
    ? withoutEnding(said, ' .!')
        .split(/, and |, | and | & | \/ /)
        .filter((each) => !holidays.test(each))
    : [];
  const isHoliday =
    /^whom or what is this for/i.test(question) &&
    (people.length === 0 ||
      holidays.test(/[^,]*$/.exec(withoutEnding(said, ' .!'))?.[0].trim() ?? ''));
  // "Christmas / end of year" is the title's own matter.
  if (isHoliday && people.length === 0) return true;
  const isPeople =
    people.length > (isHoliday ? 0 : 2) &&
    !/[-–—:;]/.test(said) &&
    people.every((each) => countWords(each) <= 4 && !/\d/.test(each)) &&
    people.some((each) =>
      /\b(?:clients|vendors|neighbors|customers|friends|lenders|inspectors)\b/i.test(each),
    );
  if (isPeople) {
    const [first = '', ...others] = people;
    addSentence(
      brief,
      'story',
      `Thank you to ${listed([/^(?:my|our|the|all|everyone)\b/i.test(first) ? first : `my ${first}`, ...others])}.`,
    );
    return true;
  }
  if (
    /^(?:a )?(?:big |huge )?(?:shout ?-?outs?|thanks|thank you|props|kudos|hats off|hat tip)\b/i.test(
      occasion,
    )
  ) {
    addSentence(brief, 'story', isRisky ? withoutRisk(brief, occasion, place) : occasion);
    return true;
  }
  const toWhom =
    /^(?:[\p{L}' ]{3,24}[,:;] )?for ((?:my |our |the |all )?(?:past |current |old )*(?:clients|neighbors|customers|friends|everyone|everybody|vendors)\b[^.!?]*)$/iu.exec(
      withoutEnding(occasion, ' .!'),
    )?.[1];
  const thanked =
    toWhom ??
    (countWords(occasion) > 3 && countWords(occasion) <= 24
      ? /^(?:all )?(?:my|our|the) (?:\p{L}+ ){0,4}(?:ladies|team|friends|crew|people|folks|partners|guys|neighbors|office|staff|clients|customers|vendors|agents|lenders)\b(?! (?:are|is|were|have|had|helped|made)\b)[^.!?]*$|^(?:everyone|everybody|anyone) (?:who|that)\b[^.!?]*$/iu.exec(
          withoutEnding(occasion, ' .!'),
        )?.[0]
      : undefined);
  if (thanked) {
    const thanks = toWhom
      ? `To ${thanked}: thank you.`
      : `Thank you to ${thanked.replace(/ [-–—] /, ': ')}.`;
    addSentence(brief, 'story', isRisky ? withoutRisk(brief, thanks, place) : thanks);
    return true;
  }
  if (countWords(occasion) > 3 && occasion.length < 200 && !isAudience.test(occasion)) {
    addSentence(brief, 'note', isRisky ? withoutRisk(brief, occasion, place) : occasion);
    return true;
  }
  return false;
}
