import { withoutMarks } from '#builtin/writer/blocks.ts';
import { withAmounts } from './amounts.ts';
import { withAmountsAskedFor } from './amounts-asked-for.ts';
import { asProse } from './as-prose.ts';
import { withBusinessNames } from './business-names.ts';
import { withClippedWords } from './clipped-words.ts';
import { copyEdited } from './copy-edit.ts';
import { withFragmentsListed } from './fragments-in-a-row.ts';
import { withHyphens } from './hyphens.ts';
import { inContextOf } from './in-context-of.ts';
import { keepingNumbers } from './kept-numbers.ts';
import { withLikelyNames } from './known-names.ts';
import { withNamesByPosition } from './name-positions.ts';
import { withNames } from './names.ts';
import { withNamesOfKind } from './names-of-kind.ts';
import { streetKinds, withMonthDays } from './segments.ts';
import { writtenOut } from './short-forms.ts';
import { withoutShorthand } from './shorthand.ts';
import { withoutShouting } from './shouted.ts';
import { withSmallStarts } from './small-starts.ts';
import { isInDictionary } from './spelling.ts';

/**
 * An answer as it may be printed: what was typed in a hurry is set right, and nothing else. Names,
 * figures and the choice of words stay the agent's.
 */
export const repaired = (answer: string, question = '', state = ''): string =>
  keepingNumbers(answer, (text) => mended(text, question, state));

/** "wilcox park, the knick": alone among places that were asked for by name, a word of no dictionary is a name and no slip. */
const withNamesAlone = (text: string) =>
  text.replace(/(?<=^|, )(the )?(\p{Ll}{4,})(?=,|$)/gu, (all, the = '', word: string) =>
    isInDictionary(word) ? all : `${the}${word.charAt(0).toUpperCase()}${word.slice(1)}`,
  );

/** "3722 w swain cir" is in the west, and with nobody. */
const westOfTown = new RegExp(
  `\\b(\\d{1,5}) ([nsew])(?= \\p{L}+(?: \\p{L}+)? (?:${streetKinds})\\b)`,
  'giu',
);

function mended(answer: string, question: string, state: string): string {
  const typed = withoutMarks(
    answer.replace(/[\s\p{Cc}\p{Cf}]+/gu, (run) => (run.includes('\n') ? '\n' : ' ')),
  )
    .trim()
    .replace(westOfTown, (_, number: string, side: string) => `${number} ${side.toUpperCase()}`);
  const plain = withFragmentsListed(
    withoutShouting(/\bwant named\b/i.test(question) ? withNamesAlone(typed) : typed),
  );
  const sums = withAmountsAskedFor(
    withAmounts(withClippedWords(withSmallStarts(plain, question))),
    question,
  );
  return copyEdited(
    asProse(
      inContextOf(
        question,
        withDates(
          withMonths(
            withNamesByPosition(
              withLikelyNames(
                withNamesOfKind(
                  withNames(
                    withHyphens(writtenOut(withoutShorthand(withBusinessNames(sums, question)))),
                    state,
                  ),
                ),
              ),
            ),
          ),
        ),
      )
        .replace(/^no\. (\p{Ll})/iu, (_, letter: string) => `No. ${letter.toUpperCase()}`)
        .replace(
          /[\s,]+(?:lol|haha+|lmao)\b[.!]* (\p{Ll})/giu,
          (_, letter: string) => `. ${letter.toUpperCase()}`,
        )
        .replace(/[\s,]+(?:lol|haha+|lmao)\b[.!]*|[\s,]+ha[.!]*$/gi, '')
        .replace(/(?<=\S) +(?=[,;])/g, '')
        .replace(/\bin in (?=\d)/g, 'in ')
        .replace(/ \+ (?=[\p{L}\d])/gu, ' and ')
        .replace(/(?<=\p{L}) & (?=\p{Ll})/gu, ' and ')
        .replace(
          /(\$\d{2,4}) ?[-–] ?\$?(\d{2,4})(?![\d,k])/g,
          (_, low: string, high: string) => `${low} to $${Number(high).toLocaleString('en-US')}`,
        )
        .replace(
          /(?<=\b(?:wanted|said|asked|listed|relisted|priced|repriced|offered|went|countered|(?:dropped|cut|lowered|reduced|moved|came down) to) )\$?([1-9]\d{2})(\.\d)?(?=$|[,.;!](?!\d) | (?:and|but|so|then|i|we|they|over|cash)\b)/giu,
          (_, thousands: string, rest = '') =>
            `$${Math.round(Number(`${thousands}${rest}`) * 1000).toLocaleString('en-US')}`,
        )
        .replace(
          /\b((?:sold|closed|listed|went under contract)\b[^.,;$]{0,24} (?:at|for)) ([1-9]\d{2})(\.\d)?(?=$|[.,;!](?!\d)| (?:and|but|so|then|cash)\b)/gi,
          (_, start: string, thousands: string, rest = '') =>
            `${start} $${Math.round(Number(`${thousands}${rest}`) * 1000).toLocaleString('en-US')}`,
        )
        .replace(/(\$[\d,]+(?: ?k| million)?) ?-?ish\b/gi, 'around $1')
        // "3 bed, fenced yard, under 230": what a home may cost.
        .replace(
          /(?<=\b(?:beds?|bd|br|bedrooms?|baths?|ba|house|condo|townhome)\b[^.$\n]{0,40}, )(under|up to|around|about|max|at most) ([1-9]\d{2})(?=$|[,.;](?!\d)| (?:and|or|if)\b)/gi,
          '$1 $$$2,000',
        )
        // "6 offers, 31 over": thousands over list.
        .replace(
          /\b(offers?)(,| and) \$?(\d{1,3})k? (over|under|above|below)(?=$|[.,;!])/gi,
          '$1$2 $$$3,000 $4 list',
        )
        .replace(
          /\b((?:re)?(?:moved|dropped|cut|brought|took|set|put|lowered) (?:the |it |our )?(?:price )?(?:under|below|to|at|down to)) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|sq|days|feet|people)\b)/gi,
          '$1 $$$2,000',
        )
        .replace(/\b(it|we|they|house|home) went (?=\$)/gi, '$1 went for ')
        .replace(/\b((?:re)?listed|repriced|priced) (?=\$)/gi, '$1 at ')
        .replace(/(\$[\d,]+|%) (?=I (?:said|told|listed|priced|pushed)\b)/g, '$1, ')
        .replace(
          /\b((?:listed|priced|sold|closed|went|offer(?:ed)?|asking|start(?:ed)?) (?:at|for|to)|took) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|days?|sq|sf|people|homes|a|per)\b)/giu,
          (all, start: string, thousands: string, at: number, whole: string) =>
            // "at 512 Oak" is an address.
            /^ \p{Lu}/u.test(whole.slice(at + all.length)) ? all : `${start} $${thousands},000`,
        )
        .replace(/^.*(?:\$\d{3},\d00\b|(?<![\d.])\d{3} ?k\b).*$/gim, withOtherPrices)
        .replace(
          /\b(sold|closed|under contract) in (\d{1,2})(?=$|[.,;!]| (?:at|for|with|and)\b)/gi,
          (all, verb: string, count: string) =>
            /\bdays\b/.test(plain) ? `${verb} in ${count} days` : all,
        )
        .replace(/^(?=(?:.* \/ ){2}).+$/gm, (text) =>
          text.replace(/ \/ /g, text.split(' / ').every((part) => part.length < 24) ? ', ' : '; '),
        )
        .replace(/^ ?(?:[-*•·]|\d{1,2}[.)]) +/gm, '')
        .replace(/(?<=[\p{L}.]) [-–] (?=(?:I|We|we)\b(?: |['’]))/gu, '. ')
        .replace(/(?<!\.)\.\. /g, '. ')
        // "at 900 Austin Ave. apple, pumpkin": the address ends there.
        .replace(
          /(\b\d{1,6} (?:\p{Lu}\p{L}+ ){1,3}(?:Ave|St|Rd|Dr|Blvd|Ln|Ct|Pl))\. (\p{Ll})/gu,
          (_, address: string, letter: string) => `${address}. ${letter.toUpperCase()}`,
        )
        .replace(
          /(?<=\b\p{Lu}\p{L}+ (?:Ave|St|Rd|Dr|Blvd|Ln|Ct|Pl)\. )(?!(?:and|at|in|near|by|on|from|to|for|with|off|between|is|was|has|or|but)\b)\p{Ll}/gu,
          (letter) => letter.toUpperCase(),
        )
        .replace(/\b([Aa]) (?=[aeio]\p{Ll}{2})(?!one\b|once\b|eu\p{L}|i['’])/gu, '$1n ')
        .replace(/\b(\d+)-year old (?=\p{Ll}{3})/gu, '$1-year-old ')
        .replace(
          /(?<![\w$.,])(\d{1,3},\d{3}) (?=(?:credit|offer|repair|deductible|fee|bid|estimate|grant|rebate|bill|discount|price cut)\b)/gi,
          '$$$1 ',
        )
        .replace(
          /\b(hoa(?: fee| dues)?(?: is| of)?) (\d{2,4})(?=$|[,.;](?!\d)| (?:a|per|including|incl|month)\b)/gi,
          '$1 $$$2',
        )
        .replace(/\$([1-9])(\d{3})(?![\d,.]*\d)/g, '$$$1,$2')
        .replace(/(?:,? (?:the )?link is|,? link:) (?=[a-z0-9-]+\.[a-z])/gi, ', ')
        .replace(/\bw\/? ?(?=the\b)|\bw\/ ?(?=[\p{L}\d])/giu, 'with ')
        .replace(
          /\bits (?=(?:\$?\d|loosening|getting|slowing|picking|not|an?|the|only|always|going|been|hard|easy|worth|all|like|on|at|back|just|really|so|too|very|still|free|about|never|priced|listed|sold|done|gone|closed|active|live|pending|over|clean|ready|empty|vacant|non\p{L}+)\b)/giu,
          (word) => `${word.charAt(0)}t's `,
        )
        // At the start of a thought it is nearly always "it is"; "its roof was new" is not.
        .replace(
          /(^|[.;,!] |\b(?:and|but|because|so|think|thinks|thought|know|knows|says|said|when|if|since|while|like|until|till|where|sometimes|usually|maybe|because|plus) )its (?!\p{L}+ (?:is|was|are|were|has|had)\b|own\b)/giu,
          (_, start: string) =>
            `${start}${start === '' || /[.!] $/.test(start) ? "It's" : "it's"} `,
        )
        .replace(
          /(\d) ?(?:hrs?|hr\.)(?![\p{L}\d])/gu,
          (_, count: string) => `${count} ${count === '1' ? 'hour' : 'hours'}`,
        )
        // "done in 20 min. bring boots": the second is another thing.
        .replace(
          /(\d) ?(yrs?|hrs?|mins?|mos?)\. (?!wide|tall|high|deep|long|from|of|by|and|or|in|to|at|x|lot|ceiling|away|before|after|with|on|per|max|minimum)(\p{Ll})/gu,
          (_, count: string, unit: string, letter: string) =>
            `${count} ${unit}. ${letter.toUpperCase()}`,
        )
        .replace(/(\d) mins?\.(?= \p{Lu})/gu, '$1 minutes.')
        .replace(/(\d) min(?:s|\.)?(?![\p{L}\d])/gu, '$1 minutes')
        // "at 4pm. misters and shade": the thought ends there.
        .replace(
          /(\d ?[ap]m\.) (?!(?:to|and|or|at|on|until|till|sharp)\b)(\p{Ll})/giu,
          (_, clock: string, letter: string) => `${clock} ${letter.toUpperCase()}`,
        )
        .replace(
          /\b(\d{1,2}(?::\d\d)?) ?([ap])m\b\.?/gi,
          (_, clock: string, half: string) => `${clock} ${half.toLowerCase()}.m.`,
        )
        .replace(/([ap]\.m\.) ?[-–] ?(?=\d)/g, '$1 to ')
        .replace(/(?<=[a-z] \d{1,2}) (?=\d{1,2}(?::\d\d)? [ap]\.m\. to \d)/g, ' from ')
        .replace(
          /\bsingle[- ]family(?= \$?\d|$|[,.;]| (?:from|under|over|above|below|around|between|in|only|mostly|mainly)\b)/gi,
          'single-family homes',
        )
        .replace(/(?<![\w$.,/])(\d{1,2},\d{3}) ?[-–] ?(\d{1,3}k)\b/gi, '$$$1 to $2')
        .replace(
          /\b(through|by|until|before|ends|starts) (\d{1,2}\/\d{1,2})(?=$|[\s,.;])/gi,
          (_, word: string, date: string) => `${word} ${withMonthDays(date)}`,
        )
        .replace(/\$(\d+) ?ish\b/gi, '$$$1-ish')
        .replace(
          /(?<!\bfor )\b(\d)[- ]car(?: garage(s)?)?\b(?! (?:(?:\p{L}+ )?garage|carport|driveway|only|max))/giu,
          (_, count: string, several = '') => `${count}-car garage${several}`,
        )
        .replace(/\b(\d) car (?=(?:\p{L}+ )?garage|carport|driveway)/giu, '$1-car ')
        .replace(
          /\b(?:because|bc) (?=(?:tenant|owner|dog|baby|renter|storm|pet)(?:$|[.,;]))/giu,
          'because of the ',
        )
        .replace(/\b(?:because|bc) (?=\p{L}+(?:$|[.,;]))(?!of\b)/giu, 'because of ')
        .replace(
          /\b(because of|due to) (?=(?:tenant|owner|dog|baby|renter|storm|pet|weather|snow load|hoa)\b)/gi,
          (start) => `${start}the `,
        )
        .replace(
          /\b(in|behind|off) (?=(?:backyard|basement|attic|garage|driveway|kitchen|crawl ?space|front yard|primary suite|alley)(?:$|[.,;?]))/gi,
          '$1 the ',
        )
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
          /\b(\d[\d,]*)\s?(?:sf|sqft|sq\.? ?ft)\b\.?(?= (?:lots?|homes?|houses?|condos?|one|unit|apartment|studio|space)\b)/gi,
          (_, size: string) => `${grouped(size)}-square-foot`,
        )
        .replace(
          /\b(\d[\d,]*)\s?(?:sf|sqft|sq\.? ?ft)\b(?:\.(?! [\p{Lu}①-⑳]|$))?/giu,
          (_, size: string) => `${grouped(size)} square feet`,
        )
        .replace(
          /(?<=\b(?:for|and|at|under|paid|cost|costs|spent|spend|came to) )(\d{1,3}(?:,\d{3})+|(?<=\b(?:\p{L}{3,}ed|did|done|redid|bought|got|sold|paid)\b[^.,;$]{0,40} for )[1-9]\d{2,3})(?=$|[.,;!]| (?:and|with|in|total|plus)\b)/giu,
          '$$$1',
        )
        .replace(/(\d)\s?k\b(?=[^\w])/g, '$1k')
        .replace(/([!?])\1+/g, '$1')
        .replace(/(?<=[^\s.])\.{2}(?=\s|$)/g, '.')
        .replace(
          /(\S+)([.!?] )(?!https?:|www\.|\S+@\S|\S+\.(?:com|org|net|gov|edu|us|io|co)\b)(\p{Ll})/gu,
          (all, word: string, end: string, letter: string, at: number, text: string) =>
            endsNothing.test(word) || (end === '! ' && isNamed.test(text.slice(0, at) + word))
              ? all
              : word + end + letter.toUpperCase(),
        ),
    ),
    question,
    state,
  );
}

/** "We started at $279,000 rather than the 295 he had in mind": what stands beside a price is one. */
const withOtherPrices = (text: string) => {
  const price = Number(
    /\$(\d{3}),\d00\b/.exec(text)?.[1] ?? /(?<![\d.])(\d{3}) ?k\b/i.exec(text)?.[1],
  );
  return text.replace(
    /(?<=\b(?:at|to|the|from|of|for|than|is|are|was|were|got|asked|took|ended|around|about|seen|paid) )([1-9]\d{2})(?=$|[,.;!](?!\d)| (?:the|he|she|they|we|and|but|after|before|when|with|in|on|to|from|cash)\b)/g,
    (all) => (Number(all) > price / 2 && Number(all) < price * 2 ? `$${all},000` : all),
  );
};

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
  const monthBeforeFigure = new RegExp(`\\b${monthPattern}\\.?(?= \\$?\\d)`, 'gi');
  const isRowOfMonths = (typed.match(monthBeforeFigure)?.length ?? 0) > 1;
  // "friday after thanksgiving (11/27)": the date says which.
  const text = (isRowOfMonths ? typed.replace(monthBeforeFigure, (month) => monthOf(month)) : typed)
    .replace(
      new RegExp(
        `\\b(${monthPattern})\\.? ?(?:[-–]|to|thru|through) ?(${monthPattern})\\b(?! \\d(?!\\d?(?::\\d\\d)? ?(?:[-–]|to|until|[ap]\\.?m)))`,
        'gi',
      ),
      (_, from: string, until: string) => `${monthOf(from)} to ${monthOf(until)}`,
    )
    .replace(
      new RegExp(
        `(?<=days?),? ((?:${monthNames.join('|')}) to (?:${monthNames.join('|')})),? (?=\\d)`,
        'g',
      ),
      ', $1, ',
    )
    .replace(
      /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^,;.()]{0,30} \((\d{1,2}\/\d{1,2})\)/gi,
      '$1 $2',
    );
  // "84-20 Austin St" is an address: no clock goes past twelve.
  const hours =
    /(?<=(?:days?|[a-z] \d{1,2}),? )((?:1[0-2]|0?[1-9])(?::\d\d)?) ?- ?((?:1[0-2]|0?[1-9])(?::\d\d)?)(?![\d/-])/gi;
  return text
    .replace(
      /\b(sat|sun|mon|weds?|thur?s?|fri|tues?)\b\.?(?=,? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d)|(?<=\b(?:first|1st|second|2nd|third|3rd|last|every|each|this|next|on|by|a) )(sat|sun|mon|weds?|thur?s?|fri|tues?)\b\.?|(?<!\b(?:it|that|this|they|one|he|she|which|and|has|had|never|just|still) )\b(sat|sun|mon|weds?|thur?s?|fri|tues?)\b\.?(?=,? (?:\d{1,2}(?!\d|\+| (?:days|weeks|months|hours|minutes|offers|showings))|the \d|at \d|from \d))/gi,
      (word) => weekdayOf(word),
    )
    .replace(
      new RegExp(`\\b${monthPattern}\\.?(?= (?:\\d{1,2}(?!\\d)|(?:19|20)\\d\\d\\b))`, 'gi'),
      (word) => monthOf(word),
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
    .replace(
      /\b(sat|sun|mon|weds?|thur?s?|fri|tues?)(?:day)? ?[-–] ?(sat|sun|mon|weds?|thur?s?|fri|tues?)(?:day)?\b/gi,
      (_, from: string, until: string) => `${weekdayOf(from)} to ${weekdayOf(until)}`,
    )
    .replace(hours, '$1 to $2')
    .replace(/\b(\d{1,2}) ?[-–] ?(noon|midnight)\b/gi, '$1 to $2')
    .replace(
      new RegExp(
        `((?:${monthNames.join('|')}) \\d{1,2}) ?[-–] ?(?=(?:${monthNames.join('|')}) \\d)`,
        'g',
      ),
      '$1 to ',
    )
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

/** "5000" as "5,000". */
const grouped = (size: string) => Number(size.replaceAll(',', '')).toLocaleString('en-US');

/** "Your Choice!" is a name with its mark. */
const isNamed = /\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u;

/** Short forms such as "St." and dots that only pause. */
const endsNothing =
  /(?:^|\W)(?:st|mt|ft|dr|mr|mrs|ms|jr|sr|vs|no|nos|approx|inc|co|ave|blvd|rd|hwy|apt|bldg|dept|etc|sq|avg|min|max|mass|conn|penn|calif|fla|minn|wis|wash|mich|ariz|tenn|a\.m|p\.m)$|(?:^|[^\w'’])\p{L}$|\.$/iu;
