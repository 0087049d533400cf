/**
 * How many times longer the larger size takes, the best of up to three tries: another process on
 * the machine makes a try slower, never faster.
 */
export function growth(run: (size: number) => unknown, [small, large]: [number, number]): number {
  let best = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && best > (large / small) * 2; attempt++) {
    const time = milliseconds(() => run(large));
    // So fast that the smaller size could not be measured: then it is linear enough.
    if (time < (measurable * large) / small) return time / measurable;
    const base = Math.min(...[1, 2, 3].map(() => milliseconds(() => run(small))));
    best = Math.min(best, time / Math.max(base, measurable));
  }
  return best;
}

/** Below these milliseconds a measurement is mostly the machine's own noise. */
const measurable = 2;

function milliseconds(run: () => unknown): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}
