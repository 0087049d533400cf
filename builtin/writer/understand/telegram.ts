/**
 * Words that notes leave out, put back where only one reading is left: "need a license" is said to the
 * reader, "leased means buyer has to qualify" lacks its article.
 */
export const withoutTelegram = (sentence: string) =>
  sentence
    .replace(/^need to (?=\p{L})/iu, 'You need to ')
    .replace(
      /^(thank you|thanks) (?=(?:everyone|everybody|all|y['’]all|guys|friends)[.!]*$)/i,
      '$1, ',
    )
    .replace(
      /^(home inspector|inspector|lender|appraiser|contractor|roofer|plumber|client|seller|buyer|neighbor) (?=told (?:me|us)\b)/i,
      (who) => `A${/^[aeiou]/i.test(who) ? 'n' : ''} ${who.toLowerCase()}`,
    )
    .replace(
      /^(seller|buyer|owner|lender|appraiser|inspector|builder|landlord|tenant)(['’]s \p{L}+)? (?=(?:just |also |already |finally |still )?(?:painted|cleaned|fixed|replaced|dropped|lowered|staged|moved|accepted|countered|found|flagged|let|had|was|is|did|said|took|wanted|got|gave|paid|picked|agreed|asked|left|kept|put|made|has|will|can|told|called|came|went|sent|signed|backed|spent|brought|wrote|loved|noticed|walked|chose|waived|figured|thought|knew|hoped|expected|swore)\b)/iu,
      (_, who: string, whose = '') => `The ${who.toLowerCase()}${whose} `,
    )
    .replace(
      /^need (?=(?:an?|the|your|both|at least|proof|photo|two|three|\d|[A-Z]{2} |license|licen[cs]e|permit|survey|certificate|copy|copies|documents|forms?|registration|pre-?approval|paperwork|ID)\b)/iu,
      "You'll need ",
    )
    .replace(/^(also )?have to (?=\p{Ll})/iu, (_, also) => `You ${also ? 'also ' : ''}have to `)
    .replace(/^(You (?:also )?(?:have|need) to [^.]*?)\bthemselves\b/, '$1yourself')
    .replace(/^(You'll need [^.]*?) if they have (?=it|one|them)/, '$1 if you have ')
    .replace(/^can (?=(?:do|file|apply|get|use|see|pay|find|register|sign)\b)/i, 'You can ')
    .replace(/, can (?=(?:do|file|apply|register|sign) )/g, '; you can ')
    .replace(
      /^You'll need (?=(?:[A-Z]{2} )?(?:license|permit|survey|certificate|pre-?approval letter|inspection|photo ID)\b)/,
      (start) => `${start}a `,
    )
    .replace(
      /\ba (?=(?:FL|AL|AZ|AK|MI|MN|MS|MO|NC|NE|NV|NH|NJ|NM|NY|ND|OH|OK|OR|inspection)\b)/g,
      'an ',
    )
    .replace(/^by appointment(?= only[.!]?$|[.!]?$)/i, 'Showings by appointment')
    // "open 6-2 closed Mondays"
    .replace(
      /^(open) (\d{1,2}(?::\d\d)?) ?(?:-|–|to) ?(\d{1,2}(?::\d\d)?),? (?=closed \p{L})/iu,
      '$1 $2 to $3, ',
    )
    .replace(/^office (?:is )?closed (?=\p{L})/iu, 'The office is closed ')
    .replace(/\b(you can do) (?=online|by (?:mail|phone))/gi, '$1 it ')
    .replace(/, can take (?=\d|an? |up|about|two|three|weeks|months)/g, ', which can take ')
    .replace(/^((?:most|many|some|all) (?:of )?[\p{L} -]+s) no (?=\p{L})/iu, '$1 have no ')
    .replace(
      /\b(means|thinks?|says?|knows?|if|when|once|until|after|because|where|that|and|but|so) (buyer|seller|lender|inspector|appraiser|owner|builder|city|county|house|HOA|roof)(?= (?:has|is|was|will|can|could|wants|thinks|pays|paid|asks|needs|must|does|did|had|gets|got|picks|backs|agrees|takes|leaves|owns|covers)\b)/g,
      '$1 the $2',
    )
    .replace(
      /\b(think|thinks|assume|assumes|believe|believes|forget|forgets) (walk-through|appraisal|inspection|appraiser|inspector|lender|seller|builder|warranty|option period)(?= (?:is|was|will|has|covers|pays|fixes|means)\b)/g,
      '$1 the $2',
    )
    .replace(/[,;]? (?:im|i['’]m) not (one|an? \p{L}+)(?=[.!]?$)/iu, "; I'm not $1")
    .replace(/\bas[- ]is (?=\$?\d)/g, 'as is, ')
    .replace(/^talk to (?=p{L})/i, 'Talk to ')
    .replace(/^couple (?:of )?(?=\p{Ll})/iu, 'A couple of ')
    .replace(
      /^((?:It|That|This|(?:A|The) [\p{L} -]{3,30}?) (?:lets|gives|uses|pays|covers|keeps|takes|costs|runs)\b[^,.;]*), (?=(?:uses|takes|pays|costs|gives|runs|covers|keeps|needs)\b)/u,
      '$1 and ',
    )
    .replace(
      /^((?:if|when|once) )they\b(.*\b(?:I['’]?ll|me|my|mine|I)\b.*)$/iu,
      (_, start: string, rest: string) =>
        `${start}you${rest
          .replace(/\bthey\b/g, 'you')
          .replace(/\bthem\b/g, 'you')
          .replace(/\btheir\b/g, 'your')
          .replace(/\bit ill\b/g, "it, I'll")}`,
    )
    .replace(/^(That['’]s (?:it|all)),? that['’]s /i, "$1. That's ")
    .replace(
      /^(When \p{L}[^.]*?),? maybe(?=[.!]?$)/u,
      (_, words: string) => `Maybe ${words.charAt(0).toLowerCase()}${words.slice(1)}`,
    )
    .replace(/^(?:the )?lesson (?:was|is|learned)[:,]? (?!that\b)(?=\p{Ll})/iu, 'The lesson: ')
    // "No you don't" answers first.
    .replace(/^(no|yes|yep|nope) (?=(?:you|it|they|we|I|that)\b(?! (?:all|both)\b))/i, '$1, ')
    .replace(/^(buyer and seller|seller and buyer|buyers? and sellers?) (?=\p{Ll})/iu, (who) =>
      /s /.test(who) ? who : `The ${who.toLowerCase()}`,
    )
    .replace(
      /(?<=^|[.!] )HOA (?=(?:is|has|does|doesn['’]t|will|won['’]t|can|wants|needs|requires|approves|picks)\b)/gi,
      'The HOA ',
    )
    .replace(/^permits? only (?=(?:if|for|when)\b)/i, 'You only need a permit ')
    .replace(/\bcity of (?=\p{Lu})/gu, 'City of ')
    .replace(/\bwith builders?['’]?s? (?=(?:preferred )?lender\b)/gi, "with the builder's ")
    .replace(/\bwith (?=preferred lender\b)/gi, 'with the ')
    .replace(/\b(offers?|showings?) first (?=(?:weekend|week|day)\b)/gi, '$1 the first ')
    .replace(
      /^(hits|goes on|goes live on|comes on) (?:the )?(market|MLS)\b/i,
      (_, verb: string, where: string) => `It ${verb.toLowerCase()} the ${where}`,
    )
    .replace(/^parade (?=\p{Lu}\p{L}+ (?:St|Street|Ave|Avenue|Rd|Road|Blvd)\b)/u, 'parade on ')
    .replace(
      /\b(office|pickup|pick-up) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/gu,
      '$1 on ',
    )
    .replace(
      /^(\d\d)-year (average|fixed|rate) (?:(?:was|is|at) )?(\d\.\d+)% ((?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}(?:,? \d{4})?), (?:it )?was (\d\.\d+)%? (the week before|last week|a week ago|a year ago|last year|the month before)/iu,
      (_, years: string, kind: string, now: string, on: string, then: string, when: string) =>
        `The ${years}-year ${kind.toLowerCase()} was ${now}% on ${on}, ${Number(now) < Number(then) ? 'down' : 'up'} from ${then}% ${when}`,
    )
    .replace(/\bat (?=\d{1,2}(?::\d\d)? ?[ap]\.m\. (?:to|until) \d)/g, 'from ')
    .replace(/^(yes|no) (?=(?:with|if|but|as long as|unless|once)\b)/i, '$1, ')
    .replace(/\b(\d+ (?:offers?|showings?)) (?=day one\b)/gi, '$1 on ')
    .replace(/(?<![\d.,])([1-9])(\d{3}) (?=square feet\b)/g, '$1,$2 ')
    .replace(/^not really[,;.]+ (?:just )?(?=(?:call|text|dm|message|email|ask) me\b)/i, '')
    .replace(
      /(?<=^|, |\. )started (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{4}|\d{4}\b)/i,
      (verb) => `${verb}in `,
    )
    .replace(/^no permits? (?=(?:unless|if|for)\b)/i, "You don't need a permit ")
    // "free class first Saturday of every month", "class December 8".
    .replace(
      /\b(class|workshop|seminar|webinar|clinic|party|drive|meetup) (?=(?:the )?(?:first|second|third|fourth|last) (?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|weekend|week)\b)(the )?/giu,
      '$1 the ',
    )
    .replace(
      /\b(class|workshop|seminar|webinar|clinic|party|drive|meetup|pickup|pick-up) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/giu,
      '$1 on ',
    )
    .replace(
      /^(first|last) (?=(?:\p{Ll}+ ){1,2}(?:is|comes|was|includes)\b)/iu,
      (_, which: string) => `The ${which.toLowerCase()} `,
    )
    .replace(/^(\d{1,3}-(?:hour|minute|day|week|page) \p{L}+ (?:is|comes)\b)/iu, 'A $1')
    .replace(
      /(?<=\p{Ll})(?<!\b(?:from|through|between|of|in|by|until|since|every|about)) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December) to (?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/gu,
      ' from ',
    )
    .replace(
      /(^|, )lot of (?=\p{Ll})/giu,
      (_, start: string) => `${start}${start === '' ? 'A' : 'a'} lot of `,
    )
    // "roundabout at Reed Market being rebuilt - city of Bend website".
    .replace(
      /^(?!the |an? )(\p{L}+(?: \p{Ll}+)?(?: (?:at|on|in|by) [^,.]{3,40}?)?) being (?=(?:\p{L}+ed|rebuilt|built|redone|put in)\b)/iu,
      (_, thing: string) =>
        `The ${thing.charAt(0).toLowerCase()}${thing.slice(1)} ${/^[\p{L} ]*?[^s]s(?: |$)/u.test(thing.split(/ (?:at|on|in|by) /)[0] ?? '') ? 'are' : 'is'} being `,
    )
    .replace(
      / - (?=(?:the )?(?:city|county|town|state) of [^.,]*(?:website|site|page)[.]?$)([^.]+)/iu,
      ' ($1)',
    )
    .replace(
      /\b(\p{L}+) if your (?=near|in|on|at|not|new|close|buying|selling|looking|over|under)\b/giu,
      "$1 if you're ",
    )
    .replace(/^depends (?=on\b)/i, 'It depends ')
    .replace(/^(looked|felt) (?=like\b)/i, (_, verb: string) => `It ${verb.toLowerCase()} `)
    .replace(/^closed (?=(?:on|early|at|the|without|with|over|under|ahead|right)\b)/i, 'We closed ')
    .replace(/^(I can [^.,;]*) if they (?=ask|call|want|need|text)/i, '$1 if you ')
    .replace(/^other half (?=\p{Ll})/iu, 'The other half ')
    .replace(
      /^also (?=(?:priced|painted|fixed|replaced|staged|listed|had|put|added|did|got|moved)\b)/i,
      'We also ',
    )
    .replace(
      /\b(now|early|before|first|today|up front|yourself|diligence) not (?=when|after|later|the|at|on|during)/gi,
      '$1, not ',
    )
    .replace(
      /,? (?:source|per):? ((?:https?:\/\/|www\.)?[a-z0-9-]+\.(?:com|org|net|gov|us|info)\S*?)(?=[.,;]?$)/i,
      ' (source: $1)',
    )
    .replace(
      /(^|[.,;] |\band )(1|one|[2-4]|two|three|four) (deeded|assigned|reserved|covered|off-street) parking(?=[.,;]|$)/giu,
      (_, start: string, count: string, kind: string) =>
        `${start}${count} ${kind} parking space${/^(?:1|one)$/i.test(count) ? '' : 's'}`,
    )
    .replace(
      /^((?:the )?closing (?:is|happens|goes)\b[^,.;]*), keys (?=(?:after|at|once|when|on|upon) \p{L})/iu,
      '$1, and you get the keys ',
    )
    .replace(
      /\b(recording|funding|signing|closing) not (?=(?:at|on|when|after|before) \p{L})/gu,
      '$1, not ',
    )
    .replace(
      /\b(different (?:from|than)) (?=(?:city|county)(?:[.,;]|$| (?:so|and|but)\b))/gi,
      '$1 the ',
    )
    // "the bookstore is 10 years old December 12, party 2 to 5"
    .replace(
      /\bis (\d{1,3}) years old (?:on )?(?=(?:January|February|March|April|May|June|July|August|September|October|November|December) \d)/g,
      'turns $1 on ',
    )
    .replace(/(?<=\d), party (?:from )?(?=\d{1,2}(?::\d\d)? to \d)/g, ', with a party from ')
    .replace(/^(free), (?=(?:lots of|plenty of|ample) parking\b)/i, '$1, with ');
