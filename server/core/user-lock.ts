import { eq } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { notSignedIn } from '#server/errors.ts';

/**
 * One transaction after the other of those that change what one user has stored, in every process:
 * what one of them counted is still so when it writes. Whoever had to wait reads afresh, which is what
 * `read committed` means. Taken before any other row, so that no two of them wait for each other.
 */
export async function withUserLock<Result>(
  db: Database,
  userId: number,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      const owner = await tx
        .select({ id: users.id })
        .from(users)
        .where(eq(users.id, userId))
        .for('no key update');
      // The account was deleted at this moment.
      if (owner.length === 0) throw notSignedIn();
      return work(tx);
    },
    { isolationLevel: 'read committed' },
  );
}
