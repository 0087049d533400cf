import type { Random } from '#builtin/random.ts';
import { type Block, linesOf, subheading, wordCountOf } from '#builtin/writer/blocks.ts';
import type { ReadyGuideSection } from '#builtin/writer/knowledge/ready-guides.ts';
import { blocksOfReadyPost, type ReadyPost } from '#builtin/writer/knowledge/ready-posts.ts';
import { keywordsOf } from '#builtin/writer/points.ts';

/**
 * Writes a section that was written whole, each time with other parts: the agent's answer, a lead, and as many of its parts as make the length, those first that
 * speak of the answer.
 */
export function readySectionWriter(
  { leads, parts }: ReadyGuideSection,
  said: Block[],
  say: (text: string) => string,
  length: { least: number; most: number },
): (random: Random) => Block[] {
  const blocks = (lines: ReadyPost) => blocksOfReadyPost(lines.map(say));
  const answer = keywordsOf(linesOf(said).join(' '));
  const told = parts.map(({ heading, text }) => {
    const all = [subheading(say(heading)), ...blocks(text)];
    const words = keywordsOf([heading, ...text].join(' '));
    return { blocks: all, length: wordCountOf(all), fit: words.intersection(answer).size };
  });
  const choices = leads.flatMap((lines) => {
    const lead = blocks(lines);
    const before = wordCountOf([...said, ...lead]);
    return subsetsOf(told).map((chosen) => ({
      lead,
      chosen,
      length: before + sum(chosen.map((part) => part.length)),
      fit: sum(chosen.map((part) => part.fit)),
    }));
  });
  const fitting = choices.filter((each) => each.length <= length.most);
  const long = fitting.filter((each) => each.length >= length.least);
  const longest = Math.max(...fitting.map((each) => each.length));
  const among = long.length > 0 ? long : fitting.filter((each) => each.length === longest);
  const best = Math.max(...among.map(({ fit }) => fit));
  const spoken = among.filter(({ fit }) => fit === best);
  return (random) => {
    const { lead, chosen } = random.pick(spoken.length > 0 ? spoken : choices.slice(0, 1));
    return [...said, ...lead, ...chosen.flatMap((part) => part.blocks)];
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Every choice of some of a few. */
function subsetsOf<T>(all: readonly T[]): T[][] {
  const subsets: T[][] = [[]];
  for (const each of all) subsets.push(...subsets.map((chosen) => [...chosen, each]));
  return subsets;
}
