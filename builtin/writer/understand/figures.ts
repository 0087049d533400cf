import { capitalise, withoutEnding } from '#builtin/writer/language/sentences.ts';
import { priceIn, spelledPrice, splitItems } from './segments.ts';
import { writeOutDollars } from './write-out-dollars.ts';

/** One figure of a report with what it counts, its value and how it moved. */
export type Figure = {
  /** "Median price"; none when the agent's words are kept as they were typed. */
  label?: string;
  value: string;
  /** "up 3% from a year ago". */
  change?: string;
  /** The words as they were typed, tidied. */
  text: string;
  /** "Condos": of which homes all of it is, where each kind has figures of its own. */
  of?: string;
};

type Known = { says: RegExp; label: string; isMoney?: boolean; isRate?: boolean };

/** What a report counts, the special before the general. */
const known: Known[] = [
  {
    says: /\b(?:price )?per (?:sq|square)|\bppsf\b|\$\/sf/i,
    label: 'Price per square foot',
    isMoney: true,
  },
  { says: /\bmedian (?:list|asking)/i, label: 'Median list price', isMoney: true },
  { says: /^(?:list|asking)(?: price)?(?= \$?\d)/i, label: 'List price', isMoney: true },
  { says: /\bmedian sold\b/i, label: 'Median sold price', isMoney: true },
  {
    says: /\bmedian sales?(?: price)?(?= (?:of |was |is |at )?\$?\d)/i,
    label: 'Median sale price',
    isMoney: true,
  },
  { says: /\bmedian rent/i, label: 'Median rent', isMoney: true },
  {
    says: /\bmedian(?! (?:days|dom|(?:of )?\d+ days))(?<!days median)/i,
    label: 'Median price',
    isMoney: true,
  },
  { says: /\b(?:avg|average|mean) (?:sale )?price/i, label: 'Average price', isMoney: true },
  {
    says: /\b(?:months?|mos?)\.?(?: of)? (?:supply|inventory)|\bmsi\b/i,
    label: 'Months of supply',
  },
  {
    says: /\bmedian (?:dom|days on (?:the )?market)\b/i,
    label: 'Median days on market',
  },
  {
    says: /\b(?:avg|average)\.? (?:dom|days on (?:the )?market)\b/i,
    label: 'Average days on market',
  },
  {
    says: /^\d+ days$|\bdays? (?:on (?:the )?market|to (?:sell|contract))|\bdom\b|\bmedian (?:of )?\d+ days\b|\b\d+ days median\b|\b(?:avg|average)\.? \d+ days\b|\b\d+ (?:avg|average) days\b/i,
    label: 'Days on market',
  },
  { says: /\bnew listings?\b/i, label: 'New listings' },
  { says: /\bpendings?(?: sales?)?\b|\bunder contract\b/i, label: 'Pending sales' },
  { says: /\b(?:closed|sold|closings?)(?: sales?)?\b|\bsales closed\b/i, label: 'Closed sales' },
  {
    says: /\b(?:sale|sold|list)[- ](?:price )?to[- ](?:list|sale|sold)|\bof list(?: price)?\b/i,
    label: 'Sale price to list price',
  },
  { says: /\bprice (?:cuts|drops|reductions)/i, label: 'Price reductions' },
  {
    says: /\bactive listings?\b|\b(?:actives?|inventory|for sale|listings?|on the market)\b/i,
    label: 'Homes for sale',
  },
  { says: /\brents?\b/i, label: 'Rents', isMoney: true },
  { says: /\btax(?:es)?\b/i, label: 'Taxes', isMoney: true },
  { says: /\binsurance\b/i, label: 'Insurance', isMoney: true },
  { says: /\b(?:hoa|dues)\b/i, label: 'HOA dues', isMoney: true },
  { says: /\bvacanc(?:y|ies)\b/i, label: 'Vacancy' },
  { says: /\bcap rate\b/i, label: 'Cap rate' },
  { says: /\b30[- ]?(?:yr|year)/i, label: '30-year fixed rate', isRate: true },
  { says: /\b15[- ]?(?:yr|year)/i, label: '15-year fixed rate', isRate: true },
];

const change =
  /\(?\b(?:(?:was|were) (?:up|down) |(up|down|off|rose|fell|dropped|gained|added) (?:from |by |about |just |only )*\$?\d)[^,;()]*\)?|\(?[+-] ?\d[\d.]*%[^,;()]*\)?|\bflat\b[^,;()]*|\bunchanged\b[^,;()]*|\(?\b(?:was|from|vs\.?|versus) \$?\d[^,;()]*(?:,\d{3}[^,;()]*)*\)?/i;

/** The figures of an answer. Words that count nothing come back as they are. */
export function readFigures(text: string): { figures: Figure[]; rest: string[] } {
  const figures: Figure[] = [];
  const rest: string[] = [];
  const joined = text
    .replace(/\(([^()]*)\)/g, (all) => all.replace(/;/g, ' &'))
    // "Median days on market were 27"
    .replace(
      /\b(market|prices?|listings|sales|supply|median) (?:were|was|is|are|came to|comes to|stands? at|stood at) (?=\$?\d)/gi,
      '$1 ',
    )
    .replace(/(?<=\d%?) (?:and|&) (?=\$?\d)/g, ', ')
    // "82 this month, 64 last month": one figure, and what it was.
    .replace(
      /(\$?\d[\d,.]*[k%]?) this (year|month|week|quarter)(?: ?[/,;]| and| vs\.?| versus)+ (\$?\d[\d,.]*[k%]?) last (?=\2\b)/gi,
      '$1, from $3 last ',
    );
  for (const item of splitItems(joined)) {
    const last = figures.at(-1);
    const before = wasThen.exec(item);
    if (last?.label && !last.change && before)
      last.change = withDirection(
        spelledChange(`from ${before[2]}`, last.value.startsWith('$')),
        last.value,
      ).concat(
        /^(?:last|this|a)\b/i.test(before[1] ?? '')
          ? ` ${before[1]?.toLowerCase().replace(/^(last|this) (\p{L})(\p{L}+)$/u, withMonth)}`
          : ` in ${before[1]}`,
      );
    else if (
      last?.label &&
      (!last.change || isComparison.test(item)) &&
      /^\(?(?:(?:down|up|was|from|vs\.?|(?:a |last )?(?:year|week|month)(?: ago)?)\b.*\d|flat|unchanged|steady)/i.test(
        item,
      )
    )
      last.change = [
        last.change,
        withDirection(
          spelledChange(
            item
              .replace(/^was (?=\d)/i, 'from ')
              .replace(/^((?:a |last )?(?:year|week|month)(?: ago)?)[:,]? (\S+)$/i, 'from $2 $1')
              .replace(/ (year|week|month) ago$/i, ' a $1 ago'),
            last.value.startsWith('$'),
          ),
          last.value,
        ),
      ]
        .filter(Boolean)
        .join(' and ');
    else if (
      last &&
      !last.label &&
      /^(?:up|down|was|from|(?:a|last) year(?: ago)?)\b.*\d/i.test(item)
    )
      last.text += `, ${withDirection(spelledChange(item, /\$\d/.test(last.text)), /\$?\d[\d,.]*%?$/.exec(last.text)?.[0] ?? '')}`;
    // "condo median 365,000, townhome 449,000": of the same.
    else if (
      last?.label?.endsWith('median price') &&
      /^[\p{L} -]+ \$?\d[\d,]*k?$/u.test(item) &&
      kindsOfHome.test(item.replace(/ \$?\d.*$/, ''))
    )
      figures.push(readFigure(item.replace(/ (?=\$?\d)/, ' median ')));
    else if (/\d/.test(item)) figures.push(readFigure(item));
    else rest.push(item);
  }
  return { figures, rest };
}

/** "last oct was 16": the figure before it, at another time. */
const wasThen =
  /^((?:last|this) \p{L}+(?: last year)?|a year ago|\p{Lu}\p{L}+ 20\d\d)(?::| (?:it )?was)? (\$?[\d.,]+(?:k|%)?)$/iu;

const withMonth = (all: string, which: string, first: string, rest: string) =>
  /^(?:year|month|week|quarter|spring|summer|fall|winter)$/.test(first + rest)
    ? all
    : `${which} ${monthNames[(first + rest).slice(0, 3)] ?? first.toUpperCase() + rest}`;

const groupStart =
  /(?:^|[.;\n] ?)(?=(condos?|town ?homes?|townhouses?|single[- ]family(?: homes)?|detached|attached|houses|homes|new construction|luxury)(?: only)?: )/gi;

/** "condos: median 352k, 78 days. townhomes: median 389k, 61 days": the figures of each kind stay together. */
export function readGroups(text: string): Figure[] {
  const groups = text
    .split(groupStart)
    .map((part) =>
      /^([\p{L} -]{5,28}?)(?: only)?: (.*\d.*)$/su.exec(withoutEnding(part ?? '', ' .;')),
    )
    .filter((part) => part !== null);
  if (groups.length < 2) return [];
  return groups.map(([, kind = '', said = '']) => {
    const of = capitalise(kind.toLowerCase().replace(/ only$/, ''));
    const value = writeOutDollars(said)
      .replace(
        /\b(\d[\d.]*) (?:mos?|months?)\.?(?: of)?(?: supply| inventory| inv)?(?=$|[,;.] )/gi,
        '$1 months of supply',
      )
      .replace(
        /\b(\d+) (?:days|dom)(?: on (?:the )?(?:market|mkt))?(?=$|[,;.] )/gi,
        '$1 days on market',
      );
    return { of, value, text: `${of}: ${value}` };
  });
}

/** Whether words name something that reports count. */
export const isFigure = (item: string) => readFigure(item).label !== undefined;

const isComparison = /^(?:a |last )?(?:year|week|month)(?: ago)?\b/i;

/** "(Sept: $379,000 & Oct 2025: $365,000)": what it was, and when. */
function comparedIn(item: string): { stem: string; was: string[] } | undefined {
  const inside = /\s*\(([^()]+)\)/.exec(item);
  const parts = inside?.[1]
    ?.split(/ & |, (?!\d{3})/)
    .map((part) =>
      /^(?!(?:up|down|off|rose|fell|flat|about|around|over|under|just|only)\b)(?:in |from |vs\.? )?(q[1-4](?: last year| \d{4})?|\p{L}{3,9}\.?(?: \d{4})?|last \p{L}+|a? ?(?:year|month|week) ago)[: ]+(?:was )?(\$?\d[\d,.]*(?:k|%)?)$/iu.exec(
        part.trim(),
      ),
    );
  const before = /^was (\$?\d[\d,.]*(?:k|%)?)$/i.exec(inside?.[1] ?? '');
  if (inside && before) return { stem: item.replace(inside[0], ''), was: [`from ${before[1]}`] };
  const last =
    /^(\$?\d[\d,.]*(?:k|%)?) (last (?:year|month|week)|a (?:year|month|week) ago|(?:year|month|week) ago)$/i.exec(
      inside?.[1] ?? '',
    );
  if (inside && last)
    return { stem: item.replace(inside[0], ''), was: [`from ${last[1]} ${last[2]}`] };
  if (!inside || !parts?.every(Boolean)) return undefined;
  const was = parts.map((part) => {
    const [, when = '', value = ''] = part ?? [];
    const isMonth = !/^last|ago$/i.test(when);
    return `from ${/k$/i.test(value) ? spelledPrice(value) : value} ${isMonth ? `in ${spelledPeriod(when)}` : when}`;
  });
  return { stem: item.replace(inside[0], ''), was };
}

function readFigure(item: string): Figure {
  const compared = comparedIn(item);
  if (compared) {
    const figure = readFigure(compared.stem);
    const isMoney = figure.value.startsWith('$');
    const change = compared.was
      .map((was) => (isMoney ? was.replace(/^from (?=\d[\d,]{4})/, 'from $') : was))
      .map((was) => withDirection(was, figure.value))
      .join(' and ');
    return figure.label
      ? { ...figure, change: [figure.change, change].filter(Boolean).join(', ') }
      : figure.value === figure.text
        ? { ...figure, text: capitalise(item.replace(/ & /g, '; ')), value: capitalise(item) }
        : figure;
  }
  const moved = change.exec(item)?.[0];
  const stem =
    moved && item.indexOf(moved) > 0 ? item.replace(moved, ' ').replace(/\s+/g, ' ').trim() : item;
  const hasMoved = stem !== item;
  const count = known.find(({ says }) => says.test(stem));
  const text = capitalise(writeOutDollars(item));
  const value = count && valueIn(stem, count);
  const versus = /^(\p{L}[\p{L} ]+?) (\d[\d,.]*) vs\.? (\d[\d,.]*)$/u.exec(item);
  const typed: Figure = versus
    ? {
        label: capitalise(versus[1] ?? ''),
        value: versus[2] ?? '',
        change: withDirection(`from ${versus[3]}`, versus[2] ?? ''),
        text,
      }
    : { text, value: text };
  if (!count || !value) return labelledByTyping(typed);
  // Words the label does not stand for would be lost: then the item stays as it was typed.
  const left = stem
    .replace(count.says, ' ')
    .replace(/\$?\d[\d,.]*(?: ?(?:-|–|to) ?\$?\d[\d,.]*)? ?(?:%|k\b|m\b)?/gi, ' ')
    .replace(
      /\b(?:price|sold|sale|sales|homes?|median|yoy|is|are|at|of|the|in|now|about|around|avg|average|price|prices|supply|inventory|rate|ratio)\b/gi,
      ' ',
    )
    .trim();
  const kind = kindsOfHome.exec(left)?.[1];
  if (kind)
    return {
      label: `${capitalise(kind.toLowerCase())} ${count.label.charAt(0).toLowerCase()}${count.label.slice(1)}`,
      value,
      change:
        hasMoved && moved ? withDirection(spelledChange(moved, count.isMoney), value) : undefined,
      text,
    };
  const suffix = suffixAfter(stem, left);
  if (/[\p{L}]{3}/u.test(left) && !suffix) return labelledByTyping(typed);
  const about = /\b(?:about|around|roughly|~)/i.test(stem) ? 'about ' : '';
  return {
    label: count.label,
    value: `${about}${value}${suffix ? ` ${suffix}` : ''}`,
    change:
      hasMoved && moved ? withDirection(spelledChange(moved, count.isMoney), value) : undefined,
    text,
  };
}

/** "median time to contract 71 days": words that count something, and how much. */
function labelledByTyping(figure: Figure): Figure {
  const [, label, value] =
    /^(\p{L}[\p{L} -]{5,40}?),? (\$?\d[\d,.]*(?:%| days| weeks| months)?)$/u.exec(figure.text) ??
    [];
  return figure.label ||
    !label ||
    !value ||
    /\b(?:in|at|to|from|by|of|under|over|was|is|are|up|down|off|flat)$/i.test(label)
    ? figure
    : { label, value, text: `${label}: ${value}` };
}

/** "condo median 875k": of which homes it is. */
const kindsOfHome =
  /^((?:condo|townhome|townhouse)s? (?:and|or) (?:condo|townhome|townhouse)|condo\/townhome|condo|townhome|townhouse|single[- ]family|new construction|luxury)s?$/i;

/** "950 a side": words right after the number belong to it. */
function suffixAfter(stem: string, left: string): string | undefined {
  const after =
    /\d[\d,.]*(?:k|%)? ((?:an? |per |each |every |for |avg\b|average\b|not |before |after )[^\d]*(?:\d-?(?: |bed)[^\d]*)?)$/i
      .exec(stem)?.[1]
      ?.trim();
  const words = (text: string) => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  const own = new Set<string>(after ? words(after) : []);
  return after && words(left).every((word) => own.has(word)) ? after : undefined;
}

function valueIn(stem: string, { isMoney, isRate, says }: Known): string | undefined {
  const range = /\$?\d[\d,.]*k? ?(?:-|–|to) ?\$?\d[\d,.]*k?/i.exec(stem)?.[0];
  if (range && isMoney) {
    const [low = '', high = ''] = range.split(/ ?(?:-|–|to) ?/i);
    const unit = /k$/i.test(high) && !/k$/i.test(low) ? 'k' : '';
    return `${spelledPrice(low + unit)} to ${spelledPrice(high)}`;
  }
  if (range) return range;
  const single = priceIn.exec(stem)?.[0];
  if (isMoney && single) return spelledPrice(single);
  const plain = /\$?\d(?:[\d,]*\d)?(?:\.\d+)?%?/.exec(
    stem.replace(/\b(?:30|15)[- ]?(?:yr|year)s?/i, ''),
  )?.[0];
  if (!plain) return undefined;
  if (isRate) return plain.includes('%') ? plain : `${plain}%`;
  if (!isMoney || plain.includes('%') || !says.test(stem)) return plain;
  return spelledPrice(plain);
}

/** "was 1,702 last October" is up or down from it. */
function withDirection(change: string, value: string): string {
  const before = /^(?:was|from|vs\.?|versus) (\$?\d[\d,.]*\d|\d+)(%?)/i.exec(change);
  const number = (text: string) => Number(text.replace(/[^\d.]/g, ''));
  if (!before?.[1] || !/^\$?\d[\d,.]*%?$/.test(value)) return change;
  const [now, then] = [number(value), number(before[1])];
  const way = now > then ? 'up from' : now < then ? 'down from' : 'the same as';
  const isShare = value.endsWith('%') && before[2] === '';
  return change.replace(/^\S+/, way).replace(before[1], `${before[1]}${isShare ? '%' : ''}`);
}

/** "up 3% yr over yr" in words a reader knows. */
function spelledChange(text: string, isMoney = false): string {
  return (
    isMoney
      ? text
          .replace(/\b\d{2,4}(?:\.\d)?k\b/gi, (price) => spelledPrice(price))
          .replace(/(?<![$\d,])\d{2,3},\d{3}\b/g, '$$$&')
      : text
  )
    .replace(/^\(|\)$/g, '')
    .replace(/^\+ ?/, 'up ')
    .replace(/^- ?(?=\d)/, 'down ')
    .replace(
      /\b(?:yr|year)[- ](?:over|on|to)[- ](?:yr|year)\b|\byoy\b|\by\/y\b|\bfrom (?:last|a) yr\b/gi,
      'from a year ago',
    )
    .replace(
      /\b(?:month|mo)[- ](?:over|on)[- ](?:month|mo)\b|\bmom\b|\bm\/m\b/gi,
      'from the month before',
    )
    .replace(
      /,? (?:in )?(?:the )?same (month|quarter|qtr|week|time|period) (?:of )?(?:last|a) (?:year|yr)(?: ago)?\b/gi,
      (_, what: string) =>
        ` ${/^time/i.test(what) ? 'at' : 'in'} the same ${/^q/i.test(what) ? 'quarter' : what.toLowerCase()} last year`,
    )
    .replace(/\blast yr\b/gi, 'last year')
    .replace(/\bvs\.? last year\b/gi, 'from a year ago')
    .trim();
}

/** "MLS Technology, Sept 2026": who counted, and of which time. */
export type FigureSource = { name: string; period?: string; text: string };

const period =
  /\b(?:(?:week of |as of |for |thru |through )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?(?: \d{1,2}(?:st|nd|rd|th)?)?(?:,? \d{4})?|q[1-4](?: \d{4})?|(?:first|second|third|fourth) quarter(?: (?:of )?\d{4})?|last (?:30|60|90) days|\d{4}|this (?:month|week|quarter)|last (?:month|week|quarter|year))\b/i;

const compared = new RegExp(
  `${period.source} (?:vs\\.?|versus|compared (?:to|with)|-|–|to|through) ${period.source}`,
  'i',
);

const monthNames: Record<string, string> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
};

/** What was counted besides, which the scope says as well. */
const isScope = /\b(?:county|only|homes?|single[- ]family|condos?|city)\b/i;

export function readSource(typed: string): FigureSource {
  const text = typed
    .replace(/^(?:Our|My)\b/, (word) => word.toLowerCase())
    .replace(/,? pulled (?:on )?\S+$/i, '')
    .replace(/\bvs\.(?= )/gi, 'vs');
  const [name = '', ...rest] = text
    .split(/[,;]|(?<!\b(?:St|Mt|Ft|Dr|No|U\.S))\.(?= \p{L})/iu)
    .map((part) => part.trim())
    .filter(Boolean);
  // "our local MLS, third quarter this year against Q3 last year": what follows the name is the time.
  const later = rest
    .filter((part) => !isScope.test(part) || periodIn(part))
    .join(', ')
    .replace(/ only$/i, '');
  if (later)
    return {
      name: withoutPeriod(name),
      period: spelledPeriod([periodIn(name), later].filter(Boolean).join(', ')),
      text,
    };
  const when = periodIn(name);
  return { name: withoutPeriod(name), period: when && spelledPeriod(when), text };
}

const periodIn = (text: string) => compared.exec(text)?.[0] ?? period.exec(text)?.[0];
const withoutPeriod = (text: string) =>
  text
    .replace(periodIn(text) ?? '', '')
    .replace(/\s+/g, ' ')
    .trim();

const spelledPeriod = (typed: string) => {
  const when = typed.replace(/^for /i, '');
  return capitalise(
    /^\w+ of|as of/i.test(when)
      ? when
      : when
          .replace(/ [-–] /g, ' to ')
          .replace(
            /\b(jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)[a-z]*\.?(?= |$)/gi,
            (word) => monthNames[word.slice(0, 3).toLowerCase()] ?? word,
          ),
  );
};
