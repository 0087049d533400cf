import type { AskedRows } from './asked-rows.ts';

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.?';

/** What is reported of a market, as it is labelled in notes. */
const label =
  'closed(?: sales)?|closings|sold|med(?:ian)?(?: (?:sale |list )?price)?|avg price|inventory|months of supply|supply|dom|days on market|avg dom|active(?:s| listings)?|pendings?|new listings|listings|list to sale|sale to list';

/** Where figures were asked for: which thing each of them counts. */
export const ofFigures: AskedRows[] = [
  {
    asked: /\bfigures to use\b/i,
    rows: [
      [/\bmed (?=\$?\d|price|sale|list)/gi, 'median '],
      // "closed 512 med price 419k dom 34" and "512 closed 34 dom": no mark among them.
      [/^[^,;\n]+$/, (row) => withFiguresApart(row)],
      // "med 315k up 4": of a median it is percent.
      [
        /(?<=\d(?:k|m|%)?),? (up|down) (?:about )?(\d{1,2}(?:\.\d)?)(?=$|[,;]| (?:yoy|yr|from|over|vs|since)\b)(?!%)/gi,
        ' $1 $2%',
      ],
      [
        /(?<![\d,.$/])([1-9])(\d{3})(?= (?:active|actives|sold|closed|closings|pending|pendings|new|listings|homes|sales|for sale)\b)/gi,
        '$1,$2',
      ],
    ],
  },
  {
    asked: /\bareas, ZIP codes or property types\b/i,
    rows: [
      [/\bres\b/gi, 'residential'],
      [/(?<=\p{L}{3}) (?=all residential\b)/giu, ', '],
    ],
  },
  {
    asked: /\bdata source and date range\b/i,
    rows: [
      // "oct 1-31" is October, and "oct 26" says of which year.
      [new RegExp(`\\b(${month}) 1 ?(?:-|–|to|thru|through) ?(?:2[89]|3[01])\\b`, 'gi'), '$1'],
      [
        new RegExp(
          `(?<!\\b(?:wk|week) (?:of|ending) |\\bthru |\\bthrough |\\d ?(?:-|to) ?)\\b(${month}) ['’]?(2[5-9])(?=$|[,;])`,
          'gi',
        ),
        '$1 20$2',
      ],
    ],
  },
  {
    asked: /\bproperty type or price range\b|\bhome type or price band\b/i,
    rows: [
      [
        /^([\p{L} ]{3,24}s),? (\d) ?[-–] ?(\d) ?(?:br|bd|beds?|bedrooms?)\b/iu,
        '$2- to $3-bedroom $1',
      ],
      [
        /(?<=\d{3}k? ?[-–] ?\d{3}k?) (?=(?:condos?|townho\p{L}+|homes?|houses?|ranch\p{L}*|bungalows?|colonials?|capes?|duplex\p{L}*|starter|single)\b)/giu,
        ', ',
      ],
      [/(?<=\d{3}k?) (?=(?:nw|ne|sw|se|north|south|east|west) ?side\b)/gi, ', '],
      [/\b(nw|ne|sw|se)(?= ?side\b)/g, (side) => side.toUpperCase()],
    ],
  },
  {
    // "rowhouses 300-500k": what they are, and what they cost.
    asked: /\bprice bands are typical\b|\bhome types are being built\b/i,
    rows: [
      [/(?<=\p{Ll}{3}|\d0s) (?=\$?\d{2,4}k? ?[-–] ?\$?\d{2,4}k\b)/giu, ', '],
      [/(?<=\p{Ll}{3}) (?=(?:19|20)\d\d (?:and|n|&) (?:up|newer|later)\b)/giu, ', '],
      [/(?<=\d{3}k) (?=\d ?[-–] ?\d ?(?:br|bd|beds?)\b)/gi, ', '],
    ],
  },
  {
    // "30-50": nobody redoes a kitchen for 50 dollars.
    asked: /\bbudget range is realistic\b/i,
    rows: [
      [
        /^(about |around )?(\d{1,3}) ?[-–] ?(\d{2,3})(?=$|[,;.](?!\d)| (?:for|all|depending|if|total|here)\b)/i,
        '$1$2k-$3k',
      ],
    ],
  },
  {
    asked: /^beds, baths\b/i,
    rows: [
      [/(?<=\b(?:sqft|sf|sq ft|square feet)),? ((?:18|19|20)\d\d) (?=\p{L}{3})/giu, ', $1, '],
      // "closed nov 6 612k ok"
      [
        new RegExp(`(${month} \\d{1,2}|\\d{1,2}\\/\\d{1,2}),? (?=\\$?\\d{2,4}k\\b|\\$\\d)`, 'gi'),
        '$1, ',
      ],
      [
        new RegExp(`(?<=\\d{2,4}k) (?=(?:closed |closing )?${month} \\d{1,2}\\b)`, 'gi'),
        ', closed ',
      ],
      [/, closed closed\b/gi, ', closed'],
      [
        /[,.]? (?:its |price |all |both )?(?:ok|okay|fine)(?: to (?:say|use|name|print|share|post)\b.{0,12})?(?=[,.]?$)/gi,
        '',
      ],
    ],
  },
  {
    asked: /\bwhat was the price\b/i,
    rows: [
      // "orig 159 reduced to 149,5"
      [/(?<![\d,.])(\d{3}),(\d)(?!\d)/g, '$1.$2k'],
      [
        /^(?:orig(?:inal)?(?:ly)?|from|started(?: at)?|listed(?: at)?)(?: at)? (\$?\d[\d.,]*k?),? (?:and )?(?:reduced|dropped|cut|down|lowered|now)(?: to)? (\$?\d[\d.,]*k?)/i,
        'was $1 now $2',
      ],
      [/^was (\$?\d[\d.,]*k?),? (\$?\d[\d.,]*k?) now\b/i, 'was $1 now $2'],
      [/^was (\d{3})(?:\.\d)? now (\d{3})(?:k)?(?![\d.,k])/i, 'was $1k now $2k'],
    ],
  },
  {
    asked: /\breal figures\b/i,
    rows: [
      [
        /\b(rents?|taxes|tax|insurance|ins|hoa|dues|utilities) (?:are |is |about |around )?(\d{3,5})(?![\d%,.]|[-–]\d)/gi,
        (_, thing, sum) => `${thing} $${Number(sum).toLocaleString('en-US')}`,
      ],
      [/(?<=\d[\d,]{2,}) (my own)\b/gi, ', $1'],
    ],
  },
  {
    asked:
      /\brecent sale\b|\bsale you have permission\b|\bhow did it go\b|\bbefore-and-after\b|\bmade the difference\b/i,
    rows: [
      [
        /\b(listed|closed) (?=[1-9]\d{2}k?(?![\d,.%-])(?! ?(?:\p{L}+s\b|sq|am|pm|pct)))/giu,
        '$1 at ',
      ],
      [/\bsold (?=[1-9]\d{2}k?(?=$|[,.;]| (?:got|and|n|closed|w|with|took)\b))/gi, 'sold for '],
      [/(?<=\p{Ll}{3}) (?=\d{1,2}(?:\.\d{1,2})?m(?:il)?\b)/giu, ' for $'],
      [/ for \$(\d{1,2}(?:\.\d{1,2})?)m(?:il)?\b/gi, ' for $$$1 million'],
      [/\bsold (\d{1,2})k? (over|under)\b(?! list)/gi, 'sold $$$1,000 $2 list'],
      [new RegExp(`(?<=\\b${month}) (?=\\d+ days\\b)`, 'gi'), ', '],
      // "added a bath 31k appraised 45k higher": what it cost, and what came of it.
      [/(?<=\p{Ll}{3}) (\$?\d+(?:\.\d)?k),? (?=(?:took|appraised|sold|went)\b)/giu, ', $1, '],
    ],
  },
];

/**
 * Labels stand in front of their figures all through a row, or behind them but for the first: which of both, its end
 * tells. A row that is neither stays as it was typed.
 */
function withFiguresApart(row = ''): string {
  const isLabelFirst = new RegExp(`^(?:${label})\\b`, 'i').test(row);
  const isLabelLast = new RegExp(`\\d (?:${label})$`, 'i').test(row.trim());
  if (isLabelLast)
    return row.replace(
      new RegExp(
        `(?<=\\S)(?<!\\b(?:of|from|to|vs|than|and|or|in|over|under|about|around)) (?=\\d[\\d,.]* (?:${label})\\b)`,
        'gi',
      ),
      ', ',
    );
  return isLabelFirst
    ? row.replace(new RegExp(`(?<=\\w) (?=(?:${label}) (?:is |at |of )?\\$?\\d)`, 'gi'), ', ')
    : row;
}
