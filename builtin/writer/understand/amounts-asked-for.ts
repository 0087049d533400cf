import { inDollars } from './amounts.ts';

/**
 * Sums whose sign only the question tells: "septic 450" where costs or inspections were asked for, "median 362" among
 * the figures of a market, "1.5 and up" where it is asked what counts as luxury.
 */
export const withAmountsAskedFor = (text: string, question: string) =>
  readers.reduce((said, [asked, read]) => (asked.test(question) ? read(said) : said), text);

/** The same in whole sentences typed with care, of prices in thousands alone: "We priced it at 549." */
export const withPricesAskedFor = (text: string, question: string) =>
  inThousands.reduce((said, [asked, read]) => (asked.test(question) ? read(said) : said), text);

const isYear = (digits: string) => /^(?:1[89]|20)\d\d$/.test(digits);
const dollars = (digits: string) => inDollars(Number(digits.replaceAll(',', '')));

const notMoney =
  '(?![\\w%/]|[.,:-]\\d| ?(?:sq|sf|square|feet|ft|people|homes|units?|miles?|acres?|days?|weeks?|months?|years?|min|minutes|hrs?|hours?|offers|percent|degrees|inches|gallons?|psi|amps?|point|points|am|pm|a\\.m|p\\.m|st|nd|rd|th)\\b)';

/** Prices in thousands, as sellers speak of them. */
const inThousands: [asked: RegExp, read: (said: string) => string][] = [
  [
    /\bsale you may mention\b|\bmade the difference\b/i,
    (said) =>
      said
        // "priced it at 549 when two agents said 590", "relisted 248"
        .replace(
          /\b([Pp]riced (?:it )?at|(?:[Rr]e)?[Ll]isted (?:it )?at|[Rr]elisted|agents? said|agent at|[Ss]at at|dropped (?:it )?to|cut (?:it )?to|back (?:on |up )?at) ([1-9]\d{2})(?![\d%/–-]|[.,]\d| ?(?:k\b|days|sf|sq|people|homes|units|hours|miles|words|times|am|pm|feet|ft|degrees|a\b|per\b)| \p{Lu})/gu,
          '$1 $$$2,000',
        ),
  ],
  // "the clean ones under 350 still go": where prices are spoken of
  [
    /\breading of these figures\b|\bcommute and price\b/i,
    (said) =>
      said.replace(
        new RegExp(
          `(?<!\\b(?:inventory|listings|supply|sales|actives?)\\b[^.]{0,60})\\b(under|below|over|above) ([1-9]\\d{2})${notMoney}(?! (?:active |new |closed )?(?:listings|sales|closings|properties|showings|permits|credit)\\b)`,
          'gi',
        ),
        '$1 $$$2,000',
      ),
  ],
];

const readers: [asked: RegExp, read: (said: string) => string][] = [
  ...inThousands,
  // "around 15k, 20 if you move plumbing", "6-9k for a bath, 25-40 for kitchens": of the same thousands.
  [/\bbudget range\b/i, withSameThousands],
  // "1800 to 2400 for the stain", "gutters 1,100ish"
  [
    /\bbudget\b|\bcosts?\b|\binspections?\b/i,
    (said) =>
      said
        .replace(
          /(?<![\w$.,/-])([1-9]\d{3}) ?(?:-|–|to) ?([1-9]\d{3})(?![\d,.]*\d|[\w%/-])/g,
          (all, low: string, high: string) =>
            isYear(low) && isYear(high) ? all : `${dollars(low)} to ${dollars(high)}`,
        )
        .replace(
          /(?<![\w$.,/-])(\d{2,4}|\d{1,2},\d{3}) ?ish\b/gi,
          (_, digits: string) => `about ${dollars(digits)}`,
        ),
  ],
  [
    /\bcustoms\b|\brules\b|\blicences\b|\bcosts?\b/i,
    (said) =>
      said.replace(
        /(?<![\w$.,-])(\d{2,4})(?= (?:due diligence|dd|option|admin|application|license|registration|permit|transfer) fees?\b)/gi,
        '$$$1',
      ),
  ],
  // "had the cabinets painted for 3,800", "2,900 to refinish the oak"
  [
    /\bbefore-and-after\b|\bsale you may mention\b|\bmade the difference\b/i,
    (said) =>
      said
        .replace(
          new RegExp(`\\b(for|spent|paid|cost) (\\d{1,3},\\d{3})${notMoney}`, 'gi'),
          (_, verb: string, digits: string) => `${verb} ${dollars(digits)}`,
        )
        .replace(
          /(?<=^|, )(\d{1,3},\d{3}) (?=total\b|all in\b|to (?:refinish|paint|repaint|replace|install|redo|fix|repair|add|build|clear|clean|stage)\b)/gi,
          (_, digits: string) => `${dollars(digits)} `,
        ),
  ],
  // "sold a 1920s cottage at 3.1 last august", where luxury homes were asked about
  [
    /\bpermission to mention\b/i,
    (said) =>
      said.replace(
        /\b(at|for) (\d\.\d{1,2})(?=$|[,;]| (?:last|in|this|back)\b)/gi,
        '$1 $$$2 million',
      ),
  ],
  // "4 units at 725"
  [
    /\breal figures\b/i,
    (said) =>
      said
        .replace(
          /\b(was|were|ran|is|runs?) ([1-9]\d{3})(?= (?:last|this|a|per) (?:year|yr)\b|[,.;]|$)/gi,
          (all, verb: string, digits: string) =>
            isYear(digits) ? all : `${verb} ${dollars(digits)}`,
        )
        .replace(/\b(units? at|doors? at|sides? at) (\d{3,4})(?![\d,.]*\d|[\w%])/gi, '$1 $$$2'),
  ],
  [
    /^beds, baths\b/i,
    (said) =>
      said
        .replace(/^(\d) ?\+ ?(\d(?:\.\d)?)(?=,| )/, '$1 bed, $2 bath')
        .replace(/(?<=, )([1-9]\d{2},\d{3}|\d,\d{3},\d{3})(?=$|,)/g, '$$$1')
        .replace(/(?<=, )(\d{3})\.(\d)(?=$|[,;])/, '$$$1,$200')
        .replace(/(?<=, )([1-9]\d{3})(?=$|,)/, (all, digits: string) =>
          isYear(digits) ? all : `${Number(digits).toLocaleString('en-US')} sf`,
        ),
  ],
  [
    /\bluxury\b.*\bthreshold\b|\bthreshold\b/i,
    (said) =>
      said
        .replace(
          /^(over |above |from |starts (?:at|around) )?\$?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:m|mil|million))?(?: ?\+| (?=and (?:up|above|over)\b)| plus\b)/i,
          (_, before = '', number: string) => `${before}$${number} million and up `,
        )
        .replace(/ and up +and (?:up|above|over)\b/i, ' and up')
        .replace(/ +(?=,|$)/g, ''),
  ],
  [
    /\bprice|\bbands?\b/i,
    (said) =>
      said
        // "HOA under 300": no price of a home.
        .replace(
          /\b((?:hoa|dues|fees?|taxes)(?: (?:is|are|run|runs))? (?:under |over |about |around )?)(\d{2,3})(?![\d,.]*\d|[\w%])/gi,
          '$1$$$2 a month',
        )
        .replace(/\bsub[- ]?(?=\$?\d)/gi, 'under ')
        .replace(/(?<![\w$.,-])\$?([1-9]\d{2})s (?=and (?:up|above|over)\b)/gi, '$$$1,000 ')
        .replace(
          /\b(low|mid|high|upper)[- ]\$?(\d00)s ?[-–] ?\$?(\d{3})k?(?!\d|,\d|s)/gi,
          '$1 $$$2s to $$$3,000',
        ),
  ],
  [
    /\bfigures to use\b/i,
    (said) =>
      withFigureWords(said).replace(
        /\b((?:median|avg|average)(?: (?:sale|sold|sales|list|listing))?(?: price)?(?: is| was| at|:)?) \$?([1-9]\d{2})(?![\d,.]*\d|[\w%]| ?(?:days|dom|homes|sales|listings)\b)/gi,
        '$1 $$$2,000',
      ),
  ],
  [
    /\binspections?\b|\bvendors\b|\bcosts?\b|\bservices\b|\bpaperwork\b|\bbefore-and-after\b/i,
    (said) =>
      said
        // "septic 450, well 300", "radon (148 for the test)"
        .replace(
          new RegExp(
            `(?<=\\p{Ll}{3} |\\()((?:about |around |roughly |usually )?)(?<!\\b(?:before|since|after|until|by|in|pre|built|from|to|or|and|hwy|route|gate|at|under|over) )(\\d{3,4})(?= for the\\b|$|[,;)]|\\.(?!\\d))${notMoney}`,
            'giu',
          ),
          (all, near: string, digits: string) =>
            isYear(digits) ? all : `${near}${dollars(digits)}`,
        )
        .replace(
          new RegExp(
            `(?<=\\p{Ll}{3} |\\()(?<!\\b(?:before|since|after|until|by|in|pre|built|from|every|lasts?|takes?) )(\\d{3}) ?[-–] ?(\\d{3,4})(?=$|[,;)]|\\.(?!\\d))${notMoney}`,
            'giu',
          ),
          (all, low: string, high: string) =>
            Number(low) < Number(high) ? `${dollars(low)} to ${dollars(high)}` : all,
        )
        .replace(
          /\b(about|around|roughly) (\d{2,4})(?= to \p{Ll}{3,})/gu,
          (all, near: string, digits: string) =>
            isYear(digits) ? all : `${near} ${dollars(digits)}`,
        )
        .replace(
          /\b(an?) (\d{2,3}) (?=(?:tune[- ]?up|inspection|service call|check[- ]?up|visit)\b)/gi,
          '$1 $$$2 ',
        )
        .replace(/\b(extra|add-on),? (\d{2,4})(?=$|[).,;])/gi, '$1, $$$2')
        .replace(/(?<![\w$.,-])(\d{2,4})(?= (?:each|apiece|ea)\b)/g, '$$$1')
        .replace(/(?<![\w$.,-])(\d{2,3})(?= to (?:show up|come out|look at it)\b)/g, '$$$1'),
  ],
  [
    /\brebate\b|\bincentives?\b|\bcosts?\b|\bprogram/i,
    (said) =>
      said
        .replace(
          /\b(up to) (\d{2,4}|\d{1,2},\d{3})(?=$|[,.;](?!\d)| (?:in|for|on|toward|off|back)\b)/gi,
          (_, words: string, digits: string) => `${words} ${dollars(digits)}`,
        )
        .replace(
          new RegExp(
            `(?<![\\w$.,-])(?<!\\b(?:exit|route|rte|hwy|highway|gate|unit|lot|mile|years?) )(\\d{2,4}|\\d{1,2},\\d{3})(?= (?:back|off|rebate|credit|toward)\\b)${notMoney}`,
            'gi',
          ),
          (all, digits: string) => (isYear(digits) ? all : dollars(digits)),
        ),
  ],
  // "car tags are like 300 the first year"
  [
    /\bsurprises\b|\bcosts?\b|\btaxes\b/i,
    (said) =>
      said.replace(
        /\b((?:tags?|registration|bill|bills|fees?|insurance|premium|dues|rent|utilities|electric|tax|taxes)\b[^.,;$]{0,20} (?:is|are|was|were|be|run|runs) (?:like |about |around |roughly |maybe )?)(\d{2,4})(?= (?:the|a|per|each|every|your|in)\b|$|[.;,](?!\d))/gi,
        (all, before: string, digits: string) =>
          isYear(digits) ? all : `${before}${dollars(digits)}`,
      ),
  ],
  [
    /\bsale\b|\bmistake\b|\bhow did it go\b|\bmade the difference\b|\bcase from your work\b|\bwhat happened\b/i,
    withThousandsOfSale,
  ],
];

/** "279 -1.2% yoy", "inv 4,310", "list/sale 97.1". */
const withFigureWords = (said: string) =>
  said
    .replace(
      /(?<=\d[k%]?) \(?([+-]) ?(\d[\d.]*%)(?! ?\))/g,
      (_, sign: string, share: string) => ` ${sign === '+' ? 'up' : 'down'} ${share}`,
    )
    .replace(
      /(\d{2,3}(?:\.\d)?)% (?:list ?(?:to|\/|-) ?sale|sale ?(?:to|\/|-) ?list)(?: ratio| price)?\b/gi,
      'sold at $1% of list',
    )
    .replace(/\binv(?:entory)?\.?:? (?=\d)/gi, 'inventory ')
    .replace(
      /\b(?:list ?(?:\/|to|-) ?sale|sale ?(?:\/|to|-) ?list|sp ?\/ ?lp|s ?\/ ?l)(?: ratio| price)?:? (\d{2,3}(?:\.\d)?)%?/gi,
      'sold at $1% of list',
    );

/** "dropped it 15", "got 9 over", "it sat at 415": of a home, these are thousands. */
function withThousandsOfSale(said: string): string {
  return (
    said
      // "had 9 showings, went for 318"
      .replace(
        /(?<=\b(?:had|got|listed|showings|offers)\b[^.;]*), went (?:for|at) \$?([1-9]\d{2})k?(?![\d,.]*\d|[\w%])/gi,
        ', and it went for $$$1,000',
      )
      // "0 offers at 340, 3 offers at 325", "first weekend, 15 over"
      .replace(
        /\b(showings?|offers?|sat|days) at ([1-9]\d{2})(?![\d,.]*\d|[\w%]| (?:\p{Lu}|a |per ))/gu,
        '$1 at $$$2,000',
      )
      .replace(/(?<=, )(\d{1,2})k? over(?=$|[,.;!])/gi, '$$$1,000 over list')
      // "pricing at 159,9": hundreds after the comma.
      .replace(/(?<![\d,.$])([1-9]\d{2}),(\d)(?![\d,])/g, '$$$1,$200')
      .replace(
        /\bpriced (it )?(under|over|around) ([1-9]\d{2})(?![\d,.]*\d|[\w%])/gi,
        'priced $1$2 $$$3,000',
      )
      .replace(
        /\b((?:dropped|cut|lowered|reduced|came down)(?: (?:it|the price|price|us))?) (?:by )?\$?(\d{1,2})k?(?=$|[,.;](?!\d)| (?:and|but|then)\b)/gi,
        '$1 by $$$2,000',
      )
      .replace(
        /\b((?:got|went|sold|closed)(?: (?:it|at|for))?) \$?(\d{1,2})k? (over|under|above|below)(?=$|[,.;!]| (?:and|but|in|with)\b)/gi,
        '$1 $$$2,000 $3 list',
      )
      .replace(
        /(?<![\w$.,])([1-9]\d{2}),? not ([1-9]\d{2})(?![\d,.]*\d|[\w%]| (?:days|feet|people))/g,
        '$$$1,000, not $$$2,000',
      )
      .replace(
        /\b((?:sat|sitting|sits)\b[^,.;]{0,30}? at) ([1-9]\d{2})(?![\d,.]*\d|[\w%]| \p{Lu})/giu,
        '$1 $$$2,000',
      )
      .replace(
        /\b((?:re)?(?:listed|priced) (?:at|to|for)) ([1-9]\d{2})(?![\d,.]*\d|[\w%]| (?:\p{Lu}|a |per |days))/gu,
        '$1 $$$2,000',
      )
  );
}

function withSameThousands(said: string): string {
  const first = /\$(\d{1,3}),000\b/.exec(said) ?? /(?<![\w.])(\d{1,3})k\b/i.exec(said);
  if (!first) return said;
  return said
    .replace(/(?<![\w$.,/-])(\d{1,3})\+(?= (?:for|if|with|to)\b)/g, '$$$1,000 and up')
    .replace(
      new RegExp(
        `(?<![\\w$.,/-])(\\d{1,3}) ?(?:-|–|to) ?(\\d{1,3})(?![,k]| (?:each|apiece|ea\\b))${notMoney}`,
        'gi',
      ),
      (all, low: string, high: string) =>
        Number(low) < Number(high) ? `$${low},000 to $${high},000` : all,
    )
    .replace(
      new RegExp(
        `(?<=[,;] )((?:or |and )?)(\\d{1,3})(?= (if|for|with|to|plus)\\b)${notMoney}`,
        'gi',
      ),
      (_, joint: string, digits: string, after: string) =>
        `${joint || (/if/i.test(after) ? 'or ' : '')}$${digits},000`,
    );
}
