import { and, desc, eq, inArray } from 'drizzle-orm';
import { claimLimits } from '#contract/claims.ts';
import type { Database } from '#server/db/connect.ts';
import { confirmedClaims } from '#server/db/schema/claims.ts';

/** Which of these wordings the user has confirmed. */
export async function listConfirmed(
  db: Database,
  userId: number,
  keys: string[],
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await db
    .select({ key: confirmedClaims.key })
    .from(confirmedClaims)
    .where(and(eq(confirmedClaims.userId, userId), inArray(confirmedClaims.key, keys)));
  return new Set(rows.map(({ key }) => key));
}

/** The oldest give way. */
export async function insertConfirmed(
  db: Database,
  userId: number,
  confirmed: { key: string; sentence: string },
): Promise<void> {
  await db
    .insert(confirmedClaims)
    .values({ userId, ...confirmed })
    .onConflictDoNothing();
  const beyond = db
    .select({ key: confirmedClaims.key })
    .from(confirmedClaims)
    .where(eq(confirmedClaims.userId, userId))
    .orderBy(desc(confirmedClaims.confirmedAt), desc(confirmedClaims.key))
    .offset(claimLimits.confirmed);
  await db
    .delete(confirmedClaims)
    .where(and(eq(confirmedClaims.userId, userId), inArray(confirmedClaims.key, beyond)));
}

export async function deleteConfirmed(db: Database, userId: number, key: string): Promise<void> {
  await db
    .delete(confirmedClaims)
    .where(and(eq(confirmedClaims.userId, userId), eq(confirmedClaims.key, key)));
}
