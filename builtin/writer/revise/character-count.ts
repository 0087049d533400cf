import { type Block, type Piece, withoutMarks, wordsOf } from '#builtin/writer/blocks.ts';
import { shorten } from '#builtin/writer/shorten.ts';
import { lengthAnywhere } from '#contract/platforms.ts';
import { gistOf } from './gist.ts';
import { lengthen } from './length.ts';
import type { IsKept } from './text-units.ts';
import type { Wish } from './wish.ts';
import type { Tools } from './word-count.ts';

type Bounds = Extract<Wish, { kind: 'characters' }>;

const fewestCharacters = 40;

/** A text that fits a number of characters, in whole sentences, and a word about it where it cannot. */
export function toCharacterCount(
  piece: Piece,
  bounds: Bounds,
  tools: Tools,
): { blocks: Block[]; refusal?: string } {
  const { blocks } = piece;
  // The title is followed by an empty line.
  const extra = bounds.withTitle ? [...piece.title].length + 2 : 0;
  const { least = 0, most = Number.POSITIVE_INFINITY } = boundsFor(bounds, blocks, extra);
  if (most - extra < fewestCharacters) {
    const named = (most - extra).toLocaleString('en-US');
    return {
      blocks,
      refusal: `A text of ${named} characters would say too little, so I left its length as it was.`,
    };
  }
  const longer = grown(blocks, least - extra, most - extra, tools);
  const changed = cutTo(longer, most - extra, tools.isKept);
  const reached = spaceOf(changed) + extra;
  return { blocks: changed, refusal: missed(reached, least, most) };
}

/** "50 characters too long" counts from what there is. */
function boundsFor({ least, most, fewer }: Bounds, blocks: Block[], extra: number) {
  return fewer === undefined ? { least, most } : { most: spaceOf(blocks) + extra - fewer };
}

function missed(reached: number, least: number, most: number): string | undefined {
  const [has, wanted] = [reached, reached > most ? most : least].map((count) =>
    count.toLocaleString('en-US'),
  );
  if (reached > most) {
    return `It has ${has} characters, not ${wanted}: with fewer it would lose sentences that belong together.`;
  }
  return reached < least
    ? `It has ${has} characters, not ${wanted}: I have nothing more to add that would not repeat the text.`
    : undefined;
}

/** As a post is copied, with empty lines between its parts, and as the strictest network counts. */
export function spaceOf(blocks: readonly Block[]): number {
  const text = blocks.map(copied).filter(Boolean).join('\n\n');
  return lengthAnywhere(text);
}

function copied(block: Block): string {
  if ('items' in block) return block.items.map((item) => `• ${withoutMarks(item)}`).join('\n');
  if (block.kind === 'kept') return block.lines.join('\n');
  if (block.kind !== 'table') return withoutMarks(block.text);
  return [block.head, ...block.rows].map((cells) => withoutMarks(cells.join(' | '))).join('\n');
}

function grown(blocks: Block[], least: number, most: number, { material, random }: Tools): Block[] {
  const space = spaceOf(blocks);
  if (space >= least || space === 0) return blocks;
  const wordsFor = (characters: number) => Math.ceil((wordsOf(blocks) * characters) / space);
  const room = Math.min(most, least + 400);
  return lengthen(blocks, { least: wordsFor(least), most: wordsFor(room) }, material, random);
}

function cutTo(blocks: Block[], most: number, isKept: IsKept): Block[] {
  if (spaceOf(blocks) <= most) return blocks;
  let shortest = blocks;
  for (let words = Math.ceil(wordsOf(blocks) * (most / spaceOf(blocks))); words > 4; ) {
    shortest = shorten(blocks, words, isKept);
    if (spaceOf(shortest) <= most) return shortest;
    words = Math.floor(words * 0.9);
  }
  return gistOf(blocks, (gist) => spaceOf(gist) <= most, isKept) ?? shortest;
}
