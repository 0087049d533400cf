import { type Block, firstIndexOf, lastIndexOf, type Piece } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  mapPassages,
  type Passage,
  passagesOf,
  withoutPassages,
} from '#builtin/writer/revise/passages.ts';
import { type EditResult, named, withBlocks } from './context.ts';
import { belongingTogether, moveableBlocks } from './placement.ts';

/** In which order the parts of a text come. */

export function swappedParts(piece: Piece, { one, other }: EditOf<'swapParts'>): EditResult {
  const { blocks } = piece;
  const [first, second] = [one, other].map((what) => findPassages(blocks, what)) as [
    Passage[],
    Passage[],
  ];
  const missing = first.length === 0 ? one : second.length === 0 ? other : undefined;
  if (missing) return { piece, refusal: `I found no ${missing} to swap.` };
  if (isWhole(blocks, first) && isWhole(blocks, second)) {
    const [at, to] = [first[0]?.block ?? 0, second[0]?.block ?? 0];
    return withBlocks(
      piece,
      blocks.map((block, index) =>
        index === at ? (blocks[to] as Block) : index === to ? (blocks[at] as Block) : block,
      ),
    );
  }
  const [left, right] = [first[0] as Passage, second[0] as Passage];
  if (first.length > 1 || second.length > 1 || left.kind !== right.kind)
    return {
      piece,
      refusal: `I could not swap the ${one} and the ${other}: they are built differently.`,
    };
  return withBlocks(
    piece,
    mapPassages(blocks, (each) => {
      if (includesPassage([left], each)) return right.text;
      return includesPassage([right], each) ? left.text : each.text;
    }),
  );
}

/** All of one block. */
const isWhole = (blocks: readonly Block[], passages: Passage[]) =>
  new Set(passages.map(({ block }) => block)).size === 1 &&
  passagesOf(blocks).filter(({ block }) => block === passages[0]?.block).length === passages.length;

export function movedPart(piece: Piece, { what, to, anchor }: EditOf<'move'>): EditResult {
  const { blocks } = piece;
  const found = findPassages(blocks, what);
  if (found.length === 0)
    return { piece, refusal: `I found nothing about ${named(what)} to move.` };
  if (
    found.some((each) => anchor && includesPassage(findPassages(blocks, anchor), each)) &&
    found.length === 1
  )
    return { piece, refusal: `${capitalise(named(what))} stands there already.` };
  const reordered = anchor === undefined ? undefined : withinList(blocks, found, anchor, to);
  if (reordered) return withBlocks(piece, reordered);
  const passages = belongingTogether(blocks, found, what);
  const lines = moveableBlocks(blocks, passages);
  const rest = withoutPassages(blocks, passages);
  const anchors = anchor === undefined ? [] : findPassages(rest, anchor);
  if (anchor !== undefined && anchors.length === 0)
    return { piece, refusal: `I found nothing about ${named(anchor)} to put it ${to}.` };
  const at = {
    before: anchors[0]?.block ?? 0,
    after: (anchors.at(-1)?.block ?? 0) + 1,
    up: firstIndexOf(rest) + 1,
    down: lastIndexOf(rest),
  }[to];
  const isThere = JSON.stringify(rest.toSpliced(at, 0, ...lines)) === JSON.stringify(blocks);
  return isThere
    ? { piece, refusal: `${named(what)} stands there already.` }
    : withBlocks(piece, rest.toSpliced(at, 0, ...lines));
}

/** An item before or after another of its list. */
function withinList(
  blocks: Block[],
  found: readonly Passage[],
  anchor: string,
  to: EditOf<'move'>['to'],
): Block[] | undefined {
  const [item] = found;
  const other = findPassages(blocks, anchor).find((each) => each.block === item?.block);
  const list = item && blocks[item.block];
  if (!item || !other || !list || !('items' in list) || item.part === other.part) return undefined;
  const left = list.items.filter((_, index) => index !== item.part);
  const at = left.indexOf(other.text) + (to === 'after' ? 1 : 0);
  return blocks.with(item.block, { ...list, items: left.toSpliced(at, 0, item.text) });
}
