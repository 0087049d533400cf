import { withoutLeadIn } from '#builtin/writer/revise/canonical.ts';
import type { Edit } from '#builtin/writer/revise/edit.ts';
import { bare } from '#builtin/writer/revise/readers/given-words.ts';
import { addingReaders } from './adding.ts';
import { asking } from './asking.ts';
import { changingReaders } from './changing.ts';
import { figureReaders } from './figures.ts';
import { mannerReaders } from './manner.ts';
import { isUnit, namedPartOf, namesPart } from './parts.ts';
import { partReaders } from './parts-asked.ts';
import { placing } from './placing.ts';
import type { ClauseReader, PieceText } from './reading.ts';
import { removingReaders } from './removing.ts';
import { shapingReaders } from './shaping.ts';
import type { Clause } from './split-clauses.ts';
import { structureReaders } from './structure.ts';
import { styling } from './styling.ts';
import { startsWish } from './wish-starts.ts';
import { writingReaders } from './writing.ts';

/** By families of verbs: what cannot be done, how it looks, parts, other words, places, new words, what goes. */
const readers: ClauseReader[] = [
  ...structureReaders,
  ...mannerReaders,
  asking,
  ...shapingReaders,
  styling,
  ...partReaders,
  ...writingReaders,
  ...changingReaders,
  ...figureReaders,
  placing,
  ...addingReaders,
  ...removingReaders,
];

/** What one clause asks for, by its verb and what the verb speaks of. */
export function readClause(clause: string, post: PieceText): Edit[] | undefined {
  const words = withoutLeadIn(clause)
    .replace(/,? (?:please|pls|plz|thanks|thank you|thx)[.!]*$/i, '')
    .replace(/(?<=[^.!?])[.!]+$|(?<=\p{L})\?$/u, (mark) => (mark === '?' ? '?' : ''))
    .trim();
  const plain = words.replace(/\?$/, '');
  for (const each of readers) {
    const edits = each(writingReaders.includes(each) ? words : plain, post);
    if (edits && edits.length > 0) return edits;
  }
  return undefined;
}

const complaint =
  /^(?:the |my |that |your |this )?([\p{L}\d&'’ -]{2,50}?) (?:is|are|was|sounds?|feels?|reads?|looks?|seems?|doesn['’]?t|isn['’]?t|makes) (?:so |too |really |kinda |kind of |a bit |a little |just |very |no )*(?:\p{L}+)(?: \p{L}+){0,3}$/iu;
const whatIsWith = /^what(?:['’]?s| is) (?:up )?with (?:the |that |this |all the )?(.{3,50}?)\??$/i;
/** "why is the rebate at the bottom?" wonders where a thing stands. */
const whyThere =
  /^why(?:['’]?s| is| are) (?:the |that |my )?(.{3,50}?) (?:all the way |way |so far |so |far |still |only )?(?:at|in|on|near|down|up|last|first|there|here|after|before|under)\b/i;
/** "why is it so long?" complains, and asks for no answer. */
const whySo =
  /^why(?:['’]?s| is| does)? (?:it|this|that|the (?:post|text)) (?:sound |read |feel |look )?so (long|short|wordy|formal|stiff|boring|salesy|dry|pushy|generic|casual|technical|cheesy)\??$/i;
const pronoun =
  /^(?:please |just |so |maybe )*((?:remove|delete|drop|cut|take out|lose|skip|move|put|bring|bold|change|replace|swap|switch|make|get rid of|take|leave) )(?:it|that|this|them|those|that one|this one)\b/i;
const asksValue =
  /^(?:where(?:['’]?s| is)|what(?:['’]?s| is| was)?|you (?:forgot|left out|missed)|(?:there(?:['’]?s| is) )?no) (?:the |my )?(price|list price|asking price|time|time does it (?:start|open)|address|hours)\b[^.!]{0,20}\??$/i;
const saysInstead =
  /^(?:please |just |so |maybe )*(?:say|use|write|put|make it say|make it(?! (?:more|less|sound|read|feel|short|long|bold|casual|formal|pop|warm|friendly|better|fun|personal|\p{L}+er)\b)|have it say) ["“]?([^"”]{3,160}?)["”]?(?: instead)?$/iu;
const refusesWords =
  /^(?:please )?(?:don['’]?t|do not|never) (?:say|use|write|call it|put) ((?!how\b|that\b|it\b|the word\b|what\b|anything\b).{2,60})$/i;
const takesOutWords =
  /^(?:remove|delete|drop|cut|lose|take out|get rid of|scrap) ((?!(?:all|every|any|(?:the |their )?names?)\b)[^"“”]{3,80}?)[.!]*$/i;
const verbAndObject =
  /^(?:please |just |also |can you |could you )*(?:combine|merge|join|number|bold|add|mention|move|put|bring|change|fix|keep|make|shorten|turn) (?:the |my )?([\p{L}\d'’-]+(?: [\p{L}\d'’-]+){0,3}?)(?: (?:to|at|first|last|up|down|before|after|in|into|with|bold|shorter|better)\b.*)?$/iu;

/** "the boiler line is confusing" and "cut it": what "it" is stands in the clause before. */
export function withObjects(clauses: readonly Clause[]): Clause[] {
  const result: Clause[] = [];
  for (const { words, joint } of clauses) {
    const before = result.at(-1);
    const [, how] = whySo.exec(words) ?? [];
    if (how) {
      result.push({ words: `too ${how}`, joint });
      continue;
    }
    const [, subject = ''] =
      complaint.exec(withoutLeadIn((before?.words ?? '').replace(/[.!]+$/, ''))) ?? [];
    const isNamed =
      subject !== '' && namesPart(subject) && !/^(?:it|this|that|there)$/i.test(subject);
    const [, verb] = pronoun.exec(words) ?? [];
    // "what's with the colon in the title, take it out"
    const [, wonder = ''] =
      whatIsWith.exec(before?.words ?? '') ?? whyThere.exec(before?.words ?? '') ?? [];
    if (before && verb && wonder !== '') {
      result.splice(-1, 1, {
        words: words.replace(pronoun, () => `${verb}the ${wonder}`),
        joint: before.joint,
      });
      continue;
    }
    if (before && verb && isNamed) {
      result.splice(-1, 1, {
        words: words.replace(pronoun, () => `${verb}the ${subject}`),
        joint: before.joint,
      });
      continue;
    }
    // "where's the price? its 489,000"
    const [, asked = ''] = asksValue.exec(before?.words ?? '') ?? [];
    const [, answer = ''] =
      /^(?:it['’]?s|its|it is|it starts at|starts at) (.*\d.*)$/i.exec(words) ?? [];
    if (before && asked !== '' && answer !== '') {
      const name = /time|start/i.test(asked) ? 'time' : asked;
      result.splice(-1, 1, { words: `the ${name} is ${answer}`, joint: before.joint });
      continue;
    }
    const [, said = ''] = saysInstead.exec(words.replace(/(?<=["”])[.!]$/, '')) ?? [];
    const named = namedPartOf(subject);
    if (before && said !== '' && (named === 'title' || named === 'opening' || named === 'ending')) {
      result.splice(-1, 1, { words: `make the ${subject} "${said}"`, joint: before.joint });
      continue;
    }
    if (before && said !== '' && isNamed && isUnit(subject)) {
      result.splice(-1, 1, { words: `change the ${subject} to "${said}"`, joint: before.joint });
      continue;
    }
    // "nobody will read the title. make it Three porches on Elm"
    const [called = ''] =
      /\b(title|headline)\b/i
        .exec(before && !startsWish(before.words, '', '. ') ? before.words : '')
        ?.slice(1) ?? [];
    const [line = ''] = /^make it (\p{Lu}[^"“”]{7,90})$/u.exec(words)?.slice(1) ?? [];
    if (before && called !== '' && line !== '') {
      result.splice(-1, 1, {
        words: `make the ${called} "${line.replace(/[.]$/, '')}"`,
        joint: before.joint,
      });
      continue;
    }
    // "take out BMW, i'd rather not. and Michelin": what is said of the one holds for the other.
    const [verbBefore = ''] =
      result
        .slice(-2)
        .map((each) =>
          /^(?:remove|delete|drop|take out|lose|get rid of)(?= )/i.exec(withoutLeadIn(each.words)),
        )
        .findLast((match) => match !== null) ?? [];
    const [another = ''] =
      /^(?:and |also |plus |& )+((?:the )?[\p{L}\d'’-]{3,}(?: [\p{L}\d'’-]+)?)(?: too| also| as well)?$/iu
        .exec(words.replace(/[.!]+$/, ''))
        ?.slice(1) ?? [];
    if (verbBefore !== '' && another !== '' && !startsWish(another, '', '. ')) {
      result.push({ words: `${verbBefore} ${another}`, joint });
      continue;
    }
    // "the title is boring and it's too long": both are said of the title.
    const [also = ''] =
      /^(?:and |also )*(?:it['’]?s|its|it is) (?:also )?((?:too|so|way|really|kinda) .{3,20}?)(?: (?:for|too|also)\b.*)?$/i
        .exec(words)
        ?.slice(1) ?? [];
    if (before && also !== '' && isNamed) {
      result.push({ words: `the ${subject} is ${also}`, joint });
      continue;
    }
    // "take out send me a message, say I keep a list": the new words stand where the old ones stood.
    const [, old = ''] = takesOutWords.exec(withoutLeadIn(before?.words ?? '')) ?? [];
    const [, fresh = ''] =
      /^(?:please |just |so |and )*(?:say|write) ["“]?((?!it\b|that\b|something\b).{6,160}?)["”]?(?: instead)?[.]?$/i.exec(
        words,
      ) ?? [];
    if (before && old !== '' && fresh !== '') {
      result.splice(-1, 1, { words: `change ${old} to "${fresh}"`, joint: before.joint });
      continue;
    }
    const [, refused = ''] =
      /^(?:not|no|never|instead of) ["“]([^"“”]{2,60})["”]$/i.exec(before?.words ?? '') ??
      refusesWords.exec(before?.words ?? '') ??
      [];
    // "don't put the address. say Oakwood": the value goes, whatever is said for it.
    if (
      before &&
      said !== '' &&
      /^(?:the |my )?(?:street )?(?:address|price|date|time|phone number)$/i.test(
        refused.replace(/[.!]+$/, ''),
      )
    ) {
      result.splice(-1, 1, { words: `remove ${refused}`, joint: before.joint });
      result.push({ words: `keep ${said.replace(/ only$/i, '')}`, joint });
      continue;
    }
    if (before && said !== '' && refused !== '' && !/["“]/.test(refused)) {
      result.splice(-1, 1, {
        words: `say ${said.replace(/ only$/i, '')} instead of ${bare(refused.replace(/[.!]+$/, ''))}`,
        joint: before.joint,
      });
      continue;
    }
    const list = /\b(list|bullets?|hash ?tags?|sentences?|lines?|paragraphs?)\b/i.exec(
      before?.words ?? '',
    )?.[1];
    const one = /\b((?:first|second|third|last|other) )one\b/i;
    if (list && one.test(words)) {
      const unit = /list|bullet/i.test(list) ? 'bullet' : list.replace(/s$/i, '');
      result.push({ words: words.replace(one, `$1${unit}`), joint });
      continue;
    }
    // "take the exclamation points out and put one at the very end"
    const mark = /\b(excla\w*|emojis?|question)\b/i.exec(before?.words ?? '')?.[1];
    if (mark && /^(?:put|add|leave|keep|use) (?:just |only )?one\b/i.test(words)) {
      const name = /^excla/i.test(mark) ? 'exclamation point' : mark.replace(/s$/i, '');
      result.push({ words: words.replace(/\bone\b/i, `one ${name}`), joint });
      continue;
    }
    // "put my name at the end, its Dana Ortiz"
    const [, signed = ''] =
      /^(?:it['’]?s|its|it is|that['’]?s|which is|i['’]?m) (\p{Lu}.{1,60})$/u.exec(words) ?? [];
    if (before && signed !== '' && /\bmy name\b/i.test(before.words) && !/\d/.test(before.words)) {
      result.splice(-1, 1, { words: `sign it ${signed}`, joint: before.joint });
      continue;
    }
    // "make the third sentence bold and drop the fourth"
    const unitBefore =
      /\b(?:first|second|third|fourth|last) (sentence|line|paragraph|bullet|item)\b/i.exec(
        before?.words ?? '',
      )?.[1];
    if (unitBefore && /\bthe (?:first|second|third|fourth|fifth|last)$/i.test(words)) {
      result.push({ words: `${words} ${unitBefore.toLowerCase()}`, joint });
      continue;
    }
    const [, object = ''] = verbAndObject.exec(before?.words ?? '') ?? [];
    // "change Saturday to Sunday and make it 12 to 2": a figure says itself what it is.
    const isFigure = /^[$#]?\d/.test(words.replace(pronoun, '').trim());
    if (
      verb &&
      object !== '' &&
      /^(?:move|put|bring|bold|make) $/i.test(verb) &&
      !/^(?:it|that|this)$/i.test(object) &&
      !(isFigure && !namesPart(object))
    ) {
      result.push({ words: words.replace(pronoun, () => `${verb}the ${object}`), joint });
      continue;
    }
    result.push({ words, joint });
  }
  return result;
}
