import type { ModelUsage, TokensToday, Usage } from '#contract/usage.ts';
import { type DailyBudgets, readTokensToday } from '#server/core/ai-tokens.queries.ts';
import type { Database } from '#server/db/connect.ts';
import {
  type DayRow,
  type OutcomeRow,
  readCounts,
  sumByDay,
  sumByOutcome,
} from './usage.queries.ts';

/** Users who are named with what they used today. */
const namedAtMost = 5;

/** The usage of so many days. */
export async function readUsage(db: Database, budgets: DailyBudgets, days: number): Promise<Usage> {
  const [sums, today] = await Promise.all([readSums(db, days), readToday(db, budgets)]);
  return { ...sums, ai: { ...sums.ai, today } };
}

type Sums = Omit<Usage, 'ai'> & { ai: Omit<Usage['ai'], 'today'> };

async function readToday(db: Database, { perUser, total }: DailyBudgets): Promise<TokensToday> {
  const counts = await readTokensToday(db, namedAtMost);
  return { ...counts, budget: total, budgetPerUser: perUser };
}

async function readSums(db: Database, days: number): Promise<Sums> {
  const [countOf, byDay, outcomes] = await Promise.all([
    readCounts(db),
    sumByDay(db, days),
    sumByOutcome(db, days),
  ]);
  const seriesOf = (name: Exclude<keyof DayRow, 'day'>) =>
    byDay.map((row) => ({ day: row.day, count: row[name] }));
  const files = countOf('files');
  return {
    users: { total: countOf('users').count, joined: seriesOf('joined') },
    posts: { total: countOf('posts').count, written: seriesOf('written') },
    ai: { models: byModel(outcomes), failed: seriesOf('failed'), tokens: seriesOf('tokens') },
    files: {
      total: files.count,
      size: files.size,
      byUse: fileUses.map(({ use, subject }) => ({ use, ...countOf(subject) })),
    },
    savedItems: countOf('saved_content').count,
    rememberedAnswers: countOf('user_answers').count,
  };
}

const fileUses = [
  { use: 'headshots', subject: 'headshot' },
  { use: 'logos', subject: 'logo' },
  { use: 'backgrounds', subject: 'ai_images' },
  { use: 'personalized', subject: 'personalized_images' },
] as const;

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
