import { type SQL, sql } from 'drizzle-orm';
import type { ErrorCode } from '#contract/errors.ts';
import type { ModelUsage, Usage } from '#contract/usage.ts';
import type { Database } from '#server/db/connect.ts';
import { aiUsage } from '#server/db/schema/admin.ts';
import { users } from '#server/db/schema/auth.ts';
import { userAnswers } from '#server/db/schema/learner.ts';
import { posts } from '#server/db/schema/posts.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';

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
  const created = (table: typeof users | typeof posts) => sql`
    select (created_at at time zone 'utc')::date as day, count(*)::int as count
    from ${table}
    where created_at >= (${firstOf(days)})::timestamp at time zone 'utc'
    group by 1`;
  const { rows } = await db.execute<DayRow>(sql`
    with
      joined as (${created(users)}),
      written as (${created(posts)}),
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

type Totals = { users: number; posts: number; savedItems: number; rememberedAnswers: number };

export async function countAll(db: Database): Promise<Totals> {
  const { rows } = await db.execute<Totals>(sql`
    select
      (select count(*)::int from ${users}) as users,
      (select count(*)::int from ${posts}) as posts,
      (select count(*)::int from ${savedContent} where deleted_at is null) as "savedItems",
      (select count(*)::int from ${userAnswers}) as "rememberedAnswers"`);
  return rows[0] as Totals;
}

type FileSum = { count: number; size: number };
type FileUse = Usage['files']['byUse'][number]['use'];

/** All stored files, and those in use by what they are used for. */
export async function sumFiles(
  db: Database,
): Promise<FileSum & { byUse: (FileSum & { use: FileUse })[] }> {
  const sums = (use: FileUse | 'all', condition: SQL) => sql`
    select ${use}::text as use, count(*)::int as count, sum(size)::float8 as size
    from files where ${condition}`;
  const { rows } = await db.execute<FileSum & { use: FileUse | 'all' }>(sql`
    ${sums('all', sql`true`)}
    union all ${sums('headshots', sql`key in (select file_key from user_assets where type = 'headshot')`)}
    union all ${sums('logos', sql`key in (select file_key from user_assets where type = 'logo')`)}
    union all ${sums('backgrounds', sql`key in (select file_key from ai_images)`)}
    union all ${sums('personalized', sql`key in (select composite_key from personalized_images)`)}`);
  const sumOf = (use: FileUse | 'all'): FileSum => {
    const row = rows.find((each) => each.use === use);
    return { count: row?.count ?? 0, size: row?.size ?? 0 };
  };
  const byUse = fileUses.map((use) => ({ use, ...sumOf(use) }));
  return { ...sumOf('all'), byUse };
}

const fileUses: FileUse[] = ['headshots', 'logos', 'backgrounds', 'personalized'];
