import { capitalise } from '#builtin/writer/language/sentences.ts';

/**
 * Short words whose neighbors tell what they stand for: "trim n doors", but "817 n Main"; "wonder y it sits", but "Y" of a
 * gym. Only for what was typed in a hurry.
 */
export const withShortWordsInPlace = (text: string) =>
  rows.reduce((said, [short, meant]) => said.replace(short, meant as string), text);

const rows: [RegExp, string | ((...found: string[]) => string)][] = [
  // "dogs name is waffles"
  [
    /^(my |our |the )?(\p{Ll}{3,})['’]?s name(?:s| is|['’]s) (?!the\b|an?\b|not\b)(\p{Ll}+)/iu,
    (_, whose, who, name) => `${whose || 'my '}${who}'s name is ${capitalise(name ?? '')}`,
  ],
  [/^((?:yes|yep|yeah),? )?1 in (?=\p{L})/giu, '$1one in '],
  [/\b(comes?|goes|go|sells?|buy|list) 1st\b/gi, '$1 first'],
  [
    /\bstr (?=(?:cabins?|condos?|homes?|houses?|units?|investors?|buyers?|markets?|income|loans?)\b)/gi,
    'short-term rental ',
  ],
  [/\bmello[- ]?roos\b/gi, 'Mello-Roos'],
  [
    /(?<=\bfrom )(jan|feb|mar|apr|june?|july?|aug|sept?|oct|nov|dec)(?= on\b)/gi,
    (_, name) => monthOf(name),
  ],
  [
    /(?<=\p{L}{3}|-\d) (?=get a copy\b)(?<!\b(?:to|can|will|you|they|we|and|or|must|should|please|pls|just|then|always) )/giu,
    ', ',
  ],
  [/(?<=\p{Ll} )4 (?=(?:an?|the|ur|your|my|me|u|you|free|sale)\b)/gu, 'for '],
  [
    /\b(mom|dad|grandma|grandpa|sister|brother)s (?=(?:house|home|condo|place|estate|stuff|yard)\b)/gi,
    "$1's ",
  ],
  [/(?<=\d) n (?=(?:we|i|they|he|she|it|then|its)\b)/g, ' and '],
  [/\bsat (?:&|n|and)? ?sun\b/gi, 'Saturday and Sunday'],
  [
    /\b((?:mon|tues?|weds?|wed|thurs?|thu|fri|sat)|(?:mon|tues|wednes|thurs|fri|satur)day) ?(?:-|to|thru|through) ?sun\b/gi,
    '$1 to Sunday',
  ],
  [
    /\b(mon|tues?|weds?|thurs?|fri|sat|sun) am (?=(?:walk|tour|coffee|consult|visit|class|meeting|appointment))/gi,
    (_, on) => `${weekdayOf(on)} morning `,
  ],
  [/\b(mon|tues?|weds?|thurs?|fri|sat|sun) am\b/gi, (_, on) => `${weekdayOf(on)} mornings`],
  [/(?<=\d) (?=park (?:on|in|at|behind)\b)/gi, ', '],
  [/\bif # (?=\p{L})/giu, 'if a number '],
  [/\b((?:tax|rate)\b[^.,;\d]{0,24}) (\d{1,2}\.\d{1,3})(?![\d%k]| ?(?:points?|mill))/gi, '$1 $2%'],
  // "for 210 bucks photos looked new": what came of it.
  [
    /(?<=\b(?:\d+ ?(?:bucks|dollars)|\$\d+|\d+k)) (?=(?:the )?(?:photos|pics|room|kitchen|house|place|yard) (?:looked|sold|was|were|went|felt)\b)/gi,
    '. ',
  ],
  [/\bnbrs?['’]?(s)?\b/gi, 'neighbor$1'],
  [
    /\bwhat (neighbor|seller|buyer|lender|appraiser|inspector|builder)s? (?=(?:got|paid|said|says|wants|wanted|asked|found)\b)/gi,
    'what the $1 ',
  ],
  [/\b(the (?:main |water |gas )+)shut off\b(?=$|[.,;?!]| (?:is|valve)\b)/gi, '$1shutoff'],
  [/\bdd (?=period|fee|money|date|deadline)/gi, 'due diligence '],
  [/(?<=\d) cc\b|(?<=\dk) cc\b/gi, ' toward closing costs'],
  [/(?<![\d.$])(\d{1,3}) ?in (?=(?:high|wide|tall|deep)\b)/gi, '$1 inches '],
  // "on w 9th" is west.
  [
    /(?<=\b(?:on|at|off|near) )([nsew]) (?=\d+(?:st|nd|rd|th)\b)/g,
    (_, side) => `${(side ?? '').toUpperCase()} `,
  ],
  [
    /\b(\d{2,5}) ((?:[nsew] )?\p{Ll}{3,}(?: \p{Ll}{3,})?) (st|ave|rd|dr|ln|blvd|ct)(?=$|[.,;])/gu,
    (_, number, name, kind) =>
      `${number} ${(name ?? '').split(' ').map(capitalise).join(' ')} ${capitalise(kind ?? '')}`,
  ],
  [/\bski[- ]?in[,/ ]+(?:and |n )?ski[- ]?out\b/gi, 'ski-in/ski-out'],
  [/\bfin (?=bsmt|basement)/gi, 'finished '],
  [/\bthe diff?\b/gi, 'the difference'],
  [/\burs\b/gi, 'yours'],
  [/\ball there (?=(?!is\b|are\b|was\b|were\b)\p{L})/giu, 'all their '],
  // "hoa docs usually 3 days": what is so, where nothing else says it.
  [
    /^(?!(?:\p{L}+ ){0,3}(?:is|are|was|has|have|takes?|runs?|gets?|does?|do|can|will|its?|it's|they|we|i|most)\b)(\p{L}+(?: \p{L}+){0,3}) usually (?=\d)/iu,
    '$1 is usually ',
  ],
  [
    /\b(mon|tues?|weds?|thurs?|fri|sat|sun) (?=(?:b4|before|after) \p{L})/giu,
    (_, on) => `${weekdayOf(on)} `,
  ],
  [
    /(?<=\b(?:thanksgiving|christmas|easter|halloween)),? (\d{1,2}) ?- ?(?=\d{1,2}\b)/gi,
    ', $1 to ',
  ],
  [/\bhere so (?=\p{Ll}{3})/giu, 'here, so '],
  // What is for the phone alone.
  [/^(?:lol|lmao|haha+|hehe|omg)\b[,.!]* /gi, ''],
  [/[\s,]*\b(?:lol|lmao|haha+|hehe|smh|ngl|tbh|fr fr|omg|jk)\b(?=[.!?]|$)/gi, ''],
  [
    /[\s,]*\b(?:lol|lmao|haha+|hehe|smh|ngl|tbh|fr fr|omg|jk)\b,? (?=(?:and|but|so|because|bc|or)\b)/gi,
    ' ',
  ],
  [/[\s,]*\b(?:lol|lmao|haha+|hehe|smh|ngl|tbh|fr fr|omg|jk)\b,? (?=\p{L})/giu, '. '],
  [
    /,? (?:but |and )?(?:idk|i dunno|not sure|i dont know) (?:the |what |when |who |how |if |about |their |its |exact )[^.;,!?]{0,40}$/gi,
    '',
  ],
  // "this n that n more" is a list.
  [/^([^,;.!?]{2,40}) n ([^,;.!?]{2,40}) n ([^,;.!?]{2,40})$/i, '$1, $2 and $3'],
  [/\b(call|text|txt|dm|email|msg) ?\/ ?(call|text|txt|dm|email|msg)\b/gi, '$1 or $2'],
  [/\b(free) (?=(?:park|parking|admission|entry)\b(?! (?:is|for|and)\b))/gi, '$1, '],
  [/(?<=\d(?: ?(?:bucks|dollars))?) ea\b\.? (?=\p{Ll})/giu, ' each, '],
  [/(?<=\p{Ll}{3}) (free) (?=\p{Ll}+ free\b)/giu, ' $1, '],
  [/(?<=\p{L}{2}) (?=lots of (?:em|them)\b)/giu, ', '],
  [/(?<=^|[.,] )st (?=parking\b)/gi, 'street '],
  [
    /(?<=\p{Ll}{3})(?<!\b(?:your|the|take|takes|their|with|please|pls|ur|have|keep)) (?=(?:shoes off|no shoes|booties)\b)/giu,
    '. ',
  ],
  [
    /(?<=\d ?(?:sf|sqft|sq\.? ?ft|square feet)),? (?=(?:new|updated|remodeled|finished|fenced|built|detached|attached|pool|corner|roof|big|huge|full|walk-?out|\d[- ]car)\b)/gi,
    ', ',
  ],
  [
    /(?<=\p{L}{3}|\d{5})(?<!\b(?:just|with|and|but|say|says|have|has|are|was|there's|theres)) (?=(?:no|not) (?:the )?(?:condos?|investors?|flippers?|wholesalers?|address|prices?|names?|townhomes?|townhouses?|rentals?|new builds?|land|mobiles?)\b)/giu,
    ', ',
  ],
  [
    /(?<=\p{L}{3})(?<!\b(?:that|said|says|was|are|its|it's|thats|last|year)) (?=(?:its )?(?:ok|okay|fine) (?:to|w|with) (?:say|use|name|mention|print|post|address|price)\b)/giu,
    ', ',
  ],
  [/(?<=\d) (?:living|liv)(?= |$)(?! (?:room|space|area))/gi, ' sqft'],
  [
    /\b(once|when|if|after|until) (the|ur|your|their|my) (offer|house|loan|home|deal|appraisal)s (?=(?:accepted|done|approved|sold|signed|in|over|ready|closed)\b)/gi,
    "$1 $2 $3's ",
  ],
  [/\bsellers (?=m(?:kt|arket)\b)/gi, "a seller's "],
  [/\bbuyers (?=m(?:kt|arket)\b)/gi, "a buyer's "],
  [/(?<=\d(?:k|%)?) (?=(?:slower|faster|quieter|busier|softer|hotter|tighter|cooler)\b)/gi, ', '],
  [
    /(?<=\p{Ll}{3}|\d)(?<!\b(?:but|and|or|not)),? (?=but (?:do|dont|don't|call|get|check|ask|start|now|its|it's|they|we|i|u|you)\b)/giu,
    ', ',
  ],
  [
    /\b(sold|bought|love|loved|listed|sell|lost|keep) there (?=(?:condo|house|home|place|townhome|listing)\b)/gi,
    '$1 their ',
  ],
  [
    /\b(an?|the) (house|condo|home|place|contract|offer)s? same (day|week|month)\b/gi,
    '$1 $2 the same $3',
  ],
  // "817 n main st" and "corner of n 5th" are north.
  [
    /(?<=[\p{L}%)'’"+]|\d[%k]?(?= n (?:\d|up\b|newer\b|over\b|later\b))) (?:n|nd) (?!\d+(?:st|nd|rd|th)\b)(?=[\p{L}\d$"])/gu,
    ' and ',
  ],
  [/(?<=\b(?:rt|rte|route|hwy|i-?|us|sr|bus|exit) ?\d{1,3}) n (?=\p{L})/giu, ' and '],
  [
    /\b(wonder(?:s|ing|ed)?|know|tell|tell (?:me|us|them|people)|ask|see|reason|explain|that['’]?s) y\b(?! do\b)/gi,
    '$1 why',
  ],
  [
    /(?<=^|[.,;!?] )y (?=(?:is|are|r|do|does|did|it|its|they|you|u|we|i|sellers|buyers|wait|pay|rent|not)\b)/gi,
    'why ',
  ],
  [/\b(ur|your|the|their) em\b/gi, '$1 earnest money'],
  [/(?<=\p{Ll}{2}) em(?=$|[ ,.;!?])/gu, ' them'],
  [/\b(gonna|to|will|can|should|must|wont|not|could|would) b (?=\p{L})/giu, '$1 be '],
  [/\best (?=sales?\b)/gi, 'estate '],
  [/\bpref (?=lenders?\b|vendors?\b|builders?\b)/gi, 'preferred '],
  [/\b(\d+|few|couple|couple of|two|three|four|six) wks? /gi, '$1 weeks '],
  [/\b(last|this|next|every|each|per|a) mo\b/gi, '$1 month'],
  [/\b(last|this|next|every|each|per|a) wk\b/gi, '$1 week'],
  [/\b(last|this|next|every|each|per|a) yr\b/gi, '$1 year'],
  [
    /\bconv (?=loans?\b|financing\b)|(?<=\b(?:fha|va|usda)[ ,/]+(?:and |or |n )?)conv\b/gi,
    'conventional',
  ],
  [
    /(?<=\b(?:small|big|large|fenced|nice|huge|tiny|low maintenance|sm|lg|flat|corner|no|back|front|side) )yd\b/gi,
    'yard',
  ],
  [/\b(\d[- ]?car) gar\b/gi, '$1 garage'],
];

const weekdayOf = (typed = '') =>
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'
    .split(' ')
    .find((name) => name.slice(0, 3).toLowerCase() === typed.slice(0, 3).toLowerCase()) ?? typed;

const monthOf = (typed = '') =>
  'January February March April May June July August September October November December'
    .split(' ')
    .find((name) => name.slice(0, 3).toLowerCase() === typed.slice(0, 3).toLowerCase()) ?? typed;
