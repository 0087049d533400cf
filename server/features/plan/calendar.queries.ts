import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { calendarLinks } from '#server/db/schema/plan.ts';

export async function putCalendarLink(db: Database, userId: number, tokenHash: string) {
  await db
    .insert(calendarLinks)
    .values({ userId, tokenHash })
    .onConflictDoUpdate({
      target: calendarLinks.userId,
      set: { tokenHash, createdAt: sql`now()` },
    });
}

export async function findCalendarLink(db: Database, userId: number) {
  const [link] = await db.select().from(calendarLinks).where(eq(calendarLinks.userId, userId));
  return link;
}

export async function deleteCalendarLink(db: Database, userId: number): Promise<void> {
  await db.delete(calendarLinks).where(eq(calendarLinks.userId, userId));
}

/** Whose plan it is. Nobody's when the account is disabled. */
export async function findCalendarOwner(
  db: Database,
  tokenHash: string,
): Promise<number | undefined> {
  const [owner] = await db
    .select({ id: users.id })
    .from(calendarLinks)
    .innerJoin(users, eq(users.id, calendarLinks.userId))
    .where(and(eq(calendarLinks.tokenHash, tokenHash), isNull(users.disabledAt)));
  return owner?.id;
}
