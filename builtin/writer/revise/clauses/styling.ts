import type { Edit } from '#builtin/writer/revise/edit.ts';
import { shareIn } from './parts.ts';
import { type ClauseReader, groupsOf } from './reading.ts';

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');
const amountOf = (word: string) =>
  /^(?:a|an|single)$/i.test(word)
    ? 1
    : Math.max(numbers.indexOf(word.toLowerCase()), Number(word) || 0);

const many = '(\\d|an?|single|one|two|three|four|five|six)';
const led =
  '(?:(?:make|keep|do|want|put|get|have|write|split|break|cut|turn) (?:it |this |that )?)?(?:just |only |about |maybe |like |exactly )*(?:(?:in|into|to|as|of|down to) )?(?:just |only |about |like |exactly )*';
const tail =
  '(?: (?:max|tops|only|at most|or less|or so|long|please|total|is (?:plenty|enough|fine)))*';
const paragraphs = new RegExp(`^${led}${many} (?:short |single |big )?paragraphs?${tail}$`, 'i');
const sentences = new RegExp(`^${led}${many} (?:short )?(?:sentences?|lines)${tail}$`, 'i');

const listAsText =
  /^(?:(?:put|make|turn|change|convert|have) )?(?:all )?(?:the |my |those )?(?:bullets?(?: points?)?|list|features|items|points|stops) (?:should be|to be|be|in(?:to)?|as|to) (?:just )?(?:an?|one|a single|plain|normal)? ?(?:sentences?|paragraphs?|line|text|prose)$/i;

const asSentences =
  /^(?:just )?(?:say|put|write|give|list|have|mention) (?:all )?(?:the |those |my )?(?:numbers|stats|figures|features|bullets|items|points|facts|list) (?:in(?:to)?|as) (?:just )?(?:an?|one|a single|plain|normal)? ?(?:sentence|line|paragraph|text)s?$/i;

const emojiTyped =
  /^(?:(?:add|put|use|include|throw in|a few|some|more|maybe|with|lots of|another|emojis?|like|such as|the|an?|one|and|:|,)\s*)*((?:\p{Extended_Pictographic}\u{FE0F}?\s?)+)(?:emojis?)?$/iu;

const unlike =
  /^(?:don['’]?t|do not|not|less|stop|try not to|shouldn['’]?t) ?(?:sound(?:ing)?|be(?:ing)?|writ(?:e|ing)|talk(?:ing)?|read)? ?(?:so much |so |too much )?like (?:an? |some |the |my )?(lawyers?|attorneys?|professors?|banks?|bankers?|corporation|company|politicians?|teachers?|textbook|memo|manual|salesm[ae]n|salesperson|used car \p{L}+|infomercial|ad|brochure|robots?|machine|computer|ai)$/iu;

const likeTalking =
  /\blike (?:you(?:['’]?re| are)? |i(?:['’]?m| am)? |we(?:['’]?re| are)? )?(?:talking|speaking|chatting|texting|writing) to (?:an? |my |the |your )?(?:friend|neighbor|buddy|pal|sister|brother|mom|client|person|people)s?$/i;

const lowerTags =
  /^(?:(?:make |use |put |have )?(?:the |my )?hash ?tags? (?:should be |to be |be |in )?)?(?:all |in )*lower ?case(?: hash ?tags?)?$/i;

const missing =
  /^(?:there(?:['’]?s| is) no |where(?:['’]?s| is) |you (?:forgot|left out) )?(?:the |my )?(name|phone number|number|email|logo|brokerage|license number|license|link|website|price|address)(?: (?:isn['’]?t|is not|is missing|not)(?: (?:on|in|there|anywhere)\b.*)?|\?| is missing)?$/i;

const apart =
  /^(?:break|split|divide|separate|chop) (?:it|this|that|the (?:text|post))(?: up)? (?:in)?to (?:some |a few |more |short(?:er)? |smaller |several )*paragraphs$/i;
const partAsList =
  /^(?:put|make|turn|change|convert|format) (?:the |my )?(.+? (?:paragraph|sentence|line|section|part)) (?:in(?:to)?|as|to|be|its own)? ?(?:a |its own )?(?:bullets?(?: points?)?|list|bulleted list)$/i;

const shape =
  /^(?:write|make|do|turn|format|put|rewrite|give) (?:it|this|that|me|the post)?(?: (?:like|into|as|in))?(?: an?)? ?(check ?list|faq|q ?(?:&|and) ?a|timeline)(?: (?:format|style|form))?$/i;

const titleInCaps =
  /^(?:put |make |write |have )?(?:(?:the |my )?(?:title|headline) (?:be |to be )?(?:in )?(?:all )?(?:caps|capitals|upper ?case|capital letters)|(?:all )?caps (?:for|on|in) (?:the |my )?(?:title|headline)|capitali[sz]e (?:the )?(?:whole |entire )?(?:title|headline))$/i;

const emojiAt =
  /^(?:add|put|use|include|throw in|with|maybe|just|only)*\s*(?:an?|one|a single) (?:(\p{L}+) )?emoji (?:at|to|in|on|near|as) (?:the )?(?:very )?(start|beginning|top|front|first line|opening|title|headline|end|bottom|last line)(?: of (?:it|the post))?$/iu;

const titleCase =
  /\btitle case\b|^(?:make |put |write |have )?(?:the )?first letters? of (?:every|each|all)(?: the)? words? (?:in|of) the (?:title|headline) (?:be )?(?:a |in )?capital(?:s|ized)?$|^capitali[sz]e (?:every|each|all)(?: the)? words? (?:in|of) the (?:title|headline)$/i;
const mostImportant =
  /^(?:put|lead with|start with|move|open with|bring) (?:the )?(?:most important|best|strongest|biggest|main|most interesting) (?:thing|part|point|fact|info|line|news|stuff)(?: first| up top| to the top| up front)?$/i;
const lowerTitle =
  /^(?:make |put |write |have )?(?:the |my )?(?:title|headline) (?:be |in |to )*(?:all )?(?:lower ?case|small letters|no caps)$/i;
const emojiPlaced =
  /^(?:add|put|use|insert|stick)(?: in)? (?:the |an? |this )?(?:emoji )?(\p{Extended_Pictographic}\u{FE0F}?)(?: emoji)? (?:right )?(?:before|after|at|to|in|in front of|on) (?:the )?(?:very )?(first line|start|beginning|top|front|title|headline|end|bottom|last line)(?: of (?:it|the post))?$/iu;
const fewerSentences =
  /^(?:make it |cut it (?:down )?(?:by )?|it should be )?(one|two|three|four|\d) (?:sentences?|lines) (?:shorter|less|fewer)$|^(?:cut|lose|drop|remove|take out) (one|two|three|four|\d) (?:sentences?|lines)$/i;
const smallWords = /^(?:a|an|and|as|at|but|by|for|from|in|of|on|or|the|to|with)$/;

const exclamationAt =
  /^(?:add|put|use|leave|keep|end with|with)(?: in)? (?:just |only )?(?:an?|one|a single) excla\w*(?: (?:point|mark))? (?:at|to|on|in) the (?:very )?(?:end|bottom|last (?:line|sentence))$/i;

/** How many paragraphs or sentences, which shape, letters of the title, an emoji in one place. */
export const styling: ClauseReader = (words, { title, content }) => {
  if (
    titleCase.test(words) &&
    title !== '' &&
    !/^(?:no|take out|remove|drop|lose|without|not)\b/i.test(words)
  )
    return [
      {
        kind: 'title',
        text: title
          .split(' ')
          .map((word, at) =>
            at > 0 && smallWords.test(word) ? word : word.charAt(0).toUpperCase() + word.slice(1),
          )
          .join(' '),
      },
    ];
  const [sign0 = '', at0 = ''] = groupsOf(emojiPlaced, words) ?? [];
  if (sign0 !== '')
    return [
      {
        kind: 'emoji',
        sign: sign0,
        count: 1,
        at: /title|headline/i.test(at0) ? 'title' : /end|bottom|last/i.test(at0) ? 'end' : 'start',
      },
    ];
  if (lowerTitle.test(words) && title !== '') return [{ kind: 'title', text: title.toLowerCase() }];
  if (mostImportant.test(words)) return [{ kind: 'opening' }];
  if (exclamationAt.test(words)) return [{ kind: 'exclamation', at: 'end' }];
  const [parts] = groupsOf(paragraphs, words) ?? [];
  if (parts && amountOf(parts) > 0)
    return [{ kind: 'oneParagraph', ...(amountOf(parts) > 1 && { count: amountOf(parts) }) }];
  const [most] = groupsOf(sentences, words) ?? [];
  if (
    /^(?:say|put|write|sum|make) (?:it|this|that|everything)(?: up)? in (?:just )?(?:one|a single|1) (?:short )?sentence$/i.test(
      words,
    )
  )
    return [{ kind: 'sentences', most: 1 }];
  const [less = ''] = (groupsOf(fewerSentences, words) ?? []).filter(Boolean);
  if (less !== '' && amountOf(less) > 0)
    return [{ kind: 'sentences', most: 0, fewer: amountOf(less) }];
  if (most && amountOf(most) > 1) return [{ kind: 'sentences', most: amountOf(most) }];
  const [picture] = groupsOf(emojiTyped, words) ?? [];
  if (picture)
    return [
      { kind: 'emoji', sign: picture, ...(/\bmore\b|emojis\b/i.test(words) && { count: 2 }) },
    ];
  if (likeTalking.test(words)) return [{ kind: 'casual' }];
  if (asSentences.test(words)) return [{ kind: 'noBullets' }];
  if (listAsText.test(words)) return [{ kind: 'noBullets' }];
  if (
    lowerTags.test(words) ||
    /^(?:make|put|write) (?:them|those|the tags) (?:all )?(?:in )?lower ?case$/i.test(words)
  )
    return [{ kind: 'hashtags', isLower: true }];
  const [whom] = groupsOf(unlike, words) ?? [];
  if (whom)
    return [
      {
        kind: /^(?:sales|used|infomercial|ad|brochure)/i.test(whom)
          ? 'lessSalesy'
          : /^(?:robot|machine|computer|ai)/i.test(whom)
            ? 'human'
            : 'casual',
      },
    ];
  const [gone] = /\b(?:isn['’]?t|not|missing|no|where|forgot|left out)\b/i.test(words)
    ? (groupsOf(missing, words) ?? [])
    : [];
  if (gone)
    return [
      {
        kind: 'unknown',
        what: `your ${gone.toLowerCase()}`.replace(/^your (price|address)$/, 'the $1'),
      },
    ];
  const [only] =
    groupsOf(
      /^(?:just|only) (?:give me |keep |use |tell )?(the .{3,60}?)(?:,? (?:and )?nothing else)?$/i,
      words,
    ) ?? [];
  if (only?.split(/,? and (?:the )?|, (?:the )?/).every((name) => shareIn(content, name) >= 0.5))
    return [{ kind: 'keepOnly', what: only }];
  if (apart.test(words)) return [{ kind: 'moreParagraphs' }];
  const [listed] = groupsOf(partAsList, words) ?? [];
  if (listed) return [{ kind: 'bullets', part: listed }];
  const [form] = groupsOf(shape, words) ?? [];
  if (form)
    return [
      {
        kind: 'angle',
        shape: form
          .toLowerCase()
          .replace(/^check list$/, 'checklist')
          .replace(/^q.*a$/, 'faq'),
      },
    ];
  if (titleInCaps.test(words) && title !== '')
    return [{ kind: 'title', text: title.toUpperCase() }];
  const [sign = '', place = ''] = groupsOf(emojiAt, words) ?? [];
  if (place === '') return undefined;
  const edit: Edit = {
    kind: 'emoji',
    count: 1,
    at: /title|headline/i.test(place) ? 'title' : /end|bottom|last/i.test(place) ? 'end' : 'start',
    ...(sign !== '' &&
      !/^(?:nice|cute|fun|good|single|relevant|small|little)$/i.test(sign) && { sign }),
  };
  return [edit];
};
