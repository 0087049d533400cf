import { withMonthDays } from './segments.ts';
import { isInDictionary } from './spelling.ts';

/**
 * Words, dates and measures that agents clip, as they are spelled: "wind mit", "3bd/2ba", "m-f 9a-5p", "12/3 6pm". A new
 * one is a row here; single words with one meaning are in slips.ts.
 */
export const withClippedWords = (text: string) =>
  rows.reduce((said, [clipped, whole]) => said.replace(clipped, whole as string), text);

type Whole = string | ((...found: string[]) => string);

const homes =
  'ranch(?:es|ers?)?|homes?|houses?|capes?|colonials?|condos?|townho\\w+|bungalows?|cottages?|tudors?|craftsman|ramblers?|splits?|duplex(?:es)?|apartments?|units?|villas?|lofts?|rowho\\w+|foursquares?';
const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)';

const rows: [RegExp, Whole][] = [
  // The trade.
  [/\b(four-point|4[- ]?pt|4[- ]?point)\/(?=wind\b)/gi, '$1 and '],
  [/\bDD(?=$|[,.;])/g, 'due diligence period'],
  [/\bDD (?=deadline|period|fee|date|money)/g, 'due diligence '],
  [/\b(toward|towards|in|for) cc\b/gi, '$1 closing costs'],
  [/\bpre[- ]?dw\b/gi, 'pre-drywall'],
  [/\breg (?=fees?\b)/gi, 'registration '],
  [/\bowner[- ]occ\b/gi, 'owner occupancy'],
  [/\binc (?=tax)/gi, 'income '],
  [/\bsewer cam\b/gi, 'sewer camera'],
  [/(?<=\p{L}) #['’]?s\b/gu, ' numbers'],
  [/\bwalk[- ]?thr(?:u|ough)['’]?s\b/gi, 'walk-throughs'],
  [/\b(?:4|four)[- ]?(?:pt|point)s?\b(?! (?:turn|plan|list))/gi, 'four-point'],
  [/\bwind mits?\b(?!igation)/gi, 'wind mitigation'],
  [/\bemd\b/gi, 'earnest money'],
  [
    /(?<!-|\b(?:walk|drop|check|built|add|plug|stop|trade|sign|move) )\bins\b(?! and outs)/g,
    'insurance',
  ],
  [/\b(walk|drop)[- ]ins (?:are )?(?:ok|okay|fine|welcome)\b/gi, '$1-ins are welcome'],
  [/\belev(?= cert)/gi, 'elevation'],
  [/(?<!\b(?:taxi|yellow) )\bcabs\b/gi, 'cabinets'],
  [/\batt\.? (?=gar)/gi, 'attached '],
  [/\bapts\b/gi, 'apartments'],
  [/\b(\d+) (night|day|hour|month) min(?:imum)?\b(?! (?:walk|drive))/gi, '$1-$2 minimum'],
  [/\bcoe\b/gi, 'close of escrow'],
  [/\bpre-?appr\b\.? (?=letter)/gi, 'preapproval '],
  [/\bpoa\b/g, 'POA'],
  [
    /(?<=\b(?:photo|picture|valid|your|and|an) )id(?= (?:at|for|to|and|or|is|with)\b|$|[,.;])/g,
    'ID',
  ],
  [/\bprop(?:erty)? mgrs?\b/gi, 'property manager'],
  [/\btx(?= (?:about |around )?\$?\d)/g, 'taxes'],
  [/(\$?\d[\d,]{2,}) yr\b(?!s)/g, '$1 a year'],
  [/\butils\b/gi, 'utilities'],
  [/\bw\/d\b/gi, 'washer/dryer'],
  [/\bw\/h\b/gi, 'water heater'],
  [/\bh2o\b/gi, 'water'],
  // The home: "3bd/2.5ba", "3 bd/2 ba ranches".
  [/(?<=\b(?:remodeled|new|updated|redone) )kit\b|\bkit(?= (?:remodel|['’]\d\d|cab))/gi, 'kitchen'],
  [/\bpopcorn ceils?\b/gi, 'popcorn ceilings'],
  [/\brefin\b/gi, 'refinished'],
  [/\bsep (?=entrance|entry|unit|meter|laundry)/gi, 'separate '],
  [/\bpkg (?=spaces?|spots?|lot|in\b|on\b|behind\b)/gi, 'parking '],
  [/\bat door\b/gi, 'at the door'],
  [/\ba walk in(?=$|[,.;])/gi, 'a walk-in'],
  [/\bsvc\b/gi, 'service'],
  [
    new RegExp(
      `\\b(\\d) ?(?:bd|br|bed|bdrm|bedroom)s?[ ,/&-]{1,3}(\\d(?:\\.\\d)?) ?(?:ba|bath|bth|bathroom)s?\\b(?= (?:\\p{L}+ ){0,2}(?:${homes})\\b)`,
      'giu',
    ),
    '$1-bedroom, $2-bath',
  ],
  [/\b(\d) ?(?:bd|br|bed|bdrm)s? ?[/&] ?(\d(?:\.\d)?) ?(?:ba|bath|bth)s?\b/gi, '$1 bed, $2 bath'],
  [/\b(\d(?:\.\d)?) ?bths?\b/gi, '$1 bath'],
  [/\b1 1\/2[- ]?story\b/gi, '1.5-story'],
  [/\b1\/4[- ]?(?:ac|acre)\b\.?/gi, 'quarter-acre'],
  [/\b1\/3[- ]?ac(?:re)?s?\b\.?/gi, '1/3 acre'],
  [/\b1\/2[- ]?(?:ac|acre)\b\.?/gi, 'half-acre'],
  [
    /\b(0?\.\d+|\d+(?:\.\d+)?) ?ac(?:re)? (?=(?:corner |flat |level |wooded |fenced )?lot\b)/gi,
    '$1-acre ',
  ],
  [/(?<=\b(?:fenced|big|large|back|front|side|flat|the|level|small) )yd\b/gi, 'yard'],
  [/\bkitch\b/gi, 'kitchen'],
  [/\bapt(?=s? (?:over|above|in|with|building|complex|upstairs|unit)\b)/gi, 'apartment'],
  [
    /\b(lg|lrg|sm) (?=(?:lot|house|home|yard|kitchen|deck|bath|bedroom|closet|primary|room|corner|walk)\b)/gi,
    (_, size) => (/^l/i.test(size ?? '') ? 'large ' : 'small '),
  ],
  [/\bincl\b\.?(?=$|[,;]|\.$)/gi, 'included'],
  [/\b(?:thru|through) out\b(?=$|[,.;])/gi, 'throughout'],
  [/\b(on|off|down|up) the st\b(?=$|[,.;]| (?:and|or)\b)/gi, '$1 the street'],
  // Measures.
  [/(\d[\d.]*%) ?ish\b/gi, 'about $1'],
  [
    /\$?(\d{1,4}) ?\/ ?(unit|door) ?\/ ?(yr|year|mo|month)\b/gi,
    (_, sum, thing, time) => `$${sum} a ${thing} per ${/^y/i.test(time ?? '') ? 'year' : 'month'}`,
  ],
  [/~ ?(?=\$?\d)/g, 'about '],
  [/(?<![\d-])(\d{2,3}) deg\b\.?(?= \p{Ll}{4})(?! (?:and|with|when|from|here)\b)/gu, '$1-degree'],
  [/(?<=\d) deg\b\.?/gi, ' degrees'],
  [
    /(\$?\d[\d,]*) ?(?:\/|a |per )?(yr|year|mo|month) ?\/ ?(unit|door)\b/gi,
    (_, sum, time, thing) => `${sum} a ${/^y/i.test(time ?? '') ? 'year' : 'month'} per ${thing}`,
  ],
  [/(?<![\d.])(\d\.\d{1,3}) rate\b/g, '$1% rate'],
  [
    /(?<=\ban? )(\d{1,3}) ?(?:ft|feet)\.? (?=\p{Ll}{3})(?!wide|deep|tall|long|high|from|of|away)/giu,
    '$1-foot ',
  ],
  [
    /(?<![\w$.])(\d{1,3}) ?in (?=(?:wide|deep|tall|thick|long|of (?:snow|rain|insulation))\b)/gi,
    '$1 inches ',
  ],
  [
    /(?<![\d$.,-])(\d{3}|\d,?\d{3}) ?[-–] ?(\d,?\d{3}) ?(?=(?:sf|sq\.? ?ft|sqft|square f)\b)/gi,
    '$1 to $2 ',
  ],
  [/(?<=\p{Ll}{3}s) (?=(?:\d{3}|\d,?\d{3}) to \d,?\d{3} (?:sf|sq|square))/gu, ' of '],
  // Times and dates.
  [
    /(?<=\p{L}{3} )(?<!\b(?:in|by|this|late|early|next|last|until|since|of|the) )(spring|summer|fall|winter) ['’]?(2\d)\b(?!\d)/giu,
    'in $1 20$2',
  ],
  [
    /\b((?:remodeled|updated|redone|refinished|repainted|replaced) \p{L}+(?: \p{L}+)?) ['’](0\d|1\d|2\d)(?=$|[,;.])/giu,
    '$1 in 20$2',
  ],
  [/\b(\d)0['’]s\b/g, '$10s'],
  [/\bin ['’](0\d|1\d|2\d)\b/gi, 'in 20$1'],
  [/\bin ['’]([4-9]\d)\b(?!s)/gi, 'in 19$1'],
  [/\bnites\b/gi, 'nights'],
  [/\b(?:m|mon) ?(?:-|–|to|thru) ?(?:f|fri)\b(?=$|[,;.]| \d)/gi, 'Monday to Friday'],
  [
    /(?<![\d:])(\d{1,2}(?::\d\d)?) ?a ?(?:-|–|to) ?(\d{1,2}(?::\d\d)?) ?p\b/gi,
    '$1 a.m. to $2 p.m.',
  ],
  [
    /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(day)?\.? (\d{1,2}(?::\d\d)?) ?([ap])(?=$|[,;]|\.(?!m)| (?:and|to)\b)/gi,
    (_, day, rest = '', clock, half) => `${day}${rest} ${clock} ${half?.toLowerCase()}.m.`,
  ],
  [/\b(noon|midnight) ?[-–] ?(?=\d)/gi, '$1 to '],
  [/(\d ?[ap]\.?m\.?) ?[-–] ?(?=(?:noon|midnight)\b)/gi, '$1 to '],
  [
    /(?<![\d/$])((?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9]))\/(?:20)?(2\d)\b/g,
    (_, date, year) => `${withMonthDays(date ?? '')}, 20${year}`,
  ],
  // "12/3 6pm"
  [
    /(?<![\d/$])((?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9]))(?: at|,)? (?=\d{1,2}(?::\d\d)? ?[ap]\.?m\b|noon\b)/gi,
    (_, date) => `${withMonthDays(date ?? '')} at `,
  ],
  [
    /(?<=\b(?:week|wk) of )((?:1[0-2]|0?[1-9])\/(?:3[01]|[12]\d|0?[1-9]))(?!\/)/gi,
    (_, date) => withMonthDays(date ?? ''),
  ],
  // "if it's before oct"
  [
    new RegExp(
      `(?<=\\b(?:before|after|by|in|until|till|since|every|late|early|mid|to|thru|through) )(?!may\\b|mar\\b)(${month})\\b\\.?(?=$|[,;.!]| (?:and|or|but|so)\\b)`,
      'gi',
    ),
    (_, name) => monthNamed(name ?? ''),
  ],
  [
    /\b(1st|2nd|3rd) (?=\p{Ll}{3,})(?!(?:ave|street|avenue|ward|floor|flr|district|and|or|to|of|at|from|through)\b)/gu,
    (_, number) => `${{ '1st': 'first', '2nd': 'second', '3rd': 'third' }[number ?? '']} `,
  ],
  // "no signup just drive up"
  [
    /\b(no (?:sign[- ]?ups?|rsvp|tickets?|appointments?|reservations?)(?: needed)?),? just (?=\p{Ll})/giu,
    '$1. Just ',
  ],
  // "last winters bills", "the citys page"
  [/\b(this|last|next) (winter|summer|spring|fall|season|night)s (?=\p{Ll}{3})/giu, "$1 $2's "],
  [/\b(city|county)s (?=(?:page|website|site|map|list|office|rules|portal|hotline)\b)/gi, "$1's "],
  // Signs.
  [
    /(?<![\w$.,])(\d{3,4}) (?:\+|plus) (?=(?:electric|utilities|heat|gas|water|deposit)\b)/gi,
    (_, rent) => `$${Number(rent).toLocaleString('en-US')} plus `,
  ],
  [/(?<=[\p{L}\d]) v\.? (?=\p{L}{3}|\d)/gu, ' vs '],
  [/!+ (?=\$?\d+ (?:bucks|dollars)\b|\$\d)/g, ', '],
  [/ @ (?=\p{L})/gu, ' at '],
  [/(?<![\p{L}.])(\p{Ll}{2,4}&\p{Ll})(?!\p{L})/gu, (_, name) => (name ?? '').toUpperCase()],
  [/ [-–] (?=(?:https?:\/\/|www\.)?[a-z0-9-]+\.(?:edu|io|co|example)\b)/gi, ', '],
  [/(?<=\b(?:fixed|arm|rate|rates|loan)) @ (\d\.\d{1,3})(?![\d%])/gi, ' at $1%'],
  [/ @ (?=\$?\d)/g, ' at '],
  [/(?<=\d \p{L}{3,})\/(?=\d+ \p{L}{3,})/gu, ', '],
  [/(?<=[\p{L}\d.)%]) & (?=\p{Ll}|\d)/gu, ' and '],
  [/(\$[\d,]+(?: million)?) \/ (?=\p{Ll}[^/]*\$\d)(?!.* \/ )/gu, '$1, '],
  // Places.
  [/\b(my|on|via) (?:ig|insta)\b/gi, '$1 Instagram'],
  [
    /(?<![\p{L}'’])(?!(?:the|a|at|near|city|state)\b)(\p{L}{3,}) (pk|trl)\b(?=$|[,.;])/giu,
    (_, name, kind) =>
      `${name?.charAt(0).toUpperCase()}${name?.slice(1)} ${/^p/i.test(kind ?? '') ? 'Park' : 'Trail'}`,
  ],
  [/\bhist (?=district)/gi, 'historic '],
  [/\bmtn(?= views?\b)/gi, 'mountain'],
  [/\bdr\.? horton\b/gi, 'D.R. Horton'],
  // "900 e", as streets are counted in some cities.
  [
    /\b([1-9]\d?00) ([nsew])\b(?=$|[,;)]| (?:roadwork|road work|construction|is|to|and)\b)/g,
    (_, street, side) => `${street} ${side?.toUpperCase()}`,
  ],
  [
    /^(\d{2,6}) ([nsew])\.? (?=\d{1,3}(?:st|nd|rd|th)\b)/gi,
    (_, house, side) => `${house} ${side?.toUpperCase()} `,
  ],
  [/(?<=\p{L}) only,? no (?:the )?(\p{Ll}+)$/gu, ' only (not the $1)'],
  [/\bthe hwy\b(?! \d)/gi, 'the highway'],
  [/\b(?:dwtn|dtwn|dntn)\b/gi, 'downtown'],
  [/\bhosp\b/gi, 'hospital'],
  [/\bst\.? vincent de paul\b/gi, 'St. Vincent de Paul'],
  // "rta bus 17": letters that are read one by one.
  [
    /(?<=^|[ ,(])(?!the|bus|by|and|my|our|via|one)(\p{Ll}{3,4}) (?=(?:bus(?:es)?|light rail|trolley)\b)/gu,
    (all, name) => (isInDictionary(name ?? '') ? (all ?? '') : `${name?.toUpperCase()} `),
  ],
  // State housing agencies: "ohfa grants".
  [
    /(?<![\p{L}@./-])(\p{Ll}{1,3}(?:hfa|shda|heda)|wheda|mshda|hfa)(?![\p{L}@/-]|\.\p{L})/gu,
    (_, name) => (name ?? '').toUpperCase(),
  ],
  // "gutters, paint etc."
  [/,? (?:and )?etc\b\.{0,3}(?=$|[,;)]|\s)(?! \()/gi, ' and more'],
];

const monthNames =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthNamed = (text: string) =>
  monthNames.find((name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) ??
  text;
