import type { Random } from '#builtin/random.ts';
import { type Block, wordsOf } from '#builtin/writer/blocks.ts';
import type { Material } from '#builtin/writer/material.ts';
import type { Edit } from '#builtin/writer/revise/edit.ts';
import type { IsKept } from '#builtin/writer/revise/text-units.ts';
import { shorten } from '#builtin/writer/shorten.ts';
import { lengthen } from './length.ts';

type Bounds = Extract<Edit, { kind: 'words' }>;
export type Tools = { material: Material; random: Random; isKept: IsKept };

const fewestWords = 20;

/** A text within the bounds as far as whole sentences allow, and a word about it where they do not. */
export function toWordCount(
  blocks: Block[],
  bounds: Bounds,
  tools: Tools,
): { blocks: Block[]; refusal?: string } {
  const named = bounds.about ?? bounds.most ?? bounds.least ?? 0;
  if (named < fewestWords) {
    return {
      blocks,
      refusal: `A text of ${named} words would say too little, so I left its length as it was.`,
    };
  }
  const changed = bounds.about ? near(blocks, bounds.about, tools) : within(blocks, bounds, tools);
  const reached = wordsOf(changed);
  return isReached(reached, bounds)
    ? { blocks: changed }
    : { blocks: changed, refusal: missed(reached, bounds) };
}

function isReached(reached: number, { least, most, about }: Bounds): boolean {
  if (about) return Math.abs(reached - about) <= Math.max(10, about * 0.12);
  return reached >= (least ?? 0) && reached <= (most ?? Number.POSITIVE_INFINITY);
}

function missed(reached: number, { least, most, about }: Bounds): string {
  if (about) return `I came as close to ${about} words as whole sentences allow: ${reached}.`;
  return reached < (least ?? 0)
    ? `It has ${reached} words, not ${least}: I have nothing more to add that would not repeat the text.`
    : `It has ${reached} words, not ${most}: with fewer it would lose sentences that belong together.`;
}

function near(blocks: Block[], count: number, { material, random, isKept }: Tools): Block[] {
  const bounds = { least: Math.round(count * 0.95), most: Math.round(count * 1.1) };
  const longer = wordsOf(blocks) < count ? lengthen(blocks, bounds, material, random) : blocks;
  const below = shorten(longer, count, isKept);
  const above = shorten(longer, bounds.most, isKept);
  return wordsOf(above) - count < count - wordsOf(below) ? above : below;
}

function within(blocks: Block[], { least = 0, most }: Bounds, tools: Tools): Block[] {
  const { material, random, isKept } = tools;
  const words = wordsOf(blocks);
  if (words < least) {
    return lengthen(blocks, { least, most: most ?? least + 60 }, material, random);
  }
  return most !== undefined && words > most ? shorten(blocks, most, isKept) : blocks;
}
