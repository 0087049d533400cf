import { getUsage } from '#contract/usage.ts';
import { type App, serve } from '#server/http/serve.ts';
import { readUsage } from './usage.service.ts';

export function usageRoutes(app: App): void {
  serve(app, getUsage, ({ query }) => readUsage(app.deps.db, query.days));
}
