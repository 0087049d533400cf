import {
  type Block,
  firstIndexOf,
  isEndNote,
  type Piece,
  paragraph,
  strong,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import {
  bareDescription,
  escaped,
  findPassages,
  meansParagraph,
} from '#builtin/writer/revise/find-passage.ts';
import { kindNamed } from '#builtin/writer/revise/passage-kinds.ts';
import {
  includesPassage,
  linesTogether,
  mapPassages,
  type Passage,
  passagesOf,
  wholeThought,
  withoutPassages,
} from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { addressIn, phoneIn, whereAndWhen } from '#builtin/writer/understand/segments.ts';
import { holdsContact, isInvitation } from './call-to-action.ts';
import { type Context, type EditResult, named, printable, withBlocks } from './context.ts';
import { notThere } from './not-there.ts';
import { withDeterminer, withinSentence } from './phrases.ts';
import { asSpoken } from './spoken-labels.ts';

/** What stands where: the first line, the last one, a line of its own. */

export function placed(
  piece: Piece,
  {
    kind,
    what,
    isLiteral,
    isBeforeCall = false,
    isInList,
    isInLine,
    isAlsoThere,
  }: EditOf<'startWith' | 'endWith'>,
  context: Context,
): EditResult {
  const { blocks } = piece;
  const several = kind === 'startWith' && !isLiteral ? itemsFirst(blocks, what) : undefined;
  if (several) return withBlocks(piece, several);
  const all = isLiteral ? [] : findPassages(blocks, what);
  // Of two sentences that say it the later one is nearer to the end.
  const isText = all.length > 1 && all.every((each) => each.kind === 'sentence');
  const found = kind === 'endWith' && isText && !/ and |,/.test(what) ? all.slice(-1) : all;
  if (found.length === 0) return withGivenLine(piece, kind, what, isLiteral, context);
  const [only] = found;
  const list = only && blocks[only.block];
  if (isInList && found.length === 1 && only && list && 'items' in list)
    return only.part === 0
      ? { piece, refusal: `${capitalise(named(what))} is the first of its list already.` }
      : {
          ...withBlocks(
            piece,
            blocks.with(only.block, {
              ...list,
              items: [only.text, ...list.items.toSpliced(only.part, 1)],
            }),
          ),
          done: `put ${named(what)} first in the list`,
        };
  const reordered = kind === 'startWith' && only ? firstInRow(blocks, only, what) : undefined;
  if (reordered) return withBlocks(piece, reordered);
  const within = isInLine && found.length === 1 && only ? inFirstLine(blocks, only) : undefined;
  if (within) return { ...withBlocks(piece, within), done: `put ${named(what)} in the first line` };
  const reach = isAlsoThere ? found.find(({ text }) => holdsContact(text)) : undefined;
  if (reach)
    return {
      ...withBlocks(piece, blocks.toSpliced(firstIndexOf(blocks), 0, paragraph(reach.text))),
      done: `put ${named(reach.text)} first as well`,
    };
  const swapped = kind === 'startWith' && inHeadline(blocks, found[0] as Passage);
  if (swapped) return withBlocks(piece, swapped);
  const passages = belongingTogether(blocks, found, what);
  const isThere =
    kind === 'startWith'
      ? includesPassage(passages, passagesOf(blocks)[0] as Passage) || isLedUpTo(blocks, passages)
      : includesPassage(passages, passagesOf(blocks).at(-1) as Passage);
  if (isThere) {
    const where = kind === 'startWith' ? 'starts' : 'ends';
    return { piece, refusal: `It ${where} with ${named(what)} already.` };
  }
  const changed = moved(blocks, passages, kind, isBeforeCall);
  return JSON.stringify(changed) === JSON.stringify(blocks)
    ? { piece, refusal: `${capitalise(named(what))} stands there already.` }
    : withBlocks(piece, changed);
}

/** "3 beds, 2 baths, $412,000." that is to start with its price is "$412,000: 3 beds, 2 baths." */
function firstInRow(blocks: Block[], { block, text, kind }: Passage, what: string) {
  const row = withoutMarks(text)
    .replace(/[.]$/, '')
    .split(/, (?=\S)/);
  const kindOf = kindNamed(bareDescription(what));
  const at = kindOf ? row.findIndex((part) => kindOf.test(part)) : -1;
  const isRow = row.length > 1 && row.every((part) => countWords(part) <= 4);
  const isAlone = passagesOf(blocks).filter((each) => each.block === block).length === 1;
  // A day and its hours are one thing.
  if (kind !== 'sentence' || at < 1 || !isRow || !isAlone || whereAndWhen(text).day)
    return undefined;
  const line = paragraph(`${row[at]}: ${row.toSpliced(at, 1).join(', ')}.`);
  const rest = blocks.toSpliced(block, 1);
  return rest.toSpliced(firstIndexOf(rest), 0, line);
}

/** "Sold in 9 days. Here's how." and then the story: it is where the text starts. */
function isLedUpTo(blocks: Block[], [first]: Passage[]): boolean {
  const at = firstIndexOf(blocks);
  const lead = blocks[at];
  return (
    lead?.kind === 'p' &&
    first?.block === at + 1 &&
    first.part === 0 &&
    /\b[Hh]ere['’]s (?:how|why|what)[^.]{0,30}\.$/.test(lead.text)
  );
}

/** "no HOA and the casita": two things of a list become the first line. */
function itemsFirst(blocks: Block[], what: string): Block[] | undefined {
  const names = what.split(/,? (?:and|then)(?: then)? (?:the )?|, (?:the )?/);
  const items = names.map((name) => findPassages(blocks, name)[0]);
  if (names.length < 2 || !items.every((item) => item?.kind === 'item')) return undefined;
  const found = items as Passage[];
  const rest = withoutPassages(blocks, found);
  const line = paragraph(...found.map(({ text }) => asSentence(text)));
  return rest.toSpliced(firstIndexOf(rest), 0, line);
}

/** "New on the market: 48 Birch St, Asheville." with a new roof, which need not stand in the list as well. */
function inFirstLine(blocks: Block[], item: Passage): Block[] | undefined {
  const first = passagesOf(blocks)[0];
  const thing = withoutMarks(item.text).replace(/[.!]$/, '');
  const isThing = countWords(thing) <= 6 && phraseKind(thing) === 'noun' && !/[:,]/.test(thing);
  const isHeadline =
    first?.kind === 'sentence' && phraseKind(first.text.replace(/[.!]$/, '')) !== 'sentence';
  if (item.kind !== 'item' || !isThing || !first || !isHeadline || / with /.test(first.text))
    return undefined;
  const line = first.text.replace(
    /[.!]?$/,
    (mark) => `, with ${withDeterminer(thing)}${mark || '.'}`,
  );
  const told = mapPassages(blocks, (each) => (includesPassage([first], each) ? line : each.text));
  return withoutPassages(told, [item]);
}

/** "Open house Sunday: walk to downtown." names an item of the list; another may take its place. */
function inHeadline(blocks: Block[], item: Passage): Block[] | undefined {
  const { kind, text } = item;
  const at = firstIndexOf(blocks);
  const first = blocks[at];
  if (kind !== 'item' || first?.kind !== 'p') return undefined;
  const [, lead, named = ''] = /^([^:]{4,40}: )(.+?)\.$/.exec(first.text) ?? [];
  const isItem = passagesOf(blocks).some(
    (each) => each.kind === 'item' && each.text.toLowerCase() === named.toLowerCase(),
  );
  if (lead && isItem) return blocks.with(at, paragraph(asSentence(`${lead}${lowerFirst(text)}`)));
  if (!/^(?:just|new|now|open house|coming soon|sold)\b/i.test(first.text) || /[.:,]/.test(text))
    return undefined;
  const rest = withoutPassages(blocks, [item]);
  return rest.toSpliced(firstIndexOf(rest), 0, paragraph(asSentence(text)));
}

/** What was found, with all that must come along. */
export function belongingTogether(blocks: Block[], found: Passage[], what: string): Passage[] {
  const all = passagesOf(blocks);
  if (found.every(({ kind }) => kind === 'item') && found.length > 1)
    return [...announcementOf(blocks, found), ...found];
  const [first] = found as [Passage];
  if (meansParagraph(what) && first.kind === 'sentence')
    return all.filter(({ block }) => block === first.block);
  // "the address and time" stand in two lines, and a thought may take two sentences.
  const isNext = (each: Passage, index: number) =>
    each.block === first.block && each.part === first.part + index;
  const meant = / and |,/.test(what) ? found.slice(0, 3) : found.filter(isNext);
  return withItsAddress(
    blocks,
    all.filter((passage) =>
      meant.some(
        (each) =>
          includesPassage(linesTogether(blocks, each), passage) ||
          includesPassage(wholeThought(blocks, each), passage),
      ),
    ),
  );
}

/** Where it is stands under what happens there, and goes along. */
function withItsAddress(blocks: Block[], passages: Passage[]): Passage[] {
  const last = passages.at(-1);
  const next = blocks[(last?.block ?? blocks.length) + 1];
  const isAddress =
    next?.kind === 'p' &&
    countWords(next.text) <= 8 &&
    new RegExp(`^${addressIn.source}`, 'iu').test(next.text);
  const { day, hours } = whereAndWhen(passages.map(({ text }) => text).join(' '));
  return last && isAddress && (day || hours)
    ? [...passages, ...passagesOf(blocks).filter(({ block }) => block === last.block + 1)]
    : passages;
}

/** The line that announces a list goes where the whole list goes. */
function announcementOf(blocks: readonly Block[], items: Passage[]): Passage[] {
  const [first] = items as [Passage];
  const before = blocks[first.block - 1];
  const list = blocks[first.block];
  const isWhole = list && 'items' in list && list.items.length === items.length;
  if (!isWhole || before?.kind !== 'p' || !/:\s*$/.test(before.text)) return [];
  return passagesOf(blocks).filter(({ block }) => block === first.block - 1);
}

export function moved(
  blocks: Block[],
  passages: Passage[],
  kind: 'startWith' | 'endWith',
  isBeforeCall = false,
): Block[] {
  const lines = moveableBlocks(blocks, passages);
  const rest = withoutPassages(blocks, passages);
  if (kind === 'startWith') return rest.toSpliced(firstIndexOf(rest), 0, ...lines);
  const disclaimer = rest.findIndex(isEndNote);
  const end = disclaimer < 0 ? rest.length : disclaimer;
  const last = rest[end - 1];
  const isReach = (block?: Block) =>
    block?.kind === 'p' && (phoneIn.test(block.text) || isInvitation(block.text));
  return rest.toSpliced(
    isBeforeCall && isReach(last) && !lines.some(isReach) ? end - 1 : end,
    0,
    ...lines,
  );
}

/** Whole blocks as they are; sentences as a paragraph; items as a list, or one as a sentence. */
export function moveableBlocks(blocks: Block[], passages: Passage[]): Block[] {
  const indexes = [...new Set(passages.map(({ block }) => block))];
  return indexes.map((index): Block => {
    const own = passages.filter(({ block }) => block === index);
    const block = blocks[index] as Block;
    const isWhole = own.length === passagesOf(blocks).filter((each) => each.block === index).length;
    if (isWhole) return block;
    if ('items' in block && own.length > 1) return { ...block, items: own.map(({ text }) => text) };
    return paragraph(...own.map(({ text }) => asSpoken(text) ?? asSentence(text)));
  });
}

/** Words that are no part of the text yet: printed where they were given as words to print. */
function withGivenLine(
  piece: Piece,
  kind: 'startWith' | 'endWith',
  what: string,
  isLiteral: boolean | undefined,
  context: Context,
): EditResult {
  if (!isLiteral && !isGivenLine(what))
    return { piece, refusal: notThere(piece.blocks, what, { isWanted: true }) };
  const { text: repaired, refusal } = printable(what, context);
  if (repaired === '') return { piece, refusal };
  // "Heads up:" leads up to the sentence that stands there.
  const first = piece.blocks[firstIndexOf(piece.blocks)];
  if (kind === 'startWith' && /:["”]?$/.test(what.trim()) && first?.kind === 'p')
    return withBlocks(
      piece,
      piece.blocks.with(
        firstIndexOf(piece.blocks),
        paragraph(`${capitalise(repaired.replace(/[:.]*$/, ''))}: ${withinSentence(first.text)}`),
      ),
      refusal,
    );
  const text = /\?$/.test(what) ? repaired.replace(/[.?!]*$/, '?') : repaired;
  const line = paragraph(
    isSalutation.test(text)
      ? `${capitalise(text).replace(/[,.]$/, '')},`
      : asSentence(capitalise(withAddress(text, context.material.place.city))),
  );
  const words = wordsOf(text);
  const same = passagesOf(piece.blocks).filter((each) => wordsOf(each.text) === words);
  const blocks = same.length > 0 ? withoutPassages(piece.blocks, same) : piece.blocks;
  const at = kind === 'startWith' ? firstIndexOf(blocks) : blocks.length;
  return withBlocks(piece, blocks.toSpliced(at, 0, line), refusal);
}

/** "Boise, thank you" and "thank you Boise" say the same. */
const wordsOf = (text: string) =>
  (
    withoutMarks(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .toSorted()
    .join(' ');

/** Who is thanked or greeted stands behind a comma. */
const withAddress = (text: string, city: string) =>
  text.replace(
    new RegExp(
      `^((?:thank you|thanks|happy [\\p{L}]+|good morning|congrats)(?: so much)?) (?=${escaped(city)}[.!]?$)`,
      'iu',
    ),
    '$1, ',
  );

/** "Just listed in Hyde Park!" is a line; "the swimming pool" speaks of one. */
const isSalutation =
  /^(?:dear|hi|hello|hey|good (?:morning|evening)),? (?!news)[\p{L}' ]{2,30},?$/iu;

const isGivenLine = (what: string) =>
  !/^(?:the )?(?:number|name|date|amount|story|fact|part|sentence|line) (?:of|about|that|with|where)\b/i.test(
    what,
  ) && saysLine(what);

const saysLine = (what: string) =>
  isSalutation.test(what) ||
  /[.!?]$/.test(what) ||
  /\d/.test(what) ||
  (countWords(what) > 3 && phraseKind(what) === 'sentence') ||
  /^(?:just|now|happy|thank|thanks|good (?:morning|news)|open house|sold|welcome|big news|coming soon|new listing)\b/i.test(
    what,
  );

/** A line of its own for what stands in the middle of a paragraph. */
export function onOwnLine(piece: Piece, { what }: EditOf<'ownLine'>): EditResult {
  const [found] = findPassages(piece.blocks, what);
  if (!found) return { piece, refusal: notThere(piece.blocks, what, { isWanted: true }) };
  const block = piece.blocks[found.block] as Block;
  const all = passagesOf(piece.blocks).filter((each) => each.block === found.block);
  if (block.kind !== 'p' || all.length < 2)
    return { piece, refusal: `${capitalise(named(what))} is on its own line already.` };
  const parts = [all.slice(0, found.part), [found], all.slice(found.part + 1)]
    .filter((part) => part.length > 0)
    .map((part) => paragraph(...part.map(({ text }) => text)));
  return withBlocks(piece, piece.blocks.toSpliced(found.block, 1, ...parts));
}

/** A heading over the text: bold words in a post, a real one in an article. */
export function withHeading(
  piece: Piece,
  { text: typed }: EditOf<'heading'>,
  context: Context,
): EditResult {
  const { text, refusal } = printable(typed, context);
  if (text === '') return { piece, refusal };
  const line = capitalise(text);
  const block: Block = context.isBlog ? { kind: 'h2', text: line } : paragraph(strong(line));
  return withBlocks(piece, piece.blocks.toSpliced(firstIndexOf(piece.blocks), 0, block), refusal);
}
