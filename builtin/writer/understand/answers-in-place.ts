import { questionsByIntent } from '#builtin/writer/own-subject-questions.ts';
import type { QuestionAnswer } from '#contract/facts.ts';
import { phoneIn, whereAndWhen } from './segments.ts';
import type { Intent } from './subject.ts';

/**
 * Our questions about a subject of one's own are hardly ever answered one by one: what an agent types under "What is the
 * address?" is often the price. What plainly answers another of the questions goes under that one.
 */
export function answersInPlace(
  intent: Intent,
  answers: readonly QuestionAnswer[],
): QuestionAnswer[] {
  const questions = questionsByIntent[intent];
  if (!questions || !moves.has(intent)) return [...answers];
  return answers.flatMap((pair) => {
    if (!questions.includes(pair.question)) return [pair];
    const find = (pattern: RegExp) => questions.find((question) => pattern.test(question));
    return splitHome(pair, find).flatMap((each) =>
      splitContact(each.answer.trim(), find).map(({ answer, question }) => ({
        ...pair,
        answer,
        question: question ?? placeOf(answer, each.question, intent, find) ?? each.question,
      })),
    );
  });
}

type Find = (pattern: RegExp) => string | undefined;

const moves: ReadonlySet<Intent> = new Set([
  'just-listed',
  'coming-soon',
  'open-house',
  'price-change',
  'under-contract',
  'just-sold',
  'market-news',
]);

/** "1611 Parkside, 3/1.5, 164,900": the street, and the home in figures. */
function splitHome(pair: QuestionAnswer, find: Find): QuestionAnswer[] {
  const home = find(/^beds, baths/i);
  const [, street = '', figures = ''] =
    /^([^,]{4,40}?),? (\d ?\/ ?\d(?:\.\d+)?(?=$|[ ,]).*|\d ?(?:bd|br|beds?|bedrooms?)\b.*)$/i.exec(
      pair.answer.trim(),
    ) ?? [];
  return home && /\baddress\b|\bstreet or area\b/i.test(pair.question) && /^\d+ \p{L}/u.test(street)
    ? [
        { ...pair, answer: street },
        { ...pair, question: home, answer: figures },
      ]
    : [pair];
}

/** "showings start sat, 270-555-0147": when, and how to ask for one. */
function splitContact(answer: string, find: Find): { answer: string; question?: string }[] {
  const reach = find(reachQuestion);
  // "734-555-0161 text ok"
  if (reach && new RegExp(`^${phoneIn.source}`).test(answer) && answer.length < 40)
    return [{ answer, question: reach }];
  // "thinking of selling? text me 317-555-0182" invites in one breath.
  if (reach && invites.test(answer) && !/[.!;]\s+\S/.test(answer))
    return [{ answer, question: reach }];
  const [, said = '', contact = ''] = endsWithContact.exec(answer) ?? [];
  if (!reach || said === '' || !/\p{L}{3}/u.test(said) || isContactWord.test(said))
    return [{ answer }];
  return [{ answer: said }, { answer: phoneOnly(contact), question: reach }];
}

const isContactWord = /^(?:just |please )*(?:call|text|dm|message|email|contact)$/i;
const reachQuestion = /\breach\b|\bsign up\b/i;
const invites =
  /^(?:(?:want|wanna|thinking|looking|curious|wondering|ready|interested|need|got|have)\b[^?]*\? )?(?:please |just )*(?:dm|text|call|message|email)(?: or (?:dm|text|call|message|email))?(?: me\b| us\b| for\b| (?:\p{L}+ )?\(?\d{3})/iu;
const endsWithContact =
  /^(.{4,}?)(?:[,;.]| -| or)\s+((?:(?:please |just )*(?:dm|text|call|message|email)(?: or (?:dm|text|call|message|email))?(?: me| us)?(?: (?:at|on|for|to) | )?[^,;.]{0,40}?)?\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}|(?:please |just )*(?:dm|text|call|message|email) (?:me|us)\b[^,;.]{0,40})[.!]*$/i;
const phoneOnly = (contact: string) =>
  phoneIn.exec(contact)?.[0] === contact.trim() ? `call ${contact}` : contact;

/** The question that an answer plainly answers, if it is not the one it was typed under. */
function placeOf(answer: string, question: string, intent: Intent, find: Find): string | undefined {
  if (intent === 'market-news') return newsPlaceOf(answer, find);
  const isOfAddress = /\baddress\b|\bstreet or area\b/i.test(question);
  if (intent === 'price-change' && wasAndNow.test(answer)) return find(/what was the price/i);
  if (isHome.test(answer) && !/\bbeds\b/i.test(question)) return find(/^beds, baths/i);
  if (/^live\b|^goes live\b|^on the market\b/i.test(answer)) return find(/go live/i);
  if (opens.test(answer) && !/\bsee it\b|\bdate and time\b|\bgo live\b/i.test(question))
    return find(/when can people see/i) ?? find(/go live/i);
  if (wentHow.test(answer) && !/\bhow did it go\b|\bhow many days\b/i.test(question))
    return find(/how did it go|how many days/i);
  const { address, day, hours } = whereAndWhen(answer);
  if (isOfAddress && !address && !day && !hours && !namesPlace.test(answer))
    return find(/\bspecial\b|features to highlight|what made the difference/i);
  return undefined;
}

const wasAndNow =
  /\b(?:was|from|down from)\b.{0,12}\d.*\b(?:now|to)\b.{0,8}\d|\d+ ?k?\s*(?:->|→)\s*\$?\d/i;
const isHome = /^\d ?\/ ?\d(?:\.\d+)?\b|^\d ?(?:-| )?(?:bd|br|beds?|bedrooms?)\b/i;
const opens =
  /^(?:open|showings?|tours?|first showings?|open house)\b.*\b(?:mon|tue|wed|thu|fri|sat|sun|today|tomorrow|now|start|begin|\d)/i;
const wentHow = /^\d+ (?:offers?|days|showings)\b/i;
/** What may name a street or an area: it stays. */
const namesPlace =
  /^(?:yes|no|n\/?a|mine|ok|sure|area|on|in|off|near|the|street)\b|\b(?:st|street|ave|rd|road|dr|ln|lane|blvd|ct|way|pl|area|neighborhood|side|heights|hills?|park|village|address)\b|^(?:\p{Lu}\p{L}+ ?){1,3}$/iu;

function newsPlaceOf(answer: string, find: Find): string | undefined {
  if (/^(?:source|src|per|from|data)\b[: ]/i.test(answer)) return find(/data source/i);
  return /\d/.test(answer) && figures.test(answer) ? find(/figures to use/i) : undefined;
}
const figures = /\b(?:median|dom|days on market|inventory|closed|active|pending|months)\b/i;
