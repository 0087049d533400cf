import { linesOf } from '#builtin/writer/blocks.ts';
import { hasCall, hasHook, variation } from '#builtin/writer/judge/rubric.ts';
import { runsOf } from '#builtin/writer/post/worn-out.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';

/** What can be counted in posts. */

const plain = (html: string) => linesOf(readBlocks(html)).join('\n');

/** How many of a text's five-word runs stand in another. */
function overlap(one: string, other: string): number {
  const runs = new Set(runsOf(plain(one)));
  const others = new Set(runsOf(plain(other)));
  if (runs.size === 0) return 0;
  return [...runs].filter((run) => others.has(run)).length / Math.min(runs.size, others.size || 1);
}

/** The mean of all pairs. */
export function meanOverlap(texts: readonly string[]): number {
  const pairs = texts.flatMap((one, index) =>
    texts.slice(index + 1).map((other) => overlap(one, other)),
  );
  return pairs.length === 0 ? 0 : pairs.reduce((sum, each) => sum + each, 0) / pairs.length;
}

/** How much of a text stood in the texts before it. */
export function alreadySaid(text: string, before: readonly string[]): number {
  const said = new Set(before.flatMap((each) => runsOf(plain(each))));
  const runs = [...new Set(runsOf(plain(text)))];
  return runs.filter((run) => said.has(run)).length / Math.max(1, runs.length);
}

export const share = <T>(list: readonly T[], holds: (item: T) => boolean) =>
  list.filter(holds).length / Math.max(1, list.length);

export const endsInCall = (html: string) => hasCall(readBlocks(html));
export const opensWithHook = (html: string) => hasHook(readBlocks(html)) === 1;
export const variationOf = (html: string) => variation(readBlocks(html));
export const mean = (numbers: readonly number[]) =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length);
