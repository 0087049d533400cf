import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Wishes } from './wishes.ts';

/** What is for the reader, or what it means for the text; nothing when it is only left out. */
type Read = (
  found: RegExpExecArray,
  before: readonly string[],
) => string | Partial<Wishes> | undefined;

const drop: Read = () => undefined;
const hold: Read = ([all]) => ({ holds: [all] });
const people =
  '(?:them|people|folks|everyone|everybody|readers?|buyers|sellers|clients|owners|neighbors|visitors|viewers|ppl)';
const piece =
  '(?:it|this|that|things|(?:the|this|my) (?:post|piece|caption|text|tone|copy|whole thing|opening|ending|first line|wording))';

/** In this order; the first that fits. */
export const directions: [RegExp, Read][] = [
  // What comes first, and what last.
  [
    /^(?:lead|open|start|begin|kick off)(?: (?:it|this|the post|off))? with (?:it|that|this)\b/i,
    (_, before) => ({ lead: before.at(-1) }),
  ],
  [/^lead with (.+)$/i, ([, what]) => ({ lead: what })],
  [
    /^(?:start|open|begin)(?: (?:it|this|the post|off))? with ((?:the|my|a|our) (?:\p{L}+ ){0,3}?(?:number|price|median|date|story|quote|question|deadline|address|video|figure|headline|hook|open house|phone|thing|part|bit|fact|line)\b.*)$/iu,
    ([, what]) => ({ lead: what }),
  ],
  [
    /^use (.+?) (?:as|for) (?:the|a|my|your) (?:lead|hook|headline|opener|opening|main|first)\b/i,
    ([, what]) => ({ lead: what }),
  ],
  [
    /^(?:put|keep|move) ((?:the|my|our|that|this|it)\b(?: [\p{L}'’-]+){0,3}?) (?:near|at|on|by|toward) (?:the )?(?:very )?(?:top|front|beginning|start)$/iu,
    ([, what]) => ({ lead: what }),
  ],
  [
    /^(?:end|close|finish|sign off|wrap up)(?: (?:it|this|the post))? with:? ["“]([^"”]+)["”]?$/i,
    ([, words]) => ({ ending: words }),
  ],
  [
    /^(?:just )?(?:(?:put|add|use|sign (?:it|off)(?: with)?|end with|include) )?my name (?:at|on|in) the (?:end|bottom)(?:[:,]? ?[-–—]? ?(?:is |it['’]?s )?(.+))?$/i,
    ([, name = 'name']) => ({ signOff: name }),
  ],
  [
    /^sign (?:it |off )?(?:off )?(?:as |with |from )?me(?: (?:at|on) the (?:end|bottom))?[:,]? ?(\p{Lu}.+)?$/iu,
    ([, name = 'name']) => ({ signOff: name }),
  ],
  [
    /^(?:just )?me (?:at|on) the (?:end|bottom)[:,]? ?(\p{Lu}.+)?$/iu,
    ([, name = 'name']) => ({ signOff: name }),
  ],
  [
    /^(?:just )?(?:put |add )?(?:the |my |our )?(?:brokerage|company|office|team|business|firm)(?:['’]s)?(?: name)? (?:at|on) the (?:end|bottom)[:,]? ?(\p{Lu}.+)?$/iu,
    ([, name = 'name']) => ({ signOff: name }),
  ],
  [
    /^sign (?:it|off) (?:as |with |from )?(?:[-–—:] ?)?(\p{Lu}.+)$/iu,
    ([, name]) => ({ signOff: name }),
  ],
  [
    /^(?:end|close|finish|wrap up)(?: (?:it|this|the post))? (?:with|w\/?|on) (?:a )?((?:thank you|thanks|call|text|dm|message|ask|come|happy|see you|go|good luck|stay|be|have|support|visit|shop|buy|eat|try|read|pet|hug|vote|share)\b.{4,80})$/iu,
    ([, words]) => ({ ending: words }),
  ],
  [
    /^(?:that['’]?s|thats|this is) the (?:last |closing )?line i want (?:at|for) the (?:end|bottom)$/i,
    drop,
  ],
  [
    /^put (?:that|this|it) (?:up )?(?:front|first|on top|at the (?:top|front|start))$/i,
    (_, before) => ({ lead: before.findLast((each) => !each.startsWith('(')) }),
  ],
  [/^skip(?: (?:it|this|that))? (?:if|unless)\b.*$/i, drop],
  [
    /^(?:(?:it['’]?s |this is )?not an? (?:sales|selling|marketing) (?:post|pitch|thing)|(?:keep (?:it|this) )?(?:pure(?:ly)? |just |strictly )?community (?:only|news)|(?:keep (?:it|this) )?(?:pure(?:ly)?|strictly) community)$/i,
    () => ({ isCommunity: true }),
  ],
  [
    /^(?:end|finish|close|wrap up)(?: (?:it|this))? (?:with|w\/?|on) an? question\b.*$/i,
    () => ({ ending: 'What would you have done? Tell me in the comments' }),
  ],
  [
    /^(?:please )?(?:don['’]?t|dont|do not|no need to) (?:end|close|finish) (?:it )?(?:on|with|w\/?) (?:an? )?(?:sales|pitch|cta|call|ask|hard sell)\b.*$/i,
    () => ({ hasNoCall: true }),
  ],
  [
    /^(?:please )?(?:(?:i (?:don['’]?t|do not) want|don['’]?t put|do not put|no need for) (?:an?|any)|no) (?:sales|selling|marketing|business) (?:line|pitch|ask|stuff|plug|message|call)\b.*$/i,
    () => ({ hasNoCall: true }),
  ],
  [
    /^(?:use )?([\p{L}'’ ]{3,30}) as (?:the |my |a )?sign[- ]?off$/iu,
    ([, words = '']) => ({ signOff: capitalise(words) }),
  ],
  [
    /^(?:put |work |get )?([\p{L}'’ ]{4,30}) in there (?:somewhere|someplace)$/iu,
    ([, words = '']) => `${capitalise(words)}!`,
  ],
  [
    new RegExp(`^(?:i )?(?:just )?want ${people} to know (?:that )?(.+)$`, 'i'),
    ([, rest = '']) => rest,
  ],
  [
    /^my name(?: is|['’]?s) (\p{Lu}\S*(?: \p{Lu}\S*)?)(?: and i['’]?m (?:with|at|from) (.+))?$/iu,
    ([, name, company]) => ({ signOff: company ? `${name}, ${company}` : name }),
  ],
  [/^say \p{L}+,? not \p{L}+(?: \p{L}+)?$/iu, drop],
  [/^put (?:that|this|it) in$/i, drop],
  [/^(?:just )?(?:say|mention|name|use) (?:it|this|that|them|him|her)\b.{0,20}$/i, drop],
  // What is to be looked at before it goes out.
  [
    /^(?:run|clear|pass) (?:the |this |that |it |any )?(?:\p{L}+ ){0,3}(?:by|with|past) (?:me|my broker|legal|compliance)\b.*$/iu,
    hold,
  ],
  [/^(?:please )?check (?:with|w\/?) me\b.*$/i, hold],
  [
    /^(?:please |pls )?(?:(?:don['’]?t|dont|do not) (?:post|publish)(?: it| this)? (?:until|til|till|before|yet)\b.*|(?:hold|wait)(?: it| this| off)? (?:until|til|till|for my)\b.*|let me (?:see|read|check|approve) (?:it|this)\b.*|(?:show|send) (?:it to )?me (?:it |this )?(?:first|before)\b.*)$/i,
    hold,
  ],
  // What we have no words of our own for.
  [
    /^(?:please |pls )?explain(?: (?:it|this|that|these|them|more|why|how|simply|better|what that means|what it is))*(?: (?:like|in|to|for|as if)\b.*)?$/i,
    ([all]) => ({ declined: [all] }),
  ],
  // How long.
  [
    /^(?:please |pls |keep (?:it|this) |make (?:it|this) |stay )*(?:(?:under|max(?:imum)?|up to|no more than|at most|about|around|like|roughly|below|~|less than) ?)*(?:(\d{2,3}) ?(?:-|–|to|or) ?)?(\d{2,3}) words\b(?: or (?:so|less|fewer|under))?(?: (?:max|tops|ok(?:ay)?|please|pls|is (?:fine|plenty|enough|ok|good)|if (?:you|u) can))*$/i,
    ([, , most]) => ({ mostWords: Number(most) }),
  ],
  [
    /^(?:i|we) (?:don['’]?t|do not) want (?:any|the|to (?:give|share|use|name|post|quote|mention|sound))\b.*$/i,
    drop,
  ],
  // What should be said: it is.
  [
    new RegExp(`^(?:tell|remind|have|ask|let) ${people} (?:to |know (?:that )?|that )?(.+)$`, 'i'),
    ([all, rest = '']) =>
      /\bknow$/i.test(all)
        ? undefined
        : // What to ask about was said before.
          /^(?:ask|check|verify)$/i.test(rest)
          ? `${rest} before you count on it`
          : toReader(rest),
  ],
  [
    /^(?:make (?:it )?clear|make sure (?:it says|people know|they know|readers know)|point out|note|stress|emphasize|explain)(?: to \p{L}+)? (?:that (.+)|((?:I|I['’]?m|im|we|it['’]?s|its|they|you|this|the|there)\b.+))$/iu,
    ([, rest, alone = '']) => rest ?? alone,
  ],
  [
    new RegExp(`^(?:send|point|refer|direct|steer) ${people} to (?!me\\b|us\\b)(.+)$`, 'i'),
    ([, rest = '']) => askThere(toReader(rest)),
  ],
  [
    new RegExp(
      `^(?:otherwise|if not|or|instead|else)? ?(?:just )?(?:say|mention) (?:that )?${people} (?:should|can|could|need to|have to|ought to) (.+)$`,
      'i',
    ),
    ([, rest = '']) => toReader(rest),
  ],
  [/^(?:otherwise|if not|or else|or|instead) just say (.+)$/i, ([, rest = '']) => rest],
  [
    /^(?:say|mention|add|include|note)(?: that| something like| maybe)?:? ["“]([^"”]+)["”]?$/i,
    ([, rest = '']) => rest,
  ],
  [
    /^(?:just )?(?:say|mention) (?:that )?(?!(?:you|your|hi|hello|yes|no to|so|it|this|them|him|her)\b)(?:i |we |they |to |it['’]?s |its |)(?=\p{L}|["“$\d])(.+)$/iu,
    ([all]) => all.replace(/^(?:just )?(?:say|mention) (?:that |to )?/i, '').replace(/["“”]/g, ''),
  ],
  [
    new RegExp(`^i(?:['’]?d| would)? (?:like|love|want) ${people} to (.+)$`, 'i'),
    ([, rest = '']) => toReader(rest),
  ],
  [
    /^(?:they|people|folks|readers|ppl|anyone|everyone) (?:should|can|could|may|need to|have to) (?:just |also )?((?:call|text|dm|message|email|send|book|ask|reach|contact|find|tell)(?: or (?:call|text|dm|message|email))? (?:me|us|my|our)\b.+|(?:sign up|register|rsvp|stop by|come by|swing by|comment|reply|book)\b.*)$/i,
    ([, rest = '']) => toReader(rest),
  ],
  [
    /^thank (?:everyone|everybody|people|them all|all of them|folks)$/i,
    () => 'Thank you to everyone',
  ],
  [
    /^(?:say|word|phrase|put) (?:it|that|this) (?:nicely|better|well|nicer|in a nice way|politely|kindly|differently)$/i,
    drop,
  ],
  [
    /^i(?:['’]?d like| would like| want|['’]?m hoping|['’]?m writing)? ?to (?:thank|say thank you to|say thanks to) (.+)$/i,
    ([, whom = '']) => `Thank you to ${whom}`,
  ],
  // What it should be about.
  [
    new RegExp(
      `^(?:i(?:['’]?d like| would like| want|['’]?d love| need) (?:${piece}|you|to)(?: to)?|${piece}(?: one)? (?:should|needs to|has to|must|could)|(?:we|you) should) (?:focus on|cover|talk about|be about|speak to|mention|explain|compare|include|name|highlight|feature|announce|share)(?: that)? (.+)$`,
      'i',
    ),
    ([, rest = '']) => rest,
  ],
  [
    /^(?:explain|cover|compare|focus on|highlight|talk about) (?=.*\b(?:separately|in the post|for me|in a line|in one line|in plain words|briefly)$)/i,
    drop,
  ],
  [
    /^(?:compare|cover|highlight|focus on|mention) (\p{Lu}.+|the .+|how .+|what .+|why .+|both .+)$/u,
    ([, rest = '']) => rest,
  ],
  [/^explain (?:how|why|what)\b.*$/i, ([all]) => ({ declined: [all] })],
  [
    /^not an? (?:\p{L}+ ){0,2}(?:comparison|post|ad|pitch|listing|guide|article|review|promotion|pitch)$/iu,
    drop,
  ],
  [/^(?:spotlight|feature)(?: on)? (.+)$/i, ([, rest = '']) => `In the spotlight: ${rest}`],
  [
    /^\d(?: ?(?:-|–|to|or) ?\d)? (?:lines?|sentences?|words|paragraphs?)(?: each| apiece| max| tops)?$/i,
    drop,
  ],
  [/^stay (?:off|away from|clear of|out of)\b.*$/i, drop],
  [/^(?:put|write|state|add|include)(?: in)? that (.+)$/i, ([, rest = '']) => rest],
  [
    /^(?:this|it)(?: one| post)?(?:['’]s| is) (?:just |really |only |all )?about [^,.]{2,30}$/i,
    drop,
  ],
  // How it should be.
  [/^(?:write|word|do|make) (?:it |this |that )?(?:like|as if|as though|the way)\b.*$/i, drop],
  [
    new RegExp(
      `^(?:i(?:['’]?d like| would like| want|['’]?d love|['’]?d prefer|['’]?d rather| need)) (?:${piece}|those|these|you)\\b.*$`,
      'i',
    ),
    drop,
  ],
  [
    new RegExp(
      `^${piece}(?: one)? (?:should|must|needs to|has to|ought to) (?:not )?(?:be|sound|read|feel|stay|have|go|come across|look)\\b.*$`,
      'i',
    ),
    drop,
  ],
  [
    new RegExp(
      `^(?:keep|make|leave|write|have) ${piece} (?!(?:\\p{L}+ )?(?:shut|closed|open|locked|unlocked|latched)\\b)(?!(?:and |or )?(?:clean|dry|running|on|open|clear|closed|covered|locked|cool|warm in|at|in the|under \\$|simple to)\\b).*$`,
      'iu',
    ),
    drop,
  ],
  [
    /^keep (?:it|this|that)(?! \p{L}+ (?:shut|closed|open|locked|latched)\b)(?: \p{L}+){1,4}$/iu,
    drop,
  ],
  [
    /^(?:no|skip the|leave off(?: the)?|without) hash ?tags?\b.*$/i,
    () => ({ hasNoHashtags: true }),
  ],
  [
    /^no (?:real )?(?:call to action|cta|pitch|sales ?pitch|selling|sales stuff|ask)(?: (?:really|needed|please|pls|at the end|at all|in this|this time|just(?: .{3,24})?))*$/i,
    () => ({ hasNoCall: true }),
  ],
  [
    /^(?:be |sound |stay |go )(?:encouraging|positive|nice|gentle|careful|honest|respectful|upbeat|funny|brief|kind|warm|light|subtle)\b.*$/i,
    drop,
  ],
  [
    /^(?:don['’]?t|dont|do not|never|no need to|try not to|let['’]?s not) (?:make (?:it|this|that|me|one|anything|things|stuff)|tell (?:people|them|folks|buyers|sellers)|sound|say|print|reference|mention|name|quote|promise|use (?:the (?:word|name|address|street|photo|number)|my|any names|their|her|his|client)|put|post (?:the|any|my|their)|include|tag|write|oversell|over-?do|push|pitch|do (?:a|an|any|the)|list any|ask for|go into|get into|call (?:it|them|him|her)|bring up|talk about|give (?:the|out|any|exact|premium|real|specific|(?:\p{L}+ )?(?:numbers|figures|prices|rates|advice|names))|show (?:the|any)|share (?:the|that|this|any|their|names?))\b.*$/iu,
    drop,
  ],
  [
    /^(?:skip|omit|leave out|leave off|avoid) (?:it|this|that|any|all|the (?:price|address|names?|number|rates?|street|link|photo|part|bit|exact|house|client)|names?|rates?|prices?|vendors?|lenders?|builders?|companies|emojis?|jargon|anything (?:about|on|salesy|political|legal)|client|mention|talk)\b.*$/i,
    drop,
  ],
  [
    /^(?:tag|credit|@) (?:them|him|her|both|it|the \p{L}+|my \p{L}+)\b(?!.*\b(?:comments|below)\b).*$/iu,
    drop,
  ],
  [
    /^(?:light|easy|go easy|heavy|short) on (?:the )?(?:legal|sales|numbers|jargon|details|text|words)\b.*$/i,
    drop,
  ],
  // What the agent is not sure of.
  [
    /^(?:verify|check|confirm|look (?:it )?up|double[- ]?check)\b.* or (?:just )?(?:leave|skip|drop|take)\b.*$/i,
    ([all]) => ({ declined: [all] }),
  ],
  [
    /^(?:(?:double[- ]?check|fact[- ]?check|verify|confirm)(?: (?:it|this|that|me|my|wording|spelling|before|with me|first|numbers?|the (?:wording|spelling|numbers?|figures?|date|math))\b.*)?|(?:check|look over|run) (?:(?:my|the|this|that) (?:math|spelling|wording|numbers?|figures?|grammar|year)|me on|with me|(?:it|this) by me|if (?:it|they|that)['’]?(?:s|re| is| are)? still)\b.*)$/i,
    (_, before) => ({
      unsure: [before.findLast((each) => /\d/.test(each)) ?? before.at(-1) ?? ''],
    }),
  ],
  [
    /^(?:i['’]?m |im |i am )?not (?:100% |totally |really |super )?(?:sure|certain|positive)\b.*$/i,
    (_, before) => ({
      unsure: [before.findLast((each) => /\d/.test(each)) ?? before.at(-1) ?? ''],
    }),
  ],
  [/^if (?:you|u) (?:can|could)\b.*\b(?:say|do|fit|make|work|put|write)\b.*$/i, drop],
  [
    /^(?:(?:pure(?:ly)? |just )?community(?: only| news| stuff)+|no (?:houses?|listings?|market) (?:talk|stuff|pitch|chat)|no (?:real estate|business|sales|work stuff|shop talk)(?: \p{L}+){0,3}|(?:keep|leave) (?:the )?real estate out(?: of (?:it|this))?)$/iu,
    () => ({ isCommunity: true }),
  ],
  [/^no (?:politics)(?: \p{L}+){0,3}$/iu, drop],
  // Said by the way.
  [/^can (?:i|we|you|u) (?:name|use|mention|say|share) (?:them|it|him|her|that|this|both)$/i, drop],
  [
    /^(?:sure|yes|yep|yeah)?,? ?(?:both|they|all|she|he)(?: of them)? (?:said|say|says) (?:yes|ok(?:ay)?|sure|fine|it['’]?s fine)$/i,
    drop,
  ],
  [
    /^(?:up to (?:you|u)|your call|dealer['’]?s choice|whatever (?:you think|works|fits|sounds good)|feel free(?: to .*)?|surprise me|do your (?:thing|magic)|you (?:pick|decide|choose)|use your (?:judgment|judgement)|have fun with (?:it|this)|you know what i mean|not sure how to (?:say|word) (?:it|this)|fyi|thanks?(?: you)?|thx|ty|if not,? (?:no (?:biggie|worries|problem)|that['’]?s fine))$/i,
    drop,
  ],
  [
    /^(?:that|this|the) (?:part|bit|line|detail) (?:is )?(?:private|just for you|off the record|not for (?:the post|print)|between us)\b.*$/i,
    drop,
  ],
  [
    /^(?:i|we) (?:won['’]?t|wont|will not|can['’]?t|cant|cannot|would rather not|prefer not to|['’]?d rather not) (?:name|say|share|give|list|mention|quote|post)\b.*$/i,
    drop,
  ],
  [/^(?:no|none|nobody|not) (?:that i can name|to name|one to name|anyone to name)\b.*$/i, drop],
];

/** It is said to the reader: "tell them to ask their lender". */
const toReader = (text: string) =>
  text
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemsel(?:f|ves)\b/gi, 'yourself')
    .replace(/\bthey(?:['’]re| are)\b/gi, "you're")
    .replace(/\bthey\b/gi, 'you')
    // "get them in writing" speaks of something else.
    .replace(
      /(?<=\b(?:for|to|tell|send|show|help|with|give|walk|text|call|email) )them\b/gi,
      'you',
    );

/** "floodsmart.gov and your own insurance agent": pages are looked at, people are asked. */
const askThere = (whom: string) => {
  const parts = whom.split(/,? and (?=your|the|a\b|their)/i);
  return parts
    .map((part, index) => {
      const verb = /\.\p{L}{2,}\b|\b(?:site|website|page|map|map tool)\b/u.test(part)
        ? 'check'
        : 'ask';
      return `${index === 0 ? capitalise(verb) : verb} ${part}`;
    })
    .join(' and ');
};
