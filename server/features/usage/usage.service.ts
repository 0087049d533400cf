import type { ModelUsage, Usage } from '#contract/usage.ts';
import type { Database } from '#server/db/connect.ts';
import {
  countAll,
  type DayRow,
  type OutcomeRow,
  sumByDay,
  sumByOutcome,
  sumFiles,
} from './usage.queries.ts';

export async function readUsage(db: Database, days: number): Promise<Usage> {
  const [byDay, outcomes, totals, files] = await Promise.all([
    sumByDay(db, days),
    sumByOutcome(db, days),
    countAll(db),
    sumFiles(db),
  ]);
  const seriesOf = (name: Exclude<keyof DayRow, 'day'>) =>
    byDay.map((row) => ({ day: row.day, count: row[name] }));
  const { users, posts, savedItems, rememberedAnswers } = totals;
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
});
