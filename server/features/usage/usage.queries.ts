import { type SQL, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors.ts';
import type { ModelUsage } from '#contract/usage.ts';
import type { Database } from '#server/db/connect.ts';
import { aiUsage, rowCounts } from '#server/db/schema/admin.ts';

export type AiCall = {
  kind: ModelUsage['kind'];
  provider: string;
  model: string;
  outcome: 'ok' | ErrorCode;
  inputTokens?: number | null;
  outputTokens?: number | null;
  cachedTokens?: number;
};

/** Days are UTC, wherever the database and its readers are. */
const today = sql`(now() at time zone 'utc')::date`;
const firstOf = (days: number) => sql`${today} - ${days - 1}::int`;

/** Whoever left did not fail, and neither did the model. */
const isFailure = sql`outcome not in ('ok', 'caller_left')`;

/** Adds calls to the counts of today. */
export async function addAiCalls(db: Database, calls: AiCall[]): Promise<void> {
  const counts = new Map<string, Omit<typeof aiUsage.$inferInsert, 'day'> & { day: SQL }>();
  for (const { kind, provider, model, outcome, ...tokens } of calls) {
    const key = JSON.stringify([kind, provider, model, outcome]);
    const sum = counts.get(key);
    counts.set(key, {
      kind,
      provider,
      model,
      outcome,
      day: today,
      calls: (sum?.calls ?? 0) + 1,
      inputTokens: (sum?.inputTokens ?? 0) + (tokens.inputTokens ?? 0),
      outputTokens: (sum?.outputTokens ?? 0) + (tokens.outputTokens ?? 0),
      cachedTokens: (sum?.cachedTokens ?? 0) + (tokens.cachedTokens ?? 0),
    });
  }
  // In one order, so that no two processes wait for each other.
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  await db
    .insert(aiUsage)
    .values(rows)
    .onConflictDoUpdate({
      target: [aiUsage.day, aiUsage.kind, aiUsage.provider, aiUsage.model, aiUsage.outcome],
      set: {
        calls: sql`${aiUsage.calls} + excluded.calls`,
        inputTokens: sql`${aiUsage.inputTokens} + excluded.input_tokens`,
        outputTokens: sql`${aiUsage.outputTokens} + excluded.output_tokens`,
        cachedTokens: sql`${aiUsage.cachedTokens} + excluded.cached_tokens`,
      },
    });
}

export type DayRow = {
  day: string;
  joined: number;
  written: number;
  failed: number;
  tokens: number;
};

/** One row a day, the last one today, also for days on which nothing happened. */
export async function sumByDay(db: Database, days: number): Promise<DayRow[]> {
  const created = (subject: 'users' | 'posts') => sql`
    select day, sum(count)::int as count from ${rowCounts}
    where subject = ${subject} and day >= ${firstOf(days)} group by day`;
  const { rows } = await db.execute<DayRow>(sql`
    with
      joined as (${created('users')}),
      written as (${created('posts')}),
      asked as (
        select
          day,
          coalesce(sum(calls) filter (where ${isFailure}), 0)::int as failed,
          sum(input_tokens + output_tokens)::float8 as tokens
        from ${aiUsage}
        where day >= ${firstOf(days)}
        group by day
      ),
      days as (
        select day::date
        from generate_series((${firstOf(days)})::timestamp, ${today}::timestamp, '1 day') as day
      )
    select
      to_char(days.day, 'YYYY-MM-DD') as day,
      coalesce(joined.count, 0) as joined,
      coalesce(written.count, 0) as written,
      coalesce(asked.failed, 0) as failed,
      coalesce(asked.tokens, 0) as tokens
    from days
    left join joined using (day)
    left join written using (day)
    left join asked using (day)
    order by days.day`);
  return rows;
}

export type OutcomeRow = Omit<ModelUsage, 'failures' | 'reasons'> & {
  outcome: string;
  isFailure: boolean;
};

export async function sumByOutcome(db: Database, days: number): Promise<OutcomeRow[]> {
  const { rows } = await db.execute<OutcomeRow>(sql`
    select
      kind, provider, model, outcome,
      ${isFailure} as "isFailure",
      sum(calls)::int as calls,
      sum(input_tokens)::float8 as "inputTokens",
      sum(output_tokens)::float8 as "outputTokens",
      sum(cached_tokens)::float8 as "cachedTokens"
    from ${aiUsage}
    where day >= ${firstOf(days)}
    group by kind, provider, model, outcome
    order by kind desc, provider, model, calls desc, outcome`);
  return rows;
}

/** What is counted of all time, by the table or by what files are used for. */
type CountedSubject =
  | 'users'
  | 'posts'
  | 'saved_content'
  | 'user_answers'
  | 'files'
  | 'headshot'
  | 'logo'
  | 'ai_images'
  | 'personalized_images';

type Count = { count: number; size: number };

/** Rows that are there now, and the bytes of the files among them. */
export async function readCounts(db: Database): Promise<(subject: CountedSubject) => Count> {
  const rows = await db
    .select({
      subject: rowCounts.subject,
      count: sql<number>`sum(${rowCounts.count})::float8`,
      size: sql<number>`sum(${rowCounts.size})::float8`,
    })
    .from(rowCounts)
    .groupBy(rowCounts.subject);
  const counts = new Map<string, Count>(
    rows.map(({ subject, count, size }) => [subject, { count, size }]),
  );
  return (subject) => counts.get(subject) ?? { count: 0, size: 0 };
}

/** Puts the changes of the last hour together, so that there is never much to add up. */
export async function addUpCounts(db: Database): Promise<void> {
  await db.execute(sql`
    with taken as (delete from ${rowCounts} returning subject, day, count, size)
    insert into ${rowCounts} (subject, day, count, size)
    select subject, day, sum(count), sum(size) from taken group by subject, day
    having sum(count) <> 0 or sum(size) <> 0`);
}
