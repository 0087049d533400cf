import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { isInDictionary } from '#builtin/writer/understand/spelling.ts';
import type { AskedRows } from './asked-rows.ts';
import { shortWords } from './short-words.ts';

export const titled = (text = '') =>
  text.replace(/(?<![\p{L}\d'’])(?!(?:of|the|and|in|at|on|for|a|to)\b)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

const day =
  '(?:mon|tues?|weds?|wednes|thurs?|thu|fri|sat|satur|sun)(?:day)?s?,? (?:the )?(?:\\d{1,2}\\/\\d{1,2}|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\\.? \\d{1,2})';
const clock =
  '\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m?\\.?)?(?: ?(?:-|to) ?\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m?\\.?)?)?';

const trades =
  'foundations?|foundation repair|plumbing|roofing|rooter|electric|electrical|hvac|heating|heating and air|ac|gutters|painting|tree service|trees|lawn|landscaping|movers|moving|cleaning|handyman|chimney|septic|pest|flooring';

/** Where names were asked for: which words are one, and where it ends. */
export const ofNames: AskedRows[] = [
  {
    // "lights of december parade sat dec 5 6pm pearl st": the name, the day, the place.
    asked: /^(?:event name|date, time, place)/i,
    rows: [
      [
        new RegExp(`^([a-z][\\p{L}'’ -]{3,50}?),? (?=${day})`, 'iu'),
        (_, name) => `${titled(withOwner(name))}, `,
      ],
      [
        new RegExp(
          `(?<=${day},? ${clock}) (?=\\p{Ll}{3})(?!(?:to|at|until|til|till|rain|each|and)\\b)`,
          'iu',
        ),
        ', ',
      ],
    ],
  },
  {
    // "church hill 23223 btwn broad and the river"
    asked: /\bboundaries or ZIP codes\b/i,
    rows: [
      [
        /^(\p{Ll}[\p{Ll}'’ -]{2,30}?),? (?=\d{5}\b)/u,
        (_, name) =>
          /^(?:zips?|all|the|mostly)\b/.test(name ?? '') ? `${name} ` : `${titled(name)}, `,
      ],
      [
        /^(?!(?:downtown|near|the|all|most|around|north|south|east|west|anything|anywhere|same|see)\b)(\p{Ll}{3,}(?: \p{Ll}{3,}){0,2})$/u,
        (_, name) => titled(name),
      ],
      [/(?<=\d{5}) (?=(?:btwn|between|from|north|south|east|west|off|near)\b)/gi, ', '],
    ],
  },
  {
    // "labcorp, elon u": where people study, and not "you".
    asked: /\bemployers\b|\bbrings? people\b/i,
    rows: [[/\b(\p{L}{3,}) u(?=$|[,;]| and\b)/giu, (_, name) => `${titled(name)} U`]],
  },
  {
    asked: /\bwith a source\b/i,
    rows: [
      [
        /,? per (\p{Ll}[\p{L} ]{2,30})$/iu,
        (_, source) => `, per ${titled((source ?? '').split(' ').map(inLetters).join(' '))}`,
      ],
    ],
  },
  {
    // "cbh 10k toward closing": the builder, and what it gives.
    asked: /\bbuilder incentives\b/i,
    rows: [
      [
        /^((?!(?:up|about|around|rate|free|no|yes|to|toward|with|at|get|gets|the|a)\b)\p{L}+(?: \p{L}+)?) (?=\$?\d[\d.,]*k?\b)/iu,
        (_, name) => `${name}: `,
      ],
    ],
  },
  {
    asked: /\bdata source and date range\b/i,
    rows: [
      [/^([a-z]{1,4})mls\b/, (_, board) => `${(board ?? '').toUpperCase()}MLS`],
      [/^([a-z]{4,}(?: realtors)?) mls\b/, (_, board) => `${titled(board)} MLS`],
    ],
  },
  {
    asked: /\bmay be named\b/i,
    rows: [
      // "yes kim at harbor homes"
      [
        /^((?:yes|yep|yeah)[,. ]*)?(\p{Ll}{3,}) at ((?:\p{Ll}+ ?){1,3})(?=$|,| \()/u,
        (_, yes, who, where) => `${yes ?? ''}${titled(who)} at ${titled(where)}`,
      ],
      [/(?<=\p{L}{3} )pm\b/giu, 'PM'],
      // "joes roofing": whose it is.
      [
        new RegExp(`(?<=^|[,;] |and )(\\p{Ll}{2,})s (?=(?:${trades})\\b)`, 'giu'),
        (all, name) => (isEverydayWord(name ?? '') ? all : `${titled(name)}'s `),
      ],
      [
        new RegExp(`(?<=^|[,;] |and )(\\p{Ll}{3,}['’]s) (?=(?:${trades})\\b)`, 'giu'),
        (_, whose) => `${titled(whose)} `,
      ],
      // "my closing atty beth"
      [
        /\b(atty|attorney|lender|inspector|broker|stager|plumber|handyman|painter) (?!at\b|for\b|in\b|who\b|and\b|or\b|is\b|on\b|with\b|from\b|list\b|office\b)(\p{Ll}{3,})(?=$|,? \(?\d{3})/giu,
        (_, who, name) => `${who} ${titled(name)}`,
      ],
      // "estate sale gal named barb"
      [
        /\b(gal|guy|lady|man|woman|team|agent|company|crew|shop|place) named (\p{Ll}{2,})/giu,
        (_, who, name) => `${who} named ${titled(name)}`,
      ],
    ],
  },
  {
    asked: /\bwhom\b|\bthank\b/i,
    rows: [
      [
        /\b(gal|guy|lady) (?!who\b|that\b|at\b|from\b|in\b|with\b|and\b)(\p{Ll}{2,})(?=$|[,.;]| (?:and|at|who)\b)/giu,
        (_, who, name) => `${who} ${titled(name)}`,
      ],
      [
        /(?<=^|, |and )(\p{Ll}{2,}) the (?=(?:home )?(?:inspector|lender|plumber|appraiser|stager|roofer|photographer|painter|handyman|electrician|closer|mover|contractor)\b)/gu,
        (_, name) => `${titled(name)} the `,
      ],
    ],
  },
  {
    // "text tara 775-555-0160"
    asked: /\breach\b|\bregister\b|\breader do next\b|\bsingle action\b/i,
    rows: [
      [
        /\b(text|txt|call|email) (?!me\b|us\b|for\b|or\b|to\b|the\b|at\b|if\b|when\b|and\b|my\b|our\b|office\b|cell\b|anytime\b|now\b|today\b|direct\b|mobile\b)(\p{Ll}{3,}) (?=\(?\d{3}\)?[-. ]\d{3})/giu,
        (_, way, name) => `${way} ${titled(name)} at `,
      ],
    ],
  },
  {
    // "tsahc", "hfb": letters that no word begins with are read one by one.
    asked:
      /\bstate programs\b|\bemployers\b|\bdata source\b|\bbuilders or communities\b|\bcounselor resources\b/i,
    rows: [
      [
        /(?<![\p{L}\d'’@./-])[b-df-hj-np-tv-xz]{2}\p{Ll}{0,4}(?![\p{L}\d'’@/-]|\.\p{L})/gu,
        (word) => inLetters(word),
      ],
    ],
  },
  {
    asked: /\bemployers, campuses\b/i,
    rows: [[/^(?:\p{L}+ ){2,5}\p{L}+$/u, (row) => withEmployersApart(row)]],
  },
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

const unitsAndTitles =
  /^(?:x.*|sf|sfh|sfr|sq|ft|br|bd|st|rd|dr|ln|mt|pm|vs|hr|mtn|blvd|pkwy|hwy|jr|sr|mr|mrs|nw|gp)$/;

const inLetters = (word = '') =>
  !/^[b-df-hj-np-tv-xz]{2}/.test(word) ||
  Object.hasOwn(shortWords, word) ||
  unitsAndTitles.test(word) ||
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
