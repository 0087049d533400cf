import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { signInReminderDays } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { channelConnections } from '#server/db/schema/channels.ts';
import { planEmails, planEntries } from '#server/db/schema/plan.ts';

/** Connected accounts that end by themselves soon, or have ended: their owner has to sign in there again. */

const { id, userId: owner, channel, name, endsAt, endToldAt } = channelConnections;

const isEnding = lte(endsAt, sql`now() + make_interval(days => ${signInReminderDays})`);

/** The next to end first. */
export async function listEndingAccountsOf(db: Database, userId: number) {
  const rows = await db
    .select({ id, channel, name, endsAt, endToldAt })
    .from(channelConnections)
    .where(and(eq(owner, userId), isEnding))
    .orderBy(asc(endsAt), asc(id));
  return rows.flatMap((row) => (row.endsAt ? { ...row, endsAt: row.endsAt } : []));
}

export type EndingAccount = Awaited<ReturnType<typeof listEndingAccountsOf>>[number];

export async function countEndingAccountsOf(db: Database, userId: number): Promise<number> {
  return db.$count(channelConnections, and(eq(owner, userId), isEnding));
}

/** Users with one that no email has named. */
export async function listUsersToTellOfEnds(db: Database): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: users.id })
    .from(channelConnections)
    .innerJoin(users, eq(users.id, owner))
    .leftJoin(planEmails, eq(planEmails.userId, owner))
    .where(
      and(
        isEnding,
        isNull(endToldAt),
        isNull(users.disabledAt),
        or(isNull(planEmails.isOn), planEmails.isOn),
      ),
    )
    .limit(500);
}

export async function markEndTold(db: Database, ids: number[]): Promise<void> {
  await db
    .update(channelConnections)
    .set({ endToldAt: sql`now()` })
    .where(and(inArray(id, ids), isEnding));
}

/** The zone of what the user planned last. */
export async function findLastZone(db: Database, userId: number): Promise<string | undefined> {
  const [last] = await db
    .select({ zone: planEntries.zone })
    .from(planEntries)
    .where(eq(planEntries.userId, userId))
    .orderBy(desc(planEntries.publishAt))
    .limit(1);
  return last?.zone;
}
