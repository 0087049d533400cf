import { oncePerKey } from '#builtin/once.ts';
import { citiesByState } from '#builtin/places/place-files.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import { usStates } from '#contract/us-states.ts';
import { phraseKind } from './phrase-kind.ts';
import { withoutSoundAlikes } from './sound-alikes.ts';

/**
 * What an editor would mend in a sentence without changing a word of what it says: a pause, a verb
 * that notes leave out, a sum's sign. The rest stays as it was typed.
 */
export const copyEdited = (text: string, question = '', state = '') =>
  text
    .split('\n')
    .map((line) => withTownsApart(withVerbs(withPausesIn(line)), state))
    .map((line) => withSums(withOwnState(line, state), question))
    // "the blocks by the mill 29301": the ZIP code of what stands before it.
    .map((line) =>
      /\bZIP codes?\b/i.test(question)
        ? line.replace(
            /(?<=\p{Ll}{3})(?<!\b(?:zip|code|codes|and|or|in)) (\d{5})(?=[.,;]|$)/giu,
            ' ($1)',
          )
        : line,
    )
    .join('\n');

/** "the buyers agents fee": whose it is, and whose that is. */
const withOwners = (text: string): string => {
  const owned = text.replace(
    /(?<=\b(?:the|an?|your|my|our|their|his|her|each|every|listing|\p{L}+['’]s) )(seller|buyer|owner|lender|builder|landlord|tenant|agent|attorney|neighbor|inspector|client|broker|appraiser)s (?=(?:attorney|agent|lender|broker|escrow|account|inspector|insurer|bank|office|fee|commission|deposit|name|expense|responsibility|side|choice|signature|net|proceeds|costs?|disclosure|report|trust)s?\b)/iu,
    "$1's ",
  );
  return owned === text ? text : withOwners(owned);
};

const withPausesIn = (text: string) =>
  withListedThings(withOwners(withoutSoundAlikes(text)))
    .replace(/\b(gave|got|offered|asked for) (?=\$[\d,]+k? credit\b)/gi, '$1 a ')
    // "video tours, vendor list, I'll meet you there"
    .replace(
      /(?<=^|[.:] )((?:(?!\b(?:and|or|if|when|so|but|because|before|after|once|since)\b)[^.,;:!?])+(?:, (?!and |or |but )[^.,;:!?]+)?), (?=(?:I['’]ll|I will|I can|we['’]ll|we can) \p{Ll}[^,;]*$)/giu,
      (all, list: string) =>
        list.split(', ').every((item) => phraseKind(item) === 'noun') ? `${list}, and ` : all,
    )
    // "still moving out which is awkward"
    .replace(
      /(?<=\p{Ll}{2})(?<!\b(?:in|on|of|for|to|at|with|by|from|and|or|know|[Aa]sk|sure|decide|[Ss]ee|matter|[Tt]ell|about|[Cc]heck|[Cc]hoose|over)) (?=which (?:is|was|means|makes|made|takes|can be|surprises|shocks)\b)/gu,
      ', ',
    )
    // "compare the tax rates not just the price"
    .replace(
      /(?<=\p{Ll}{3}|\d)(?<!\b(?:are|was|were|been|does|did|can|could|will|would|should|may|might|must|have|has|had|why|whether|just|still|better|please|maybe|sure|say|state|read|said|asked|told|chose|trying|hope|best|rather|says|only|often|always|that|and|but|usually|probably|really|definitely|here|there)) (?=not (?:just|only|the|an?|your|our|my|above|below|where|what|from|(?:with|at|on|in|to|by|after|before|until) (?:the|an?|your|our|my))\b|not \p{Lu}\p{Ll}|not (?!(?:done|included|allowed|needed|required|ready|sure|open|available|working|finished|there|\p{L}+ed)\b)\p{Ll}{3,}(?: \p{Ll}{3,})?[.!]?$)/gu,
      ', ',
    )
    .replace(/^(\p{L}+er) (not \p{L}+er)(?=[.!]?$)/iu, '$1, $2')
    // "source county of erie": who says so.
    .replace(
      /(^|[.;] )source (?=(?:is )?(?:the |my |our )?(?:city|town|village|county|state|mls|board|association|chamber|newspaper|\p{Lu}))(?:is )?/giu,
      '$1Source: ',
    )
    .replace(
      /(?:(?<=\bSource: )((?:city|town|village|county) of)|\b((?:City|Town|Village|County) of)) ((?:\p{L}+ )?\p{L}+)(?=[.,;]?$)/gu,
      (_, small: string | undefined, kind: string, name: string) =>
        `${capitalise(small ?? kind)} ${name.split(' ').map(capitalise).join(' ')}`,
    )
    // "shoes off please its new carpet"
    .replace(
      /(?<=\p{L}{3}),? (?:please|pls),? (it['’]?s|there['’]?s|we|they) (?=\p{L})/giu,
      (_, who: string) => ` please. ${capitalise(who.replace(/^its$/i, "it's"))} `,
    )
    .replace(
      /(^|[.!] )honestly\?+ (\p{L})/iu,
      (_, start: string, letter: string) => `${start}Honestly, ${letter.toLowerCase()}`,
    )
    // "those surprise everyone" goes on.
    .replace(
      /, (?=(?:that|those|this) (?:shocks?|surprises?|confuses?|scares?|throws?|gets|trips?|catches?) \p{L})/gu,
      ', and ',
    )
    // "on paper but buyers have time"
    .replace(
      /(?<=\p{Ll}{3}|\d)(?<!\b(?:[Aa]nything|[Nn]othing|[Aa]ll|not|only|just|last|[Ee]verything)) (?=but (?:the |most |many |some |my |our |your )?(?:it|it['’]s|they|you|we|I|there|there['’]s|that|this|buyers|sellers|owners|people|clients|inspectors?|lenders?|city|county|prices?|homes|taxes|(?<=the |your |my |our )\p{Ll}+(?: \p{Ll}+)?) (?:\p{L}+ ){0,3}\p{L})/gu,
      ', ',
    )
    // "humidity so no fabric that smells"
    .replace(
      /(?<=\p{Ll}{3})(?<!\b(?:and|or|is|are|was|not|even|just|do|say|think)) (?=so no \p{Ll})/gu,
      ', ',
    )
    .replace(
      /(?<=\b(?:the|The) )(?!(?:main|old|new|local|nearest) )((?:\p{Ll}{3,} ){1,2})(?=(?:Expressway|Freeway|Turnpike)\b)/gu,
      (name) => name.trim().split(' ').map(capitalise).join(' ').concat(' '),
    )
    .replace(
      /(^|[.,;!] )(shoes|dogs|pets|kids|children|strollers) (fine|ok|okay|welcome)(?=[.,;!]|$)/giu,
      (_, start: string, who: string, how: string) =>
        `${start}${who} are ${/^shoes$/i.test(who) ? how : 'welcome'}`,
    )
    .replace(
      /\b(updated|remodeled|renovated|redone) (\p{Ll}+) ((?:19|20)\d\d)(?=[,.;]|$)/giu,
      '$1 $2 in $3',
    )
    // "Holiday Jam at the Orange Peel December 11"
    .replace(
      /(?<=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}{2,}|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (?=(?:January|February|March|April|June|July|August|September|October|November|December) \d)/gu,
      ', ',
    )
    // "how steep the driveways are. And leaf season traffic."
    .replace(/(?<=[^.\s])\. And (?=(\p{Ll}[^.!?]*)\.?$)/u, (all, rest: string) =>
      phraseKind(rest) === 'noun' ? ', and ' : all,
    )
    // "housing counselors 251-555-0133"
    .replace(
      /^(?!.*\b(?:call|text|dm|phone|reach|email|or)\b)((?:[^\d]*)\p{L}{3}) (?=\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}$)/iu,
      '$1, ',
    )
    .replace(/(?<=\b\d+ (?:offers|days|weeks)[^.,;]{0,20}), (?=went \$)/gu, ' and ')
    // "27 families this year, 11 were referrals"
    .replace(/(?<=^|[.!] )(\d+ \p{L}[^,.;]*), (?=\d+ (?:were|was|are|of them)\b)/gu, '$1, and ')
    .replace(
      /\b([Rr]eply|[Tt]ext|[Cc]omment|RSVP|[Ee]mail(?: me)?) with (?=(?:\p{Ll}+ )?(?:choice|order|name|size|count|headcount|address)\b)(?!your|the|an?|my)/gu,
      '$1 with your ',
    )
    .replace(/(?<=\p{L}{3}),? so need (?=\d+[- ]hours?['’]? notice\b)/gu, ', so please give ')
    .replace(/,? tenant (?:is )?there(?=,? so )/giu, '. A tenant lives there')
    .replace(
      /\b([Bb]efore|[Aa]fter|[Uu]ntil) (?=first (?:hard |big |real )?(?:freeze|frost|snow|showing|open house|storm)\b)/g,
      '$1 the ',
    )
    .replace(
      /\b([Bb]efore|[Aa]fter|[Uu]ntil|[Oo]nce) (?=(?:warranty|lease|inspection period|option period|listing) (?:runs|ends|expires|is|goes)\b)/g,
      '$1 the ',
    )
    .replace(/\b([1-3])[- ]story (?=\d (?:to|or) \d bed)/g, '$1-story, ')
    // "insurance!! hail deductibles." is a row.
    .replace(
      /^(\p{L}+(?: \p{L}+)?)!+ (\p{L})(?=(\p{Ll}[^.!?]{2,40})\.)/u,
      (all, first: string, letter: string, second: string) =>
        phraseKind(first) === 'noun' && phraseKind(`${letter}${second}`) === 'noun'
          ? `${first}, ${letter.toLowerCase()}`
          : all,
    )
    // "estate sale companies and ReStore picks up furniture": one of them does.
    .replace(
      /^(\p{L}+(?: \p{Ll}+){0,3}s)(?: and|,) ((?:\p{Lu}[\p{L}'’&-]+ ?){1,4}) (?=(?:picks up|hauls|takes|accepts|delivers|offers|comes|handles|cleans)\b)/u,
      '$1, and $2 ',
    )
    // "call Brookline St office"
    .replace(
      /\b([Cc]all|[Tt]ext|[Vv]isit|[Ss]top by|[Ss]wing by|[Ee]mail|[Aa]t|[Tt]o|[Bb]y) ((?:\p{Lu}\p{L}+ ){0,3})(?=office\b(?! (?:hours|depot|parks?|buildings?|workers|space)))/gu,
      '$1 the $2',
    )
    .replace(
      /\b([Dd]epending on|[Dd]epends on) (?=(?:bath|bathroom|kitchen|roof|house|lot|bank|lender|season|month|county|city|builder|street|neighborhood|size|year)\b(?! of\b))/gu,
      '$1 the ',
    )
    .replace(
      /\bmid (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g,
      'mid-',
    )
    .replace(/\b(southern|northern) (?=California\b)/g, (word) => capitalise(word))
    .replace(/\bin there (?=(?:first|second|own|new) \p{L}{3})/giu, 'in their ')
    .replace(/\b([Tt]his|[Ll]ast|[Nn]ext) (week|month|year)s (?=\p{Ll}{3})/gu, "$1 $2's ")
    .replace(/\b(?:southern|Southern) Cal\b/g, 'Southern California')
    .replace(/\bCali\b/g, 'California')
    // "cat stays in the study do not let her out"
    .replace(
      /(?<=\p{Ll}{3})(?<!\b(?:[Pp]lease|and|but|so|then|just|or)),? (do not|don['’]t) (?=(?:let|open|park|touch|feed|block|ring|knock)\b)/gu,
      (_, not: string) => `. ${capitalise(not)} `,
    )
    .replace(/\bsold for (?=\$[\d,]+ (?:over|under|above|below)\b)/gi, 'sold ')
    .replace(/\b(\d)x a (?=(?:year|month|week|day)\b)/g, '$1 times a ')
    .replace(
      /\b(St|Ave|Rd|Dr|Ln|Ct|Blvd|Pl|Ter|Way) (se|sw|ne|nw)\b/giu,
      (_, kind: string, side: string) => `${kind} ${side.toUpperCase()}`,
    )
    .replace(
      /\b(redone|inspected|added|replaced|rebuilt|installed|remodeled|updated|renovated|refinished) ((?:19|20)\d\d)(?=[,.;]|$)/gi,
      '$1 in $2',
    )
    .replace(
      /^((?:If|When) [^,]{6,50}?) (?=(?:everything|everyone|everybody|nobody) \p{Ll})/u,
      '$1, ',
    )
    // "open Saturday 1 to 4 Sunday 2 to 4"
    .replace(
      /(\d(?::\d\d)?(?: [ap]\.m\.)?) (?=(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? \d)/g,
      '$1 and ',
    )
    // "1 hook rail $60 total"
    .replace(
      /(?<=\p{Ll}{3})(?<!\b(?:about|around|only|just|for|was|roughly|paid|spent|cost)) (?=\$[\d,]+ (?:total|all in)\b)/gu,
      ', ',
    )
    // "EV chargers x2"
    .replace(
      /(^|[.,;] )(\p{L}[\p{L} -]{2,24}s) x ?([2-9])(?=[.,;]|$)/gu,
      (_, start: string, things: string, count: string) =>
        `${start}${/^(?:$|\.)/.test(start) ? capitalise(numbers[Number(count)] ?? '') : numbers[Number(count)]} ${/^\p{Lu}\p{Ll}/u.test(things) ? things.charAt(0).toLowerCase() + things.slice(1) : things}`,
    )
    .replace(
      /\b(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|sat|Sun)(?= (?:and|&|or) (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun))|(?<=\b(?:Mon|Tues?|Wed|Weds|Thu|Thurs?|Fri|Sat|Sun|\p{Lu}\p{Ll}+day) (?:and|&|or) )(Mon|Tues?|Weds?|Thu(?:rs?)?|Fri|Sat|Sun)\b(?!day|urday|sday|nesday|ursday)/gu,
      (day) => weekdays.find((name) => name.startsWith(capitalise(day.slice(0, 3)))) ?? day,
    )
    .replace(
      /(?<=[,.] |\b(?:at|from) )(\d{1,2}) ?[-–] ?(\d{1,2})(?= or (?:till?|until|so)\b)/gu,
      '$1 to $2',
    )
    .replace(/\b([2-4]|two|three|four) family(?=[.,;]|$| (?:homes?|houses?)\b)/gi, '$1-family')
    // "should I buy a 2 family instead?"
    .replace(/\b(an?) ([2-4]|two|three|four) family(?=[?!]| (?:instead|first)\b)/gi, '$1 $2-family')
    .replace(
      /\bmulti['’]?s(?=$|[.,;]| (?:are|is|cost|start|run|way|much|from|in|go)\b)/gi,
      'multifamily homes',
    )
    .replace(/\bcc ?& ?rs?\b|\bccrs\b/gi, 'CC&Rs')
    .replace(
      /(\d[\d,]*) square feet (?=(?:bungalow|ranch|house|home|condo|cottage|colonial|townhome|townhouse|cape|duplex|lot|shop|garage|barn|unit|deck|addition|ADU|apartment|studio|place|rambler|split)s?\b)/gi,
      '$1-square-foot ',
    )
    // "a 1,800 square feet block house"
    .replace(
      /(?<=\b[Aa]n? )(\d[\d,]*) square feet (?=(?:(?!(?:of|in|on|for|with|and|or|to|at|from)\b)\p{Ll}+ ){1,2}(?:bungalow|ranch|house|home|condo|cottage|colonial|townhome|townhouse|cape|duplex|lot|shop|garage|barn|unit|deck|patio|addition|apartment|studio)\b)/gu,
      '$1-square-foot ',
    )
    .replace(/(?<=^|[\s(“"])a (?=8(?:\d|,\d{3})*-\p{L}|1[18]-\p{L}|1,800-square)/gu, 'an ')
    // "Thursday, November 19 from 5 to 6:30 neighbors only"
    .replace(
      /(?<=\d to \d{1,2}(?::\d\d)?(?: [ap]\.m\.)?|\d [ap]\.m\.),? ((?:the )?(?:neighbors|agents|brokers|clients)) only(?=$|[.,;]| (?:and|then)\b)/giu,
      ' ($1 only)',
    );

/** "boots skis dog leashes" are three things. */
const withListedThings = (text: string) =>
  text.replace(
    /(^|[.!?:,] )((?:\p{L}{3,} ){2,4}\p{L}{3,})(?=[.,!?]|$)/gu,
    (all, start: string, words: string) => {
      const [first = '', second = ''] = words.split(' ');
      const isRow =
        manyThings.test(first) &&
        manyThings.test(second) &&
        !/\p{Lu}/u.test(words.slice(1)) &&
        !/ed\b/.test(words) &&
        phraseKind(words) === 'noun';
      return isRow
        ? `${start}${words.replace(/(\p{L}+) (?=\p{L})/gu, (pair, word: string) => (manyThings.test(word) ? `${word}, ` : pair))}`
        : all;
    },
  );

const manyThings =
  /^(?!(?:needs|wants|gets|looks|works|sells|runs|goes|does|costs|helps|offers|picks|hauls|means|takes|comes|makes|always|sometimes|besides|towards|upstairs|downstairs|outdoors|indoors|kids|sales|homes|sellers|buyers|owners|clients|hours|days|weeks|months|years|minutes)$)(?:\p{L}{2,}[^siu'’]s|skis)$/iu;

const numbers = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

const withVerbs = (text: string) =>
  text
    // "my dad served in the navy"
    .replace(
      /\b((?:served|was|is|been|years) in the (?:us |u\.s\. )?)(navy|army|marines|air force|coast guard|national guard)\b/gi,
      (_, before: string, service: string) =>
        `${before}${service.split(' ').map(capitalise).join(' ')}`,
    )
    .replace(
      /\b(army|navy|air force|marine corps|coast guard) (?=(?:moves|families|posts?|bases?|veterans?|orders|housing|transfers)\b(?! (?:cabinets?|mold|trim|coat|color)))/gu,
      (service) => service.trim().split(' ').map(capitalise).join(' ').concat(' '),
    )
    .replace(/\b(RSVP by text) (?=\(?\d)/gi, '$1 to ')
    .replace(/\bfrom last (?=\d+ (?:days|weeks|months|years)\b)/gi, 'from the last ')
    // "3 bed brick ranch"
    .replace(
      /\b([1-9]) (?:bed|bedroom|br) (?=(?:\p{Ll}+ )?(?:ranch|house|home|condo|cottage|colonial|townhome|townhouse|cape|duplex|bungalow|rambler|cabin|farmhouse)\b)/gu,
      '$1-bedroom ',
    )
    // "sellers sometimes still moving out"
    .replace(
      /(^|[.!?;,] )((?:the )?(?:sellers|buyers|owners|people|folks|tenants|agents|builders|lenders|neighbors)) ((?:(?:sometimes|often|usually|still|always|just|mostly) )+)(?=\p{Ll}{2,}ing\b)/giu,
      (all, start: string, who: string, often: string, at: number, line: string) =>
        // "Sellers always including the washer get more" has its verb.
        phraseKind(line.slice(at + start.length)) === 'sentence'
          ? all
          : `${start}${who} are ${often}`,
    )
    // "sellers already in their new place"
    .replace(
      /(^|[.!?] )(?:the )?(sellers|buyers) already (?=in|settled|home|moved|back|at|packed)/giu,
      (_, start: string, who: string) => `${start}The ${who.toLowerCase()} are already `,
    )
    .replace(/(^|[.!?] )says (?=["“\p{L}])/giu, '$1It says ')
    .replace(
      /^(?:well|ok(?:ay)? so|so yeah|um+)[,.!]* (?=(?:it|its|it['’]s|mainly|mostly|we|i|they|that|most)\b)/iu,
      '',
    )
    // "under 300 gets you a decent house"
    .replace(
      /\b(under|below|over|above|around) ([1-9]\d{2})(?= (?:gets|buys|still (?:gets|buys|goes|sells)|will get)\b)/gi,
      '$1 $$$2,000',
    )
    // "buy first if they can, twin homes are scarce"
    .replace(
      /(?<=\p{L}), (?<!\b(?:if|when|because|since)\b[^.;]{0,80}, )(?!(?:which|it|that|this|they|there|and|but|so|or)\b)((?:\p{L}+ ){1,2}(?:are|is) (?:scarce|tight|rare|limited|hard to (?:find|get|come by)))(?=[.,;]|$)/giu,
      (_, said: string) => `. ${capitalise(said)}`,
    )
    .replace(
      /, (dm|text|message|email)(?: me)? for (?=(?:the )?(?:names?|details|info|list|address))/giu,
      (_, verb: string) => `. ${verb.length === 2 ? 'DM' : capitalise(verb.toLowerCase())} me for `,
    )
    .replace(
      /, (?:and )?((?:two|three|several|a few|some|a couple of|[2-9]) [\p{L} -]{4,30}?) I use,? (ask|dm|text|call) me(?: for (?:names?|them))?(?=[.,]|$)/giu,
      (_, what: string, verb: string) =>
        `. I use ${what.replace(/^[2-9]/, (digit) => numbers[Number(digit)] ?? digit)}. ${verb.length === 2 ? 'DM' : capitalise(verb.toLowerCase())} me for names`,
    )
    .replace(
      /, (?:and )?(?:i )?will (?=(?:give|share|send|text|email) (?:you |out )?(?:the |my )?(?:names?|numbers?|list|details)\b)/giu,
      ". I'll ",
    )
    .replace(
      /(?<=^|[.!?] )((?:two|three|several|a few|some|a couple of|one|an?|[2-9]) [\p{L} -]{4,40}?) I (use|like|trust|recommend|work with|love)(?=[.,]|$)/giu,
      (_, what: string, verb: string) =>
        `I ${verb} ${what.charAt(0).toLowerCase()}${what.slice(1)}`.replace(
          /(?<= )[2-9](?= )/,
          (digit) => numbers[Number(digit)] ?? digit,
        ),
    )
    .replace(
      /\b(there)['’]?s (?=(?:horses|dogs|cats|stairs|steps|kids|cookies|snacks|tenants|goats|chickens|donkeys|cameras|bees|two|three|four|five|several|many|a few|a couple of|\d+) ?)/gi,
      '$1 are ',
    )
    .replace(
      /(^|[.,;!] )(pets|dogs|shoes|kids|smoking|heels|strollers|cats) no(?=[.,;!]|$)/giu,
      (_, start: string, what: string) =>
        `${start}${start === '' || /[.!]/.test(start) ? 'No' : 'no'} ${what.toLowerCase()}`,
    );

/** "Youngsville Broussard": two towns of the state, typed in a row. */
function withTownsApart(text: string, state: string): string {
  const isTown = (name: string) => townsOf(state).has(name);
  return (
    text
      .replace(
        /(?<![\p{L}\d] )(\p{Lu}\p{Ll}{3,}) (?=(\p{Lu}\p{Ll}{3,})(?: (?!\p{Lu})|,|$))/gu,
        (all, one: string, other: string) =>
          isTown(one) && isTown(other) && !isTown(`${one} ${other}`) ? `${one}, ` : all,
      )
      // "$2.5M+ North Scottsdale": from that price on, and where.
      .replace(
        /(\$\d[\d,.]*(?: ?(?:[kKmM]|mil|million))?) ?\+ (?=(?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est|[Dd]owntown|[Cc]entral|Old) )?(\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+){0,2})(?=$|[.,;]))/gu,
        (all, price: string, town: string) => (isTown(town) ? `${price} and up in ` : all),
      )
      .replace(
        /(?<=\p{Lu}\p{Ll}+, )(\p{Lu}\p{Ll}{3,}) (?=(?:north|south|east|west) \p{Lu})/gu,
        (all, town: string) => (isTown(town) ? `${town} and ` : all),
      )
  );
}

const townsOf = oncePerKey(
  (state: string) => new Set((citiesByState().get(state) ?? []).map(({ name }) => name)),
);

/** A VA loan, an OK, a CO detector. */
const alsoWords = new Set([
  'VA',
  'OK',
  'CO',
  'ID',
  'PA',
  'MD',
  'OR',
  'IN',
  'ME',
  'HI',
  'LA',
  'MA',
  'DC',
]);

/** "in IL taxes are paid a year behind": the agent's own state has a name. */
function withOwnState(text: string, code: string): string {
  const name = usStates.find((state) => state.code === code)?.name;
  if (!name || alsoWords.has(code)) return text;
  return text
    .replace(
      new RegExp(`\\b([Ii]n|[Hh]ere in) ${code}(?= \\p{Ll})`, 'gu'),
      (_, before: string) => `${before} ${name}`,
    )
    .replace(
      new RegExp(
        `(^|[.!?] |\\b(?:[Aa]nd|[Bb]ut) )([Ii]n ${name}) (?=(?:taxes|sellers|buyers|owners|you|the|it|we|they|a|closings?)\\b)`,
        'gu',
      ),
      '$1$2, ',
    );
}

/** Prices of one range in one form, and sums where sums were asked for. */
const withSums = (typed: string, question: string) => {
  const text = typed.replace(
    /\b(walk(?:ed)?(?: away)? with|net(?:ted)?|clear(?:ed)?|pocket(?:ed)?) (\d{2,3})( (?:and|but) it was )(\d{2,3})(?= and change|[ ,.;])(?! ?[%k])/gi,
    '$1 $$$2,000$3$$$4,000',
  );
  const ranged = text.replace(
    /(?<!\b(?:low|mid|high|upper)[- ])\$(\d{3})s to ((?:about |around |the )?(?:low |mid |high |upper )?\$\d{3},000)\b/g,
    '$$$1,000s to $2',
  );
  const inThousands =
    /\bbudget range\b/i.test(question) &&
    // "180 to 280 all in" is no sum for a whole project either.
    (/\$\d{3},000|\d{3} ?k\b/i.test(ranged) || /^\$?\d{2,3} to \$?\d{2,3} all in\b/i.test(ranged))
      ? ranged.replace(
          /\$(\d{2,3}) to \$(\d{2,3})(?![\d,]| (?:a|per|each|installed|sf|square|million)\b)/g,
          '$$$1,000 to $$$2,000',
        )
      : ranged;
  const isOfCosts = /\breal figures\b|\bcosts matter\b/i.test(question);
  return isOfCosts || /\bbudget range\b/i.test(question)
    ? inThousands
        .replace(
          /(?<=\p{L} )(?<!\b(?:since|in|by|from|AB|SB|HB|Act|Form|Section|Route|Prop|Chapter) )(?!(?:19|20)\d\d\b)([1-9]\d{3})(?![\d,.]*\d|[\w%/-]| ?(?:sq|sf|square|feet|ft|units?|doors?|homes|people|miles|lbs)\b)/gu,
          (digits) => `$${Number(digits).toLocaleString('en-US')}`,
        )
        .replace(
          /\b(like|about|around|maybe) (\d{2,3})(?=[.]?$)/gi,
          // Of a whole project, "about 45" are thousands.
          (all, word: string, sum: string) =>
            isOfCosts ? `${/^like$/i.test(word) ? 'about' : word} $${sum}` : all,
        )
    : inThousands;
};
