import { withoutEnding } from '#builtin/writer/language/sentences.ts';
import { inKnownForms } from './known-forms.ts';

/** Words an edit begins with: "and" before one of them starts the next edit. */
const editVerbs =
  "(?:make|add|bump|raise|lower|flip|round|explain|clarify|describe|jazz|spice|loosen|soften|reverse|remove|delete|drop|mention|include|change|use|shorten|lengthen|cut|keep|give|put|take|turn|write|rewrite|retitle|simplify|expand|trim|end|close|finish|start|set|rename|replace|work|talk|omit|leave|get rid|focus|emphasi[sz]e|highlight|do not|don['’]?t|never|move|open|begin|lead|bring|swap|switch|fix|correct|spell|capitali[sz]e|turn|sign|lose|ditch|tighten|skip|exchange|kill|nix|scrap|strip|pull|bold|(?:the )?(?:title|headline|hash ?tags|opening|ending)(?! included)|warm|tone|punch|take|bold\\w*|warmer|punchier|tighter|casual|funny|its|it['’]s|i['’]m|(?:the|our|my) (?:\\w+ ){1,3}(?:is|was|are|should)|\\d+ (?:more )?hash|maybe|can you|could you|make sure|let|link|half|in|for|thank|shout|stop|not|no|fewer|more|less|too|ask|invite|tell|convert|format|translate|try|without|with|say|point|also|please|each|[a-z]+ (?:is|are|was) (?:now )?\\$?\\d|\\d [a-z]+ emojis?|shorter|longer|simpler|friendlier|bullets?|emojis?|another|call|limit|under|only|just|exactly|at most|at least)";

const joint = "(?:and|but|then|so(?! (?:that )?(?:its|it['’]s|it|they|people|we|i)\\b)|plus|&|\\+)";

const borders = new RegExp(
  `(?:\\n|;|(?<=[.!?])(?=\\s|$)|,? ${joint}(?: also| then| please)? (?=${editVerbs}\\b|that (?:we|i|it|its|it['’]s|there['’]s|the|they|there|you|our|my|he|she)\\b)|, (?=${editVerbs}\\b))`,
  'i',
);

/** The edits of a request, one at a time. What stands in quotation marks stays whole. */
export function splitRequest(request: string): string[] {
  const kept: string[] = [];
  const plain = request.replace(/\s*\n\s*/g, '\n').replace(/[^\S\n]+/g, ' ');
  const safe = inKnownForms(plain).replace(
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

/** "make it clear it's free and only with their lender": what is to be said goes on, and no new wish begins. */
function rejoined(parts: string[], between: string[]): string[] {
  const result: string[] = [];
  for (const [index, part] of parts.entries()) {
    const joint = between[index - 1] ?? '';
    const before = result.at(-1);
    const isLine =
      lineGiven.test(before ?? '') &&
      joint === ', ' &&
      lineGoesOn.test(part) &&
      !asksAgain.test(part);
    const isAdvice = /^(?:ask|call|check with|talk to) (?:your|an?|the)\b/i.test(part);
    if (
      before !== undefined &&
      (isLine || (/^add\b/i.test(before) && /^,/.test(joint) && isAdvice))
    )
      result.splice(-1, 1, `${before}${joint}${part}`);
    else if (
      before !== undefined &&
      /\w/.test(joint) &&
      saysSomething.test(before) &&
      goesOn.test(part)
    )
      result.splice(-1, 1, `${before}${joint}${part}`);
    else result.push(part);
  }
  return result;
}

/** "end it with come say hi, no pressure" is one line. */
const lineGiven = /^(?:end|close|finish|start|open|sign off)(?: it| this)? with\b/i;
const lineGoesOn = /^(?:no|not|just|only|in|for|with|let|call|more|less|see|come) /i;
const asksAgain = /^(?:no|more|less|fewer) (?:emojis?|hash ?tags?|bullets?|excla)/i;

const saysSomething =
  /^(?:please |also |just |can you |could you |and )*(?:mention|make (?:it|that|this) clear|say (?!less|more)|add (?:that|a (?:line|sentence|note)\b)|note that|let (?:them|people) know|tell (?:them|people)|point out|clarify)\b/i;
const goesOn =
  /^(?:never (?!mind|mention|say|use|show)|always |(?:only|just|in|for|with|without|at (?:most|least)|under|exactly|not|no) (?!\w+er\b|emojis?|hash|bullets?|excla|more\b|less\b|need\b|bold\b|list\b))/i;

/** The mark of a line that is to be printed stays: "start with: thinking about less house?" */
const withoutEndMark = (part: string) =>
  /^(?:start|open|begin|lead|end|close|finish|add|say|put)\b.*(?:[:"“]|\bsay(?:s|ing) ).*[?!]$|\bquestion (?:like|such as|saying) .*\?$|^(?:end|close|finish|sign off)(?: it| this| the post)? (?:with|on)\b.*[?!]$|^(?:(?:also|and|but|so|wait|hey) )*(?:do|does|did|is|are|was|should|why|how come|who|where|whats|what['’]s|what)\b.*\?$/i.test(
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
    if (
      isWhy.test(part) &&
      (namesPart.test(before ?? '') ||
        takesOut.test(before ?? '') ||
        placesFirst.test(before ?? ''))
    )
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
    const asked = /\b(?:mention|say|include|keep|talk about) (?:the |that )?(.{3,30}?)\?$/i.exec(
      before ?? '',
    )?.[1];
    const noun = nounAlone.exec(before ?? '')?.[1];
    if (nounAlone.test(part) && movesIt.test(next)) return [];
    if (noun && movesIt.test(part))
      return [part.replace(movesIt, (_, verb: string) => `${verb} the ${noun} `)];
    const boldBefore =
      /^(?:please |can you |could you )*(?:make|bold) (?:the )?(.{3,40}?)(?: bold)?$/i.exec(
        before ?? '',
      )?.[1];
    if (boldBefore && /\bbold\b/i.test(before ?? '') && movesIt.test(part))
      return [part.replace(movesIt, (_, verb: string) => `${verb} the ${boldBefore} `)];
    const placedBefore = placesIt.exec(before ?? '')?.[1];
    if (placedBefore && /^explain (?:it|that|this)$/i.test(part))
      return [`explain ${placedBefore}`];
    if (asked && movesIt.test(part))
      return [part.replace(movesIt, (_, verb: string) => `${verb} ${asked} `)];
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
  /^(?:it['’]?s |its |that['’]?s )?(?:way |just |a bit |a little |kinda |so |really )*(?:too|so|very|kinda) \S+(?: (?:for me|now|here))?$|^(?:it['’]?s |its |that['’]?s )?(?:way |just |a bit )?(?:too much|overkill|tmi|tacky|cheesy|weird)$|^(?:it['’]?s|its|that['’]?s|thats|it is) (?:so |kinda |kind of |really |a (?:bit|little) |pretty |just |very )*(?:boring|dull|flat|weak|bland|stiff|blah|meh|lame|generic|clunky|awkward|confusing|cheesy|dry|wordy)$|^(?:that['’]?s|thats|it['’]?s|its) (?:kind of |kinda )?the (?:whole|main) (?:point|thing|reason|idea)$/i;
const placesFirst =
  /\bfirst(?: thing)?$|\b(?:at|to) the (?:very )?(?:top|start|front)$|\bup (?:top|front)$/i;
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

/** "9 days, put that at the top" */
const nounAlone =
  /^(?:the )?((?!(?:make|add|put|say|no|yes|ok|change|take|remove|more|less|too|shorter|longer)\b)[\p{L}\d'’$,]+(?: [\p{L}\d'’]+){0,3})$/iu;
const placesIt =
  /^(?:move|put|bring|keep|add|mention) (?:the )?(.{3,40}?) (?:to|at|first|last|up|down|before|after)\b/i;

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
