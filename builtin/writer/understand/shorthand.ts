import { isInDictionary } from './spelling.ts';

/**
 * Marks and short words that stand for a whole word in notes: "4 / 3 / 2,890 / 465k" is a home,
 * "jan-aug 26" a part of a year, "DOM" days on market. Only where one reading is left.
 */
export function withoutShorthand(typed: string): string {
  return (
    withHomeInWords(typed)
      .replace(monthsOfYear, (_, from: string, until: string, year: string) =>
        [monthNamed(from), 'to', monthNamed(until), `20${year.slice(-2)}`].join(' '),
      )
      .replace(monthAfterIn, monthNamed)
      .replace(
        new RegExp(`\\((${month})\\.?\\)`, 'gi'),
        (_, name: string) => `(${monthNamed(name)})`,
      )
      .replace(
        /(?<![\w$.,])([1-9]\d{3,4}) (?=on an? \$?\d{2,4}k\b)/g,
        (_, sum: string) => `$${Number(sum).toLocaleString('en-US')} `,
      )
      .replace(
        /\b(ikea|target|amazon|goodwill|walmart|costco|marketplace|home depot|lowe['’]?s) (\d{2,4})(?=$|[,.;](?!\d))/gi,
        '$1, $$$2',
      )
      .replace(/\b(20\d\d) full (?:yr|year)\b/gi, '$1 (full year)')
      .replace(
        /\byr (?=(?:property|house|home|place|agent|lender|street|block|roof|yard|closing|offer|own|area|budget)\b)/gi,
        'your ',
      )
      .replace(
        /\b(?:the )?(low|mid|high|upper)[- ]?(\d{3}s?) ?[-–] ?(?:(low|mid|high|upper)[- ]?)?(\d{3})s\b/gi,
        (_, part: string, low: string, other: string | undefined, high: string) =>
          `${part} $${low.replace(/s?$/, 's')} to ${other ? `${other} ` : ''}$${high}s`,
      )
      .replace(/\bmid (\d)s ?(?:-|–|to) ?(\d)s\b/gi, 'mid $$$100s to $$$200s')
      .replace(/(?<=\p{L}) = (?=\d[\d.,]*%)/gu, ': ')
      .replace(/\b(\d{3})k,? (up|down) from \$?(\d{3})(?![\dk,.%])/gi, '$1k $2 from $3k')
      .replace(/\binventory (?:is |at )?(\d{1,2}\.\d) ?mo(?:nth)?s?\b\.?/gi, 'months of supply $1')
      .replace(/^all (\p{L}+ (?:county|co)) (?=\p{L})/iu, '$1, all ')
      .replace(/(?<![\d$,.])(3|3\.5|5|10|15|20|25) down(?=$|[?.,;!)])/g, '$1% down')
      .replace(/\bdpa\b/gi, 'down payment assistance')
      .replace(/\bbuilt (before|after) ['’]?([4-9]\d)(?![\d,%])/gi, 'built $1 19$2')
      .replace(/\b(\d{5}) (?=\d{5}\b)/g, '$1, ')
      .replace(/\bgate (?=\d)/g, 'Gate ')
      .replace(
        /\b(off[- ]?street|street) (?:pkg|prkg|pkng)\b/gi,
        (_, where: string) => `${/^off/i.test(where) ? 'off-street' : where} parking`,
      )
      .replace(/\b(?:pkg|prkg|pkng)(?= (?:for|in|on|at|behind|free)\b)/gi, 'parking')
      .replace(/\bfrt\b/gi, 'front')
      .replace(/,? (please|pls) its (?=\p{L}+ season\b)/giu, " $1. It's ")
      .replace(/\bits (?=\p{L}+ season\b)/giu, "it's ")
      .replace(
        /(?<![\d$.,/])(?!(?:19|20)\d\d )(\d{3}|\d{4,5}) total\b/g,
        (_, sum: string) => `$${Number(sum).toLocaleString('en-US')} total`,
      )
      .replace(
        /\b((?:[\p{L}]+ )?(?:consult|walk-?through|walk thru|class|tour|call|visit)) (\d+) ?(hr|hour|min|minute)s?\b(?! (?:before|after|each|ago))/giu,
        (_, what: string, count: string, unit: string) =>
          `${count}-${/^h/i.test(unit) ? 'hour' : 'minute'} ${what}`,
      )
      .replace(
        /(?<![\d.])(\d(?:\.\d+)?) ?ba\b/gi,
        (_, count: string) => `${count} bath${count === '1' ? '' : 's'}`,
      )
      .replace(/(?<![\d$])(\d{1,2}) dn\b/gi, '$1% down')
      .replace(
        /(?<=\d |day |at )(\d{1,2})([ap])(?=$|[\s,.;])/gi,
        (_, hour: string, half: string) => `${hour} ${half.toLowerCase()}.m.`,
      )
      .replace(/\b(\d(?:\.\d)?) ?m(?:il)?\+ (?=on\b|in\b|at\b|near\b)/gi, '$$$1 million and up ')
      .replace(
        /\b(sold|closed) (?:for |at )?(\d{1,2}\.\d{1,2})(?![\d%]|\.| ?(?:m|k|%|acres?|miles?|days|months))/gi,
        '$1 for $$$2 million',
      )
      .replace(/\brepped (?:the |my )?(buyer|seller)s?\b/gi, 'represented the $1')
      .replace(/(?<=million|000) (?=i represented\b)/gi, '. ')
      .replace(/\bqueen annes\b/gi, 'Queen Annes')
      .replace(/\bwind mit (?=report|inspection|form)/gi, 'wind mitigation ')
      .replace(/\bgulf (?=access|side|views?|breeze|coast|front)/g, 'Gulf ')
      .replace(/(?<![\w$.,/-])(\d{1,2}) ?[-–] ?(\d{1,2}) installed\b/gi, '$$$1 to $$$2 installed')
      .replace(/\bmags\b/gi, 'magazines')
      .replace(/\b(guest|living|dining|bonus|family|rec|mud|laundry) rm\b/gi, '$1 room')
      .replace(/(?<=\p{Lu}\p{L}+ )[Mm]gmt\b\.?/gu, 'Management')
      .replace(/\bmgmt\b/gi, 'management')
      .replace(
        /\b(my|our|the|a) pm (?=says|said|charges|handles|does|is|will)/gi,
        '$1 property manager ',
      )
      .replace(/(^|[,;.] )ins (?=(?:went|is|was|has|rates|costs|jumped)\b)/gi, '$1insurance ')
      .replace(/\bgarage,? (\d)[- ]car\b/gi, '$1-car garage')
      .replace(
        /\b((?:pay|pays|paid|cover|covers|chip in)\b[^.$]{0,50}? (?:up to|about|around)) (\d{2,4})(?![\d,.]*\d|%| ?(?:k|days|hours|miles|people|minutes)\b)/gi,
        '$1 $$$2',
      )
      .replace(/\b(bath|ba|baths),? (\d,\d{3}|\d{4}) on (?=[\d.]+ ?ac)/gi, '$1, $2 sf, ')
      .replace(/\b(listed) \$?([1-9]\d{2})(?= ?[/,;])/gi, '$1 at $$$2,000')
      .replace(/(?<= \/ |, )over(?=$|[.;])/gi, 'sold over list')
      .replace(/\bsame # ?(?=\d)/gi, 'same number: ')
      .replace(/\bmpls\b/gi, 'Minneapolis')
      .replace(/\bbham\b/gi, 'Birmingham')
      .replace(
        /\b(tues?|weds?|thurs?|fri|sat|sun|mon)\/(tues?|weds?|thurs?|fri|sat|sun|mon)\b/gi,
        (_, one: string, other: string) => `${dayNamed(one)} and ${dayNamed(other)}`,
      )
      .replace(
        /(?<=\b(?:market|back|available|listed|live|active) )(mon|tues?|weds?|thurs?|fri|sat|sun)(?=$|[.,;!])/gi,
        dayNamed,
      )
      .replace(
        /(?<![\p{L}\d./@:])(\p{L}{3,})\/(\p{L}{3,})\/(\p{L}{3,})(?![\p{L}\d/@.])/gu,
        '$1, $2, $3',
      )
      .replace(/(?<=\p{Ll}s )(mon|tues?|weds?|thurs?|fri)(?=$|[.,;])/giu, dayNamed)
      .replace(
        /(?<![\d/-])(\d{1,2}) ?[-–] ?(\d{1,2}) ?([ap])\.?m\b\.?/gi,
        (_, from: string, until: string, half: string) =>
          `${from} to ${until} ${half.toLowerCase()}.m.`,
      )
      .replace(
        new RegExp(
          `\\b(${month}[a-z]*\\.? \\d{1,2}) (?=noon\\b(?! ?(?:-|–|to\\b))|\\d{1,2}(?::\\d\\d)? ?[ap]\\.?m)`,
          'gi',
        ),
        '$1 at ',
      )
      .replace(/(?<![\d/])(\d{1,2}\/\d{1,2}) (?=\d{1,2}(?::\d\d)? ?[ap]\.?m)/gi, '$1 at ')
      .replace(/(?<=\b(?:at noon|[ap]\.m\.)) (?=\p{Ll}{4,}$)/gu, ', ')
      .replace(
        /(?<!\d ?)(?<!\b(?:sq\.? ?|square |per |a ))\bft (?=\p{L}{4,})(?!(?:house|home|deep|wide|tall|long|high|lots?|ceilings?|from)\b)/giu,
        'Fort ',
      )
      .replace(/\b(\d,\d{3}) fin(?:ished)?\b(?! b)/gi, '$1 sf')
      // "2,600 sf house" tells its size, "sf homes" their kind.
      .replace(/(?<=\d) ?sf (?=(?:homes?|houses?)\b)/gi, '-square-foot ')
      .replace(/\bsf (?=(?:homes?|houses?|detached|only)\b)/gi, 'single-family ')
      .replace(/\bflr\b/gi, 'floor')
      .replace(/\bgar\b(?=$|[\s,.;])/gi, 'garage')
      .replace(/\bnew furn\b\.?/gi, 'new furnace')
      .replace(/\binc\.(?=$|[,;])/g, 'included')
      .replace(/\bctr\b\.?/gi, 'center')
      .replace(/\b(u)niv\b\.?/gi, '$1niversity')
      .replace(/\bnbrs\b/gi, 'neighbors')
      .replace(/\bpr (?=firm|person|agency)/g, 'PR ')
      .replace(/(\d ?(?:sf|sqft|sq\.? ?ft)) (?=(?:closed|price|sold|listed|built)\b)/gi, '$1, ')
      .replace(/(?<=\d) (?=price (?:not|no|ok)\b)/gi, ', ')
      .replace(/\bsat (?=(?:class|workshop|open)\b)/gi, 'Saturday ')
      .replace(/\btext ([A-Z]{3,12}) (?=\(?\d{3}\)?[-. ])/g, 'text $1 to ')
      .replace(/\ba % (?=here\b|of\b)/g, 'a percentage ')
      .replace(/\bhere not (?=an?\b)/g, 'here, not ')
      .replace(/\$?(\d{3})s ?[-–] ?\$?(\d{3})s\b/g, '$$$1s to $$$2s')
      .replace(/\bq([1-4]) ?['’]?(2\d)\b/gi, 'Q$1 20$2')
      .replace(/\b(\d+) dom\b/gi, '$1 days on market')
      .replace(/\bdom (?=\d)/gi, 'days on market: ')
      .replace(/(?<=\p{L}) = (?=(?:use|get|call|ask|check|do|don['’]?t|put|buy|skip)\b)/giu, ': ')
      .replace(/\b(\d+ \p{L}+) min per\b/giu, 'at least $1 per')
      .replace(
        /(?<![\d$])([2-9]\d{2}) and (way )?up\b/gi,
        (_, price: string, way = '') => `$${price},000 and ${way}up`,
      )
      .replace(/\b((?:tax|rate)(?: is| of| at)?) (\d{1,2}\.\d{1,2})(?![\d%])/gi, '$1 $2%')
      .replace(/\b(\d)[- ]car det(?:ached)?\b(?: garage)?/gi, 'detached $1-car garage')
      .replace(
        /\b(new [\p{L} ]{3,20}?)(?<!\b(?:by|x|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)) ['’]?(1\d|2[0-6])(?= ?\/|$|[,;])/giu,
        '$1 in 20$2',
      )
      .replace(
        /(?<=^|, | \/ )(roof|furnace|boiler|hvac|ac|windows|water heater|siding|heat pumps?|septic|deck|kitchen|panel|well pump) ['’]?(0\d|1\d|2[0-6])(?=$|[,.;]| \/)/gi,
        '20$2 $1',
      )
      .replace(/\b((?:on|in) \S+) not (?=(?:the|in|on)\b)/g, '$1, not ')
      .replace(
        /(?<=\b(?:basement|garage|crate|yard|kitchen|room|cat|dog|inside)) (?:don['’]?t|dont|do not) (?=(?:open|let|use|enter|touch|feed|park)\b)/gi,
        ". Don't ",
      )
      .replace(/(?<=\d (?:a|per) )(?:sf|sq\.? ?ft)\b/gi, 'square foot')
      .replace(/\bsince list(?:ing)?(?=$|[,.;])/gi, 'since we listed')
      .replace(/\b(key ?box|lockbox|vacant) (?=(?:go|show|call)\b)/gi, '$1, ')
      .replace(/\b(he|she|they) (\p{L}+ed) (?=(?:i|we) \p{L}+ed\b)/giu, '$1 $2, ')
      .replace(
        /\bmy (husband|wife|mom|dad|daughter|son|sister|brother|partner|boss|grandma|grandpa)s (?=\p{L}{4,}(?:$|[\s.,;]))(?!(?:moved|lived|bought|sold|have|were|said|wanted|loved|asked|came|went|who|that|with|from|love|want|need|live|like)\b)/giu,
        "my $1's ",
      )
      .replace(
        /\b(buyer|seller|owner)s (?=(?:dad|mom|wife|husband|son|daughter|dog|kid|brother|sister|parents)\b)/gi,
        "$1's ",
      )
      .replace(
        /\b((?:bill|tax|taxes|payment|rent|premium|insurance|one)\b[^.;$]{0,40}? (?:go|goes|went|jump|jumped) from) (\d{3,4}) to (\d,?\d{3})\b/gi,
        '$1 $$$2 to $$$3',
      )
      .replace(/\bDOM (?:is |was |at |of )?(?=\d)/g, 'days on market: ')
      .replace(/\bDOM\b/g, 'days on market')
      .replace(
        /\breq\.(?: (?!by\b|for\b|to\b|if\b|on\b|at\b|in\b|and\b)(\p{L}))?/giu,
        (_, letter: string | undefined) =>
          letter ? `required. ${letter.toUpperCase()}` : 'required.',
      )
      .replace(/\breq(?:['’]?d)?(?=$|[\s,;])/gi, 'required')
      .replace(
        /\b(carpets?|floors?|flooring|paint|bath|bathroom|bedrooms?|beds|laundry|windows|hall|hardwoods?) (up|down)(?=$|[,.;]| and\b)/gi,
        '$1 $2stairs',
      )
      .replace(/\bp ?& ?s\b/gi, 'P&S')
      .replace(/\b1 (and|&|or) 2 story\b/gi, 'one- and two-story')
      .replace(/(?<=bed|bedroom|beds|bedrooms|br) (?=one- and two-story)/gi, ', ')
      .replace(
        /\b(\d) story\b(?=$|[,.;]| and\b| &)/gi,
        (_, count: string) => `${{ 1: 'one', 2: 'two', 3: 'three' }[count] ?? count}-story`,
      )
      .replace(/\bsingle[- ]level (?:&|and|\+|or) (?=two-story)/gi, 'single-level and ')
      .replace(/(?<![\p{L}\d])rte?\.? (?=\d{1,3}\b)/giu, 'Route ')
      .replace(/\b(hwy|highway|rte|route|fm|cr|sr) (?=\d)/g, (road) =>
        road.length < 3
          ? road.toUpperCase().padEnd(3)
          : `${road.charAt(0).toUpperCase()}${road.slice(1)}`,
      )
      .replace(
        /\b(?:(by|on|from|with|at) )?(buyer|seller|owner|lender|builder|landlord|tenant|neighbor)s (?=(?:tax |old |current )?(?:bill|bills|deductible|roof|policy|rate|name|signature|contract|warranty|insurance|bid|loan|lot|fence|tree|trees|yard|driveway|attic|dog)\b)/gi,
        (_, before: string | undefined, who: string) =>
          `${before ? `${before} the ` : ''}${who}'s `,
      )
      .replace(
        /\bwhos (?=\p{L}+(?:$|[),.;?!]))(?!\p{L}+ing\b|ready\b|in\b|out\b|there\b|next\b|buying\b|paying\b|moving\b)/giu,
        'whose ',
      )
      .replace(/\bpick ?up if flights? (?=before|after|by)/gi, 'pickup if your flight lands ')
      .replace(/^(?:[\p{Ll}-]+ ){2,3}[\p{Ll}-]+(?=$|,)/u, withCommas)
  );
}

/** "4 / 3 / 2,890 / 465k": beds, baths, square feet and price. */
export const withHomeInWords = (text: string) =>
  text
    .replace(
      /^(\d) ?\/ ?(\d(?:\.\d+)?) ?\/ ?(\d,\d{3}|[6-9]\d\d|[1-9]\d{3})(?: ?(?:sf|sq\.? ?ft|sqft))?(?: ?\/ ?(\$?\d[\d,.]*k?))?(?=$|[ ,;.])/i,
      (_, beds: string, baths: string, size: string, price?: string) =>
        `${beds} bed, ${baths} bath, ${size} sf${price ? `, ${/^\d/.test(price) && !/k$/i.test(price) ? '$' : ''}${price}` : ''}`,
    )
    .replace(/^(\d ?\/ ?\d.*\d,\d{3}.*, )([1-9]\d{2})$/, '$1$$$2,000')
    // "3/2/2 1,780sf 264,900": the third is the garage.
    .replace(/^(\d) ?\/ ?(\d(?:\.\d+)?) ?\/ ?(\d)[ ,]+(?=\d)/, '$1 bed, $2 bath, $3-car garage, ')
    .replace(/(\d ?(?:sf|sq\.? ?ft|sqft)),? (?=\$?\d{2,3},\d{3}\b)/gi, '$1, ')
    .replace(/^(\d) ?\/ ?(\d(?:\.\d+)?) ?\/ ?(?=\d,\d{3} ?(?:sf|sq))/i, '$1 bed, $2 bath, ');

const month = '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)';
/** "jan-aug 26": after a month without a day it is the year. */
const monthsOfYear = new RegExp(
  `\\b(${month})[a-z]*\\.? ?(?:-|–|to|thru|through) ?(${month})[a-z]*\\.? ?['’]?((?:20)?[2-3]\\d)\\b(?!,? \\d|[-–/:])`,
  'gi',
);
const monthAfterIn = new RegExp(
  `(?<=\\b(?:in|since|last|until|early|late|mid|by) )(?!may\\b|mar\\b)${month}(?=\\.? [A-Za-z]|[.,;)]|$)(?![a-z])`,
  'gi',
);
const names =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const monthNamed = (text: string) =>
  names.find((name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) ?? text;

/** "decks fences driveway": a noun of the plural does not describe the next, so a comma is missing. */
function withCommas(row: string): string {
  const words = row.split(' ');
  const isThings =
    words.slice(0, -1).every(isPluralNoun) && words.every((word) => !/(?:ing|ed|ly)$/.test(word));
  return isThings ? words.join(', ') : row;
}

const isPluralNoun = (word: string) =>
  word.length > 4 &&
  /[^s]s$/.test(word) &&
  (isInDictionary(word.slice(0, -1)) || isInDictionary(word.replace(/es$/, ''))) &&
  !/^(?:sellers|buyers|owners|agents|clients|people|needs|wants|takes|gives|makes|keeps|means|costs|looks|works|helps|walks|plans|sales|always|homes|house|houses|lots|loads|heads)$/.test(
    word,
  );

const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');
const dayNamed = (text: string) =>
  weekdays.find((name) => name.slice(0, 3).toLowerCase() === text.slice(0, 3).toLowerCase()) ??
  text;
