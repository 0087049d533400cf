import type { Severity } from '#contract/post.ts';
import type { Span } from './spans.ts';

/** Without what an allowed phrase holds in full: "exclusive gated community" is more than allowed. */
export function withoutAllowed<T extends Span>(found: T[], allowed: Span[]): T[] {
  const sorted = allowed.toSorted((a, b) => a.start - b.start);
  // reach[i]: how far the furthest of the first i + 1 allowed spans goes.
  const reach: number[] = [];
  for (const { end } of sorted) reach.push(Math.max(end, reach.at(-1) ?? 0));
  return found.filter(({ start, end }) => {
    const begun = countUpTo(sorted, start);
    return begun === 0 || (reach[begun - 1] ?? 0) < end;
  });
}

/** How many spans, sorted by their start, start at or before a point. */
function countUpTo(spans: Span[], point: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((spans[middle] as Span).start <= point) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Found = Span & { severity: Severity };

/** Of flags that overlap one stays: what to avoid before what to be careful with, then the longest. */
export function withoutOverlaps<T extends Found>(found: T[], textLength: number): T[] {
  const taken = new Uint8Array(textLength);
  const strongestFirst = found.toSorted(
    (a, b) =>
      Number(b.severity === 'avoid') - Number(a.severity === 'avoid') ||
      b.end - b.start - (a.end - a.start) ||
      a.start - b.start,
  );
  const kept = strongestFirst.filter(({ start, end }) => {
    if (taken.subarray(start, end).includes(1)) return false;
    taken.fill(1, start, end);
    return true;
  });
  return kept.sort((a, b) => a.start - b.start);
}
