import { type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { type Passage, passagesOf, withoutPassages } from '#builtin/writer/revise/passages.ts';
import { emailIn, phoneIn } from '#builtin/writer/understand/segments.ts';
import { type EditResult, named } from './context.ts';

/**
 * "cut everything after the price": the rest goes. How to reach the agent is nothing that anybody means by
 * that, so it stays, and the note says so.
 */
export function withoutRest(piece: Piece, { side, what }: EditOf<'cutRest'>): EditResult {
  const found = findPassages(piece.blocks, what);
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last) return { piece, refusal: `I found no ${named(what)} to cut from.` };
  // A list is all of its items, and of several sentences that say it the first one is meant.
  const isList = found.every(({ kind, block }) => kind === 'item' && block === first.block);
  const from =
    side === 'after' && found.length > 1 && !isList && !isPlace.test(what) ? first : last;
  const isBeyond = (each: Passage) =>
    side === 'after' ? isAfter(each, from) : isAfter(first, each);
  const beyond = passagesOf(piece.blocks).filter(isBeyond);
  const reach = beyond.filter(({ text }) => phoneIn.test(text) || emailIn.test(text));
  const gone = beyond.filter((each) => !reach.includes(each));
  if (gone.length === 0)
    return {
      piece,
      refusal:
        reach.length > 0
          ? `Only ${named(withoutMarks(reach[0]?.text ?? ''))} stands ${side} that, so I left it.`
          : `Nothing stands ${side} that.`,
    };
  return {
    piece: { ...piece, blocks: withoutPassages(piece.blocks, gone) },
    done: `cut what stood ${side} ${named(withoutMarks(from.text))}${reach.length > 0 ? ', and left how to reach you' : ''}`,
  };
}

const isPlace = /\b(?:first|second|third|fourth|last|opening) /i;

const isAfter = (one: Passage, other: Passage) =>
  one.block > other.block || (one.block === other.block && one.part > other.part);
