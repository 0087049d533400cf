import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { inTurn } from '#server/db/in-turn.ts';
import { aiPlaces } from '#server/db/schema/system.ts';
import { AppError } from '#server/errors.ts';

/** AI calls one user may have under way, across all processes. */
const atOnce = 3;

/** Longer than any call may take, so that only places of dead processes run out. */
const minutesAtMost = 10;

/** Does AI work in one of the user's places. No connection is held while it runs. */
export async function inAiPlace<Result>(
  db: Database,
  userId: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = await takePlace(db, userId);
  try {
    return await work();
  } finally {
    // A place that cannot be given back now goes later; the finished work must not be lost for it.
    await giveBack(db, id).catch(() => owed.add(id));
  }
}

/** Places that this process could not give back, because the database was away at that moment. */
const owed = new Set<string>();

async function giveBack(db: Database, ...ids: string[]): Promise<void> {
  await db.delete(aiPlaces).where(inArray(aiPlaces.id, ids));
}

export async function deleteExpiredAiPlaces(db: Database): Promise<void> {
  await db.delete(aiPlaces).where(lt(aiPlaces.expiresAt, sql`now()`));
}

/** For a start after which nobody can be at work. */
export async function freeAiPlaces(db: Database): Promise<void> {
  await db.delete(aiPlaces);
}

async function takePlace(db: Database, userId: number): Promise<string> {
  if (owed.size > 0) {
    const ids = [...owed];
    await giveBack(db, ...ids);
    for (const id of ids) owed.delete(id);
  }
  // Two requests of one user must not both see the last free place.
  return inTurn(db, 'ai_places', userId, async (tx) => {
    const taken = await tx.$count(
      aiPlaces,
      and(eq(aiPlaces.userId, userId), gt(aiPlaces.expiresAt, sql`now()`)),
    );
    if (taken >= atOnce) throw tooManyAtOnce();
    const [place] = await tx
      .insert(aiPlaces)
      .values({ userId, expiresAt: sql`now() + make_interval(mins => ${minutesAtMost})` })
      .returning({ id: aiPlaces.id });
    if (!place) throw tooManyAtOnce();
    return place.id;
  });
}

const tooManyAtOnce = () =>
  new AppError(
    'too_many_requests',
    `We’re already writing ${atOnce} pieces for you. Please wait for one to finish.`,
    { retryAfter: 10 },
  );
