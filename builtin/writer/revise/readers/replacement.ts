import { type Edit, type Reader, reader, type ValueName } from '#builtin/writer/revise/edit.ts';
import { spelledPrice } from '#builtin/writer/understand/segments.ts';
import { bare, unquoted } from './given-words.ts';

/** Words for other words, and values that are others now. */

const change =
  '(?:change|replace|exchange|swap(?: out)?|switch(?: out)?|correct|fix|update|make|turn|use|put|set)';
const into = '(?:to|with|for|by|into|->|→|=>|say)';
const words = (text: string) => `(?:["“'‘]${text}["”'’]|${text})`;

const values: [RegExp, ValueName][] = [
  [/^(?:new |list(?:ing)? |asking )?price(?: tag)?$/i, 'price'],
  [/^(?:(?:open house )?(?:times?|hours)|open house)$/i, 'hours'],
  [/^(?:date|day|open house (?:date|day))$/i, 'day'],
  [/^(?:(?:street )?address|(?:street|house) number)$/i, 'address'],
  [/^(?:my )?(?:phone|cell|phone number|cell number|number)$/i, 'phone'],
  [/^(?:my )?e-?mail(?: address)?$/i, 'email'],
  [/^(?:my |the )?(?:link|website|url|site)$/i, 'link'],
  [/^(?:size|square footage|sq ?ft|sqft)$/i, 'size'],
];
const valueNamed = (text = '') =>
  values.find(([says]) => says.test(text.trim().replace(/^(?:the|our) /i, '')))?.[1];

const isOfTheText =
  /^(?:it|this|that|the )?(?:tone|voice|style|length|post|text|title|headline|heading|layout|format|language|angle|whole thing|everything|it|this|hash ?tags?|emojis?|bullets?(?: points)?|lists?|paragraphs?|words|numbers|cta|call to action)$/i;

/** What a part should be like is nothing that could stand in its place. */
const describesText =
  /^(?:just |only )?(?:an?|one|two|the|its own|separate|single|\d)? ?(?:\w+ )?(?:sentences?|lines?|paragraphs?|bullets?|lists?|words?|questions?|headings?|titles?)$|^(?:less|more|better|nicer|first|last|gone|out|there|bold|caps|together|combined|separate)\b/i;

function reworded(from = '', to = ''): Edit | undefined {
  const [old, fresh] = [
    bare(from).replace(/^(?:the )?(?:words?|phrase|term|name|part that says|where it says) /i, ''),
    bare(to),
  ];
  const [plainOld, plainFresh] = [
    unquoted(old),
    unquoted(
      fresh.replace(
        /,? (?:everywhere|throughout|all over|each time|every time|in every place)$/i,
        '',
      ),
    ),
  ];
  // "it's a blue door not red"
  if (/^an? \p{Ll}/u.test(plainFresh) && /^\p{Ll}+$/u.test(plainOld))
    return { kind: 'reword', from: plainOld, to: plainFresh.replace(/^an? /, '') };
  if (/^(?:that|this|it|him|her|them|so)$/i.test(plainFresh)) return undefined;
  if (isOfTheText.test(plainOld) || plainFresh === '' || plainOld === '') return undefined;
  if (
    /^(?:an?|some|more|fewer|less) (?:\w+ )?(?:question|bullets?|list|emojis?|story|poem|checklist)\b/i.test(
      plainFresh,
    )
  )
    return undefined;
  if (describesText.test(plainFresh)) return undefined;
  // "dogs are NOT ok" replaces nothing.
  if (/\b(?:is|are|was|were|be|do|does|can|will)$/i.test(plainFresh)) return undefined;
  if (/^I$/.test(plainOld) || /^(?:we|I)$/i.test(plainFresh)) return undefined;
  if (/#/.test(old + fresh)) return undefined;
  return {
    kind: 'reword',
    from: plainOld.replace(/^the (?=\w+$)/i, (article) => (valueNamed(plainOld) ? article : '')),
    to: plainFresh,
  };
}

/** "12 to 2", "$379,900", "Nov 22": what a value looks like. */
const looksLikeValue =
  /^(?:\$ ?\d|\d[\d,.]* ?(?:sq\.? ?ft|sqft|square feet|sf)\b|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)? ?(?:-|–|to) ?(?:\d|noon)|\d{1,2}(?::\d\d)? ?[ap]\.?m|\d{2,4}(?:\.\d)?k\b|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d)/i;

/** "299" and "299k" in a talk about prices. */
const priced = (typed: string) =>
  spelledPrice(/^\d{2,3}(?:\.\d)?$/.test(typed) ? `${typed}k` : typed);

export const replacementReaders: Reader[] = [
  // What is quoted at the end are the new words, whatever the old ones hold.
  reader(
    /^(?:change|replace) (?:the )?["“]?([^"“”]{1,80}?)["”]? (?:to|with) ["“]([^"“”]{2,200})["”]$/i,
    ({ 1: from = '', 2: to = '' }) =>
      /^(?:title|headline|hash ?tags?|ending|end|closing|cta|call to action)$/i.test(from)
        ? undefined
        : reworded(from, to),
  ),
  reader(
    /^["“'‘]?(.{1,60}?)["”'’]? ?(?:->|=>|→) ?["“'‘]?(.{1,80}?)["”'’]?$/i,
    ({ 1: from, 2: to }) => reworded(from, to),
  ),
  reader(
    /^(?:put |make |write )?(?:the )?(?!title\b|headline\b)["“'‘]?(.{2,30}?)["”'’]? (?:in |be |to be |into )?(?:all )?(?:caps|upper ?case|capital letters)$/i,
    ({ 1: words = '' }) =>
      /\bnot\b/i.test(words)
        ? undefined
        : { kind: 'reword', from: bare(words), to: bare(words).toUpperCase() },
  ),
  reader(
    /^.{1,40}? (?:starts?|opens?|begins?|runs) (?:at|from) (\d\S*(?: ?[ap]m)?),? (?:and|to|until|till) (?:it )?(?:(?:ends?|closes?|goes|runs) )?(?:at |to |until |till )?(\d\S*(?: ?[ap]m)?)$/i,
    ({ 1: start = '', 2: end = '' }) => ({ kind: 'value', of: 'hours', to: `${start} to ${end}` }),
  ),
  // "explain what OHFA stands for: Ohio Housing Finance Agency"
  reader(
    /^(?:explain|say|define|spell out|write out)(?: what)? ["“'‘]?([\p{L}&. ]{2,20}?)["”'’]?(?: (?:stands for|means|is))?(?::| =| -) ["“'‘]?(.{3,60}?)["”'’]?$/iu,
    ({ 1: short = '', 2: long = '' }) => ({
      kind: 'reword',
      from: bare(short),
      // "a state grant" says what it is, and other words what it stands for.
      to: /^(?:an?|the) /i.test(long)
        ? `${bare(short)} (${bare(long)})`
        : `${bare(long)} (${bare(short)})`,
    }),
  ),
  // "pie pickup moved to tuesday nov 24, same time"
  reader(
    /^(?:(?:the |our |my )?.{2,40}? )?(?:(?:was|is|got|has been|is being|we|we['’]?re|i|they|had to|just) )*(?:move|moved|moving|pushed?|pushing|bumped|changed|rescheduled|switched)(?: (?:it|this|that|(?:the )?(?:open house|showings?|date|day|event|party)))?(?: back| out| up| over)? (?:to|until|till) (.{2,40}?)(?:,? (?:same|at the same) (?:time|place|hours|spot).*)?$/i,
    ({ 1: to = '' }) => {
      const when = to.replace(/ now$/i, '');
      if (!looksLikeValue.test(when) && !/^\d{1,2}\/\d{1,2}\b/.test(when)) return undefined;
      return /\d.*\d/.test(when) && /\p{L}/u.test(when) && !/\d\/\d/.test(when)
        ? { kind: 'statement', what: bare(when) }
        : { kind: 'value', to: bare(when) };
    },
  ),
  reader(
    /^(?:make|set|change|update|move) (?:the )?((?:open house )?(?:times?|hours|date|day)|price|address|phone number|number)(?: to| be)? (.{2,40})$/i,
    ({ 1: name, 2: to = '' }) => {
      const of = valueNamed(name);
      return of && /\d|day\b/i.test(to) ? { kind: 'value', of, to: bare(to) } : undefined;
    },
  ),
  reader(
    /^(?:it['’]?s|its|it is|that['’]?s) not (?:an? )?(.{2,40}?),? (?:it['’]?s|its|it is|but) (?:an? )?(.{2,40})$/i,
    ({ 1: from, 2: to }) => reworded(from, to),
  ),
  reader(
    /\bcapitali[sz]e (?:the word )?["“'‘]?([\p{L}\d'’ .-]{2,40}?)["”'’]?$/iu,
    ({ 1: of = '' }) => ({ kind: 'capitals', of: bare(of) }),
  ),
  reader(
    /^["“'‘]?([\p{L}\d'’ .-]{2,40}?)["”'’]? (?:should be|is|needs? (?:to be|a)|with a|has a) (?:capital(?:i[sz]ed)?|in caps|upper ?case|capital letters?)\b/iu,
    ({ 1: of = '' }) => ({
      kind: 'capitals',
      of: bare(of),
    }),
  ),
  reader(
    /\b(?:price |it )?(?:was|went from|dropped from|from) (\$?[\d,.]+k?),? (?:and )?(?:is |it['’]?s )?(?:now|to) (\$?[\d,.]+k?)\b/i,
    ({ 1: from = '', 2: to = '', input }) =>
      // "a food truck from 12 to 2" has no price.
      /\b(?:price|was|dropped|went|reduced)\b|\$/i.test(input) || /[k,]/i.test(from + to)
        ? { kind: 'reword', from: priced(from), to: priced(to) }
        : undefined,
  ),
  // "I don't like 'X', change it to 'Y'" is joined to "change 'X' to Y" before it is read.
  reader(
    new RegExp(`\\b${change} ["“'‘](.+?)["”'’] ${into} ["“'‘]?(.+?)["”'’]?[.!]?$`, 'i'),
    ({ 1: from, 2: to }) => reworded(from, to),
  ),
  reader(
    /\b(?:say|use|write|put|call (?:it|them)) ["“'‘]?(.+?)["”'’]? (?:instead of|not|rather than|in place of) ["“'‘]?(.+?)["”'’]?[.!]?$/i,
    ({ 1: to = '', 2: from }) =>
      reworded(from, to.replace(/^(?:that )?(?:it['’]?s|its|it is|it was) /i, '')),
  ),
  // "open house Sat 11-1 instead of by appointment"
  reader(
    /^(?!(?:say|write|call|start|end|open with|lead|make|use|put|focus|talk|add|do|have|with|for|more|less|maybe|give|show|tell|ask|write|list|i|we|it|no)\b)([^,.;]{4,60}?) instead of (?!that\b|this\b|it\b|the (?:list|bullets)\b)([^,.;]{3,40})$/i,
    ({ 1: to = '', 2: from = '' }) => ({
      kind: 'reword',
      from: bare(from),
      to: bare(to),
      isPart: true,
    }),
  ),
  reader(
    /\binstead of ["“'‘](.+?)["”'’],? (?:say|use|write|put) ["“'‘]?(.+?)["”'’]?[.!]?$|\binstead of (.{2,40}?),? (?:say|use|write|put) ["“'‘]?(.+?)["”'’]?[.!]?$/i,
    ({ 1: one, 2: two, 3: three, 4: four }) => reworded(one ?? three, two ?? four),
  ),
  // "i don't pay up to 450 anymore its up to 500"
  reader(
    /\b(?:don['’]?t|isn['’]?t|not|no longer|used to|was|went from)\b.*?(\$?\d[\d,.]*k?%?)(?:(?: \p{L}+){0,3} (?:any ?more|any longer|now))?,? (?:but |and )?(?:(?:it|they|we|i)['’]?(?:s|re)?(?: is| are| do)?|now)(?: now)?(?: \p{L}+){0,3} (\$?\d[\d,.]*k?%?)(?: now)?[.!]?$/iu,
    ({ 1: from = '', 2: to = '' }) => reworded(from, to),
  ),
  // "Glass City charges 8 not 9 percent"
  reader(
    /^(?:.{0,40}? )?(\$?\d[\d,.]*k?%?)(?: (\p{L}+))?,? (?:and )?not (\$?\d[\d,.]*k?%?)(?: (\p{L}+))?[.!]?$/iu,
    ({ 1: to = '', 2: one, 3: from = '', 4: two, input }) => {
      if (/\bat \S+(?: ?[ap]m)?,? not\b/i.test(input)) return undefined;
      const unit = (two ?? one ?? '').replace(/^percent$/i, '%').replace(/^(\w)/, ' $1');
      return { kind: 'reword', from: `${from}${unit}`, to: `${to}${unit}` };
    },
  ),
  // "the class is at 6:30 now"
  reader(
    /^(?:the |our |my )?(.{3,30}?) (?:is|are|starts?|begins?|runs?|will be)(?: now)?(?: at| from| on)? (\d{1,2}:\d\d(?: ?[ap]\.?m\.?)?|\d{1,2} ?[ap]\.?m\.?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(?: now| instead)?[.!]?$/i,
    ({ 1: from = '', 2: to = '', input }) =>
      /^(?:it|this|that|there)$/i.test(from)
        ? { kind: 'value', of: 'hours', to }
        : { kind: 'reword', from: bare(from), to, said: input },
  ),
  reader(
    /^(?:(?:it['’]?s|its|the name is|the street is|that['’]?s|spell it|spelled|it is|it should (?:be|say)|should (?:be|say)|make (?:it|that)|the \w+ (?:is|should be)) )(?:spelled |called |actually |really |on |at )?["“'‘]?(.{1,50}?)["”'’]?,? (?:and )?not (?:on |at )?["“'‘]?(.{1,50}?)["”'’]?[.!]?$/i,
    ({ 1: to, 2: from }) => reworded(from, to),
  ),
  reader(
    /^(?:it|that|the .{3,20}?|we|doors?) (start|open|begin|end|close|finish)(?:s|ed)? at (\S+(?: ?[ap]m)?),? not (?:at )?(\S+(?: ?[ap]m)?)[.!]?$/i,
    // The first or the last of the hours, wherever else the number stands.
    ({ 1: verb = '', 2: to = '', 3: from = '' }) =>
      /^(?:start|open|begin)$/i.test(verb)
        ? { kind: 'reword', from: `${from} to`, to: `${to} to` }
        : { kind: 'reword', from: `to ${from}`, to: `to ${to}` },
  ),
  reader(
    /^.{1,30}? (?:ends?|starts?|closes?|opens?|moved|went|sold|closed|has|have|had|was|were|meets?|runs?|comes?)(?: (?:to|on|at|in|for|from|with|through|until))? (.{1,40}?),? (?:and )?not (?:to |through |until |on |at |in |for |from |with )?(.{1,40}?)[.!]?$/i,
    ({ 1: to, 2: from }) => reworded(from, to),
  ),
  reader(
    /^(?:the )?(.{2,30}?) (?:is|are) (?!not\b|too\b|so\b)(?:on |at |actually |really )?(.{1,50}?),? not (?:on |at )?(.{1,50}?)[.!]?$/i,
    ({ 2: to, 3: from }) =>
      /^(?:an?|the|very|that|enough)\b/i.test(from ?? '') ? undefined : reworded(from, to),
  ),
  reader(
    /^(.{1,40}?),? (?:should be|needs? to be|is supposed to be|should say|should read) (?!mentioned|included|added|shorter|longer|more|less|first|last|the (?:very )?(?:first|last)\b|at |removed|deleted|gone|in |on |the first|there|a question|bold)["“'‘]?(.{1,60}?)["”'’]?(?: now)?[.!]?$/i,
    ({ 1: from, 2: to = '' }) => {
      const name = valueNamed(from);
      if (name) return { kind: 'value', of: name, to: bare(to) };
      return /^(?:it|this|that|there)$/i.test(from ?? '')
        ? looksLikeValue.test(to)
          ? { kind: 'value', to: bare(to) }
          : undefined
        : reworded(from, to);
    },
  ),
  reader(
    /^(?:(?:the|my|our|[\w-]+['’]s) )?(?:new )?((?:list |asking )?price|(?:open house )?(?:time|hours|date|day)|(?:street )?address|phone(?: number)?|cell|number|e-?mail|link|website|square footage|sq ?ft|size)(?: (?:is|was|are))?(?: (?:wrong|off|incorrect|changed|different|new)[,;.]?(?: and)?(?: (?:it['’]?s|its|it is|should be|is|to|now))*| now| dropped to| is now| is|:)+ (.{2,60}?)(?: now)?[.!]?$/i,
    ({ 1: name, 2: to = '' }) => {
      const of = valueNamed(name);
      return of && /\d|day\b/i.test(to) ? { kind: 'value', of, to: bare(to) } : undefined;
    },
  ),
  reader(
    /^(?:make (?:it|that)|it['’]?s|its|change (?:it|that) to|now)(?: now| actually)? (.{2,30}?)(?: now| instead)?[.!]?$/i,
    ({ 1: to = '' }) =>
      looksLikeValue.test(to) && !/\b(?:words?|char\w*|hash\w*|bullets?)\b/i.test(to)
        ? /day\b(?:,? (?:at|from)|.*\d.*,| the \d.*) ?\d/i.test(to)
          ? { kind: 'statement', what: bare(to) }
          : { kind: 'value', to: bare(to) }
        : undefined,
  ),
  reader(
    /\bspell out ["“'‘]?([\p{L}&. ]{2,20}?)["”'’]?(?: (?:as|to|:) ["“'‘]?(.+?)["”'’]?)?[.!]?$/iu,
    ({ 1: from = '', 2: to }) => (to ? reworded(from, to) : spelledOut(from)),
  ),
  reader(
    new RegExp(
      `\\b${change}\\s+(?:the (?:words?|phrase|name|part) )?(${words('(?:(?!\\b(?:to|with)\\b)[^"“#]){1,60}?')})\\s+${into}\\s+(${words('[^#]{1,120}?')})[.!]?$`,
      'i',
    ),
    ({ 1: from = '', 2: to = '', input }) => {
      const name = valueNamed(unquoted(from));
      if (name && /\d|day\b/i.test(to)) return { kind: 'value', of: name, to: bare(to) };
      if (/^(?:use|put|make|set|turn)/i.test(input) && !/["“'‘]/.test(input)) return undefined;
      return reworded(from, to);
    },
  ),
  reader(
    /\b(?:fix|check|correct|clean up|watch|proofread)\b[^.]{0,15}\b(?:typos?|spelling|grammar|misspell\w*)\b|\bproofread\b|\b(?:spell ?check)\b/i,
    () => ({ kind: 'spelling' }),
  ),
];

/** "explain p&s": a short name is written out, anything else needs the agent's words. */
export const explanationReader: Reader = reader(
  /(?:\b(?:explain|define|clarify)(?: what)?|^what(?:['’]?s| is| does| do| are)(?: an?)?(?=.*\b(?:means?|stands? for)\b)) ["“'‘]?(?:the )?([\p{L}&. -]{2,30}?)["”'’]?(?: (?:is|are|means?|stands? for))?(?: in (?:(?:plain|simple|normal) (?:english|words|terms|language)|(?:one|a|the first|1) (?:line|sentence)))?(?: (?:at the (?:top|start|beginning)|up front))?(?: (?:for|to) (?:normal |regular |first[- ]?time )?(?:people|folks|buyers|beginners|everyone|readers))?(?: simply| quickly| like (?:i['’]?m|i am|they['’]?re|we['’]?re) (?:\p{L}+ )?(?:five|5|\d+)(?: years? old)?)?\??(?:[,.] .*)?$/iu,
  ({ 1: what = '', input }) => {
    const long = longNames[bare(what).toLowerCase()];
    if (/^(?:it|this|that|everything)\b/i.test(what)) return undefined;
    return long
      ? { kind: 'reword', from: bare(what), to: `${long} (${bare(what).toUpperCase()})` }
      : {
          kind: 'mention',
          what: bare(what),
          isTopic: true,
          ...(/\b(?:first (?:line|sentence)|at the (?:top|start|beginning)|up front)\b/i.test(
            input,
          ) && {
            isFirst: true,
          }),
        };
  },
);

/** Short names that the trade writes out. */
const longNames: Record<string, string> = {
  nyt: 'New York Times',
  hoa: 'homeowners association',
  mls: 'multiple listing service',
  dom: 'days on market',
  pmi: 'private mortgage insurance',
  fha: 'Federal Housing Administration',
  hvac: 'heating and cooling',
  'p&s': 'purchase and sale agreement',
  cta: 'call to action',
  sqft: 'square feet',
  pm: 'property management',
  adu: 'accessory dwelling unit',
  st: 'Street',
  ave: 'Avenue',
  rd: 'Road',
  blvd: 'Boulevard',
  dr: 'Drive',
  ln: 'Lane',
  'sq ft': 'square feet',
};

function spelledOut(short: string): Edit {
  // "spell out Avenue" names the long form.
  const [known] =
    Object.entries(longNames).find(
      ([, words]) => words.toLowerCase() === bare(short).toLowerCase(),
    ) ?? [];
  if (known) return { kind: 'reword', from: known, to: longNames[known] ?? bare(short) };
  const long = longNames[bare(short).toLowerCase()];
  return long
    ? { kind: 'reword', from: bare(short), to: long }
    : {
        kind: 'declined',
        what: `tell what "${bare(short)}" stands for`,
        instead: 'Tell me the words, and I will put them in.',
      };
}
