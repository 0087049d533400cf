import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { health, ready } from '#contract/system.ts';
import type { Database } from '#server/db/connect.ts';
import { AppError, databaseUnavailable } from '#server/errors.ts';
import { type App, serve } from '#server/http/serve.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';

/** Milliseconds after which a database that has said nothing counts as away. */
const answeredWithin = 3_000;

export function systemRoutes(app: App): void {
  const reachDatabase = createReach(app.deps.db);

  serve(app, health, () => ({ status: 'ok' as const }));

  serve(app, ready, async () => {
    if (app.deps.stopping?.aborted) throw aboutToStop();
    await reachDatabase();
    return { status: 'ready' as const };
  });

  metricsRoutes(app);
}

/** A proxy asks every second and wants to know now, also while a silent database is still waited for. */
function createReach(db: Database): () => Promise<void> {
  let asked: Promise<unknown> | undefined;
  return async () => {
    asked ??= db.execute(sql`select 1`).finally(() => {
      asked = undefined;
    });
    const isLate = wait(answeredWithin, true, { ref: false });
    const late = await Promise.race([asked.then(() => false), isLate]).catch((error) => {
      throw databaseUnavailable(error);
    });
    if (late) throw databaseUnavailable(new Error('the database does not answer'));
  };
}

const aboutToStop = () =>
  new AppError('unavailable', 'Porchlight is about to restart. Try again in a moment.', {
    retryAfter: 5,
  });
