import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { resetLinkHours } from '#contract/limits.ts';
import { clearedEmailLinks } from '#server/core/email-links.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';

const sameName = (column: typeof users.username | typeof users.email, value: string) =>
  eq(sql`lower(${column} collate "C")`, value.toLowerCase());

export async function findUserByName(db: Database, username: string) {
  const [user] = await db.select().from(users).where(sameName(users.username, username));
  return user;
}

export async function findUserByEmail(db: Database, email: string) {
  const [user] = await db.select().from(users).where(sameName(users.email, email));
  return user;
}

/** By what somebody typed to log in. No username has an @, so it can be nobody else's address. */
export async function findUserByLogin(db: Database, typed: string) {
  return typed.includes('@') ? findUserByEmail(db, typed) : findUserByName(db, typed);
}

export async function findUserById(db: Database, id: number) {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Nothing comes back when the name or the address is taken, however many ask at once. */
export async function insertUser(
  db: Database,
  values: { username: string; email: string; password: string },
) {
  const [user] = await db.insert(users).values(values).onConflictDoNothing().returning();
  return user;
}

export async function updateResetToken(
  db: Database,
  userId: number,
  resetTokenHash: string,
): Promise<void> {
  const resetTokenExpiresAt = sql`now() + make_interval(hours => ${resetLinkHours})`;
  await db.update(users).set({ resetTokenHash, resetTokenExpiresAt }).where(eq(users.id, userId));
}

/** Sets the password and spends the token in one statement, so that it works exactly once. */
export async function updatePasswordByToken(
  db: Database,
  resetTokenHash: string,
  password: string,
) {
  const [user] = await db
    .update(users)
    .set({ password, ...clearedEmailLinks })
    .where(hasLiveToken(resetTokenHash))
    .returning({ id: users.id });
  return user;
}

export async function hasLiveResetToken(db: Database, resetTokenHash: string): Promise<boolean> {
  const [user] = await db.select({ id: users.id }).from(users).where(hasLiveToken(resetTokenHash));
  return user !== undefined;
}

/** A disabled account has none: no email leads back into it. */
const hasLiveToken = (resetTokenHash: string) =>
  and(
    eq(users.resetTokenHash, resetTokenHash),
    gt(users.resetTokenExpiresAt, sql`now()`),
    isNull(users.disabledAt),
  );

export async function updatePassword(
  db: Database,
  userId: number,
  password: string,
): Promise<void> {
  await db
    .update(users)
    .set({ password, ...clearedEmailLinks })
    .where(eq(users.id, userId));
}
