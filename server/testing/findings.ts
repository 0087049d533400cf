/** Collects what did not hold instead of stopping at the first of it. */
export function createFindings() {
  const found = new Map<string, number>();
  return {
    expect(holds: boolean, otherwise: string): void {
      if (!holds) found.set(otherwise, (found.get(otherwise) ?? 0) + 1);
    },
    problems: () =>
      [...found].map(([problem, times]) => (times > 1 ? `${problem} (${times} times)` : problem)),
  };
}

export type Findings = ReturnType<typeof createFindings>;
