import { and, desc, eq, lt } from 'drizzle-orm';
import type { FieldChange, LogEntry, listAdminLog } from '#contract/admin-log.ts';
import type { LogSubject } from '#contract/constants.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { adminLog } from '#server/db/schema/admin.ts';

const pageSize = 50;

/** One page, newest first. One entry more than shown tells whether there is another page. */
export async function listAdminLogEntries(
  db: Database,
  query: Received<typeof listAdminLog>['query'],
): Promise<Answer<typeof listAdminLog>> {
  const rows = await listEntries(db, { ...query, atMost: pageSize + 1 });
  const entries = rows.slice(0, pageSize).map(toEntry);
  const next = rows.length > pageSize ? (entries.at(-1)?.id ?? null) : null;
  return { entries, next };
}

function toEntry(row: Awaited<ReturnType<typeof listEntries>>[number]): LogEntry {
  const { userId: _, ...entry } = row;
  return {
    ...entry,
    subject: row.subject as LogSubject,
    changes: (row.changes as FieldChange[]).map(withoutCommonLines),
    createdAt: row.createdAt.toISOString(),
  };
}

/** One title more in a list of hundreds is one line of news. The log itself keeps both lists whole. */
function withoutCommonLines(change: FieldChange): FieldChange {
  const { before, after } = change;
  if (!Array.isArray(before) || !Array.isArray(after)) return change;
  const [earlier, later] = [new Set(before), new Set(after)];
  const went = before.filter((line) => !later.has(line));
  const came = after.filter((line) => !earlier.has(line));
  const isOrderAlone = went.length + came.length === 0;
  return isOrderAlone ? change : { ...change, before: went, after: came };
}

async function listEntries(
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
