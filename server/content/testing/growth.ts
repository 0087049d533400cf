/**
 * How many times as much of the processor the larger size takes, the best of up to three tries: another
 * process on the machine makes a try slower, never faster.
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

/** Of this thread's own work; while others have the processor it stands still. */
function milliseconds(run: () => unknown): number {
  const started = process.threadCpuUsage();
  run();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1000;
}
