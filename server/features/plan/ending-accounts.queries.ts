import { and, asc, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { DirectKey } from '#contract/channel-list.ts';
import { signInReminderDays } from '#contract/limits.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { channelConnections } from '#server/db/schema/channels.ts';
import { planEmails, planEntries } from '#server/db/schema/plan.ts';

/**
 * Connected accounts that end by themselves soon, or have ended: their owner has to sign in there again. Only those of
 * channels that are offered: nobody is asked to sign in where publishing is off.
 */

const { id, userId: owner, channel, name, endsAt, endToldAt } = channelConnections;

const endsSoon = lte(endsAt, sql`now() + make_interval(days => ${signInReminderDays})`);
const isEnding = (offered: DirectKey[]) => and(endsSoon, inArray(channel, offered));

/** The next to end first. */
export async function listEndingAccountsOf(db: Database, userId: number, offered: DirectKey[]) {
  const rows = await db
    .select({ id, channel, name, endsAt, endToldAt })
    .from(channelConnections)
    .where(and(eq(owner, userId), isEnding(offered)))
    .orderBy(asc(endsAt), asc(id));
  return rows.flatMap((row) => (row.endsAt ? { ...row, endsAt: row.endsAt } : []));
}

export type EndingAccount = Awaited<ReturnType<typeof listEndingAccountsOf>>[number];

export async function countEndingAccountsOf(
  db: Database,
  userId: number,
  offered: DirectKey[],
): Promise<number> {
  return db.$count(channelConnections, and(eq(owner, userId), isEnding(offered)));
}

/** Users with one that no email has named. */
export async function listUsersToTellOfEnds(
  db: Database,
  offered: DirectKey[],
): Promise<{ id: number }[]> {
  return db
    .selectDistinct({ id: users.id })
    .from(channelConnections)
    .innerJoin(users, eq(users.id, owner))
    .leftJoin(planEmails, eq(planEmails.userId, owner))
    .where(
      and(
        isEnding(offered),
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
    // Who has signed in again meanwhile is told of the next end.
    .where(and(inArray(id, ids), endsSoon));
}

/** The zone of what the user has planned for the latest day: where they will be when an account ends. */
export async function findLastZone(db: Database, userId: number): Promise<string | undefined> {
  const [last] = await db
    .select({ zone: planEntries.zone })
    .from(planEntries)
    .where(eq(planEntries.userId, userId))
    .orderBy(desc(planEntries.publishAt))
    .limit(1);
  return last?.zone;
}
