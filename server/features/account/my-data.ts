import type { Account } from '#contract/account.ts';
import type { Database } from '#server/db/connect.ts';
import { getAccountOf } from './account.service.ts';
import { deviceOf } from './device.ts';
import {
  listAiImagesOf,
  listAnswersOf,
  listAssetsOf,
  listClearedOf,
  listDraftsOf,
  listGenerationsOf,
  listPersonalizedImagesOf,
  listPostsOf,
  listSavedContentOf,
  listUsedTitlesOf,
} from './my-data.queries.ts';
import { listOpenSessions } from './sessions.queries.ts';

export type MyData = Awaited<ReturnType<typeof readMyData>>;

/**
 * Everything of one user as it was at one moment, whatever is changed while it is read. It is read
 * before anything is sent, so that a slow reader never holds a connection to the database.
 */
export async function readMyData(db: Database, userId: number) {
  return db.transaction(
    async (tx) => ({
      account: await readAccount(tx, userId),
      savedContent: await listSavedContentOf(tx, userId),
      answers: await listAnswersOf(tx, userId),
      posts: await listPostsOf(tx, userId),
      writings: {
        writings: await listGenerationsOf(tx, userId),
        cleared: await listClearedOf(tx, userId),
      },
      drafts: await listDraftsOf(tx, userId),
      pictures: [
        ...(await listAssetsOf(tx, userId)),
        ...(await listAiImagesOf(tx, userId)),
        ...(await listPersonalizedImagesOf(tx, userId)),
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
      device: deviceOf(userAgent),
      createdAt,
      lastUsedAt,
    })),
    usedTitles: await listUsedTitlesOf(db, userId),
  };
}
