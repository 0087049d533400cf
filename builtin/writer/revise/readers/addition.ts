import { capitalise } from '#builtin/writer/language/sentences.ts';
import { type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { phoneIn } from '#builtin/writer/understand/segments.ts';
import { asClause, askedForPattern, bare, given, isAskedFor, unquoted } from './given-words.ts';

const add =
  '(?:mention(?:ing)?|include|add|talk about|work in|throw in|put in|refer to|bring up|say|state|note|point out|tell (?:them|people|readers|everyone)|let (?:them|people|readers|everyone) know|make sure (?:it|to) (?:say|says|mention|mentions|include|includes)|be sure to (?:mention|say|include)|focus (?:more )?on|emphasi[sz]e|highlight|write about|also has|plug)';
const lead =
  '(?:that |also |in that |something (?:about|like) |some(?:thing)? (?:about|on) |(?:an?|one more|another|one|a short|a quick|a few|more) (?:lines?|sentences?|notes?|tips?|words?|paragraphs?|bits?|mentions?|disclaimers?|disclosures?|reminders?|warnings?|heads[- ]up) (?:about|on|that says?|saying|of|that|with|to) |more (?:about|on) )?';

const thanked = (said: string, who: string) =>
  /^congrat/i.test(said)
    ? `Congratulations to ${given(who)}`
    : `Thanks to ${given(who).replace(/^to /i, '')}`;

/** What is to be said is a sentence, and what is to be mentioned is a thing. */
const isSaying = /^(?:say|tell|let|state)\b(?! (?:something|more)\b)/i;

/** "more detail on the radiant heat": before the whole text is read as too short. */
export const moreAboutReader: Reader = reader(
  /^(?:add |give |include |go into |want |need |say |tell )?(?:some |a bit |a little )?more (?:(?:detail|details|info|information|depth) )?(?:on|about|regarding) (?:the |my |our )?(.{3,40})$/i,
  (match) => ({ kind: 'mention', what: given(match[1]), isTopic: true }),
);

/** Something to say that the text does not say yet. */
export const additionReaders: Reader[] = [
  // "add a PS that I have another listing coming"
  reader(
    /^(?:(?:add|put|include|write) )?(?:in )?(?:an? )?PS\b[:,]?(?: (?:that|saying|that says))? (.{4,140})$/i,
    ({ 1: what = '' }) => ({
      kind: 'endWith',
      what: `P.S. ${capitalise(given(what).replace(/\bi\b/g, 'I'))}.`,
      isLiteral: true,
    }),
  ),
  // "close with my name Dale", "add - Dale at the end"
  reader(
    /^(?:close|end|finish|sign off) with (?:my|our) name(?:[,:]| is)? (\p{Lu}[\p{L}'’. -]{1,40})$|^(?:add|put) [-–—] ?(\p{Lu}[\p{L}'’. ]{1,40}?) (?:at|to) the (?:end|bottom)$/u,
    ({ 1: one, 2: two }) => ({ kind: 'signature', text: given(one ?? two) }),
  ),
  reader(
    /^(?:add|put|include|use) (?:my |our |the )?(DRE|NMLS|license|lic|broker license)\.? ?(?:#|number|no\.?)? ?:? ?#?(\w*\d[\w-]*)(?: (?:at|to) the (?:end|bottom))?$/i,
    ({ 1: name = '', 2: number = '' }) => ({
      kind: 'signature',
      text: `${/^(?:dre|nmls)$/i.test(name) ? name.toUpperCase() : 'License'} # ${number}`,
    }),
  ),
  // 'add "Call me." as the last line'
  reader(
    /^(?:add|put|use|insert|include|write) ["“](.{3,160}?)["”] (?:as|for|in|at|to) the (?:very )?(last|first|closing|opening|final|end|bottom|top|start|beginning)(?: line| sentence)?$/i,
    ({ 1: what = '', 2: where = '' }) => ({
      kind: /^(?:last|closing|final|end|bottom)$/i.test(where) ? 'endWith' : 'startWith',
      what,
      isLiteral: true,
    }),
  ),
  // 'add "by appointment" after the date'
  reader(
    /^(?:add|put|insert|include|write) ["“'‘](.{2,120}?)["”'’] (?:right )?(?:after|behind|below|under|next to) (?:the )?(.{3,40})$/i,
    ({ 1: what = '', 2: about = '' }) => ({
      kind: 'mention',
      what: given(what),
      about: bare(about),
      isLiteral: true,
    }),
  ),
  reader(
    /^(?:right )?(?:after|below|under) (?:the )?(.{3,40}?),? (?:add|put|insert|include|write|say) ["“'‘]?(.{2,120}?)["”'’]?$/i,
    ({ 1: about = '', 2: what = '' }) => ({
      kind: 'mention',
      what: given(what),
      about: bare(about),
      isLiteral: true,
    }),
  ),
  // "add my number 218-555-0149 and my name Kirsten Aho at the bottom" is one line under the text.
  reader(
    /^(?:add|put|include|use|mention|list)(?: in)? (?=.*\bname\b)(?:my|our) .{0,80}$/i,
    ({ input }) => {
      const phone = phoneIn.exec(input)?.[0];
      const name =
        /(?:\bname(?: in there| in it| (?:at|on|in) the (?:end|bottom))?(?: is|,|:)?|[:,]|\b(?:end|bottom):?) ((?:\p{Lu}[\p{L}'’.-]+ ?){1,4})/u.exec(
          input,
        )?.[1];
      return name
        ? { kind: 'signature', text: [name.trim(), phone].filter(Boolean).join(', ') }
        : undefined;
    },
  ),
  // "add the source line DMAAR, October 2026"
  reader(
    /^(?:add|include|put)(?: in)? (?:the |a |an |my |our )?(source|sources|disclaimer|photo credit|credit|sponsor)(?: line| note)?(?::| of| is| =| -)? (?!(?:at|to|on|in|for|about|line|that)\b)(.{3,120}?)(?:,? (?:at|to|on) the (?:very )?(?:end|bottom))?$/i,
    ({ 1: label = '', 2: words = '' }) => ({
      kind: 'signature',
      text: `${capitalise(label.toLowerCase())}: ${given(words)}`,
    }),
  ),
  // "source is the Spokane Association"
  reader(
    /^(?:(?:add|include|put|say|mention):? )?(?:that )?(?:the |our |my )?(source|photo credit|sponsor)(?: is|:| =| was| should be) (?!wrong|off|old|missing|not\b)(.{3,120})$/i,
    ({ 1: label = '', 2: words = '' }) => ({
      kind: 'signature',
      text: `${capitalise(label.toLowerCase())}: ${given(words).replace(/^the (?=\p{Lu})/u, '')}`,
    }),
  ),
  // "quote my client: ..."
  reader(
    /^(?:quote|use (?:the |this )?quote from|add (?:the |this |a )?(?:quote|review|testimonial) (?:from|by)) (?:my |our |the |a )?(client|clients|buyers?|sellers?)s?[,:]? ["“](.{4,160}?)["”]$/i,
    ({ 1: whose = '', 2: words = '' }) => ({
      kind: 'mention',
      what: `From a ${whose.toLowerCase().replace(/s$/, '')}: "${words}"`,
      isLiteral: true,
    }),
  ),
  reader(
    /^(?:add|use|include|put in|mention) ["“](.{4,160}?)["”] (?:from|by|said by) (?:my |our |the |a )?(client|buyer|seller)s?$/i,
    ({ 1: words = '', 2: whose = '' }) => ({
      kind: 'mention',
      what: `From a ${whose.toLowerCase()}: "${words}"`,
      isLiteral: true,
    }),
  ),
  // What the text has already is to stand out.
  reader(
    /^(?:emphasi[sz]e|highlight|stress|talk up|play up|hype up|feature|focus (?:more |mostly |mainly )?on|showcase|put more (?:emphasis|focus) on) (?!that\b|how\b)(?:the |my |our )?(.{3,50})$/i,
    ({ 1: what = '' }) => ({ kind: 'mention', what: bare(what), isEmphasis: true }),
  ),
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
    /\b(?:add|put|give it|use|with|more|needs?)\b.{0,20}\b(?:sub)?(?:heading|header|head)s?\b/i,
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
    ({ 0: said, 1: typed = '' }) => {
      const who = typed.replace(/,? (?:at|in|on) the (?:very )?(end|bottom|close)$/i, '');
      const thanks = thanked(said, who);
      return who === typed
        ? { kind: 'mention', what: thanks }
        : { kind: 'signature', text: `${thanks}.` };
    },
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
      // "that Santa comes at the end": of the event, and not of the text.
      if (/^(?:in )?that .*(?:s|ed|is|are|come|go|start)$/i.test(what)) return undefined;
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
    edit: ({ 0: all, 1: led = '', 2: said = '', index, input }) => {
      // "the last two paragraphs say the same thing" asks for no words.
      if (
        !/(?:^|\b(?:to|and|also|please|you|should|could|just|then|maybe|now|it|in|i|we)[,:]? )$/i.test(
          input.slice(0, index),
        )
      )
        return undefined;
      // "something about why prep matters": nobody has said why.
      if (/^something about $/i.test(led) && isAskedFor.test(said))
        return { kind: 'unknown', what: asClause(bare(said)) };
      return {
        kind: 'mention',
        what: given(said),
        // "that the trail connects to the park" and "a reminder to change filters" are whole.
        ...((/\b(?:that|to) $/i.test(led) || isSaying.test(all)) &&
          said.split(' ').length > (isSaying.test(all) ? 1 : 2) && { isLiteral: true }),
      };
    },
  },
];

/** A sentence that asks for nothing and states something: what it says is right, so the text should say it. */
export const statementReader: Reader = reader(
  /^(?:it['’]?s|its|there['’]?s|there (?:is|are)|it (?:is|has|comes|sold|closed|closes|goes live)|(?:they|the (?:sellers?|owners?)|sellers?|owners?|we) (?:also |just )?(?:replaced|added|updated|remodeled|repainted|painted|installed|refinished|redid|put in)|we (?:also )?(?:have|had|got|sold|closed|offer)|(?:the |our |my )?(?:house|home|seller|sellers|open house|lot|roof|kitchen|hoa|taxes|listing) (?:is|are|has|have|was|were|also|will|sold|comes|includes))\b (.+)$/i,
  ({ input: typed }) => {
    const input = typed.replace(/ (?:too|as well|also)$/i, '');
    const isRemark =
      /\b(?:good|great|nice|perfect|annoying|tacky|silly|weird|ugly|unnecessary|pointless|outdated|old news|boring|dull|long|short|bland|generic|stiff|wordy|salesy|formal|casual|okay|ok|fine|bad|weak|missing|confusing|hard|too|enough|not|doesn['’]?t|isn['’]?t|like|sound\w*|robot\w*|vague|flat|dry|pushy|cheesy|spammy)\b/i;
    return isRemark.test(input) || phraseKind(input) === 'order'
      ? undefined
      : { kind: 'statement', what: given(input) };
  },
);

/** Facts typed as a note: "by appointment only", "offers due monday 5pm". */
export const factReader: Reader = reader(
  /^(?!(?:say|add|mention|tell|make|put|include|write|remove|use|change|note|keep|move|end|start)\b)(?:(?:showings? |it['’]?s |its )?(?:are )?(?:now )?by appointment(?: only)?(?: .*)?|(?:all )?offers? (?:are )?(?:due|by|deadline)\b.*\d.*|(?:all )?offers? (?:are )?due .*|(?:free )?parking (?:is|in|on|at|behind|available)\b.+|(?:rsvp|register) (?:by|at|to)\b.+|cash only|(?:actually )?no (?:pets|smoking|showings?|drive-?bys?|calls?|wholesalers?)(?: (?:before|after|until|without|on|please|allowed)\b.*)?|(?:bring|wear|park|meet|stop by|come by|join) (?:your|the|a|us|on|at|in|me)\b.*|(?:\p{L}+ ){1,4}(?:welcome|provided|included|allowed|required|available)(?: too)?|offers? (?:expires?|ends?)\b.*|it was (?:under contract|pending|sold|listed)\b.*|raffle\b.*)$/iu,
  ({ input }) => ({
    kind: 'mention',
    what: given(input).replace(
      /^(?:showings? |it['’]?s |its )?(?:are )?(?:now )?by appointment/i,
      'Showings by appointment',
    ),
    isLiteral: true,
  }),
);

/** A whole sentence with a subject of its own that says nothing about the text. */
export const plainFactReader: Reader = reader(
  /^(?!(?:i|you|u|they|he|she|it|this|that|people|nobody|everyone|no one|what|why|how|who|where|when|if|because|since|my (?:broker|boss|wife|husband)|(?:my|our) (?:people|folks|readers|followers|audience|crowd|sphere)|(?:the|your|my) (?:post|text|tone|title|headline|writing|copy|wording|opening|intro|ending|hashtags?|bullets?|list|paragraphs?|sentences?|lines?|cta|emojis?))\b)(?:the |our |my |all |both |every )?(?:[\p{L}\d'’&-]+ ){1,4}(?:is|are|was|were|has|have|will|can|comes?|includes?|opens?|starts?|ends?|runs?|closes?|costs?|takes?|needs?)\b .{2,}$/iu,
  ({ input }) => {
    const said = input.replace(/, (?:i|you|my bad|sorry)\b.*$/i, '');
    return remark.test(said) ||
      /\b(?:thing|stuff|bit|part)s? (?:is|are|was|were|has|have|comes?|needs?)\b/i.test(said) ||
      /\b(?:i|you|your)\b/i.test(said) ||
      phraseKind(said) !== 'sentence'
      ? undefined
      : { kind: 'statement', what: given(said) };
  },
);

const remark =
  /\b(?:should|wrong|right|off|grammar|spelling|punctuation|typos?|flipped|digits|mistake|mixed|stay|rest|else|readers?|audience|followers|viewers|lines?|sentences?|bullets?|paragraphs?|list|best|worst|better|worse|boring|dull|too|sounds?|reads?|feels?|seems?|looks?|weak|missing|confus\w+|generic|robot\w*|repeat\w*|twice|instead|word(?:s|y|ing)?|tone|text|post|fluff|salesy|formal|casual|private|not|n['’]t|never|hate|hates|like|likes|want|wants|prefer\w*|complain\w*|picky|care|cares|ok|okay|fine|good|great|perfect|nice|bad|cheesy|pushy|stiff|long|short)\b/i;
