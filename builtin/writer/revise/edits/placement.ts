import {
  type Block,
  firstIndexOf,
  isDisclaimer,
  linesOf,
  type Piece,
  paragraph,
  strong,
  withoutMarks,
} from '#builtin/writer/blocks.ts';
import { lowerFirst } from '#builtin/writer/knowledge/vocabulary.ts';
import { asSentence, capitalise, countWords } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages, meansParagraph } from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  leansBack,
  linesTogether,
  mapPassages,
  type Passage,
  passagesOf,
  wholeThought,
  withoutPassages,
} from '#builtin/writer/revise/passages.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { invites } from './call-to-action.ts';
import { type Context, holdsName, named, printable, type Result, withBlocks } from './context.ts';

/** What stands where: the first line, the last one, a line of its own. */

export function placed(
  piece: Piece,
  { kind, what, isLiteral }: EditOf<'startWith' | 'endWith'>,
  context: Context,
): Result {
  const { blocks } = piece;
  const found = isLiteral ? [] : findPassages(blocks, what);
  if (found.length === 0) return withGivenLine(piece, kind, what, isLiteral, context);
  const swapped = kind === 'startWith' && inHeadline(blocks, found[0] as Passage);
  if (swapped) return withBlocks(piece, swapped);
  const passages = belongingTogether(blocks, found, what);
  const isThere =
    kind === 'startWith'
      ? includesPassage(passages, passagesOf(blocks)[0] as Passage)
      : includesPassage(passages, passagesOf(blocks).at(-1) as Passage);
  if (isThere) {
    const where = kind === 'startWith' ? 'starts' : 'ends';
    return { piece, refusal: `It ${where} with ${named(what)} already.` };
  }
  return withBlocks(piece, moved(blocks, passages, kind));
}

/** "Open house Sunday: walk to downtown." names an item of the list; another may take its place. */
function inHeadline(blocks: Block[], { kind, text }: Passage): Block[] | undefined {
  const at = firstIndexOf(blocks);
  const first = blocks[at];
  if (kind !== 'item' || first?.kind !== 'p') return undefined;
  const [, lead, named = ''] = /^([^:]{4,40}: )(.+?)\.$/.exec(first.text) ?? [];
  const isItem = passagesOf(blocks).some(
    (each) => each.kind === 'item' && each.text.toLowerCase() === named.toLowerCase(),
  );
  return lead && isItem
    ? blocks.with(at, paragraph(asSentence(`${lead}${lowerFirst(text)}`)))
    : undefined;
}

/** What was found, with all that must come along. */
function belongingTogether(blocks: Block[], found: Passage[], what: string): Passage[] {
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
  return all.filter((passage) =>
    meant.some(
      (each) =>
        includesPassage(linesTogether(blocks, each), passage) ||
        includesPassage(wholeThought(blocks, each), passage),
    ),
  );
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

function moved(blocks: Block[], passages: Passage[], kind: 'startWith' | 'endWith'): Block[] {
  const lines = moveableBlocks(blocks, passages);
  const rest = withoutPassages(blocks, passages);
  if (kind === 'startWith') return rest.toSpliced(firstIndexOf(rest), 0, ...lines);
  const disclaimer = rest.findIndex(isDisclaimer);
  return rest.toSpliced(disclaimer < 0 ? rest.length : disclaimer, 0, ...lines);
}

/** Whole blocks as they are; sentences as a paragraph; items as a list, or one as a sentence. */
function moveableBlocks(blocks: Block[], passages: Passage[]): Block[] {
  const indexes = [...new Set(passages.map(({ block }) => block))];
  return indexes.map((index): Block => {
    const own = passages.filter(({ block }) => block === index);
    const block = blocks[index] as Block;
    const isWhole = own.length === passagesOf(blocks).filter((each) => each.block === index).length;
    if (isWhole) return block;
    if ('items' in block && own.length > 1) return { ...block, items: own.map(({ text }) => text) };
    return paragraph(...own.map(({ text }) => asSentence(text)));
  });
}

/** Words that are no part of the text yet: printed where they were given as words to print. */
function withGivenLine(
  piece: Piece,
  kind: 'startWith' | 'endWith',
  what: string,
  isLiteral: boolean | undefined,
  context: Context,
): Result {
  const where = kind === 'startWith' ? 'start with' : 'end with';
  if (!isLiteral && !isGivenLine(what))
    return { piece, refusal: `I found nothing about ${named(what)} to ${where}.` };
  const { text, refusal } = printable(what, context);
  if (text === '') return { piece, refusal };
  const line = paragraph(asSentence(capitalise(text)));
  const { blocks } = piece;
  const at = kind === 'startWith' ? firstIndexOf(blocks) : blocks.length;
  return withBlocks(piece, blocks.toSpliced(at, 0, line), refusal);
}

/** "Just listed in Hyde Park!" is a line; "the swimming pool" speaks of one. */
const isGivenLine = (what: string) =>
  /[.!?]$/.test(what) ||
  /\d/.test(what) ||
  (countWords(what) > 3 && phraseKind(what) === 'sentence') ||
  /^(?:just|now|happy|thank|thanks|good (?:morning|news)|open house|sold|welcome|big news|coming soon|new listing)\b/i.test(
    what,
  );

/** A line of its own for what stands in the middle of a paragraph. */
export function onOwnLine(piece: Piece, { what }: EditOf<'ownLine'>): Result {
  const [found] = findPassages(piece.blocks, what);
  if (!found)
    return { piece, refusal: `I found nothing about ${named(what)} to put on its own line.` };
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
): Result {
  const { text, refusal } = printable(typed, context);
  if (text === '') return { piece, refusal };
  const line = capitalise(text);
  const block: Block = context.isBlog ? { kind: 'h2', text: line } : paragraph(strong(line));
  return withBlocks(piece, piece.blocks.toSpliced(firstIndexOf(piece.blocks), 0, block), refusal);
}

/** Bold letters for what should stand out. */
export function inBold(piece: Piece, { what }: EditOf<'bold'>): Result {
  const found = findPassages(piece.blocks, what).slice(0, 2);
  if (found.length === 0)
    return { piece, refusal: `I found nothing about ${named(what)} to make bold.` };
  return withBlocks(
    piece,
    mapPassages(piece.blocks, (passage) =>
      includesPassage(found, passage) && !passage.text.includes('\uE000')
        ? strong(passage.text)
        : passage.text,
    ),
  );
}

/** Another first line: the strongest fact that stands further down, else one that we know. */
export function withOpening(piece: Piece, edit: EditOf<'opening'>, context: Context): Result {
  const { blocks } = piece;
  const strongest = edit.asQuestion ? questionIn(blocks) : strongestFact(blocks, context);
  if (strongest) {
    const passages = belongingTogether(blocks, [strongest], '');
    return withBlocks(piece, withoutWeakOpening(moved(blocks, passages, 'startWith'), context));
  }
  if (edit.asQuestion) {
    const question = context.material.say(context.random.pick(openingQuestions));
    return withBlocks(piece, blocks.toSpliced(firstIndexOf(blocks), 0, paragraph(question)));
  }
  const featured = context.material.titleEntry ? undefined : withFeature(blocks);
  if (featured) return withBlocks(piece, featured);
  // What the agent said is a better opening than anything general.
  const [first] = passagesOf(blocks);
  if (!context.material.titleEntry || (first && context.isOwn(first.text)))
    return {
      piece,
      refusal: 'It opens with its strongest fact. Tell me the line you would like first.',
    };
  return withBlocks(piece, withKnownOpening(blocks, context));
}

/** The first thing on the list of a listing is what its owner is proud of. */
function withFeature(blocks: Block[]): Block[] | undefined {
  const list = passagesOf(blocks).filter(({ kind }) => kind === 'item');
  const [first] = list;
  const isShort = list.every(({ text }) => countWords(text) <= 8 && !/[.:]/.test(text));
  const isNew = first && !linesOf(blocks)[0]?.toLowerCase().includes(first.text.toLowerCase());
  return isNew && isShort && list.length > 2 ? moved(blocks, [first], 'startWith') : undefined;
}

const openingQuestions = [
  'What would you want to know first about a home in {city}?',
  'What would you do in this {city} market?',
];

const questionIn = (blocks: readonly Block[]) =>
  passagesOf(blocks)
    .slice(1)
    .find(({ text, kind }) => kind === 'sentence' && /\?["')]*$/.test(text) && !leansBack(text));

/** Figures, results and short sentences make a reader stop. */
function strongestFact(blocks: readonly Block[], { isOwn }: Context): Passage | undefined {
  const [first, ...others] = passagesOf(blocks);
  if (!first) return undefined;
  const strength = ({ text, kind }: Passage): number => {
    const plain = withoutMarks(text);
    if (kind === 'heading' || /[:?]["')]*$/.test(plain) || invites(plain)) return 0;
    // A line without an end, such as an address, opens nothing.
    if (kind === 'item' || !/[.!]$/.test(plain) || leansBack(plain) || countWords(plain) < 4)
      return 0;
    if (/^(?:they|their|he|she|his|her|if|when|most|many)\b/i.test(plain)) return 0;
    const results =
      /\b(?:sold|closed|offers?|over (?:list|asking)|pending|under contract|saved|free)\b/i;
    return (
      (isOwn(plain) ? 1 : 0) +
      (/\d|\b(?:two|three|four|five|six|seven|eight|nine|ten) \p{L}/iu.test(plain) ? 2 : 0) +
      (results.test(plain) ? 2 : 0) +
      (countWords(plain) <= 24 ? 1 : 0)
    );
  };
  const best = others.toSorted((one, other) => strength(other) - strength(one))[0];
  return best && strength(best) >= 3 && strength(best) > strength(first) ? best : undefined;
}

/** A general line that is no longer the first one has done its work. */
function withoutWeakOpening(blocks: Block[], { isOwn, material }: Context): Block[] {
  const at = firstIndexOf(blocks) + 1;
  const second = blocks[at];
  const isWeak =
    second?.kind === 'p' &&
    !/[\d?:]/.test(second.text) &&
    !isOwn(second.text) &&
    !holdsName(second.text, material) &&
    blocks.length > at + 2;
  return isWeak && !leansBack(linesOf([blocks[at + 1] as Block])[0] ?? '')
    ? blocks.toSpliced(at, 1)
    : blocks;
}

/** A first line that the agent gave stays, right behind the new one. */
function withKnownOpening(blocks: Block[], { material, random, isOwn }: Context): Block[] {
  const at = firstIndexOf(blocks);
  const first = blocks[at];
  if (first?.kind !== 'p') return blocks;
  const text = linesOf(blocks).join(' ');
  const { titleEntry, knowledge, own, say } = material;
  const lines = [
    ...(titleEntry?.openings ?? knowledge.openings),
    ...own.slice(0, 3).map(({ mistake }) => mistake),
  ].map(say);
  const fresh = lines.filter((line) => !text.includes(line));
  if (fresh.length === 0) return blocks;
  const [old, ...rest] = passagesOf(blocks)
    .filter(({ block }) => block === at)
    .map(({ text: sentence }) => sentence);
  const kept =
    old && (isOwn(old) || /\d|\b(?:I|my|we|our)\b/.test(old) || leansBack(rest[0] ?? ''))
      ? [old, ...rest]
      : rest;
  return blocks.toSpliced(
    at,
    1,
    paragraph(random.pick(fresh)),
    ...(kept.length > 0 ? [paragraph(...kept)] : []),
  );
}
