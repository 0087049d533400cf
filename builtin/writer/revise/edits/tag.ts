import { linesOf, mapText, type Piece } from '#builtin/writer/blocks.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { type EditResult, named } from './context.ts';

/** "tag him @ronsutterinspects": the handle stands behind the name that it is made of. */
export function tagged(piece: Piece, { handle }: EditOf<'tag'>): EditResult {
  const text = linesOf(piece.blocks).join('\n');
  if (text.includes(handle)) return { piece, refusal: `It has ${handle} already.` };
  const letters = handle
    .slice(1)
    .toLowerCase()
    .replace(/[^a-z]/g, '');
  const names = text.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu) ?? [];
  const name = names
    .filter(
      (each) => letters.startsWith(each.toLowerCase().replace(/[^a-z]/g, '')) && each.length > 2,
    )
    .toSorted((one, other) => other.length - one.length)[0];
  if (!name)
    return {
      piece,
      refusal: `I found no name that ${named(handle)} belongs to. Tell me the sentence it should stand in.`,
    };
  let isDone = false;
  const change = (words: string) => {
    if (isDone || !words.includes(name)) return words;
    isDone = true;
    return words.replace(name, () => `${name} (${handle})`);
  };
  return { piece: { ...piece, blocks: mapText(piece.blocks, change) }, done: `tagged ${handle}` };
}
