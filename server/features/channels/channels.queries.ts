import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { ChannelProblem } from '#contract/channels.ts';
import type { Database } from '#server/db/connect.ts';
import { channelConnections, channelSignIns } from '#server/db/schema/channels.ts';

export type ConnectionRow = typeof channelConnections.$inferSelect;

const own = (userId: number, id: number) =>
  and(eq(channelConnections.id, id), eq(channelConnections.userId, userId));

/** Oldest first. */
export async function listConnectionsOf(db: Database, userId: number): Promise<ConnectionRow[]> {
  return db
    .select()
    .from(channelConnections)
    .where(eq(channelConnections.userId, userId))
    .orderBy(channelConnections.id);
}

export async function findConnection(
  db: Database,
  userId: number,
  id: number,
): Promise<ConnectionRow | undefined> {
  const [connection] = await db.select().from(channelConnections).where(own(userId, id));
  return connection;
}

export async function countConnectionsOf(db: Database, userId: number): Promise<number> {
  return db.$count(channelConnections, eq(channelConnections.userId, userId));
}

type NewConnection = Pick<ConnectionRow, 'userId' | 'channel' | 'name' | 'settings'>;

/** Without its secrets: they are sealed for the row, which has to be there first. */
export async function insertConnection(db: Database, values: NewConnection): Promise<number> {
  const [added] = await db
    .insert(channelConnections)
    .values({ ...values, secrets: '' })
    .returning({ id: channelConnections.id });
  return added?.id ?? 0;
}

type Change = Partial<
  Pick<ConnectionRow, 'name' | 'settings' | 'secrets' | 'endsAt' | 'endToldAt'>
> & {
  /** What was found when it was tried just now; null is nothing. */
  problem?: ChannelProblem | null;
};

export async function updateConnection(
  db: Database,
  userId: number,
  id: number,
  change: Change,
): Promise<ConnectionRow | undefined> {
  const [changed] = await db
    .update(channelConnections)
    .set({ ...change, ...(change.problem !== undefined && { checkedAt: sql`now()` }) })
    .where(own(userId, id))
    .returning();
  return changed;
}

export async function deleteConnection(db: Database, userId: number, id: number): Promise<boolean> {
  const { rowCount } = await db.delete(channelConnections).where(own(userId, id));
  return (rowCount ?? 0) > 0;
}

export async function insertSignIn(
  db: Database,
  {
    openFor,
    ...values
  }: Omit<typeof channelSignIns.$inferInsert, 'expiresAt'> & { openFor: number },
): Promise<void> {
  // By the clock that it is compared with.
  const expiresAt = sql`now() + make_interval(mins => ${openFor})`;
  await db.insert(channelSignIns).values({ ...values, expiresAt });
}

/** Whether it was there. It works once, and in the session it was made for. */
export async function takeSignIn(
  db: Database,
  stateHash: string,
  sessionId: number,
): Promise<boolean> {
  const { rowCount } = await db
    .delete(channelSignIns)
    .where(
      and(
        eq(channelSignIns.stateHash, stateHash),
        eq(channelSignIns.sessionId, sessionId),
        gt(channelSignIns.expiresAt, sql`now()`),
      ),
    );
  return (rowCount ?? 0) > 0;
}

export async function deleteExpiredSignIns(db: Database): Promise<void> {
  await db.delete(channelSignIns).where(lt(channelSignIns.expiresAt, sql`now()`));
}
