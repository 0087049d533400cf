import { setImmediate as nextTurn } from 'node:timers/promises';
import { describeContent } from '#server/content/describe-content.ts';
import type { Database } from '#server/db/connect.ts';
import { keepWords, listUnread } from './saved-content.queries.ts';

/** Contents in memory at a time; one can have 4 MB. */
const atOnce = 10;

/**
 * Reads the words of contents that were stored before lists and the search knew any. One after the
 * other, each kept at once: a start that is broken off goes on where it was.
 */
export async function readUnreadContents(db: Database): Promise<void> {
  for (;;) {
    const items = await listUnread(db, atOnce);
    for (const { id, content } of items) {
      await keepWords(db, id, describeContent(content));
      await nextTurn();
    }
    if (items.length < atOnce) return;
  }
}
