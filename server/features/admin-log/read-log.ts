import type { FieldChange, LogEntry, LogSubject, listAdminLog } from '#contract/admin-log.ts';
import type { Answer, Received } from '#contract/endpoint.ts';
import type { Database } from '#server/db/connect.ts';
import { listEntries } from './admin-log.queries.ts';

const pageSize = 50;

/** One page, newest first. One entry more than shown tells whether there is another page. */
export async function readLog(
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
    changes: row.changes as FieldChange[],
    createdAt: row.createdAt.toISOString(),
  };
}
