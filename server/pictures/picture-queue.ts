import { FairQueue } from '#server/core/fair-queue.ts';
import { AppError } from '#server/errors.ts';

/** A decoded picture takes up to 160 MB and a core; two at a time are what a small machine can bear. */
const atOnce = 2;

/** Two pictures in all five sizes of the platforms for one user. What waits may hold 10 MB of an upload. */
const waiting = { ofOne: 10, inAll: 24 };

/**
 * Everything that decodes pictures goes through here, by turns between the users, so that many at
 * once wait for each other and nobody for a long line of somebody else's. Work that nobody waits for
 * any more when its turn comes is not begun.
 */
export type QueuePicture = <Result>(
  userId: number,
  work: () => Promise<Result>,
  signal?: AbortSignal,
) => Promise<Result>;

/** One for a process: it is the machine that can bear no more. */
export function createPictureQueue(): QueuePicture {
  const queue = new FairQueue({
    atOnce,
    waiting,
    refusal: {
      ofOne: () =>
        new AppError(
          'too_many_requests',
          `${waiting.ofOne} of your pictures are already in line. Try again in a moment.`,
          { retryAfter: 5 },
        ),
      inAll: () =>
        new AppError(
          'unavailable',
          'We’re working on a lot of pictures right now. Try again in a moment.',
          { retryAfter: 5 },
        ),
    },
  });
  return (userId, work, signal) => queue.run(userId, work, signal);
}
