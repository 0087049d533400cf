import { isEverydayWord } from '#builtin/writer/knowledge/vocabulary.ts';
import { isInDictionary } from './spelling.ts';

/**
 * Names that only their place in a sentence tells: a street beside another street, a mountain before
 * its views, a district after "in". Words that describe keep their small letters.
 */
export const withNamesByPosition = (text: string) =>
  text
    // "(Dayton daily news)", "Bibb & Jones counties"
    .replace(
      /(?<=\(|\b(?:per|from|in|says|see) (?:the )?|\p{Lu}\p{Ll}+ )((?:\p{L}{3,} )?(?:daily news|news journal|business journal|business courier|tribune|gazette|herald|dispatch|chronicle|free press))(?=$|[).,;])/gu,
      (name) => titled(name),
    )
    // "xcel rebate"
    .replace(/(?<=^|, |\bthe )(\p{Ll}{4,})(?= rebates?\b)/gu, (name) =>
      isEverydayWord(name) || isInDictionary(name) ? name : titled(name),
    )
    .replace(/(?<=\p{Lu}\p{Ll}+) & (?=\p{Lu}\p{Ll}+ counties\b)/gu, ' and ')
    // "south of broad", "63 bus on grand": a street, where nothing else is meant.
    .replace(
      /(?<=^|, |\b(?:mostly|and|or) )(north|south|east|west) of (?!the\b|town\b|downtown\b|campus\b|here\b|there\b|city\b|highway\b|river\b)(\p{Ll}{4,})(?=$|,| \+| and\b)/gu,
      (_, side: string, name: string) => `${titled(side)} of ${titled(name)}`,
    )
    .replace(
      /(?<=\b(?:bus|buses|trolley|streetcar) (?:on|up|down|along|via) )(?!the\b|time\b)(\p{Ll}{4,})(?=$|[,.;])/gu,
      titled,
    )
    // "forest hill rd": nothing else is typed so.
    .replace(
      /(?<![\p{L}\d'’])((?:\p{L}[\p{L}'’]+ ){1,2}?)(rd|ave|blvd|pkwy|ln)(?=$|[\s,;.:)])/gu,
      (all, words: string, kind: string) => {
        const named = words.trim().split(' ');
        const from = named.findLastIndex((word) => notOfStreet.test(word)) + 1;
        return from === named.length
          ? all
          : [...named.slice(0, from), titled(named.slice(from).join(' ')), titled(kind)].join(' ');
      },
    )
    .replace(
      /(?<=^|[,;(] |\()(?!the\b|on\b|off\b|near\b|from\b)(\p{Ll}{3,}(?: \p{Ll}{3,})?) st(?= (?:to|up|down|and|between)\b|$|[,.;)])/gu,
      (_, name: string) => `${titled(name)} St`,
    )
    .replace(
      /(?<=^|, )((?:old |near |upper |lower )?(?:north|south|east|west)(?:east|west)? (?:end|side|hills?|shore))(?=$|[,.;])/gu,
      titled,
    )
    .replace(/(?<=\b\d{1,2}(?:st|nd|rd|th) )(ward|district)\b/g, titled)
    .replace(
      /(?<=^|, |\bin |\bnear |\band )(north|south|east|west) (\p{Ll}{4,})(?=$|,| (?:and|ranches|homes|condos|bungalows|area)\b)/gu,
      (all, _side: string, name: string) => (isEverydayWord(name) ? all : titled(all)),
    )
    // "waterfront, bird key": where homes are, beside another name.
    .replace(
      /(?<=^|, |\bthe |\bin |\bnear )(\p{Ll}{4,})(?= (?:area|neighborhood|district|side|key|island)(?:$|[,.;)]))/gu,
      (name) =>
        /^(?:downtown|same|this|whole|numbers?|money|lending|business|paper|paperwork|design|buying|selling|creative|technical|legal|financial|people|plus|bright|right|left|entire|metro|general|local|flat|rural|other|campus|school|south|north|east|west|front|back|house|lake|river|beach|country|sunny|quiet)$/.test(
          name,
        )
          ? name
          : titled(name),
    )
    // "older new north end capes": before homes it is where they are.
    .replace(
      /(?<![\p{L}'’])((?:new |old |near )?(?:north|south|east|west) (?:end|side|hills?|shore))(?= (?:capes?|ranch(?:es)?|homes?|houses?|colonials?|bungalows?|condos?|townhomes?|duplex(?:es)?|listings?))/gu,
      titled,
    )
    // "a ranch in millard": where one home is.
    .replace(
      /(?<=\b(?:ranch|home|house|condo|bungalow|cape|colonial|one|place|listing|townhome|duplex|split level) in )(\p{Ll}{4,})(?=$|[,.;]| (?:sat|sold|went|closed|got|had|listed|took)\b)/gu,
      (name) => (isEverydayWord(name) ? name : titled(name)),
    )
    // "garages on Prince and water"
    .replace(
      /(?<=\b(?:on|at|off|between|along|near|corner of|from) \p{Lu}[\p{L}'’]+ (?:and|&|to|or) )(?!the\b|a\b|my\b|our\b|their\b|all\b|up\b|down\b)(\p{Ll}{3,})(?=$|[.,;)])/gu,
      titled,
    )
    // "roughly broad to the river, 21st to 32nd": beside numbered streets it is a street.
    .replace(
      /^.*\b\d+(?:st|nd|rd|th)\b(?: (?:st|ave))? (?:to|and|up to) (?:about )?\d+(?:st|nd|rd|th)\b.*$/gimu,
      (line) =>
        line.replace(
          /(?<=\b(?:roughly|from|between|basically|about) )(?!the\b|a\b|about\b|around\b)(\p{Ll}{3,})(?= (?:to|and|down to|up to) )/gu,
          titled,
        ),
    )
    .replace(
      /(?<![\p{L}'’-])(?!(?:great|big|nice|full|some|amazing|stunning|good|best|real|wide|open|pretty|clear|easy|with|and|the|city|lake|panoramic|beautiful|gorgeous|endless|distant|snowy)\b)(\p{Ll}{4,}) mountain(?= views?\b)/gu,
      (_, name: string) => `${titled(name)} Mountain`,
    )
    .replace(
      /(?<=^|, )(?!the\b|on\b|off\b|near\b)(\p{Ll}{3,}) (st|ave|rd|blvd|dr|ln|hwy|pkwy)(?=$|[,.;])/gu,
      titled,
    )
    .replace(
      /(?<=\b(?:in|on|from) the )(south|north|east|west) (end|shore|hills?)(?! of\b)(?![\p{L}'’-])/gu,
      titled,
    )
    // "older homes south hills": where they are.
    .replace(
      /(?<=\b(?:homes|houses|condos|townhomes|bungalows|ranches|places) )(?:in )?((?:south|north|east|west) (?:hills?|side|end|shore|\p{Ll}{4,}))(?=$|[,.;])/gu,
      (_, name: string) => `in ${titled(name)}`,
    )
    .replace(
      /(?<![\p{L}\d'’])(?!(?:the|town|public|a|per|each)\b)(\p{Ll}{3,}) (?:sq\b\.?|[Ss]quare\b)(?! f)(?=$|[,.;)])/gu,
      (_, name: string) => `${titled(name)} Square`,
    )
    .replace(/(?<![\p{L}\d'’])(ne|nw|se|sw)(?= \p{Lu}\p{Ll})/gu, (side) => side.toUpperCase())
    .replace(
      /\bschool of (\p{Ll}{4,})(?![\p{L}'’])/gu,
      (_, name: string) => `School of ${titled(name)}`,
    )
    .replace(
      /(?<=^|, |; )(?!(?:mental|public|oral|home|community|local|state|women|animal|the|a)\b)(\p{Ll}{4,}) (health|medical center|medical|university|foods|steel|labs)(?=$|[,.;])/gu,
      titled,
    )
    .replace(
      /\bst\.? (\p{Ll}{3,})s(?= (?:church|school|hospital|cathedral|parish)\b)/gu,
      (_, name: string) => `St. ${titled(name)}'s`,
    )
    .replace(/(?<=\b(?:in|near|to|from|around) )(midtown|uptown)(?=$|[\s.,;!)])/g, titled)
    .replace(
      /(?<![\p{L}'’-])navy(?= (?:folks|famil\p{L}+|people|buyers|veterans?|base|housing|guys|couples?|transfers|orders|federal)\b)/gu,
      'Navy',
    )
    .replace(/(?<![\p{L}'’-])(air force|coast guard|marine corps)(?![\p{L}'’-])/gu, titled)
    .replace(
      /(?<![\p{L}'’-])(polish|german|italian|irish|swedish|norwegian)(?= (?:flats?|village|settlers|town|bakery|church))/gu,
      titled,
    )
    .replace(
      /(?<=\p{Lu}\p{Ll}+ )(st|ave|rd|blvd|ln|pkwy|hwy)(?=$|[\s,;:.)])(?! (?:\p{Lu}|patricks|marys|johns))/gu,
      titled,
    )
    .replace(/(?<=\b(?:city|town|county|village) of )(\p{Ll}{4,})(?=$|[\s,.;/])/gu, titled)
    .replace(
      /\bSt\.? (Luke|Mary|John|Jude|Joseph|Anthony|Vincent|Francis|Peter|Paul|Mark|Michael|Patrick|Elizabeth|Agnes)s\b/g,
      "St. $1's",
    )
    // "desert breeze HVAC 602-555-0155": whom to call.
    .replace(
      /(?<=^|, |; )(?!(?:call|text|reach|email|dm|message|me|my|our|the|or|and|questions?|ask|cell|office|phone|same|at|free)\b)((?:[\p{L}'’&]+ ){1,3})(?=\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4})/giu,
      (words) =>
        /\b(?:call|text|at|for|is|to|me|or|number|with|questions?)\b/i.test(words)
          ? words
          : titled(words),
    )
    // A month or a district of one word after "Old", "East" ... typed as a name.
    .replace(
      /(?<=\b(?:in|near|around|from) )((?:old|east|west|north|south|upper|lower) )(\p{Lu}\p{Ll}{2,})/gu,
      (_, side: string, name: string) => `${titled(side)}${name}`,
    )
    .replace(
      /(?<=\b(?:on|off|along|down) )(?!the\b|my\b|our\b|your\b|a\b|this\b|that\b)(\p{Ll}{4,})(?= (?:near|by|across from|between|at) \p{Lu})/gu,
      (word) => (isEverydayWord(word) ? word : titled(word)),
    );

const notOfStreet =
  /^(?:the|a|an|on|off|at|near|by|from|to|in|of|and|or|along|down|up|between|past|behind|our|my|this|that|is|was|sold|one|house|home|office|corner|over|onto|via|take|use|park|your|new|old|busy|quiet|dirt|gravel|back|side|main|with|for|not)$/i;

const titled = (text: string) =>
  text.replace(/(?<![\p{L}\d'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
