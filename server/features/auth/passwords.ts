import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { AppError } from '#server/errors.ts';

/** Hashing takes a core for some 30 ms; two at a time leave room for everything else. */
const atOnce = 2;
const waitingAtMost = 100;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Takes the same time when there is no hash, so that nobody can tell known names by the clock. */
  verify(hash: string | undefined, password: string): Promise<boolean>;
};

export function createPasswords(): Passwords {
  const queue = new PQueue({ concurrency: atOnce });
  const decoy = hash('a password nobody has');

  function inQueue<Result>(work: () => Promise<Result>): Promise<Result> {
    if (queue.size >= waitingAtMost) {
      throw new AppError(
        'unavailable',
        'Many people are signing in just now. Try again in a moment.',
        {
          retryAfter: 5,
        },
      );
    }
    return queue.add(work);
  }

  return {
    hash: async (password) => inQueue(() => hash(password)),
    verify: async (stored, password) =>
      inQueue(async () => {
        const matches = await verify(stored ?? (await decoy), password);
        return matches && stored !== undefined;
      }),
  };
}
