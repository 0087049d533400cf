/**
 * Sums of money as they are typed in a hurry, written out: "6 to $9,000", "2-3 grand", "1,200-1,800/window" and "22 an
 * hour". Whatever has a sign or a unit at one end of a range is money at both ends.
 */
export const withAmounts = (text: string) =>
  withPerUnit(withRanges(withWords(text)))
    // "between 6 and 9k" and "listed at $289,000 sold at $301,000" keep their words; only a pause is missing.
    .replace(
      /\b((?:list(?:ed)?|started) (?:at|for) \$?\d[\d,.]*k?) (?=(?:sold|closed|went|took)\b)/gi,
      '$1, ',
    )
    // "half bath $4,000 to $6,000 / full $12,000"
    .replace(/(\$[\d,]+(?: million)?(?: \p{Ll}+)?) ?\/ (?=\p{Ll}[^/]*\$\d[^/]*$)/u, '$1, ')
    .replace(/(?<=\d(?:%|k|,\d{3})?) (?=which ?ever(?:['’]s| is)\b)/gi, ', ');

/** What a number of dollars looks like in print. */
export const inDollars = (value: number) =>
  value >= 1_000_000 && value % 10_000 === 0
    ? `$${value / 1_000_000} million`
    : `$${Math.round(value).toLocaleString('en-US')}`;

/** "under a grand", "half a mil", "a hundred bucks". */
const withWords = (text: string) =>
  text
    .replace(/\b(?:a|one) grand\b/gi, '$1,000')
    .replace(/\bhalf a (?:mil|million)\b(?! (?:people|visitors|square))/gi, '$500,000')
    .replace(/\b(?:a|one) hundred (?:bucks|dollars)\b/gi, '$100')
    .replace(/\b(?:a|one) thousand (?:bucks|dollars)\b/gi, '$1,000')
    .replace(/\bcouple (?:of )?grand\b/gi, 'couple thousand dollars')
    .replace(/\b(\d{1,3}(?:\.\d)?) grand\b/gi, '$1k');

const sum = '\\d{1,3}(?:,\\d{3})+|\\d+(?:\\.\\d+)?';
const unit = 'k|thousand|mil|million|m|bucks|dollars';
/** What is counted or measured is no money. */
const notCounted =
  '(?![\\w%]|[.,:/-]\\d| ?(?:sq|sf|square|feet|ft|foot (?:lot|wide|deep|tall)|people|homes|houses|units?|miles?|mi|steps|runs?|race|walk|runners|acres?|days?|weeks|months|years|min|minutes|hrs?|hours|offers|beds?|baths?|br|bd|lbs|rpm|watts?|views|followers)\\b)';

const range = new RegExp(
  `(?<![\\w$.,/:#-])(\\$ ?)?(${sum}) ?(${unit})?( ?[-–] ?| to | or | and )(\\$ ?)?(${sum}) ?(${unit})?(?![a-z])${notCounted}`,
  'gi',
);

const withRanges = (text: string) =>
  text.replace(
    range,
    (
      all: string,
      sign: string | undefined,
      low: string,
      lowUnit: string | undefined,
      joint: string,
      otherSign: string | undefined,
      high: string,
      highUnit: string | undefined,
      at: number,
      whole: string,
    ) => {
      const isBetween = /\bbetween (?:about |around )?$/i.test(whole.slice(0, at));
      if (/and/.test(joint) && !isBetween) return all;
      if (/or/.test(joint) && !(highUnit && !lowUnit && !sign)) return all;
      if (!sign && !otherSign && !lowUnit && !highUnit) return all;
      // "50 to 100 m" are meters, and "5k to 10k" a race where people run.
      if (/^m$/i.test(highUnit ?? '') && Number(high) > 20) return all;
      const values = valuesOf([low, lowUnit], [high, highUnit]);
      if (!values) return all;
      const [from, until] = values;
      const between = isBetween ? ' and ' : /or/.test(joint) ? ' or ' : ' to ';
      return `${inDollars(from)}${between}${inDollars(until)}`;
    },
  );

type Typed = [digits: string, unit: string | undefined];

const times = (typedUnit: string | undefined) =>
  typedUnit === undefined
    ? undefined
    : /^(?:k|thousand)$/i.test(typedUnit)
      ? 1_000
      : /^m/i.test(typedUnit)
        ? 1_000_000
        : 1;

/** Both ends in dollars: what only one of them has, its thousands or millions, goes for both. */
function valuesOf([low, lowUnit]: Typed, [high, highUnit]: Typed): [number, number] | undefined {
  const [from, until] = [low, high].map((digits) => Number(digits.replaceAll(',', ''))) as [
    number,
    number,
  ];
  const [lowTimes, highTimes] = [times(lowUnit), times(highUnit)];
  const last = until * (highTimes ?? (lowTimes && until < 1_000 ? lowTimes : 1));
  const firstTimes =
    lowTimes ??
    // "2-300k" is two hundred to three.
    (highTimes === 1_000 && from < 10 && until >= 100 && until % 50 === 0 ? 100_000 : undefined) ??
    (highTimes === 1_000_000 && from >= 20
      ? 1_000
      : highTimes && highTimes > 1 && from < 1_000
        ? highTimes
        : // "6 to $9,000"
          from < 1_000 && until >= 1_000 && from * 1_000 <= until && from * 10 < until
          ? 1_000
          : 1);
  const first = from * firstTimes;
  // "$700 to 500" is no range, and "800-$1,200" is one as it stands.
  return first < last ? [first, last] : undefined;
}

const per = '(?: ?\\/ ?| (?:an?|per|each) )';
const things =
  'window|unit|door|month|mo|year|yr|side|night|week|wk|room|hour|hr|foot|ft|sq\\.? ?ft|square foot|sf|visit|system|tree|panel|load';

/** "1,200-1,800/window", "22 an hour", "30 to 60 a foot". */
const withPerUnit = (text: string) =>
  text
    .replace(
      new RegExp(
        `(?<![\\w$.,/:#-])(\\d{2,4}|\\d{1,3},\\d{3})( ?[-–] ?| to )\\$?(\\d{2,4}|\\d{1,3},\\d{3})(?=${per}(?:${things})\\b)`,
        'gi',
      ),
      (all, low: string, _joint, high: string) => {
        const [from, until] = [low, high].map((digits) => Number(digits.replaceAll(',', '')));
        return from && until && from < until ? `${inDollars(from)} to ${inDollars(until)}` : all;
      },
    )
    .replace(
      /(?<![\w$.,/:#-])(\d{1,3}(?:\.\d\d)?)( ?[-–] ?| to )\$?(\d{1,3}(?:\.\d\d)?)(?= (?:a|per) (?:sq\.? ?ft|square foot|sf|foot|ft)\b|\/(?:sf|sq\.? ?ft|ft)\b)/gi,
      '$$$1 to $$$3',
    )
    .replace(/(?<![\w$.,])\$?(\d{2,3}) ?k ?ish\b/gi, 'about $1k')
    .replace(
      /(?<![\w$.,/:#-])(?<!\b(?:miles?|times?|mph|cars?|about every) )(\d{1,3}(?:\.\d\d)?)(?= (?:an|per) hour\b|\/hr\b|\/hour\b)/gi,
      (all, digits: string) => (Number(digits) >= 8 ? `$${digits}` : all),
    )
    .replace(/(\$\d[\d.]*) ?\/ ?(?:hr|hour)\b/gi, '$1 an hour')
    .replace(
      /(?<![\w$.,/:#-])(\d{1,3})(?= (?:a|per) (?:sq\.? ?ft|square foot|sf)\b|\/(?:sf|sq\.? ?ft)\b)/gi,
      '$$$1',
    );
