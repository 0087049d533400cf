import { type Block, type Piece, withoutMarks, wordCountOf } from '#builtin/writer/blocks.ts';
import type { EditOf } from '#builtin/writer/revise/edit.ts';
import { shorten } from '#builtin/writer/shorten.ts';
import { lengthAnywhere } from '#contract/platforms.ts';
import { type Context, type EditResult, withBlocks } from './context.ts';
import { keySentencesOf } from './key-sentences.ts';
import { lengthen } from './length.ts';
import { shortenTo } from './shorter.ts';

type Bounds = EditOf<'characters'>;

const fewestCharacters = 40;

/** A text that fits a number of characters, in whole sentences, and a word about it where it cannot. */
export function toCharacterCount(piece: Piece, bounds: Bounds, context: Context): EditResult {
  const { blocks } = piece;
  // The title is followed by an empty line.
  const extra = bounds.withTitle ? [...piece.title].length + 2 : 0;
  const { least = 0, most = Number.POSITIVE_INFINITY } = boundsFor(bounds, blocks, extra);
  if (most - extra < fewestCharacters) {
    const named = (most - extra).toLocaleString('en-US');
    return {
      piece,
      refusal: `A text of ${named} characters would say too little, so I left its length as it was.`,
    };
  }
  const longer = grown(blocks, least - extra, most - extra, context);
  const changed = cutTo(longer, most - extra, context);
  const reached = spaceOf(changed) + extra;
  return withBlocks(piece, changed, missed(reached, least, most));
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

function grown(
  blocks: Block[],
  least: number,
  most: number,
  { material, random }: Context,
): Block[] {
  const space = spaceOf(blocks);
  if (space >= least || space === 0) return blocks;
  const wordsFor = (characters: number) => Math.ceil((wordCountOf(blocks) * characters) / space);
  const room = Math.min(most, least + 400);
  return lengthen(blocks, { least: wordsFor(least), most: wordsFor(room) }, material, random);
}

/** A network takes no more, so that facts go where nothing else is left to cut. */
function cutTo(blocks: Block[], most: number, context: Context): Block[] {
  if (spaceOf(blocks) <= most) return blocks;
  const withFacts = cutBy(blocks, most, (words) => shortenTo(blocks, words, context));
  if (spaceOf(withFacts) <= most) return withFacts;
  const shortest = cutBy(blocks, most, (words) => shorten(blocks, words, context.isKept));
  if (spaceOf(shortest) <= most) return shortest;
  return keySentencesOf(blocks, (key) => spaceOf(key) <= most, context.isKept) ?? shortest;
}

/** Fewer and fewer words until the text fits. */
function cutBy(blocks: Block[], most: number, cut: (words: number) => Block[]): Block[] {
  let shortest = blocks;
  for (let words = Math.ceil(wordCountOf(blocks) * (most / spaceOf(blocks))); words > 4; ) {
    shortest = cut(words);
    if (spaceOf(shortest) <= most) break;
    words = Math.floor(words * 0.9);
  }
  return shortest;
}
