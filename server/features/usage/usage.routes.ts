import { getUsage } from '#contract/usage.ts';
import { dailyBudgets } from '#server/core/ai-budget.ts';
import { type App, serve } from '#server/http/serve.ts';
import { readUsage } from './usage.service.ts';

export function usageRoutes(app: App): void {
  const { db, config } = app.deps;
  const budgets = dailyBudgets(config);
  serve(app, getUsage, ({ query }) => readUsage(db, budgets, query.days));
}
