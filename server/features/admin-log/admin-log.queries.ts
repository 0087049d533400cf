import { and, desc, eq, lt } from 'drizzle-orm';
import type { LogSubject } from '#contract/constants.ts';
import type { Database } from '#server/db/connect.ts';
import { adminLog } from '#server/db/schema/admin.ts';

export async function listEntries(
  db: Database,
  { before, subject, atMost }: { before?: number; subject?: LogSubject; atMost: number },
) {
  return db
    .select()
    .from(adminLog)
    .where(
      and(
        before === undefined ? undefined : lt(adminLog.id, before),
        subject && eq(adminLog.subject, subject),
      ),
    )
    .orderBy(desc(adminLog.id))
    .limit(atMost);
}
