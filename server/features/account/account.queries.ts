import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Profile } from '#contract/account-forms.ts';
import { emailLinkHours } from '#contract/limits.ts';
import { clearedEmailLinks } from '#server/core/email-links.ts';
import type { ProvenPassword } from '#server/core/sessions.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { files } from '#server/db/schema/images.ts';
import { idempotencyKeys } from '#server/db/schema/system.ts';

const columns = {
  id: users.id,
  username: users.username,
  email: users.email,
  password: users.password,
  /** While its link can still be opened. */
  newEmail: sql<
    string | null
  >`case when ${users.emailTokenExpiresAt} > now() then ${users.newEmail} end`,
  createdAt: users.createdAt,
  profile: users.profile,
};

export type AccountRow = Pick<typeof users.$inferSelect, keyof typeof columns>;

export async function findAccount(db: Database, userId: number): Promise<AccountRow | undefined> {
  const [account] = await db.select(columns).from(users).where(eq(users.id, userId));
  return account;
}

/** Changes the given fields only, in one statement: two windows may change different ones at once. */
export async function updateProfile(db: Database, userId: number, change: Partial<Profile>) {
  const [account] = await db
    .update(users)
    .set({ profile: sql`${users.profile} || ${JSON.stringify(change)}::jsonb` })
    .where(eq(users.id, userId))
    .returning({ profile: users.profile });
  return account?.profile;
}

/** False when the password was changed since it was proved. A reset link that is out is spent. */
export async function updateProvenPassword(
  db: Database,
  { id, password }: ProvenPassword,
  newPassword: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ password: newPassword, ...clearedEmailLinks })
    .where(and(eq(users.id, id), eq(users.password, password)))
    .returning({ id: users.id });
  return changed.length > 0;
}

const emailTokenExpiresAt = sql`now() + make_interval(hours => ${emailLinkHours})`;

/** The address waits for its link. False when the password was changed since it was proved. */
export async function updateNewEmail(
  db: Database,
  { id, password }: ProvenPassword,
  newEmail: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ newEmail, emailTokenHash: null, emailTokenExpiresAt })
    .where(and(eq(users.id, id), eq(users.password, password)))
    .returning({ id: users.id });
  return changed.length > 0;
}

/** The link that is sent to an address that waits for one. Nothing where none does. */
export async function updateEmailToken(db: Database, userId: number, emailTokenHash: string) {
  const [account] = await db
    .update(users)
    .set({ emailTokenHash, emailTokenExpiresAt })
    .where(
      and(
        eq(users.id, userId),
        isNotNull(users.newEmail),
        gt(users.emailTokenExpiresAt, sql`now()`),
        isNull(users.disabledAt),
      ),
    )
    .returning({ newEmail: users.newEmail, username: users.username });
  return account;
}

/** Takes the new address and spends the token in one statement, so that it works exactly once. */
export async function updateEmailByToken(db: Database, emailTokenHash: string) {
  const [user] = await db
    .update(users)
    .set({ ...clearedEmailLinks, email: sql`${users.newEmail}` })
    .where(
      and(
        eq(users.emailTokenHash, emailTokenHash),
        gt(users.emailTokenExpiresAt, sql`now()`),
        isNull(users.disabledAt),
      ),
    )
    .returning({ id: users.id, email: users.email });
  return user;
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const same = eq(sql`lower(${users.email} collate "C")`, email.toLowerCase());
  return (await db.$count(users, same)) > 0;
}

/** Nobody can add anything to a locked account; false when its password was changed meanwhile. */
export async function lockProvenAccount(
  db: Database,
  { id, password }: ProvenPassword,
): Promise<boolean> {
  const locked = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.password, password)))
    .for('update');
  return locked.length > 0;
}

export async function listFileKeysOf(db: Database, userId: number): Promise<string[]> {
  const rows = await db.select({ key: files.key }).from(files).where(eq(files.userId, userId));
  return rows.map(({ key }) => key);
}

/** Every row that belongs to the account goes with it. */
export async function deleteUserRow(db: Database, userId: number): Promise<void> {
  await db.delete(users).where(eq(users.id, userId));
}

/** Who registers is nobody yet: that one answer does not go with the account by itself. */
export async function deleteRegistrationAnswer(db: Database, email: string): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(
      and(isNull(idempotencyKeys.userId), sql`${idempotencyKeys.response} ->> 'email' = ${email}`),
    );
}
