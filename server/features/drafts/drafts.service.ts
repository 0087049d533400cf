import type { Draft } from '#contract/drafts.ts';
import { withinStorageBudget } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';
import { deleteDraftsBeyond, findDraftOf, listDraftsOf, upsertDraft } from './drafts.queries.ts';

/** Pieces of unfinished work a user has at most; older ones give way. */
const draftsAtMost = 20;

type Head = Omit<Draft, 'json'>;

export async function listUnfinished(db: Database, userId: number): Promise<Head[]> {
  return (await listDraftsOf(db, userId)).map(toHead);
}

export async function findUnfinished(
  db: Database,
  userId: number,
  kind: string,
): Promise<Draft | null> {
  const found = await findDraftOf(db, userId, kind);
  return found ? { ...toHead(found), json: found.json as Draft['json'] } : null;
}

/** In turn, because two at once would both leave the oldest in place. */
export async function keepUnfinished(
  db: Database,
  userId: number,
  draft: Pick<Draft, 'kind' | 'json'>,
): Promise<Head> {
  return withinStorageBudget(db, userId, async (tx) => {
    const kept = await upsertDraft(tx, userId, draft);
    await deleteDraftsBeyond(tx, userId, draftsAtMost);
    return toHead(kept);
  });
}

const toHead = ({ kind, updatedAt }: { kind: string; updatedAt: Date }): Head => ({
  kind,
  updatedAt: updatedAt.toISOString(),
});
