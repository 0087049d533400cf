import { type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { findPassages } from '#builtin/writer/revise/find-passage.ts';
import { includesPassage, mapPassages } from '#builtin/writer/revise/passages.ts';
import { withoutSlips } from '#builtin/writer/revise/slips.ts';
import { writtenOut } from '#builtin/writer/understand/short-forms.ts';
import { type EditResult, named, withBlocks } from './context.ts';
import { notThere } from './not-there.ts';

/** A sentence that reads wrong: its slips go. Other words for it the agent has to give, and is shown which it is. */
export function mended(piece: Piece, { what }: EditOf<'mend'>): EditResult {
  const found = findPassages(piece.blocks, what).slice(0, 2);
  if (found.length === 0) return { piece, refusal: notThere(piece.blocks, what) };
  const blocks = mapPassages(piece.blocks, (each) =>
    includesPassage(found, each) ? withoutSlips(writtenOut(each.text)) : each.text,
  );
  return JSON.stringify(blocks) === JSON.stringify(piece.blocks)
    ? {
        piece,
        refusal: `I have no better words for ${named(found.map(({ text }) => withoutMarks(text)).join(' '))} Tell me how it should read, and I will put it there; a connected model can reword it.`,
      }
    : {
        ...withBlocks(piece, blocks),
        done: `corrected ${named(withoutMarks(found[0]?.text ?? ''))}`,
      };
}
