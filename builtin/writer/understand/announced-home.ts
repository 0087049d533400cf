import { countWords } from '#builtin/writer/language/sentences.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { kindOfHome } from './read-home.ts';
import { streetKinds } from './segments.ts';

type Announced = { subject: string; said: string[] };

/**
 * "price drop 418 Juniper now 329k", "just sold 3 bed on Maple over asking": a home that is announced with all that is said
 * of it and without a comma. What it is and where is the subject, the rest is said of it. Only where every word has its
 * place: half of it understood would be the other half lost.
 */
export function announcedHome(typed: string): Announced | undefined {
  const reach = reached.exec(typed)?.[0] ?? '';
  const told = typed.slice(0, typed.length - reach.length);
  const [begun = '', name = ''] = announcement.exec(told) ?? [];
  if (!begun || elsewhere.test(told)) return undefined;
  const isPrice = /price|reduced/i.test(name);
  const said = told.slice(begun.length).replace(/\bdplx\b/gi, 'duplex');
  // "now 289" is in thousands where prices are told.
  const parts = takeApart(
    isPrice ? said.replace(/\b(now|was|from|to) (\d{3})(?![\d.k]|,\d)/gi, '$1 $2k') : said,
  );
  if (!parts || isTooLittle(parts, name)) return undefined;
  const { results, prices, street, home, rooms, features, place, beside } = parts;
  // What starts is named by its home, and by the one thing it has; what has changed or is over is told of a home.
  const isNamed = home !== undefined && /list|soon|market/i.test(name);
  const [feature = ''] = features;
  const isNamedWithAll =
    isNamed &&
    features.length === 1 &&
    /^with [^,]+$/.test(feature) &&
    countWords(`${home} ${feature}`) <= mostWordsOfName;
  return {
    subject: [
      `${asAnnounced(name)}${isNamed ? ':' : ''}`,
      isNamed ? home : undefined,
      isNamedWithAll ? feature : undefined,
      street?.replace(/^(?:on|at) /i, '').replace(/^(?=\p{L})/u, 'on '),
      place,
    ]
      .filter(Boolean)
      .join(' '),
    said: [
      ...(home && !isNamed ? [withArticle(home)] : []),
      ...rooms,
      ...(isNamedWithAll ? [] : features),
      ...(isPrice ? pricesChanged(prices, said) : prices.map(spelledOut)),
      ...results,
      ...beside,
      ...(saysNoMore.test(reach) ? [] : [reach.replace(/^[\s,.!-]+/, '')]),
    ],
  };
}

/** Every word of it by its kind, or nothing. */
function takeApart(said: string) {
  let rest = said;
  const take = (pattern: RegExp) => {
    const found: string[] = [];
    rest = rest.replace(pattern, (each) => {
      found.push(each.replace(/^[\s,(]+|[\s,)]+$/g, ''));
      return '\n';
    });
    return found;
  };
  const results = take(result).map((each) =>
    each.replace(/^(?:after|with|w\/?) (?=(?:\S+ ){1,2}offers?$)/i, ''),
  );
  const prices = take(price);
  const [street] = take(streetAddress);
  const home = take(namedHome)[0]?.replace(/(\d+) ?\/ ?(\d+(?:\.5)?)/, '$1 bed, $2 bath');
  const rooms = home ? [] : take(roomsOrSize);
  const features = take(itsFeatures).map(asHaving);
  // A pool is read with the rooms.
  const pool = rooms.length > 0 ? features.indexOf('with a pool') : -1;
  if (pool >= 0) {
    features.splice(pool, 1);
    rooms[0] = `${rooms[0]} pool`;
  }
  const [place, ...otherPlaces] = [...take(namedPlace), ...take(smallPlace)];
  const left = rest.split('\n').filter((part) => {
    if (fillers.test(part)) return false;
    // "ranch 289k big yard": what it has, behind all else.
    const isFeature = countWords(part) <= 3 && oneOfIt.test(part.trim());
    if (isFeature) features.push(asHaving(`with ${part.trim()}`));
    return !isFeature;
  });
  // What stands behind a comma is said of it, whatever it is.
  if (otherPlaces.length > 0 || !left.every((part) => behindComma.test(part))) return undefined;
  const beside = left.map((part) => part.replace(/^[\s,]+/, ''));
  return { results, prices, street, home, rooms, features, place, beside };
}

/** What is said by the subject itself as well: no more than where it is, or of a sale its rooms. */
function isTooLittle(parts: NonNullable<ReturnType<typeof takeApart>>, name: string): boolean {
  const { results, prices, home, rooms, features, beside } = parts;
  const isSale = /sold|closed|contract|pending|uc/i.test(name);
  if (results.length + prices.length + features.length > 0 || /\d/.test(home ?? '')) return false;
  return rooms.length === 0 || (isSale && !home && beside.length === 0);
}

const mostWordsOfName = 10;

const withArticle = (home: string) => {
  const bare = home.replace(/^(?:an?|the) /i, '');
  return `${indefiniteArticle(bare)} ${bare}`;
};

const oneOfIt =
  /^\p{Ll}(?:.*[ -])?(?:yard|backyard|garage|pool|porch|deck|basement|view|fireplace|shop|workshop|patio|barn|dock|sunroom|den|office|loft|balcony|lot|kitchen|suite|studio|casita|carport|shed|garden|apartment|mudroom|bedroom|bath)$|^(?:yard|backyard|garage|pool|porch|deck|basement|view|fireplace|shop|workshop|patio|barn|dock|sunroom|den|office|loft|balcony|studio|casita|carport|shed|garden|apartment|mudroom)(?: on (?:half an|[\d.]+) acres?)?$/u;

/** "w pool", "with fenced yard": one of each. */
function asHaving(found: string): string {
  if (/^(?:no|walk\w*|short|steps|close|minutes|blocks?) /i.test(found)) return found;
  const what = found.replace(/^\S+ ?/, '');
  const isOne =
    countWords(what) <= 4 && oneOfIt.test(what) && !/^(?:an?|the|no|\d+)\b|,/i.test(what);
  return `with ${isOne ? `${indefiniteArticle(what)} ` : ''}${what}`;
}

/** "new price 289,900" is what it costs now, "just reduced 12k" and "by 20k" are by how much, "from 415k to 399k" is both. */
function pricesChanged(prices: readonly string[], said: string): string[] {
  const before = prices.find((each) => /^(?:was|from) /i.test(each));
  const now = prices.find((each) => each !== before);
  if (before && now && prices.length === 2)
    return [
      `was ${spelledOut(before.replace(/^\S+ /, ''))}, now ${spelledOut(now.replace(/^now /i, ''))}`,
    ];
  return prices.map((each) => {
    const isFirst =
      said.trimStart().startsWith(each) && /^\$?(?:[1-3]?\d ?k|[1-3]?\d,\d{3})$/i.test(each);
    return /^(?:by|down) /i.test(each) || isFirst
      ? `${spelledOut(each.replace(/^(?:by|down) /i, ''))} less than before`
      : spelledOut(each.replace(prices.length === 1 ? /^now /i : /$^/, ''));
  });
}

const announcement =
  /^((?:just |officially )*(?:listed|sold|closed(?: on)?|reduced)|new(?:est)? listing(?: alert)?|(?:new|now) on the market|coming soon|price (?:drop|cut|reduced|reduction|change|improvement|adjustment)|(?:new|lower|new lower) price|under contract|pending|uc)\b[\s!.:,–—-]*(?:(?:our|my|another|this|an?) (?:(?:listing|home|house|one|beautiful home)\b ?)?)?/i;

/** At the end, and printed where it says more than the post's own call. */
const reached = /[\s,.!-]+(?:dm|message|msg|text|call|email) (?:me|us)\b[^,]*$/i;

/** The post's own call says as much. */
const saysNoMore =
  /^[\s,.!-]*(?:(?:dm|message|msg|text|call|email) (?:me|us)(?: (?:today|now|pls|please|anytime|for (?:info|details|more)))?[.!]*)?$/i;

/** When it can be seen and how the agent is reached have readers of their own. */
const elsewhere =
  /\b(?:dm|call|text|message|email|open|showings?|tours?|today|tomorrow|tonight|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|who|that|which|because|but|so|[ap]m)\b|\?|\d{3}[-. ]\d{4}/i;

const amount = String.raw`\$?(?:\d{2,3},\d{3}|\d{1,3}(?:\.\d)? ?k|\d(?:\.\d+)? ?m(?:il(?:lion)?)?|\d,\d{3},\d{3})\b`;

const result = new RegExp(
  String.raw`[\s,]*(?:\b(?:sold|went|closed) )?(?:${amount} )?\b(?:over|above|under|below|at|full)(?: the)? (?:list|asking|ask|price)(?: price)?\b|[\s,]*\b(?:after |with |w\/? ?)?(?:just |only )?(?:\d+|two|three|four|five|six|seven|multiple) (?:backup |cash |competing |strong )?offers\b|[\s,]*\b(?:with |w\/? ?)?(?:an? )?backup offer\b|[\s,]*\b(?:in|after) (?:just |only )?(?:\d+|an?|one|two|three|four|five|six|seven) (?:days?|weeks?|weekend|hours?)\b|[\s,]*\b(?:in|over) (?:the|one|its) (?:first )?weekend\b`,
  'gi',
);

const price = new RegExp(
  String.raw`[\s,(]*(?:\b(?:now|was|from|to|listed at|offered at|asking|at|for|under|priced at|by|down) )?${amount}\)?`,
  'gi',
);

/** "88 Birch Hill Rd", "418 Juniper", and "elm st" without a number. */
const streetAddress = new RegExp(
  String.raw`^(?!(?:on|at|in|off|near|the|their|our|my)\b)(?:[\p{L}'’]+ ){1,2}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court)\b\.?(?= |$|\n|,)|^(?:on |at )?\d{1,5} (?:[nsew] )?(?!(?:beds?|bedrooms?|br|bd|baths?|ba|acres?|units?|story|stories|sq|car)\b|${kindOfHome.source})\p{L}[\p{L}'’.]+(?: (?!(?:now|was|from|to|with|w|in|on|at|for|by|down|needs|is)\b)\p{L}[\p{L}'’.]+){0,2}?(?: (?:${streetKinds})\b\.?|(?= (?:now|was|from|to|with|w|in|on|at|for|by|down)\b|\s*[,\n$\d]|\s*$))`,
  'giu',
);

const bedsAndBaths = String.raw`\d+ ?(?:\/ ?\d+(?:\.5)?\b|(?:beds?|bedrooms?|br|bd)\b(?:(?: ?[,\/&+]| and)? ?\d+(?:\.5)? ?(?:baths?|bathrooms?|ba)\b)?)`;

/** "3 bed, 2 bath ranch on half an acre": up to where it is, or to what it has. */
const namedHome = new RegExp(
  String.raw`^ *(?:an? |the )?(?:${bedsAndBaths},? )?(?:(?!(?:on|in|at|of|for|our|my|the|an?|to|with|and)\b)[\p{L}\d-]+ ){0,3}?(?:${kindOfHome.source}|\b(?:two-story|split-level|house|home)\b)(?: on (?:half an?|an?|\d+(?:\.\d+)?) (?:acres?|corner lot|large lot|big lot|lot|quiet street))?(?=\s*(?:$|\n|,|\b(?:in|on|at|near|with|w|no|walk|walking|steps|close|minutes|downtown|dwntwn|dntn)\b))`,
  'gimu',
);

const roomsOrSize = new RegExp(
  String.raw`[\s,]*(?:${bedsAndBaths}|\d+(?:\.5)? ?(?:baths?|ba)\b|\d{1,2},?\d{3} ?(?:sq\.? ?f(?:ee)?t\.?|sf|square feet)\b|(?:half an|\d+(?:\.\d+)?) acres?\b)`,
  'gi',
);

const itsFeatures =
  /[\s,]*\b(?:[Nn]o \p{L}+(?: \p{L}+)?|(?:short )?(?:walk|walking distance|steps|close|minutes|blocks?) (?:to|from) (?:the |downtown )?\p{L}+|(?:[Ww]\/ ?|[Ww] |[Ww]ith )(?!\d+ ?\/)[^\n,]+?)(?=$|\n|,| (?:in|on|near) (?:the )?\p{Lu})/gu;

/** "in Cypress Ridge", "downtown" */
const namedPlace =
  /[\s,]*\b(?:[Dd]owntown|dwntwn|dntn|[Uu]ptown|[Mm]idtown)(?=$|\n|,|\s*$)|[\s,]*\b(?:[Ii]n|[Oo]n|[Aa]t|[Oo]ff|[Nn]ear) (?:[Tt]he )?[\p{Lu}\d][\p{L}\d'’.]*(?: [\p{Lu}\d][\p{L}\d'’.]*){0,3}(?=$|\n|,|\s*$)/gu;

/** "on maple", "in riverside hills": typed small, and no word of what state it is in. */
const smallPlace =
  /[\s,]*\b(?:in|on|at|off|near) (?:the )?(?!(?:an?|my|our|the|half|need|great|good|fair|bad|foreclosure|auction|first|second|third|place|time|contract|escrow|love|shape|condition|record|person|budget|market|season|stock|general|progress|demand|town|days?|weeks?|hours?|minutes|cash|full|top|hold|it|them|all|just|only)\b)\p{Ll}{3,}(?: (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|hills?|heights|park|creek|ridge))?(?=$|\n|,|\s*$)/gu;

const fillers = /^(?:[\s,.!&+()-]|\b(?:and|home|house|it|for|at)\b)*$/i;

const behindComma = /^\s*, ?\p{L}[^,?]{3,40}$/u;

const asAnnounced = (name: string) =>
  /^uc$/i.test(name)
    ? 'Under contract'
    : /^(?:sold|closed|listed|reduced)\b/i.test(name)
      ? `Just ${name.toLowerCase().replace(/ on$/, '')}`
      : name.replace(/ on$/i, '');

/** "329k" is "$329,000", "289,900" is "$289,900". */
const spelledOut = (found: string) =>
  found
    .replace(/^(?:at|for|asking|listed at|offered at|priced at|to) /i, '')
    .replace(
      /\$?(\d+)(?:\.(\d))? ?k\b/i,
      (_, whole: string, tenth?: string) => `$${whole},${tenth ?? 0}00`,
    )
    .replace(/^((?:[a-z]+ )?)(?=\d)/i, '$1$');
