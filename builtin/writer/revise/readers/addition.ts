import { capitalise } from '#builtin/writer/language/sentences.ts';
import { type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { asClause, askedForPattern, bare, given, unquoted } from './given-words.ts';

const add =
  '(?:mention(?:ing)?|include|add|talk about|work in|throw in|put in|refer to|bring up|say|state|note|point out|tell (?:them|people|readers|everyone)|let (?:them|people|readers|everyone) know|make sure (?:it|to) (?:say|says|mention|mentions|include|includes)|be sure to (?:mention|say|include)|focus (?:more )?on|emphasi[sz]e|highlight|write about|also has|plug)';
const lead =
  '(?:that |also |in that |something (?:about|like) |some(?:thing)? (?:about|on) |(?:an?|one more|another|one|a short|a quick|a few|more) (?:lines?|sentences?|notes?|words?|paragraphs?|bits?|mentions?|disclaimers?|disclosures?|reminders?|warnings?|heads[- ]up) (?:about|on|that says?|saying|of|that|with|to) |more (?:about|on) |how )?';

/** What is to be said is a sentence, and what is to be mentioned is a thing. */
const isSaying = /^(?:say|tell|let|state)\b(?! (?:something|more)\b)/i;

/** "more detail on the radiant heat": before the whole text is read as too short. */
export const moreAboutReader: Reader = reader(
  /^(?:add |give |include |go into |want |need )?(?:some )?more (?:detail|details|info|information|depth) (?:on|about|regarding) (?:the |my |our )?(.{3,40})$/i,
  (match) => ({ kind: 'mention', what: given(match[1]), isTopic: true }),
);

/** Something to say that the text does not say yet. */
export const additionReaders: Reader[] = [
  reader(
    /^(?:add|put|include|write|insert) (?:an? |one |another )?(?:(?:short |quick )?(?:line|sentence|note) )?(?:at|to|in) the (?:very )?(start|top|beginning|front|end|bottom)(?: of (?:it|the post))?(?:,? (?:that says|saying|with|which says)|:|,) ["“'‘]?(.{3,160}?)["”'’]?$/i,
    ({ 1: where = '', 2: what = '' }) => ({
      kind: /^(?:end|bottom)$/i.test(where) ? 'endWith' : 'startWith',
      what: unquoted(what),
      isLiteral: true,
    }),
  ),
  // "add a line saying no pressure", "add: no pressure"
  reader(
    /^(?:add|put|include|write|insert)(?: in)? (?:an? |one |another )?(?:short |quick |little )?(?:line|sentence|note|bit|part)(?: in there| somewhere)? (?:that says|saying|which says|like|:) ?["“'‘]?(.{3,160}?)["”'’]?$/i,
    ({ 1: what = '' }) => ({ kind: 'mention', what: unquoted(what), isLiteral: true }),
  ),
  // "whats the lot size?", often with the answer right behind it
  reader(
    /^(what|when|where|who)(?:['’]?s| is| are) ((?:the|my|our|your) .{2,40}?)\??$/i,
    (match) => ({
      kind: 'unknown',
      what: `${match[1]?.toLowerCase()} ${bare(match[2])} is`,
    }),
  ),
  reader(
    new RegExp(
      `^(?:${add}|explain|clarify|specify|give)\\s+(?:also |exactly )?(${askedForPattern})$`,
      'i',
    ),
    ({ 1: what = '' }) =>
      // "say when you come by, ..." would be a sentence of its own.
      /[,;:]|\b(?:you|I)['’]?(?:ll| will| can)\b/.test(what)
        ? undefined
        : { kind: 'unknown', what: asClause(bare(what)) },
  ),
  reader(
    /\b(?:add|put|give it|use)\b.{0,12}\b(?:sub)?(?:heading|header)s?\b(?:.{0,20}?(?: that says| saying| called| like| with)|:)? ["“'‘](.{2,80}?)["”'’]|\b(?:add|put|give it|use)\b.{0,12}\b(?:sub)?(?:heading|header)s?\b(?: that says| saying| called|:) (.{2,80})$/i,
    ({ 1: one, 2: two }) => ({ kind: 'heading', text: given(one ?? two) }),
  ),
  reader(
    /\b(?:add|put|give it|use|with|more|needs?)\b.{0,20}\b(?:sub)?(?:heading|header)s?\b/i,
    () => ({
      kind: 'declined',
      what: 'think of a heading for it',
      instead: 'Tell me its words, and I will put it in.',
    }),
  ),
  reader(
    /\b(?:(?:add|put|include) (?:my|our) (?:name|info|sign[- ]?off|signature)(?: (?:at|to|on|in) the (?:very )?(?:bottom|end))?[,:]?(?: (?:it['’]?s|its))?|sign (?:it|this|off)?(?: (?:as|with|from|by))?:?(?: [-–—])?|signed(?: by)?|add (?:my|a) (?:sign[- ]?off|signature):?(?: as| of)?|end with my name,?) ["“]?(\p{Lu}.{2,60}?)["”]?[.!]?$/u,
    ({ 1: text = '' }) => ({
      kind: 'signature',
      text: unquoted(text),
    }),
  ),
  reader(
    /\b(?:add|include|put) ["“]?(.+?)["”]? (?:to|in|into|on) the (?:list|bullets|bullet points)$/i,
    ({ 1: what = '' }) => ({
      kind: 'mention',
      what: given(what),
      inList: true,
    }),
  ),
  reader(
    /\badd (?:an?|another|one more) (?:bullet|item|point)(?: (?:about|for|that says|saying|with|on))?:? ["“]?(.+?)["”]?$/i,
    ({ 1: what = '' }) => ({
      kind: 'mention',
      what: given(what),
      inList: true,
    }),
  ),
  reader(
    /\badd (?:an?|another|one more|the) (?:(?:first|second|third|fourth|fifth|sixth|new|extra|last) )?(?:stop|place|spot|item|feature|one)(?:[,:]| called| named)+ ["“]?(.+?)["”]?$/i,
    ({ 1: what = '' }) => ({ kind: 'mention', what: given(what), inList: true }),
  ),
  reader(
    /^["“]?(.+?)["”]? (?:should|must|needs? to|has to|have to|could) be (?:mentioned|included|added|in there|in it)/i,
    (match) => ({ kind: 'mention', what: given(match[1]) }),
  ),
  reader(
    /\b(?:thank(?:ing)?|shout ?out to|give (?:a )?(?:shout ?out|thanks|credit) to|congratulate) (?!you\b)(.+?)(?: (?:for me|too|as well))?$/i,
    ({ 0: said, 1: who = '' }) => ({
      kind: 'mention',
      what: /^congrat/i.test(said)
        ? `Congratulations to ${given(who)}`
        : `Thanks to ${given(who).replace(/^to /i, '')}`,
    }),
  ),
  reader(/^just (?:say|put|write|use|call (?:it|them)) (.{2,80})$/i, (match) => ({
    kind: 'mention',
    what: given(match[1]),
    isInstead: true,
    isLiteral: true,
  })),
  reader(/^(?:put|use|say|write|add|have) (.{2,80}?) instead$/i, (match) => ({
    kind: 'mention',
    what: given(match[1]),
    isInstead: true,
  })),
  reader(/^use (\p{Lu}.{2,60})$/u, (match) => ({
    kind: 'mention',
    what: given(match[1]),
    isInstead: true,
  })),
  // The rest of "add X and that Y".
  reader(
    /^that ((?:we|i|it|its|it['’]s|there['’]s|the|they|there|you|our|my|he|she)\b.+)$/i,
    (match) => ({
      kind: 'mention',
      what: given(match[1]),
    }),
  ),
  // "add my license # at the end"
  reader(
    /^(?:add|put|include|mention|list) (?:in )?(.{3,80}?),? (?:down )?(?:at|to|on) the (?:very )?(end|bottom|top|start|beginning)(?: of (?:it|the post))?$/i,
    ({ 1: what = '', 2: where = '' }) => {
      const isTop = /^(?:top|start|beginning)$/i.test(where);
      if (/\b(?:question|cta|call to action|line|sentence)\b/i.test(what)) return undefined;
      const words = given(what).replace(/^(?:my|our|the) /i, '');
      if (isTop) return { kind: 'startWith', what: words };
      return /\d|@|\.\w/.test(words) && !/^(?:phone|cell|number|email|link|website)\b/i.test(words)
        ? { kind: 'signature', text: capitalise(words) }
        : /\d/.test(words)
          ? undefined
          : {
              kind: 'endWith',
              what: words,
              ...(/^(?:happy|merry|thanks?|see you|go|congrats|stay)\b/i.test(words) && {
                isLiteral: true,
              }),
            };
    },
  ),
  {
    says: new RegExp(`\\b${add}\\s*:?\\s+(${lead})["“]?([^"”]+)["”]?$`, 'i'),
    edit: ({ 0: all, 1: led = '', 2: said = '' }) => ({
      kind: 'mention',
      what: given(said),
      // "that the trail connects to the park" and "a reminder to change filters" are whole.
      ...((/\b(?:that|to) $/i.test(led) || isSaying.test(all)) &&
        said.split(' ').length > (isSaying.test(all) ? 1 : 3) && { isLiteral: true }),
    }),
  },
];

/** A sentence that asks for nothing and states something: what it says is right, so the text should say it. */
export const statementReader: Reader = reader(
  /^(?:it['’]?s|its|there['’]?s|there (?:is|are)|it (?:is|has|comes|sold|closed)|we (?:also )?(?:have|had|got|sold|closed|offer)|(?:the |our |my )?(?:house|home|seller|sellers|open house|lot|roof|kitchen|hoa|taxes|listing) (?:is|are|has|have|was|were|also|will|sold|comes|includes))\b (.+)$/i,
  ({ input }) => {
    const isRemark =
      /\b(?:good|great|nice|perfect|boring|dull|long|short|bland|generic|stiff|wordy|salesy|formal|casual|okay|ok|fine|bad|weak|missing|confusing|hard|too|enough|not|doesn['’]?t|isn['’]?t|like|sound\w*|robot\w*|vague|flat|dry|pushy|cheesy|spammy)\b/i;
    return isRemark.test(input) || phraseKind(input) === 'order'
      ? undefined
      : { kind: 'statement', what: given(input) };
  },
);
