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
];

/** "johnsons pumpkin farm": whose it is. */
const withOwner = (name = '') =>
  name.replace(
    /^(\p{Ll}{4,}[^s])s (?=\p{Ll}+ (?:farms?|orchards?|ranch|market|patch|barn|store|bakery)\b|(?:farms?|orchards?)\b)/u,
    "$1's ",
  );
