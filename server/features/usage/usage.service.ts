import type { ModelUsage, TokensToday, Usage } from '#contract/usage.ts';
import { type DailyBudgets, readTokensToday } from '#server/core/ai-tokens.queries.ts';
import type { Database } from '#server/db/connect.ts';
import { cacheWhenLarge } from './cache-when-large.ts';
import {
  countAll,
  type DayRow,
  type OutcomeRow,
  sumByDay,
  sumByOutcome,
  sumFiles,
} from './usage.queries.ts';

/** Rows from which on counting takes a while, so that sums may be a minute old. */
const manyRows = 100_000;

/** Users who are named with what they used today. */
const namedAtMost = 5;

/** The usage of so many days; on a large site counted once a minute, but for the tokens of today. */
export function createUsage(db: Database, budgets: DailyBudgets): (days: number) => Promise<Usage> {
  const totals = cacheWhenLarge(() => countEverything(db), isLarge);
  const usage = cacheWhenLarge(
    async (days: number) => {
      const sums = await totals('of all time');
      return { sums, usage: await readUsage(db, days, sums) };
    },
    ({ sums }) => isLarge(sums),
  );
  return async (days) => {
    const [{ usage: sums }, today] = await Promise.all([usage(days), readToday(db, budgets)]);
    return { ...sums, ai: { ...sums.ai, today } };
  };
}

type Sums = Omit<Usage, 'ai'> & { ai: Omit<Usage['ai'], 'today'> };

async function readToday(db: Database, { perUser, total }: DailyBudgets): Promise<TokensToday> {
  const counts = await readTokensToday(db, namedAtMost);
  return { ...counts, budget: total, budgetPerUser: perUser };
}

type Totals = Awaited<ReturnType<typeof countEverything>>;

async function countEverything(db: Database) {
  const [totals, files] = await Promise.all([countAll(db), sumFiles(db)]);
  return { ...totals, files };
}

const isLarge = ({ users, posts, savedItems, rememberedAnswers, files }: Totals) =>
  users + posts + savedItems + rememberedAnswers + files.count >= manyRows;

async function readUsage(db: Database, days: number, totals: Totals): Promise<Sums> {
  const [byDay, outcomes] = await Promise.all([sumByDay(db, days), sumByOutcome(db, days)]);
  const seriesOf = (name: Exclude<keyof DayRow, 'day'>) =>
    byDay.map((row) => ({ day: row.day, count: row[name] }));
  const { users, posts, files, savedItems, rememberedAnswers } = totals;
  return {
    users: { total: users, joined: seriesOf('joined') },
    posts: { total: posts, written: seriesOf('written') },
    ai: { models: byModel(outcomes), failed: seriesOf('failed'), tokens: seriesOf('tokens') },
    files: { total: files.count, size: files.size, byUse: files.byUse },
    savedItems,
    rememberedAnswers,
  };
}

function byModel(rows: OutcomeRow[]): ModelUsage[] {
  const models = new Map<string, ModelUsage>();
  for (const { kind, provider, model, ...row } of rows) {
    const key = JSON.stringify([kind, provider, model]);
    const usage = models.get(key) ?? emptyUsage({ kind, provider, model });
    models.set(key, usage);
    usage.calls += row.calls;
    usage.inputTokens += row.inputTokens;
    usage.outputTokens += row.outputTokens;
    usage.cachedTokens += row.cachedTokens;
    if (!row.isFailure) continue;
    usage.failures += row.calls;
    usage.reasons[row.outcome] = row.calls;
  }
  return [...models.values()];
}

const emptyUsage = (model: Pick<ModelUsage, 'kind' | 'provider' | 'model'>): ModelUsage => ({
  ...model,
  calls: 0,
  failures: 0,
  reasons: {},
  inputTokens: 0,
  outputTokens: 0,
  cachedTokens: 0,
});
