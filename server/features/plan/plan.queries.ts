import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import { directKeys } from '#contract/channel-list.ts';
import { needsYouStates, type PlanState } from '#contract/plan-states.ts';
import type { Database } from '#server/db/connect.ts';
import { channelConnections } from '#server/db/schema/channels.ts';
import { planEntries } from '#server/db/schema/plan.ts';
import { type PlanStep, planSteps } from './plan-steps.ts';

export type EntryRow = typeof planEntries.$inferSelect;

/** Joined for lists: what the connected account is called. */
const columns = { ...getTableColumns(planEntries), connectionName: channelConnections.name };
export type ListedEntry = EntryRow & { connectionName: string | null };

const listed = (db: Database) =>
  db
    .select(columns)
    .from(planEntries)
    .leftJoin(channelConnections, eq(channelConnections.id, planEntries.connectionId));

type Range = { from: Date; to: Date; channel?: string; state?: PlanState };

const entriesAtMost = 1_000;

/** Earliest first. */
export async function listEntriesOf(
  db: Database,
  userId: number,
  { from, to, channel, state }: Range,
): Promise<ListedEntry[]> {
  return listed(db)
    .where(
      and(
        eq(planEntries.userId, userId),
        gte(planEntries.publishAt, from),
        lt(planEntries.publishAt, to),
        channel ? eq(planEntries.channel, channel) : undefined,
        state ? eq(planEntries.state, state) : undefined,
      ),
    )
    .orderBy(asc(planEntries.publishAt), asc(planEntries.id))
    .limit(entriesAtMost);
}

/** Of the days by the clocks of their zones; the moments of a day are within a day of its noon anywhere. */
export async function listOnDays(db: Database, userId: number, days: string[]) {
  const { channel, connectionId, localTime, publishAt } = planEntries;
  const [first, last] = [days.toSorted()[0], days.toSorted().at(-1)];
  return db
    .select({ channel, connectionId, localTime })
    .from(planEntries)
    .where(
      and(
        eq(planEntries.userId, userId),
        gte(publishAt, sql`${first}::date - interval '1 day'`),
        lt(publishAt, sql`${last}::date + interval '2 days'`),
        inArray(sql`left(${localTime}, 10)`, days),
      ),
    );
}

/** The saved items that have an entry, whenever that is. */
export async function listPlannedIdsOf(db: Database, userId: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: planEntries.contentId })
    .from(planEntries)
    .where(and(eq(planEntries.userId, userId), isNotNull(planEntries.contentId)));
  return rows.flatMap(({ id }) => id ?? []);
}

const needsYou = (userId: number) =>
  and(eq(planEntries.userId, userId), inArray(planEntries.state, [...needsYouStates]));

export async function listNeedsYouOf(db: Database, userId: number): Promise<ListedEntry[]> {
  return listed(db)
    .where(needsYou(userId))
    .orderBy(asc(planEntries.publishAt), asc(planEntries.id))
    .limit(entriesAtMost);
}

export async function countNeedsYouOf(db: Database, userId: number): Promise<number> {
  return db.$count(planEntries, needsYou(userId));
}

/** Those of the user's entries, earliest first. */
export async function listEntriesById(
  db: Database,
  userId: number,
  ids: number[],
): Promise<ListedEntry[]> {
  return listed(db)
    .where(and(eq(planEntries.userId, userId), inArray(planEntries.id, ids)))
    .orderBy(asc(planEntries.publishAt), asc(planEntries.id));
}

export async function findEntry(
  db: Database,
  userId: number,
  id: number,
): Promise<ListedEntry | undefined> {
  const [entry] = await listed(db).where(
    and(eq(planEntries.id, id), eq(planEntries.userId, userId)),
  );
  return entry;
}

/** Whoever's it is. */
export async function findEntryById(db: Database, id: number): Promise<EntryRow | undefined> {
  const [entry] = await db.select().from(planEntries).where(eq(planEntries.id, id));
  return entry;
}

/** For whoever changes it next, in a transaction: nobody else does until that ends. */
export async function lockEntry(tx: Database, id: number): Promise<EntryRow | undefined> {
  const [entry] = await tx.select().from(planEntries).where(eq(planEntries.id, id)).for('update');
  return entry;
}

/** What has not come to its end. */
export async function countOpenEntriesOf(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(planEntries)
    .where(and(eq(planEntries.userId, userId), sql`${planEntries.state} <> 'published'`));
  return row?.entries ?? 0;
}

type NewRow = Pick<
  typeof planEntries.$inferInsert,
  | 'userId'
  | 'contentId'
  | 'title'
  | 'channel'
  | 'connectionId'
  | 'state'
  | 'localTime'
  | 'zone'
  | 'publishAt'
  | 'runAt'
>;

export async function insertEntry(db: Database, values: NewRow): Promise<number> {
  const [added] = await db.insert(planEntries).values(values).returning({ id: planEntries.id });
  return added?.id ?? 0;
}

type Change = Partial<
  Omit<EntryRow, 'id' | 'userId' | 'key' | 'state' | 'createdAt' | 'runAt' | 'publishedAt'>
> & {
  runAt?: Date | SQL | null;
  publishedAt?: SQL;
};

/** Goes one step, if the entry is where that starts from. `attempt`: only as long as that try is the one under way. */
export async function takeStep(
  db: Database,
  id: number,
  step: PlanStep,
  { attempt, ...change }: Change & { attempt?: string } = {},
): Promise<boolean> {
  const { from, to } = planSteps[step];
  const taken = await db
    .update(planEntries)
    .set({ runAt: null, attemptId: null, toldAt: null, ...change, state: to })
    .where(
      and(
        eq(planEntries.id, id),
        inArray(planEntries.state, [...from]),
        attempt ? eq(planEntries.attemptId, attempt) : undefined,
      ),
    )
    .returning({ id: planEntries.id });
  return taken.length > 0;
}

/** False while it is being published. */
export async function deleteEntry(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db
    .delete(planEntries)
    .where(
      and(
        eq(planEntries.id, id),
        eq(planEntries.userId, userId),
        sql`${planEntries.state} <> 'publishing'`,
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** What we would publish now. */
const isHeldByPause = and(
  eq(planEntries.state, 'planned'),
  inArray(planEntries.channel, [...directKeys]),
) as SQL;

/** What is past its time because publishing is paused, of a user. */
export async function listHeldOf(db: Database, userId: number): Promise<ListedEntry[]> {
  return listed(db)
    .where(
      and(eq(planEntries.userId, userId), isHeldByPause, lte(planEntries.publishAt, sql`now()`)),
    )
    .orderBy(asc(planEntries.publishAt), asc(planEntries.id))
    .limit(entriesAtMost);
}

/**
 * What should have been looked at a while ago: its reminder was lost, as after a restore. While publishing is paused what
 * waits for its end is left alone.
 */
export async function listOverdue(
  db: Database,
  since: Date,
  { isPaused }: { isPaused: boolean },
): Promise<{ id: number; connectionId: number | null }[]> {
  return db
    .select({ id: planEntries.id, connectionId: planEntries.connectionId })
    .from(planEntries)
    .where(and(lte(planEntries.runAt, since), isPaused ? not(isHeldByPause) : undefined))
    .orderBy(asc(planEntries.runAt))
    .limit(500);
}

/** A database of our own was left by a process that died: what it was publishing is looked at now. */
export async function endAttempts(db: Database): Promise<void> {
  await db
    .update(planEntries)
    .set({ runAt: sql`now()` })
    .where(eq(planEntries.state, 'publishing'));
}

/** Entries that wait for an approval, of one user or of all. */
export async function listWaiting(db: Database, userId?: number) {
  return db
    .select({ id: planEntries.id, userId: planEntries.userId, contentId: planEntries.contentId })
    .from(planEntries)
    .where(
      and(
        eq(planEntries.state, 'waiting'),
        userId === undefined ? undefined : eq(planEntries.userId, userId),
      ),
    )
    .orderBy(asc(planEntries.publishAt))
    .limit(500);
}

/** Planned for an account that is no longer connected. */
export async function listDisconnected(db: Database): Promise<{ id: number }[]> {
  return db
    .select({ id: planEntries.id })
    .from(planEntries)
    .where(
      and(
        isNull(planEntries.connectionId),
        inArray(planEntries.channel, [...directKeys]),
        inArray(planEntries.state, ['planned', 'waiting']),
      ),
    )
    .limit(500);
}
