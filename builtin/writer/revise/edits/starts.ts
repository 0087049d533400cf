import { type Piece, withoutMarks } from '#builtin/writer/blocks.ts';
import { capitalise } from '#builtin/writer/language/sentences.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { escaped } from '#builtin/writer/revise/find-passage.ts';
import {
  includesPassage,
  mapPassages,
  passagesOf,
  withoutPassages,
} from '#builtin/writer/revise/passages.ts';
import { type EditResult, named, withBlocks } from './context.ts';

/** Sentences by how they begin: they go, or the word at their start does. */
export function withoutStarts(piece: Piece, { word, isWhole }: EditOf<'starts'>): EditResult {
  const isNumber = /^(?:an? )?(?:numbers?|figures?|digits?)$/i.test(word);
  const pattern = isNumber ? /^\$?\d/ : new RegExp(`^${escaped(word)}(?![\\p{L}'’]),? ?`, 'iu');
  const found = passagesOf(piece.blocks).filter(
    ({ text, kind }) => kind !== 'heading' && pattern.test(withoutMarks(text)),
  );
  if (found.length === 0)
    return {
      piece,
      refusal: `No sentence begins with ${isNumber ? 'a number' : named(word)}.`,
    };
  if (isWhole) return withBlocks(piece, withoutPassages(piece.blocks, found));
  return {
    ...withBlocks(
      piece,
      mapPassages(piece.blocks, (each) =>
        includesPassage(found, each) ? capitalise(each.text.replace(pattern, '')) : each.text,
      ),
    ),
    done: `took ${named(word)} from the start of ${found.length === 1 ? 'a sentence' : `${found.length} sentences`}`,
  };
}
