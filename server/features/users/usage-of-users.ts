import { tokensUsedToday } from '#server/core/ai-tokens.queries.ts';
import { storageBytesOf } from '#server/core/storage.ts';
import type { Database } from '#server/db/connect.ts';

export type UserUsage = { storageBytes: number; tokensToday: number };

/** How much each of these users takes up: bytes of everything stored, and tokens of AI models today. */
export async function usageOfUsers(
  db: Database,
  ids: number[],
): Promise<(id: number) => UserUsage> {
  const bytes = await storageBytesOf(db, ids);
  const tokens = await tokensUsedToday(db, ids);
  return (id) => ({ storageBytes: bytes.get(id) ?? 0, tokensToday: tokens.get(id) ?? 0 });
}
