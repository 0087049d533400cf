import { asNames, withNamesInRow, withUnknownNames } from './names.ts';
import { howItWent, inThousands, readAsDollars } from './prices-asked-for.ts';
import { linkIn, withMonthDays } from './segments.ts';

/** What a question makes clear of its answer: "120-180" is thousands of dollars where prices were asked for. */
export const inContextOf = (question: string, answer: string) =>
  contexts.reduce(
    (said, [asked, read]) =>
      asked.test(question) &&
      !(isCounted.test(question) && (read === inThousands || read === readAsDollars))
        ? read(said, question)
        : said,
    answer,
  );

/** Where sales and days are asked for beside prices, a bare number may be any of them. */
const isCounted = /\bdays on market, closed sales\b/i;

type Context = [asked: RegExp, read: (said: string, question: string) => string];

/** In this order: a later row reads what an earlier one has written. */
const contexts: Context[] = [
  [/\bprice|\bbands?\b/i, inThousands],
  [/\bbudget|\bcosts?\b|\bfigures\b/i, readAsDollars],
  // "free, Thursdays at 5:30 at the office": what is held at a time is the class.
  [
    /\bconsultation or class\b/i,
    (said) =>
      /\b(?:class|classes|workshop|seminar|course|consults?|consultations?|session|meeting|zoom|webinar|coffee|tour)\b/i.test(
        said,
      )
        ? said.replace(/^not (?:really )?an? class,? but (?=(?:I|we)\b)/i, '')
        : said.replace(
            /^(?:yes,? )?(free,? )?((?:every|each|first|second|third|last|most) (?:other )?(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days)\b/i,
            (_, free: string | undefined, when: string) =>
              `${free ? 'free ' : ''}class ${/^(?:every|each)/i.test(when) ? '' : 'on '}${when}`,
          ),
  ],
  // "3 bd 2 ba under 325": homes.
  [
    /^which (?:property type|home type)/i,
    (said) =>
      said.replace(
        /^(\d)[- ]bed(?:room)?s?, (\d(?:\.\d)?)[- ]bath(?:room)?s?,? (?=(?:under|over|around|about|up to|from|below)\b|\$)/i,
        '$1-bedroom, $2-bath homes ',
      ),
  ],
  // "brick ranches Warner Robins": homes, and where they are.
  [
    /^which (?:property type|home type)/i,
    (said) =>
      said.replace(
        /\b(homes|houses|ranches|condos|townhomes|townhouses|bungalows|capes|colonials|duplexes|cottages|victorians) (?=\p{Lu}\p{Ll}{2})/gu,
        '$1 in ',
      ),
  ],
  [
    /\bwhen can people see it\b|\bfrom when can people see\b/i,
    (said) => said.replace(/^any ?time(?=$|[.,;]| with\b| after\b)/i, 'see it anytime'),
  ],
  // "pro photos + drone": what it takes.
  [
    /\b(?:services do you include|marketing do you provide)\b/i,
    (said) =>
      said.replace(
        /\bdrone(?! (?:shots?|photos?|photography|film|video|footage|tour|pics|work|shoot|photographer)\b)(?=$|[.,;]| (?:and|at|with|in|over)\b)/gi,
        'drone shots',
      ),
  ],
  // "all over, army moves": the second says why they come.
  [
    /\brelocating clients come\b/i,
    (said) =>
      said.replace(
        /^(all over(?: the (?:country|place|map))?|everywhere), ((?:mostly |lots of |a lot of )?(?:\p{L}+ ){0,2}(?:moves|transfers|relocations|orders|jobs))[.]?$/iu,
        '$1 ($2)',
      ),
  ],
  [
    /\bbuilder incentives\b/i,
    (said) => said.replace(/^one (?=(?:has|offers|gives|pays|covers|is)\b)/i, 'one builder '),
  ],
  [
    /\bclimate details\b|\bstaging\b/i,
    (said) =>
      /\b(?:buyers|sellers|guests|people|folks|owners)\b/i.test(said)
        ? said
        : said.replace(
            /\b(first|last) (thing|room|place) they (?=(?:see|notice|smell|remember|walk)\b)/gi,
            '$1 $2 buyers ',
          ),
  ],
  // "replaced the vanity and light, 6,800": what it came to.
  [
    /\bbefore-and-after\b/i,
    (said) =>
      said.replace(
        /^(?!.*\b(?:sold|listed|closed|offers?|sf|sq|square|feet)\b)(.*\b(?:replaced|redid|painted|added|installed|swapped|refinished|updated|tiled)\b[^.;$]*), (\d{1,2},\d{3})(?=[.]?$)/iu,
        '$1, $$$2',
      ),
  ],
  // "put in a shower, 16,400, took 3 weeks": no size, so it is what it came to.
  [
    /\bbefore-and-after\b/i,
    (said) =>
      said.replace(
        /(?<![\w$.,])(\d{1,3},\d{3})(?=$|[.;]|, | (?:and|total|all)\b)(?!,\d{3}| ?(?:sf|sq|square|feet))/g,
        '$$$1',
      ),
  ],
  // "150k-250k rowhomes": a range, and of which homes it is.
  [
    /\brealistic (?:price )?(?:range|budget)\b|\bprice range is realistic\b/i,
    (said) =>
      said.replace(
        /^(\$?[\d.,]+k? ?(?:-|–|to) ?\$?[\d.,]*\dk?) (?=\p{L}+(?: \p{L}+){0,4}s\b)(?!a\b|for\b|in\b|gets\b|is\b|buys\b|depends\b|months\b|mostly\b)/iu,
        '$1 for ',
      ),
  ],
  [
    /\bwhen can people see it\b/i,
    (said) =>
      said
        .replace(/^(?:by )?(?:appt|appointment)\b[,:]? ?(?:only,? )?(?=\d)/i, 'by appointment, ')
        .replace(/\bnotice (?=tenant|owner|seller)/gi, 'notice, '),
  ],
  // "320-450k ranch, split foyer": what is built, and in which range.
  [
    /\bprice range and home types\b/i,
    (said) =>
      said.replace(
        /^((?:low |mid |high |from |the )?\$?[\d.,]+(?:k|s)? ?(?:-|–|to) ?(?:low |mid |high )?\$?[\d.,]*\d(?:k|s)?) (?=\p{L})(?!to\b|and\b|up\b|for\b|range\b|depending\b)/iu,
        '$1, ',
      ),
  ],
  // "289,000 / 274,500": then and now.
  [
    /\bwhat was the price\b/i,
    (said) =>
      said.replace(
        /^(\$?\d{1,3}(?:,\d{3})+|\$?\d{2,7}(?:\.\d+)?k?)(?: ?(?:\/|->|→|>|–|-) ?|, )(?:now )?(\$?\d{1,3}(?:,\d{3})+|\$?\d{2,7}(?:\.\d+)?k?)(?=$|[.;,] )/iu,
        'was $1 now $2',
      ),
  ],
  [
    /\bsponsoring or attending\b/i,
    (said) => said.replace(/^no,? (?:i['’]?m )?just (?=an? )/i, "I'm just "),
  ],
  // "sell first usually": the question has the word.
  [
    /\busual order\b/i,
    (said) => said.replace(/^(?:usually|typically),? |,? (?:usually|typically)(?=$|[.;])/gi, ''),
  ],
  [/\brealistic\b/i, (said) => said.replace(/,? realistically(?=$|[.,;])/i, '')],
  [
    /days on market, sold over/i,
    (said) =>
      said.replace(
        /,? (?:and )?(?:it )?(?:went|sold) (over|under)(?=$|[.,;])/gi,
        ', and it sold $1 list',
      ),
  ],
  [/how did it go|days on market, sold over|how many offers/i, howItWent],
  // "where is the water shut off. every time": what they ask has its mark.
  [
    /\bquestions? (?:do|does|that)\b.*\bask\b|\bask you (?:most|first)\b/i,
    (said) =>
      said
        .replace(
          /^((?:how (?:much|many|long|soon|do|does|far)|what(?:['’]s| is| are| do| does| if| happens)|where (?:is|are|do|does|can)|when (?:is|do|does|can|should)|who (?:pays|does|is)|why (?:is|do|does)|do i|can i|should i|is it|are there|will i)\b[^.?!,;]{4,80})(?:[.] (?=\S)|$)/i,
          '$1? ',
        )
        .trim(),
  ],
  // Places are named; "the arboretum is a short drive" says something of one.
  [
    /\bwant named\b/i,
    (said) =>
      said
        .split(/(, |; |\n)/)
        .map((item) => (/ (?:is|are|has|have) |\p{Lu}/u.test(item) ? item : asNames(item)))
        .join(''),
  ],
  // "Eagle by commute": the question has the word.
  [/\bcommute\b/i, (said) => said.replace(/,? by commute(?: and price)?$/i, '')],
  // Areas are named.
  [
    /\bwhich areas or zip\b/i,
    (said) =>
      said
        .split(/(, | and | vs\.? |; )/)
        .map((item) =>
          /^\p{Ll}{4,}(?: \p{Ll}{3,}){0,2}(?: \d{5})?$/u.test(item) &&
          !/^(?:downtown|anything|anywhere|both|most|near|inside|outside|north|south|east|west|the|some|about|around|under|over|close|walking|older|newer|depends)\b/.test(
            item,
          )
            ? asNames(item)
            : item,
        )
        .join(''),
  ],
  // "refinished the floors before photos": the agent and the seller did.
  [
    /\bmade the difference\b|\bbefore-and-after\b|\bbefore and after\b|\bdid you learn\b/i,
    (said) =>
      said
        .replace(
          /^((?:\p{Lu}\p{Ll}+ )+(?:bungalow|ranch|cape|colonial|condo|townhome|cottage|home|house|duplex|tudor|rambler)), (?=(?:pressure washed|painted|swapped|took|moved|put|replaced|cleaned|staged|cleared|added|removed|pulled|refinished|redid|hung)\b)/u,
          (_, home: string) => `at a ${home} we `,
        )
        .replace(/, (?=(?:looked|felt|photographed) like\b)/i, '. It ')
        .replace(
          /^(?=(?:refinished|repainted|painted|replaced|redid|staged|cleaned|cleared|swapped|added|removed|decluttered|washed|planted|priced|held|waited|fixed|pressure washed|pre-?inspected|pre inspected)\b \p{L})/iu,
          'we ',
        )
        .replace(/^we (\p{Lu})/u, (_, letter: string) => `we ${letter.toLowerCase()}`),
  ],
  // "em vs option $" among the steps and customs of a purchase
  [
    /\bconfuses your clients\b|\blocal customs to explain\b/i,
    (said) =>
      said
        .replace(
          /(?<=^|[,;.] |\+ |% |\d )em\b|(?<=\band )em(?= (?:both|go|goes|are|is)\b)|(?<!['’])\bem(?= vs\b)/gi,
          'earnest money',
        )
        .replace(/\boption \$(?!\d)/gi, 'option money')
        .replace(
          /^(option period|attorney review|due diligence(?: period)?|escrow) yes[,;.] /i,
          (_, what: string) =>
            `there's ${/^(?:attorney|escrow|due)/i.test(what) && !/period/i.test(what) ? '' : 'an '}${what.toLowerCase()}. `,
        ),
  ],
  // "no permit" where permits were asked for
  [
    /\bpermits\b/i,
    (said) =>
      said.replace(
        /^no permits?(?: needed| required| necessary)?(?=[.,;]|$)/i,
        "you won't need a permit",
      ),
  ],
  [/\bwho helped and may be named\b/i, (said) => said.replace(/^(?:thanks|thank you) to /i, '')],
  [
    /^(?!.*\bwant named\b).*(?:\bmay be named\b|\bwhich (?:employers|areas or zip|builders|local services|down payment)|\blender\b|\brelocating clients come\b)/i,
    withUnknownNames,
  ],
  [
    /\bcounts as luxury\b|\bwhich (?:employers|areas or zip|strategy)\b|\brelocating clients come\b/i,
    withNamesInRow,
  ],
  [
    /^(?!.*\b(?:date|time|address|when)\b)/i,
    (said) =>
      said.replace(
        /(?<=\p{L}{2}(?<!\b(?:at|to|from|by|until|till|around|before|after|past|since|and|or|about))) (\d{1,2}(?::\d\d)?) ?([ap])\.?m\.?(?! ?(?:-|–|to\b|and\b))(?=$|[\s,;.])/giu,
        (_, clock: string, half: string) => ` at ${clock} ${half.toLowerCase()}.m.`,
      ),
  ],
  [
    /housing styles/i,
    (said) =>
      said
        .replace(/(?<=\p{Ll}s )'?([2-9]0)s ?[-–] ?'?([2-9]0)s\b/gu, 'from the 19$1s to 19$2s')
        .replace(/\b(?:the )?'?([2-9]0)s ?[-–] ?'?([2-9]0)s\b/g, 'the 19$1s to 19$2s')
        .replace(/\b(?:the )?'?([2-9]0)s(?= (?:and|&|or) '?[2-9]0s \p{Ll}{4})/gu, '19$1s')
        .replace(/(?<=\b(?:18|19|20)\d0s (?:and|to|&|or) )'?([2-9]0)s\b/g, '19$1s')
        .replace(/\b(?:the )?'?([2-9]0)s(?= \p{Ll}{4})/gu, '19$1s')
        .replace(/\b(?:the )?'?([2-9]0)s\b/g, 'the 19$1s')
        .replace(/\b((?:1[89]|20)\d\ds?) ?[-–] ?(?=(?:1[89]|20)\d\ds?\b)/g, '$1 to ')
        .replace(
          /\b(?:dutch|federal|colonial|polish|french)\b(?! (?:loan|tax|doors))/g,
          (style) => style.charAt(0).toUpperCase() + style.slice(1),
        )
        .replace(
          /\b(Federal|Colonial|Greek Revival|Italianate|Georgian|Victorian|Tudor|Craftsman|Queen Anne) (?=(?:Federal|Greek|Italianate|Georgian|Victorian|Tudor|Craftsman|Queen|Spanish)\b)/g,
          '$1, ',
        ),
  ],
  [
    /property manager/i,
    (said) =>
      said
        .replace(/(?<!\p{Lu}\p{L}+ )\bpm\b/gu, 'property manager')
        .replace(/^(?:my |our )?(?:property manager|pm) is (?=\p{Lu})/iu, ''),
  ],
  [
    /\bwhat was the price\b/i,
    (said) =>
      said
        // "was 189,9": hundreds after the comma.
        .replace(/(?<![\d,.$])\$?(\d{3})[,.] ?(\d)(?![\d,k])/g, '$$$1,$200')
        .replace(
          /^(?:from |was |it was )?(\$?[\d.,]+k?),? ?(?:->|→|=>|>|-|–|to|before,?|down to|reduced to|dropped to|now) ?(?:is )?(\$?\d[\d,.]*\dk?|\$?\d+k)(?=$|[ ,;.])/i,
          'was $1 now $2',
        )
        .replace(
          /^(\$?\d[\d,]*k?) before,? (?:now )?(\$?\d[\d,]*k?)(?: now| today| as of .{3,20})?$/i,
          'was $1 now $2',
        )
        .replace(/^old:? (\$?\d[\d,]*k?)[.,;]? new:? (\$?\d[\d,]*k?)[.]?$/i, 'was $1 now $2')
        .replace(/(?<![\w$.,/-])([1-9]\d{2})(?![\w,.%]*\d|k|%| ?(?:days|sq))/g, '$$$1,000'),
  ],
  [
    /\bsponsoring or attending\b/i,
    (said) =>
      said
        .replace(
          /^(?:i(?:['’]m| am) |we(?:['’]re| are) )?(?:just |only )?attending(?=[,.!]? \S)/i,
          "I'll be there",
        )
        // "attending, ill be there with my kids" says it twice.
        .replace(/^I'll be there[,.!]? (?=(?:i['’]?ll|i will|we['’]?ll) be there\b)/i, '')
        .replace(
          /^(?:just |only |i )?(go|walk|run|bring|volunteer|set up|have a booth|take) (?=\p{Ll})/iu,
          (_, word: string) => `I ${word.toLowerCase()} `,
        )
        .replace(
          /^(?:just |only )?(going|sponsoring|walking|running)(?=[.,]? \p{L})/iu,
          (_, word: string) => `I'm ${word.toLowerCase()}`,
        ),
  ],
  [
    /\bcommute\b/i,
    (said) =>
      said
        .replace(
          /(?<=\b(?:downtown|town|work|base|airport|campus)\b.*) in (\d{1,2})(?=$|[,.;](?!\d))/gi,
          ' in $1 minutes',
        )
        .replace(
          /(?<!\b(?:hwy|highway|route|rte|bus|line|exit|number|us|sr|cr) )\b(\d{1,2}) (?=(?:to|from|into) (?:downtown|the (?:airport|base|gate|office|city|river)|work|uptown|midtown)\b)/gi,
          '$1 minutes ',
        ),
  ],
  [
    /\bask you most\b/i,
    (said) =>
      said
        .replace(
          /(?<=^|[.?] )(what['’]?s|what is|what are|how do i|do i) ([^.?!,]{3,40})(?:\.(?= )|!+(?=$| ))/giu,
          '$1 $2?',
        )
        .replace(
          /^((?:can|do|does|is|are|how|what|should|will|am|when|why)\b[^.?!(]*?)[.?]*\s*\((?!no\b|nope\b|yes\b|yep\b)([^()]{6,})\)\.?$/i,
          (_, asked: string, reply: string) =>
            `${asked}? ${reply.charAt(0).toUpperCase()}${reply.slice(1)}.`,
        )
        .replace(
          /\??\s*\((no|nope|yes|yep)[.!]*\)$/i,
          (_, reply: string) => `? ${/^n/i.test(reply) ? 'No' : 'Yes'}.`,
        ),
  ],
  [
    /\breading of these figures\b/i,
    (said) =>
      said.replace(
        /\b(under|over|above|below|around) ([1-9]\d{2})(?![\d,.]*\d|\w|%| ?(?:k|days|homes|sq))/gi,
        '$1 $$$2,000',
      ),
  ],
  [
    /\bdays on market, closed sales\b/i,
    (said) => said.replace(/\b(\d+(?:\.\d+)?) months(?=$|[,;.])/gi, '$1 months of supply'),
  ],
  [
    /\bfigures\b/i,
    (said) =>
      said
        .replace(/\bmed(?= \$?\d)/gi, 'median')
        .replace(
          /(?<=\p{L} )([+-])(\d[\d.]*%)/gu,
          (_, sign: string, share: string) => `${sign === '+' ? 'up' : 'down'} ${share}`,
        ),
  ],
  [
    /\breal figures\b/i,
    (said) => said.replace(/(?<![$\d.,])(\d{1,2},\d{3})(?! ?(?:sq|homes|feet))/g, '$$$1'),
  ],
  [
    /\bclimate\b/i,
    (said) => said.replace(/(?<![\w.$])(-?\d{2,3}) (?=(?:days|nights|mornings)\b)/g, '$1-degree '),
  ],
  [
    /^which (?:area exactly|street or area)/i,
    (said) =>
      said.replace(/^[^,;(]+/, (areas) =>
        areas
          .split(/( and | & )/)
          .map((area) =>
            area.split(' ').length <= 4 && !/\p{Lu}/u.test(area)
              ? asNames(area).replace(/ Area$/, ' area')
              : area,
          )
          .join(''),
      ),
  ],
  [/\brebate\b|\bmay be named\b|\bprograms\b/i, withLinkInBrackets],
  [
    /office closing/i,
    (said) =>
      said.replace(
        /^(?:we['’]?(?:re| are) )?(?:clos(?:ing|ed) (?:the |my |our )?office|(?:the |my |our )?office (?:is )?clos(?:ed|ing)|closed) (?=\S)/i,
        'the office is closed ',
      ),
  ],
  [
    /\busual order\b/i,
    (said) =>
      said.replace(
        /^(sell|buy) first,? (?=\p{Ll}{3,} )(?!then|and|but|because|so|with|if|when|unless|almost|every|about|mostly|usually|around)/iu,
        '$1 first, then ',
      ),
  ],
  [
    /\bloan types\b/i,
    (said) =>
      said.replace(
        /^(VA|FHA|USDA|conventional|jumbo)(?: and (VA|FHA|USDA|conventional|jumbo))?$/i,
        (all) => `${all} loans`,
      ),
  ],
  [
    /\bcited for rates\b/i,
    (said) =>
      said
        .replace(/^([^,]+), ((?:week of|as of) .+)$/i, '$1 ($2)')
        .replace(
          /\b(week of|as of) (\d{1,2}\/\d{1,2}(?:\/\d{2,4})?)\b/i,
          (_, of: string, date: string) => `${of} ${withMonthDays(date)}`,
        ),
  ],
  [
    /^beds, baths(?!.*closing date)/i,
    (said) =>
      said.replace(/\b(?:will be|asking|priced at|listed (?:at|for)|list price) (?=\$?\d)/gi, ''),
  ],
  [
    /\bmay be named\b/i,
    (said) =>
      said.replace(
        /^(?:you can |ok to |feel free to )?(?:name|mention) (?=the |my |our |\p{Lu})/iu,
        '',
      ),
  ],
  [
    /\bauthority\b/i,
    (said) =>
      said
        .replace(/^(?:the )?address is /i, '')
        .replace(/,? (?:so )?(?:yes|yep|yeah|i do|authorized)[.!]*$/i, ''),
  ],
  [
    /reviews this content/i,
    (said) =>
      said
        .replace(/^reviewed by:? /i, '')
        .replace(
          /,? (?:she|he|they|who) (?:reviews?|reads?|checks?|looks? (?:at|over)|signs? off on)\b[^.,;]*/i,
          '',
        )
        .replace(
          / (?:reviews|reads|checks)(?: (?:it|this|everything|them)\b(?: first| before .*)?|(?=[.,;]|$))/i,
          '',
        ),
  ],
  // "Ole South and Smith Douglas ok": leave was asked for.
  [
    /\bmay be named\b/i,
    (said) => said.replace(/,? (?:(?:is|are) )?(?:both )?(?:ok(?:ay)?|fine|good|yes)[.!]*$/i, ''),
  ],
  // "vendor list only": the reader has no use for the rest.
  [/^do you (?:provide|offer)\b/i, (said) => said.replace(/^([^,.;]{3,30}) only[.!]*$/i, '$1')],
  [/stages/i, (said) => said.replace(/^\d ?(?:times)?(?::| -) ?/i, '')],
  [
    /^which strategy/i,
    (said) =>
      said
        .replace(
          /^(short|long)[- ]term$/i,
          (_, term: string) => `${term.toLowerCase()}-term rentals`,
        )
        .replace(/^small multi(?=$|[ ,;])/i, 'small multifamily'),
  ],
  [
    /\byour clients\b/i,
    (said) =>
      said.replace(
        /^((?:about |roughly )?half|most|some|many) (?=(?:buy|sell|rent|list)\b)/i,
        '$1 of my clients ',
      ),
  ],
  [
    /^do you (?:offer|provide|have|do) .+ or /i,
    (said, question) => {
      const both = /^do you (?:offer|provide|have|do) (.+?) or (.+?)\?/i.exec(question);
      return both && /^(?:yes,? )?both[.!]?$/i.test(said) ? `${both[1]} and ${both[2]}` : said;
    },
  ],
];

/** "SRP rebate srpnet.com/rebates for a heat pump" wants a pause. */
function withLinkInBrackets(text: string): string {
  return text
    .replace(
      new RegExp(
        `(?<=\\p{L}{2})(?<!\\b(?:at|on|to|see|visit|via|from|or|and|is|link|site|website)) (${linkIn.source})(?=$|[ ,;])`,
        'giu',
      ),
      ' ($1)',
    )
    .replace(/(?<=\p{Lu}\p{L}+) (?=\(?\d{3}\)?[-. ]\d{3}[-.]\d{4}\b)/gu, ', ');
}
