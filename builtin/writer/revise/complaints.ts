import { phoneIn } from '#builtin/writer/understand/segments.ts';
import { usStates } from '#contract/us-states.ts';

/**
 * Wishes that say first what is wrong, and then what should be: as the wish alone, in the form that the readers
 * know. What was wrong tells only which part is meant.
 */
export const withoutComplaints = (request: string): string =>
  known
    .reduce(
      (text, [says, instead]) => text.replace(says, instead as string),
      outsideQuotes(withPlainQuotes(request), (text) =>
        loosely.reduce((said, [says, instead]) => said.replace(says, instead as string), text),
      ),
    )
    .replace(/(?<=\S) {2,}(?=\S)/g, ' ')
    .trim();

/** Words in quotation marks are printed as they are. */
function outsideQuotes(request: string, read: (text: string) => string): string {
  const kept: string[] = [];
  const open = request.replace(/["“][^"”]*["”]/g, (quote) => `\uE018${kept.push(quote) - 1}\uE019`);
  return read(open).replace(/\uE018(\d+)\uE019/g, (_, index) => kept[Number(index)] ?? '');
}

/** 'this' and ‘this’ as "this", so that nothing inside is read as a wish. */
export const withPlainQuotes = (request: string) =>
  request.replace(
    /(?<=^|[\s(:])['‘]([\p{L}\d$][^\n"“”]*?[^\s"“”])['’](?=$|[\s,.!?;:)])(?![^'\n]{0,40}\p{L}['’](?=[\s,.!?;:)]|$))/gu,
    '"$1"',
  );

const partName = '(?:(?:line|sentence|part|bit|bullet|item|paragraph|point)s?|thing)';
const sounds =
  "(?:is|are|sounds?|feels?|reads?|seems?|looks?|comes? (?:off|across)(?: as)?|isn['’]?t|aren['’]?t|doesn['’]?t|don['’]?t|makes?|needs?)";
const say =
  "(?:(?:please |just |maybe |can you |could you |so |and |let['’]?s )*(?:say|make (?:it|that|them)(?: say)?|change (?:it|that|them) to|replace (?:(?:it|that|them) )?with|use|put|try|go with|how about|should be|should say))";

/** "whats everyones favorite stall" as the question that is printed. */
const asQuestion = (words: string) =>
  `${words
    .trim()
    .replace(/^what['’]?s\b/i, "What's")
    .replace(/\b(every|any|some)(one|body)s\b/gi, "$1$2's")
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
    .replace(/[.?!]*$/, '')}?`;

const isTooMuch =
  "(?:it['’]?s|its|they['’]?re|that['’]?s|thats) (?:a bit|a little|kinda|kind of|sort of|too|way too|just|not)";
const states = usStates.map(({ name }) => name).join('|');

type Complaint = [says: RegExp, instead: string | ((...found: string[]) => string)];

/** What agents type without a mark; words in quotation marks are out of their reach. */
const loosely: Complaint[] = [
  // "take out the prescription bottles its a bit much"
  [
    new RegExp(
      `\\b((?:take out|remove|drop|cut|lose|delete) (?:(?!\\b(?:says?|that|where|which)\\b)[^.;,\\n]){3,60}?),? ${isTooMuch}\\b[^.;,\\n]*`,
      'gi',
    ),
    '$1',
  ],
  // "we dont do floor plans anymore"
  [
    /(^|[.;!?\n] *)(?:we|i) (?:don['’]?t|do not|no longer) (?:do|offer|have|give|include) ([^.;,\n]{3,30}?)(?: anymore| any more| now)(?: just [^.;\n]*)?(?=$|[.;!\n])/giu,
    '$1take out $2',
  ],
  // "this is Salem OREGON, make that clear"
  [
    new RegExp(
      `(^|[.;!?\\n] *)(?:this is|it['’]?s|its) (?:in )?(\\p{Lu}[\\p{L}.'’ -]{2,24}?),? (${states}),? (?:so |and |please )*(?:make|say) (?:that|it) (?:clear|plain|obvious)(?=$|[.;!\\n])`,
      'giu',
    ),
    (all, start: string, city: string, name: string) => {
      const state = usStates.find((each) => each.name.toLowerCase() === name.toLowerCase());
      const isStateAlone = usStates.some(
        (each) => each.name.toLowerCase() === `${city} ${name}`.toLowerCase(),
      );
      return state && !isStateAlone ? `${start}change "${city}" to "${city}, ${state.name}"` : all;
    },
  ],
  // "add my lender Dana Whitfield 503-555-0147"
  [
    new RegExp(
      `\\b(?:[Aa]dd|[Mm]ention|[Ii]nclude|[Pp]ut in) my (lender|inspector|stager|broker|partner|assistant|photographer|attorney|insurance agent|loan officer) (\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?),? (?:at )?(${phoneIn.source})`,
      'gu',
    ),
    'add "My $1 is $2, $3."',
  ],
  // "sounds like AI wrote it"
  [
    /(?:it |this )?(?:sounds|reads|feels|looks) (?:like|as if) (?:an? )?(?:ai|robot|chat ?gpt|machine|bot)(?: (?:wrote|made|did) (?:it|this))?(?=$|[.;,!\n])/gi,
    'make it sound like a person talking',
  ],
  // "reword the part about noise, sounds negative"
  [
    /\b((?:reword|rephrase|rewrite|soften) [^.;,\n]{3,70}), (?:it |that )?(?:sounds?|reads?|feels?|comes across(?: as)?) (?:too |a bit |so |very )*\p{L}+(?=$|[.;,!\n])/giu,
    '$1',
  ],
  // "and ask whats everyones favorite stall at the end"
  [
    /\b(?:and )?ask (?:them |people |everyone )?((?:what['’]?s?|which|who|where|how|when)\b[^.;?\n]{4,80}?) at the end(?=$|[.;,!\n])/gi,
    (_, words: string) => `end with "${asQuestion(words)}"`,
  ],
  // "parking isnt free so say that"
  [
    /(^|[.;!?,\n] *(?:and )?)([^.;,\n]{4,50}? (?:isn['’]?t|aren['’]?t|is not|are not|is|are) [^.;,\n]{2,40}?),? so (?:please )?(?:say|mention|note) (?:that|so|it)(?=$|[.;,!\n])/giu,
    '$1mention that $2',
  ],
  // "end with my number 918-555-0164 instead of ask me"
  [
    new RegExp(
      `\\b(?:end|close|finish) (?:it )?with my (?:number|cell|phone)(?: number)?,? (${phoneIn.source})(?: inst(?:ea|ae)d(?: of [^.;,\\n]{2,30})?)?(?=$|[.;,!\\n])`,
      'giu',
    ),
    'end with "Call me at $1."',
  ],
  // "add an example. 4 unit on W 8th, $210,000"
  [
    /\b(?:add|give|put in|include) an example[.:] +(?!(?:then|and|also|make|of|about|keep|shorten|cut|change|remove|drop|take|fix|put|use|end|start|the)\b)([^"“\uE018\n]{8,140}?)[.]?$/gi,
    'add "An example: $1."',
  ],
  // "mention my open house Sunday 1-4, 815 Palm Circle, and a couple emojis"
  [
    /\b(?:mention|add|include|plug) (?:that (?:i have|we have|there['’]?s) )?(?:my |our |the |an )?open house,? ((?:this |on |next )?(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?\b(?:[^"“\uE018.;\n]|\.(?=\S)|(?<=\b[ap]\.m)\.(?=,| (?:to|and|until|till|at|on|or|in)\b|$))*?)(,? and (?:a couple(?: of)?|some|a few) emojis?)?(?=$|(?<!\b[ap]\.m)\.(?=\s|$)|(?<=\b[ap]\.m)\.(?=$| +(?!(?:to|and|until|till|at|on|or|in)\b))|[;!\n]|,? (?:and|then) (?:also |then )?(?:make|cut|shorten|change|remove|drop|fix) (?:it|the|that|this)\b)/giu,
    (_, when: string, emojis?: string) =>
      `add "Open house ${when.replace(/^on /i, '').replace(/\.$/, '')}${/m\.$/.test(when) ? '.' : ''}."${emojis ? '. add emojis' : ''}`.replace(
        '..',
        '.',
      ),
  ],
  // "its Meridian not Boise, fix hashtag too"
  [
    /( not \p{Lu}\p{L}+),? (?:and |please )*(?:fix|change|update) (?:the )?hash ?tags?(?: too| as well)?(?=$|[.;!\n])/gu,
    '$1',
  ],
  // "give me 3 other openings"
  [
    /\b(?:give me |show me )?(?:\d|two|three|a few|some|a couple(?: of)?) (?:other|different|more|new|better) (?:openings|first lines|hooks|opening lines)\b/gi,
    'different opening',
  ],
  // "rewrite for buyers walking through an older house, not sellers"
  [
    /\brewrite (?:it |this )?for ((?:first[- ]time )?(?:buyers|sellers|investors|owners|landlords|renters|downsizers)\b[^.;,\n]*)(?:, not [^.;\n]*)?/gi,
    'make it for $1',
  ],
];

const known: Complaint[] = [
  // "the pets line sounds harsh, say we love dogs but please leave them home"
  [
    new RegExp(
      `(^|[.;!?\\n] *)(?:i (?:think|feel like) )?(?:the |that )?((?:[\\p{L}\\d'’-]+ ){1,3}${partName}|title|headline|opening|opener|hook|intro|ending|closing) ${sounds}\\b[^.;,\\n]{0,40}[,.;:!–-]+ *${say}:? (?!(?:it )?(?:more|less|better|nicer|softer|shorter|longer|warmer|friendlier|something|bold|the (?:last|first)|a (?:question|list)|in bold)\\b|it\\b|that\\b)(?:["“]([^"“”\\n]+)["”]|([^"“”\\n.;]*[^"“”\\n.;\\s]))`,
      'giu',
    ),
    '$1change the $2 to "$3$4"',
  ],
  // "needs a better first line, something about the shop"
  [
    /(?<=^|\s)(?:(?:it |this |the post )?(?:needs?|wants?|could use)|give (?:it|me|this)|i(?:['’]d| would)? (?:want|like|need)|make|with|use|add|try)? ?(?:me )?(?:an? |the )?(?:(?:much|way|bit|lot) )?(?:better|stronger|bolder|catchier|punchier|new|different|another|good|fun|fresh|nicer) (?:first line|first sentence|opening|opener|hook|intro|lead|start)(?:,| -| –|:|\.)? (?:maybe |like |perhaps )*(?:something |anything |one )?(?:about|on|with|around|like) (?:how )?(?:the |my |our )?([^.;,\n]{3,50})/gi,
    ' start with the $1',
  ],
  // "the first line makes no sense. start with ..."
  [
    /(^|[.;!?\n] *)(?:the |that )?((?:first|second|third|last|opening) (?:line|sentence|paragraph)|opening|intro) (?:makes no sense|doesn['’]?t (?:make (?:any )?sense|fit|belong|apply)|is (?:irrelevant|pointless|random|filler|nonsense|wrong|unnecessary)|has nothing to do with (?:it|this|anything))(?=$|[.;,!\n])/gi,
    '$1remove the $2',
  ],
  // "title says spring but this is a fall post, fix that everywhere"
  [
    /(^|[.;!?\n] *)(?:the )?(?:title|headline|post|text|it|this)(?: \p{L}+)? (?:says|said|calls it|talks about|is about) ["“]?([\p{L}\d' -]{2,30}?)["”]? (?:but|and|when|while|though) (?:this|it|that)(?:['’]?s| is| was)?(?: supposed to be| really| actually| going out in| for| about)?(?: an?)? ["“]?([\p{L}\d'-]{2,30})["”]?(?: (?:post|one|thing|text|season))?(?:[,.;]? (?:so |please |and |can you )*(?:fix|change|update|correct) (?:that|it|this)(?: everywhere| throughout| all over)?)?(?=$|[.;,!\n])/giu,
    '$1change "$2" to "$3"',
  ],
  // "that question mark after 14,500 is wrong"
  [
    /\b(?:(?:remove|take out|drop|lose|delete|fix) )?(?:the|that) question mark (?:after|behind|at the end of|on) (?:the )?["“]?([^"“”.;\n]{2,40}?)["”]?(?: (?:is|was|looks?|shouldn['’]?t|doesn['’]?t|makes)\b[^.;,\n]*?)?(?=$| and | but |[.;!\n]|,(?!\d))/gi,
    'change "$1?" to "$1."',
  ],
  // "I don't get the bullets": said before what is to be done about it
  [
    /(^|[.;!?\n] *)(?:i |people |they |my clients |nobody |no one )(?:don['’]?t |do not |won['’]?t |will )?(?:gets?|understands?|follows?) (?:the |that |this )?[^.;,\n]{3,30}[,.;] +(?=\p{L}+ )/giu,
    '$1',
  ],
  // "explain the deposit bullet. Deposit is usually 5% and ..."
  [
    /\b(?:explain|clarify) (?:the |what (?:the |an? )?)?([\p{L}-]{4,20})(?:(?: \p{L}+)? (?:one|bullet|part|line|item|point|bit)| (?:means?|is|are))?[.:;–-]+ +(?=[^.;\n]{0,60}\b\1)(?!say\b)([^;\n]{12,240}?)[.]?$/giu,
    'after the $1 add "$2."',
  ],
  // "duplexes 140k to 190k. fix those"
  [
    /(^|[.;!?\n,] *)(?:please |so |and |can you )*(?:fix|correct|update|change) (?:those|these|them|both|all of (?:them|those))(?=$| and | but |[.;,!\n])/gi,
    '$1',
  ],
  // "change the ending, have them text me FALL for my list"
  [
    /\b(?:change|fix|new|redo|rewrite|different|better) (?:the |my )?(?:ending|closing|close|last line|cta|call to action)[,.:;–-]+ *(?:and |so )?(?:have|get|tell|ask|let) (?:them|people|readers|folks|everyone) (?:to )?([^.;\n]{4,100})/gi,
    'change the ending to $1',
  ],
  // "wheres the call to action? make it a question"
  [
    /\bwhere(?:['’]?s| is) (?:the |my )?(call to action|cta|ending)\?+ *(?:please )?(?:make|use) (?:it|one) (?:as |like )?a question/gi,
    'end with a question',
  ],
  // "say it like this: Got tools? It has a shop. then the rest"
  [
    /\b(?:say|write|start|open|do|put) it (?:like this|this way|as|like):? ["“]?([^"“”\n]{8,160}?)["”]?[.;,]? (?:and )?then (?:the rest|everything else|go on|continue|the facts|keep going)(?: of it)?/gi,
    'start with "$1"',
  ],
  // "rewrite the first sentence to Just listed near the park: 22 Heron St."
  [
    /\b(?:rewrite|reword|rephrase|redo|change|make) (?:the )?((?:first|second|third|last|opening|closing) (?:line|sentence|paragraph|bullet)|opening|opener|hook|ending)(?: so)?(?: (?:it )?(?:to(?: say| read)?|as|into|says?|reads?)|:)+ (?!(?:be|sound|read|say|include|mention|something|(?:a|the|my|more|less) (?:\p{L}+ ){0,2}\p{L}+$)\b|a question\b)["“]?([^"“”\n;]{12,200}?)["”]?(?=\.? (?:also|and|please|then|make|add|remove|take|change)\b [^\n]|[;\n]|$)/giu,
    'change the $1 to "$2"',
  ],
  // "NIFA link is wrong, its nifa.example/first"
  [
    /(?:\b(?:the|my|our|that|also) )*(?:\p{L}+ )?\b(?:link|website|url|web address|site) (?:is|was) (?:wrong|off|broken|old|outdated|incorrect|dead)[,.;]? (?:(?:it )?(?:['’]?s|its|should be|is)|it['’]s|use|change it to|now)? ?(\S+\.\S*\w)/giu,
    'change the link to $1',
  ],
  // "parking is at the ramp or the lot, not just the ramp"
  [
    /(^|[.;!?\n] *)([^.;,\n]{12,90}), not (?:just|only) [^.;,\n]{3,40}(?=$|[.;!\n])/g,
    '$1mention that $2',
  ],
  // "less numbers more plain english"
  [/\b((?:less|fewer) (?!of\b|than\b)[^.,;\n]{3,25}?) (more [^.,;\n]{3,25})/gi, '$1, $2'],
  // "the last paragraph talks to buyers, i want it to talk to sellers"
  [
    /(?:the )?(?:\p{L}+ ){0,3}(?:talks?|speaks?) to (?:buyers|sellers|owners|investors|everyone)[,.;]+ (?:but )?(?:i (?:want|need) it to|it should|make it|have it) (?:talk|speak)(?: more)? to (?=\p{L})/giu,
    'make it speak to ',
  ],
  // "cut the call to action, replace with Need a vendor? Text 612-555-0190"
  [
    /\b(?:cut|remove|drop|delete|take out|lose) (?:the |my |that )?((?:[\p{L}\d'’-]+ ){0,2}(?:line|sentence|part|bullet|paragraph)|call to action|cta|ending|opening|intro)[,.;]? (?:and |then )?(?:replace|swap)(?: (?:it|that))? (?:with|for):? ["“]?([^"“”\n;]{6,160}?)["”]?(?=[;\n]|$)/giu,
    'change the $1 to "$2"',
  ],
  // "add the price, it's public now: 312,000"
  [
    /\b(?:add|include|put in|mention|give) (?:the |my )?(price|sale price|sold price|address|size|square footage|lot size|closing date|date|time)[,;] [^:;\n]{3,40}: ?(?=\S)/gi,
    'mention that the $1 is ',
  ],
  // "tell the story of the porch: the steps were rotting"
  [
    /\b(?:tell|add|write|include|share) (?:the |a )?(?:(?:short|quick|little|true) )?story (?:of|about|behind) (?:the |how )?([^:.;\n]{3,30}): ?["“]?([^"“”;\n]{12,220}?)[.]?["”]?(?=[;\n]|$)/gi,
    'after the $1 add "$2."',
  ],
  // "move the parking to the very end, after my number"
  [
    /\b(to the (?:very )?(?:end|bottom)|last),? (?:right |just )?(?:after|below|under) (?:the |my )?[^,.;\n]{3,40}(?=$|[,.;\n])/gi,
    '$1',
  ],
  // "it's by appointment only on weekends, please add"
  [
    /(^|[.;!?\n] *)(?!(?:add|say|put|mention|make|change|remove|take|please|can)\b)([^.;\n]{8,110}?), (?:please |can you |could you )*(?:add|include|mention|put)(?: (?:that|it|this))?(?: in(?: there)?)?(?=$|[.;!\n])/gi,
    '$1mention that $2',
  ],
  [/\bmention that it['’]?s by appointment\b/gi, 'mention that showings are by appointment'],
  // "closed sales was 504, typo on my end"
  [
    /,? (?:that was |it was |sorry )?(?:an? |my )?(?:typo|mistake|fault|slip)(?: (?:on|of|from) (?:my|our) (?:end|part|side|own)| of mine)?(?=$|[.;,!\n])/gi,
    '',
  ],
  // "put a $ on the 1850"
  [
    /\b(?:put|add|use|include) (?:an? |the )?(?:\$|dollar)(?: sign)?s? (?:on|before|in front of|to|with|for) (?:the )?(\d{1,3})[,]?(\d{3})?\b/gi,
    (_: string, one: string, rest?: string) =>
      rest ? `change "${one},${rest}" to "$${one},${rest}"` : `change "${one}" to "$${one}"`,
  ],
  // "make the CTA 'text me'"
  [
    /\b(?:make|have|set) (?:the |my )?(cta|call to action|ending|title|headline|opening|first line|last line)(?: be| say)?:? "([^"\n]{4,160})"/gi,
    'change the $1 to "$2"',
  ],
  // "fix Pulse, its capital P"
  [
    /\b(?:fix |correct |the )?(\p{L}{3,20})(?:,? (?:it['’]?s|its|should (?:be|have)|needs|with|has|gets))(?: an?)? capital \p{L}\b/giu,
    'capitalize $1',
  ],
  // "31 families was last year, this year it's 38"
  [
    /(^|[.;!?\n] *)(?:the )?(\d[\d,.]*)( \p{L}+)? (?:was|were|is|are) (?:from |for )?(?:last|the old|an old)[^,.;\n]*,? (?:but )?(?:this|the new|now)[^,.;\n]{0,20}?(?:it['’]?s|its|is|was|are|we had) (\d[\d,.]*\d|\d)/giu,
    '$1change "$2$3" to "$4$3"',
  ],
  // "the class should be first, everything else can come after"
  [
    /,? (?:and )?(?:everything|all|the rest)(?: else)? (?:(?:can|should|could|may|to) )?(?:comes?|goes?|be|follows?|after)(?: (?:after|below|later|underneath))?(?: (?:that|it))?(?=$|[.;,!\n]| and )/gi,
    '',
  ],
  // "say where to drop coats: my porch at 5102 Leavenworth"
  [
    /\b(?:say|tell (?:them|people)|add|mention) where (?:to|they can|people can|you can) ([^:;\n]{3,30}): (?:at |on )?([^;\n]{4,100}?)(?:,? and (?:move|put|give) (?:that|it)(?: to| on| in)? its own (?:line|paragraph))?(?=[.;\n]|$)/gi,
    'add a line that says "You can $1 at $2."',
  ],
  // "for people staying put, not selling"
  [
    /\b(?:people|owners|homeowners|folks|those)(?: who are| that are)? (?:staying(?: put)?|not (?:selling|moving))(?:,? (?:and )?not (?:for )?(?:selling|sellers|moving))?/gi,
    'homeowners',
  ],
  // "drop the list. make it a checklist with numbers"
  [/\bnumbered check ?list\b/gi, 'numbered list'],
];
