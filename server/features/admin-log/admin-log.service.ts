import { isDeepStrictEqual } from 'node:util';
import type { FieldChange, LogEntry, LogSubject } from '#contract/admin-log.ts';
import type { Database } from '#server/db/connect.ts';
import { adminLog } from '#server/db/schema/admin.ts';

/** Who wrote, and to what. */
type Write = {
  user: { id: number; username: string };
  subject: LogSubject;
  subjectId: number;
  name: string;
};

type Fields = Record<string, unknown>;

/**
 * Records an admin write. Call it in the write's own transaction, with what the thing was before and
 * is after; none before means it was added, none after that it was deleted. A write that changed
 * nothing leaves no entry.
 */
export async function recordWrite(
  tx: Database,
  { user, ...write }: Write,
  before: Fields | undefined,
  after: Fields | undefined,
): Promise<void> {
  const changes = changesBetween(before ?? {}, after ?? {});
  if (before && after && changes.length === 0) return;
  const action = actionOf(before, after);
  await tx
    .insert(adminLog)
    .values({ ...write, userId: user.id, username: user.username, action, changes });
}

function actionOf(before: Fields | undefined, after: Fields | undefined): LogEntry['action'] {
  if (!before) return 'added';
  return after ? 'changed' : 'deleted';
}

/** What counts the changes is no change itself. */
const unsaid = new Set(['id', 'version', 'createdAt', 'updatedAt']);

/** A field that is not there and one that holds nothing are the same. */
export function changesBetween(before: Fields, after: Fields): FieldChange[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return fields
    .filter((field) => !unsaid.has(field))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}
