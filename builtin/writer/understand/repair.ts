import { withoutMarks } from '#builtin/writer/blocks.ts';
import { asNames, withNames, withUnknownNames } from './names.ts';
import { linkIn, withMonthDays } from './segments.ts';
import { writtenOut } from './short-forms.ts';

/**
 * An answer as it may be printed: what was typed in a hurry is set right, and nothing else. Names,
 * figures and the choice of words stay the agent's.
 */
export function repaired(answer: string, question = '', state = ''): string {
  const plain = withoutMarks(
    answer.replace(/[\s\p{Cc}\p{Cf}]+/gu, (run) => (run.includes('\n') ? '\n' : ' ')),
  ).trim();
  return (
    inContext(question, withDates(withMonths(withNames(writtenOut(plain), state))))
      .replace(/^no\. (\p{Ll})/iu, (_, letter: string) => `No. ${letter.toUpperCase()}`)
      .replace(
        /[\s,]+(?:lol|haha+|lmao)\b[.!]* (\p{Ll})/giu,
        (_, letter: string) => `. ${letter.toUpperCase()}`,
      )
      .replace(/[\s,]+(?:lol|haha+|lmao)\b[.!]*/gi, '')
      .replace(/(?<=\S) +(?=[,;])/g, '')
      .replace(/ \+ (?=[\p{L}\d])/gu, ' and ')
      .replace(
        /(?<=\b(?:wanted|said|asked|listed|priced|offered|went|paid|countered|(?:dropped|cut|lowered|reduced|moved|came down) to) )\$?([1-9]\d{2})(\.\d)?(?=$|[,.;!] | (?:and|but|so|then|i|we|they|over|cash)\b)/giu,
        (_, thousands: string, rest = '') =>
          `$${Math.round(Number(`${thousands}${rest}`) * 1000).toLocaleString('en-US')}`,
      )
      .replace(
        /\b((?:sold|closed|listed|went under contract)\b[^.,;$]{0,24} (?:at|for)) ([1-9]\d{2})(\.\d)?(?=$|[.,;!]| (?:and|but|so|then|cash)\b)/gi,
        (_, start: string, thousands: string, rest = '') =>
          `${start} $${Math.round(Number(`${thousands}${rest}`) * 1000).toLocaleString('en-US')}`,
      )
      .replace(/\b(it|we|they|house|home) went (?=\$)/gi, '$1 went for ')
      .replace(/(\$[\d,]+|%) (?=I (?:said|told|listed|priced|pushed)\b)/g, '$1, ')
      .replace(
        /\b((?:listed|priced|sold|closed|went|offer(?:ed)?|asking|start(?:ed)?) (?:at|for|to)|took) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|days?|sq|sf|people|homes|a|per)\b)/giu,
        (all, start: string, thousands: string, at: number, whole: string) =>
          // "at 512 Oak" is an address.
          /^ \p{Lu}/u.test(whole.slice(at + all.length)) ? all : `${start} $${thousands},000`,
      )
      .replace(
        /\b(sold|closed|under contract) in (\d{1,2})(?=$|[.,;!]| (?:at|for|with|and)\b)/gi,
        (all, verb: string, count: string) =>
          /\bdays\b/.test(plain) ? `${verb} in ${count} days` : all,
      )
      .replace(/^ ?(?:[-*•·]|\d{1,2}[.)]) +/gm, '')
      .replace(/\bw\/ ?(?=[\p{L}\d])/giu, 'with ')
      .replace(
        /\bits (?=(?:not|an?|the|only|always|going|been|hard|easy|worth|all|just|really|so|too|very|still|free|about|never|priced|listed|sold|done|gone|closed|over|clean|ready|empty|vacant|non\p{L}+)\b)/giu,
        (word) => `${word.charAt(0)}t's `,
      )
      // At the start of a thought it is nearly always "it is"; "its roof was new" is not.
      .replace(
        /(^|[.;,!] |\b(?:and|but|because|so|think|thinks|thought|know|knows|says|said|when|if|since|while|like|until|till|where) )its (?!\p{L}+ (?:is|was|are|were|has|had)\b|own\b)/giu,
        (_, start: string) => `${start}${start === '' || /[.!] $/.test(start) ? "It's" : "it's"} `,
      )
      .replace(
        /(\d) ?(?:hrs?|hr\.)(?![\p{L}\d])/gu,
        (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`,
      )
      .replace(/(\d) min(?:s|\.)?(?![\p{L}\d])/gu, '$1 minutes')
      .replace(
        /\b(\d{1,2}(?::\d\d)?) ?([ap])m\b(?!\.)/gi,
        (_, clock: string, half: string) => `${clock} ${half.toLowerCase()}.m.`,
      )
      .replace(/\bsingle family(?= \$?\d|$|[,.;])/gi, 'single-family homes')
      .replace(/(?<![\w$.,/])(\d{1,2},\d{3}) ?[-–] ?(\d{1,3}k)\b/gi, '$$$1 to $2')
      .replace(
        /\b(through|by|until|before|ends|starts) (\d{1,2}\/\d{1,2})(?=$|[\s,.;])/gi,
        (_, word: string, date: string) => `${word} ${withMonthDays(date)}`,
      )
      .replace(/\$(\d+) ?ish\b/gi, '$$$1-ish')
      .replace(/\b(\d)[- ]car(?: garages?)?\b/gi, (_, count: string) => `${count}-car garage`)
      .replace(
        /\b(?:because|bc) (?=(?:tenant|owner|dog|baby|renter|storm|pet)(?:$|[.,;]))/giu,
        'because of the ',
      )
      .replace(/\b(?:because|bc) (?=\p{L}+(?:$|[.,;]))(?!of\b)/giu, 'because of ')
      .replace(
        /\bfirst time (?=(?:home ?)?(?:buyer|owner|seller|client)s?\b)/gi,
        (words) => `${words.charAt(0)}irst-time `,
      )
      .replace(/\b(this|last|next) (week|month|year)s(?=$|[.,;])/gi, "$1 $2's")
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
      )
  );
}

const monthPattern =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthOf = (text: string) =>
  monthNames.find((name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) ??
  text;

/** "before may", which is a verb as well. */
const withMonths = (text: string) =>
  text.replace(
    /(?<=\b(?:before|by|in|until|since|through|last|this) )(may|march)(?=$|[.,;!])/g,
    monthOf,
  );

/** "sat 12-3" and "dec 31" as they are printed. */
function withDates(typed: string): string {
  // "friday after thanksgiving (11/27)": the date says which.
  const text = typed.replace(
    /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^,;.()]{0,30} \((\d{1,2}\/\d{1,2})\)/gi,
    '$1 $2',
  );
  const hours =
    /(?<=(?:day|[a-z] \d{1,2}),? )(\d{1,2}(?::\d\d)?) ?- ?(\d{1,2}(?::\d\d)?)(?![\d/-])/gi;
  return text
    .replace(
      /(?<=\b(?:first|1st|second|2nd|third|3rd|last|every|each|this|next|on|by|a) )(sat|sun|mon|weds?|thur?s?|fri|tues?)\b\.?|\b(sat|sun|mon|weds?|thur?s?|fri|tues?)\b\.?(?=,? (?:\d{1,2}(?!\d| (?:days|weeks|months|hours|minutes|offers|showings))|the \d|at \d|from \d))/gi,
      (word) => weekdayOf(word),
    )
    .replace(new RegExp(`\\b${monthPattern}\\.?(?= \\d{1,2}(?!\\d))`, 'gi'), (word) =>
      monthOf(word),
    )
    .replace(
      /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)(?=$|[\s,.;])/g,
      (_, weekday: string, date: string) => `${weekday} ${withMonthDays(date)}`,
    )
    .replace(
      new RegExp(
        `(?<=\\b(?:in|since|last|until|through|thru|early|late|mid|this|opened|opens|closed) )${monthPattern}\\b(?!\\.| \\d)`,
        'gi',
      ),
      monthOf,
    )
    .replace(hours, '$1 to $2')
    .replace(/\b(\d{1,2}) ?[-–] ?(noon|midnight)\b/gi, '$1 to $2')
    .replace(
      /\b(open|showings?|public) (sat|sun|mon|weds?|thur?s?|fri|tues?)\b(?!\.?\w)/gi,
      (_, what: string, day: string) => `${what} ${weekdayOf(day)}`,
    )
    .replace(
      /\b(\d{1,2}) ?- ?(\d{1,2}) (?=(?:weekdays|weekends|daily|every day|Mon|Sat|Sun))/gi,
      '$1 to $2 ',
    )
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
      said = said
        .replace(
          /\bbetween ([1-9]\d{2}) and ([1-9]\d{2})(?!\d|,\d|k|%)/gi,
          'between $$$1,000 and $$$2,000',
        )
        .replace(/\$([1-9]\d{2})(?![\d,.]*\d|k|s| ?(?:million|mil|m|a|per|to)\b)/gi, '$$$1,000')
        .replace(
          /\b(townhouses|townhomes|condos|houses|homes|cottages|ranches|rowhomes|duplexes) ([1-9]\d{2})(?!\d|,\d|k|%| ?(?:to|-|square|sq|days))/gi,
          '$1 $$$2,000',
        )
        .replace(
          /(?<![\w$.,/])([1-9]\d{2}) ?(?:-|–|to) ?(\d\.\d{1,2})(?![\d%]| ?(?:acres?|baths?|miles?|k))/g,
          (_, low: string, high: string) => `$${low},000 to $${high} million`,
        )
        .replace(/(?<![\w$.,/])([1-9]\d{2})\+(?=$|[,.; ])/g, '$$$1,000 and up')
        .replace(
          /(\d(?:\.\d)? ?(?:mil|million|m)\b[^\n]*?, )(\d(?:\.\d)?) and (?=above|up)/gi,
          '$1$$$2 million and ',
        );
    if (isPrice)
      said = said.replace(
        /\b(under|over|around|about|above|below|up to) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|m|sq|sf|days|feet|ft)\b)/gi,
        (_, word: string, digits: string) => `${word} ${amount(digits)}`,
      );
  }
  if (/\bbudget|\bcosts?\b/i.test(question))
    said = said.replace(
      /(?<![$\d.,])(\d{1,2},\d{3})(?= (?:if|for|to|a|total|all|with|and|in)\b|$|[.;])/g,
      '$$$1',
    );
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
    )
      .replace(
        /(\$[\d,.]+k?|\b\d+(?:\.\d+)?k|\d%) (over|under|above|below)(?=$|[,.;!]| and\b)/gi,
        '$1 $2 list',
      )
      .replace(/(?<![$\d.,])(\d{1,3}) (?=(?:over|under|above|below) (?:list|ask))/gi, '$$$1,000 ')
      .replace(
        /(?<![$\d.,])(\d{1,3},\d{3}) (over|under|above|below)\b(?! (?:list|ask))/gi,
        '$$$1 $2 list',
      );
  if (/\bwant named\b|\bwho helped and may be named\b/i.test(question)) said = asNames(said);
  else if (asksForNames.test(question)) said = withUnknownNames(said);
  if (!/\b(?:date|time|address|when)\b/i.test(question))
    said = said.replace(
      /(?<=\p{L}{2}(?<!\b(?:at|to|from|by|until|till|around|before|after|and|or|about))) (\d{1,2}(?::\d\d)?) ?([ap])\.?m\.?(?! ?(?:-|–|to\b|and\b))(?=$|[\s,;.])/giu,
      (_, clock: string, half: string) => ` at ${clock} ${half.toLowerCase()}.m.`,
    );
  if (/housing styles/i.test(question))
    said = said.replace(/(?<=\b(?:18|19|20)\d0s (?:and|to|&|or) )'?([2-9]0)s\b/g, '19$1s');
  if (/housing styles/i.test(question))
    said = said.replace(/\b(?:the )?'?([2-9]0)s\b/g, 'the 19$1s');
  if (/property manager/i.test(question))
    said = said
      .replace(/(?<!\p{Lu}\p{L}+ )\bpm\b/gu, 'property manager')
      .replace(/^property manager is /i, 'my property manager is ');
  if (/\bwhat was the price\b/i.test(question))
    said = said
      .replace(
        /^(?:from )?(\$?[\d.,]+k?) ?(?:->|→|=>|-|to|before,?) ?(\$?[\d.,]+k?)(?: (?:today|now|as of (?:today|this \w+)))?$/i,
        'was $1 now $2',
      )
      .replace(/(?<![\w$.,/-])([1-9]\d{2})(?![\w,.%]*\d|k|%| ?(?:days|sq))/g, '$$$1,000');
  if (/\bsponsoring or attending\b/i.test(question))
    said = said.replace(
      /^(?:i(?:['’]m| am) |we(?:['’]re| are) )?attending(?=[,.!]? \S)/i,
      "I'll be there",
    );
  if (/\bcompared by commute\b/i.test(question))
    said = said.replace(/,? by commute(?: and price)?$/i, '');
  if (/\bask you most\b/i.test(question))
    said = said.replace(
      /\??\s*\((no|nope|yes|yep)[.!]*\)$/i,
      (_, reply: string) => `? ${/^n/i.test(reply) ? 'No' : 'Yes'}.`,
    );
  if (/\breading of these figures\b/i.test(question))
    said = said.replace(
      /\b(under|over|above|below|around) ([1-9]\d{2})(?![\d,.]*\d|\w|%| ?(?:k|days|homes|sq))/gi,
      '$1 $$$2,000',
    );
  if (/\bmonths?\b/.test(said) && /\bdays on market, closed sales\b/i.test(question))
    said = said.replace(/\b(\d+(?:\.\d+)?) months(?=$|[,;.])/gi, '$1 months of supply');
  if (/\bfigures\b/i.test(question))
    said = said.replace(
      /(?<=\p{L} )([+-])(\d[\d.]*%)/gu,
      (_, sign: string, share: string) => `${sign === '+' ? 'up' : 'down'} ${share}`,
    );
  if (/\breal figures\b/i.test(question))
    said = said.replace(/(?<![$\d.,])(\d{1,2},\d{3})(?! ?(?:sq|homes|feet))/g, '$$$1');
  if (/\bclimate\b/i.test(question))
    said = said.replace(/(?<![\w.$])(-?\d{2,3}) (?=(?:days|nights|mornings)\b)/g, '$1-degree ');
  if (/^which (?:area exactly|street or area)/i.test(question))
    said = said.replace(/^[^,;(]+/, (area) =>
      area.split(' ').length <= 4 ? asNames(area).replace(/ Area$/, ' area') : area,
    );
  if (/\brebate\b|\bmay be named\b|\bprograms\b/i.test(question)) said = withLinkInBrackets(said);
  if (/office closing/i.test(question))
    said = said.replace(
      /^(?:we['’]?(?:re| are) )?(?:clos(?:ing|ed) (?:the |my |our )?office|(?:the |my |our )?office (?:is )?clos(?:ed|ing)|closed) (?=\S)/i,
      'the office is closed ',
    );
  if (/\busual order\b/i.test(question))
    said = said.replace(
      /^(sell|buy) first,? (?=\p{Ll}{3,} )(?!then|and|but|because|so|with|if|when|unless|almost|every)/iu,
      '$1 first, then ',
    );
  if (/\bloan types\b/i.test(question))
    said = said
      .replace(/,? mostly$|^mostly /i, '')
      .replace(
        /^(VA|FHA|USDA|conventional|jumbo)(?: and (VA|FHA|USDA|conventional|jumbo))?$/i,
        (all) => `${all} loans`,
      );
  if (/\bcited for rates\b/i.test(question))
    said = said.replace(/^([^,]+), ((?:week of|as of) .+)$/i, '$1 ($2)');
  if (/^beds, baths/i.test(question))
    said = said.replace(
      /\b(?:will be|asking|priced at|listed (?:at|for)|list price) (?=\$?\d)/gi,
      '',
    );
  if (/\bmay be named\b/i.test(question))
    said = said.replace(
      /^(?:you can |ok to |feel free to )?(?:name|mention) (?=the |my |our |\p{Lu})/iu,
      '',
    );
  if (/\bauthority\b/i.test(question))
    said = said.replace(/,? (?:so )?(?:yes|yep|yeah|i do|authorized)[.!]*$/i, '');
  if (/\bcited for rates\b/i.test(question))
    said = said.replace(
      /\b(week of|as of) (\d{1,2}\/\d{1,2})\b/i,
      (_, of: string, date: string) => `${of} ${withMonthDays(date)}`,
    );
  if (/reviews this content/i.test(question))
    said = said
      .replace(/^reviewed by:? /i, '')
      .replace(/ reviews (?:it|this|everything|them)\b/i, '');
  if (/stages/i.test(question)) said = said.replace(/^\d ?(?:times)?(?::| -) ?/i, '');
  if (/^which strategy/i.test(question))
    said = said
      .replace(/^(short|long)[- ]term$/i, (_, term: string) => `${term.toLowerCase()}-term rentals`)
      .replace(/^small multi$/i, 'small multifamily');
  if (/\byour clients\b/i.test(question))
    said = said.replace(/^most (?=buy|sell)/i, 'most of my clients ');
  const both = /^do you (?:offer|provide|have|do) (.+?) or (.+?)\?/i.exec(question);
  return both && /^(?:yes,? )?both[.!]?$/i.test(said) ? `${both[1]} and ${both[2]}` : said;
}

/** "SRP rebate srpnet.com/rebates for a heat pump" wants a pause. */
const withLinkInBrackets = (text: string) =>
  text.replace(
    new RegExp(
      `(?<=\\p{L}{2})(?<!\\b(?:at|on|to|see|visit|via|from|or|and|is|link|site|website)) (${linkIn.source})(?=$|[ ,;])`,
      'giu',
    ),
    ' ($1)',
  );

const asksForNames =
  /\bmay be named\b|\bwhich (?:employers|areas or zip|builders|local services|down payment)|\blender\b|\brelocating clients come\b/i;

/** "5000" as "5,000". */
const grouped = (size: string) => Number(size.replaceAll(',', '')).toLocaleString('en-US');

/** Short forms such as "St." and dots that only pause. */
const endsNothing =
  /(?:^|\W)(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|vs|no|nos|approx|inc|co|ave|blvd|rd|hwy|apt|bldg|dept|etc|sq|avg|min|max|a\.m|p\.m|\p{L})$|\.$/iu;

/** Whole answers that say nothing, in whatever case and with or without an end mark. */
const nothings = [
  /not needed\b.{0,30}/,
  /none named/,
  /no (?:partner|lender|one|body|agent|builder|program)s?(?: (?:yet|right now|for now|at the moment|to (?:name|mention)))?/,
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
export function withoutYesOrNo(answer: string, question = ''): { said: string; isYes: boolean } {
  const text = answer.trim();
  if (nothing.test(text) || saysNo(text, question)) return { said: '', isYes: false };
  const rest = text
    .replace(/^[Yy]es [—–-] /, '')
    .replace(yes, '')
    .replace(/^(?:none|nope|no)[,.;:] (?=\p{L}+ \p{L}+ \p{L})/iu, '')
    .replace(/^(\p{L}{3,}) (?:yes|yep), /iu, '$1, ')
    .replace(/(?<=\p{L}{3}),? (?:yes|yep)[.!]*$/iu, '');
  return { said: rest, isYes: rest !== text };
}

/** "No before and after yet", "no class": what was asked for is not there. */
function saysNo(text: string, question: string): boolean {
  const named =
    /^(?:no|not|don['’]?t have|i don['’]?t have|we don['’]?t have|have(?:n['’]?t| not) (?:got )?)(?: an?| any)? (\p{L}{4,})/iu.exec(
      text,
    )?.[1];
  return (
    named !== undefined &&
    new RegExp(`\\b${named.toLowerCase().slice(0, 5)}`, 'i').test(question) &&
    /^(?:do|is|are|have|any|which|who|what)\b/i.test(question) &&
    !/\d|\bbut\b.*\b(?:we|i) (?:have|offer|do|send)\b/i.test(text) &&
    !/\b(?:hoa|permit|rule|licen[cs]e)/i.test(question)
  );
}
