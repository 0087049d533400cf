/**
 * A wish in the words that the readers know: without what leads up to it, and with one verb for each thing
 * that can be done. Only the start of a wish is touched, so that words to be printed stay as they are.
 */
export function canonical(wish: string): string {
  const bare = wish.replace(leadIn, '').replace(/,? (?:please|pls|thanks|thank you)$/i, '');
  const start = bare === '' ? wish : bare;
  for (const [says, verb] of verbs) {
    const said = start.replace(says, verb);
    if (said !== start) return said;
  }
  return start;
}

/** Without what leads up to a wish: "can you please also". */
export const withoutLeadIn = (wish: string) => wish.replace(leadIn, '');

/** "can you maybe just ...", "i think you should ...". */
const leadIn = new RegExp(
  `^(?:(?:${[
    'ok(?:ay)?|hey|hi|hello|still|oh wait|wait|oh|um+|well|so|and|but|then|also|plus|actually|maybe|perhaps|please|kindly|honestly',
    'just(?! (?:keep|talk|write|speak|say|put|tell (?:the|me)|the|plain|sentences|what|an?)\\b)',
    'go ahead and|if (?:you can|you could|possible)',
    '(?:can|could|would|will) (?:you|we|u)(?: (?:please|just|also|maybe))*',
    "(?:i|we)(?:['’]d| would)? (?:want|like|love|need|prefer) (?:you|it|this|us) to",
    "(?:i|we)['’]d (?:like|love|prefer)(?: to| it if you)?|(?:i|we) (?:want|need)(?: to)?",
    '(?:i|we) (?:think|feel like|wish)(?: that)?(?: you (?:should|could|would))?',
    'you (?:should|could|can|need to|might want to)',
    "let['’]?s|try (?:to|and)|make sure (?:you|to|that you)(?! (?:says?|mentions?|has|includes?)\\b)|be sure to|(?:don['’]?t|do not) forget to|remember to",
    'it would be (?:nice|good|great|better) (?:to|if (?:you|it|we)(?: could| would)?)|is it possible to|how about(?: you)?',
  ].join('|')})(?:,|:)? +)+`,
  'i',
);

const object = '(?:the |my |our |that |this |any |all )?.{2,60}?';

/** Ways to say a thing, and the way the readers know it. */
const verbs: [says: RegExp, verb: string][] = [
  [
    /^make sure (?:it|this|the post|they) (?:says?|mentions?|has|includes?|knows?)(?: that)? /i,
    'mention ',
  ],
  [/^link to (?=.*\.\w)/i, 'mention the link '],
  [
    /^(?:add|give it|give this|it needs|needs|use|with) (?:some |a little |a bit of |a touch of |more |a bit more )?(?:pizzazz|spice|flair|sparkle|oomph|life|punch|personality|zing|excitement|wow factor)$/i,
    'make it pop',
  ],
  [
    /^(?:(?:there['’]?s |i see )?no (?:need|reason) (?:to|for)|(?:you |we )?don['’]?t need to) (?:mention(?:ing)?|say(?:ing)?|include|including|list(?:ing)?|talk(?:ing)? about|have|show) /i,
    'remove ',
  ],
  [/^(?:you |we |i )?(?:don['’]?t|do not) need (?=(?:the|that|those|a|an)\b)/i, 'remove '],
  [/^(?:hide|conceal|don['’]?t (?:show|list|give|print|display|reveal)) /i, 'remove '],
  [
    /^(?:remind|warn) (?:them|people|folks|everyone|readers|buyers|sellers|guests|visitors) /i,
    'tell people ',
  ],
  [
    /^(?:you |it |it['’]?s |its |this )?(?:forgot|left out|missed|(?:is )?missing|omitted)(?: to (?:mention|say|add|include))? (?=\S)/i,
    'mention ',
  ],
  [
    /^(?:it |this )?needs? (?=(?:a |my |the )?(?:phone|cell|number|email|link|website)\b.*\d)/i,
    'mention ',
  ],
  [
    /^(?:put|add|use|include|throw in|stick|drop)(?: in)? (?!.*\b(?:list|bullets?|item|each|every)\b)(?!.*\b(?:no|and|hash ?tags?)\b)(?!(?:just |only |exactly )?(?:(?:\d|an?|one|two|three|a couple(?: of)?) )?(?!some|more|few|fun|a)\p{L}* ?emojis?\b).{0,25}\bemojis?\b.*$/iu,
    'add emojis',
  ],
  [
    /^(?:don['’]?t|do not) (?:forget|leave out|miss) (?:about )?(?=(?:the|my|our|that|an?)\b)/i,
    'mention ',
  ],
  [
    /^(?:add|give|include|put in) (?:an? |the )?(?:quick |short |simple )?(?:definition|explanation) (?:of|for) /i,
    'explain ',
  ],
  [
    /^(?:put|use|give|list|leave) (?=(?:my|our) (?:cell|phone|number|email|e-mail|website|link|info)\b.*(?:\d|@|\.))(?!.* (?:at|to|in|on) the )/i,
    'mention ',
  ],
  [/^make (?:it|that|this) (?:very |super |more )?clear(?: that)? /i, 'mention that '],
  [
    /^make (?:the |that |this )?(.{3,50}?) (?:the )?(?:headline|hook|star|lead|focus|opener|opening|(?:first|opening) (?:line|sentence)|main (?:thing|point|focus)|first thing)(?: (?:people|they|you|everyone) (?:see|sees|read|reads|notice)| thing| of (?:it|the post|the show))?$/i,
    'start with the $1',
  ],
  [
    /^(?:end|finish|close|wrap up) with (?:an? |the )?(?:invitation|reminder|note|line|request|ask|nudge)(?: for (?:them|people|readers))? to /i,
    'end with ',
  ],
  [/^(?:end|finish|close) on (?!an? question)/i, 'end with '],
  [
    /^(?:drop|lower|raise|cut|bump)(?: up| down)? the price(?: up| down)? to /i,
    'change the price to ',
  ],
  [
    /^(?:put|add|include|work|throw|get) (?:that|this|it)(?: in)?(?: there| somewhere)?$/i,
    'mention that',
  ],
  [
    new RegExp(
      `^(?:take|leave|edit|cut|kick|throw) (${object}) (?:out|off)(?= of (?:it|there)|[,.]|$)`,
      'i',
    ),
    'remove $1',
  ],
  [
    /^(?:take (?:out|away|off)|get rid of|leave (?:out|off)|cut out|edit out|throw out|kick out|lose|ditch|kill|scrap|strip(?: out)?|nix|erase|axe|nuke|pull|omit|delete|drop(?! in\b)|toss) /i,
    'remove ',
  ],
  [
    /^(?:throw|work|put|toss|sneak|squeeze|slip|stick|fit|weave|drop|get) in(?: (?:that|a mention of|something about))? /i,
    'mention ',
  ],
  [/^(?:add|include|throw in) (?:a |some )?(?:mention|reference) (?:of|to) /i, 'mention '],
  [/^(?:touch on|shout out|give a nod to|name[- ]?drop) /i, 'mention '],
  [/^(?:swap|switch|sub|trade) out (.+?) (?:for|with) /i, 'change $1 to '],
  [/^(?:sub|substitute) (.+?) for (.+)$/i, 'change $2 to $1'],
];
