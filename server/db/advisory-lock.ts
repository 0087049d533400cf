import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';

/**
 * One transaction after the other of those that stand in the same line, in every process: what one
 * of them looked up is still so when it writes. Whoever had to wait reads afresh, which is what
 * `read committed` means.
 */
export async function withAdvisoryLock<Result>(
  db: Database,
  line: string,
  id: number,
  work: (tx: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction(
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${line}), ${id})`);
      return work(tx);
    },
    { isolationLevel: 'read committed' },
  );
}
