import { isEndNote } from '#builtin/writer/blocks.ts';
import { readBlocks } from '#builtin/writer/revise/read-html.ts';

/** No two articles share so many words in a row in their introductions, bridges and headings. */
const runLength = 8;

/** What stands around the text of the parts: all before the first heading, headings, lines that lead on. */
export function aroundTheText(html: string): string[] {
  const blocks = readBlocks(html).filter((block) => !isEndNote(block));
  const first = blocks.findIndex(({ kind }) => kind === 'h2');
  return blocks.flatMap((block, index) => {
    if (block.kind === 'h2' || block.kind === 'h3') return [block.text];
    return block.kind === 'p' && (index < first || block.text.endsWith(':')) ? [block.text] : [];
  });
}

const runsIn = (texts: readonly string[]) =>
  new Set(
    texts.flatMap((text) => {
      const words = text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
      return words
        .slice(runLength - 1)
        .map((_, index) => words.slice(index, index + runLength).join(' '));
    }),
  );

export function sharedRuns(articles: readonly string[][]): string[] {
  const seen = new Set<string>();
  return articles.flatMap((texts) => {
    const runs = runsIn(texts);
    const shared = [...runs].filter((run) => seen.has(run));
    for (const run of runs) seen.add(run);
    return shared;
  });
}
