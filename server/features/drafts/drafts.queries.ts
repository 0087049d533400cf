import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Draft } from '#contract/drafts.ts';
import type { Database } from '#server/db/connect.ts';
import { drafts } from '#server/db/schema/posts.ts';

const { id, kind, json, updatedAt, version } = drafts;

const isOwn = (userId: number, named: string) =>
  and(eq(drafts.userId, userId), eq(drafts.kind, named));

const newestFirst = [desc(updatedAt), desc(id)];

export async function listDraftsOf(db: Database, userId: number) {
  return db
    .select({ kind, updatedAt })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(...newestFirst);
}

export async function findDraftOf(db: Database, userId: number, named: string) {
  const [found] = await db
    .select({ kind, json, updatedAt, version })
    .from(drafts)
    .where(isOwn(userId, named));
  return found;
}

/** The time is that of the writing: whoever had to wait for others is the newest all the same. */
export async function upsertDraft(
  db: Database,
  userId: number,
  draft: Pick<Draft, 'kind' | 'json'>,
) {
  const now = sql`clock_timestamp()`;
  const [kept] = await db
    .insert(drafts)
    .values({ userId, ...draft, updatedAt: now })
    .onConflictDoUpdate({
      target: [drafts.userId, drafts.kind],
      set: { json: sql`excluded.json`, updatedAt: now, version: sql`${version} + 1` },
    })
    .returning({ kind, updatedAt, version });
  return kept as { kind: string; updatedAt: Date; version: number };
}

export async function deleteDraftsBeyond(db: Database, userId: number, most: number) {
  const surplus = db
    .select({ id })
    .from(drafts)
    .where(eq(drafts.userId, userId))
    .orderBy(...newestFirst)
    .offset(most);
  await db.delete(drafts).where(and(eq(drafts.userId, userId), inArray(id, surplus)));
}

export async function deleteDraftRow(db: Database, userId: number, named: string): Promise<void> {
  await db.delete(drafts).where(isOwn(userId, named));
}
