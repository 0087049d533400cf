import { setTimeout as wait } from 'node:timers/promises';
import { classifyFailure } from './ai-failures.ts';
import type { Timeouts } from './timeouts.ts';

type Attempt<Result> = (attempt: { isReshaping: boolean }) => Promise<Result>;

/**
 * Tries again where that can help: a few times when a provider is busy or broken, once when its
 * answer had the wrong shape, never when the caller has left.
 */
export async function withRetries<Result>(
  attempt: Attempt<Result>,
  timeouts: Timeouts,
  { signal, onRestart }: { signal?: AbortSignal; onRestart?: () => void },
): Promise<Result> {
  const waits = [...timeouts.beforeRetry];
  let isReshaping = false;
  for (;;) {
    try {
      return await attempt({ isReshaping });
    } catch (cause) {
      signal?.throwIfAborted();
      const { remedy, waitFor, error } = classifyFailure(cause);
      if (remedy === 'reshape' && !isReshaping) {
        isReshaping = true;
      } else if (remedy === 'again' && waits.length > 0 && (waitFor ?? 0) <= timeouts.waitAtMost) {
        const usual = waits.shift() ?? 0;
        await wait(waitFor ?? usual, undefined, { signal }).catch(() => signal?.throwIfAborted());
      } else {
        throw error;
      }
      onRestart?.();
    }
  }
}
