import { and, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { UserOrder } from '#contract/users.ts';
import { clearedEmailLinks } from '#server/core/email-links.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';

/** Names written out: of one table alone Drizzle leaves its name away, and both have an id. */
const openSessions = sql<number>`(
  select count(*)::int from sessions
  where sessions.user_id = users.id and sessions.expires_at > now()
)`;

export type ListedUserRow = Awaited<ReturnType<typeof listUserRows>>[number];

type Page = {
  search?: string;
  order: UserOrder;
  /** The last user of the page before. */
  after?: { id: number; lastSeenAt: Date };
  atMost: number;
};

export async function listUserRows(db: Database, { search, order, after, atMost }: Page) {
  const isNewest = order === 'newest';
  return db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      createdAt: users.createdAt,
      lastSeenAt: users.lastSeenAt,
      disabledAt: users.disabledAt,
      openSessions,
    })
    .from(users)
    .where(
      and(
        search ? or(contains(users.username, search), contains(users.email, search)) : undefined,
        after && (isNewest ? lt(users.id, after.id) : isSeenBefore(after)),
      ),
    )
    .orderBy(...(isNewest ? [desc(users.id)] : [desc(users.lastSeenAt), desc(users.id)]))
    .limit(atMost);
}

/** A part of it, without regard to letter case. No index helps there; docs/growth.md says what it costs. */
const contains = (column: typeof users.username | typeof users.email, part: string): SQL =>
  sql`strpos(lower(${column} collate "C"), ${part.toLowerCase()}) > 0`;

const isSeenBefore = ({ id, lastSeenAt }: { id: number; lastSeenAt: Date }): SQL =>
  sql`(${users.lastSeenAt}, ${users.id}) < (${lastSeenAt.toISOString()}::timestamptz, ${id}::int)`;

/** Held until the transaction ends, so that the log tells what really was. */
export async function lockUser(db: Database, id: number) {
  const [user] = await db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      disabledAt: users.disabledAt,
    })
    .from(users)
    .where(eq(users.id, id))
    .for('update');
  return user;
}

/** A reset link that is out is worth nothing any more. */
export async function updateDisabled(db: Database, id: number): Promise<void> {
  await db
    .update(users)
    .set({ disabledAt: sql`now()`, ...clearedEmailLinks })
    .where(and(eq(users.id, id), isNull(users.disabledAt)));
}

export async function updateEnabled(db: Database, id: number): Promise<void> {
  await db.update(users).set({ disabledAt: null }).where(eq(users.id, id));
}
