import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Edit } from '#builtin/writer/revise/edit.ts';
import { bareName, given } from '#builtin/writer/revise/readers/given-words.ts';
import { bareObject, namedPartOf, shareIn, stands } from './parts.ts';
import { type ClauseReader, groupsOf, wholeText } from './reading.ts';

const top =
  '(?:first|(?:at|to|on|near|in) the (?:very )?(?:top|start|beginning|front|first (?:line|sentence))|up (?:top|front)|on top|the (?:very )?first (?:line|thing|sentence))';
const bottom =
  '(?:last|(?:at|to|on|near) the (?:very )?(?:bottom|end)|the (?:very )?last (?:line|thing|sentence))';
const unit =
  '(?:sentences|lines|paragraphs|bullets|bullet points|items|points|stops|spots|steps|tips|features|places)';

const toPlace = new RegExp(
  `^(?:move|put|bring|place|get|shift|have) (.+?)(?: (?:all the way|up|down|back|over))? (${top}|${bottom})(?:,? (?:right |just )?(before|after|above|below) (.+))?$`,
  'i',
);
const shouldBe = new RegExp(
  `^(?:the )?(.+?) (?:should|needs? to|has to|must|could) (?:be|go|come|stand)(?: (?:all the way|up))? (${top}|${bottom})(?:,? (?:right |just )?(before|after|above|below) (.+))?$`,
  'i',
);
const swapTwo = new RegExp(
  `^(?:swap|switch|flip|reverse|trade)(?: around)?(?: the order of)? the (first|last) (?:two|2) (${unit})$`,
  'i',
);

const goesBeside =
  /^(?:(?:can|could|should|may) )?(?:the |my )?(.+?)(?: (?:should|needs? to|has to|must|could|can))? (?:go|come|be|stand) (?:right |just )?(before|after|above|below|ahead of) (?:the |my )?(.+)$/i;

/** What stands where: first, last, before or after another part. */
export const placing: ClauseReader = (words, post) => {
  const [which, units = ''] = groupsOf(swapTwo, words) ?? [];
  if (which) {
    const one = units.replace(/s$/i, '').toLowerCase();
    const [left, right] = /first/i.test(which) ? ['first', 'second'] : ['second to last', 'last'];
    return [{ kind: 'swapParts', one: `${left} ${one}`, other: `${right} ${one}` }];
  }
  const [thing = '', near = '', other = ''] = groupsOf(goesBeside, words) ?? [];
  if (
    other !== '' &&
    shareIn(wholeText(post), thing) >= 0.5 &&
    shareIn(wholeText(post), other) >= 0.5
  )
    return [
      {
        kind: 'move',
        what: bareName(thing),
        to: /^(?:before|above|ahead)/i.test(near) ? 'before' : 'after',
        anchor: bareName(other),
      },
    ];
  const [what = '', where = '', side = '', anchor = ''] =
    groupsOf(toPlace, words) ?? groupsOf(shouldBe, words) ?? [];
  if (what === '' || /["“]/.test(what) || /^(?:it|this|that|them)$/i.test(what)) return undefined;
  const text = wholeText(post);
  // Only what stands in the text can be moved.
  const isThere = stands(text, bareObject(what)) || shareIn(text, what) >= 0.5;
  if (side !== '' && isThere && shareIn(text, anchor) >= 0.5)
    return [
      {
        kind: 'move',
        what: bareName(what),
        to: /^(?:before|above)$/i.test(side) ? 'before' : 'after',
        anchor: bareName(anchor),
      },
    ];
  if (!isThere || !stands(text, bareObject(what)) || bareObject(what).split(' ').length < 2)
    return undefined;
  const isFirst = new RegExp(`^${top}$`, 'i').test(where);
  if (isFirst && /\b(?:line|sentence)$/i.test(where)) return undefined;
  return isFirst
    ? [{ kind: 'startWith', what: bareObject(what) }]
    : [
        {
          kind: 'endWith',
          what: bareObject(what),
          ...(/^last$/i.test(where) && { isBeforeCall: true }),
        },
      ];
};

const partIs =
  /^(?:new |make (?:the |my )?|have (?:the |my )?|the |my |change (?:the |my )?|set (?:the |my )?)?(title|headline|opening|opener|hook|intro|(?:first|opening|top|last|final|closing|bottom) (?:line|sentence)|ending|closing|call to action|cta)(?: line)?(?: to be| to say| to read| to| should (?:be|say|read)| be| say|:)+ (.+)$/i;
const makePart =
  /^make (?:the |my )(first line|last line|opening|ending|title|headline|call to action|cta) (.+)$/i;

/** "last line: come say hi", "make the opening Snow is coming": the words of a part. */
export const writingParts: ClauseReader = (words) => {
  const [part = '', typed = ''] = groupsOf(partIs, words) ?? groupsOf(makePart, words) ?? [];
  const said = typed.replace(/ (?:instead of|rather than|in place of|not) .+$/i, '');
  if (part === '' || isDescription.test(said)) return undefined;
  // "the title should say 2026": one word is added, and no title.
  if (
    namedPartOf(part) === 'title' &&
    /\b(?:say|include|mention)\b/i.test(words) &&
    said.split(' ').length < 3 &&
    !/["“]/.test(said)
  )
    return [{ kind: 'title', add: given(said) }];
  const isQuoted = /^["“].+["”]$/.test(said);
  if (!isQuoted && said.split(' ').length < 3 && !/\d|[?!]$/.test(said)) return undefined;
  return [partWritten(part, given(said) + (/[?!]$/.exec(said)?.[0] ?? ''))];
};

function partWritten(part: string, typed: string): Edit {
  const text = capitalise(typed.replace(/([?!])[?!]+$/, '$1'));
  const name = namedPartOf(part);
  if (name === 'title') return { kind: 'title', text };
  if (name === 'ending') return { kind: 'callToAction', text, isInstead: true };
  return { kind: 'reword', from: 'first sentence', to: text, isPart: true };
}

/** What a part should be like is nothing to print. */
const isDescription =
  /^(?:(?:be|sound|say|read|feel|look|something|anything|more|less|a|an|about|too|so|not|stronger|shorter|longer|better|bolder|catchier|punchier|bold|friendlier|warmer|softer|simpler|clearer|the|pop|stand|mention|include|match|in|kinda|very|really|with|first|last|weak|boring|different|on|into|as|out|up|to)\b|\p{L}+er\b(?: |$))/iu;

const titleLike =
  /^(?:give (?:me|it) |use |add |write |make |i want )?(?:a |another |new |a new |a different )*(?:title|headline)\b[^:]{0,50}?(?:,? (?:like|such as|something like|maybe))?:? ["“]?((?<=like:? |such as |: |maybe )\S.{5,90}?)["”]?$/i;

/** "a title with Mobile first, like Mobile: rent or own?" */
export const titleAsExample: ClauseReader = (words) => {
  const [text = ''] = groupsOf(titleLike, words) ?? [];
  return text === '' ? undefined : [{ kind: 'title', text: capitalise(text.replace(/["”]$/, '')) }];
};
