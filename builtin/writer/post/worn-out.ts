const runLength = 5;

/** Tells whether words stood in one of the given texts, by runs of five words. */
export function wornOutIn(texts: readonly string[]): (text: string) => boolean {
  if (texts.length === 0) return () => false;
  const said = new Set(texts.flatMap(runsOf));
  const known = new Map<string, boolean>();
  const isSaid = (text: string) => {
    const runs = runsOf(text);
    return runs.length > 0 && runs.filter((run) => said.has(run)).length >= runs.length / 2;
  };
  // A dozen candidates ask about the same lines.
  return (text) => {
    const before = known.get(text) ?? isSaid(text);
    known.set(text, before);
    return before;
  };
}

export function runsOf(text: string): string[] {
  const words =
    text
      .replace(/<[^>]*>/g, ' ')
      .replace(/&#39;/g, "'")
      .toLowerCase()
      .match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return words
    .slice(runLength - 1)
    .map((_, index) => words.slice(index, index + runLength).join(' '));
}
