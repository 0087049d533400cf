import {
  type Block,
  firstIndexOf,
  type Piece,
  paragraph,
  strong,
  wordCountOf,
} from '#builtin/writer/blocks.ts';
import { listed } from '#builtin/writer/language/sentences.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { withOpening } from './opening.ts';
import { exclaimed } from './sales-talk.ts';

/** The strongest fact first, and said with an exclamation mark. */
export function excitedly(piece: Piece, context: Context): EditResult {
  const opened = withOpening(piece, { kind: 'opening' }, context).piece;
  return withBlocks(opened, exclaimed(opened.blocks));
}

const isSamePiece = (one: Piece, other: Piece) => JSON.stringify(one) === JSON.stringify(other);

/** Nobody said how: the strongest fact first, or at least a livelier first line. */
export function improved(piece: Piece, context: Context): EditResult {
  const opened = withOpening(piece, { kind: 'opening' }, context).piece;
  const lively = isSamePiece(opened, piece)
    ? { ...opened, blocks: withFirstLineBold(exclaimed(opened.blocks)) }
    : opened;
  const done = [
    ...(isSamePiece(opened, piece) ? [] : ['gave it another opening']),
    ...(isSamePiece(lively, opened) ? [] : ['made the first line stand out']),
  ];
  return {
    piece: lively,
    ...(done.length > 0 && { done: listed(done) }),
    refusal:
      done.length === 0
        ? 'Tell me what you would like better: the opening, the length, the tone or the end. A connected model can rewrite all of it.'
        : 'Tell me if you meant something else, such as the length, the tone or the end.',
  };
}

function withFirstLineBold(blocks: Block[]): Block[] {
  const at = firstIndexOf(blocks);
  const first = blocks[at];
  if (first?.kind !== 'p' || first.text.includes('\uE000') || wordCountOf([first]) > 16)
    return blocks;
  return blocks.with(at, paragraph(strong(first.text)));
}
