import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Invite } from '#contract/invites.ts';
import { inviteLinkDays } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { invites, users } from '#server/db/schema/auth.ts';

const state = sql<Invite['state']>`
  case
    when ${invites.usedAt} is not null then 'used'
    when ${invites.revokedAt} is not null then 'revoked'
    when ${invites.expiresAt} <= now() then 'expired'
    else 'open'
  end`;

const isOpen = and(
  isNull(invites.usedAt),
  isNull(invites.revokedAt),
  gt(invites.expiresAt, sql`now()`),
);

const maker = alias(users, 'maker');
const newcomer = alias(users, 'newcomer');

export async function findInviteByToken(db: Database, tokenHash: string) {
  const [invite] = await db
    .select({ email: invites.email, state })
    .from(invites)
    .where(eq(invites.tokenHash, tokenHash));
  return invite;
}

/** Of many at the same moment one gets it; the others wait and find it used. */
export async function updateInviteUsed(
  db: Database,
  tokenHash: string,
  usedById: number,
): Promise<boolean> {
  const used = await db
    .update(invites)
    .set({ usedAt: sql`now()`, usedById })
    .where(and(eq(invites.tokenHash, tokenHash), isOpen))
    .returning({ id: invites.id });
  return used.length > 0;
}

export type InviteRow = Awaited<ReturnType<typeof listInviteRows>>[number];

/** Newest first. */
export async function listInviteRows(
  db: Database,
  { before, id, atMost }: { before?: number; id?: number; atMost: number },
) {
  return db
    .select({
      id: invites.id,
      email: invites.email,
      madeBy: maker.username,
      createdAt: invites.createdAt,
      expiresAt: invites.expiresAt,
      state,
      usedAt: invites.usedAt,
      usedBy: newcomer.username,
    })
    .from(invites)
    .innerJoin(maker, eq(maker.id, invites.userId))
    .leftJoin(newcomer, eq(newcomer.id, invites.usedById))
    .where(
      and(
        id === undefined ? undefined : eq(invites.id, id),
        before === undefined ? undefined : lt(invites.id, before),
      ),
    )
    .orderBy(desc(invites.id))
    .limit(atMost);
}

export async function insertInvite(
  db: Database,
  values: { tokenHash: string; email: string | null; userId: number },
): Promise<number> {
  const expiresAt = sql`now() + make_interval(days => ${inviteLinkDays})`;
  const [added] = await db
    .insert(invites)
    .values({ ...values, expiresAt })
    .returning({ id: invites.id });
  return added?.id ?? 0;
}

/** Held until the transaction ends: nobody registers with it meanwhile. */
export async function lockInvite(db: Database, id: number) {
  const [invite] = await db
    .select({ id: invites.id, state })
    .from(invites)
    .where(eq(invites.id, id))
    .for('update');
  return invite;
}

export async function updateInviteRevoked(db: Database, id: number): Promise<void> {
  await db.update(invites).set({ revokedAt: sql`now()` }).where(eq(invites.id, id));
}

export async function updateInvitesOfRevoked(db: Database, userId: number): Promise<number[]> {
  const revoked = await db
    .update(invites)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(invites.userId, userId), isOpen))
    .returning({ id: invites.id });
  return revoked.map(({ id }) => id);
}

/** Links that nobody used say nothing after a month; those that were used go with their account. */
export async function deleteOldInvites(db: Database): Promise<void> {
  await db
    .delete(invites)
    .where(and(isNull(invites.usedAt), lt(invites.expiresAt, sql`now() - interval '30 days'`)));
}
