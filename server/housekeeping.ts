import type { Deps } from './deps.ts';
import { deleteExpiredAiPlaces } from './http/ai-places.ts';
import { deleteOldIdempotencyKeys } from './http/idempotency.ts';
import { deleteExpiredSessions } from './http/sessions.ts';

const hourly = 60 * 60 * 1000;

/** Removes what has run out. Deleting twice does no harm, so every process may do it. */
export function startHousekeeping({ db, afterwards }: Deps): { stop(): void } {
  const timer = setInterval(() => {
    afterwards.run('housekeeping', async () => {
      await deleteExpiredSessions(db);
      await deleteOldIdempotencyKeys(db);
      await deleteExpiredAiPlaces(db);
    });
  }, hourly);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
