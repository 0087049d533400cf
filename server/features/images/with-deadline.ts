import { AppError } from '#server/errors.ts';

/**
 * Waits for work no longer than so many milliseconds, and no longer than the caller does. Its signal
 * tells the work to stop at the next step: a decoder cannot be stopped in the middle of one.
 */
export async function withDeadline<Result>(
  milliseconds: number,
  caller: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  caller.throwIfAborted();
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(tookTooLong()), milliseconds);
  const signal = AbortSignal.any([caller, late.signal]);
  const ended = Promise.withResolvers<never>();
  const end = () => ended.reject(signal.reason);
  signal.addEventListener('abort', end);
  try {
    return await Promise.race([work(signal), ended.promise]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

const tookTooLong = () =>
  new AppError('unavailable', 'The picture took too long. Please try again in a moment.', {
    retryAfter: 10,
  });
