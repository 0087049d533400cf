import { type Reader, reader } from '#builtin/writer/revise/edit.ts';
import { bare } from './given-words.ts';

/** "no bold", "unbold it". */
const noBold = reader(
  /\b(?:not|no|un|without|less|stop using|remove(?: the)?|take out(?: the)?)[ -]?bold(?:ed|ing)?(?: (?:letters|text|words|font))?(?:$|[,.])|\bunbold\b/i,
  () => ({ kind: 'noBold' }),
);

/** "no emojis", "fewer exclamation points". */
const markReaders: Reader[] = [
  {
    says: /\b(?:emojis?|emoticons?|smileys?|smilies)\b/i,
    edit: () => ({ kind: 'emoji' }),
    less: () => ({ kind: 'noEmoji' }),
    unwanted: () => ({ kind: 'noEmoji' }),
  },
  {
    says: /\bexcla\w*(?: (?:points?|marks?))?\b|(?<=\b(?:the|no|all|lose|so many|too many) )!+(?!\w)/i,
    edit: () => ({ kind: 'exclamation' }),
    less: () => ({ kind: 'noExclamation' }),
    unwanted: () => ({ kind: 'noExclamation' }),
  },
];

/** What a removal may speak of besides words: bold letters, emoji, exclamation marks. */
export const removableMarkReaders: Reader[] = [noBold, ...markReaders];

/** Bold letters, numbers, paragraphs, lists, emoji and exclamation marks. */
export const layoutReaders: Reader[] = [
  noBold,
  reader(
    /\bnumbered (?:list|steps|bullets)\b|^(?:(?:use|want|add|make it|make them|give me|with) )*numbers (?:1|one) ?(?:-|–|to|through) ?\d+\b|\bnumber (?:the|them|these|those|each)\b|\b(?:use|add|put|with) numbers (?:for|on|in front of|to|before|next to|instead of) (?:the )?(?:steps?|bullets?|list|dots|items|points)\b/i,
    ({ input }) => {
      const many = /\b(two|three|four|five|six|seven|[2-9])\b(?! ?[-–])/i.exec(input)?.[1];
      return {
        kind: 'numbered',
        ...(many && {
          count:
            'zero one two three four five six seven'.split(' ').indexOf(many.toLowerCase()) > 0
              ? 'zero one two three four five six seven'.split(' ').indexOf(many.toLowerCase())
              : Number(many),
        }),
      };
    },
  ),
  reader(
    /\b(?:in|into|as|make (?:it|this)(?: all)?) (?:just )?(?:one|a single|1) (?:big |short )?paragraph\b|^(?:just |only |all )?(?:one|a single|1|single) (?:big |short )?paragraph\b(?! (?:about|on|from|at)\b)|\btoo many (?:line breaks|paragraphs|breaks)\b|\b(?:no|fewer|less) (?:line breaks|paragraphs)\b/i,
    () => ({ kind: 'oneParagraph' }),
  ),
  reader(
    /\b(?:in|into|to|as|like|just|make it|about) (?:just |like |about )?(two|three|2|3) (?:short )?paragraphs\b/i,
    ({ 1: count = '' }) => ({ kind: 'oneParagraph', count: /^(?:two|2)$/i.test(count) ? 2 : 3 }),
  ),
  reader(
    /\b(?:split|break|space|chop) (?:(?:this|it|that|things|the (?:text|post|paragraphs?)|them) )?(?:up|out|apart)\b|\bwall of text\b|\b(?:more|add(?: some)?) (?:white ?space|line breaks|paragraphs|spacing|breaks|breathing room)\b|\bshorter paragraphs\b|\bone (?:idea|thought|sentence) (?:per|a) (?:line|paragraph)\b|\b(?:paragraphs?|blocks?) (?:is|are|look|looks|feel|feels) (?:too|so|way too) (?:long|big|dense)\b/i,
    () => ({ kind: 'moreParagraphs' }),
  ),
  reader(
    /\bemojis? (?:for|as|instead of|in front of|on|before|next to|by|at the start of) (?:the |each |every |my )?(?:bullets?|list|items?|points?|features?|lines?)\b|\b(?:bullets?|list|items?)\b.{0,12}\b(?:with|as|into) emojis?\b|\bemoji (?:bullets?|list)\b|\bcheck ?-?marks?\b/i,
    () => ({ kind: 'emoji', onList: true }),
  ),
  ...markReaders,
  reader(
    /\b(?:turn|make|put|convert|change|give|show|list)\b.{0,12}\b(?:numbers?|stats?|figures?|data|features?|facts)\b.{0,12}\b(?:bullets?|list)\b|\bbullets?\b.{0,12}\b(?:with|of|for|about)\b (?:the |my )?(.{3,40})$/i,
    ({ 1: about = 'numbers', input }) => ({
      kind: 'bullets',
      about: bare(about).replace(/^(?:the|my) /i, ''),
      ...(/\b[2-9]\b/.test(input) && { count: Number(/\b[2-9]\b/.exec(input)?.[0]) }),
    }),
  ),
  reader(
    /\b(?:turn|make|change|convert|put)\b.{0,12}\b(?:bullets?(?: points)?|list)\b.{0,10}\b(?:to|into|in|as)\b.{0,10}\b(?:paragraphs?|prose|sentences?|text)\b|\b(?:just|only|plain|normal|full|regular|use) (?:plain |full |normal |regular )?(?:sentences|paragraphs|text|prose)\b|\b(?:no|without|remove|drop) (?:the |a )?list\b|\b(?:less|too|not so|so) list[- ]?y\b|\bless (?:of )?(?:a|like a) list\b|\bbullets?\b.{0,10}\b(?:in(?:to)?|as|on) one (?:line|sentence)\b|\b(?:flows?|reads?|sounds?) (?:more )?(?:like|as|into) (?:an? |one )?(?:normal |real |actual )?(?:paragraph|story|prose|conversation|article)s?\b/i,
    () => ({ kind: 'noBullets' }),
  ),
  {
    says: /\b(?:as|in|into) (?:an? )?(?:plain |normal |full |one )?(?:paragraphs?|prose|sentences)\b/i,
    edit: () => ({ kind: 'noBullets' }),
  },
  {
    says: /\bbullet(?:ed|s)?(?: points?| lists?)?\b|\bas (?:a|one) list\b|\bin(?:to)? one list\b|\bin(?:to)? a list\b|\bmake (?:it )?a list\b|\blist format\b|\blists\b/i,
    edit: () => ({ kind: 'bullets' }),
    less: () => ({ kind: 'noBullets' }),
    unwanted: () => ({ kind: 'noBullets' }),
  },
];
