import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { needsYouStates } from '#contract/plan-states.ts';
import { platformKeys } from '#contract/platforms.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { planEmails, planEntries } from '#server/db/schema/plan.ts';
import type { EntryRow } from './plan.queries.ts';

const needsYou = inArray(planEntries.state, [...needsYouStates]);

/** Users with something that is due or has failed and that no email has named. */
export async function listUsersToTell(db: Database): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: users.id })
    .from(planEntries)
    .innerJoin(users, eq(users.id, planEntries.userId))
    .leftJoin(planEmails, eq(planEmails.userId, planEntries.userId))
    .where(
      and(
        needsYou,
        isNull(planEntries.toldAt),
        isNull(users.disabledAt),
        or(isNull(planEmails.isOn), planEmails.isOn),
      ),
    )
    .limit(500);
}

/** For whoever writes the next email, in a transaction. Nothing where the account is gone or disabled. */
export async function lockPlanEmails(tx: Database, userId: number) {
  await tx.execute(
    sql`insert into plan_emails (user_id) select id from users where id = ${userId} on conflict do nothing`,
  );
  const [row] = await tx
    .select({ isOn: planEmails.isOn, sentOn: planEmails.sentOn, email: users.email })
    .from(planEmails)
    .innerJoin(users, eq(users.id, planEmails.userId))
    .where(and(eq(planEmails.userId, userId), isNull(users.disabledAt)))
    .for('update', { of: planEmails });
  return row;
}

/** The day of the last email, by the agent's clock. */
export async function updateSentOn(
  db: Database,
  userId: number,
  sentOn: string | null,
): Promise<void> {
  await db.update(planEmails).set({ sentOn }).where(eq(planEmails.userId, userId));
}

export async function listEntriesToName(db: Database, userId: number): Promise<EntryRow[]> {
  return db
    .select()
    .from(planEntries)
    .where(and(eq(planEntries.userId, userId), needsYou))
    .orderBy(asc(planEntries.publishAt), asc(planEntries.id))
    .limit(200);
}

/** Hand-offs that come until then. */
export async function listHandOffsUntil(
  db: Database,
  userId: number,
  until: Date,
): Promise<EntryRow[]> {
  return db
    .select()
    .from(planEntries)
    .where(
      and(
        eq(planEntries.userId, userId),
        eq(planEntries.state, 'planned'),
        inArray(planEntries.channel, [...platformKeys]),
        gt(planEntries.publishAt, sql`now()`),
        lte(planEntries.publishAt, until),
      ),
    )
    .orderBy(asc(planEntries.publishAt), asc(planEntries.id))
    .limit(50);
}

export async function markTold(db: Database, ids: number[]): Promise<void> {
  await db
    .update(planEntries)
    .set({ toldAt: sql`now()` })
    .where(and(inArray(planEntries.id, ids), needsYou));
}

export async function findPlanEmails(db: Database, userId: number): Promise<{ isOn: boolean }> {
  const [row] = await db
    .select({ isOn: planEmails.isOn })
    .from(planEmails)
    .where(eq(planEmails.userId, userId));
  return row ?? { isOn: true };
}

export async function putPlanEmails(db: Database, userId: number, isOn: boolean): Promise<void> {
  await db
    .insert(planEmails)
    .values({ userId, isOn })
    .onConflictDoUpdate({ target: planEmails.userId, set: { isOn } });
}
