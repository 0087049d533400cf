import { withoutEnding } from '#builtin/writer/language/sentences.ts';

/** Words an edit begins with: "and" before one of them starts the next edit. */
const editVerbs =
  "(?:make|add|bump|raise|lower|flip|round|explain|clarify|describe|jazz|spice|loosen|soften|reverse|remove|delete|drop|mention|include|change|use|shorten|lengthen|cut|keep|give|put|take|turn|write|rewrite|retitle|simplify|expand|trim|end|close|finish|start|set|rename|replace|work|talk|omit|leave|get rid|focus|emphasi[sz]e|highlight|do not|don['’]?t|never|move|open|begin|lead|bring|swap|switch|fix|correct|spell|capitali[sz]e|turn|sign|lose|ditch|tighten|skip|exchange|kill|nix|scrap|strip|pull|bold|(?:the )?(?:title|headline|hash ?tags|opening|ending)(?! included)|warm|tone|punch|take|bold\\w*|warmer|punchier|tighter|casual|funny|its|it['’]s|i['’]m|(?:the|our|my) (?:\\w+ ){1,3}(?:is|was|are|should)|\\d+ (?:more )?hash|maybe|can you|could you|make sure|let|link|half|in|for|thank|shout|stop|not|no|fewer|more|less|too|ask|invite|tell|convert|format|translate|try|without|with|say|point|also|please|shorter|longer|simpler|friendlier|bullets?|emojis?|another|call|limit|under|only|just|exactly|at most|at least)";

const joint = "(?:and|but|then|so(?! (?:that )?(?:its|it['’]s|it|they|people|we|i)\\b)|plus|&|\\+)";

const borders = new RegExp(
  `(?:\\n|;|(?<=[.!?])(?=\\s|$)|,? ${joint}(?: also| then| please)? (?=${editVerbs}\\b|that (?:we|i|it|its|it['’]s|there['’]s|the|they|there|you|our|my|he|she)\\b)|, (?=${editVerbs}\\b))`,
  'i',
);

/** The edits of a request, one at a time. What stands in quotation marks stays whole. */
export function splitRequest(request: string): string[] {
  const kept: string[] = [];
  const safe = request
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    // "don't call it X, just Y"
    .replace(
      /\b(?:don['’]?t|do not) (?:call (?:it|them|this)|say|write|use|put) ["“'‘]?([^,.;"”]{2,60}?)["”'’]?,? (?:just(?: say| call it)?|(?:say|use|write|call (?:it|them))) ["“'‘]?([^,.;"”]{2,60}?)["”'’]?(?: instead)?(?=$|[.;,!?\n])/gi,
      'change "$1" to "$2"',
    )
    .replace(
      /\bit says ([^,.;]{2,40}),? (?:but |and )?(?:it['’]?s|its|it should (?:be|say)|should (?:be|say)) (?!.{0,30}\bnot\b)([^,.;]{2,40})/gi,
      'change "$1" to "$2"',
    )
    .replace(
      /(?<=^|[.;,\n] ?)(\d[\d,.]*)( \p{L}+)? (?:is|are) (?:wrong|off|incorrect|not right),? (?:it['’]?s|its|it is|should be) (\d[\d,.]*)(?! ?\p{L})/giu,
      'change "$1$2" to "$3$2"',
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
    )
    .replace(
      /["“][^"”]*["”]|(?<=^|[\s(])['‘][^'’]+['’](?=$|[\s,.!?)])/g,
      (quote) => `\uE010${kept.push(quote) - 1}\uE011`,
    );
  const marked = safe
    // 'take out "this" put my cell': what goes ends with its quotation mark.
    .replace(
      /\b((?:take out|remove|delete|drop|cut|lose|get rid of|ditch) (?:the )?\uE010\d+\uE011) (?=(?:put|add|say|use|make|mention|include|change)\b)/gi,
      '$1; ',
    );
  const parts = rejoined(marked.split(borders), marked.match(new RegExp(borders, 'gi')) ?? [])
    .flatMap(splitAdjectives)
    .map((part) =>
      part
        .replace(/\uE010(\d+)\uE011/g, (_, index) => kept[Number(index)] ?? '')
        // What follows from a fact belongs to it.
        .replace(/\uE012/g, ', so ')
        .trim(),
    )
    .map((part) => part.replace(/^(?:[-*•]|\d+[.)])\s+/, ''))
    .map((part) =>
      part.replace(
        /^(?:please |pls )?(?:fix|change|edit|update|correction|one thing|also|changes)(?: this)?: (?=\S)/i,
        '',
      ),
    )
    .map(withoutEndMark)
    .filter((part) => /[\p{L}\p{N}]/u.test(part))
    .map(withDigits);
  return withObjects(parts);
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const dayNamed = (typed: string) =>
  weekdays.find((day) => day.toLowerCase().startsWith(typed.toLowerCase().slice(0, 3))) ?? typed;

/** "make it clear it's free and only with their lender": what is to be said goes on, and no new wish begins. */
function rejoined(parts: string[], between: string[]): string[] {
  const result: string[] = [];
  for (const [index, part] of parts.entries()) {
    const joint = between[index - 1] ?? '';
    const before = result.at(-1);
    if (before !== undefined && /\w/.test(joint) && saysSomething.test(before) && goesOn.test(part))
      result.splice(-1, 1, `${before}${joint}${part}`);
    else result.push(part);
  }
  return result;
}

const saysSomething =
  /^(?:please |also |just |can you |could you |and )*(?:mention|make (?:it|that|this) clear|say (?!less|more)|add (?:that|a (?:line|sentence|note)\b)|note that|let (?:them|people) know|tell (?:them|people)|point out|clarify)\b/i;
const goesOn =
  /^(?:never (?!mind|mention|say|use|show)|always |(?:only|just|in|for|with|without|at (?:most|least)|under|exactly|not|no) (?!\w+er\b|emojis?|hash|bullets?|excla|more\b|less\b|need\b|bold\b|list\b))/i;

/** The mark of a line that is to be printed stays: "start with: thinking about less house?" */
const withoutEndMark = (part: string) =>
  /^(?:start|open|begin|lead|end|close|finish|add|say|put)\b.*(?:[:"“]|\bsay(?:s|ing) ).*[?!]$|\bquestion (?:like|such as|saying) .*\?$/i.test(
    part,
  )
    ? part
    : withoutEnding(part.trim(), '.!?');

/** "I don't like 'this', change it to 'that'": what "it" is stands in the part before. */
function withObjects(parts: string[]): string[] {
  const objects = parts.map(
    (part) => /["“][^"”]+["”]|(?<=^|[\s(])['‘][^'’]+['’](?=$|[\s,.!?)])/.exec(part)?.[0],
  );
  return parts.flatMap((part, index) => {
    const next = parts[index + 1] ?? '';
    const isComplaint =
      /\b(?:don['’]?t (?:like|love|want)|hate|dislike|not (?:a fan|crazy)|where it says|it says)\b/i;
    if (objects[index] && changesIt.test(next) && isComplaint.test(part)) return [];
    // "dogs aren't welcome anymore, remove that"
    const before = parts[index - 1];
    if (removesIt.test(next) && !objects[index]) return [];
    const place =
      /\bthe (?:first|second|third|last|final|opening|closing) (?:line|sentence|paragraph|bullet|item)\b/i.exec(
        before ?? '',
      )?.[0];
    if (removesIt.test(part) && place) return [`remove ${place}`];
    if (removesIt.test(part) && before)
      return [`remove the part about ${objects[index - 1] ?? aboutWhat(before)}`];
    // "I don't like the first sentence, too dry" says once what is wrong.
    if (isWhy.test(part) && (namesPart.test(before ?? '') || takesOut.test(before ?? '')))
      return [];
    const [, complained] = complaintAbout.exec(before ?? '') ?? [];
    if (complaintAbout.test(part) && justSay.test(next)) return [];
    if (complained && justSay.test(part))
      return [`change the ${complained} to "${part.replace(justSay, '')}"`];
    const said =
      /^(?:make (?:it|that) clear|mention|add|say|include|point out)(?: that)? (.{4,120})$/i.exec(
        before ?? '',
      )?.[1];
    if (said && movesIt.test(part))
      return [part.replace(movesIt, (_, verb: string) => `${verb} "${said}" `)];
    if (saysSomething.test(part) && movesIt.test(next)) return [];
    const [, unclear] = isUnclear.exec(before ?? '') ?? [];
    if (isUnclear.test(part) && justSay.test(next)) return [];
    if (unclear && justSay.test(part))
      return [`change "${unclear}" to "${part.replace(justSay, '')}"`];
    const partBefore =
      /\b(the [^,.]{2,40}? (?:line|sentence|part|bit|paragraph|section|bullets?))\b/i.exec(
        before ?? '',
      )?.[1];
    if (partBefore && movesIt.test(part))
      return [part.replace(movesIt, (_, verb: string) => `${verb} ${partBefore} `)];
    const object = objects[index - 1] ?? (replacesIt.test(part) ? subjectOf(before) : undefined);
    if (replacesIt.test(next) && !objects[index] && subjectOf(part)) return [];
    if (object && replacesIt.test(part))
      return [part.replace(replacesIt, () => `change ${object} to `)];
    return object ? [part.replace(changesIt, (_, verb: string) => `${verb} ${object} `)] : [part];
  });
}

/** "K Brew is closed now": what it speaks of, in quotation marks. */
function subjectOf(part = ''): string | undefined {
  const subject =
    /^(?:the )?(.{2,40}?) (?:is|are|was|has|have|had|isn['’]t|closed|moved|retired|left|doesn['’]t|don['’]t)\b/i.exec(
      part,
    )?.[1];
  return subject &&
    !/,|^(?:it|this|that|i|we|they|there|who|(?:don['’]?t|remove|drop|take|say|no|cut|lose)\b.*)$/i.test(
      subject,
    )
    ? `"${subject}"`
    : undefined;
}

const aboutWhat = (complaint: string) =>
  complaint
    .replace(/^.* about /i, '')
    .replace(
      /^(?:the )?(.{2,40}?) (?:part|bit|thing|line|stuff)?(?: )?(?:might|may|could|is|are|isn['’]?t|aren['’]?t|sounds?|seems?|feels?|looks?|was|were)\b.*$/i,
      '$1',
    )
    .replace(
      /^(?:i|we) (?:don['’]?t|do not|never|didn['’]?t) (?:do|offer|have|like|say|said|sell|use) /i,
      '',
    );

const removesIt =
  /^(?:please |so |just )*(?:(?:remove|delete|drop|take out|cut|lose|skip) (?:that|it|this)(?: (?:sentence|part|line|bit|one|paragraph))?(?: out)?|(?:take|leave) (?:that|it|this) (?:out|off)|get rid of (?:that|it|this)|delete|remove)(?:,? (?:to be safe|just in case|then|please|thanks|now|altogether|entirely|completely))?$/i;

const takesOut =
  /^(?:please |can you |could you )*(?:remove|delete|drop|take|cut|lose|skip|get rid|leave|ditch|no)\b/i;

const isWhy =
  /^(?:it['’]?s |its |that['’]?s )?(?:way |just |a bit |a little |kinda |so |really )*(?:too|so|very|kinda) \S+(?: (?:for me|now|here))?$|^(?:it['’]?s |its |that['’]?s )?(?:way |just |a bit )?(?:too much|overkill|tmi|tacky|cheesy|weird)$/i;
const namesPart =
  /\b(?:sentence|line|paragraph|opening|opener|intro|hook|ending|title|headline|part|list|bullets?|word|phrase)\b/i;

/** "no one knows what reconsideration means" */
const isUnclear =
  /^(?:no ?one|nobody|people don['’]?t|(?:my )?(?:clients|buyers|sellers|readers) (?:don['’]?t|won['’]?t)|i don['’]?t think (?:people|anyone)) (?:really )?(?:knows?|understands?|gets?)(?: what)? (?:an? |the )?["“'‘]?(.{2,40}?)["”'’]?(?: (?:means?|is|are))?$/i;

const complaintAbout =
  /^(?:the )?((?:first|second|third|last|opening|closing) (?:line|sentence|paragraph)|opening|ending|title|headline) (?:is|sounds?|feels?|reads?|seems?|looks?|doesn['’]?t|isn['’]?t)\b/i;
const justSay =
  /^(?:please |just |maybe )*(?:say|make it(?: say)?|use|put|have it say|write|go with) (?=\S+ \S)/i;

const replacesIt =
  /^(?:please |so |just )*(?:(?:replace|swap|switch|change)(?: (?:it|that|them|this))?(?: out)? (?:with|for|to) |(?:use|put|say) (?=.+ instead$))/i;

const movesIt = /^(move|put|bring|place) (?:it|that|this) /i;

const changesIt = /^(change|replace|swap|make|switch) (?:it|that|this) (?=(?:to|with|for|into)\b)/i;

/** "Make it shorter and friendlier" is two edits; "don't make it longer or formal" too. */
function splitAdjectives(part: string): string[] {
  const list = /^(.*?\b(?:make|keep) (?:it|this|the (?:post|text|tone))\s+)(.+)$/i.exec(part);
  const between = /,(?!\d{3}\b)\s*(?:and\s+)?| (?:and|&|\+) /i;
  if (!list || !between.test(list[2] ?? '') || /\bbetween \d/i.test(part)) return [part];
  const qualities = (list[2] ?? '').split(between);
  // "make it urgent, the freeze is this weekend" has a reason and no second quality.
  if (qualities.some((each) => /\b(?:is|are|was|has|have|will|we|i|they|it)\b/i.test(each)))
    return [part];
  return qualities.map((edit) => `${list[1]}${edit}`);
}

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');

/** "two hashtags" as "2 hashtags". */
const withDigits = (part: string) =>
  part.replace(
    new RegExp(`\\b(${numbers.join('|')})(?= hash ?tags?\\b)`, 'gi'),
    (word) => `${numbers.indexOf(word.toLowerCase())}`,
  );

const courtesies =
  /^(?:(?:oh|ooh|hmm+|idk|i don['’]?t know(?: why)?|(?:all )?(?:the )?(?:rest|everything else|all else) (?:can|should|may) (?:stay|remain)(?: (?:as (?:it )?is|the same|like that))?|less is more|please|thanks?|thank you|hi|hello|hey|great|nice|good|ok|okay|wow|perfect|lovely|awesome|so much|very much|a lot|there|job|work|start|and|but|love it|i (?:really )?(?:like|love) (?:it|this|that)|(?:this|it|that) (?:is|looks) (?:very |really |pretty )?(?:good|great|nice|perfect|fine|lovely|ok|okay)|looks (?:good|great|nice)|(?:keep|leave) (?:the rest|everything else|all else)(?: (?:as (?:it )?is|the same|alone))?|(?:but )?not too (?:many|much|crazy|long|short)|just an? (?:few|couple|little|bit)|nothing (?:crazy|fancy)|(?:but )?(?:don['’]?t|do not) (?:overdo it|go (?:overboard|crazy)|get carried away)|what stands below the text comes on top of that|it['’]s (?:very |really )?(?:good|great|nice|perfect|fine)|(?:keep|leave) it(?: as (?:it )?is| like this| the same)?|(?:the )?(?:rest|everything else) (?:is|looks) (?:good|great|fine|ok|okay|perfect)|otherwise (?:good|great|fine|perfect)|lol|haha|sorry|(?:please )?(?:fix|correct|change|update) (?:that|it|this))[\s,.!:)-]*)+$/i;

/** Words that ask for nothing. A closed list: a edit must not get lost among them. */
export const isCourtesy = (part: string) => part.length < 120 && courtesies.test(part);
