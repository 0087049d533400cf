import { getUsage } from '#contract/usage.ts';
import { dailyBudgets } from '#server/core/ai-budget.ts';
import { type App, serve } from '#server/http/serve.ts';
import { createUsage } from './usage.service.ts';

export function usageRoutes(app: App): void {
  const { db, config } = app.deps;
  const usageOf = createUsage(db, dailyBudgets(config));
  serve(app, getUsage, ({ query }) => usageOf(query.days));
}
