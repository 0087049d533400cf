import type { Account } from '#contract/account.ts';
import type { Database } from '#server/db/connect.ts';
import { getAccountOf } from './account.service.ts';
import { describeDevice } from './device.ts';
import {
  exportAiImages,
  exportAnswers,
  exportCleared,
  exportConfirmed,
  exportConnections,
  exportDrafts,
  exportGenerations,
  exportOriginals,
  exportPersonalizedImages,
  exportPlan,
  exportPlanEmails,
  exportPosts,
  exportReviews,
  exportSavedContent,
  exportUsedTitles,
  exportUserAssets,
  exportVoice,
  exportWeekFills,
} from './my-data.queries.ts';
import { listOpenSessions } from './sessions.queries.ts';
import { listOwnTokens } from './tokens.ts';

export type MyData = Awaited<ReturnType<typeof readMyData>>;

/**
 * Everything of one user as it was at one moment, whatever is changed while it is read. It is read
 * before anything is sent, so that a slow reader never holds a connection to the database.
 */
export async function readMyData(db: Database, userId: number) {
  return db.transaction(
    async (tx) => ({
      account: await readAccount(tx, userId),
      savedContent: await exportSavedContent(tx, userId),
      reviews: await exportReviews(tx, userId),
      plan: await exportPlan(tx, userId),
      connections: await exportConnections(tx, userId),
      answers: await exportAnswers(tx, userId),
      voice: await exportVoice(tx, userId),
      posts: await exportPosts(tx, userId),
      writings: {
        writings: await exportGenerations(tx, userId),
        weeks: await exportWeekFills(tx, userId),
        cleared: await exportCleared(tx, userId),
      },
      drafts: await exportDrafts(tx, userId),
      confirmedFacts: await exportConfirmed(tx, userId),
      pictures: [
        ...(await exportUserAssets(tx, userId)),
        ...(await exportAiImages(tx, userId)),
        ...(await exportOriginals(tx, userId)),
        ...(await exportPersonalizedImages(tx, userId)),
      ],
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readAccount(db: Database, userId: number) {
  const account: Account = await getAccountOf(db, userId);
  const sessions = await listOpenSessions(db, userId);
  return {
    ...account,
    sessions: sessions.map(({ userAgent, createdAt, lastUsedAt }) => ({
      device: describeDevice(userAgent),
      createdAt,
      lastUsedAt,
    })),
    tokens: await listOwnTokens(db, userId),
    planEmails: await exportPlanEmails(db, userId),
    usedTitles: await exportUsedTitles(db, userId),
  };
}
