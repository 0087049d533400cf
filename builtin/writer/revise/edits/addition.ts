import {
  type Block,
  firstIndexOf,
  lastIndexOf,
  linesOf,
  type Piece,
  paragraph,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import {
  asSentence,
  capitalise,
  countWords,
  splitSentences,
} from '#builtin/writer/language/sentences.ts';
import { keywordsOf } from '#builtin/writer/points.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages } from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { phoneIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { writtenOut } from '#builtin/writer/understand/short-forms.ts';
import { itemOf, knownAbout, linesFor, listFor, withItems } from './added-lines.ts';
import { needsValue, speaksOfTheText, wordsMeant } from './added-words.ts';
import { inBold } from './bold.ts';
import { contactLines, withContact } from './contact.ts';
import { type Context, type EditResult, named, printable, withBlocks } from './context.ts';
import { hedged, recounted, renumbered } from './correction.ts';
import {
  amongOthers,
  atItsPlace,
  inPlaceOfContrary,
  inPlaceOfLess,
  inRowOfNames,
  withMore,
} from './joined-clauses.ts';
import { isName } from './phrases.ts';
import { inPlace } from './place-in-text.ts';
import { meaningOf } from './terms.ts';
import { withValue } from './values.ts';

/** What the agent wants said: a fact, a way to reach somebody, an item of the list, a name under the text. */

export function mentioned(
  piece: Piece,
  {
    what: wish,
    inList,
    about,
    isLiteral,
    isTopic: isNamedOnly,
    isEmphasis,
    isFirst,
  }: EditOf<'mention'>,
  context: Context,
): EditResult {
  if (isEmphasis && findPassages(piece.blocks, wish, { isStrict: true }).length > 0)
    return {
      ...inBold(piece, { what: wish }),
      done: `made ${named(wish)} stand out`,
    };
  const what = isNamedOnly || isLiteral ? wish : (answered(piece, wish, context) ?? wish);
  const dated = withDayAndHours(piece, what, context);
  if (dated) return dated;
  const counted = inList ? undefined : recounted(piece, what);
  if (counted) return { piece: counted, done: `changed it to ${named(what)}` };
  const numbered = inList ? undefined : (hedged(piece, what) ?? renumbered(piece, what));
  if (numbered) return { piece: numbered, done: `changed it to ${named(what)}` };
  // A number of somebody else is no way to reach the agent.
  const contact = /^(?:their|his|her|its)\b/i.test(what) ? undefined : contactLines(what, context);
  if (contact) return withContact(piece, contact, what);
  const { text, refusal } = printable(wordsMeant(what), context);
  if (
    !/\p{L}{2}/u.test(text) ||
    /^(?:that|this|it|so|them|those)(?: (?:in|at|to|on|as|first|last|up|there|somewhere)\b.*)?$/i.test(
      text,
    ) ||
    speaksOfTheText(text)
  )
    return { piece, refusal: refusal ?? `I could not tell what to add for ${named(what)}.` };
  if (/^it['’]s (?:me|us|him|her|them)\b/i.test(text))
    return {
      piece,
      refusal: `Tell me in a whole sentence what to say for ${named(text)}, and I will add it.`,
    };
  if (needsValue.test(text))
    return {
      piece,
      refusal: `I do not know ${lowerFirst(text)}. Tell me in a sentence, and I will add it.`,
    };
  if (isNamedOnly) return told(piece, text, context, isFirst);
  // "2021 roof" is not yet "new roof in 2021", where those very words were asked for.
  const reworded = isLiteral ? inPlaceOfLess(piece.blocks, text, true) : undefined;
  if (reworded && !saysExactly(piece.blocks, text))
    return { ...withBlocks(piece, reworded, refusal), done: `changed it to ${named(text)}` };
  if (isSaid(piece.blocks, text)) return { piece, refusal: `It says ${named(text)} already.` };
  const beside = about && besideIt(piece, text, about);
  if (beside) return { piece: beside, refusal, done: `added ${named(text)}` };
  const fuller = about ? undefined : inPlaceOfLess(piece.blocks, text);
  if (fuller)
    return { ...withBlocks(piece, fuller, refusal), done: `changed it to ${named(text)}` };
  const placed = isLiteral ? undefined : atItsPlace(piece.blocks, text);
  if (placed) return { ...withBlocks(piece, placed, refusal), done: `added ${named(text)}` };
  const list = isLiteral ? undefined : listFor(piece.blocks, text, inList);
  if (list !== undefined)
    return {
      ...withBlocks(piece, withItems(piece.blocks, list, text), refusal),
      done: `added ${named(itemOf(text))} to the list`,
    };
  const row = inList && isName(text) ? inRowOfNames(piece.blocks, text) : undefined;
  if (row) return { ...withBlocks(piece, row, refusal), done: `added ${named(text)}` };
  if (inList) return { piece, refusal: `There is no list to add ${named(text)} to.` };
  const contrary = inPlaceOfContrary(piece.blocks, text);
  if (contrary)
    return { ...withBlocks(piece, contrary, refusal), done: `changed it to ${named(text)}` };
  const more = about || !isStatement(text) ? undefined : withMore(piece.blocks, text);
  if (more) return { ...withBlocks(piece, more, refusal), done: `added ${named(text)}` };
  const joined = amongOthers(piece.blocks, text);
  if (joined) return { ...withBlocks(piece, joined, refusal), done: `added ${named(text)}` };
  const lines = isLiteral
    ? splitSentences(asSentence(text.replace(/^(no \S+(?: \S+)?) (?=no )/i, '$1, ')))
    : linesFor(text, piece.blocks, context);
  // What an answer says is worth a line, however short it is.
  if (lines.length === 0 && what !== wish) lines.push(asSentence(`Worth knowing: ${text}`));
  return lines.length === 0
    ? {
        piece,
        refusal: `Tell me in a sentence what to say about ${named(text)}, and I will work it in.`,
      }
    : {
        ...withBlocks(piece, inPlace(piece.blocks, lines, about), refusal),
        done: `added ${named(lines.join(' '))}`,
      };
}

export const isStatement = (text: string) => phraseKind(text.replace(/[.!]$/, '')) === 'sentence';

/** "you left out the fireplace": what an answer says of it and the text does not. */
function answered({ blocks }: Piece, what: string, { answers }: Context): string | undefined {
  const words = [...keywordsOf(what)];
  if (words.length === 0 || words.length > 3 || /\d/.test(what)) return undefined;
  const says = (text: string) => words.every((word) => keywordsOf(text).has(word));
  if (linesOf(blocks).some(says)) return undefined;
  const clause = answers
    .flatMap(({ answer }) => answer.split(/[,;.]\s+/))
    .find((each) => says(each) && countWords(each) <= 12);
  return clause && writtenOut(clause.trim());
}

/** What is known of something, or the wish to be told. */
function told(piece: Piece, topic: string, { material }: Context, isFirst?: boolean): EditResult {
  const meaning = meaningOf(topic);
  const isThere = meaning && linesOf(piece.blocks).join(' ').includes(meaning);
  if (isThere) return { piece, refusal: `It explains ${named(topic)} already.` };
  const lines = meaning ? splitSentences(meaning) : knownAbout(topic, piece.blocks, material);
  return lines.length === 0
    ? {
        piece,
        refusal: `I know nothing more about ${named(topic)}. Tell me in a sentence what to say, and I will put it in.`,
      }
    : {
        ...withBlocks(
          piece,
          isFirst
            ? piece.blocks.toSpliced(firstIndexOf(piece.blocks), 0, paragraph(...lines))
            : inPlace(piece.blocks, lines, topic),
        ),
        done: `added ${named(lines.join(' '))}`,
      };
}

/** "it's insulated" said of the shop stands with "Heated shop 24x30". */
function besideIt(piece: Piece, text: string, about: string): Piece | undefined {
  const [, quality = ''] =
    /^(?:it['’]s|it is|they['’]re|they are|its) (?:also )?(\p{L}.{2,40}?)(?: too| as well)?$/iu.exec(
      text,
    ) ?? [];
  const [found] = findPassages(piece.blocks, about);
  const plain = withoutMarks(found?.text ?? '').replace(/[.!]$/, '');
  const isThing = !/^(?:sentence|order)$/.test(phraseKind(plain));
  if (quality === '' || !found || countWords(plain) > 8 || !isThing) return undefined;
  return {
    ...piece,
    blocks: mapPassages(piece.blocks, (each) =>
      includesPassage([found], each)
        ? each.text.replace(/[.!]?$/, (mark) => `, ${quality}${mark}`)
        : each.text,
    ),
  };
}

/** All of its words that count stand in one sentence already, figures included. */
export function isSaid(blocks: readonly Block[], text: string): boolean {
  const words = [...keywordsOf(text), ...(text.match(/\d+/g) ?? [])];
  return (
    words.length > 1 &&
    linesOf(blocks).some((line) => {
      const said = new Set([...keywordsOf(line), ...(line.match(/\d+/g) ?? [])]);
      return words.every((word) => said.has(word));
    })
  );
}

const saysExactly = (blocks: readonly Block[], text: string) =>
  linesOf(blocks).some((line) => line.toLowerCase().includes(text.toLowerCase()));

/** "open house is sunday 1-4 now": the day and the hours that stand in the text give way. */
export function withDayAndHours(
  piece: Piece,
  text: string,
  context: Context,
  mostOther = 0,
): EditResult | undefined {
  const { day, hours, rest } = whereAndWhen(text);
  if ((!day && !hours) || countWords(rest.join(' ')) > mostOther) return undefined;
  const onDay: EditResult = day
    ? withValue(piece, { kind: 'value', of: 'day', to: day }, context)
    : { piece };
  const timed = hours
    ? withValue(onDay.piece, { kind: 'value', of: 'hours', to: hours }, context)
    : onDay;
  const isSame = JSON.stringify(timed.piece) === JSON.stringify(piece);
  const done = [onDay, timed === onDay ? { piece } : timed].flatMap((each) => each.done ?? []);
  return isSame
    ? undefined
    : {
        ...timed,
        refusal: onDay.refusal ?? timed.refusal,
        ...(done.length > 0 && { done: done.join(' and ').replace(' and changed', ' and') }),
      };
}

/** A name under the text. */
export function signed(
  piece: Piece,
  { text: name }: EditOf<'signature'>,
  context: Context,
): EditResult {
  const { text, refusal } = printable(name, context, { isExact: /^[-–~]/.test(name) });
  if (text === '') return { piece, refusal };
  const said = linesOf(piece.blocks).join(' ');
  const phone = phoneIn.exec(text)?.[0];
  const typed = phone && said.includes(phone) ? text.replace(`, ${phone}`, '') : text;
  // A name typed small gets its capitals; a line with a name in it has them where they belong.
  const isName =
    countWords(typed) <= 5 &&
    !/^(?:see|love|thanks|thank|with|your|happy|cheers|yours|best|until|stay)\b/i.test(typed);
  const line = isName
    ? typed.replace(
        /(?<![\p{L}'’])(?!with\b|and\b|the\b|for\b|from\b|of\b|at\b)\p{Ll}(?=\p{L}{2})/gu,
        (letter) => letter.toUpperCase(),
      )
    : capitalise(typed);
  const at = lastIndexOf(piece.blocks) + 1;
  return withBlocks(piece, piece.blocks.toSpliced(at, 0, paragraph(line)), refusal);
}
