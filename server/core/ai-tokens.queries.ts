import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { aiTokenReservations, aiTokensByDay, aiTokensByUser } from '#server/db/schema/ai-tokens.ts';
import { users } from '#server/db/schema/auth.ts';

/** Tokens a day; null is no limit. */
export type DailyBudgets = { perUser: number | null; total: number | null };

/** Days are UTC, by the clock of the database. */
const today = sql`(now() at time zone 'utc')::date`;
const secondsLeft = sql`ceil(extract(epoch from
  (${today} + 1)::timestamp at time zone 'utc' - now()))::int`;

/** Longer than any call may take, so that only what a dead process reserved runs out. */
const minutesAtMost = 10;

/** Days for which it is kept who used how much. */
const daysKept = 90;

/** How far the counters were when tokens were asked for. */
export type BudgetStanding = {
  userTokens: number;
  totalTokens: number;
  /** Until the next day. */
  secondsLeft: number;
};

/**
 * Reserves tokens for a call, of the user and of all together. It is granted as long as there is
 * something left of both budgets, calls under way counted at their most, so that what is used can pass
 * a budget by one call only. Both rows are changed under their locks: of any number of calls at once, in
 * any number of processes, none sees a counter that another is about to change.
 */
export async function reserveTokens(
  db: Database,
  userId: number,
  tokens: number,
  { perUser, total }: DailyBudgets,
): Promise<{ id: string | undefined; standing: BudgetStanding }> {
  const { rows } = await db.execute<
    BudgetStanding & { id: string | null; day: string; isHalf: boolean }
  >(
    sql`
    with
      by_user as (
        insert into ${aiTokensByUser} as counter (user_id, day, reserved)
        select ${userId}, ${today}, ${tokens}
        where not exists (
          select from ${aiTokensByDay} where day = ${today} and ${isUsedUp(sql`ai_tokens_by_day`, total)}
        )
        on conflict (user_id, day) do update set reserved = counter.reserved + excluded.reserved
        where not ${isUsedUp(sql`counter`, perUser)}
        returning day
      ),
      by_day as (
        insert into ${aiTokensByDay} as counter (day, reserved)
        select day, ${tokens} from by_user
        on conflict (day) do update set reserved = counter.reserved + excluded.reserved
        where not ${isUsedUp(sql`counter`, total)}
        returning day
      ),
      reservation as (
        insert into ${aiTokenReservations} (user_id, day, tokens, expires_at)
        select ${userId}, day, ${tokens}, now() + make_interval(mins => ${minutesAtMost})
        from by_day
        returning id
      )
    select
      (select id from reservation) as id,
      to_char(${today}, 'YYYY-MM-DD') as day,
      exists (select from by_user) and not exists (select from by_day) as "isHalf",
      coalesce((select tokens from ${aiTokensByUser} where user_id = ${userId} and day = ${today}), 0)::float8 as "userTokens",
      coalesce((select tokens from ${aiTokensByDay} where day = ${today}), 0)::float8 as "totalTokens",
      ${secondsLeft} as "secondsLeft"`,
  );
  const [row] = rows;
  if (!row) throw new Error('a query without a row');
  const { id, day, isHalf, ...standing } = row;
  // Somebody else took the last of the common budget at this very moment.
  if (isHalf) await giveBack(db, userId, day, tokens);
  return { id: id ?? undefined, standing };
}

const isUsedUp = (counter: SQL, budget: number | null): SQL =>
  budget === null ? sql`false` : sql`${counter}.tokens + ${counter}.reserved >= ${budget}::bigint`;

async function giveBack(db: Database, userId: number, day: string, tokens: number): Promise<void> {
  await db.execute(sql`
    update ${aiTokensByUser} set reserved = greatest(reserved - ${tokens}, 0)
    where user_id = ${userId} and day = ${day}`);
}

/**
 * Puts what a call really took in the place of what it had reserved, on the day it began. A second time
 * it changes nothing.
 */
export async function settleTokens(db: Database, id: string, tokens: number): Promise<void> {
  const change = sql`
    tokens = counter.tokens + ${tokens},
    reserved = greatest(counter.reserved - gone.tokens, 0)`;
  await db.execute(sql`
    with
      gone as (delete from ${aiTokenReservations} where id = ${id} returning user_id, day, tokens),
      by_user as (
        update ${aiTokensByUser} as counter set ${change} from gone
        where counter.user_id = gone.user_id and counter.day = gone.day
        returning 1
      )
    update ${aiTokensByDay} as counter set ${change} from gone
    -- The user's row before the common one, as everywhere, so that no two calls wait for each other.
    where counter.day = gone.day and (select count(*) from by_user) >= 0`);
}

/** Frees what processes that died had reserved. Tells whether there was any. */
export async function releaseExpiredTokens(db: Database): Promise<boolean> {
  return releaseTokens(db, sql`expires_at < now()`);
}

/** For a start after which nobody can be at work. */
export async function releaseAllTokens(db: Database): Promise<void> {
  await releaseTokens(db, sql`true`);
}

async function releaseTokens(db: Database, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with
      gone as (
        delete from ${aiTokenReservations}
        where id in (
          select id from ${aiTokenReservations} where ${condition} for update skip locked
        )
        returning user_id, day, tokens
      ),
      by_user as (
        update ${aiTokensByUser} as counter set reserved = greatest(reserved - freed.tokens, 0)
        from (select user_id, day, sum(tokens) as tokens from gone group by 1, 2) as freed
        where counter.user_id = freed.user_id and counter.day = freed.day
        returning 1
      ),
      by_day as (
        update ${aiTokensByDay} as counter set reserved = greatest(reserved - freed.tokens, 0)
        from (select day, sum(tokens) as tokens from gone group by 1) as freed
        where counter.day = freed.day and (select count(*) from by_user) >= 0
      )
    select count(*)::int as count from gone`);
  return (rows[0]?.count ?? 0) > 0;
}

export type TokenCounts = {
  tokens: number;
  reserved: number;
  /** When the next day begins, in ISO 8601. */
  freeAgainAt: string;
  /** Those who used most, the most first. */
  users: { username: string; tokens: number }[];
};

export async function readTokensToday(db: Database, usersAtMost: number): Promise<TokenCounts> {
  const { rows } = await db.execute<TokenCounts>(sql`
    select
      coalesce(sum(tokens), 0)::float8 as tokens,
      coalesce(sum(reserved), 0)::float8 as reserved,
      to_char(${today} + 1, 'YYYY-MM-DD"T00:00:00Z"') as "freeAgainAt",
      (
        select coalesce(json_agg(most), '[]') from (
          select username, tokens from ${aiTokensByUser} join ${users} on id = user_id
          where day = ${today} and tokens > 0
          order by tokens desc, user_id
          limit ${usersAtMost}
        ) as most
      ) as users
    from ${aiTokensByDay} where day = ${today}`);
  return rows[0] as TokenCounts;
}

export async function deleteOldTokenCounts(db: Database): Promise<void> {
  await db.execute(sql`delete from ${aiTokensByUser} where day < ${today} - ${daysKept}::int`);
  await db.execute(sql`delete from ${aiTokensByDay} where day < ${today} - ${daysKept}::int`);
}

/** How many tokens each of these users has used today. Who used none is not in it. */
export async function tokensUsedToday(
  db: Database,
  userIds: number[],
): Promise<Map<number, number>> {
  const rows = await db
    .select({ userId: aiTokensByUser.userId, tokens: aiTokensByUser.tokens })
    .from(aiTokensByUser)
    .where(and(inArray(aiTokensByUser.userId, userIds), eq(aiTokensByUser.day, today)));
  return new Map(rows.map(({ userId, tokens }) => [userId, tokens]));
}
