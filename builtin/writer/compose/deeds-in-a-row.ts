import { asSentence, countWords, listed } from '#builtin/writer/language/sentences.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';

/**
 * "We painted the oak, new quartz, kept the layout": what was done, typed in a row with commas alone, as the
 * sentence it is. Nothing is said in other words; what came of it and what others did get their "and". Where one part
 * is of no kind that is known, all of it stays as it was typed.
 */
export function deedsInARow(sentence: string): string {
  const [first = '', ...others] = sentence.replace(/[.]$/, '').split(/,(?!\d{3}) /);
  if (others.length === 0 || /[!?"“:;]/.test(sentence)) return sentence;
  // "swapped the photos, painted the door and took $12,000 off" has its "and" already.
  if (/ and (?:then )?\p{L}+(?:ed|ook|ut|ot|ound|ave|ade|old|ept)\b/iu.test(others.at(-1) ?? ''))
    return sentence;
  // "so we pulled the carpet, refinished the slab".
  const more = /^(.*\b(?:so|and|then|but) (?:we|I) [^,]+), ([^,]+)$/iu.exec(
    sentence.replace(/[.]$/, ''),
  );
  if (more && deed.test(more[2] ?? '') && !/ and /.test(more[2] ?? ''))
    return asSentence(`${more[1]} and ${more[2]}`);
  const isOurs = /^(?:we|I) (?:just |also |then )?\p{L}+/iu.test(first);
  const isThing = !isOurs && phraseKind(first) === 'noun' && countWords(first) <= 8;
  const parts = others.map(partOf);
  if ((!isOurs && !isThing) || parts.some((part) => part === undefined)) return sentence;
  const of = (kind: Part['kind']) =>
    parts.flatMap((part) => (part?.kind === kind ? [part.text] : []));
  if (isThing && of('deed').length === 0) return sentence;
  const deeds = [...(isOurs ? [first] : []), ...of('deed')];
  const said = deeds.some((deed) => / (?:and|because) /.test(deed))
    ? deeds.join(deeds.length === 2 ? ' and ' : ', and ')
    : listed(deeds);
  const clauses = [...of('outcome'), ...of('clause')];
  const told = [
    `${said}${of('time')
      .map((time) => ` ${time}`)
      .join('')}`,
    ...clauses,
  ]
    .map((clause, index) => (index === 0 ? clause : `and ${clause}`))
    .join(', ');
  return isOurs ? asSentence(told) : `${asSentence(first)} ${asSentence(`we ${told}`)}`;
}

type Part = { kind: 'deed' | 'outcome' | 'clause' | 'time'; text: string };

function partOf(typed: string): Part | undefined {
  const text = typed.replace(/^(?:and|then|and then) /i, '');
  if (outcome.test(text))
    return {
      kind: 'outcome',
      text: /^(?:under contract|pending|off the market)/i.test(text)
        ? `it was ${text}`
        : `it ${text}`,
    };
  // "took 3 weeks and $19,400": that was the work, and nobody's doing.
  if (/^took (?:about |only |just )?(?:\d|an? |one|two|three|four|five|six)/i.test(text))
    return /\$\d{3},\d{3}/.test(text)
      ? { kind: 'deed', text }
      : { kind: 'outcome', text: `it ${text}` };
  if (deed.test(text)) return { kind: 'deed', text };
  if (
    /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:showings|offers|visitors|groups)\b/i.test(
      text,
    )
  )
    return {
      kind: 'deed',
      text: `had ${text.replace(/(?<=offers|showings) (?=first (?:weekend|week|day)\b)/i, ' the ')}`,
    };
  if (/^new \p{Ll}/u.test(text)) return { kind: 'deed', text: `put in ${text}` };
  const time =
    /^((?:about |only |just )?(?:\d+|two|three|four|five|six) (?:days|weeks|months|weekends|hours))( on (?:the )?market)?$/i.exec(
      text,
    );
  if (time)
    return { kind: 'time', text: time[2] ? `after ${time[1]} on the market` : `in ${time[1]}` };
  const cost = /^(\$\d[\d,]*)(?: all in| total)?$/i.exec(text);
  if (cost) return { kind: 'time', text: `for ${cost[1]}` };
  if (/^it (?:sold|went|closed|was|took)\b/i.test(text)) return { kind: 'clause', text };
  const whose =
    /^(the |my |our )?((?:buyer|seller|owner|inspector|appraiser|lender|client|couple|heating bill|gas bill|water bill|electric bill|power bill|bill)s?) (\p{L}+(?:ed|ew|aid)|went|came|got|had|was|were|took|loved|paid|fell|kept|flew)\b/iu.exec(
      text,
    );
  if (whose)
    return {
      kind: 'clause',
      text:
        whose[1] || /[^s]s$/.test(whose[2] ?? '')
          ? text
          : `the ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
    };
  return undefined;
}

const outcome =
  /^(?:(?:went )?(?:under contract|pending)|off the market|sold|closed|appraised)\b(?= (?:in|within|by|after|the|for|at|over|under|above|\d|\$|that|on|first|mon|tues|wednes|thurs|fri|satur|sun)|$)/i;

const deed =
  /^(?:\p{L}{3,}ed(?= (?:an?|the|our|my|their|one|two|three|\d+|it|them|some|all|every|out|up|off|down) )|blew|installed|insulated|poured|built|tore|ripped|gutted|rewired|tiled|priced|had|got|listed|relisted|bought|staged|replaced|refinished|negotiated|helped|took|met|showed|pulled|moved|swapped|painted|repainted|did|put|kept|found|fixed|dropped|cut|raised|added|removed|cleaned|opened|waited|held|gave|paid|ended|hired|ran|left|lowered|started|spent|made|brought|countered|sent|called|walked|reshot|rented|sealed|trimmed|planted|washed|used|went with)\b(?! by\b)/iu;

/** "Empire Pass townhome closed at 98% of list": one home, named by where it is. */
export const withHomeNamed = (text: string) =>
  text.replace(
    /^((?:\p{Lu}[\p{L}'’]+ ){1,3}(?:townhome|townhouse|condo|ranch|bungalow|colonial|duplex|cottage|house|home|loft|estate|villa)) (?=(?:closed|sold|went|sat|got|had|appraised)\b)/u,
    (name) => `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name}`,
  );
