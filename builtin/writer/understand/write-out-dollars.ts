import { spelledPrice } from './segments.ts';

/** "220 to 275k" and "2.5M" are dollars, whatever was too quick to type the sign. */
export function writeOutDollars(text: string): string {
  return (
    text
      .replace(
        /(?<![\w$.,/])\$?(\d{1,4}(?:\.\d+)?)k? ?(?:-|–|to) ?\$?(\d{1,4}(?:\.\d+)?) ?k\b/gi,
        (_, low: string, high: string) =>
          `${spelledPrice(`${low}k`)} to ${spelledPrice(`${high}k`)}`,
      )
      .replace(/(?<![\w$.,/])\$?(?!203k|401k)\d{1,3}(?:\.\d+)? ?k\b/gi, (price) =>
        spelledPrice(price),
      )
      .replace(
        /(?<![\w.,/])\$?(\d(?:\.\d+)?) ?(?:m|mil|million)\b/gi,
        (_, number: string) => `$${number} million`,
      )
      .replace(/(?<![\w$.,/])\$?(\d{3})s to (\d{3})(?![\w.]|,\d)/g, '$$$1,000s to $$$2,000')
      .replace(/(?<![\w$.,/'’])([1-9]\d{2})s\b/g, '$$$1s')
      .replace(/(?<=\b(?:to|and|low|mid|high|upper) )(\d{3})s\b/g, '$$$1s')
      // "ranches 1950-1970 $350s to $400s": what the figures say of the homes.
      .replace(
        /(?<=\p{Ll}{3}s) ((?:18|19|20)\d\d) ?(?:-|–|to) ?((?:18|19|20)\d\d)(?=$|[\s,])/gu,
        ' from $1 to $2',
      )
      .replace(/(\$[\d,.]+(?: million)?) ?[-–] ?(?=\$\d)/g, '$1 to ')
      .replace(/(?<=\d{4}) (?=\$\d)/g, ', ')
      .replace(/(?<=\p{Ll}{3}s) (?=\$\d{3}s(?:$|,))/gu, ' in the ')
      .replace(
        /(^|, )(\$[\d,]+s? to \$[\d,]+s?) (?:for )?(single[- ]family(?: homes)?|(?:detached|patio|new) homes|townho(?:me|use)s|condos|duplexes|ranches)(?=$|,)/gi,
        (_, start: string, price: string, homes: string) =>
          `${start}${/^single[- ]family$/i.test(homes) ? 'single-family homes' : homes} from ${price}`,
      )
      .replace(/(^|, )few (?=\p{Ll}+s\b)/gu, '$1a few ')
      .replace(
        /(?<=\p{Ll}{3})(?<!\b(?:[Ff]rom|approximately|roughly|nearly|almost|like|runs?|[Aa]bout|around|think|range|costs?|between|plan|homes here|rents|mostly|[Ll]ow|[Mm]id|[Hh]igh|[Uu]pper|the|in)) (?=\$[\d,]+s? to \$)/gu,
        ' from ',
      )
  );
}
