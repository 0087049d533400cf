/** A line of the table: what was done, what people saw meanwhile, and what was found afterwards. */
export type Result = {
  fault: string;
  times: number;
  meanwhile: string;
  afterwards: string;
  /** Sentences about what did not hold. */
  problems: string[];
};

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
