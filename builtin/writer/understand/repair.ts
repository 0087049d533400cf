import { withoutMarks } from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { usStates } from '#contract/us-states.ts';
import { splitItems } from './segments.ts';
import { writtenOut } from './short-forms.ts';

/**
 * An answer as it may be printed: what was typed in a hurry is set right, and nothing else. Names,
 * figures and the choice of words stay the agent's.
 */
export function repaired(answer: string, question = ''): string {
  const plain = withoutMarks(
    answer.replace(/[\s\p{Cc}\p{Cf}]+/gu, (run) => (run.includes('\n') ? '\n' : ' ')),
  ).trim();
  return inContext(question, withDates(withPlaces(withNames(writtenOut(plain)))))
    .replace(/^no\. (\p{Ll})/iu, (_, letter: string) => `No. ${letter.toUpperCase()}`)
    .replace(/[\s,]+(?:lol|haha+|lmao)\b[.!]*/gi, '')
    .replace(/ \+ (?=\p{L})/gu, ' and ')
    .replace(
      /(?<=\b(?:wanted|said|asked|listed|priced|offered|went|sold|closed|paid|countered) )\$?([1-9]\d{2})(\.\d)?(?=$|[,.;!] | (?:and|but|so|then|i|we|they|over|cash)\b)/giu,
      (_, thousands: string, rest = '') =>
        `$${Math.round(Number(`${thousands}${rest}`) * 1000).toLocaleString('en-US')}`,
    )
    .replace(/\b(it|we|they|house|home) went (?=\$)/gi, '$1 went for ')
    .replace(/(\$[\d,]+|%) (?=I (?:said|told|listed|priced|pushed)\b)/g, '$1, ')
    .replace(
      /\b((?:listed|priced|sold|closed|went|offer(?:ed)?|asking) (?:at|for|to)|took) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|days?|sq|sf|people|homes|a|per)\b| \p{Lu})/giu,
      '$1 $$$2,000',
    )
    .replace(/^ ?(?:[-*•·]|\d{1,2}[.)]) +/gm, '')
    .replace(/\bw\/ ?(?=[\p{L}\d])/giu, 'with ')
    .replace(
      /\bits (?=(?:not|an?|the|only|always|going|been|hard|easy|worth|all|just|really|so|too|very|still|free|about|never|priced|listed|sold|done|gone|closed|over|clean|ready|empty|vacant|non\p{L}+)\b)/giu,
      (word) => `${word.charAt(0)}t's `,
    )
    .replace(
      /(\d) ?(?:hrs?|hr\.)(?![\p{L}\d])/gu,
      (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`,
    )
    .replace(/(\d) min(?:s|\.)?(?![\p{L}\d])/gu, '$1 minutes')
    .replace(/\$(\d+) ?ish\b/gi, '$$$1-ish')
    .replace(/\b(\d)[- ]car(?: garages?)?\b/gi, (_, count: string) => `${count}-car garage`)
    .replace(/\b(?:because|bc) (?=\p{L}+(?:$|[.,;]))(?!of\b)/giu, 'because of ')
    .replace(/!+ (?=(?:and|or|but|plus)\b)/gi, ' ')
    .replace(
      /\b(buyer|seller|owner|lender)s (?=(?:inspector|inspection|agent|lender|attorney|disclosure)\b)/gi,
      "$1's ",
    )
    .replace(
      /\b(\d[\d,]*)\s?(?:sf|sq\.? ?ft\.?|sqft)\b(?= (?:lots?|homes?|houses?|condos?)\b)/gi,
      (_, size: string) => `${grouped(size)}-square-foot`,
    )
    .replace(
      /\b(\d[\d,]*)\s?(?:sf|sq\.? ?ft\.?|sqft)\b/gi,
      (_, size: string) => `${grouped(size)} square feet`,
    )
    .replace(
      /(?<=\b(?:for|and|at|under|paid|cost) )(\d{1,3}(?:,\d{3})+|(?<=\bfor )[1-9]\d{2,3})(?=$|[.,;!]| (?:and|with|in|total|plus)\b)/g,
      '$$$1',
    )
    .replace(/(\d)\s?k\b(?=[^\w])/g, '$1k')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<=[^\s.])\.{2}(?=\s|$)/g, '.')
    .replace(/(\S+)([.!?] )(\p{Ll})/gu, (all, word: string, end: string, letter: string) =>
      endsNothing.test(word) ? all : word + end + letter.toUpperCase(),
    );
}

const monthPattern =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const monthOf = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const states = new Map(usStates.map(({ name }) => [name.toLowerCase(), name]));
const stateNames = new RegExp(`\\b(?:${[...states.keys()].join('|')})\\b`, 'g');

/** What takes a capital after a name: "Mahon library", "Elk creek". */
const kindsOfPlace =
  'library|park|church|bank|national bank|credit union|grill|cafe|theatre|theater|mountain|hill|hills|heights|creek|lake|river|elementary|brewery|bakery|museum|plaza|bridge|trail|greenway|high school';

/** A name that begins in capitals goes on in capitals; "great park" is no name. */
const withPlaces = (text: string) =>
  text
    .replace(
      new RegExp(`(?<![\\p{L}'’])(\\p{Lu}[\\p{L}'’]+) (${kindsOfPlace})(?![\\p{L}'’])`, 'gu'),
      (all, name: string, kind: string) =>
        lowerFirst(name) === name ? `${name} ${titled(kind)}` : all,
    )
    .replace(
      /(?<=\b(?:of|near|by|at|off|along|from) )(?!the\b|a\b|our\b|my\b|this\b|that\b|each\b|every\b|your\b)(\p{Ll}{3,}) (mountain|lake|river|creek)(?![\p{L}'’])/gu,
      (_, name: string, kind: string) => `${titled(name)} ${titled(kind)}`,
    );

const titled = (text: string) =>
  text.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** States and counties have capitals, however they were typed. */
const withNames = (text: string) =>
  text
    .replace(stateNames, (name) => states.get(name) ?? name)
    .replace(/(?<=\p{Lu}\p{L}+ )county\b/gu, 'County')
    .replace(
      /(?<=\b(?:on|via|off|near|along|down|up|from|to|at|and) )((?:[nsew] )?(?!the\b|my\b)\p{Ll}{3,}) (st|ave|rd|blvd|dr|ln|hwy|pkwy)\b(?!\.\w)/gu,
      (_, name: string, kind: string) => `${titled(name)} ${titled(kind)}`,
    )
    .replace(
      /(?<=\b(?:before|by|in|until|since|through|last|this) )(may|march)(?=$|[.,;!])/g,
      monthOf,
    );

/** "sat 12-3" and "dec 31" as they are printed. */
function withDates(text: string): string {
  const hours =
    /(?<=(?:day|[a-z] \d{1,2}),? )(\d{1,2}(?::\d\d)?) ?- ?(\d{1,2}(?::\d\d)?)(?![\d/-])/gi;
  return text
    .replace(
      /(?<=\b(?:first|1st|second|2nd|third|3rd|last|every|each|this|next|on) )(sat|sun|mon|wed|thur?s?|fri|tues?)\b\.?|\b(sat|sun|mon|wed|thur?s?|fri|tues?)\b\.?(?=,? (?:\d|the \d|at \d|from \d))/gi,
      (word) => weekdayOf(word),
    )
    .replace(new RegExp(`\\b${monthPattern}\\.?(?= \\d{1,2}(?!\\d))`, 'gi'), monthOf)
    .replace(
      new RegExp(
        `(?<=\\b(?:in|since|last|until|through|thru|early|late|mid|this) )${monthPattern}\\b(?!\\.)`,
        'gi',
      ),
      monthOf,
    )
    .replace(hours, '$1 to $2')
    .replace(/(?<=[a-z] \d{1,2}) (?=\d{1,2}(?::\d\d)? to \d)/g, ' from ');
}

const weekdayOf = (word: string) =>
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
    .split(' ')
    .find((day) => day.slice(0, 3).toLowerCase() === word.slice(0, 3).toLowerCase()) ?? word;

/** What the question makes clear: "120-180" is thousands of dollars where prices were asked for. */
function inContext(question: string, text: string): string {
  const isPrice = /\bprice|\bbands?\b/i.test(question);
  const isBudget = /\bbudget|\bcosts?\b|\bfigures\b/i.test(question);
  let said = text;
  if (isPrice || isBudget) {
    const amount = (digits: string) =>
      `$${(Number(digits.replaceAll(',', '')) * (isPrice ? 1000 : 1)).toLocaleString('en-US')}`;
    said = said.replace(
      /(?<![\w$.,/-])(\d{2,4}) ?(?:-|–|to) ?(\d{2,4})(?![\d,.]*\d|[-\w%]| ?(?:k|m|sq|sf|days|min|miles|mi|beds?|acres?|feet|ft)\b)/gi,
      (all, low: string, high: string) =>
        /^(?:1[89]|20)\d\d$/.test(low) || (isPrice && (low.length > 3 || low.length < 3))
          ? all
          : `${amount(low)} to ${amount(high)}`,
    );
    if (isPrice)
      said = said.replace(
        /\b(under|over|around|about|above|below|up to) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|m|sq|sf|days|feet|ft)\b)/gi,
        (_, word: string, digits: string) => `${word} ${amount(digits)}`,
      );
  }
  if (isBudget)
    said = said.replace(
      /(?<![\w$.,/-])([1-9]\d{1,3}) (?=(?:a|per|each) (?:month|window|unit|side|year|room|door|foot)\b)/gi,
      '$$$1 ',
    );
  if (/how did it go|days on market, sold over/i.test(question))
    said = (
      /[,;.\n]/.test(said.replace(/\d[,.]\d/g, ''))
        ? said
        : said.replace(/(?<=\p{L}) (?=\$?\d)/gu, ', ')
    ).replace(
      /(\$[\d,.]+k?|\b\d+(?:\.\d+)?k|\d%) (over|under|above|below)(?=$|[,.;!]| and\b)/gi,
      '$1 $2 list',
    );
  if (/\bwant named\b|\bwho helped and may be named\b/i.test(question)) said = withNamesOf(said);
  if (!/\b(?:date|time|address|when)\b/i.test(question))
    said = said.replace(
      /(?<=\p{L}{2}(?<!\b(?:at|to|from|by|until|till|around|before|after|and|or|about))) (\d{1,2}(?::\d\d)?) ?([ap])\.?m\.?(?! ?(?:-|–|to\b|and\b))(?=$|[\s,;.])/giu,
      (_, clock: string, half: string) => ` at ${clock} ${half.toLowerCase()}.m.`,
    );
  if (/housing styles/i.test(question))
    said = said.replace(/\b(?:the )?'?([2-9]0)s\b/g, 'the 19$1s');
  if (/reviews this content/i.test(question)) said = said.replace(/^reviewed by:? /i, '');
  if (/stages/i.test(question)) said = said.replace(/^\d ?(?:times)?[:-] ?/i, '');
  if (/^which strategy/i.test(question))
    said = said
      .replace(/^(short|long)[- ]term$/i, (_, term: string) => `${term.toLowerCase()}-term rentals`)
      .replace(/^small multi$/i, 'small multifamily');
  if (/\byour clients\b/i.test(question))
    said = said.replace(/^most (?=buy|sell)/i, 'most of my clients ');
  const both = /^do you (?:offer|provide|have|do) (.+?) or (.+?)\?/i.exec(question);
  return both && /^(?:yes,? )?both[.!]?$/i.test(said) ? `${both[1]} and ${both[2]}` : said;
}

/** Names that were asked for and typed in small letters; "my lender" names nobody. */
const withNamesOf = (text: string) =>
  splitItems(text).every((item) => item.split(' ').length <= 6)
    ? text.replace(
        /(?<![\p{L}\d'’./@-])(?!(?:at|of|the|and|in|on|for|with|from|to|by|my|our|a|an|n|or|is|are|was|has|open|free|every|near|off|behind|weekly|daily|daily|monthly|saturdays?|sundays?)\b)\p{Ll}[\p{Ll}'’]+(?![\p{L}\d'’.@/])/gu,
        (word) => titled(word),
      )
    : text;

/** "5000" as "5,000". */
const grouped = (size: string) => Number(size.replaceAll(',', '')).toLocaleString('en-US');

/** Short forms such as "St." and dots that only pause. */
const endsNothing =
  /(?:^|\W)(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|vs|no|nos|approx|inc|co|ave|blvd|rd|hwy|apt|bldg|dept|etc|sq|avg|min|max|a\.m|p\.m|\p{L})$|\.$/iu;

/** Whole answers that say nothing, in whatever case and with or without an end mark. */
const nothings = [
  /(?:i['’]?m |i am )?(?:not (?:really )?sure|unsure)/,
  /n\.?\/?a\b.{0,20}/,
  /none?(?: yet| really| right now| of (?:these|them|those)| that i know of)?/,
  /nothing(?: really| much| special| yet| new| specific| in particular| right now| comes to mind)*/,
  /no(?: idea| comment| thanks?| preference| notes?)?/,
  /not (?:really|yet|applicable|now|at this time)/,
  /nope|nah|x+/,
  /[-–—.?!_]+/,
  /ok(?:ay)?|skip|pass|later|same|maybe|idk|dunno|tbd|anything|whatever|see (?:above|below|website)/,
  /(?:i )?(?:don['’]?t|do not)(?: really)?(?: know| have (?:one|any|anything))?/,
  /(?:i )?can(?:['’]?t|not) (?:say|think of (?:any|anything|one))/,
];
const nothing = new RegExp(`^(?:${nothings.map(({ source }) => source).join('|')})[.!]*$`, 'i');
const yes = /^(?:yes|yep|yeah|yup|sure|absolutely|of course|correct|y)\b[\s.,:;!–-]*/i;

/** "yes, I send a vendor list" says what comes after the yes; "no" says nothing. */
export function withoutYesOrNo(answer: string): { said: string; isYes: boolean } {
  const text = answer.trim();
  if (nothing.test(text)) return { said: '', isYes: false };
  const rest = text.replace(yes, '');
  return { said: rest, isYes: rest !== text };
}
