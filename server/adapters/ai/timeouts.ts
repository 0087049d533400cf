import { aiTimedOut } from './ai-errors.ts';

/** How long we wait for a provider, in milliseconds. */
export type Timeouts = {
  total: number;
  firstChunk: number;
  /** Between two pieces of a stream. */
  stall: number;
  /** Before the first, second ... repetition, unless the provider says how long. */
  beforeRetry: number[];
  /** A provider that wants us to wait longer than this is given up. */
  waitAtMost: number;
};

export const defaultTimeouts: Timeouts = {
  total: 180_000,
  firstChunk: 60_000,
  stall: 30_000,
  beforeRetry: [500, 2_000],
  waitAtMost: 15_000,
};

/** A signal that ends a request when the caller leaves or the provider is too slow. */
export function watchdog(timeouts: Timeouts, caller?: AbortSignal) {
  const controller = new AbortController();
  const giveUp = () => controller.abort(aiTimedOut());
  const total = setTimeout(giveUp, timeouts.total);
  let next = setTimeout(giveUp, timeouts.firstChunk);
  const leave = () => controller.abort(caller?.reason);
  if (caller?.aborted) leave();
  caller?.addEventListener('abort', leave, { once: true });

  return {
    signal: controller.signal,
    /** Something arrived. */
    reset() {
      clearTimeout(next);
      next = setTimeout(giveUp, timeouts.stall);
    },
    /** Ends the request too, should it still run: nobody reads on. */
    end() {
      clearTimeout(total);
      clearTimeout(next);
      caller?.removeEventListener('abort', leave);
      controller.abort();
    },
  };
}
