import { bareObject, namesPart, shareIn, stands } from './parts.ts';
import { type ClauseReader, groupsOf } from './reading.ts';

/** What of the text becomes a list, its headline or its first question. */

const intoList =
  /^(?:turn|make|put|change|convert|format|write|show|give)(?: me)? (?:the |my |all (?:the )?|those )?(.+?) (?:(?:in(?:to)?|as|to|be) )?(?:(?:an? )?(numbered|ordered|bulleted|bullet|bullet point)? ?list|bullets|bullet points)$/i;
const listOf =
  /^(?:(?:make|add|use|give|do|want|create)(?: me| it)? )?(?:an? )?(numbered|ordered|bulleted|bullet|bullet point)? ?list (?:of|for|with) (?:the |my |all (?:the )?)?(.+)$/i;
const numberThem = /^number (?:the |my |all (?:the )?)(.+)$/i;
const asNumbered =
  /^(?:put|have|write|show|make|list) (?:the |my |all (?:the )?)?(.+?) (?:as|in|into) (numbers|numbered|bullets|bullet points)$/i;
const isGeneral =
  /^(?:it|this|that|them|these|those|everything|all|post|text|whole (?:thing|post|text)|bullets?(?: points?)?|list|items?|steps?|points?|tips?|facts?|numbers?|stats?|figures?|features?|jobs?|tasks?|things?|paragraphs?|sentences?|.* (?:paragraph|sentence|line|section|part))$/i;

const allButFirst =
  /^(?:use |make |put |turn )?(?:bullet points?|bullets?|a list) (?:for|of|out of) (?:everything|all|the rest)(?: (?:but|except|besides|after)(?: for)? the (?:first|opening|top) (?:line|sentence|paragraph))?$|^(?:make |turn |put )?everything (?:but|except|after)(?: for)? the (?:first|opening|top) (?:line|sentence|paragraph) (?:in(?:to)?|as|be)? ?(?:bullet points?|bullets?|a list)$/i;

/** "turn the inspections into a numbered list": of what, and with numbers or dots. */
const listing: ClauseReader = (words, { content }) => {
  if (allButFirst.test(words)) return [{ kind: 'bullets', isAll: true }];
  const [first = '', second = ''] =
    groupsOf(intoList, words) ??
    groupsOf(listOf, words)?.toReversed() ??
    groupsOf(asNumbered, words) ??
    [];
  const [numbered = ''] = first === '' ? (groupsOf(numberThem, words) ?? []) : [];
  const about = bareObject(first || numbered);
  if (
    about === '' ||
    isGeneral.test(about) ||
    (shareIn(content, about) < 0.5 && !stands(content, about))
  )
    return undefined;
  return numbered !== '' || /^(?:number|order)/i.test(second)
    ? [{ kind: 'numbered', about }]
    : [{ kind: 'bullets', about }];
};

const headlineIs =
  /^(.+?) (?:should|needs to|has to|must|could|can|to) (?:be|go|become)(?: in| into)? (?:the |my |a )?(?:headline|title)$/i;
const inHeadline =
  /^(?:put|get|use|have|make|want|work|move|bring|add|include|mention|show)(?: in)? (.+?) (?:be |up )?(?:in|into|as|the|to|for) (?:the |my |a )?(?:headline|title)$/i;
const headlineOf =
  /^(?:the |my )?(?:headline|title) should (?:be|have|say|mention|use|include) the (.{0,20}\d\S*)$/i;
const headlineWith =
  /^(?:a |make (?:a|the) |use a |have a )?(?:headline|title) (?:with|about|around) (.+)$/i;

/** "the $640 should be the headline": the sentence that holds it gives the title. */
const heading: ClauseReader = (words, post) => {
  const [what = ''] =
    groupsOf(headlineIs, words) ??
    groupsOf(inHeadline, words) ??
    groupsOf(headlineWith, words) ??
    groupsOf(headlineOf, words) ??
    [];
  const thing = bareObject(what);
  if (thing === '' || namesPart(thing) || /["“]/.test(what)) return undefined;
  const isThere = /\d/.test(thing)
    ? post.content.includes((/[$\d][\d,.]*\d|\d/.exec(thing) ?? [''])[0])
    : shareIn(post.content, thing) === 1;
  return isThere ? [{ kind: 'title', add: thing, fromText: true }] : undefined;
};

const openingQuestion =
  /^(?:open|start|begin|lead)(?: it| this| off| the post)?(?: off)? with (?:a |the |some )?(?:question|line|hook)s?,? ?(?:like|such as|saying|something like|along the lines of)?:? ["“]?([^"”]{6,100}\?)["”]?$/i;

/** "open with a question like tired of stairs?" gives its words. */
const asking: ClauseReader = (words) => {
  const [what = ''] = groupsOf(openingQuestion, words) ?? [];
  return what === '' ? undefined : [{ kind: 'startWith', what, isLiteral: true }];
};

const headingInside =
  /^(?:add|put|give (?:it|me)|include|use|with|insert)(?: in)? (?:an? )?(?:bold |short |big )?(?:headline|heading|header|title line)(?: (?:inside|in|at the (?:top|start) of|over|above|on top of) (?:the |my )?(?:post|text|it))?(?: at the top| on top)?$/i;

/** "add a headline inside the post": its title is what such a line would say. */
const titleInside: ClauseReader = (words, { title }) =>
  headingInside.test(words) && title !== '' ? [{ kind: 'heading', text: title }] : undefined;

export const shapingReaders: ClauseReader[] = [titleInside, listing, heading];
export const questionReader = asking;
