import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { savedContent } from '#server/db/schema/saved-content.ts';

export async function countSavedContentOf(db: Database, userId: number): Promise<number> {
  return db.$count(
    savedContent,
    and(eq(savedContent.userId, userId), isNull(savedContent.deletedAt)),
  );
}
