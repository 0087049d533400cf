import { getUsage } from '#contract/usage.ts';
import { type App, serve } from '#server/http/serve.ts';
import { createUsage } from './usage.service.ts';

export function usageRoutes(app: App): void {
  const usageOf = createUsage(app.deps.db);
  serve(app, getUsage, ({ query }) => usageOf(query.days));
}
