/** Prices of homes are typed without their thousands: "215 to 265", "under 400", "750 to 1.4". */
export function inThousands(said: string): string {
  const price = (digits: string) => `$${Number(digits).toLocaleString('en-US')},000`;
  return (
    withRanges(
      // "90-160": the lower end has two digits.
      said.replace(
        /(?<![\w$.,/-])([5-9]\d) ?(?:-|–|to) ?([12]\d{2})(?![\d,.]*\d|[-\w%]| ?(?:k|sq|sf|days|years|homes|feet|ft)\b)/g,
        '$$$1,000 to $$$2,000',
      ),
      (digits) => (digits.length === 3 ? price(digits) : undefined),
    )
      .replace(
        /\$([1-9]\d{2}) ?(?:-|–|to) ?\$?([1-9]\d{2})(?![\d,.]*\d|[ks%]| ?(?:a|per|million|m)\b)/gi,
        '$$$1,000 to $$$2,000',
      )
      .replace(
        /\bbetween ([1-9]\d{2}) and ([1-9]\d{2})(?!\d|,\d|k|%)/gi,
        'between $$$1,000 and $$$2,000',
      )
      .replace(/\$([1-9]\d{2})(?![\d,.]*\d|k|s| ?(?:million|mil|m|a|per|to)\b)/gi, '$$$1,000')
      .replace(
        /\b(townhouses|townhomes|condos|houses|homes|cottages|ranches|rowhomes|duplexes) ([1-9]\d{2})(?!s|\d|,\d|k|%| ?(?:to|-|square|sq|days))/gi,
        '$1 $$$2,000',
      )
      .replace(
        /(?<![\w$.,/])\$?([1-9]\d{2})(k|s|,000)? ?(?:-|–|to) ?\$?(\d\.\d{1,2})(?: ?(?:m|mil|million))?(?![\d%\p{L}]| ?(?:acres?|baths?|miles?|k))/gu,
        (_, low: string, unit: string | undefined, high: string) =>
          `$${low}${unit === 's' ? 's' : ',000'} to $${high} million`,
      )
      .replace(
        /(?<![\w$.,/])\$?(\d\.\d{1,2}) ?(?:-|–|to) ?\$?(\d(?:\.\d{1,2})?) ?(?:m|mil|million)\b/gi,
        '$$$1 million to $$$2 million',
      )
      // "430-600s": both ends are of the hundreds.
      .replace(/(?<![\w$.,/])\$?([1-9]\d{2})s? ?(?:-|–|to) ?\$?([1-9]\d{2})s\b/gi, '$$$1s to $$$2s')
      .replace(/(?<![\w$.,/])([1-9]\d{2})\+(?=$|[,.; ])/g, '$$$1,000 and up')
      .replace(
        /(\d(?:\.\d)? ?(?:mil|million|m)\b[^\n]*?, )(\d(?:\.\d)?) and (?=above|up)/gi,
        '$1$$$2 million and ',
      )
      .replace(/(?<![\w$.,/])([1-9]\d{2}) ?ish\b/gi, 'around $$$1,000')
      .replace(/(?<=\$\d{3},000) thousand\b/gi, '')
      .replace(
        /\b(under|over|around|about|above|below|up to|from) ([1-9]\d{2})(?![\d,.]*\d|\w| ?(?:k|m|sq|sf|days|feet|ft)\b)/gi,
        (_, word: string, digits: string) => `${word} ${price(digits)}`,
      )
  );
}

/** Costs are typed without their sign: "80 a month", "3,500 if you do it yourself". */
export function readAsDollars(said: string, question: string): string {
  const dollars = (digits: string) => `$${Number(digits).toLocaleString('en-US')}`;
  const isPrice = /\bprice|\bbands?\b/i.test(question);
  const isCost = /\bbudget|\bcosts?\b/i.test(question);
  const ranged = isPrice ? said : withRanges(said, dollars);
  const costs = isCost
    ? ranged.replace(
        /(?<![$\d.,])(\d{1,2},\d{3})(?= (?:if|for|to|a|total|all|with|and|in)\b|$|[.;])/g,
        '$$$1',
      )
    : ranged;
  return (
    costs
      .replace(
        /(?<![\w$.,/-])(\d{1,2}) ?(?:to|-|–) ?(\d{1,2}) (?:a|per) (foot|ft|square foot|sq\.? ?ft)\b\.?/gi,
        (_, low: string, high: string, unit: string) =>
          `$${low} to $${high} a ${/^sq/i.test(unit) ? 'square foot' : 'foot'}`,
      )
      // "tile $9 to $14 a foot, lvp 5 to 8": of the same.
      .replace(
        /(\$\d{1,2} to \$\d{1,2} a (?:square )?foot\b.*?, \p{L}+(?: \p{L}+)?) (\d{1,2}) ?(?:to|-|–) ?(\d{1,2})(?=$|[,.;](?!\d))/giu,
        '$1 $$$2 to $$$3',
      )
      .replace(
        /(?<![\w$.,/-])([1-9]\d{1,3}) (?=(?:a|per|each) (?:month|window|unit|side|year|room|door|foot)\b)/gi,
        '$$$1 ',
      )
  );
}

/** "12-18" with both ends as an amount; years, sizes and distances are none. */
const withRanges = (said: string, amount: (digits: string) => string | undefined) =>
  said.replace(
    /(?<![\w$.,/-])(\d{2,4}) ?(?:-|–|to) ?(\d{2,4})(?:ish)?(?![\d,.]*\d|[-\w%]| ?(?:k|m|sq|sf|days|weeks|months|years|hours|min|minutes|miles|mi|beds?|acres?|feet|ft|homes|offers|people)\b)/gi,
    (all, low: string, high: string) => {
      const from = /^(?:1[89]|20)\d\d$/.test(low) ? undefined : amount(low);
      const until = from === undefined ? undefined : amount(high);
      return until === undefined
        ? all
        : `${from} to ${all.endsWith('ish') ? 'about ' : ''}${until}`;
    },
  );

/** "5 offers 3 days 17k over" has no commas, and "over" is over list. */
export function howItWent(answered: string): string {
  const typed = answered.replace(/^list (?=\$?\d)/i, 'listed at ');
  const price = (digits: string) => `$${digits},000`;
  const said = typed.replace(
    /\blist(?:ed)?(?: at| for)? \$?([1-9]\d{2})k?,? sold(?: at| for)? \$?([1-9]\d{2})k?(?![\d,])/i,
    (_, list: string, sold: string) => `listed at ${price(list)}, sold at ${price(sold)}`,
  );
  const isRun = !/[,;.\n]/.test(said.replace(/\d[,.]\d/g, ''));
  const timed = said.replace(
    /\b(\d+ offers?),? (?:in )?(\d+ (?:days?|weeks?|hours?)),? at list\b/gi,
    '$1 in $2, sold at list',
  );
  if (timed !== said) return timed;
  return (
    (
      isRun
        ? said.replace(
            /(?<=\p{L}(?<!\b(?:at|for|in|of|to|over|under|about|just|only|on|by|January|February|March|April|May|June|July|August|September|October|November|December))) (?=\$?\d)/gu,
            ', ',
          )
        : said
    )
      // "11 days 1 offer": two things, typed in a row.
      .replace(
        /(\d+ (?:days?|offers?|showings?|weeks?|hours?)) (?=\d+ (?:days?|offers?|showings?|weeks?|hours?)\b)/gi,
        '$1, ',
      )
      .replace(
        /(\$[\d,.]+k?|\b\d+(?:\.\d+)?k|\d%) (over|under|above|below)(?=$|[,.;!]| and\b)/gi,
        '$1 $2 list',
      )
      .replace(/(?<![$\d.,])(\d{1,3}) (?=(?:over|under|above|below) (?:list|ask))/gi, '$$$1,000 ')
      .replace(
        /(?<![$\d.,])(\d{1,3},\d{3}) (over|under|above|below)\b(?! (?:list|ask))/gi,
        '$$$1 $2 list',
      )
  );
}
