/** Items whose lengths add up to a sum within the bounds, or else come closest to it from below. */
export function sumWithin<T>(
  items: readonly T[],
  lengthOf: (item: T) => number,
  { least, most }: { least: number; most: number },
): T[] {
  const sums = new Map<number, T[]>([[0, []]]);
  for (const item of items) {
    for (const [sum, chosen] of [...sums]) {
      const next = sum + lengthOf(item);
      if (next <= most && !sums.has(next)) sums.set(next, [...chosen, item]);
    }
  }
  const reached = [...sums.keys()].sort((one, other) => one - other);
  return sums.get(reached.find((sum) => sum >= least) ?? reached.at(-1) ?? 0) ?? [];
}
