import { deleteExpiredSessions } from '#server/core/sessions.ts';
import { removeFiles } from './adapters/files/remove-files.ts';
import { deleteExpiredAiSlots } from './core/ai-slots.ts';
import { deleteOldTokenCounts, releaseExpiredTokens } from './core/ai-tokens.queries.ts';
import { deleteExpiredLimits } from './core/limits.ts';
import { deleteExpiredTokens } from './core/personal-tokens.ts';
import type { Deps } from './deps.ts';
import { sweepFiles } from './features/images/sweep-files.ts';
import { deleteOldInvites } from './features/invites/invites.queries.ts';
import { deleteOldGenerations } from './features/posts/generations.queries.ts';
import { dropOldPieces } from './features/review/review.queries.ts';
import { describeUndescribed } from './features/saved-content/describe-contents.ts';
import { purgeDeletedContent } from './features/saved-content/purge-deleted.ts';
import { deleteOldIdempotencyKeys } from './http/idempotency.ts';

const hourly = 60 * 60 * 1000;

/** Removes what has run out. Deleting twice does no harm, so every process may do it. */
export function startHousekeeping(deps: Deps): { stop(): void } {
  const { db, backgroundTasks } = deps;
  const timer = setInterval(() => {
    backgroundTasks.run('housekeeping', async () => {
      await deleteExpiredSessions(db);
      await deleteExpiredTokens(db);
      await deleteExpiredLimits(db);
      await deleteOldIdempotencyKeys(db);
      await deleteOldInvites(db);
      await deleteExpiredAiSlots(db);
      await deleteOldGenerations(db);
      await releaseExpiredTokens(db);
      await deleteOldTokenCounts(db);
      await removeFiles(deps, await purgeDeletedContent(db));
      await dropOldPieces(db);
      await sweepFiles(deps);
      // An older version that still ran beside this one has stored them.
      await describeUndescribed(deps);
    });
  }, hourly);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
