import PQueue from 'p-queue';
import { AppError } from '#server/errors.ts';

/** A decoded picture takes up to 160 MB and a core; two at a time are what a small machine can bear. */
const atOnce = 2;
const waitingAtMost = 20;

const queue = new PQueue({ concurrency: atOnce });

/**
 * Everything that decodes pictures goes through here, so that many at once wait for each other. Work
 * that nobody waits for any more when its turn comes is not begun.
 */
export async function inPictureQueue<Result>(
  work: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  if (queue.size >= waitingAtMost) {
    throw new AppError(
      'unavailable',
      'Many pictures are being worked on just now. Try again in a moment.',
      { retryAfter: 5 },
    );
  }
  return queue.add(() => {
    signal?.throwIfAborted();
    return work();
  });
}
