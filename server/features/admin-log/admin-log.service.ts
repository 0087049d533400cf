import { isDeepStrictEqual } from 'node:util';
import type { FieldChange } from '#contract/admin-log.ts';
import type { LogAction, LogSubject } from '#contract/constants.ts';
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
  write: Write,
  before: Fields | undefined,
  after: Fields | undefined,
): Promise<void> {
  await recordWrites(tx, [{ ...write, before, after }]);
}

/** The same for many writes at once, in their order. */
export async function recordWrites(
  tx: Database,
  writes: (Write & { before: Fields | undefined; after: Fields | undefined })[],
): Promise<void> {
  const entries = writes.map(({ user, before, after, ...write }) => ({
    ...write,
    userId: user.id,
    username: user.username,
    action: actionOf(before, after),
    changes: changesBetween(before ?? {}, after ?? {}),
  }));
  const said = entries.filter(({ action, changes }) => action !== 'changed' || changes.length > 0);
  if (said.length > 0) await tx.insert(adminLog).values(said);
}

/** Records what was done with something that left its fields as they were, such as signing a user out. */
export async function recordAct(
  tx: Database,
  { user, ...about }: Write,
  action: LogAction,
): Promise<void> {
  const entry = { ...about, userId: user.id, username: user.username, action, changes: [] };
  await tx.insert(adminLog).values(entry);
}

function actionOf(before: Fields | undefined, after: Fields | undefined): LogAction {
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
