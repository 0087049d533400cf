/** From `start` up to `end`. */
export type Span = { start: number; end: number };

/** Where a global pattern matches. Other than matchAll it makes no copy of the pattern. */
export function* spansOf(text: string, pattern: RegExp): Generator<Span, undefined> {
  let from = 0;
  while (true) {
    // Set each time, for a caller may use the same pattern between two finds.
    pattern.lastIndex = from;
    const match = pattern.exec(text);
    if (!match) return;
    yield { start: match.index, end: match.index + match[0].length };
    from = Math.max(match.index + match[0].length, match.index + 1);
  }
}
