import { deleteExpiredSessions } from '#server/core/sessions.ts';
import { removeFiles } from './adapters/files/remove-files.ts';
import { deleteExpiredAiSlots } from './core/ai-slots.ts';
import { deleteOldTokenCounts, releaseExpiredTokens } from './core/ai-tokens.queries.ts';
import { deleteExpiredLimits } from './core/limits.ts';
import { deleteExpiredTokens } from './core/personal-tokens.ts';
import type { Deps } from './deps.ts';
import { deleteExpiredSignIns } from './features/channels/channels.queries.ts';
import { sweepFiles } from './features/images/sweep-files.ts';
import { deleteOldInvites } from './features/invites/invites.queries.ts';
import { deleteOldGenerations } from './features/posts/generations.queries.ts';
import { dropOldPieces } from './features/review/review.queries.ts';
import { describeUndescribed } from './features/saved-content/describe-contents.ts';
import { purgeDeletedContent } from './features/saved-content/purge-deleted.ts';
import { addUpCounts } from './features/usage/usage.queries.ts';
import { deleteOldIdempotencyKeys } from './http/idempotency.ts';

/** Removes what has run out. Cut off in the middle, it is begun again: deleting twice does no harm. */
export async function runHousekeeping(deps: Deps): Promise<void> {
  const { db } = deps;
  await deleteExpiredSessions(db);
  await deleteExpiredSignIns(db);
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
  await addUpCounts(db);
  // An older version that still ran beside this one has stored them.
  await describeUndescribed(deps);
}
