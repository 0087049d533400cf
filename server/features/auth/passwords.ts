import { hash, verify } from '@node-rs/argon2';
import { FairQueue } from '#server/core/fair-queue.ts';
import { addressGroup } from '#server/core/limits.ts';
import { AppError } from '#server/errors.ts';

/** Whose turn it takes: a user's who is signed in, or that of the address a stranger comes from. */
type Asker = { userId: number } | { address: string };

export type Passwords = {
  hash(password: string, asker: Asker): Promise<string>;
  /** Takes the same time when there is no hash, so that nobody can tell known names by the clock. */
  verify(hash: string | undefined, password: string, asker: Asker): Promise<boolean>;
};

const refusals = (ofOne: string) => ({
  ofOne: () =>
    new AppError('too_many_requests', `${ofOne} Try again in a moment.`, { retryAfter: 5 }),
  inAll: () =>
    new AppError(
      'unavailable',
      'A lot of people are signing in right now. Try again in a moment.',
      {
        retryAfter: 5,
      },
    ),
});

export function createPasswords(): Passwords {
  // Hashing takes a core for some 30 ms; two at a time leave room for everything else.
  const strangers = new FairQueue({
    atOnce: 2,
    waiting: { ofOne: 20, inAll: 200 },
    refusal: refusals('Too many people are signing in from your network at once.'),
  });
  // Apart, so that no flood of strangers, from however many addresses, keeps a user waiting.
  const users = new FairQueue({
    atOnce: 1,
    waiting: { ofOne: 5, inAll: 100 },
    refusal: refusals('We’re still checking your last few passwords.'),
  });
  const decoy = hash('a password nobody has');

  const enqueue = <Result>(asker: Asker, work: () => Promise<Result>) =>
    'userId' in asker
      ? users.run(asker.userId, work)
      : strangers.run(addressGroup(asker.address), work);

  return {
    hash: (password, asker) => enqueue(asker, () => hash(password)),
    verify: (stored, password, asker) =>
      enqueue(asker, async () => {
        const matches = await verify(stored ?? (await decoy), password);
        return matches && stored !== undefined;
      }),
  };
}
