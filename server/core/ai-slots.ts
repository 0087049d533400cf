import { inArray, lt, sql } from 'drizzle-orm';
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

/**
 * Each slot of a user has a number, and a number is taken by one row at most: two requests of one user never
 * both get the last one. Who loses a number to another at the same moment looks again.
 */
async function takeSlot(db: Database, userId: number): Promise<string> {
  for (;;) {
    const { rows } = await db.execute<{ id: string | null; isFull: boolean }>(sql`
      with
        free as (
          select number from generate_series(1, ${atOnce}::int) as number
          where number not in (
            select number from ai_slots
            where user_id = ${userId} and number is not null and expires_at > now()
          )
        ),
        taken as (
          insert into ai_slots as slot (user_id, number, expires_at)
          select ${userId}, number, now() + make_interval(mins => ${minutesAtMost})
          from free order by random() limit 1
          on conflict (user_id, number) do update
            set id = gen_random_uuid(), expires_at = excluded.expires_at
            where slot.expires_at <= now()
          returning id
        )
      select (select id from taken) as id, not exists (select from free) as "isFull"`);
    const { id, isFull } = rows[0] as (typeof rows)[number];
    if (id) return id;
    if (isFull) throw tooManyAtOnce();
  }
}

const tooManyAtOnce = () =>
  new AppError(
    'too_many_requests',
    `We’re already writing ${atOnce} pieces for you. Please wait for one to finish.`,
    { retryAfter: 10 },
  );
