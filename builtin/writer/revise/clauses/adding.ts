import type { Edit } from '#builtin/writer/revise/edit.ts';
import { given } from '#builtin/writer/revise/readers/given-words.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { phoneIn } from '#builtin/writer/understand/segments.ts';
import { bareObject, shareIn, stands } from './parts.ts';
import { type ClauseReader, groupsOf, wholeText } from './reading.ts';

const say =
  '(?:add|mention|include|put in|work in|throw in|say|note|state|point out|tell (?:them|people|readers|folks|everyone)|let (?:them|people|readers|folks|everyone) know|make sure (?:it|to) (?:says?|mentions?|includes?))';
const saying = new RegExp(`^${say}(?: in)?(?: that)? (.+)$`, 'i');

/** "last year's number, it was 51" is "last year's number was 51". */
const saidApart =
  /^((?:the |my |our |last |this )?[\p{L}\d'’ ]{3,40}?), (?:it|they|that) (was|is|were|are) (\S.*)$|^((?:the |my |our |last |this )?[\p{L}\d'’ ]{3,40}?), (?:it['’]s|its) (\S.*)$/iu;

const addingApart: ClauseReader = (words) => {
  const [what = ''] = groupsOf(saying, words) ?? [];
  if (/^(?:what|how|when|where|who|why|which)\b/i.test(what)) return undefined;
  const [one = '', verb = '', value = '', other = '', rest = ''] = groupsOf(saidApart, what) ?? [];
  if (/\b(?:name|number to call|phone|cell|email)$/i.test(one || other)) return undefined;
  if (one !== '' && /\d/.test(value))
    return [{ kind: 'mention', what: `${one} ${verb} ${value}`, isLiteral: true }];
  // "insurance went up, its 1,020 now": two things are said, and the figure is of the first word.
  if (other !== '' && /\d/.test(rest) && phraseKind(other) === 'sentence')
    return [
      { kind: 'statement', what: `${other.split(' ')[0]} is ${rest}` },
      { kind: 'mention', what: other, isLiteral: true },
    ];
  return other !== '' && /\d/.test(rest)
    ? [{ kind: 'mention', what: `${other} is ${rest}`, isLiteral: true }]
    : undefined;
};

const nearTop =
  /,? (?:somewhere |right )*(?:near|toward|towards|close to) the (?:very )?(?:top|start|beginning|front)$/i;
const beside =
  /^(.+?),? (?:right |just )?(before|after|under|below|above) (?:the |my )?(.{3,50})$/i;

/** New words with a place for them: "near the top", "after the price". */
const addingAtPlace: ClauseReader = (words, post) => {
  const [what = ''] = groupsOf(saying, words) ?? [];
  if (what === '') return undefined;
  if (nearTop.test(what)) return [mention(what.replace(nearTop, ''), words, { isNearTop: true })];
  const [said = '', side = '', anchor = ''] = groupsOf(beside, what) ?? [];
  const text = wholeText(post);
  const isPlace =
    said.split(' ').length > 1 &&
    /\b(?:part|line|sentence|bit|paragraph|bullets?|list|section|opening|address|price|question)$/i.test(
      anchor,
    ) &&
    !/\d/.test(anchor);
  if (
    isPlace &&
    (shareIn(text, anchor) >= 0.5 || /\b(?:list|bullets?|address|price|opening)$/i.test(anchor)) &&
    /^(?:after|under|below)$/i.test(side)
  )
    return [mention(said, words, { about: bareObject(anchor) })];
  return undefined;
};

const mention = (
  what: string,
  all: string,
  more: Partial<Extract<Edit, { kind: 'mention' }>>,
): Edit => ({
  kind: 'mention',
  what: given(what.replace(/^["“](.+)["”]$/, '$1')),
  ...(/\b(?:that|say|tell|know)\b/i.test(all) && { isLiteral: true }),
  ...more,
});

const topic =
  /^(?:add|include|write|put in|give me|i want|throw in|can we get)(?: in)? (?:an? |one |another |some )?(?:(?:short|quick|little|whole|new|brief|separate) )?(section|paragraph|part|bit)s? (?:on|about|for|covering|regarding|re) (?:the |my |our )?(.{3,60})$/i;

/** "add a section on fences": what the section should say only the agent or a model knows. */
const addingTopic: ClauseReader = (words) => {
  const [, about = ''] = groupsOf(topic, words) ?? [];
  if (about === '' || /\d|\b(?:is|are|was|were|has|have|can|will)\b/i.test(about)) return undefined;
  return [{ kind: 'mention', what: given(about), isTopic: true }];
};

const insteadOf =
  /^(?:add|put|use|include|give) (?:in )?(.*(?:\d{3}[-. ]\d{4}|@\S+\.\w|\w\.(?:com|net|org|example)\b).*?) (?:instead of|in place of|rather than) (?:the |my )?(.{3,40})$/i;

/** "add my number 219-555-0171 instead of the button": one way to reach the agent for another. */
const addingInstead: ClauseReader = (words) => {
  const [what = ''] = groupsOf(insteadOf, words) ?? [];
  if (what === '') return undefined;
  const reach =
    /\S*(?:\d{3}[-. ]\d{4}|@\S+\.\w+|\w\.(?:com|net|org|example)\S*)/i.exec(what)?.[0] ?? '';
  const isBare =
    /^(?:my |our |the )?(?:number|phone|cell|email|link|website)\b/i.test(what) || reach === what;
  const call = /@/.test(reach)
    ? 'Email me at'
    : /\d{3}[-. ]\d{4}/.test(reach)
      ? 'Call me at'
      : 'See more at';
  return [
    { kind: 'callToAction', text: isBare ? `${call} ${reach}` : given(what), isInstead: true },
  ];
};

const havingThem =
  /^(?:have|get|ask|tell|let) (?:them|people|readers|folks|everyone|buyers|sellers) (?:to )?((?:call|text|email|message|dm|reach|contact|visit|go to|sign up|book|comment|reply|send me|stop by|come)\b.{3,80}?)(?: (?:instead of|rather than|in place of|not) (?:the |my |to )?.{3,50}| instead)?$/i;

/** "have them call me at 509-555-0190 instead of the checklist": what readers should do at the end. */
const addingCall: ClauseReader = (words) => {
  const [what = ''] = groupsOf(havingThem, words) ?? [];
  return what === '' || /\b(?:if|when|before|after|because|that)\b/i.test(what)
    ? undefined
    : [{ kind: 'callToAction', text: given(what), isInstead: true }];
};

const bullet =
  /^(?:add|include|put in|throw in|give me) (?:an?|another|one more) (?:bullet|item|bullet point|stop)(?: point)?(?: to the list| in the list)? ?(?:about|for|on|saying|that says|with|:) ?(.{3,80})$/i;

/** "add a bullet about planting ti leaves" */
const addingToList: ClauseReader = (words) => {
  const [what = ''] = groupsOf(bullet, words) ?? [];
  return what === '' ? undefined : [{ kind: 'mention', what: given(what), inList: true }];
};

const newList =
  /^(?:add|make|put in|include|give (?:it|me)|use|write)(?: in)? (?:an? |another |this )?(?:short |quick |little |simple )?(?:(?:bullet(?:ed)?|bullet point) )?(?:list|check ?list|bullets)(?: that says| with| of)?: (.{8,})$/i;

/** "add a list: hoses off, dampers closed": a new one of these items. */
const addingList: ClauseReader = (words) => {
  const [what = ''] = groupsOf(newList, words) ?? [];
  const items = what
    .split(/\s*[;,\n]\s*(?:and )?/)
    .map((item) => given(item))
    .filter(Boolean);
  return items.length < 2 ? undefined : [{ kind: 'newList', items }];
};

const didWhat =
  /^((?:my|our|the|his|her) [\p{L}][\p{L}'’ ]{2,40}?),? who (?!(?:will|would|can|is|are|was|were|has|have)\b)(\p{L}+ .{3,100})$/iu;

/** "mention my husband Ray who put out every sign": who did what is a sentence. */
const addingDeed: ClauseReader = (words) => {
  const [what = ''] = groupsOf(saying, words) ?? [];
  const [who = '', all = ''] = groupsOf(didWhat, what) ?? [];
  const [did = '', ...others] = all.split(/,? and (?=(?:it['’]?s|its|there['’]?s|theres) )/i);
  return who === ''
    ? undefined
    : [
        { kind: 'mention', what: given(`${who} ${did}`), isLiteral: true },
        ...others.map((other): Edit => ({ kind: 'statement', what: given(other) })),
      ];
};

const underTheText =
  /^(?:put|add|include|list|end(?: it)? with|close(?: it)? with|sign(?: it)?(?: off)? with) (?:my|our) (?:brokerage|company|broker|office|team|firm|name)(?: (?:and|&|\+) (?:my |our )?(?:phone |cell )?(?:number|phone|cell|brokerage|company|title))?(?:,? (?:at|on|to) the (?:very )?(?:bottom|end))?(?::| -|,| is|,? it['’]?s|,? its)+ (\S.{2,80})$/i;

/** "put my brokerage at the bottom: Key City Homes", "end it with my name and number: Teri Volk 701-555-0143" */
const addingSignature: ClauseReader = (words) => {
  const [typed = ''] = groupsOf(underTheText, words) ?? [];
  const phone = phoneIn.exec(typed)?.[0];
  const name = given(phone ? typed.replace(phone, '') : typed).replace(/,? (?:and|at)$/i, '');
  return typed === ''
    ? undefined
    : [{ kind: 'signature', text: [name, phone].filter(Boolean).join(', ') }];
};

const explained =
  /^(?:explain|clarify) (?:the |what (?:the |an? )?)?([\p{L}\d'’ -]{3,40}?)(?: (?:thing|part|bit|line|sentence|stuff|one|bullet))?(?: (?:is|means?))?(?::| -|,) ((?:it['’]?s|its|it is|it|that|they|you|the) .{8,200})$/iu;

/** "explain the car tax: it's about $400 a year": what to say stands behind it. */
const addingExplanation: ClauseReader = (words, { content }) => {
  const [about = '', said = ''] = groupsOf(explained, words) ?? [];
  return about === '' || shareIn(content, about) < 0.5
    ? undefined
    : [{ kind: 'mention', what: given(said).replace(/^its /i, "it's "), isLiteral: true, about }];
};

const besideName =
  /^(?:add|include|put|mention) ((?:\p{Lu}[\p{L}'’&.]*(?: (?:and|&|of|the) )? ?){1,5}),? (?:right )?(?:after|next to|behind|beside|with) ((?:\p{Lu}[\p{L}'’&.]*(?: |$)){1,5})$/u;

/** "add Red River Plumbing after Dakota Furnace": one name beside another, or below it on a list. */
const addingBesideName: ClauseReader = (words, { content }) => {
  const [fresh = '', there = ''] = groupsOf(besideName, words) ?? [];
  if (fresh === '' || !stands(content, there)) return undefined;
  return content.split('\n').some((line) => line.trim() === there)
    ? [{ kind: 'mention', what: fresh, inList: true }]
    : [{ kind: 'reword', from: there, to: `${there} and ${fresh}` }];
};

const allowed =
  /^(?:say|add|mention|note)(?: that)? ((?:no )?(?:\p{L}+ )?\p{L}+) (?:are )?(ok|okay|welcome|allowed|fine|included|required|optional)$/iu;

/** "say dogs ok" is "Dogs are ok." */
const addingRule: ClauseReader = (words) => {
  const [who = '', state = ''] = groupsOf(allowed, words) ?? [];
  if (who === '' || /^(?:is|are|it|that)\b/i.test(who)) return undefined;
  const verb = /s$/i.test(who) ? 'are' : 'is';
  return [
    {
      kind: 'mention',
      what: /^no /i.test(who)
        ? `${who} ${state}`
        : `${who} ${verb} ${state.replace(/^okay$/i, 'ok')}`,
      isLiteral: true,
    },
  ];
};

const toList =
  /^(?:add|put|include)(?: in)? (.{2,60}?) (?:to|in|on|into) (?:the |my |our )?(?:list(?: of \p{L}+)?|bullets?(?: points)?|stops|places|spots|features|highlights|items)$/iu;

/** "add Creature Comforts to the stops" */
const addingItem: ClauseReader = (words) => {
  const [what = ''] = groupsOf(toList, words) ?? [];
  return what === '' || /^(?:it|that|this|an? emojis?|emojis?|numbers?)\b/i.test(what)
    ? undefined
    : [{ kind: 'mention', what: given(what), inList: true }];
};

const sentenceAbout =
  /^(?:add |i want |write |include )?(?:an?|one|1|another) (?:short |quick )?(?:sentence|line|note) (?:about|on) (?:the |my )?(.{3,30}?)(?::| saying| that says) (.{6,160})$/i;

/** "1 sentence about the street: it's a quiet dead end" */
const addingSentence: ClauseReader = (words) => {
  const [about = '', line = ''] = groupsOf(sentenceAbout, words) ?? [];
  return line === ''
    ? undefined
    : [
        {
          kind: 'mention',
          what: given(line).replace(/^its /i, "it's "),
          isLiteral: true,
          about: bareObject(about),
        },
      ];
};

const lineFor =
  /^(?:add|include|put in|put|write) (?:an? )?(?:short |quick )?(?:line|note|sentence|word) (?:for|to) (?:the |my |our )?(\p{L}+(?: \p{L}+)?)(?::| saying| that says) (.{4,140})$/iu;

/** "add a line for agents: lockbox after 3" */
const addingForReaders: ClauseReader = (words) => {
  const [whom = '', line = ''] = groupsOf(lineFor, words) ?? [];
  return whom === ''
    ? undefined
    : [{ kind: 'mention', what: `For ${whom.toLowerCase()}: ${given(line)}`, isLiteral: true }];
};

const someMore =
  /^(?:add|include|say|mention|put(?: in)?|write|throw in) (?:something|a (?:bit|little)|some(?: more)?(?: info| details?)?|a few words|info|details?|more)(?: more)? (?:about|on|regarding) (?:the |my |our )?(.{3,40})$/i;

/** "add something about the neighborhood": what that is nobody has said. */
const addingUnsaid: ClauseReader = (words) => {
  const [about = ''] = groupsOf(someMore, words) ?? [];
  return about === '' ||
    /\d|\b(?:is|are|was|were|has|have|can|will|being|why|how|what)\b/i.test(about) ||
    about.split(' ').length > 4
    ? undefined
    : [{ kind: 'mention', what: given(about), isTopic: true }];
};

const addedNo =
  /^(?:add|mention|include|put in|note)(?: that)?(?: there(?:['’]?s| is| are))? (no \p{L}+(?: \p{L}+){0,4})$/iu;

/** "add no hoa" */
const addingNo: ClauseReader = (words) => {
  const [what = ''] = groupsOf(addedNo, words) ?? [];
  return what === '' || /^no (?:hash|emoji|bullet|exclam|colon|dash|question)/i.test(what)
    ? undefined
    : [{ kind: 'mention', what: what.replace(/\bhoa\b/i, 'HOA'), isLiteral: true }];
};

const thanks =
  /^(?:add|put|include|end with|close with|finish with|say|give|(?:make|turn) (?:it|this|that)(?: into)?)(?: in)? (?:an? )?(?:big |quick |short |huge |little |nice |warm )?(?:thank[- ]?you|thanks|shout[- ]?out)(?: note| line)? to (?:all )?((?:my|our|the|everyone|all|those)\b.{0,60}?|\p{Lu}.{1,60}?)(?:,? (?:at|in|near|to) the (?:very )?(?:end|bottom|close|top|start)| (?:instead of|rather than) .{3,40})?$/iu;

const thanksFor =
  /^(?:add|put|include|write)(?: in)? (?:an? )?(?:short |quick |nice )?(?:line|sentence|note|something|bit)? ?(?:that |which )?(?:thanks|thanking) (?:people|readers|them|everyone|folks|everybody|you|the reader) for (.{3,60}?)(?:,? (?:at|in|near) the (?:very )?(?:end|bottom|close))?$/i;

/** "add a thank you to my clients at the end" */
const thanking: ClauseReader = (words) => {
  const [deed = ''] = groupsOf(thanksFor, words) ?? [];
  if (deed !== '')
    return [{ kind: 'endWith', what: `Thanks for ${given(deed)}.`, isLiteral: true }];
  const [whom = ''] = groupsOf(thanks, words) ?? [];
  if (whom === '') return undefined;
  const isStart = /\b(?:top|start)$|^(?:make|turn) /i.test(words);
  return [
    {
      kind: isStart ? 'startWith' : 'endWith',
      what: `Thank you to ${given(whom)}.`,
      isLiteral: true,
    },
  ];
};

const atAnEnd =
  /^(?:add|include|put|write|insert|stick|place)(?: in)?(?: the (?:words?|line|phrase|sentence))?:? (.+?),? (?:at|to|as|on|in) (?:the )?(?:very )?(end|bottom|last line|close|top|start|beginning|first line)$/i;
const needsOther =
  /^(?:an?|some|another|more|one|\d+|the|my|our|your|it|this|that|them|something|what|why|how|who|where|when)\b|\b(?:emojis?|hash ?tags?|questions?|call to action|cta)\b|#/i;

/** "add Listing by Ana Ortiz, Sandia Vista Realty at the end": words that the text does not have yet. */
const addingAtEnd: ClauseReader = (words, { content }) => {
  const [what = '', where = ''] = groupsOf(atAnEnd, words) ?? [];
  if (
    !/\bname\b/i.test(what) &&
    /^(?:my|our|the) .*(?:\S+@\S+\.\w|\w\.(?:com|net|org|example)\b|\d{3}[-. ]\d{4})/i.test(what) &&
    /^(?:end|bottom|last|close)/i.test(where)
  )
    return [{ kind: 'mention', what: given(what) }];
  const isNew = !/["“]/.test(what) && !needsOther.test(what) && what.split(' ').length > 1;
  if (!isNew || shareIn(content, what) >= 0.75) return undefined;
  const isStart = /^(?:top|start|beginning|first)/i.test(where);
  return [{ kind: isStart ? 'startWith' : 'endWith', what: given(what), isLiteral: true }];
};

const quotedLine =
  /^(?:add|include|put(?: in)?|insert|mention|say|work in)(?: (?:the )?(?:words?|line|phrase|sentence))?:? ["“]([^"”]+)["”](?: (?:somewhere|in there|too|as well))?$/i;

/** 'add "Hosted by Dana Whitlock"': a line as it was typed. */
const addingQuoted: ClauseReader = (words) => {
  const [what = ''] = groupsOf(quotedLine, words) ?? [];
  return what === '' ? undefined : [{ kind: 'mention', what, isLiteral: true }];
};

const listedThat = /^(.{3,80}?),? and that (.{4,120})$/i;
const value =
  /^(?:the |my |our )?(time|hours|price|date|day|address|phone|cell|number|email|link)(?: is|:|,)? (.{2,60})$/i;

/** "add the time, 5 to 9, and that parking is in the deck": one thing after the other. */
const addingSeveral: ClauseReader = (words) => {
  const [what = ''] = groupsOf(saying, words) ?? [];
  const [one = '', other = ''] = groupsOf(listedThat, what) ?? [];
  const thing = one === '' ? what : one;
  const [name = '', amount = ''] = groupsOf(value, thing) ?? [];
  const isValue =
    name !== '' && /^[\d$#(]|^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i.test(amount);
  if (one === '' && !isValue) return undefined;
  if (isValue && /^(?:phone|cell|number|email|link)$/i.test(name) && one === '') return undefined;
  const first: Edit = isValue
    ? {
        kind: 'mention',
        what: /^(?:time|hours|date|day)$/i.test(name)
          ? asLine(amount)
          : `the ${name.toLowerCase()} ${amount}`,
        ...(/^(?:time|hours|date|day)$/i.test(name) && { isLiteral: true }),
      }
    : { kind: 'mention', what: given(one) };
  return one === '' ? [first] : [first, { kind: 'mention', what: given(other), isLiteral: true }];
};

/** "5 to 9" as a line under the text. */
const asLine = (amount: string) => given(amount).replace(/ ?[-–] ?/, ' to ');

export const addingReaders: ClauseReader[] = [
  addingBesideName,
  addingSignature,
  addingExplanation,
  addingList,
  addingDeed,
  addingQuoted,
  addingNo,
  thanking,
  addingAtEnd,
  addingInstead,
  addingCall,
  addingSentence,
  addingForReaders,
  addingUnsaid,
  addingItem,
  addingApart,
  addingToList,
  addingRule,
  addingTopic,
  addingAtPlace,
  addingSeveral,
];
