import { countOf } from '#builtin/writer/revise/places.ts';
import { given } from '#builtin/writer/revise/readers/given-words.ts';
import { bareObject, isByPlace, isUnit, namedPartOf, namesPart, shareIn } from './parts.ts';
import { type ClauseReader, groupsOf } from './reading.ts';

/** How the text is built, whatever it speaks of: parts joined, split, listed, turned around. */

const whole =
  /^(?:it(?: all)?|this|everything|all(?: of it)?|all (?:the )?(?:paragraphs|lines)|the (?:paragraphs|post|text|whole (?:thing|post|text)))$/i;
const shortOnes = /^(?:them|those|these|the (?:short|choppy) (?:sentences|ones)|short sentences)$/i;

const joinIt =
  /^(?:combine|merge|join|connect|fuse|blend|tie|link)(?: together)? (?:up )?(.+?)(?: together| up)?(?: in(?:to)? (?:just )?(?:one|a single|1|a)(?: \w+)?| as one(?: \w+)?)?$/i;
const inOne =
  /^(?:make|put|turn|get|have|write|keep) (.+?) (?:be |(?:in(?:to)?|as|on) )?(?:just |only )?(?:one|a single|1|the same) (?:big |short )?(line|sentence|paragraph)$/i;
const bothInOne =
  /^(.+? and .+?) (?:in(?:to)?|as|on) (?:just )?(?:one|a single|1|the same) (line|sentence|paragraph)$/i;

/** "merge the last two paragraphs", "put the price and the address in one line" */
const flowing =
  /^(?:make (?:it|this) |have it |so it |it should )?(?:flow|read)s? (?:more )?(?:better|smoothly|smoother|nicely|naturally)$|^make (?:it|this) flow$|^(?:less|too) choppy$|^too many short sentences$/i;

const joining: ClauseReader = (words, { content }) => {
  if (flowing.test(words)) return [{ kind: 'join', what: 'short sentences' }];
  const [object = ''] = groupsOf(joinIt, words) ?? [];
  const [parts = '', unit = ''] = groupsOf(inOne, words) ?? groupsOf(bothInOne, words) ?? [];
  const what = object || parts;
  // The figures are mostly a list.
  if (
    /^(?:all )?(?:the |my )?(?:numbers|figures|stats|statistics|bullets?(?: points)?|list|items)$/i.test(
      parts,
    )
  )
    return [{ kind: 'noBullets' }];
  if (what === '' || /\b(?:list|bullets?)\b/i.test(what)) return undefined;
  const into = /paragraph/i.test(unit) ? { into: 'paragraph' as const } : {};
  if (object !== '' && shortOnes.test(what)) return [{ kind: 'join', what: 'short sentences' }];
  if (whole.test(what))
    return object !== '' || /paragraph/i.test(unit) ? [{ kind: 'oneParagraph' }] : undefined;
  if (
    isByPlace(what) ||
    /\b(?:two|three|couple(?: of)?|\d) (?:\p{L}+ )?(?:sentences|lines|paragraphs)$/iu.test(what)
  )
    return [{ kind: 'join', what, ...into }];
  const [one = '', other = ''] = what
    .replace(/^(?:the |my )?(.+? and .+?) (?:lines|sentences|paragraphs|parts)$/i, '$1')
    .split(/,? and (?:the )?/);
  const isThere = (part: string) => isUnit(part) || shareIn(content, part) === 1;
  return other !== '' && isThere(one) && isThere(other)
    ? [{ kind: 'join', what: bareObject(one), other: bareObject(other), ...into }]
    : undefined;
};

const partInWords =
  /^(?:shorten|cut|trim|make|get|keep|reduce)(?: down)? (?:the |my )?(.+?) (?:down )?(?:to|at|under|in|be)? ?(?:just |only |about |max |at most )*(\w+) words?(?: (?:or (?:less|fewer|under)|max|tops|at most))?$/i;

/** "shorten the last sentence to 5 words or less" */
const measuring: ClauseReader = (words) => {
  const [what = '', many = ''] = groupsOf(partInWords, words) ?? [];
  return (isUnit(what) || /^(?:opening|ending)$/.test(namedPartOf(what) ?? '')) && countOf(many) > 1
    ? [{ kind: 'shorterPart', what, words: countOf(many) }]
    : undefined;
};

const fullSentence =
  /^(?:make|turn|write|put) (?:the |my )?(.+?) (?:in(?:to)? |as |to be |be )?an? (?:full|complete|whole|real|proper) sentence$/i;

const completing: ClauseReader = (words) => {
  const [what = ''] = groupsOf(fullSentence, words) ?? [];
  return what === '' || /^(?:it|this|everything|the list)$/i.test(what)
    ? undefined
    : [{ kind: 'fullSentence', what }];
};

const shortParagraph =
  /^(?:(?:make it|in|into|write it as|just|only|as|to) )*(?:one|a single|1|a) (?:quick |very )?short paragraph\b.*$/i;

/** "one short paragraph no list": short as well as one. */
const shortening: ClauseReader = (words) =>
  shortParagraph.test(words) && !/\b(?:about|saying|that says|on)\b/i.test(words)
    ? [{ kind: 'oneParagraph' }, { kind: 'words', most: 60 }]
    : undefined;

const splitIt =
  /^(?:split|break|divide|chop|separate|cut) (?:up )?(?:the |that |my )?(.+?)(?: up| apart)?(?: (?:in(?:to)? )?(?:two|2|half|halves)(?: (?:short(?:er)? )?(?:sentences|paragraphs|lines|parts|pieces))?)?$/i;
const makeTwo =
  /^(?:make|turn|put) (?:the |my )?(.+?) (?:in(?:to)? |be )?(?:two|2)(?: (?:short(?:er)? )?(?:sentences|ones))?$/i;

const splitting: ClauseReader = (words) => {
  const [object = ''] = groupsOf(splitIt, words) ?? groupsOf(makeTwo, words) ?? [];
  if (object === '' || !(isUnit(object) || namedPartOf(object) === 'opening')) return undefined;
  if (/^cut\b/i.test(words) && !/\b(?:two|2|half)\b/i.test(words)) return undefined;
  if (/^cut\b/i.test(words) && /\bin half$/i.test(words))
    return [{ kind: 'shorterPart', what: object }];
  if (/s$/i.test(object) && !isByPlace(object)) return undefined;
  return [{ kind: 'split', what: namedPartOf(object) === 'opening' ? 'first sentence' : object }];
};

const eachAlone =
  /\b(?:short lines|(?:a |one )?(?:space|line break|blank line|break|gap) (?:between|after) (?:each|every|all|them|the (?:lines|sentences))|(?:each|every|one) (?:sentence|thought|line) (?:on|in|per|to|a|gets|with)\b.*|double[- ]space(?:d)?)\b/i;

const breakAfter =
  /^(?:add|put|insert|make|use)(?: in)? an? (?:line break|paragraph break|break|blank line|space|new line) (?:right )?(?:after|behind|below) (?:the )?(.+)$/i;

const spacing: ClauseReader = (words) =>
  groupsOf(breakAfter, words) && isByPlace(groupsOf(breakAfter, words)?.[0] ?? '')
    ? [{ kind: 'ownLine', what: groupsOf(breakAfter, words)?.[0] ?? '' }]
    : eachAlone.test(words) && !/["“]/.test(words)
      ? [{ kind: 'eachLine' }]
      : undefined;

const listWord = '(?:list|bullets?(?: points?)?|bullet list|list items?|items?)';
const toTop = new RegExp(
  `^(?:(?:cut|trim|reduce|limit|shorten|get|keep|bring|narrow)(?: down)?|only|just|make|use|have|give me|i want)* ?(?:the |my )?${listWord} (?:down )?(?:to|at|be|with)? ?(?:just |only )?(?:the )?(?:top |first |best |most important )?(\\w+)(?: (?:\\w+|bullet points))?$`,
  'i',
);
const soMany =
  /^(?:just |only |keep |use |make it |max |maximum |no more than |at most |limit (?:it )?to |the |top |first |best )*(\w+) (?:bullets?(?: points?)?|list items|items)(?: (?:only|max|tops|at most|total|please|is enough))*$/i;
const turned = new RegExp(
  `^(?:reverse|flip|invert|turn around)(?: the)?(?: order of)?(?: the)? ${listWord}(?: order| around)?$|^${listWord} in reverse(?: order)?$|^put the ${listWord} in reverse(?: order)?$`,
  'i',
);
const sorted = /\balphabeti[sz]e\b|\balphabetical(?:ly)?\b|\ba to z\b|\babc order\b/i;
const items =
  '(?:(?:the |each |all (?:of )?(?:the )?|every )*(?:list items?|bullets?(?: points?)?|items?(?: (?:on|in|of) the list)?|list))';
const itemsShorter = new RegExp(
  `^(?:make|keep|cut|trim|shorten|tighten|get)(?: down| up)? ${items}(?: (?:to be |be )?(?:much |way |a bit |a little )?(?:shorter|short|tighter|down|snappier))?(?:,? (?:to |at |max |under |about |like |only |just )*(\\w+) words?(?: each| max| tops| or (?:less|fewer)| apiece)*)?$`,
  'i',
);
const itemsLong =
  /^(?:the )?(?:bullets?(?: points?)?|list items?|items) (?:are|is) (?:way |too |so |a bit )*(?:long|wordy)$|^shorter (?:bullets?(?: points?)?|list items?|items)$/i;

const listing: ClauseReader = (words) => {
  if (turned.test(words)) return [{ kind: 'list', order: 'reverse' }];
  if (sorted.test(words)) return [{ kind: 'list', order: 'alphabet' }];
  const [each] = groupsOf(itemsShorter, words) ?? [];
  if (
    (each !== undefined && /short|trim|tight|words?|cut down/i.test(words)) ||
    itemsLong.test(words)
  )
    return [{ kind: 'list', ...(countOf(each ?? '') > 0 && { words: countOf(each ?? '') }) }];
  const most = countOf(groupsOf(toTop, words)?.[0] ?? groupsOf(soMany, words)?.[0] ?? '');
  return most > 1 && !/\badd\b|\bmore\b/i.test(words) ? [{ kind: 'list', most }] : undefined;
};

const asStatement =
  /^(?:make|turn|change|convert|rewrite|rephrase|put) (?:the |that |any |all (?:the )?|my )?((?:\p{L}+ )*questions?(?: (?:at|in|near) the (?:\p{L}+ )?\p{L}+)?) (?:in(?:to)? |as |to |be )*(?:an? )?(?:plain |regular |normal )?(?:statements?|sentences?)$/iu;
const noQuestions =
  /^(?:no|less|fewer|without|stop asking|avoid|remove|take out|drop|lose|get rid of|cut)(?: all| any| the| so many| those)* (?:questions|question marks?|rhetorical questions)(?: (?:at all|anywhere|please|in it|altogether))*$/i;
const noQuestionEnd =
  /^(?:don['’]?t|do not|never|stop) (?:end|close|finish)(?:ing)?(?: it)? (?:with|on) an? question$/i;
const partStatement =
  /^(?:make|turn|change|rewrite) (?:the |my )?(.+? (?:line|sentence)|opening|hook|ending) (?:in(?:to)? |as |to |be )*a (?:plain )?statement(?: instead(?: of a question)?)?$/i;
const partQuestion =
  /^(?:make|turn|change|rewrite|have|phrase|put|let) (?:the |my )?(.+?) (?:be |in(?:to)? |as |to )*an? (?:\p{L}+ )?question(?: instead)?$/iu;

const noQuestionIn =
  /^(?:(?:there should be )?no|without(?: an?)?|(?:don['’]?t|do not) (?:ask|put|have|use) an?|(?:remove|drop|lose|take out|cut) the) question(?:s| marks?)? (?:in|at|on|from) (?:the |my )?(.+)$/i;

const asking: ClauseReader = (words) => {
  const [asked = ''] = groupsOf(noQuestionIn, words) ?? [];
  if (isByPlace(asked)) return [{ kind: 'statementOf', what: asked }];
  const [which = ''] = groupsOf(asStatement, words) ?? [];
  if (which !== '') return [{ kind: 'statementOf', ...(/\s/.test(which) && { what: which }) }];
  if (noQuestionEnd.test(words)) return [{ kind: 'statementOf', what: 'last sentence' }];
  if (noQuestions.test(words)) return [{ kind: 'statementOf' }];
  const [part = ''] = groupsOf(partStatement, words) ?? [];
  if (part !== '') return [{ kind: 'statementOf', what: part }];
  const [what = ''] = groupsOf(partQuestion, words) ?? [];
  if (what === '') return undefined;
  const named = namedPartOf(what);
  if (named === 'title') return [{ kind: 'title', asQuestion: true }];
  if (named === 'opening') return [{ kind: 'questionOf', what: 'first sentence' }];
  if (named === 'ending') return [{ kind: 'callToAction', asQuestion: true }];
  return isUnit(what) ? [{ kind: 'questionOf', what }] : undefined;
};

const lead = '(?:add|put|insert|include|write|say|stick|place|drop in|slip in)';
const thatSays =
  '(?: in)?(?: an?| one| another| this)?(?: (?:short |quick |new )?(?:line|sentence|paragraph|note))?(?: that says| saying| that|:)*';
const placeFirst = new RegExp(
  `^(?:right |just )?(after|before|in front of|under|below|above|between) (?:the |my )?(.+?),? ${lead}${thatSays} (.+)$`,
  'i',
);
const placeLast = new RegExp(
  `^${lead}${thatSays} (.+?),? (?:right |just )?(after|before|in front of|above|below|under|between) (?:the |my )?(.+)$`,
  'i',
);
const anchors =
  /^(?:list|bullets?|hash ?tags|opening|intro|ending|question|call to action|cta|price|address|phone number|number|link|last one)$/i;

/** "after the first paragraph add: I answer every call myself" */
const inserting: ClauseReader = (words, { content }) => {
  const [side = '', anchor = '', said = ''] =
    groupsOf(placeFirst, words) ??
    (([text = '', where = '', part = '']) => [where, part, text])(groupsOf(placeLast, words) ?? []);
  if (
    said === '' ||
    !(
      isByPlace(anchor) ||
      anchors.test(anchor) ||
      /^(?:first|second|third|last) and\b/i.test(anchor)
    )
  )
    return undefined;
  // "put the price before the last line" moves what stands there.
  const isQuoted = /["“]/.test(said);
  const thing = withoutPlace(said);
  if (
    /^(?:put|place|say)\b/i.test(words) &&
    !isQuoted &&
    (shareIn(content, thing) >= 0.5 || (thing !== said && !/\d/.test(said)))
  )
    return undefined;
  // "put that right after the address": what the wish before spoke of.
  if (/^(?:it|this|that|them|those|right|just|directly|somewhere| )+$/i.test(said))
    return [{ kind: 'insert', text: '', side: sideOf(side), anchor }];
  if (/^(?:an? )?(?:emojis?|space|line break|heading|hash ?tags?|bullets?|numbers?)\b/i.test(said))
    return undefined;
  if (namesPart(said) && !isQuoted)
    return [
      {
        kind: 'move',
        what: bareObject(said),
        to: /^(?:after|under|below)$/i.test(side) ? 'after' : 'before',
        anchor,
      },
    ];
  // What to say about it only the agent knows.
  if (/^(?:about|on|something|more|why|how|what|where|when)\b/i.test(said)) return undefined;
  const between = /^between$/i.test(side);
  return [
    {
      kind: 'insert',
      text: given(said) + (/[?!]$/.exec(said)?.[0] ?? ''),
      side: sideOf(side),
      anchor: between ? anchor.replace(/ and .*? (\p{L}+?)s?$/iu, ' $1') : anchor,
    },
  ];
};

const sideOf = (side: string) =>
  /^(?:after|under|below|between)$/i.test(side) ? 'after' : 'before';

/** "the salmon bit last" is the salmon. */
const withoutPlace = (said: string) =>
  bareObject(said.replace(/,? (?:last|first|at the (?:end|bottom|top))$/i, '')).replace(
    / (?:part|bit|line|sentence|stuff|thing|paragraph|section|bullet|item)s?$/i,
    '',
  );

const lineSays =
  /^(?:the |my )?(.{3,40}? (?:line|sentence|part|bullet|bit)) (?:needs to|should|must|has to|ought to) (?:also )?(?:say|mention|include) (?:that )?(.{4,140})$/i;

/** "the bins line needs to say call before you go" */
const addingToLine: ClauseReader = (words, { content }) => {
  const [anchor = '', text = ''] = groupsOf(lineSays, words) ?? [];
  const isThere =
    anchor !== '' &&
    !isByPlace(anchor) &&
    !namedPartOf(anchor) &&
    shareIn(content, bareObject(anchor).replace(/ \S+$/, '')) >= 0.5;
  return isThere && !/^(?:something|more|what|who|how|where|when)\b|["“]/i.test(text)
    ? [{ kind: 'insert', text: given(text), side: 'after', anchor: bareObject(anchor) }]
    : undefined;
};

const restOf =
  /^(?:cut|delete|remove|drop|lose|stop|end(?: it)?|take out|get rid of|trim)(?: off)? (?:(?:everything|all|anything|the rest|whatever)(?: that)?(?: (?:comes|stands|is))?|it|right)? ?(after|before|below|above|past) (?:the |my )?(.+)$/i;

const cuttingRest: ClauseReader = (words, { content }) => {
  const [side = '', what = ''] = groupsOf(restOf, words) ?? [];
  if (what === '' || /^(?:last|it|that|this)$/i.test(what)) return undefined;
  if (!/everything|all|anything|rest|whatever|^(?:stop|end)/i.test(words)) return undefined;
  const isThere =
    isByPlace(what) ||
    /^(?:list|bullets?)$/i.test(what) ||
    namedPartOf(what) ||
    shareIn(content, what) >= 0.5;
  return isThere
    ? [{ kind: 'cutRest', side: /^(?:before|above)$/i.test(side) ? 'before' : 'after', what }]
    : undefined;
};

const onlyParts =
  /^(?:(?:just |only )?(?:keep|leave|use|give me|show) (?:only |just )?|only |just )(?:the |my )?((?:first|last|opening|second|third|final|top)\b.+?)(?: only)?(?:,? (?:and )?(?:cut|drop|delete|lose) (?:the rest|everything else))?$/i;

const closingLine =
  /^(?:then |with |and |plus )*(?:just |only )?(?:one|a|1|a single) (?:short )?closing (?:line|sentence)(?: (?:after|below|at the end))?$/i;

const noMiddle =
  /^(?:drop|cut|lose|remove|skip|delete|take out|leave out) (?:out )?(?:the )?(?:whole |entire )?middle(?: part| section| bit)?$|^(?:just |only )?(?:keep|leave|use) (?:only |just )?(?:the )?(?:start|beginning|opening|intro|first (?:line|paragraph)) and (?:the )?(?:end|ending|close|last (?:line|paragraph)|call to action|cta)(?: only)?$|^(?:just|only) (?:the )?(?:first|opening) (?:line|paragraph) and (?:the )?(?:ending|last (?:line|paragraph)|call to action|cta)$/i;

const keepingOnly: ClauseReader = (words) => {
  if (closingLine.test(words)) return [{ kind: 'keep', what: 'closing line' }];
  if (noMiddle.test(words)) return [{ kind: 'keepOnly', what: 'first and last paragraph' }];
  const [what = ''] = groupsOf(onlyParts, words) ?? [];
  if (!/\b(?:only|just)\b|rest|everything else/i.test(words)) return undefined;
  return what !== '' && /\b(?:sentences?|lines?|paragraphs?|bullets?)$/i.test(what)
    ? [{ kind: 'keepOnly', what }]
    : undefined;
};

export const structureReaders: ClauseReader[] = [
  spacing,
  inserting,
  addingToLine,
  asking,
  completing,
  shortening,
  measuring,
  joining,
  listing,
  splitting,
  cuttingRest,
  keepingOnly,
];
