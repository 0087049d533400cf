import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { ErrorBody } from '#contract/errors.ts';
import type { Database } from '#server/db/connect.ts';
import { generations } from '#server/db/schema/posts.ts';
import type { UnsavedPost } from './posts.service.ts';

/** Seconds for which a sign of life counts. */
const aliveFor = 15;

/** Generations of a user that are remembered, and of these the ones whose stopped text is. */
const mostOfUser = { generations: 200, stoppedTexts: 3 };

export type GenerationRow = Omit<typeof generations.$inferSelect, 'error' | 'stoppedText'> & {
  error: Pick<ErrorBody, 'code' | 'message'> | null;
  stoppedText: UnsavedPost | null;
  /** It runs, and whoever wrote it gives no sign of life any more. */
  isDead: boolean;
};

type Claim = Pick<typeof generations.$inferInsert, 'id' | 'kind' | 'promptType' | 'fingerprint'>;

const isOwn = (userId: number, id: string) =>
  and(eq(generations.userId, userId), eq(generations.id, id));

const isRunning = eq(generations.status, 'running');
const soon = sql`now() + make_interval(secs => ${aliveFor})`;

/** Says whether the id was free. The oldest generations of the user give way. */
export async function insertGeneration(
  db: Database,
  userId: number,
  claim: Claim,
): Promise<boolean> {
  const claimed = db
    .insert(generations)
    .values({ userId, ...claim, aliveUntil: soon })
    .onConflictDoNothing()
    .returning({ id: generations.id });
  // The statement does not count the one it adds.
  const beyond = db
    .delete(generations)
    .where(
      and(
        eq(generations.userId, userId),
        ne(generations.status, 'running'),
        inArray(generations.id, beyondNewest(db, userId, mostOfUser.generations - 1)),
        sql`exists (select from claimed)`,
      ),
    );
  const { rows } = await db.execute(
    sql`with claimed as ${claimed}, beyond as ${beyond} select id from claimed`,
  );
  return rows.length > 0;
}

export async function findGeneration(
  db: Database,
  userId: number,
  id: string,
): Promise<GenerationRow | undefined> {
  const [row] = await db.select().from(generations).where(isOwn(userId, id));
  const [alive] = row?.status === 'running' ? await listRunningGenerations(db, userId, id) : [];
  return row && ({ ...row, isDead: row.status === 'running' && !alive } as GenerationRow);
}

/** What is being written for a user now, oldest first; all of it, or one by its id. */
export async function listRunningGenerations(db: Database, userId: number, id?: string) {
  return db
    .select({ id: generations.id, promptType: generations.promptType })
    .from(generations)
    .where(
      and(
        eq(generations.userId, userId),
        id === undefined ? undefined : eq(generations.id, id),
        isRunning,
        gt(generations.aliveUntil, sql`now()`),
      ),
    )
    .orderBy(generations.createdAt);
}

/** A sign of life. Gives nothing when nobody wants it any more, else whether it is to stop. */
export async function touchGeneration(db: Database, userId: number, id: string) {
  const [row] = await db
    .update(generations)
    .set({ aliveUntil: soon })
    .where(and(isOwn(userId, id), isRunning))
    .returning({ stopAsked: generations.stopAsked });
  return row;
}

/** Who asked to keep the text is not overruled by somebody who only asks to stop. */
export async function requestStop(
  db: Database,
  userId: number,
  id: string,
  keep: boolean,
): Promise<void> {
  const stopAsked = keep
    ? ('keep' as const)
    : sql<'keep'>`coalesce(${generations.stopAsked}, 'discard')`;
  await db
    .update(generations)
    .set({ stopAsked })
    .where(and(isOwn(userId, id), isRunning));
}

type Outcome =
  | { status: 'done'; pieceId: string | undefined }
  | { status: 'failed'; error: Pick<ErrorBody, 'code' | 'message'> }
  | { status: 'stopped'; stoppedText: UnsavedPost | null };

const outcomeSet = (db: Database, userId: number, id: string, outcome: Outcome) =>
  db
    .update(generations)
    .set({ stoppedText: null, ...outcome })
    .where(isOwn(userId, id));

/** As part of a statement that stores what came of it. */
export const finishingGeneration = (...args: Parameters<typeof outcomeSet>): SQL =>
  sql`finished_generation as ${outcomeSet(...args)}`;

export async function finishGeneration(
  db: Database,
  userId: number,
  id: string,
  outcome: Outcome,
): Promise<void> {
  await outcomeSet(db, userId, id, outcome);
  if (outcome.status !== 'stopped') return;
  await db
    .update(generations)
    .set({ stoppedText: null })
    .where(
      and(
        eq(generations.userId, userId),
        inArray(
          generations.id,
          beyondNewest(db, userId, mostOfUser.stoppedTexts, sql`stopped_text is not null`),
        ),
      ),
    );
}

/** Long enough for a page that was left open over a weekend. */
export async function deleteOldGenerations(db: Database): Promise<void> {
  await db.delete(generations).where(lt(generations.createdAt, sql`now() - interval '7 days'`));
}

const beyondNewest = (db: Database, userId: number, most: number, which = sql`true`) =>
  db
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.userId, userId), which))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .offset(most);
