import { capitalise } from '#builtin/writer/language/sentences.ts';
import { indefiniteArticle } from '#contract/articles.ts';
import { withDaysAndSums } from './days-and-sums.ts';
import { withMonthDays } from './segments.ts';
import { slips } from './slips.ts';
import { spelled } from './spelling.ts';

/** "w side" is the west side, before a "w" is "with", and "u of a" a university. */
const withSides = (typed: string) =>
  typed
    .replace(/\bu of ([a-z])\b/gi, (_, letter: string) => `U of ${letter.toUpperCase()}`)
    .replace(
      /(?<![\p{L}\d.'’/])([nsew]) (?=(?:side|end) ?(?:of\b|and\b|[\d,.;]|$)|of (?:the |hwy|highway|us|i-?\d|route|\d))/giu,
      (_, side: string) => `${sides[side.toLowerCase()]} `,
    );

const sides: Record<string, string> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/**
 * What was typed short, written out: forms that mean one thing, units and signs. Names, figures and
 * the choice of words stay the agent's.
 */
export function writtenOut(typed: string): string {
  const words = signsInWords(withClocks(withSides(typed)).replace(/(?<=\p{L}),(?=\p{L})/gu, ', '))
    .replace(/[\s,]+tbh\b/gi, '')
    .replace(/\bany min\b/gi, 'any minute')
    .replace(/\banytime,? (?=it['’]?s\b)/gi, 'anytime, ')
    .replace(
      /\bur (?=\p{L}{2,}ing\b|an?\b|the\b|not\b|ready\b|new\b|outside\b|in\b|at\b|on\b|under\b|over\b|from\b|out\b)/giu,
      "you're ",
    )
    .replace(
      /(?<![\p{L}\p{N}'’@./-])[a-z’']+(?![\p{L}\p{N}'’@/-])/giu,
      (word) => slips[word] ?? capitalSlip(word) ?? word,
    );
  return (
    withDaysAndSums(spelled(words))
      // "tell them to ask their lender" is said to them.
      .replace(
        /(?<=^|[.;] (?:please )?|, (?:but |so |and )?| so | [-–] )(?:tell|remind|have|ask|get) (?:them|people|folks|buyers|sellers|readers|clients|owners|everyone) (?:to )?(?=\p{Ll})(?!in\b|about\b|know\b)(.+)$/iu,
        (_, order: string) => order.replace(/\btheir\b/gi, 'your').replace(/\bthey\b/gi, 'you'),
      )
      .replace(/(?<=\p{L}),? esp(?:ecially)?\.? (?=\p{L})/giu, ', especially ')
      .replace(/\bw\/ ?out\b/gi, 'without')
      .replace(/\bw\/ ?in\b/gi, 'within')
      .replace(/(?<=\$\d+) ea\b\.?/gi, ' each')
      .replace(/\b(sell|buy|list|move) 1st\b/gi, '$1 first')
      .replace(/\b(\d)\/(\d(?:\.5)?)\/(\d)\b(?!\/)/g, '$1 bed, $2 bath, $3-car garage')
      .replace(/(?<=\b(?:bed|bedroom|bath|bathroom|br|ba)s?) ?\/ ?(?=\d)/gi, ', ')
      .replace(
        /\b(\d) ?[-–] ?(\d) ?(?:br|bd|bed|bedroom)s? (?=\p{L}{4,}s\b)/giu,
        '$1- to $2-bedroom ',
      )
      .replace(/\bpre[- ]?list (?=inspect)/gi, 'pre-listing ')
      .replace(/,? \bevery\. single\. (time|day|year|one|offer)\b/gi, ', every single $1')
      .replace(
        /\b(every|some|any)(one|body)s (?=\p{Ll}+ (?:is|are|was|has|had|needs|looks)\b)/giu,
        "$1$2's ",
      )
      .replace(
        /\b(my|our|the|your) (pm|cpa|lender|agent|broker|stager|inspector|builder|appraiser|attorney)s (?=(?:report|numbers|list|sheet|lender|books|records|office|rules|terms|site|notes|estimate)\b)/gi,
        "$1 $2's ",
      )
      .replace(
        /(^|[.!?] )(client|seller|buyer|owner|couple|family) (?=(?:(?:last|this) (?:year|yr|month|week|spring|summer|fall|winter)|in \p{L}+|from \p{L}+)(?: \p{L}+)? (?:had|was|were|came|wanted|bought|sold|asked|called|thought|got|kept|made|needed|lost|took|moved|closed)\b)/giu,
        (_, start: string, who: string) => `${start}A ${who.toLowerCase()} `,
      )
      .replace(
        /, (felt|looked) (?=(?:twice|like(?! *[.!]?$)|so|much|bigger|brighter|larger|way|a lot|huge|brand)\b)/gi,
        ', and it $1 ',
      )
      .replace(
        /(?<![\d,.$/-])(?!(?:19\d\d|20[0-3][1-9]|20[123]0) )([1-9]\d{2,5}|[1-9]\d{0,2},\d{3}) (?=(?:credit(?! score)|rebate|discount|allowance|price (?:cut|drop|reduction)|concession)s?\b)/gi,
        (_, digits: string) => `$${Number(digits.replaceAll(',', '')).toLocaleString('en-US')} `,
      )
      .replace(
        /\b(gave|got|give|offered|took|wanted|asked for)( them| him| her| us| the buyers?)? (\$[\d,]+k?|\d{1,3}k) (?=(?:credit|discount|allowance)\b)/gi,
        (_, verb: string, whom: string | undefined, sum: string) =>
          `${verb}${whom ?? ''} ${indefiniteArticle(sum.replace('$', ''))} ${sum} `,
      )
      .replace(
        /\b(tell|told) (them|people|clients|buyers|sellers|everyone|folks) (?=(?:start|get|keep|wait|call|ask|check|bring|budget|plan|go|do|take|read|look)\b)/gi,
        '$1 $2 to ',
      )
      .replace(/, they should (?=(?:look|check|ask|call|read)\b)/gi, ': ')
      .replace(/\bresi\b/gi, 'residential')
      .replace(/\bin unit (?=(?:laundry|washer|w\/d)\b)/gi, 'in-unit ')
      .replace(
        /\b((?:low|mid|high|upper) )?(\d{3})s ?[-–] ?(\d{3})k?(?![\d,])/gi,
        '$1$$$2s to $$$3,000',
      )
      .replace(/("[^"]{8,}?\??") every single time[.!]?/gi, '$1')
      .replace(/^yea\b/i, 'yes')
      .replace(/\bbasicly\b/gi, 'basically')
      .replace(/\bhas right to\b/gi, 'has the right to')
      .replace(/\b(it|he|she|(?<![^s]s )that|this) don['’]?t\b/gi, "$1 doesn't")
      .replace(
        /(^|[.!] |; )(?:i )?learned (?:to )?(?=(?:get|always|never|order|check|ask|bring|start|call|read)\b)/gi,
        '$1I learned to ',
      )
      .replace(/\bthere on (?=before\b)/gi, "they're on ")
      .replace(/\b(?<![\d,.$])(\d{1,2},?\d{3}) ?ish (?=sq|sf\b|square)/gi, 'about $1 ')
      .replace(/(?<=\p{L}) \/ (?=\p{Ll})/gu, '/')
      .replace(
        /(?<=\p{L}) - (?=(?:run|use|get|ask|call|check|bring|keep|don['’]?t|make|look|start|read|order)\b)/giu,
        ': ',
      )
      .replace(/\bpre inspect(?=ion|ed)/gi, 'pre-inspect')
      .replace(
        /(?<=\b(?:an?|the|my|our|final|free|staging|hour|minute|min|hr|video|listing|morning|afternoon|1) )(walk|drive)[ -]?thr(?:u|ough)\b/gi,
        '$1-through',
      )
      .replace(/\b(walk|drive)[ -]?thru\b/gi, '$1 through')
      .replace(/\b(and|then|or|,) ill\b/gi, "$1 I'll")
      .replace(
        /(^|[.!?] )ill (?=(?:tell|send|bring|show|meet|walk|help|get|give|come|be|do|take|call|text|pick|find|run|share|look|pull|set)\b)/gi,
        "$1I'll ",
      )
      .replace(/\b(of|get|see|got|for|with) em\b/gi, '$1 them')
      .replace(/\b(\d+) blks\b/gi, '$1 blocks')
      .replace(/\bbe?drm(s?)\b/gi, 'bedroom$1')
      .replace(/(?<=\b(?:sf|sq\.? ?ft|sqft|square feet),?) incl?\.? (?=\p{L})/giu, ' including ')
      .replace(/\bdups?(?= (?:side|unit|near|on)\b)/gi, 'duplex')
      .replace(/\bpredrywall\b/gi, 'pre-drywall')
      .replace(/\b(\d+\+?) in of (?=snow|rain|ice|water|insulation|mulch)/gi, '$1 inches of ')
      .replace(
        /\b(clients|buyers|sellers|agents|owners|tenants) (?=(?:quotes|policies|leases|bills|own numbers)\b)/gi,
        "$1' ",
      )
      .replace(/\bpara (?=\d)/gi, 'paragraph ')
      .replace(/\bbd of (?=health|ed|zoning|appeals)/gi, 'board of ')
      .replace(/(?<=\p{Ll}{3}), (?=(?:mon|tues|wednes|thurs|fri|satur|sun)days$)/giu, ' on ')
      // "412 was. 398 now"
      .replace(/^(\$?[\d,.]+k?) was[.,;]? (?:and )?(\$?[\d,.]+k?) now$/i, 'was $1, now $2')
      .replace(/\bpy?mts?\b/gi, (word) => (/s$/i.test(word) ? 'payments' : 'payment'))
      .replace(/\bthe hole (?=thing|house|place|yard|time|list|payment)/gi, 'the whole ')
      .replace(
        /\b(\d),?(\d{3}) fin(?:ished)?\.? ?(?:sf|sq\.? ?ft\.?|sqft)(?=$|[\s,;.])/gi,
        '$1,$2 finished square feet',
      )
      .replace(/\boff st (?=spots?|spaces?|parking)/gi, 'off-street ')
      .replace(/\bunfin\b\.?/gi, 'unfinished')
      .replace(/\b(\d{1,2}) ?mo (?=warranty|lease|check|inspection)/gi, '$1-month ')
      .replace(/\b(?:my|our|the) ofc\b/gi, (word) => word.replace(/ofc/i, 'office'))
      .replace(/\bthe 1 (?=that|who|i|we|thing)/gi, 'the one ')
      .replace(/\bclosd\b/gi, 'closed')
      .replace(/\bthx(?:gi|gi?v)\w*\b/gi, 'Thanksgiving')
      .replace(
        /\b(mon|tues?|wed|thurs?|fri|sat)(?:day)? (tues?|wed|thurs?|fri|sat|sun)(?:day)?(?=$|[.,;])/gi,
        '$1 and $2',
      )
      .replace(/\bdup (?=(?:this|last|in|on|off|near|we|had|sold)\b)/gi, 'duplex ')

      .replace(
        /(\d (?:days|weeks)),? (?=(?:normal|typical|standard|common)(?: here| around here)?(?:[.,;]|$))/gi,
        '$1 is ',
      )
      .replace(
        / ?\((?:that|this) was (?:the|their|a) (?:complaint|feedback|issue|problem|objection)[^()]*\)/gi,
        '',
      )
      .replace(
        /\b(title|closing|cleaning|insurance|mortgage|escrow|gas|power|water|moving|estate sale|roofing|tree|solar) co\b\.?/gi,
        '$1 company',
      )
      .replace(
        /\b(title|cleaning|insurance|moving|estate sale|roofing|tree|solar|junk|hauling) cos\b\.?/gi,
        '$1 companies',
      )
      .replace(
        /\b(1st|2nd|3rd|4th|first|second|third|fourth) quarter(?: of)?(?= 20\d\d)/gi,
        (_, which: string) =>
          `Q${{ fi: 1, se: 2, th: 3, fo: 4 }[which.slice(0, 2).toLowerCase()] ?? which.charAt(0)}`,
      )
      .replace(/% of actives\b/gi, '% of active listings')
      .replace(/\b(\d0s) subs\b/gi, '$1 subdivisions')
      .replace(/\b(\$?\d[\d,]*k?) reno\b/gi, '$1 renovation')
      .replace(/\bassoc\b\.?(?= |$|[,;])/gi, 'association')
      .replace(/\bdept\b(?!\.)/gi, 'department')
      .replace(
        /\b(\p{L}+) mtn\b/giu,
        (_, name: string) => `${name} ${/^\p{Lu}/u.test(name) ? 'Mountain' : 'mountain'}`,
      )
      .replace(
        /\b(1st|2nd|3rd) (?=(?:time|day|week|weekend|month|year|floor|offer|showing|one|home|house|(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?s?)\b)/gi,
        (_, number: string) =>
          `${{ '1st': 'first', '2nd': 'second', '3rd': 'third' }[number.toLowerCase()]} `,
      )
      .replace(/\b(opens?|opening) (?=(?:spring|summer|fall|winter)\b)/gi, '$1 in ')
      .replace(
        / please (?=(?:don['’]t|do not|use|park|take|leave|keep|call|text|bring|remove|no)\b)/gi,
        (all, at: number, whole: string) =>
          // After a thought of its own; "so please call" goes on.
          /\p{L}+ \p{L}+ (?!and|or|so|but|then)\p{L}+$/u.test(whole.slice(Math.max(0, at - 60), at))
            ? '. Please '
            : all,
      )
      .replace(
        /\b(flood|home|homeowners|hazard|mortgage|title|wind|exterior|interior|car|hail) ins\b/gi,
        '$1 insurance',
      )
      .replace(/\bpre[- ]?['’]?([4-9]\d)(?= \p{L}{4,})/giu, 'pre-19$1')
      .replace(/\b(?:built )?pre[- ]?['’]?([4-9]\d)\b/gi, 'built before 19$1')
      .replace(/# of (?=\p{L})/gu, 'number of ')
      .replace(/\bmgr(?=['’]s)/gi, 'manager')
      .replace(/\b(\d,\d{3}) living(?: area)?\b/gi, '$1 square feet')
      .replace(
        /\bco['’]?s\b(?=$|[,;]| (?:and|or|in|that|who)\b)|\bcompany['’]?s\b(?=$|[,;])/gi,
        'companies',
      )
      .replace(/\bLTRs?\b/g, 'long-term rentals')
      .replace(
        /\bSTR (?=(?:cabin|condo|home|unit|investor|income|market|permit|license|licence|rule|ordinance|tax|registration|zoning|cap)s?\b)/gi,
        'short-term rental ',
      )
      .replace(/\bSTRs?\b/g, 'short-term rentals')
      .replace(/\b(\d) ?[-–] ?(\d) ?(?:br|bd|bed)s?\b/gi, '$1 to $2 bedrooms')
      .replace(/\b([Aa]) (\d) ?(?:bd|br|bed)\b(?! ?\d)/g, '$1 $2-bedroom')
      .replace(/\b(\d+ years) (?=\d{1,2}\/\d{1,2}\b)/g, '$1 on ')
      .replace(
        /(?<=\byears on |\bon |\bby |\bsince |\buntil )(\d{1,2}\/\d{1,2})(?=$|[\s,.;])(?!\/)/g,
        (date) => withMonthDays(date),
      )
      .replace(
        /\b(\d+) ?[-–] ?(\d+) (?=(?:days|weeks|months|years|minutes|hours|miles|blocks|feet|times|acres|offers|showings|percent|people|stories|weekends)\b)/g,
        '$1 to $2 ',
      )
      .replace(
        /\b(\d) ?(?:br|bd|bed|bedroom)s? (?=(?:condos?|homes?|houses?|apartments?|units?|ranch(?:es)?|townho\w+|cottages?|duplex(?:es)?|colonials?|capes?|tudors?|craftsman|bungalows?|victorians?|ramblers?|farmhouses?|rowho\w+|lofts?|cabins?|villas?|splits?)\b)/gi,
        '$1-bedroom ',
      )
      .replace(
        / ?\((?:both |all |these are |they['’]re )?(?:ok(?:ay)?|fine|approved|with permission|permission given|yes)\)/gi,
        '',
      )
      .replace(
        /\b(rate of|buydown to|bought down to|rates? (?:at|to|around)) (\d\.\d{1,3})(?![\d%])/gi,
        '$1 $2%',
      )
      .replace(
        /(?<=\p{L}|\d) - (?=(?:ends|starts|good|runs|not|only|through|until|call|ask|free)\b)/gu,
        ', ',
      )
      .replace(
        /\b(sold|closed|under contract|pending) (?=\d+ (?:days?|weeks?|hours?)\b(?! (?:late|later|early|earlier|faster|sooner|quicker|slower|after|before|ahead|ago)\b))/gi,
        '$1 in ',
      )
      .replace(/(?<=[\p{L}\d]) w (?=[\p{L}\d])/gu, ' with ')
      .replace(/\b(call|text|dm|email|message)\/(call|text|dm|email|message)\b/gi, '$1 or $2')
      .replace(/\bsf[rh]s? (?=rentals?\b|homes?\b|houses?\b)/gi, 'single-family ')
      .replace(/\bsf[rh]s?\b/gi, 'single-family homes')
      .replace(
        /(?<![\w$.,/-])([2-9]\d|[1-9]\d{2,3}) ?(?:-|–|to) ?([1-9]\d{1,3}) (?=(?:a|per) (?:year|month|night|week|window|side|door|unit|visit)\b)/g,
        (_, low: string, high: string) =>
          `$${Number(low).toLocaleString('en-US')} to $${Number(high).toLocaleString('en-US')} `,
      )
      .replace(/\bfrom (?=(?:18|19|20)\d0s\b)/g, 'from the ')
      .replace(
        /\bmt\.? (?=\p{L}{3})(\p{L}+)/giu,
        (_, name: string) => `Mt. ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      )
      .replace(/(?<!\d )\bmin (?=(?:credit|score|down|price|lot)\b)/gi, 'minimum ')
      .replace(
        /\b(\d{3}0s) ?[-–] ?(18|19|20)?(\d0s)\b/g,
        (_, from: string, century: string | undefined, until: string) =>
          `${from} to ${century ?? from.slice(0, 2)}${until}`,
      )
      .replace(/ @ (?=\p{L})/gu, ' at ')
      .replace(
        /(?<=\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?) (?=\d{1,2}:\d\d(?! ?(?:-|–|to\b|[ap]\.?m)))/g,
        ' at ',
      )
      .replace(/(?<=\p{L}) - (?=(?:by|mostly|usually|about|around)\b)/gu, ', ')
      .replace(/\bprop(?:erty)? tax/gi, 'property tax')
      .replace(/(^|[,;] )ins (?=\$?\d)/gi, '$1insurance ')
      .replace(
        /\b(\d+)[- ]?min(?:ute)?s? (?=(?:call|chat|walk|walk-?through|drive|tour|consult|consultation|meeting|visit|class|zoom|session|video|appointment|film)s?\b)/gi,
        '$1-minute ',
      )
      .replace(
        /(?<=\b(?:costs?|runs?|pay|paid|charges?|priced?|fees?|spend|budget|quoted?|rent)\b.{0,30})\b(about|around|roughly|up to|only) ([1-9]\d{2,4})(?=$|[,.;](?!\d))/gi,
        (all, word: string, digits: string) =>
          /^(?:1[89]|20)\d\d$/.test(digits)
            ? all
            : `${word} $${Number(digits).toLocaleString('en-US')}`,
      )
      .replace(/\bb4\b/gi, 'before')
      .replace(
        /\bM ?[-–] ?(F|Sat|Sun|Th)\b/g,
        (_, day: string) => `Mon-${day === 'F' ? 'Fri' : day}`,
      )
      .replace(/(?<=\b(?:of the|a|per|each|every|this|last|next) )mo\b\.?/gi, 'month')
      .replace(
        // "last 12 mo. ins about 1400": the mark ends a thought as well.
        /\b(\d+) mo\b(?:\.(?! \p{L}+ (?:about|abt|around|runs?|is|are|was|\$?\d)))?/giu,
        (_, count: string) => `${count} month${count === '1' ? '' : 's'}`,
      )
      .replace(
        /\b(\d+(?:\.\d+)?) mi\b\.?/gi,
        (_, count: string) => `${count} mile${Number(count) === 1 ? '' : 's'}`,
      )
      .replace(
        /\b(\d+) year (?=(?:warranty|warranties|fixed|arm|loan|mortgage|lease|plan|guarantee|anniversary)\b)/gi,
        '$1-year ',
      )
      .replace(/\b(\d+(?:st|nd|rd|th)) fl\b\.?/gi, '$1 floor')
      .replace(/\b(sat|sun) (?=(?:morning|afternoon|evening|night)s?\b)/gi, (word) =>
        /^sat/i.test(word) ? 'Saturday ' : 'Sunday ',
      )
      .replace(/\brsvp\b/g, 'RSVP')
      .replace(
        /\b(most|some|many|half|all) of mine (?=(?:go|sell|sold|close|closed|need|sit|list|went)\b)/gi,
        '$1 of the homes I sell ',
      )
      .replace(/\b(most|some|many) of mine\b/gi, '$1 of my clients')
      .replace(/\ba\/c\b/g, 'A/C')
      .replace(
        /\b(vehicle|voter|car|boat|rental|truck|landlord|city|county) reg\b\.?/gi,
        '$1 registration',
      )
      .replace(
        /\b(\d+) unit (?=(?:building|complex|condo|apartment|property|association)\b)/gi,
        '$1-unit ',
      )
      .replace(/\b(\d) ?(?:br|bd)\b(?=,? (?!\d))/gi, '$1-bedroom')
      .replace(/\b(?:then|and) (\d{1,2}) month (?=before|after)/gi, 'then at $1 months, ')
      .replace(/\b(\d{1,3}(?:\.\d+)?) ?[-–] ?(\d{1,3}(?:\.\d+)?%)/g, '$1% to $2')
      .replace(/\$?\b(\d{1,3}) (?:grand|thousand)(?: dollars| bucks)?\b/gi, '$$$1,000')
      .replace(/\b(\d{2,4}) dollars?\b(?=[ ,.;]|$)/gi, '$$$1')
      .replace(/\b(\d) ?yr(?= (?:warranty|lease|plan|term|fixed|arm|loan))/gi, '$1-year')
      .replace(/(?<=\p{Lu}\p{Ll}+ )sq\b\.?(?=$|[,;.])/giu, 'Square')
      .replace(/\b(\d+ business days) (?=attorney review|of review)/gi, '$1 of ')
      .replace(/\brents i see:? (?=\$?\d)/gi, 'the rents I see run ')
      .replace(/\b(buyer|seller)s (?=(?:market|remorse)\b)/gi, "$1's ")
      .replace(/\b(1\d\d|[89]\d) (?=heat\b|degrees? heat|weather\b)/gi, '$1-degree ')
      .replace(/(?<=[\p{Ll}\d.!?]) every\. single\. (time|day|week|year)\b/giu, '. Every single $1')
      .replace(/(?<=["”]) every\. single\. (time|day|week|year)\b/giu, ' Every single $1')
      .replace(
        /\b(new(?:er)? (?:[\p{L}\d/-]+ ){0,3}?[\p{L}/-]+) (jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.? (20\d\d)\b/giu,
        '$1 in $2 $3',
      )
      .replace(/^(\p{L}[\p{L} -]{3,40}?), (?=(?:get|have) (?:it|them|that) done\b)/iu, '$1: ')
      .replace(
        /\b(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]* in (20\d\d)\b/gi,
        'in $1 $2',
      )
      .replace(/^no (?:dates?|price|cost|hours)[,.;]? (?=it['’]?s\b)/i, '')
      .replace(/\bhow to (?=videos?\b|guides?\b|pages?\b)/gi, 'how-to ')
      .replace(/\bpre list (?=\p{L})/giu, 'pre-listing ')
      .replace(/\bmud (?=tax(?:es)?\b|district)/g, 'MUD ')
      .replace(/\bon[- ]st(?:reet)? parking\b/gi, 'street parking')
      .replace(/\bq (?:and|n|&) a\b/gi, 'Q&A')
      .replace(
        /\b(\d{2,3}|[2-9]) (day|week|month|year|hour|minute|season|stall|story|point|step|page|foot|inch|mile|unit) (?=\p{Ll}{3,})(?!(?:before|after|ago|from|to|and|or|in|at|late|later|early|of|for|is|are|was|with|the|one|old|over|under|out)\b)/gu,
        '$1-$2 ',
      )
      .replace(/\b(then|and|at) (\d{1,2}) ?mos?(?:nths?)?\b\.?(?=$|[.,;])/gi, '$1 at $2 months')
      .replace(/\bat at\b/g, 'at')
      .replace(/\b(of|the) assessed(?=$|[.,;])/gi, '$1 assessed value')
      .replace(
        /(?<=\p{L}) [-–] (?=(?:https?:\/\/|www\.)?[a-z0-9-]+\.(?:com|org|net|gov|us|info)\b)/giu,
        ', ',
      )
      .replace(
        /((?:^|[\s(])["“])((?:do|does|did|is|are|can|could|should|will|would|how|what|when|why|who|where)\b[^"”?!.]{6,})(?=["”])/giu,
        '$1$2?',
      )
      .replace(/(?<=\p{L}{2})(?<!,) (I (?:think|believe|guess))(?=[.;]|$)/gu, ', $1')
      .replace(
        /\b(garage|attic|basement|barn|carport|loft|shed|porch|condo|office|duplex) conv\b\.?/gi,
        '$1 conversion',
      )
      .replace(/\bconv\b\.?(?=$|[\s,;/])/gi, 'conventional')
      .replace(
        /(?<![\w$.,/])\$?(\d{1,3}) or \$?(\d{1,3}) ?k\b/gi,
        (_, low: string, high: string) => `$${low},000 or $${high},000`,
      )
      .replace(/\bcty\b\.?/gi, 'County')
      .replace(/\bsingle fam\b/gi, 'single-family')
      .replace(
        /\b(\d) ?(?:bd|br|bed|bdrm)s?,? ?(?:and )?(\d(?:\.\d+)?) ?(?:ba|bath)s?(?=[ ,.;]|$),?/gi,
        '$1 bed, $2 bath,',
      )
      .replace(/ bath,(?=[.;]|$)/g, ' bath')
      .replace(
        /(?<=^|, |^[-*•] ?)((?:metal |tile |shingle )?roof|(?:gas |oil )?(?:furnace|boiler)|hvac|ac|(?:gas |central )?(?:heat|air)|heat pump|windows|water heater|siding|deck|fence|septic|kitchen|floors) (?:['’])?((?:19|20)\d\d)(?=$|[,.;\n])/gim,
        (_, thing: string, year: string) => `${year} ${thing.toLowerCase()}`,
      )
      .replace(/(?<=[.!]) link:? (?=\S+\.\S)/gi, ' See ')
      .replace(/,? link:? (?=(?:https?:|www\.|[a-z0-9-]+\.(?:com|org|net|gov|us|info)\b))/gi, ', ')
      .replace(
        /(?<=[\p{L}\d]) [-–] (check|verify|see|ask|call|look)\b/gu,
        (_, verb: string) => `. ${verb.charAt(0).toUpperCase()}${verb.slice(1)}`,
      )
      .replace(/\b(for|on) an? (\d[\d,]*) (sq\.? ?ft\.?|sqft|sf)(?=$|[,.;])/gi, '$1 $2 $3')
      .replace(
        /^(?:send|point|refer) (?:them|people|readers|folks) to their (own )?/i,
        (_, own = '') => `ask your ${own}`,
      )
      .replace(/\bw\/o\b/gi, 'without')
      .replace(
        /\b(would|should|could|might|must)(n['’]t)? of (?=(?:been|had|gone|done|taken|made|come|sold|\p{L}{2,}ed)\b)/giu,
        '$1$2 have ',
      )
      .replace(/(?<=\p{L}) cause (?=(?:the|it|they|you|we|of|their|your|there)\b)/gu, ' because ')
      .replace(/\b(painted|kitchen|new|white|upper|lower|oak) cabs\b/gi, '$1 cabinets')
      .replace(/\bins (?=(?:about|around|is|was|runs|went)\b|\$?\d{3})/g, 'insurance ')
      .replace(/\bpm (?=(?:book|company|portfolio|software|fees?)\b)/g, 'property management ')
      .replace(/\bb\/c\b/gi, 'because')
      .replace(/\b(\d,\d{3}) sq(?=$|[,;]|\.(?! ?ft))/gi, '$1 square feet')
      .replace(/(?<![\d.])\.(?=\d+ acres?\b)/g, '0.')
      .replace(
        /(?<![\d.])(?!(?:19|20)\d\d ?ac\b)(\d*\.\d+|\d+) ?ac(\.(?= \p{Ll})|\.|\b)(?! unit| lot)/giu,
        (_, size: string, end: string, at: number, all: string) =>
          `${size.replace(/^\./, '0.')} acre${Number(size) > 1 ? 's' : ''}${end && /^\S* ?ac\. \p{Ll}/iu.test(all.slice(at)) ? ',' : ''}`,
      )
      // "see the dns page": what cannot be spoken is spelled.
      .replace(
        /(?<![\p{L}\p{N}'’@./-])[bcdfghjklmnpqrstvwxz]{3}(?![\p{L}\p{N}'’@/-]|\.\p{L})/gu,
        (letters) => (shortWords.has(letters) ? letters : letters.toUpperCase()),
      )
      .replace(/\b(\d) ?(?:br|bd)\b(?= \$?\d[\d,]{2,})/gi, '$1-bedroom')
      .replace(/\b(\d) ?(?:br|bd)s?(?=$|[.;]|,(?! ?\d))/gi, (_, count: string) =>
        count === '1' ? '1 bedroom' : `${count} bedrooms`,
      )
      // "home office x2"
      .replace(
        /(?<=^|[,;] )((?:[\p{L}'’-]+ ){0,2})([\p{L}'’-]{3,}?) ?x ?([2-6])(?=$|[,.;])/giu,
        (_, before: string, thing: string, count: string) =>
          `${countsInWords[Number(count)]} ${before}${severalOf(thing)}`,
      )
      .replace(/\b([2-6][0-9]00) ?k\b/g, (all, warmth: string, at: number, whole: string) =>
        /\b(?:bulbs?|lights?|lighting|lamps?|LEDs?|kelvin|fixtures?)\b/i.test(
          whole.slice(Math.max(0, at - 60), at + 60),
        )
          ? `${warmth}K`
          : all,
      )
  );
}

const shortWords = new Set(
  'mph hrs mtn mtg pkg lbs fwd bld mgr mgt hwy blk brk ppl pls thx msg txt wks mos yrs sqm hmm brr shh nth gpm mpg rpm'.split(
    ' ',
  ),
);

const countsInWords = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

const severalOf = (thing: string) =>
  /s$/i.test(thing)
    ? thing
    : /(?:[sxz]|ch|sh)$/i.test(thing)
      ? `${thing}es`
      : /[^aeiou]y$/i.test(thing)
        ? thing.replace(/y$/i, 'ies')
        : `${thing}s`;

/** "630pm" and "6pm to 730" with their colons. */
const withClocks = (text: string) =>
  text
    .replace(/(?<![\d:$.,])(\d{1,2})([0-5][05])(?= ?[ap]\.?m\b)/gi, '$1:$2')
    .replace(
      /(?<![\d:$.,])(\d{1,2}(?::\d\d)?) ?([ap])\.?m\.? ?(?:-|–|to|until|till) ?(\d{1,2})([0-5][05])(?!\d|:|,\d)/gi,
      '$1 to $3:$4 $2m',
    );

/** "Natl" and "Orig" stand at the start of a name or a line. */
function capitalSlip(word: string): string | undefined {
  const small = word.toLowerCase();
  const long = /^\p{Lu}\p{Ll}/u.test(word) ? slips[small] : undefined;
  if (long && isContraction.test(long)) return capitalise(long);
  return long && small.length > 2 && !/'/.test(long)
    ? long.charAt(0).toUpperCase() + long.slice(1)
    : undefined;
}

/** "Thats" and "Im" are nothing else, where "Wont" may be a name. */
const isContraction =
  /^(?:I'm|I've|\p{L}+n't|\p{L}+'(?:re|ve)|(?:that|what|there|here|where)'s)$/iu;

/** "a + b + c", "n", "=", "/mo" and "10ft" as people say them. */
function signsInWords(text: string): string {
  const isRow = (text.match(/ \+ /g)?.length ?? 0) > 1;
  return (
    (isRow ? text.replace(/ \+ /g, ', ') : text)
      .replace(/(?<=\p{L}) (?:n|'n'?|n') (?=\p{L})/gu, ' and ')
      .replace(/(?<=\p{Ll}) & (?=\p{Ll}{3})/gu, ' and ')
      .replace(/(\p{L}+) = (?=\p{Lu}\p{Ll})/gu, '$1: ')
      .replace(
        /(\p{L}+) = (?=\S)/gu,
        (_, word: string) => `${word} ${/[^s]s$/.test(word) ? 'mean' : 'means'} `,
      )
      .replace(
        /(\d) ?\/ ?(mo|month|yr|year|wk|week|night|day|unit|door|side|room|person|window)\b/gi,
        (_, digit: string, unit: string) =>
          `${digit} a ${perUnit[unit.toLowerCase()] ?? unit.toLowerCase()}`,
      )
      .replace(/(\$[\d,.]+) ?\/ ?(?:sf|sq\.? ?ft|sqft)\b/gi, '$1 a square foot')
      .replace(
        /(\$\d[\d,.]*(?: ?(?:k|m|mil|million))?|\b\d[\d.]* ?(?:k|m|mil|million)) ?\+(?=$|[,.;)]| (?:if|for|and|with|when|to)\b)/gi,
        '$1 and up',
      )
      .replace(
        /\b(\d{1,3}) ?(?:ft|foot)\.? (?=(?:ceilings?|doors?|lots?|island|frontage|dock|porch|deck|fence|setback)\b)/gi,
        '$1-foot ',
      )
      .replace(
        /\b(an? )?(\d{1,3}) ?(?:ft|foot)\.? (?=(?:wide|deep|tall|long|high)\b)/gi,
        (_, article: string | undefined, count: string) =>
          article ? `${article}${count}-foot-` : `${count} feet `,
      )
      // "frost gets down 4 ft. ice dams": the second is another thing.
      .replace(
        /\b(\d{1,4}) ?ft\. (?!(?:wide|tall|high|deep|long|from|of|by|and|or|in|to|at|x|lots?|ceilings?|away|with|on|per)\b)(\p{Ll})/gu,
        (_, count: string, letter: string) => `${count} feet. ${letter.toUpperCase()}`,
      )
      .replace(/\b(\d{1,4}) ?ft\b\.?/gi, '$1 feet')
      .replace(
        /\b(new(?:er)? (?:[\p{L}\d/-]+ ){0,3}[\p{L}/-]+|(?:updated|replaced|remodeled|renovated))(?<!\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?) (?:in )?(?:['’]|20)?(1\d|2\d)(?=$|[,;.])/giu,
        '$1 in 20$2',
      )
  );
}

const perUnit: Record<string, string> = { mo: 'month', yr: 'year', wk: 'week' };
