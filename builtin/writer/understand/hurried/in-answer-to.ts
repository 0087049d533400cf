import { isInDictionary } from '#builtin/writer/understand/spelling.ts';
import { shortWords } from './short-words.ts';

/**
 * What the question tells of an answer typed in a hurry: where a name ends and its day begins, what a bare figure counts.
 */
export const withPausesInAnswerTo = (question: string, answer: string) =>
  rows
    .filter(([asked]) => asked.test(question))
    .reduce((said, [, typed, meant]) => said.replace(typed, meant as string), answer);

type Meant = string | ((...found: string[]) => string);

const titled = (text = '') =>
  text.replace(/(?<![\p{L}\d'’])(?!(?:of|the|and|in|at|on|for|a|to)\b)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

const day =
  '(?:mon|tues?|weds?|wednes|thurs?|thu|fri|sat|satur|sun)(?:day)?s?,? (?:the )?(?:\\d{1,2}\\/\\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2})';
const clock =
  '\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m?\\.?)?(?: ?(?:-|to) ?\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m?\\.?)?)?';

const rows: [asked: RegExp, typed: RegExp, meant: Meant][] = [
  // "lights of december parade sat dec 5 6pm pearl st": the name, the day, the place.
  [
    /^(?:event name|date, time, place)/i,
    new RegExp(`^([a-z][\\p{L}'’ -]{3,50}?),? (?=${day})`, 'iu'),
    (_, name) => `${titled(withOwner(name))}, `,
  ],
  [
    /^(?:event name|date, time, place)/i,
    new RegExp(
      `(?<=${day},? ${clock}) (?=\\p{Ll}{3})(?!(?:to|at|until|til|till|rain|each|and)\\b)`,
      'iu',
    ),
    ', ',
  ],
  // "church hill 23223 btwn broad and the river"
  [
    /\bboundaries or ZIP codes\b/i,
    /^(\p{Ll}[\p{Ll}'’ -]{2,30}?),? (?=\d{5}\b)/u,
    (_, name) =>
      /^(?:zips?|all|the|mostly)\b/.test(name ?? '') ? `${name} ` : `${titled(name)}, `,
  ],
  [
    /\bboundaries or ZIP codes\b/i,
    /(?<=\d{5}) (?=(?:btwn|between|from|north|south|east|west|off|near)\b)/gi,
    ', ',
  ],
  [/\bwith a source\b/i, /,? per (\p{Ll}[\p{L} ]{2,30})$/iu, (_, source) => ` (${titled(source)})`],
  // "cbh 10k toward closing": the builder, and what it gives.
  [
    /\bbuilder incentives\b/i,
    /^((?!(?:up|about|around|rate|free|no|yes|to|toward|with|at|get|gets|the|a)\b)\p{L}+(?: \p{L}+)?) (?=\$?\d[\d.,]*k?\b)/iu,
    (_, name) => `${name}: `,
  ],
  // "both, 45 min walk-through": that it is both says nothing of what.
  [/^do you (?:provide|offer)\b.*\bor\b/i, /^(?:both|all|either)[,;. ]+(?=\S)/i, ''],
  [
    /\bbefore-and-after\b/i,
    /^(?:(?:yes|yep|yeah)[,. ]*)?(?:before|b4):? (?!(?:i|we|it|they|the|you|our|my|listing|selling)\b)(.{4,80}?)[,;.]? after:? (.{4,})$/i,
    (_, before, after) =>
      `Before: ${before}. After: ${(after ?? '').replace(/(?<=\p{Ll}) (?=(?:sold|closed|went|under contract|pending)\b)/u, ', ')}`,
  ],
  // "med 315k up 4": of a median it is percent.
  [
    /\bfigures to use\b/i,
    /(?<=\d(?:k|m|%)?),? (up|down) (?:about )?(\d{1,2}(?:\.\d)?)(?=$|[,;]| (?:yoy|yr|from|over|vs|since)\b)(?!%)/gi,
    ' $1 $2%',
  ],
  [
    /\bfigures to use\b/i,
    /(?<![\d,.$/])([1-9])(\d{3})(?= (?:active|actives|sold|closed|closings|pending|pendings|new|listings|homes|sales|for sale)\b)/gi,
    '$1,$2',
  ],
  // "oct 26" says of which month figures are, and not of which day.
  [
    /\bdata source and date range\b/i,
    /(?<!\b(?:wk|week) (?:of|ending) |\bthru |\bthrough |\d ?(?:-|to) ?)\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? ['’]?(2[5-9])(?=$|[,;])/gi,
    '$1 20$2',
  ],
  [
    /\bdata source and date range\b/i,
    /^([a-z]{2,4})mls\b/,
    (_, board) => `${(board ?? '').toUpperCase()} MLS`,
  ],
  [/\bdata source and date range\b/i, /^([a-z]{4,}) mls\b/, (_, board) => `${titled(board)} MLS`],
  [/\bmay be named\b/i, /(?<=\p{L}{3} )pm(?=$|[,.;])/giu, 'PM'],
  // "every 2nd tues 6pm my office free pizza"
  [
    /\bclass to promote\b|\bevent, a gift\b/i,
    new RegExp(
      `(?<=${clock.replace('?', '?')}) (?=(?:my|our|the) (?:office|library|house|place)\\b)`,
      'iu',
    ),
    ' at ',
  ],
  [
    /\bclass to promote\b|\bevent, a gift\b/i,
    /(?<=\p{L}{2}),? (free (?:pizza|food|lunch|coffee|snacks|donuts|dinner|breakfast|childcare))\b/giu,
    '. $1',
  ],
  [
    /\bhome type or price band\b|\bproperty type or price range\b/i,
    /^([\p{L} ]{3,24}s),? (\d) ?[-–] ?(\d) ?(?:br|bd|beds?|bedrooms?)\b/iu,
    '$2- to $3-bedroom $1',
  ],
  [/\brental/i, /(?<=\d[\d,]{2,}) (my own|from my)\b/gi, ', $1'],
  [
    /\bwhen can people see\b/i,
    /(?<=(?:day|mon|tues?|weds?|thurs?|fri|sat|sun)) (?=open\b)/gi,
    ', ',
  ],
  // "rowhouses 300-500k": what they are, and what they cost.
  [
    /\bprice bands are typical\b|\bhome types are being built\b/i,
    /(?<=\p{Ll}{3}|\d0s) (?=\$?\d{2,4}k? ?[-–] ?\$?\d{2,4}k\b)/giu,
    ', ',
  ],
  // "closed nov 6 612k ok"
  [
    /^beds, baths\b/i,
    /((?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? \d{1,2}|\d{1,2}\/\d{1,2}),? (?=\$?\d{2,4}k\b|\$\d)/gi,
    '$1, ',
  ],
  [
    /^beds, baths\b|\bmay the address\b/i,
    /[,.]? (?:its |price |all |both )?(?:ok|okay|fine)(?: to (?:say|use|name|print|share|post)(?: (?:it|price|the price|street|the street|both|that))?)?(?=[,.]?$|,? its\b)/gi,
    '',
  ],
  [
    /\bstreet or area\b/i,
    /^([^,.;]{3,30}?)[,.]? (?:its|it['’]s|it is|was) on (\p{L}[^,.;]{2,30})$/iu,
    '$2, $1',
  ],
  // "oct 1-31" is October.
  [
    /\bdata source and date range\b/i,
    /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? 1 ?(?:-|–|to|thru|through) ?(?:2[89]|3[01])\b/gi,
    '$1',
  ],
  // "tsahc", "hfb": letters that no word begins with are read one by one.
  [
    /\bstate programs\b|\bemployers\b|\bdata source\b|\bbuilders or communities\b|\bcounselor resources\b/i,
    /(?<![\p{L}\d'’@./-])[b-df-hj-np-tv-xz]{2}\p{Ll}{0,4}(?![\p{L}\d'’@/-]|\.\p{L})/gu,
    (word) => inLetters(word),
  ],
  [/\bemployers, campuses\b/i, /^(?:\p{L}+ ){2,5}\p{L}+$/u, (row) => withEmployersApart(row)],
];

/** "johnsons pumpkin farm": whose it is. */
const withOwner = (name = '') =>
  name.replace(
    /^(\p{Ll}{4,}[^s])s (?=\p{Ll}+ (?:farms?|orchards?|ranch|market|patch|barn|store|bakery)\b|(?:farms?|orchards?)\b)/u,
    "$1's ",
  );

/** Pairs of consonants that English words begin with. */
const onsets =
  /^(?:b[lr]|c[hlrz]|d[rw]|f[lr]|g[hlnr]|kn|kl|kr|mc|p[hlnrs]|rh|s[chklmnpqtwz]|sv|t[hrw]|w[hr])/;

const inLetters = (word = '') =>
  Object.hasOwn(shortWords, word) ||
  /^(?:x.*|sf|sfh|sfr|sq|ft|br|bd|st|rd|dr|ln|mt|pm|vs|hr|mtn|blvd|pkwy|hwy|jr|sr|mr|mrs|nw|thx|pls|thru|gp)$/.test(
    word,
  ) ||
  (onsets.test(word) && /[aeiouy]/.test(word)) ||
  isInDictionary(word)
    ? word
    : word.toUpperCase();

/** "rtp duke unc": names of one word each, unless one of them says what the others are. */
function withEmployersApart(row = ''): string {
  const words = row.split(' ');
  const isName = (word: string) => /\p{Lu}/u.test(word) || !isInDictionary(word);
  if (
    words.some((word) => partOfName.test(word)) ||
    words.filter(isName).length * 2 <= words.length
  )
    return row;
  return words
    .map((word) => (word.length < 4 && !/\p{Lu}/u.test(word) ? word.toUpperCase() : titled(word)))
    .join(', ');
}

const partOfName =
  /^(?:the|of|and|n|or|at|in|a|&|base|air|force|army|navy|fort|ft|camp|plant|plants|hospital|hospitals|health|medical|clinic|university|college|state|tech|arsenal|lab|labs|national|center|port|mill|mine|mines|school|schools|district|city|county|marine|corps|mostly|mainly|some|lots|research|park|general|saint|st|new|big|oil|gas|remote|work|jobs)$/i;
