import { createRandom, type Random } from '#builtin/random.ts';
import { type Block, linesOf, repeatedSentences } from './blocks.ts';
import { splitSentences } from './language/sentences.ts';

const attempts = 60;

/** Writes until a version has no fault, and else keeps the best: drafting is cheap. */
export function bestOf(
  seed: number,
  write: (random: Random, attempt: number) => Block[],
  faults: (blocks: Block[]) => number,
): Block[] {
  let best: { blocks: Block[]; faults: number } | undefined;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const blocks = write(createRandom(seed + attempt * 0x9e3779b1), attempt);
    const found = faults(blocks);
    if (found === 0) return blocks;
    if (!best || found < best.faults) best = { blocks, faults: found };
  }
  return best?.blocks ?? [];
}

/** What makes a reader stumble: a sentence said twice, neighbours that begin alike. */
export function stumbles(blocks: readonly Block[]): number {
  const starts = linesOf(blocks)
    .flatMap(splitSentences)
    .map((sentence) => sentence.split(' ', 2).join(' '));
  const alike = starts.filter((start, index) => index > 0 && start === starts[index - 1]).length;
  return repeatedSentences(blocks).length * 40 + alike * 2;
}
