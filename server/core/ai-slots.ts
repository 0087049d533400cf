import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { withAdvisoryLock } from '#server/db/advisory-lock.ts';
import type { Database } from '#server/db/connect.ts';
import { aiSlots } from '#server/db/schema/system.ts';
import { AppError } from '#server/errors.ts';

/** AI calls one user may have under way, across all processes. */
const atOnce = 3;

/** Longer than any call may take, so that only slots of dead processes run out. */
const minutesAtMost = 10;

/** Does AI work in one of the user’s slots. No connection is held while it runs. */
export type WithAiSlot = <Result>(userId: number, work: () => Promise<Result>) => Promise<Result>;

export function createAiSlots(db: Database): WithAiSlot {
  /** Slots that this process could not release, because the database was away at that moment. */
  const unreleased = new Set<string>();

  return async (userId, work) => {
    if (unreleased.size > 0) {
      const ids = [...unreleased];
      await releaseSlots(db, ...ids);
      for (const id of ids) unreleased.delete(id);
    }
    const id = await takeSlot(db, userId);
    try {
      return await work();
    } finally {
      // A slot that cannot be released now is released later; the finished work must not be lost for it.
      await releaseSlots(db, id).catch(() => unreleased.add(id));
    }
  };
}

async function releaseSlots(db: Database, ...ids: string[]): Promise<void> {
  await db.delete(aiSlots).where(inArray(aiSlots.id, ids));
}

export async function deleteExpiredAiSlots(db: Database): Promise<void> {
  await db.delete(aiSlots).where(lt(aiSlots.expiresAt, sql`now()`));
}

/** For a start after which nobody can be at work. */
export async function releaseAllAiSlots(db: Database): Promise<void> {
  await db.delete(aiSlots);
}

async function takeSlot(db: Database, userId: number): Promise<string> {
  // Two requests of one user must not both see the last free slot.
  return withAdvisoryLock(db, 'ai_places', userId, async (tx) => {
    const taken = await tx.$count(
      aiSlots,
      and(eq(aiSlots.userId, userId), gt(aiSlots.expiresAt, sql`now()`)),
    );
    if (taken >= atOnce) throw tooManyAtOnce();
    const [slot] = await tx
      .insert(aiSlots)
      .values({ userId, expiresAt: sql`now() + make_interval(mins => ${minutesAtMost})` })
      .returning({ id: aiSlots.id });
    if (!slot) throw tooManyAtOnce();
    return slot.id;
  });
}

const tooManyAtOnce = () =>
  new AppError(
    'too_many_requests',
    `We’re already writing ${atOnce} pieces for you. Please wait for one to finish.`,
    { retryAfter: 10 },
  );
