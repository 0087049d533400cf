/**
 * Wishes that take two sentences, or say the second half of themselves first, in the one form that the readers
 * know. Before a request is split: its parts would tell less than the whole.
 */
export const inKnownForms = (request: string): string =>
  request
    .replace(
      /\bit says ([^,.;]{2,40}),? (?:but |and )?(?:it['’]?s|its|it should (?:be|say)|should (?:be|say)) (?!.{0,30}\bnot\b)([^,.;]{2,40})/gi,
      'change "$1" to "$2"',
    )
    .replace(
      /(?<=^|[.;,\n] ?)(\d[\d,.]*)( \p{L}+)? (?:is|are) (?:wrong|off|incorrect|not right),? (?:it['’]?s|its|it is|should be) (\d[\d,.]*)(?! ?\p{L})/giu,
      'change "$1$2" to "$3$2"',
    )
    // "the bit about inspection, rewrite that sentence, it's confusing"
    .replace(
      /\b(?:the )?(?:bit|part|sentence|line|paragraph) (?:about|on|with) (?:the )?([^,.;]{3,30}), (?:please )?(?:rewrite|reword|rephrase|redo|fix) (?:it|that|this)\b[^.;\n]*/gi,
      'reword the $1 sentence',
    )
    // "kids under 10 free, it says 12"
    .replace(
      /(?<=^|[.;\n] ?)[^.;,\n\d]{0,40}(\d[\d,.]*)[^.;,\n\d]{0,20}, (?:but |and )?it says (\d[\d,.]*\d|\d)(?=$|[.;,\n\s])/gi,
      'change "$2" to "$1"',
    )
    // "change 2 to 4 to 1 to 4"
    .replace(
      /\b(?:change|make|switch|update) (?:the (?:time|hours) (?:from )?)?\d[\d:]*(?: ?[ap]m)? ?(?:to|-|–) ?\d[\d:]*(?: ?[ap]m)? (?:to|into) (\d[\d:]*(?: ?[ap]m)? ?(?:to|-|–) ?(?:\d[\d:]*(?: ?[ap]m)?|noon))/gi,
      'change the time to $1',
    )
    // "take out street parking say park in the side lot"
    .replace(
      /\b((?:take out|remove|delete|drop|lose|cut) (?:the )?[^,.;"“]{3,40}?(?<! and)(?<! then)) (?=(?:say|put|add|write) (?:that |my |our |the |to )?\p{L}+ \p{L})/giu,
      '$1; ',
    )
    // "it was 4 offers and 6 days"
    .replace(
      /\b(?:it was|there were|we had) (\d[\d,.]* \p{L}{3,}) and (\d[\d,.]* \p{L}{3,})(?=$|[.;,!?\n])/giu,
      'say $1; say $2',
    )
    // "41 days is from last month its 44 now"
    .replace(
      /\b(\d[\d,.]*)(?: \p{L}+)? (?:is|are|was) (?:from|old|outdated|for) [^.;\n]{0,30}?,? (?:it['’]?s|its|now) (?:now )?(\d[\d,.]*\d|\d)(?: now)?(?=$|[.;,!?\n])/giu,
      'change "$1" to "$2"',
    )
    // "keep the permit but one sentence"
    .replace(
      /\b(?:actually |no |wait )*(keep|leave) (?:the )?([^,.;]{3,30}?) but (?:make it |in |only |just )*(?:1|one|a single|short(?:er)?)(?: short)?(?: (?:sentence|line))?(?=$|[.;,!?\n])/gi,
      '$1 the $2 part; shorten the $2 part',
    )
    .replace(/\bp\.s\.?(?=[\s:,])/gi, 'PS')
    .replace(
      /\b(my|our) (?:number|digits)(?= (?:at|to|in|on|first|last|up|down|before|after|out|off)\b|$|[,.;])/gi,
      '$1 phone number',
    )
    // "sat AND sun", "tues + thurs"
    .replace(
      /\b(mon|tues?|weds?|thurs?|fri|sat|sun)(?:day)?s? ?(?:\+|&|and|\/) ?(mon|tues?|weds?|thurs?|fri|sat|sun)(?:day)?(s?)\b/gi,
      (_, one: string, other: string) => `${dayNamed(one)} and ${dayNamed(other)}`,
    )
    // "mention the parade? no wait the festival"
    .replace(
      /\b(mention|add|say|include|use|put in) [^.;]{3,60}?[?,.]* ?(?:no wait|wait no|wait,? actually|scratch that|i mean|actually no)[,.]? (?=\S)/gi,
      '$1 ',
    )
    .replace(
      /\b(?:tell|say|give|add)(?: (?:the|a bit|some|us|them|people))? ?(?:more|story|background|details?)(?: more)?: (?=\S+ \S+ \S)/gi,
      'say that ',
    )
    // "more about the radiators: keep them dust free"
    .replace(
      /\b(?:(?:add |say )?(?:some(?:thing)?|a (?:line|note|bit)|more)) (?:about|on) (?:the |my |our )?([^:.,;]{3,30}): (?:say |mention )?(?:to |that )?(?=\S+ \S+ \S)/gi,
      'say that ',
    )
    // "who is Joel? use my name Kat Brennan and my number ... instead"
    .replace(
      /\bwho(?:['’]?s| is) (\p{Lu}\p{L}+)\?+ (?:please )?(?:use|put|say) (?:my name,? )?(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)(?:,? (?:and |with )?(?:my )?(?:number|phone|cell) (\(?\d[\d ().-]{6,}\d))?(?: instead)?/gu,
      (_, old: string, name: string, phone?: string) =>
        `change "${old}" to "${name}"${phone ? `; change the phone number to ${phone}` : ''}`,
    )
    // "who is the property manager? take them out"
    .replace(
      /\bwho(?:['’]?s| is| are) (?:the |this )?([^?.,;]{3,40})\?+ (?:please )?(?:take|leave|cut|get) (?:them|him|her|it|that|this) out/gi,
      'remove $1',
    )
    // "put my number at the very end and the shoes thing before it"
    .replace(
      /\b(?:put|move) ([^,.;]{3,40}?) (?:at|to) the (?:very )?(?:end|bottom),? and (?:put )?(?:the )?([^,.;]{3,40}?) (?:right |just )?before (?:it|that)\b/gi,
      'put the $2 at the end; put $1 at the end',
    )
    .replace(
      /\b((?:also )?(?:there['’]?s|theres|we have|it has|it['’]?s|its) [^,.;]{4,60}?),? so (?=(?:no|please|only|leave|keep|bring|don['’]?t)\b)/gi,
      '$1\uE012',
    )
    .replace(/\b(\p{Lu}\p{L}+)['’]?s last name is (\p{Lu}\p{L}+)/gu, 'change "$1" to "$1 $2"')
    // "the best part is the sunroom so start there"
    .replace(
      /\b(?:the )?best (?:part|thing|feature|bit) is (?:the )?([^,.;]{3,40}?),? so (?:start|lead|open|begin)(?: with (?:it|that)| there)?/gi,
      'start with the $1',
    )
    // "my number 515-555-0144, ask for Beth"
    .replace(/(\d{4}),? (?:and )?ask for (\p{Lu}\p{L}+)/gu, '$1 (ask for $2)')
    // "whats SRP? spell it out: Salt River Project"
    .replace(
      /\bwhat(?:['’]?s| is| does) ([\p{L}&]{2,10})(?: mean| stand for)?\?+ ?(?:spell it out|it['’]?s|its|it stands for|it means|say)[:,]? ([\p{L}][^.;,]{3,60})/giu,
      'change "$1" to "$2 ($1)"',
    )
    // 'I don't like "this", try "that"'
    .replace(
      /\b(?:i )?(?:don['’]?t (?:really )?(?:like|love)|hate|not (?:a fan of|crazy about)) ["“]([^"”]+)["”],? (?:try|how about|go with|maybe) ["“]([^"”]+)["”]/gi,
      'change "$1" to "$2"',
    )
    .replace(/\b(disclaimer): ([^"“\n]{8,})$/gi, '$1: "$2"')
    // "nobody says square feet, say sq ft"
    .replace(
      /\b(?:nobody|no one|people don['’]?t|we don['’]?t) (?:really )?(?:says?|uses?|calls? it) ["“'‘]?([^,.;"”]{2,40}?)["”'’]?(?: (?:around )?here| anymore)?[,.] ?(?:just )?(?:say|use|call it|write) ["“'‘]?([^,.;"”]{2,40}?)["”'’]?(?=$|[.;,!?\n])/gi,
      'change "$1" to "$2"',
    )
    // "why does it say cookies? we don't have cookies"
    .replace(
      /\bwhy (?:does|is|are) (?:it|this|the post) (?:say|mention|talk about) ([^?.!]{2,40})\?+(?: (?:we|i|there|it|they|nobody|that)\b[^.!?]*)?/gi,
      'remove $1',
    )
    // "the second bullet is wrong, we have a 2 car garage"
    .replace(
      /\b(?:the )?((?:first|second|third|fourth|last) (?:bullet|item|line|sentence|point))(?: point)? (?:is|isn['’]?t|is not) (?:wrong|right|off|incorrect|correct)[,.;]? (?:(?:it )?should (?:be|say)|it['’]?s|its|we have|make it|there['’]?s)(?: an?)? ([^,.;]{2,60})/gi,
      'change the $1 to "$2"',
    )
    .replace(
      /\bthe (first|second|third|last) (sentence|line|paragraph|bullet) and the (first|second|third|last)(?: one)?(?=$|[.;,!?\n])/gi,
      'the $1 $2; remove the $3 $2',
    )
    .replace(
      /\b(?:switch|change|flip) the order(?: around)?[,:;-] (?=\S+(?: \S+)? before\b)/gi,
      'put the ',
    )
    // "it's Sunday, not Saturday" and "we, not I" are one thought.
    .replace(
      /\b((?:it['’]?s|its|is|are|be|spelled|charges?|costs?|has|have|was|were|at|on|for|say) [^,.;]{1,40}|we(?: \w+){0,3}|I), not (?=\S)/gi,
      '$1 not ',
    )
    // "put the grant at the top and bold it"
    .replace(
      /\b((?:put|move|bring|place) (?:the |my )?([^,.;]{3,30}?) (?:at|to|first|up)\b[^.;,]*?),? and (?:bold (?:it|that)|make (?:it|that) bold)\b/gi,
      '$1; bold $2',
    )
    // Said to nobody.
    .replace(/(?<![\p{L}'’])(?:lol|haha+|lmao|omg|tbh|imo|btw|fyi)(?![\p{L}'’])[,.!]? ?/giu, '')
    .replace(
      /,? ?(?:word for word|verbatim|exactly (?:as|how|what|like)(?: what)? i (?:wrote|typed|said)(?: it)?)(?: what i (?:wrote|said|typed))?/gi,
      '',
    );

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const dayNamed = (typed: string) =>
  weekdays.find((day) => day.toLowerCase().startsWith(typed.toLowerCase().slice(0, 3))) ?? typed;
