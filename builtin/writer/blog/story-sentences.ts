import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, countWords, splitSentences } from '#builtin/writer/language/sentences.ts';
import { withDeterminer } from '#builtin/writer/revise/edits/phrases.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { indefiniteArticle } from '#contract/articles.ts';

/**
 * What was typed in one breath, "split level in Halls, we fixed the deck, closed 17 days later", as the sentences that
 * it is made of. Nothing is said in other words: only a subject is put before what has none.
 */
export function storySentences(text: string): string {
  const sentences = splitSentences(text);
  return sentences
    .map((each, index) => inSentences(each, index === 0 && sentences.length > 1))
    .join(' ');
}

function inSentences(sentence: string, goesOn: boolean): string {
  const clauses = clausesOf(sentence.replace(/[.]$/, ''));
  const [head = ''] = sentence.replace(/[.]$/, '').split(/,(?!\d{3}) /);
  const isFragment = clauses.length < 2 && phraseKind(head) === 'noun';
  if (isFragment && !goesOn && isHome.test(sentence) && !/:|^(?:and|but|so)\b/i.test(sentence))
    return asSentence(`One example: ${lowerFirst(sentence.replace(/[.]$/, ''))}`);
  if (/[!?"“]/.test(sentence) || (clauses.length < 2 && !goesOn)) return sentence;
  const [first = '', ...others] = clauses;
  const isThing = !first.includes(':') && phraseKind(first) === 'noun' && countWords(first) <= 8;
  const start = isThing && isHome.test(first) ? `One example: ${oneHome(first)}` : first;
  if (clauses.length < 2 && start === first) return sentence;
  return [start, ...others.map(withSubject)].map(asSentence).join(' ');
}

/** "South Hill Craftsman" keeps its letters. */
const oneHome = (text: string) =>
  /^\d[\d,]* square feet\b/.test(text)
    ? text
    : /^\p{Lu}\p{L}+ \p{Lu}|^\d ?\//u.test(text)
      ? `${indefiniteArticle(text)} ${text}`
      : withDeterminer(text);

const isHome =
  /^\d ?\/ ?\d(?:\.5)?(?= )|^(?:\d[\d,]* square feet|\d-bed(?:room)?s?)\b|^(?:an? )?(?:client|couple|seller|buyer|owner)s? in\b|\b(?:house|home|ranch|split level|colonial|cape|bungalow|condo|townhome|townhouse|duplex|foursquare|tudor|rowhouse|craftsman|cottage|farmhouse|rambler|triplex|listing)\b/i;

/** Parted before a clause with a subject of its own, and before what became of it. */
function clausesOf(sentence: string): string[] {
  const parts = sentence.split(/,(?!\d{3}) /);
  const clauses: string[] = [];
  for (const part of parts) {
    const begins =
      startsClause.test(part) ||
      (clauses.length > 0 &&
        (isOutcome.test(part) ||
          isCount.test(part) ||
          // What the seller did after a comma is still the seller's doing.
          (isDone.test(part) &&
            !ofOthers.test(clauses.at(-1) ?? '') &&
            !ofUs.test(clauses.at(-1) ?? ''))));
    if (clauses.length === 0 || begins) clauses.push(part);
    else clauses.push(`${clauses.pop()}, ${part}`);
  }
  return clauses.map(withLastAnd);
}

const startsClause =
  /^(?:(?:and |but |so |then )?(?:we|i|they|he|she|it|the \p{L}+|buyers?|sellers?|(?:the )?(?:inspector|appraiser|lender|cheapest|owner|owners|clients?)) (?:\p{L}+ )?(?:\p{L}{2,}ed|got|did|had|was|were|is|are|gave|took|paid|put|left|found|came|went|sold|bought|made|told|kept|cut|let|said|saw|lost|won|ran|held|sat|fixed|fell)\b|(?:the )?other \p{L}+['’]s \p{L}+ (?:fell|went|came|was)\b)/iu;

/** "we ran a fan, painted the floor, got rid of the paneling": the last of several deeds gets its "and". */
const withLastAnd = (clause: string) => {
  const parts = clause.split(/,(?!\d{3}) /);
  const last = parts.at(-1) ?? '';
  return parts.length > 1 && ofUs.test(clause) && isDone.test(last) && !/^and /i.test(last)
    ? `${parts.slice(0, -1).join(', ')} and ${last}`
    : clause;
};

/** "closed in 19 days", "costs double": the house did, or that does. */
const isOutcome =
  /^(?:and )?(?:took (?:\w+ ){0,2}(?:days?|weeks?|months?|years?)\b|closed|sold|went under contract|appraised|costs?|sat)\b/i;

/** "we ran a dehumidifier, painted the floor": one who did both. */
const ofUs = /^(?:and |but |so |then )?(?:we|i) /i;

const ofOthers =
  /^(?:and |but |so |then )?(?:the )?(?:sellers?|buyers?|owners?|clients?|they|he|she|inspector|couple|one (?:client|owner|seller|buyer)|landlord|builder|lender) /i;

/** "14 showings the first weekend": what came of it. */
const isCount =
  /^(?:and )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:showings|offers|groups|visitors)\b/i;

/** "took the lower one": the agent and the clients did. */
const isDone =
  /^(?:and )?(?:took(?! (?:\w+ ){0,2}(?:days?|weeks?|months?|years?)\b)|swapped|painted|dropped|fixed|gave|got|put|listed|countered)\b/i;

function withSubject(clause: string): string {
  const bare = clause
    .replace(/^(?:and|then) /i, '')
    .replace(/^other (?=\p{L}+['’]s)/iu, 'the other ');
  if (isDone.test(bare)) return `We ${bare}`;
  if (isCount.test(bare)) return `We had ${bare}`;
  if (/^sold \$/i.test(bare))
    return /^sold \$[\d,.]+ (?:over|under|above|below)\b/i.test(bare)
      ? `It ${bare.charAt(0).toLowerCase()}${bare.slice(1)}`
      : `It sold for ${bare.slice(5)}`;
  if (!isOutcome.test(bare)) return bare;
  return /^cost/i.test(bare) ? `That ${bare.replace(/^cost /i, 'costs ')}` : `It ${bare}`;
}
