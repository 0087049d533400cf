import { type Block, type Piece, wordCountOf } from '#builtin/writer/blocks.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { lengthen } from './length.ts';
import { cutWhatWasSaid, shortenTo } from './shorter.ts';

type Bounds = EditOf<'words'>;

const fewestWords = 20;

/** A text within the bounds as far as whole sentences allow, and a word about it where they do not. */
export function toWordCount(piece: Piece, asked: Bounds, context: Context): EditResult {
  const { blocks } = piece;
  const bounds: Bounds = asked.fewer
    ? { kind: 'words', most: Math.max(fewestWords, wordCountOf(blocks) - asked.fewer) }
    : asked;
  const wanted = bounds.about ?? bounds.most ?? bounds.least ?? 0;
  if (wanted < fewestWords) {
    return {
      piece,
      refusal: `A text of ${wanted} words would say too little, so I left its length as it was.`,
    };
  }
  const changed = bounds.about
    ? near(blocks, bounds.about, context)
    : within(blocks, bounds, context);
  const reached = wordCountOf(changed);
  return withBlocks(
    piece,
    changed,
    isReached(reached, bounds) ? undefined : missed(reached, bounds),
  );
}

function isReached(reached: number, { least, most, about }: Bounds): boolean {
  if (about) return Math.abs(reached - about) <= Math.max(10, about * 0.12);
  return reached >= (least ?? 0) && reached <= (most ?? Number.POSITIVE_INFINITY);
}

function missed(reached: number, { least, most, about }: Bounds): string {
  if (about)
    return `I came as close to ${about} words as whole sentences and what you said allow: ${reached}.`;
  return reached < (least ?? 0)
    ? `It has ${reached} words, not ${least}: I have nothing more to add that would not repeat the text.`
    : `It has ${reached} words, not ${most}: with fewer it would lose how to reach you, or sentences that belong together.`;
}

function near(blocks: Block[], count: number, context: Context): Block[] {
  const bounds = { least: Math.round(count * 0.95), most: Math.round(count * 1.1) };
  const { material, random } = context;
  const longer = wordCountOf(blocks) < count ? lengthen(blocks, bounds, material, random) : blocks;
  const below = cutWhatWasSaid(shortenTo(longer, count, context), count, context);
  const above = shortenTo(longer, bounds.most, context);
  return wordCountOf(above) - count < count - wordCountOf(below) ? above : below;
}

function within(blocks: Block[], { least = 0, most }: Bounds, context: Context): Block[] {
  const { material, random } = context;
  const words = wordCountOf(blocks);
  if (words < least) {
    return lengthen(blocks, { least, most: most ?? least + 60 }, material, random);
  }
  return most !== undefined && words > most
    ? cutWhatWasSaid(shortenTo(blocks, most, context), most, context)
    : blocks;
}
