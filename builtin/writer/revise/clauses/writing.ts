import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { Edit } from '#builtin/writer/revise/edit.ts';
import { given } from '#builtin/writer/revise/readers/given-words.ts';
import { namedPartOf } from './parts.ts';
import { type ClauseReader, groupsOf } from './reading.ts';
import { questionReader } from './shaping.ts';

/** The words of a part, which may end with a mark of their own. */

const partIs =
  /^(?:new |make (?:the |my )?|have (?:the |my )?|the |my |change (?:the |my )?|set (?:the |my )?)?(title|headline|opening|opener|hook|intro|(?:first|opening|top|last|final|closing|bottom) (?:line|sentence)|ending|closing|call to action|cta)(?: line)?(?: to be| to say| to read| to| should (?:be|say|read)| be| say|:)+ (.+)$/i;
const makePart =
  /^make (?:the |my )(first line|last line|opening|ending|title|headline|call to action|cta) (.+)$/i;

/** "last line: come say hi", "make the opening Snow is coming": the words of a part. */
const writingParts: ClauseReader = (words) => {
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
  const from = /\b(?:line|sentence)$/i.test(part) ? `the ${part.toLowerCase()}` : 'first sentence';
  return { kind: 'reword', from, to: text, isPart: true };
}

/** What a part should be like is nothing to print. */
const isDescription =
  /^(?:(?:be|sound|say|read|feel|look|something|anything|more|less|a|an|about|too|so|not|stronger|shorter|longer|better|bolder|catchier|punchier|bold|friendlier|warmer|softer|simpler|clearer|the|pop|stand|mention|include|match|in|kinda|very|really|with|first|last|weak|boring|different|on|into|as|out|up|to)\b|\p{L}+er\b(?: |$))/iu;

const titleLike =
  /^(?:give (?:me|it) |use |add |write |make |i want )?(?:a |another |new |a new |a different )*(?:title|headline)\b[^:]{0,50}?(?:,? (?:like|such as|something like|maybe))?:? ["“]?((?<=like:? |such as |: |maybe )\S.{5,90}?)["”]?$/i;

/** "a title with Mobile first, like Mobile: rent or own?" */
const titleAsExample: ClauseReader = (words) => {
  const [text = ''] = groupsOf(titleLike, words) ?? [];
  return text === '' ? undefined : [{ kind: 'title', text: capitalise(text.replace(/["”]$/, '')) }];
};

export const writingReaders: ClauseReader[] = [questionReader, titleAsExample, writingParts];
