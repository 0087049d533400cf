import { countWords } from '#builtin/writer/language/sentences.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { kindOfHome } from './read-home.ts';

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
  let rest = isPrice ? said.replace(/\b(now|was|from|to) (\d{3})(?![\d.k]|,\d)/gi, '$1 $2k') : said;
  const takeAll = (pattern: RegExp) => {
    const found: string[] = [];
    rest = rest.replace(pattern, (each) => {
      found.push(each.replace(/^[\s,(]+|[\s,)]+$/g, ''));
      return '\n';
    });
    return found;
  };
  const results = takeAll(result).map((each) =>
    each.replace(/^(?:after|with|w\/?) (?=(?:\S+ ){1,2}offers?$)/i, ''),
  );
  const prices = takeAll(price).map(spelledOut);
  const [street] = takeAll(streetAddress);
  const home = takeAll(namedHome)[0]?.replace(/(\d+) ?\/ ?(\d+(?:\.5)?)/, '$1 bed, $2 bath');
  const rooms = home ? [] : takeAll(roomsOrSize);
  const having = takeAll(itsFeatures).map(asHaving);
  // A pool is read with the rooms.
  const isPool = (each: string) => rooms.length > 0 && each === 'with a pool';
  if (having.some(isPool)) rooms[0] = `${rooms[0]} pool`;
  const others = having.filter((each) => !isPool(each));
  const [where] = takeAll(placed);
  const parts = rest.split('\n').filter((part) => !nothing.test(part));
  // What stands behind a comma is said of it, whatever it is.
  const isWhole = parts.every((part) => besideIt.test(part));
  const hasMore =
    results.length + prices.length + rooms.length + having.length > 0 || /\d/.test(home ?? '');
  if (!isWhole || !hasMore) return undefined;
  // What starts is named by its home, and by the one thing it has; what has changed or is over is told of a home.
  const isNamed = home !== undefined && /list|soon|market/i.test(name);
  const [only = ''] = others;
  const withOnly = isNamed && others.length === 1 && /^with an? \S+(?: \S+)?$/.test(only);
  const features = withOnly ? [] : others;
  return {
    subject: [
      `${named(name)}${isNamed ? ':' : ''}`,
      isNamed ? home : undefined,
      withOnly ? only : undefined,
      street?.replace(/^(?:on|at) /i, '').replace(/^(?=\p{L})/u, 'on '),
      where,
    ]
      .filter(Boolean)
      .join(' '),
    said: [
      ...(home && !isNamed ? [withArticle(home)] : []),
      ...rooms,
      ...features,
      ...prices.map((each) => (isPrice ? asChange(each, name, prices.length === 1) : each)),
      ...results,
      ...parts.map((part) => part.replace(/^[\s,]+/, '')),
      ...(/\d/.test(reach) ? [reach.replace(/^[\s,.!-]+/, '')] : []),
    ],
  };
}

const withArticle = (home: string) => {
  const bare = home.replace(/^(?:an?|the) /i, '');
  return `${indefiniteArticle(bare)} ${bare}`;
};

/** "w pool", "with fenced yard": one of each. */
function asHaving(found: string): string {
  if (/^(?:no|walk\w*|short|steps|close|minutes|blocks?) /i.test(found)) return found;
  const what = found.replace(/^\S+ ?/, '');
  const isOne = countWords(what) <= 4 && !/^(?:an?|the|new|original|\d+)\b|s$|,/i.test(what);
  return `with ${isOne ? `${indefiniteArticle(what)} ` : ''}${what}`;
}

/** "new price 289,900" is what it costs now, "just reduced 12k" is by how much. */
function asChange(price: string, name: string, isOnly: boolean): string {
  const isCut = /reduced|drop|cut|reduction/i.test(name) && price.length <= '$99,000'.length;
  return isCut && price.startsWith('$')
    ? `${price} less than before`
    : isOnly
      ? price.replace(/^now /, '')
      : price;
}

const announcement =
  /^((?:just |officially )*(?:listed|sold|closed|reduced)|new(?:est)? listing(?: alert)?|(?:new|now) on the market|coming soon|price (?:drop|cut|reduced|reduction|change|improvement|adjustment)|(?:new|lower|new lower) price|under contract|pending|uc)\b[\s!.:,–—-]*(?:(?:our|my|another|this|an?) (?:(?:listing|home|house|one|beautiful home)\b ?)?)?/i;

/** At the end, and printed where it says more than the post's own call. */
const reached = /[\s,.!-]+(?:dm|message|msg|text|call|email) (?:me|us)\b[^,]*$/i;

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

const streetAddress =
  /^(?!(?:on|at|in|off|near|the)\b)(?:[\p{L}'’]+ ){1,2}(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|way|pl|place)\b\.?(?= |$|\n|,)|^(?:on |at )?\d{1,5} (?:[nsew] )?(?!(?:beds?|bedrooms?|br|bd|baths?|ba|acres?|units?|story|stories|sq|car)\b)\p{L}[\p{L}'’.]+(?: \p{Lu}[\p{L}'’.]+){0,2}(?: (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|ct|court|cir|circle|way|pl|place|ter|terrace|pkwy|trl|trail|loop)\b\.?)?/giu;

const bedsAndBaths = String.raw`\d+ ?(?:\/ ?\d+(?:\.5)?\b|(?:beds?|bedrooms?|br|bd)\b(?:(?: ?[,\/&+]| and)? ?\d+(?:\.5)? ?(?:baths?|bathrooms?|ba)\b)?)`;

/** "3 bed, 2 bath ranch on half an acre": up to where it is, or to what it has. */
const namedHome = new RegExp(
  String.raw`^ *(?:an? |the )?(?:${bedsAndBaths},? )?(?:[\p{L}\d-]+ ){0,3}?(?:${kindOfHome.source}|\b(?:two-story|split-level|house|home)\b)(?: on (?:half an?|an?|\d+(?:\.\d+)?) (?:acres?|corner lot|large lot|big lot|lot|quiet street))?(?=\s*(?:$|\n|,|\b(?:in|on|at|near|with|w|no|walk|walking|steps|close|minutes|downtown|dwntwn|dntn)\b))`,
  'gimu',
);

const roomsOrSize = new RegExp(
  String.raw`[\s,]*(?:${bedsAndBaths}|\d+(?:\.5)? ?(?:baths?|ba)\b|\d{1,2},?\d{3} ?(?:sq\.? ?f(?:ee)?t\.?|sf|square feet)\b|(?:half an|\d+(?:\.\d+)?) acres?\b)`,
  'gi',
);

const itsFeatures =
  /[\s,]*\b(?:no \p{L}+(?: \p{L}+)?|(?:short )?(?:walk|walking distance|steps|close|minutes|blocks?) (?:to|from) (?:the |downtown )?\p{L}+|(?:w\/ ?|w |with )(?!\d+ ?\/)[^\n,]+?)(?=$|\n|,| (?:in|on|near) (?:the )?\p{Lu})/giu;

const placed =
  /[\s,]*\b(?:downtown|dwntwn|dntn|uptown|midtown)(?=$|\n|,|\s*$)|[\s,]*\b(?:in|on|at|off|near) (?:the )?(?:[\p{Lu}\d][\p{L}\d'’.]*(?: [\p{Lu}\d][\p{L}\d'’.]*){0,3}|(?!(?:an?|my|our|the|half)\b)\p{Ll}{3,}(?: (?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|hills?|heights|park|creek|ridge))?)(?=$|\n|,|\s*$)/giu;

const nothing = /^(?:[\s,.!&+()-]|\b(?:and|home|house|it|for|at)\b)*$/i;

const besideIt = /^\s*, ?\p{L}[^,?]{3,40}$/u;

const named = (name: string) =>
  /^uc$/i.test(name)
    ? 'Under contract'
    : /^(?:sold|closed|listed|reduced)$/i.test(name)
      ? `Just ${name.toLowerCase()}`
      : name;

/** "329k" is "$329,000", "289,900" is "$289,900". */
const spelledOut = (found: string) =>
  found
    .replace(/^(?:at|for|asking|listed at|offered at|priced at|to) /i, '')
    .replace(
      /\$?(\d+)(?:\.(\d))? ?k\b/i,
      (_, whole: string, tenth?: string) => `$${whole},${tenth ?? 0}00`,
    )
    .replace(/^((?:[a-z]+ )?)(?=\d)/i, '$1$');
