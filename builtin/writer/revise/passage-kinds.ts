import {
  addressIn,
  emailIn,
  linkIn,
  phoneIn,
  sizeIn,
} from '#builtin/writer/understand/segments.ts';

const time =
  /(?<!\b(?:sizes?|ages?|aged|grades?|from) )\b\d{1,2}(?::\d\d)?(?: ?[ap]\.?m\.?)? ?(?:-|–|to) ?(?:\d{1,2}|noon)\b|\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b/i;
const day =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/i;

/** Things a passage can be or hold, by the names that people have for them. */
const kinds: [name: RegExp, is: { test(text: string): boolean }][] = [
  [
    /^(?:(?:list|asking|sale|sales|median) )?(?:prices?|costs?|price ranges?|budgets?|(?:dollar )?amounts?)$/i,
    /\$\d/,
  ],
  [
    /^(?:results?|outcome|success|win)$/i,
    /\b(?:sold|closed|offers?|pending|over (?:list|asking)|all in|saved|under contract)\b/i,
  ],
  [
    /^(?:story|example|sale)$/i,
    /\b(?:sold|closed|took|painted|went|called|found|offers?|fixed|snowed|spent|rented|cleaned|reglaze)\b|^(?:A recent one|One example|A before-and-after|We had|I had|My last)\b/i,
  ],
  [
    /^(?:what it was(?: before)?|(?:old|previous|original|former|last) price)$/i,
    /\b(?:was|were|from|down from) \$?\d/i,
  ],
  [/^(?:percent(?:age)?s?|%)(?: (?:over|under|up|down))?$/i, /\d ?(?:%|percent)/],
  [
    /^(?:(?:most important|biggest|main|key|best|big|strongest) )?(?:numbers?|stats?|figures?|statistics?|data)$/i,
    /\d/,
  ],
  [
    /^(?:beds?(?:rooms?)?(?: ?(?:and|&|\/) ?baths?(?:rooms?)?)?|rooms?|room count)$/i,
    /\d beds?\b/i,
  ],
  [/^questions?$/i, /\?["')]*$/],
  [
    /^(?:dates?|days?|when|open house (?:date|day|info|details))$/i,
    new RegExp(`${day.source}|${time.source}`, 'i'),
  ],
  [/^(?:times?|hours|open house times?)$/i, time],
  // "41 Forrer" is one, and "4 beds" is none.
  [
    /^(?:address|where|location)$/i,
    {
      test: (text) => new RegExp(addressIn.source, 'iu').test(text) || /^\d+ \p{Lu}/u.test(text),
    },
  ],
  [
    /^(?:(?:phone|cell)(?: number)?|number to call|contact(?: info)?)$/i,
    new RegExp(`${phoneIn.source}|${emailIn.source}`, 'u'),
  ],
  [
    /^(?:\p{L}+ )?(?:links?|website|url|web address)$/iu,
    new RegExp(`\\uE004|${linkIn.source}`, 'iu'),
  ],
  [/^(?:size|square footage|sq ?ft|sq\.? footage|square feet)$/i, sizeIn],
  [
    /^(?:inventory|supply|months of (?:supply|inventory))(?: (?:number|figure|stat))?$/i,
    /\b(?:inventory|months of supply|active listings)\b/i,
  ],
  [
    /^(?:myths?|misconceptions?|mistakes?|misunderstandings?|confusion)$/i,
    /\b(?:thinks?|thought|believes?|assumes?|wrong|mistakes?|myths?|get lost|confus\w+|trips?|costs? (?:sellers|buyers|owners|people|you))\b/i,
  ],
  [
    /^(?:advice|lesson|moral|takeaway|preachy (?:part|bit))$/i,
    /\b(?:(?:sellers|buyers|owners|homeowners|people) (?:often|should|usually|tend)|good idea|you should|don['’]t forget)\b/i,
  ],
  [/^quotes?$/i, /["“][^"”]{8,}["”]/],
  [/^exclamations?$/i, /!/],
];

/** What a thing of this name looks like in a text. */
export const kindNamed = (name: string) => kinds.find(([says]) => says.test(name))?.[1];
