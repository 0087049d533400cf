import { type Piece, withoutMarks, wordCountOf } from '#builtin/writer/blocks.ts';
import { isOrder } from '#builtin/writer/knowledge/vocabulary.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { type Passage, passagesOf, withoutPassages } from '#builtin/writer/revise/passages.ts';
import { isLeadLine } from '#builtin/writer/revise/places.ts';
import { phraseKind } from '#builtin/writer/understand/phrase-kind.ts';
import { type EditResult, withBlocks } from './context.ts';

const ofMine = /\b(?:I|me|my|mine|myself|we|us|our|ours)\b(?!-)|\b[Ii]['’](?:m|ll|d|ve)\b/;

/** What speaks of the agent goes, or everything that is no tip. */
export function onlyTips(piece: Piece, { keep }: EditOf<'tips'>): EditResult {
  const passages = passagesOf(piece.blocks);
  const isGone = (passage: Passage) =>
    passage.kind !== 'heading' &&
    (isOfMine(passage) || (keep === 'tips' && !isTip(passage, passages)));
  const gone = passages.filter(isGone);
  // A question goes with the order that answered it.
  const led = passages.filter(
    (each, at) =>
      /\?$/.test(each.text) &&
      passages[at + 1]?.block === each.block &&
      gone.includes(passages[at + 1] as Passage),
  );
  const blocks = withoutPassages(piece.blocks, [...gone, ...led]);
  if (gone.length === 0)
    return {
      piece,
      refusal:
        keep === 'tips' ? 'It has nothing but tips already.' : 'Nothing in it speaks of you.',
    };
  if (wordCountOf(blocks) < 8)
    return {
      piece,
      refusal:
        keep === 'tips'
          ? 'I found no tips in it to keep, so I left it. Tell me which sentences should stay.'
          : 'Without what speaks of you there would be no text left, so I left it.',
    };
  return {
    ...withBlocks(piece, blocks),
    done: keep === 'tips' ? 'kept only the tips' : 'took out what speaks of you',
  };
}

const isOfMine = ({ text }: Passage) =>
  ofMine.test(withoutMarks(text).replace(/["“][^"”]*["”]/g, ''));

/** Something to do, or the line that announces a list of such things. */
function isTip({ text, kind, block }: Passage, all: readonly Passage[]): boolean {
  const plain = withoutMarks(text).replace(/[.!]$/, '');
  if (kind !== 'item' && isLeadLine(text))
    return all.some((each) => each.block === block + 1 && each.kind === 'item' && isTip(each, all));
  return isOrder(plain) || phraseKind(plain) === 'order';
}
