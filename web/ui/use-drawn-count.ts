import { startTransition, useEffect, useState } from 'react';

/** What is asked and what came of it. */
const atFirst = 2;

/**
 * How many of a list are drawn: a few at first, then one more each time, so that no step keeps a slow phone from the
 * first touch. Once all are there, new ones are drawn as they come.
 */
export function useDrawnCount(total: number, isWholeAtOnce: boolean): number {
  const [drawn, setDrawn] = useState(isWholeAtOnce ? Number.POSITIVE_INFINITY : atFirst);

  useEffect(() => {
    if (drawn === Number.POSITIVE_INFINITY) return undefined;
    const next = drawn < total ? drawn + 1 : Number.POSITIVE_INFINITY;
    const timer = setTimeout(() => startTransition(() => setDrawn(next)));
    return () => clearTimeout(timer);
  }, [drawn, total]);

  return Math.min(drawn, total);
}
