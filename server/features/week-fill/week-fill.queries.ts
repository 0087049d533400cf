import { randomUUID } from 'node:crypto';
import { and, asc, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Received } from '#contract/endpoint.ts';
import { recentContent } from '#contract/limits.ts';
import type { startWeekFill } from '#contract/week-fill.ts';
import type { Database } from '#server/db/connect.ts';
import { users } from '#server/db/schema/auth.ts';
import { usedTitles } from '#server/db/schema/catalog.ts';
import { planEntries } from '#server/db/schema/plan.ts';
import { posts } from '#server/db/schema/posts.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';
import { weekFillPieces, weekFills } from '#server/db/schema/week-fill.ts';

export type WeekFillRow = typeof weekFills.$inferSelect;
export type WeekPieceRow = typeof weekFillPieces.$inferSelect;

/** Weeks of a user that are kept. */
const keptAtMost = 5;

type NewPiece = Pick<WeekPieceRow, 'date' | 'topic' | 'topicName'>;
type NewFill = Omit<Received<typeof startWeekFill>['body'], 'days'>;

export async function insertWeekFill(
  tx: Database,
  userId: number,
  { channels, time, zone, location, state }: NewFill,
  pieces: NewPiece[],
): Promise<number> {
  const [added] = await tx
    .insert(weekFills)
    .values({ userId, channels, time, zone, location, state })
    .returning({ id: weekFills.id });
  const fillId = added?.id ?? 0;
  const rows = pieces.map((piece, position) => ({ fillId, position, ...piece }));
  await tx.insert(weekFillPieces).values(rows);
  const kept = tx
    .select({ id: weekFills.id })
    .from(weekFills)
    .where(eq(weekFills.userId, userId))
    .orderBy(desc(weekFills.id))
    .limit(keptAtMost);
  await tx
    .delete(weekFills)
    .where(and(eq(weekFills.userId, userId), sql`${weekFills.id} not in ${kept}`));
  return fillId;
}

export async function hasRunning(db: Database, userId: number): Promise<boolean> {
  const running = and(eq(weekFills.userId, userId), eq(weekFills.status, 'running'));
  return (await db.$count(weekFills, running)) > 0;
}

export async function findLatest(db: Database, userId: number): Promise<WeekFillRow | undefined> {
  const [fill] = await db
    .select()
    .from(weekFills)
    .where(eq(weekFills.userId, userId))
    .orderBy(desc(weekFills.id))
    .limit(1);
  return fill;
}

export async function findWeekFill(
  db: Database,
  userId: number,
  id: number,
): Promise<WeekFillRow | undefined> {
  const [fill] = await db
    .select()
    .from(weekFills)
    .where(and(eq(weekFills.id, id), eq(weekFills.userId, userId)));
  return fill;
}

export async function listPieces(db: Database, fillId: number): Promise<WeekPieceRow[]> {
  return db
    .select()
    .from(weekFillPieces)
    .where(eq(weekFillPieces.fillId, fillId))
    .orderBy(asc(weekFillPieces.position));
}

/** Whoever's it is, for whoever changes it next. Not of an account that is disabled. */
export async function lockWeekFill(tx: Database, id: number) {
  const [row] = await tx
    .select({ fill: weekFills, isDisabled: sql<boolean>`${users.disabledAt} is not null` })
    .from(weekFills)
    .innerJoin(users, eq(users.id, weekFills.userId))
    .where(eq(weekFills.id, id))
    .for('update', { of: weekFills });
  return row;
}

/** Seconds after which who gives no sign of life is taken for dead. */
const aliveFor = 60;
const aliveUntil = sql`now() + make_interval(secs => ${aliveFor})`;

/** Begins a try. Gives its id and when somebody else takes over unless there was a sign of life. */
export async function beginAttempt(
  tx: Database,
  { id, attempts }: WeekFillRow,
  position: number,
): Promise<{ attempt: string; until: Date }> {
  const attempt = randomUUID();
  const [row] = await tx
    .update(weekFills)
    .set({ attemptId: attempt, attempts: attempts + 1, runAt: aliveUntil, message: null })
    .where(eq(weekFills.id, id))
    .returning({ runAt: weekFills.runAt });
  await updatePiece(tx, id, position, { state: 'writing' });
  return { attempt, until: row?.runAt ?? new Date() };
}

/** A sign of life; false once it was stopped or taken over. */
export async function keepAttempt(db: Database, id: number, attempt: string): Promise<boolean> {
  const kept = await db
    .update(weekFills)
    .set({ runAt: aliveUntil })
    .where(and(eq(weekFills.id, id), eq(weekFills.attemptId, attempt)))
    .returning({ id: weekFills.id });
  return kept.length > 0;
}

type AttemptEnd = { attempts: number; runAt: Date; message?: string | null };

/** Ends a try and says when to look again; false when it was no longer the one under way. */
export async function endAttempt(
  tx: Database,
  id: number,
  attempt: string,
  { attempts, runAt, message = null }: AttemptEnd,
): Promise<boolean> {
  const ended = await tx
    .update(weekFills)
    .set({ attemptId: null, attempts, runAt, message })
    .where(and(eq(weekFills.id, id), eq(weekFills.attemptId, attempt)))
    .returning({ id: weekFills.id });
  return ended.length > 0;
}

export async function updatePiece(
  tx: Database,
  fillId: number,
  position: number,
  change: Partial<Pick<WeekPieceRow, 'state' | 'title' | 'contentId' | 'message'>>,
): Promise<void> {
  await tx
    .update(weekFillPieces)
    .set(change)
    .where(and(eq(weekFillPieces.fillId, fillId), eq(weekFillPieces.position, position)));
}

type Outcome = { status: Exclude<WeekFillRow['status'], 'running'>; message?: string };

/** Ends a week. What was not written yet will not be. */
export async function endWeekFill(
  tx: Database,
  id: number,
  { status, message }: Outcome,
): Promise<void> {
  await tx
    .update(weekFills)
    .set({ status, message: message ?? null, runAt: null, attemptId: null, endedAt: sql`now()` })
    .where(and(eq(weekFills.id, id), eq(weekFills.status, 'running')));
  await tx
    .update(weekFillPieces)
    .set({ state: 'skipped', title: null })
    .where(
      and(eq(weekFillPieces.fillId, id), inArray(weekFillPieces.state, ['waiting', 'writing'])),
    );
}

/** What should have been looked at a while ago: its reminder was lost. */
export async function listOverdueFills(db: Database, since: Date): Promise<{ id: number }[]> {
  return db
    .select({ id: weekFills.id })
    .from(weekFills)
    .where(lte(weekFills.runAt, since))
    .orderBy(asc(weekFills.runAt))
    .limit(500);
}

/** A database of our own was left by a process that died: what it was writing is begun again now. */
export async function releaseWeekFills(db: Database): Promise<void> {
  await db.update(weekFills).set({ runAt: sql`now()` }).where(eq(weekFills.status, 'running'));
}

/** Every title the agent has had lately: written, saved or planned, and those of the catalog before they were filled. */
export async function listRecentTitles(db: Database, userId: number): Promise<string[]> {
  const lately = sql`now() - make_interval(days => ${recentContent.days})`;
  const [written, saved, planned, used] = [
    await db
      .select({
        title: sql<string | null>`${posts.posts} -> 0 ->> 'title'`,
        asked: sql<string | null>`${posts.posts} -> 0 -> 'shapedBy' ->> 'title'`,
      })
      .from(posts)
      .where(and(eq(posts.userId, userId), gt(posts.createdAt, lately))),
    await db
      .select({ title: savedContent.title })
      .from(savedContent)
      .where(and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt))),
    await db
      .select({ title: planEntries.title })
      .from(planEntries)
      .where(and(eq(planEntries.userId, userId), gt(planEntries.publishAt, lately))),
    await db
      .select({ title: usedTitles.title })
      .from(usedTitles)
      .where(and(eq(usedTitles.userId, userId), gt(usedTitles.usedAt, lately))),
  ];
  return [
    ...written.flatMap(({ title, asked }) => [title ?? '', asked ?? '']),
    ...[...saved, ...planned, ...used].map(({ title }) => title),
  ];
}
