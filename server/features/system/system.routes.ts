import { sql } from 'drizzle-orm';
import { health, ready } from '#contract/system.ts';
import { AppError, unavailable } from '#server/errors.ts';
import { type App, serve } from '#server/http/serve.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';

export function systemRoutes(app: App): void {
  serve(app, health, () => ({ status: 'ok' as const }));

  serve(app, ready, async () => {
    if (app.deps.stopping?.aborted) throw aboutToStop();
    await app.deps.db.execute(sql`select 1`).catch((error) => {
      throw unavailable(error);
    });
    return { status: 'ready' as const };
  });

  metricsRoutes(app);
}

const aboutToStop = () =>
  new AppError('unavailable', 'Porchlight is about to restart. Try again in a moment.', {
    retryAfter: 5,
  });
