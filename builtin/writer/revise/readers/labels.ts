import type { Reader } from '#builtin/writer/revise/edit.ts';
import { countOf } from '#builtin/writer/revise/places.ts';

const takeOut =
  "(?:no|remove|delete|drop|without|lose|take out|get rid of|don['’]?t use|do not use|stop using)";
const leaveAlone =
  "(?:keep|leave|preserve|retain|change nothing (?:about|in)|(?:don['’]?t|do not|never) (?:change|remove|touch|delete|cut|drop|lose|alter|edit|shorten|rewrite|mess with|get rid of|take out))";

const tagsIn = (text: string) => text.match(/#[\p{L}\p{N}_]+/gu)?.map((tag) => tag.slice(1)) ?? [];

/** "new roof" as "NewRoof". */
const asTag = (words: string) =>
  words
    .trim()
    .split(/\s+/)
    .filter((word) => !/^(?:the|my|our|a|an)$/i.test(word))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

const given = (match: RegExpExecArray) => match[1]?.trim();

/** What must stay comes first, so that nothing else takes it for a edit to change it. */
const keepReaders: Reader[] = [
  {
    says: /^(?:i think )?(?:the )?(.{3,40}?) (?:is|are|looks?|sounds?) (?:really |so |very |already )?(?:great|good|perfect|fine|nice|awesome|lovely)(?: as (?:it )?is)?$/i,
    edit: (match) =>
      /^(?:it|this|that|everything|all|rest)$/i.test(match[1] ?? '')
        ? undefined
        : { kind: 'keep', what: match[1] ?? '' },
    speaksForItself: true,
  },
  {
    says: new RegExp(
      `\\b${leaveAlone} (?!it\\b|this\\b|only\\b|just\\b|out\\b|under\\b|below\\b|\\d|the (?:tone|post|text|style|length|language|voice|whole thing) \\w)(.+)$`,
      'i',
    ),
    edit: (match) => ({
      kind: 'keep',
      what: (match[1] ?? '')
        .replace(/,? (?:tho|though|because|since|that['’]?s|thats|it['’]?s|its)\b.*$/i, '')
        .replace(/\b(?:as (?:it|they) (?:is|are)|unchanged|please|the same|alone)\b/gi, '')
        .trim(),
    }),
    speaksForItself: true,
  },
];

const hashtagReaders: Reader[] = [
  {
    says: /\b(?:add|include|use|put)(?: in)?(?: a| some| the)? hash ?tags? (?:for|about|with|like|on) (?!the (?:end|top|bottom))([\p{L}\d ,&]{3,60})$/iu,
    edit: (match) => ({
      kind: 'hashtags',
      add: (match[1] ?? '')
        .split(/,| and | & /)
        .map(asTag)
        .filter((tag) => tag.length > 2),
    }),
    speaksForItself: true,
  },
  {
    says: /\bhash ?tags?\b.{0,14}\b(?:except|but|besides|apart from)(?: for)? (?:the )?first(?: (one|two|three|\d))?\b|\b(?:only|just)(?: keep| use| leave)? (?:the )?first (?:(one|two|three|\d) )?hash ?tags?\b/i,
    edit: ([, one, two]) => {
      const typed = (one ?? two ?? 'one').toLowerCase();
      return { kind: 'hashtags', count: { one: 1, two: 2, three: 3 }[typed] ?? Number(typed) };
    },
    speaksForItself: true,
  },
  {
    says: /\b(?:replace|swap|change)\b[^#]*(#[\p{L}\p{N}_]+)[^#]*(#[\p{L}\p{N}_]+)/iu,
    edit: ([, old = '', fresh = '']) => ({
      kind: 'hashtags',
      drop: tagsIn(old),
      add: tagsIn(fresh),
    }),
    speaksForItself: true,
  },
  // "no hashtags except #Rochester"
  {
    says: /\bhash ?tags?\b[^#]{0,14}\b(?:except|but|besides|other than|apart from)\b[^#]*#[\p{L}\p{N}_]+/iu,
    edit: ({ input }) => ({ kind: 'hashtags', only: tagsIn(input) }),
    speaksForItself: true,
  },
  {
    says: new RegExp(`\\b${takeOut}\\b[^#]*#[\\p{L}\\p{N}_]+`, 'iu'),
    edit: ({ input }) => ({ kind: 'hashtags', drop: tagsIn(input) }),
    speaksForItself: true,
  },
  {
    says: new RegExp(
      `\\b${takeOut} (?:the |my )?hash ?tags? (?!from\\b|and\\b|please\\b|at\\b|in\\b|completely\\b|altogether\\b|entirely\\b|now\\b|too\\b)["“]?([\\p{L}\\p{N}_]+)`,
      'iu',
    ),
    edit: (match) => ({ kind: 'hashtags', drop: [match[1] ?? ''] }),
    speaksForItself: true,
  },
  {
    says: new RegExp(`\\b${takeOut} (?:the |my )?(first|last) hash ?tag\\b`, 'i'),
    edit: ([, which = '']) => ({
      kind: 'hashtags',
      dropAt: which.toLowerCase() === 'first' ? 'first' : 'last',
    }),
    speaksForItself: true,
  },
  {
    says: /#[\p{L}\p{N}_]+/u,
    edit: ({ input }) => ({ kind: 'hashtags', add: tagsIn(input) }),
    speaksForItself: true,
  },
  {
    says: /\b(?:add|another|plus) (\d{1,2}) (?:more )?(?:local )?hash ?tags?\b/i,
    edit: (match) => ({ kind: 'hashtags', more: true, count: Number(match[1]) }),
    speaksForItself: true,
  },
  {
    says: /\b(\d{1,4}) hash ?tags?\b|\bhash ?tags? (?:(?:down|back|cut|limited|just|only) )*(?:to|:) (?:just |only )?(?=(\d{1,2})\b)/i,
    edit: (match) => ({ kind: 'hashtags', count: Number(match[1] ?? match[2]) }),
    speaksForItself: true,
  },
  // "fewer hashtags, like 2"
  {
    says: /\bhash ?tags?\b,? (?:(?:like|maybe|just|only|about|around|max|say|to|down) )+(\d{1,2}|one|two|three|four|five)\b/i,
    edit: ([, typed = '']) => ({ kind: 'hashtags', count: countOf(typed) }),
    speaksForItself: true,
  },
  {
    says: /\bhash ?tags?\b/i,
    edit: ({ input }) =>
      /\b(?:more|add|extra|additional|enough)\b/i.test(input)
        ? { kind: 'hashtags', more: true }
        : undefined,
    less: () => ({ kind: 'hashtags', more: false }),
    unwanted: () => ({ kind: 'hashtags', count: 0 }),
  },
];

const titleReaders: Reader[] = [
  {
    says: /\b(?:title|headline) (?:should|needs? to|must|could) (?:mention|include|have|say something about) (?:the |a |an )?(.{3,50})$/i,
    edit: (match) => ({ kind: 'title', add: given(match) }),
    speaksForItself: true,
  },
  {
    says: /\b(?:change|set|make|rename|update|replace)\b[^.:"]{0,20}\b(?:title|headline|heading)\b\s*(?:to|with|into|:)\s*(?:say\s+)?["“]?([^"”]+)["”]?$/i,
    edit: (match) => ({ kind: 'title', text: given(match) }),
  },
  // "make the title Offers 101"
  {
    says: /^(?:make|change|set) (?:the |my )?(?:title|headline) (?!to\b|with\b|into\b|more|less|a (?:bit|little)|shorter|longer|better|catchier|stronger|simpler|clearer|bold|about|sound|be\b|say\b|mention|include|pop|match|funnier|an?\b|\p{L}+er\b)["“]?((?=\p{Lu}|\d|["“])[^"”]{3,80})["”]?$/u,
    edit: (match) => ({ kind: 'title', text: given(match) }),
  },
  {
    says: /\b(?:title|headline)\s*(?:should (?:be|read|say)|:)\s*["“]?([^"”]+)["”]?$/i,
    edit: (match) => ({ kind: 'title', text: given(match) }),
  },
  {
    says: /\b(?:call (?:it|this)|(?:re)?title (?:it|this)|rename (?:it|this)(?: to)?)(?: as| to)?\s*:?\s+["“]([^"”]+)["”]/i,
    edit: (match) => ({ kind: 'title', text: given(match) }),
  },
  {
    says: /^(?:add|include|mention|put|work|get) (?:the |a |an )?["“]?(.{3,50}?)["”]? (?:to|in|into) the (?:title|headline)$/i,
    edit: (match) =>
      /\b(?:city|town|location|place)\b/i.test(match[1] ?? '')
        ? undefined
        : { kind: 'title', add: given(match) },
    speaksForItself: true,
  },
  {
    says: /\b(?:add|include|mention|put|use)\b.{0,20}\b(?:city|town|location|place)\b.{0,12}\b(?:title|headline)\b/i,
    edit: () => ({ kind: 'title', withPlace: true }),
  },
  {
    says: /\b(?:title|headline)\b.{0,30}\b(?:too long|shorter|shorten|briefer|more concise|snappier)\b|\b(?:shorter|shorten|briefer|trim|cut|condense)\b[^.]{0,20}\b(?:title|headline)\b/i,
    edit: () => ({ kind: 'title', shorter: true }),
    less: () => ({ kind: 'title', shorter: true }),
  },
  {
    says: /\b(?:more (?:specific|personal|creative|fun|exciting|concrete|local)|clearer|funnier)\b[^.]{0,12}\b(?:title|headline)\b|\b(?:title|headline)\b.{0,20}\b(?:more (?:specific|personal|creative|fun|exciting|concrete)|too (?:vague|general|generic)|clearer|funnier)\b/i,
    edit: () => ({
      kind: 'declined',
      what: 'think of such a title',
      instead: 'Tell me its words, and I will put it in.',
    }),
    speaksForItself: true,
  },
  {
    says: /\b(?:don['’]?t|do not) (?:really )?(?:like|love) the (?:title|headline)\b/i,
    edit: () => ({ kind: 'title' }),
    speaksForItself: true,
  },
  {
    says: /\b(?:new|another|different|better|other|change|rewrite|catchier|improve|longer)\b[^.]{0,20}\b(?:title|headline)\b|\b(?:title|headline)\b.{0,20}\b(?:catchier|better|different|longer|stronger|is (?:weak|boring|bad|dull))\b|^retitle (?:it|this)$/i,
    edit: () => ({ kind: 'title' }),
  },
];

export const labelReaders = [...keepReaders, ...hashtagReaders, ...titleReaders];
